"""Where everything is on the picture of a board, one file a game or family; each defines ``LAYOUT``."""

from functools import lru_cache

from engine.board import Board
from engine.declarations import Declarations
from render.boards.scene import Layout, PressAreas, Scene

LAYOUTS = Declarations(__name__, "LAYOUT", Layout)

CACHED_SCENES = 64
"""A board is laid out for its picture, and for what can be pressed on it."""


def layout_of(board: Board) -> Layout:
    """Return the layout of a board's game, or else of its family; raise ``KeyError`` if there is none."""
    return LAYOUTS.require(board.game, board.family)


@lru_cache(CACHED_SCENES)
def lay_out(board: Board) -> Scene:
    """Lay a board out as its game does; raise ``KeyError`` if the game has no layout."""
    return layout_of(board).lay_out(board)


def press_areas(board: Board) -> PressAreas:
    """Return where the places of a board are pressed, in pixels of a picture whose heading has one line.

    A second line of the heading makes the picture higher at its top: measure from the lower edge. Raise
    ``KeyError`` for a game without a layout.
    """
    return layout_of(board).press_areas(lay_out(board))


def place_of_verb(board: Board, verb: str) -> str:
    """Return the place to press for a move that names no place of the board; empty if there is none."""
    return layout_of(board).place_of_verb(board, verb)


def source_of_verb(board: Board, verb: str) -> str:
    """Return the place from which a card is dragged there; empty if none is."""
    return layout_of(board).source_of_verb(board, verb)


def places_with(board: Board, place: str) -> tuple[str, ...]:
    """Return the other places that a move of a place is about; none in most games."""
    return layout_of(board).places_with(board, place)
