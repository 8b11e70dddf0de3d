"""What a layout makes of a board: which tiles lie where."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from engine.board import Board, Pile
from engine.cards import Card
from render.cards.card_base import CardSize

TITLE_HEIGHT = 72
"""The title line, in pixels at the upper edge of every scene."""
SECOND_LINE = 40
"""How much higher a picture is whose title takes two lines."""
LONGEST = 1280
"""The longest side of a picture: chats scale larger ones down themselves, and worse."""
TALLEST = LONGEST - SECOND_LINE
"""The height that a scene may have."""

Align: TypeAlias = Literal["left", "middle", "right"]
Feet: TypeAlias = Literal["left", "right", "both"]


class Spot(NamedTuple):
    """A card or an empty place: the name of its tile and its upper left corner."""

    tile: str
    x: int
    y: int
    under: str = "felt"
    """What its corners lie on: ``felt``; a ``face`` or ``back`` higher up; ``face/left`` or ``back/left``."""
    rows: int | None = None
    """How many of its rows show from the top; ``None`` for all."""
    columns: int | None = None
    """How many of its columns show from the left; ``None`` for all."""

    @property
    def kind(self) -> str:
        """What can be seen of it: a ``face``, a ``back`` or a ``place``, lying or not."""
        name = self.tile.partition("/")[0]
        return name if name in ("back", "place") else "face"


class Box(NamedTuple):
    """A part of the picture: where the mark of a place goes."""

    x: int
    y: int
    width: int
    height: int
    badge: tuple[int, int] | None = None
    """The middle of its label; ``None`` for the usual: at the lower edge, in a low box at the right."""
    room: tuple[int, int] | None = None
    """How wide and high the label may be; ``None`` for as the box is."""
    feet: Feet | None = None
    """Of a bracket under several cards: at which ends its line turns up to them; ``None`` for a frame."""
    rest: "Box | None" = None
    """Where it goes on, if its cards lie in more than one row."""

    @property
    def parts(self) -> Iterator["Box"]:
        """The box and all that follows as its rest."""
        part: Box | None = self
        while part is not None:
            yield part
            part = part.rest


class Words(NamedTuple):
    """Letters to be printed: their style, and where their upper edge and their middle or an end are."""

    text: str
    style: str
    x: int
    y: int
    align: Align = "middle"
    caption: str = ""
    """The name with which the text begins, to be told in other languages; empty for none."""
    room: int = 0
    """How long the text may be with such a name, in pixels."""


@dataclass(frozen=True, eq=False, slots=True)
class Bed:
    """Words and empty places beneath all else, the same for many boards: what is painted once and kept."""

    words: tuple[Words, ...] = ()
    spots: tuple[Spot, ...] = ()


NOTHING = Bed()


@dataclass(frozen=True, slots=True)
class Scene:
    """A board laid out: everything but the title line, from the bottom up."""

    width: int
    height: int
    card: CardSize
    """The size that the cards of this board have: the one of the sheet to be used."""
    spots: tuple[Spot, ...]
    words: tuple[Words, ...]
    places: Mapping[str, Box]
    """By name, whatever can be marked: a top card, an empty place, some cards together."""
    bed: Bed = NOTHING

    @property
    def printed(self) -> tuple[Words, ...]:
        """All words, those of the bed first."""
        return (*self.bed.words, *self.words)


@dataclass(frozen=True, slots=True)
class Layout:
    """How the boards of one game are laid out."""

    deck: str
    sizes: tuple[CardSize, ...]
    """The sizes of cards to be drawn beforehand: those that boards usually have."""
    lay: Callable[[Board], Scene]


def column(pile: Pile, x: int, y: int, face_strip: int, back_strip: int) -> Iterator[Spot]:
    """Lay a pile downwards: of a covered card only a strip shows, a narrower one of a hidden card."""
    if not pile.cards:
        yield Spot("place", x, y)
    yield from stack(pile.cards, x, y, face_strip, back_strip)


def stack(cards: Sequence[Card | None], x: int, y: int, face_strip: int, back_strip: int) -> Iterator[Spot]:
    """Lay cards downwards, the last of them whole."""
    under = "felt"
    for height, card in enumerate(cards, start=1):
        strip = face_strip if card else back_strip
        yield Spot(card.code if card else "back", x, y, under, None if height == len(cards) else strip)
        under = "face" if card else "back"
        y += strip


def whole(spot: Spot, card: CardSize) -> Box:
    """Return the box of a card or an empty place that nothing covers."""
    width, height = card if not spot.tile.endswith("/lying") else card[::-1]
    return Box(spot.x, spot.y, width, height)
