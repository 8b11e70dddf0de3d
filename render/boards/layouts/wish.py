"""Wish: eight piles in two rows of four, each under its letter."""

from engine.board import Board
from render.boards.scene import MAX_SIDE, TITLE_HEIGHT, Layout, PlacedText, Scene, SceneBuilder

COLUMNS = 4
CARD = (252, 344)
LEFT, COLUMN_PITCH = 52, 308
"""The left edge of the first column, and the distance from column to column."""
NAME_HEIGHT = 62
"""The distance from the top of a pile's letter to the top of the pile."""
FACE_STRIP, BACK_STRIP = 54, 42
"""What shows of a covered card: rank and suit of an open one, the edge of a hidden one."""
ROW_PITCH = NAME_HEIGHT + 3 * FACE_STRIP + CARD[1] + 8
"""The distance from row to row: room for four open cards."""
HEIGHT = TITLE_HEIGHT + 2 * ROW_PITCH + 8


def lay_out(board: Board) -> Scene:
    """Place the piles; the picture has the same size from the deal to the last card."""
    builder = SceneBuilder(MAX_SIDE, CARD)
    for number, pile in enumerate(board.piles):
        row, column = divmod(number, COLUMNS)
        x, y = LEFT + column * COLUMN_PITCH, TITLE_HEIGHT + row * ROW_PITCH
        builder.texts.append(PlacedText(pile.name, "name", x + CARD[0] // 2, y))
        builder.add_column(pile, x, y + NAME_HEIGHT, FACE_STRIP, BACK_STRIP)
    return builder.scene(HEIGHT)


LAYOUT = Layout("french", (CARD,), lay_out)
