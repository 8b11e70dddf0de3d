"""What a layout makes of a board: which tiles lie where."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from engine.board import Board, Pile

TITLE_HEIGHT = 72
"""The title line, in pixels at the upper edge of every picture."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A card or an empty place: the name of its tile and its upper left corner."""

    tile: str
    x: int
    y: int
    under: str = "felt"
    """What its upper corners lie on: ``felt``, a ``face`` or a ``back``."""
    rows: int | None = None
    """How many of its rows show from the top; ``None`` for all."""

    @property
    def kind(self) -> str:
        """What can be seen of it: a ``face``, a ``back`` or a ``place``."""
        return self.tile if self.tile in ("back", "place") else "face"


@dataclass(frozen=True, slots=True)
class Words:
    """Letters to be printed: their style, and where their upper edge and their middle are."""

    text: str
    style: str
    middle: int
    y: int


@dataclass(frozen=True, slots=True)
class Scene:
    """A board laid out: everything but the title line, from the bottom up."""

    width: int
    height: int
    spots: tuple[Spot, ...]
    words: tuple[Words, ...]
    tops: Mapping[str, Spot]
    """By the name of the place: its uppermost card, or the empty place."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How the boards of one game are laid out."""

    deck: str
    card: tuple[int, int]
    """Width and height of a card in pixels."""
    lay: Callable[[Board], Scene]


def column(pile: Pile, x: int, y: int, face_strip: int, back_strip: int) -> Iterator[Spot]:
    """Lay a pile downwards: of a covered card only a strip shows, a narrower one of a hidden card."""
    if not pile.cards:
        yield Spot("place", x, y)
    under = "felt"
    for height, card in enumerate(pile.cards, start=1):
        strip = face_strip if card else back_strip
        yield Spot(card.code if card else "back", x, y, under, None if height == len(pile.cards) else strip)
        under = "face" if card else "back"
        y += strip
