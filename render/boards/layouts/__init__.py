"""Where everything is on the picture of a board, one file for each game or family; each defines ``LAYOUT``.

``painting`` may call it, and the packages above.
It imports ``boards.scene`` and the packages below, and from the engine only boards and cards.
"""

from functools import lru_cache

from engine.board import Board
from engine.declarations import Declarations
from render.boards.scene import Layout, Scene

LAYOUTS = Declarations(__name__, "LAYOUT", Layout)

CACHED_SCENES = 64
"""A board is laid out for its picture, and for what can be pressed on it."""


def layout_names() -> tuple[str, ...]:
    """Return the names of all games and families that have a layout."""
    return tuple(LAYOUTS.all())


def find_layout(game: str) -> Layout:
    """Return the ``LAYOUT`` of the module with a name; raise ``KeyError`` if there is none."""
    return LAYOUTS.require(game)


def layout_of(board: Board) -> Layout:
    """Return the layout of a board's game, or else of its family; raise ``KeyError`` if there is none."""
    return LAYOUTS.require(board.game, board.family)


@lru_cache(CACHED_SCENES)
def lay_out(board: Board) -> Scene:
    """Lay a board out as its game does; raise ``KeyError`` if the game has no layout."""
    return layout_of(board).lay_out(board)
