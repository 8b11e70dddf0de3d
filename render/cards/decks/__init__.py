"""The faces of the decks, one file for each deck."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeAlias

from PIL import Image

from render.cards.card_base import CardSize
from render.graphics.theme import Theme

Faces: TypeAlias = Callable[[Theme, int, int], Mapping[str, Image.Image]]
"""Draws every card of a deck, by its code, to the edges of a rectangle of that width and height."""
Signs: TypeAlias = Callable[[int, int], Mapping[str, Image.Image]]
"""Draws signs on empty places, by name, as coverage of a whole card of that width and height."""


@dataclass(frozen=True, slots=True)
class Deck:
    """How the cards of one deck are drawn."""

    faces: Faces
    lying: bool = False
    """Whether the faces are also wanted wider than high, for the tiles ``CODE/lying``."""
    large: CardSize | None = None
    """The size of cards that lie apart from the many, for the tiles ``CODE/large``."""
    signs: Signs | None = None
    """What draws the signs of the tiles ``place/SIGN``."""
    colors: str = ""
    """The deck whose colors in the themes it shares; if empty, each theme has a group of its own for it."""


def deck_names() -> tuple[str, ...]:
    """Return the names of all decks that can be drawn."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


@cache
def find_deck(name: str) -> Deck:
    """Return what the deck's module calls ``DECK``; raise ``KeyError`` where there is none."""
    if name not in deck_names():
        raise KeyError(f"no deck {name!r} can be drawn; known: {', '.join(deck_names())}")
    deck: Deck = import_module(f"{__name__}.{name}").DECK
    return deck


def deck_colors(name: str) -> str:
    """Return the group of the themes that has the colors of a deck; raise ``KeyError`` if it is unknown."""
    return find_deck(name).colors or name
