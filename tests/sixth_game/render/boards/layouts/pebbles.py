"""Pebbles: three piles side by side, each below its letter, and the card taken last at the right."""

from engine.board import Board
from render.boards.scene import (
    TITLE_HEIGHT,
    Layout,
    MarkBox,
    PlacedSprite,
    PlacedText,
    Scene,
    card_box,
    column_sprites,
)

CARD = (140, 196)
LEFT, COLUMN_PITCH = 40, 200
"""The left edge of the first column, and the distance from column to column."""
NAME_HEIGHT = 62
"""The distance from the top of a pile's letter to the top of the pile."""
BACK_STRIP = 30
FACE_STRIP = CARD[1] + 8
"""Face-up cards of this deck do not overlap: they have no index."""
HEIGHT = TITLE_HEIGHT + NAME_HEIGHT + 4 * FACE_STRIP
WIDTH = 2 * LEFT + 3 * COLUMN_PITCH + CARD[0]


def lay_out(board: Board) -> Scene:
    """Place the piles and the last card taken."""
    sprites: list[PlacedSprite] = []
    texts: list[PlacedText] = []
    places: dict[str, MarkBox] = {}
    top = TITLE_HEIGHT + NAME_HEIGHT
    for number, pile in enumerate(board.piles):
        x = LEFT + number * COLUMN_PITCH
        texts.append(PlacedText(pile.name, "name", x + CARD[0] // 2, TITLE_HEIGHT))
        if pile.kind == "taken":
            sprites.append(PlacedSprite(pile.top.code if pile.top else "place", x, top))
        else:
            sprites += column_sprites(pile, x, top, FACE_STRIP, BACK_STRIP)
        places[pile.name] = card_box(sprites[-1], CARD)
    return Scene(WIDTH, HEIGHT, CARD, tuple(sprites), tuple(texts), places)


LAYOUT = Layout("pebble", (CARD,), lay_out)
