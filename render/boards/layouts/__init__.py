"""Where everything is on the picture of a board, one file for each game; each defines ``LAYOUT``.

``painting`` may call it, and the packages above.
It imports ``boards.scene`` and the packages below, and from the engine only boards and cards.
"""

from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules

from engine.board import Board
from render.boards.scene import Layout, Scene

CACHED_SCENES = 64
"""A board is laid out for its picture, and for what can be pressed on it."""


def layout_names() -> tuple[str, ...]:
    """Return the names of all games that have a layout."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


@cache
def find_layout(game: str) -> Layout:
    """Return the ``LAYOUT`` of a game's module; raise ``KeyError`` if there is none."""
    if game not in layout_names():
        raise KeyError(f"no layout for {game!r}; available: {', '.join(layout_names())}")
    layout: Layout = import_module(f"{__name__}.{game}").LAYOUT
    return layout


@lru_cache(CACHED_SCENES)
def lay_out(board: Board) -> Scene:
    """Lay a board out as its game does; raise ``KeyError`` if the game has no layout."""
    return find_layout(board.game).lay_out(board)
