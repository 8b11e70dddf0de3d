"""The sheet of a theme: everything costly, drawn once, as tiles of one palette that are only pasted."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from threading import Lock
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from render.cards import Outside, Shape
from render.decks import find_deck
from render.lettering import alphabet
from render.palette import choose_colours, palette_picture
from render.theme import Colour, load_theme

STYLES: Mapping[str, tuple[int, str, str]] = MappingProxyType(
    {"title": (50, "title", "bar"), "note": (40, "note", "bar"), "name": (54, "name", "felt")}
)
"""The styles of lettering: pixels to the em, and the table's colours of the letters and of their ground."""


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
    """``back``, ``place``, and the cards by their codes: over bare felt, shadow included."""
    corners: Mapping[tuple[str, str], tuple[Patch, ...]]
    """The upper corners of a ``face`` or ``back`` lying on another one; keys are the upper and the lower."""
    marks: Mapping[tuple[str, str], tuple[Patch, ...]]
    """The mark of a ``face`` or ``back`` on felt or another one, and of a ``place`` on ``felt``."""
    letters: Mapping[str, Mapping[str, Image.Image]]
    """The characters of each style."""

    @lru_cache(1024)  # noqa: B019 - sheets are never let go
    def strip(self, tile: str, kind: str, under: str, rows: int) -> Image.Image:
        """Return the upper rows of a card that is covered, its corners over what is under it."""
        whole = self.tiles[tile]
        strip = whole.crop((0, 0, whole.width, rows))
        if under != "felt":
            for patch in self.corners[kind, under]:
                strip.paste(patch.tile, (patch.x, patch.y))
        return strip

    def bytes(self) -> int:
        """Return about how much memory the tiles take."""
        parts = [*self.tiles.values(), *(tile for style in self.letters.values() for tile in style.values())]
        return sum(tile.width * tile.height for tile in parts)


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


class Drawing:
    """A sheet in the making, in full colour."""

    def __init__(self, theme: str, deck: str, shape: Shape) -> None:
        self.theme = load_theme(theme)
        self.shape = shape
        outside = Outside(self.theme, shape)
        felt, back, blank = outside.felt(), outside.back(), outside.blank()
        self.under = {
            "felt": felt,
            "face": _lower(outside.card(blank, felt)),
            "back": _lower(outside.card(back, felt)),
        }
        cards = {"face": blank, "back": back}
        self.tiles = {"back": outside.card(back, felt), "place": outside.place()}
        for code, face in find_deck(deck).faces(self.theme, shape.width, shape.height).items():
            self.tiles[code] = outside.card(face, felt)
        self.corners = {
            (upper, lower): self._corners(outside.card(cards[upper], self.under[lower]))
            for upper in cards
            for lower in cards
        }
        self.marks = {}
        for upper, card in cards.items():
            on_felt = outside.marked(outside.card(card, felt))
            for lower, ground in self.under.items():
                self.marks[upper, lower] = self._ring(outside.marked(outside.card(card, ground)), on_felt)
        place = outside.marked(outside.place())
        self.marks["place", "felt"] = self._ring(place, place)
        table = self.theme["table"]
        self.letters = {
            style: alphabet(size, table[letters], table[ground])
            for style, (size, letters, ground) in STYLES.items()
        }
        self.used = ("table", "card", "back", *find_deck(deck).groups())

    def finished(self) -> Sheet:
        """Choose the palette and put everything into it."""
        colours = choose_colours(tuple(self._named()), self._samples())
        guide = palette_picture(colours)

        def fit(picture: Image.Image) -> Image.Image:
            return picture.quantize(palette=guide, dither=Image.Dither.NONE)

        def fit_all(patches: tuple[Patch, ...]) -> tuple[Patch, ...]:
            return tuple(Patch(x, y, fit(tile)) for x, y, tile in patches)

        return Sheet(
            self.theme.name,
            self.shape,
            bytes(part for colour in colours for part in colour),
            {name: colours.index(colour) for name, colour in self.theme["table"].items()},
            {name: fit(tile) for name, tile in self.tiles.items()},
            {kinds: fit_all(patches) for kinds, patches in self.corners.items()},
            {kinds: fit_all(patches) for kinds, patches in self.marks.items()},
            {
                style: {char: fit(tile) for char, tile in tiles.items()}
                for style, tiles in self.letters.items()
            },
        )

    def _named(self) -> Iterator[Colour]:
        for group in self.used:
            yield from self.theme[group].values()

    def _samples(self) -> Iterator[Image.Image]:
        """Yield what the palette must serve."""
        yield from self.tiles.values()
        for patches in (*self.corners.values(), *self.marks.values()):
            yield from (patch.tile for patch in patches)
        for tiles in self.letters.values():
            yield from (tiles[character] for character in "abcdefghSW0123456789")

    def _corners(self, card: Image.Image) -> tuple[Patch, ...]:
        """Cut out the two upper corners."""
        side, width = self.shape.corner, self.shape.width
        return _cut(card, (0, 0, side, side), (width - side, 0, width, side))

    def _ring(self, card: Image.Image, on_felt: Image.Image) -> tuple[Patch, ...]:
        """Cut out the four edges, as wide as a mark; the lower one always lies on the felt."""
        line = self.shape.mark
        width, height = self.shape.width, self.shape.height
        low = height - self.shape.corner
        return (
            *_cut(card, (0, 0, width, line), (0, line, line, low), (width - line, line, width, low)),
            *_cut(on_felt, (0, low, line, height - line), (width - line, low, width, height - line)),
            *_cut(on_felt, (0, height - line, width, height + self.shape.shadow)),
        )


def _cut(card: Image.Image, *boxes: tuple[int, int, int, int]) -> tuple[Patch, ...]:
    return tuple(Patch(left, top, card.crop((left, top, right, end))) for left, top, right, end in boxes)


def _lower(card: Image.Image) -> Image.Image:
    """Return what the card looks like below its upper corners: its two edges, all the way down.

    Any row below the corners serves, for the edges of faces and backs are the same from row to row there.
    """
    row = card.crop((0, card.height // 2, card.width, card.height // 2 + 1))
    return row.resize(card.size)
