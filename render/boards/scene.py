"""Scenes: where a layout places the sprites and texts of a board."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from engine.board import Board, Pile
from render.cards.card_base import CardSize

TITLE_HEIGHT = 72
"""The height of the title line, at the upper edge of every scene, in pixels."""
SECOND_LINE_HEIGHT = 40
"""How much higher a picture is if its title takes two lines."""
MAX_SIDE = 1280
"""The longest side of a picture: chats scale larger ones down themselves, and worse."""
MAX_HEIGHT = MAX_SIDE - SECOND_LINE_HEIGHT

Align: TypeAlias = Literal["left", "middle", "right"]
BracketEnds: TypeAlias = Literal["left", "right", "both"]


class PlacedSprite(NamedTuple):
    """A card or an empty place: the name of its sprite and its upper left corner."""

    sprite: str
    x: int
    y: int
    under: str = "felt"
    """What is under its corners: ``felt``; a ``face``, ``back`` or ``known`` card above; ``face/left``,
    ``back/left`` or, for a small card, ``small/left``."""
    rows: int | None = None
    """The number of its rows that show, from the top; ``None`` for all."""
    columns: int | None = None
    """The number of its columns that show, from the left; ``None`` for all."""

    @property
    def kind(self) -> str:
        """What it shows: a ``face``, a ``back``, a ``known`` card that lies face down, or a ``place``."""
        name, _, variant = self.sprite.partition("/")
        if name in ("back", "place"):
            return name
        return "known" if variant == "known" else "face"


class MarkBox(NamedTuple):
    """Where the mark of a place goes."""

    x: int
    y: int
    width: int
    height: int
    label_center: tuple[int, int] | None = None
    """The center of its label; ``None`` for the default: at the lower edge, or at the right of a low box."""
    label_room: tuple[int, int] | None = None
    """The greatest width and height of the label; ``None`` for those of the box."""
    bracket_ends: BracketEnds | None = None
    """If it is a bracket below several cards, the ends at which its line turns up; ``None`` for a frame."""
    rest: "MarkBox | None" = None
    """The box in the next row, if its cards are in several rows."""

    @property
    def parts(self) -> Iterator["MarkBox"]:
        """The box and its rest, row by row."""
        part: MarkBox | None = self
        while part is not None:
            yield part
            part = part.rest


class PlacedText(NamedTuple):
    """A text with its style, its upper edge, and the ``x`` of its center or an end."""

    text: str
    style: str
    x: int
    y: int
    align: Align = "middle"
    caption: str = ""
    """The name at the beginning of the text that is translated; empty if there is none."""
    room: int = 0
    """The greatest width of a text with a caption, in pixels."""


class PressArea(NamedTuple):
    """A rectangle of the picture that a player can press, in pixels."""

    x: int
    y: int
    width: int
    height: int


PressAreas: TypeAlias = Mapping[str, tuple[PressArea, ...]]
"""By the name of a place, the areas that stand for it."""


@dataclass(frozen=True, eq=False, slots=True)
class Background:
    """Texts and empty places under everything else, which many boards share: painted once and cached."""

    texts: tuple[PlacedText, ...] = ()
    sprites: tuple[PlacedSprite, ...] = ()


NO_BACKGROUND = Background()


@dataclass(frozen=True, slots=True)
class Scene:
    """A board laid out: everything except its title, from the bottom up."""

    width: int
    height: int
    card_size: CardSize
    """The size of the cards of this board, which chooses the sprite sheet."""
    sprites: tuple[PlacedSprite, ...]
    texts: tuple[PlacedText, ...]
    places: Mapping[str, MarkBox]
    """By name, everything that can be marked: a top card, an empty place, several cards together, or the part
    that shows of a covered card."""
    background: Background = NO_BACKGROUND
    pile_areas: PressAreas = field(default_factory=dict)
    """By name, where piles lie that are more than their place: covered cards too, or what is never marked."""


@dataclass(slots=True)
class SceneBuilder:
    """A scene being built."""

    width: int
    card_size: CardSize
    sprites: list[PlacedSprite] = field(default_factory=list)
    texts: list[PlacedText] = field(default_factory=list)
    places: dict[str, MarkBox] = field(default_factory=dict)
    pile_areas: dict[str, tuple[PressArea, ...]] = field(default_factory=dict)
    label_rise: int | None = None
    """How far the centers of labels are above the lower edges of cards; ``None`` for the default."""

    def add(self, name: str, placed: PlacedSprite) -> None:
        """Add a card or an empty place that nothing covers, and its place."""
        self.sprites.append(placed)
        box = card_box(placed, self.card_size)
        if self.label_rise is not None:
            box = box._replace(label_center=(box.x + box.width // 2, box.y + box.height - self.label_rise))
        self.places[name] = box

    def add_column(self, pile: Pile, x: int, y: int, face_strip: int, back_strip: int) -> PlacedSprite:
        """Add a pile as ``column_sprites`` places it, whose top is a place; return its last sprite."""
        *covered, top = column_sprites(pile, x, y, face_strip, back_strip)
        self.sprites += covered
        self.add(pile.name, top)
        self.pile_areas[pile.name] = (PressArea(x, y, self.card_size[0], top.y + self.card_size[1] - y),)
        return top

    def add_fan(self, pile: Pile, cards: Iterable[PlacedSprite]) -> None:
        """Add a pile each of whose face-up cards is a place: of a covered card, the part that shows.

        ``cards`` are its cards from the bottom up, or its empty place.
        """
        *covered, top = cards
        for number, placed in enumerate(covered, start=1):
            self.sprites.append(placed)
            if placed.kind == "face":
                self.places[pile.place_of(number)] = visible_box(placed, self.card_size)
        self.add(pile.name, top)

    def scene(self, height: int, background: Background = NO_BACKGROUND) -> Scene:
        """Return the scene."""
        sprites, texts = tuple(self.sprites), tuple(self.texts)
        places, areas = self.places, self.pile_areas
        return Scene(self.width, height, self.card_size, sprites, texts, places, background, areas)


def mark_areas(scene: Scene) -> PressAreas:
    """Return the areas of places that are pressed where they are marked."""
    return {
        name: tuple(PressArea(part.x, part.y, part.width, part.height) for part in box.parts)
        for name, box in scene.places.items()
    }


@dataclass(frozen=True, slots=True)
class Layout:
    """How the boards of a game are laid out."""

    deck: str
    card_sizes: tuple[CardSize, ...]
    """The usual sizes of cards, which are drawn in advance."""
    lay_out: Callable[[Board], Scene]
    press_areas: Callable[[Scene], PressAreas] = mark_areas
    """Where a player presses the places of a scene."""
    place_of_verb: Callable[[Board, str], str] = lambda _board, _verb: ""
    """The place to press for a move that names none, such as the stock for dealing, or empty."""
    lay_out_animation: Callable[[Sequence[Board]], Iterable[Scene]] | None = None
    """Lays out all boards of an animation so that cards that stay keep their places: each that moves takes
    time and bytes. ``None`` if each board is laid out by itself."""
    lay_out_table: Callable[[Board], Scene] | None = None
    """Lays out a board for the table, which a player has in view for a whole game: all scenes of a game
    with the same options have one size, and what is not moved stays in place. ``None`` if it is ``lay_out``
    that does so."""
    source_of_verb: Callable[[Board, str], str] = lambda _board, _verb: ""
    """From which place a move that names none takes a card to the place to press, so that a player can drag
    it there; empty if it takes none."""
    places_with: Callable[[Board, str], tuple[str, ...]] = lambda _board, _place: ()
    """The other places that a move of a place is about, such as the rest of the cards that it takes."""

    def scenes(self, boards: Sequence[Board]) -> Iterable[Scene]:
        """Lay out the boards of an animation."""
        return self.lay_out_animation(boards) if self.lay_out_animation else map(self.lay_out, boards)


def column_sprites(pile: Pile, x: int, y: int, face_strip: int, back_strip: int) -> Iterator[PlacedSprite]:
    """Place a pile as a column, or its empty place; covered cards show a strip, hidden ones a smaller one."""
    if not pile.cards:
        yield PlacedSprite("place", x, y)
    under = "felt"
    for number, card in enumerate(pile.cards, start=1):
        strip = face_strip if card else back_strip
        rows = None if number == len(pile.cards) else strip
        yield PlacedSprite(card.code if card else "back", x, y, under, rows)
        under = "face" if card else "back"
        y += strip


def stock_of_deal(_board: Board, verb: str) -> str:
    """Return the place to press for dealing: the stock."""
    return "stock" if verb == "deal" else ""


def visible_box(placed: PlacedSprite, card_size: CardSize) -> MarkBox:
    """Return the box of the part of a card that shows."""
    x, y, width, height, *_ = card_box(placed, card_size)
    return MarkBox(x, y, placed.columns or width, placed.rows or height)


def card_box(placed: PlacedSprite, card_size: CardSize) -> MarkBox:
    """Return the box of a card or an empty place that nothing covers."""
    width, height = card_size[::-1] if placed.sprite.endswith("/horizontal") else card_size
    return MarkBox(placed.x, placed.y, width, height)
