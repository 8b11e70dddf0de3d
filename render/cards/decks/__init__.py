"""The faces of the cards, one file for each deck, found by its name; each defines ``DECK``."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from engine.declarations import Declarations
from render.cards.card_base import CardSize
from render.graphics.theme import Theme

DrawFaces: TypeAlias = Callable[[Theme, int, int], Mapping[str, Image.Image]]
"""Returns every card of a deck by its code, filling a rectangle of that width and height."""
DrawBacks: TypeAlias = Callable[[Theme, Image.Image], Mapping[str, Image.Image]]
"""Returns by its code the back of every card that tells which card it is, drawn on a back."""
DrawSymbols: TypeAlias = Callable[[int, int], Mapping[str, Image.Image]]
"""Returns symbols of empty places by name, as coverage masks of a card of that width and height."""


@dataclass(frozen=True, slots=True)
class SmallCards:
    """How small cards are drawn, which lie beside others on a board and show only an index."""

    size: Callable[[CardSize], CardSize]
    """Returns the size of small cards on a board with cards of a size."""
    faces: DrawFaces


@dataclass(frozen=True, slots=True)
class Deck:
    """How the cards of a deck are drawn."""

    faces: DrawFaces
    has_horizontal: bool = False
    """Whether boards have cards wider than high too: the sprites ``CODE/horizontal``."""
    large_size: CardSize | None = None
    """The size of cards that lie apart from the table: the sprites ``CODE/large``."""
    small: SmallCards | None = None
    """Cards in a second, small size: the sprites ``CODE/small``."""
    known_backs: DrawBacks | None = None
    """Draws cards that lie face down although they are known, in open games: the sprites ``CODE/known``."""
    strips: DrawFaces | None = None
    """Draws what shows of covered cards in long piles, with a smaller index: the sprites ``CODE/strip``. The
    height is that of a card; strips are as high as they are drawn."""
    symbols: DrawSymbols | None = None
    """Draws the symbols of empty places: the sprites ``place/SYMBOL``."""
    colors: str = ""
    """The deck whose colors in the themes it shares; if empty, each theme has a group of its own for it."""

    def size_of(self, sprite: str, card_size: CardSize) -> CardSize:
        """Return the size of a sprite, without its shadow, on a board with cards of a size."""
        kind = sprite.partition("/")[2]
        if kind == "large" and self.large_size:
            return self.large_size
        if kind == "small" and self.small:
            return self.small.size(card_size)
        return (card_size[1], card_size[0]) if kind == "horizontal" else card_size


DECKS = Declarations(__name__, "DECK", Deck)


def deck_colors(name: str) -> str:
    """Return the group of the themes that has the colors of a deck; raise ``KeyError`` if it is unknown."""
    return DECKS.require(name).colors or name
