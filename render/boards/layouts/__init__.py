"""Where things lie on the picture, one file for each game."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from render.boards.scene import Layout


def layout_names() -> tuple[str, ...]:
    """Return the names of all games that have a layout."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


@cache
def find_layout(game: str) -> Layout:
    """Return what the game's module calls ``LAYOUT``; raise ``KeyError`` for a game without one."""
    if game not in layout_names():
        raise KeyError(f"no layout for {game!r}; there is: {', '.join(layout_names())}")
    layout: Layout = import_module(f"{__name__}.{game}").LAYOUT
    return layout
