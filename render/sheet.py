"""The sheet of a theme: everything costly, drawn once, as tiles of one palette that are only pasted."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from threading import Lock
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from engine.board import MarkKind
from render.cards import Outside, Shape
from render.decks import find_deck
from render.lettering import alphabet
from render.marks import Bar, Frame, Sketch, sketch
from render.palette import choose_colours, palette_picture
from render.scene import Spot
from render.theme import Colour, load_theme


class Style(NamedTuple):
    """A style of lettering: pixels to the em, and the table's colours of the letters and of their ground."""

    size: int
    letters: str
    ground: str


STYLES: Mapping[str, Style] = MappingProxyType(
    {
        "title": Style(50, "title", "bar"),
        "note": Style(40, "note", "bar"),
        "slight": Style(32, "note", "bar"),
        "name": Style(54, "name", "felt"),
        "small": Style(40, "name", "felt"),
        "tiny": Style(32, "name", "felt"),
        "badge": Style(40, "label", "mark"),
        "little": Style(28, "label", "mark"),
    }
)
"""What is printed on felt lies beneath the cards, all else upon them."""
LETTERING_SIZE = 20
"""How many colours a theme's table and all its lettering have."""
SAMPLE = "abcdefghSW0123456789"
"""The characters by which the colours of lettering are chosen."""


class Lettering(NamedTuple):
    """What all sheets of a theme share: the characters, and the colours with which their palettes begin."""

    colours: tuple[Colour, ...]
    letters: Mapping[str, Mapping[str, Image.Image]]


class Patch(NamedTuple):
    """A tile with its distance from the corner of the card on which it is pasted."""

    x: int
    y: int
    tile: Image.Image


@dataclass(frozen=True, eq=False, slots=True)
class Sheet:
    """All tiles of one theme, deck and size; nothing in it ever changes, so threads may share it."""

    theme: str
    shape: Shape
    palette: bytes
    """Red, green and blue of each colour."""
    ground: Mapping[str, int]
    """The index of the table's colours, by name."""
    tiles: Mapping[str, Image.Image]
    """``back``, ``place``, and the cards by their codes: over bare felt, shadow included.

    Lying ones are ``CODE/lying``, large ones ``CODE/large``; a place with a sign is ``place/SIGN``.
    """
    corners: Mapping[tuple[str, str], tuple[Patch, ...]]
    """The corners of a ``face`` or ``back`` lying on another one; keys are its kind and what is ``under``."""
    frames: Mapping[MarkKind, Frame]
    letters: Mapping[str, Mapping[str, Image.Image]]
    """The characters of each style."""

    def seen(self, spot: Spot) -> Image.Image:
        """Return what shows of a card: all of it or a part, its corners over what is under it."""
        if spot.rows is None and spot.columns is None and spot.under == "felt":
            return self.tiles[spot.tile]
        return self._part(spot.tile, spot.kind, spot.under, spot.rows, spot.columns)

    @lru_cache(4096)  # noqa: B019 - sheets are never let go
    def _part(self, tile: str, kind: str, under: str, rows: int | None, columns: int | None) -> Image.Image:
        whole = self.tiles[tile]
        part = whole.crop((0, 0, columns or whole.width, rows or whole.height))
        if under != "felt":
            for patch in self.corners[kind, under]:
                part.paste(patch.tile, (patch.x, patch.y))
        return part


_DRAWING = Lock()


def sheet(theme: str, deck: str, width: int, height: int) -> Sheet:
    """Return the sheet with cards of that many pixels, drawn the first time it is asked for.

    Raise ``KeyError`` where there is no such theme or deck.
    """
    with _DRAWING:  # so that two threads do not both draw it
        return _sheet(theme, deck, width, height)


@cache
def _sheet(theme: str, deck: str, width: int, height: int) -> Sheet:
    return Drawing(theme, deck, Shape(width, height)).finished()


@cache
def _lettering(theme: str) -> Lettering:
    """Draw the letters of a theme, which are too many to be kept anew with every sheet."""
    table = load_theme(theme)["table"]
    drawn = {
        name: alphabet(style.size, table[style.letters], table[style.ground])
        for name, style in STYLES.items()
    }
    samples = (tiles[character] for tiles in drawn.values() for character in SAMPLE)
    colours = choose_colours(tuple(table.values()), samples, LETTERING_SIZE)
    guide = palette_picture(colours)
    letters = {
        style: {character: _fit(tile, guide) for character, tile in tiles.items()}
        for style, tiles in drawn.items()
    }
    return Lettering(colours, letters)


def _fit(picture: Image.Image, guide: Image.Image) -> Image.Image:
    return picture.quantize(palette=guide, dither=Image.Dither.NONE)


class Drawing:
    """A sheet in the making, in full colour."""

    def __init__(self, theme: str, deck: str, shape: Shape) -> None:
        self.theme = load_theme(theme)
        self.shape = shape
        self.deck = find_deck(deck)
        outside = Outside(self.theme, shape)
        back = outside.back()
        faces = {"back": back, **self.deck.faces(self.theme, shape.width, shape.height)}
        self.tiles = {code: outside.card(face, outside.felt()) for code, face in faces.items()}
        self.tiles["place"] = outside.place()
        if self.deck.signs:
            for name, sign in self.deck.signs(shape.width, shape.height).items():
                self.tiles[f"place/{name}"] = outside.place(sign)
        if self.deck.lying:
            self._draw_also("lying", shape.lying)
        if self.deck.large:
            self._draw_also("large", Shape(*self.deck.large))
        self.corners = self._all_corners(outside, {"face": outside.blank(), "back": back})
        self.sketches = {kind: sketch(kind, self.theme, shape) for kind in MarkKind}
        self.lettering = _lettering(theme)
        self.used = ("card", "back", *self.deck.groups)

    def finished(self) -> Sheet:
        """Choose the palette and put everything into it."""
        colours = choose_colours(tuple(self._named()), self._samples())
        guide = palette_picture(colours)
        ground = {name: colours.index(colour) for name, colour in self.theme["table"].items()}

        def fit_all(patches: tuple[Patch, ...]) -> tuple[Patch, ...]:
            return tuple(Patch(x, y, _fit(tile, guide)) for x, y, tile in patches)

        return Sheet(
            self.theme.name,
            self.shape,
            bytes(part for colour in colours for part in colour),
            ground,
            {name: _fit(tile, guide) for name, tile in self.tiles.items()},
            {kinds: fit_all(patches) for kinds, patches in self.corners.items()},
            {kind: _frame(drawn, _fit(drawn.corner, guide), ground) for kind, drawn in self.sketches.items()},
            self.lettering.letters,
        )

    def _draw_also(self, way: str, shape: Shape) -> None:
        """Draw every card and the empty place in another shape; the names of their tiles end in that way."""
        outside = Outside(self.theme, shape)
        faces = {"back": outside.back(), **self.deck.faces(self.theme, shape.width, shape.height)}
        for code, face in faces.items():
            self.tiles[f"{code}/{way}"] = outside.card(face, outside.felt())
        self.tiles[f"place/{way}"] = outside.place()

    def _all_corners(
        self, outside: Outside, cards: Mapping[str, Image.Image]
    ) -> dict[tuple[str, str], tuple[Patch, ...]]:
        """Draw the corners of each kind of card on each kind, higher up and to the left."""
        side, width, height = self.shape.corner, self.shape.width, self.shape.height
        on_felt = {kind: outside.card(card, outside.felt()) for kind, card in cards.items()}
        high = ((0, 0, side, side), (width - side, 0, width, side))
        left = ((0, 0, side, side), (0, height - side, side, height + self.shape.shadow))
        corners = {}
        for lower, ground in on_felt.items():
            for upper, card in cards.items():
                corners[upper, lower] = _cut(outside.card(card, _downwards(ground)), *high)
                corners[upper, f"{lower}/left"] = _cut(outside.card(card, _rightwards(ground)), *left)
        return corners

    def _named(self) -> Iterator[Colour]:
        """Yield the colours with which the palette begins, those of the lettering first."""
        yield from self.lettering.colours
        for group in self.used:
            yield from self.theme[group].values()

    def _samples(self) -> Iterator[Image.Image]:
        """Yield what the palette must serve."""
        yield from self.tiles.values()
        for patches in self.corners.values():
            yield from (patch.tile for patch in patches)


def _frame(drawn: Sketch, corner: Image.Image, ground: Mapping[str, int]) -> Frame:
    """Make a frame of the drawing of its upper left corner."""
    across, down = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
    one = (corner, drawn.mask)
    right = (corner.transpose(across), drawn.mask.transpose(across))
    low, low_right = ((tile.transpose(down), mask.transpose(down)) for tile, mask in (one, right))
    bars = tuple(Bar(inset, width, ground[colour], short) for inset, width, colour, short in drawn.bands)
    return Frame((one, right, low, low_right), bars, drawn.beyond, drawn.reach)


def _cut(card: Image.Image, *boxes: tuple[int, int, int, int]) -> tuple[Patch, ...]:
    return tuple(Patch(left, top, card.crop((left, top, right, end))) for left, top, right, end in boxes)


def _downwards(card: Image.Image) -> Image.Image:
    """Return what the card looks like below its upper corners: its two edges, all the way down.

    Any row below the corners serves, for the edges of faces and backs are the same from row to row there.
    """
    row = card.crop((0, card.height // 2, card.width, card.height // 2 + 1))
    return row.resize(card.size)


def _rightwards(card: Image.Image) -> Image.Image:
    """Return what the card looks like to the right of its left corners: its upper and its lower edge."""
    line = card.crop((card.width // 2, 0, card.width // 2 + 1, card.height))
    return line.resize(card.size)
