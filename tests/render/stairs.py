"""The picture of Stairs, the small game for tests in which covered cards can be moved."""

from engine.board import Board
from render.boards.scene import TITLE_HEIGHT, Layout, PlacedText, Scene, SceneBuilder, column_sprites

CARD = (150, 206)
FACE_STRIP, BACK_STRIP = 42, 18
"""As narrow as a long pile makes them."""


def lay_out(board: Board) -> Scene:
    """Place four piles side by side, of which every card that shows is a place."""
    builder = SceneBuilder(4 * (CARD[0] + 50), CARD)
    for number, pile in enumerate(board.piles):
        x, y = 24 + number * (CARD[0] + 50), TITLE_HEIGHT + 62
        builder.texts.append(PlacedText(pile.name, "name", x + CARD[0] // 2, TITLE_HEIGHT))
        builder.add_fan(pile, column_sprites(pile, x, y, FACE_STRIP, BACK_STRIP))
    return builder.scene(1200)


LAYOUT = Layout("french", (CARD,), lay_out)
