"""The faces of the decks, one file for each deck."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast

from PIL import Image

from render.theme import Theme


class Deck(Protocol):
    """What a module of this package offers; what else it may, the functions below tell."""

    @staticmethod
    def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
        """Draw every card of the deck to the edges of its rectangle, by the code of the card."""

    @staticmethod
    def groups() -> tuple[str, ...]:
        """Return the groups of a theme's colours that the faces use."""


def deck_names() -> tuple[str, ...]:
    """Return the names of all decks that can be drawn."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


def find_deck(name: str) -> Deck:
    """Return the deck of that name; raise ``KeyError`` where there is none."""
    if name not in deck_names():
        raise KeyError(f"no deck {name!r} can be drawn; known: {', '.join(deck_names())}")
    return cast(Deck, import_module(f"{__name__}.{name}"))


def lies(name: str) -> bool:
    """Tell whether cards of the deck also lie: its module says ``LYING = True`` then.

    Its ``faces`` are also asked for wider than high, and become the tiles ``CODE/lying``.
    """
    return bool(getattr(find_deck(name), "LYING", False))


def find_large(name: str) -> tuple[int, int] | None:
    """Return the size of cards that lie apart from the many: its module says ``LARGE = (…, …)`` then.

    Its ``faces`` are also asked for in that size, and become the tiles ``CODE/large``.
    """
    size: tuple[int, int] | None = getattr(find_deck(name), "LARGE", None)
    return size


def find_signs(name: str, width: int, height: int) -> Mapping[str, Image.Image]:
    """Return the signs on empty places, by name and as coverage of a whole card.

    They are what the module's ``signs(width, height)`` draws, where there is one.
    """
    signs: Callable[[int, int], Mapping[str, Image.Image]] = getattr(find_deck(name), "signs", _no_signs)
    return signs(width, height)


def _no_signs(_width: int, _height: int) -> Mapping[str, Image.Image]:
    return {}
