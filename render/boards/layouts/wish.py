"""Wish: eight piles in two rows of four, each under its letter."""

from engine.board import Board
from render.boards.scene import LONGEST, TITLE_HEIGHT, Box, Layout, Scene, Spot, Words, column, whole

WIDTH = LONGEST
COLUMNS = 4
CARD = (252, 344)
LEFT, ACROSS = 52, 308
"""The first column, and from column to column."""
NAME_HEIGHT = 62
"""From the top of a pile's letter to the top of the pile."""
FACE_STRIP, BACK_STRIP = 54, 42
"""What shows of a covered card: rank and suit of an open one, the edge of a hidden one."""
DOWN = NAME_HEIGHT + 3 * FACE_STRIP + CARD[1] + 8
"""From row to row: as much as four open cards take."""
HEIGHT = TITLE_HEIGHT + 2 * DOWN + 8


def lay(board: Board) -> Scene:
    """Lay the piles out; the picture has the same size from the deal to the last card."""
    spots: list[Spot] = []
    words: list[Words] = []
    places: dict[str, Box] = {}
    for place, pile in enumerate(board.piles):
        row, across = divmod(place, COLUMNS)
        x, y = LEFT + across * ACROSS, TITLE_HEIGHT + row * DOWN
        words.append(Words(pile.name, "name", x + CARD[0] // 2, y))
        spots += column(pile, x, y + NAME_HEIGHT, FACE_STRIP, BACK_STRIP)
        places[pile.name] = whole(spots[-1], CARD)
    return Scene(WIDTH, HEIGHT, CARD, tuple(spots), tuple(words), places)


LAYOUT = Layout("french", (CARD,), lay)
