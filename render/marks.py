"""Marks: frames about a place, unlike in shape and weight by what they mean, and the badges on them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.board import MarkKind
from render.cards import RADIUS, Shape
from render.pen import LARGER
from render.theme import Theme

EDGE = "label"
"""The table's colour of the lines along a mark, as dark as its letters."""


class Band(NamedTuple):
    """A line of a frame: how far within its outer edge, how wide, and in which colour of the table."""

    inset: float
    width: float
    colour: str


@dataclass(frozen=True, slots=True)
class Style:
    """What a kind of mark looks like, in units of the design; each band is painted over the one before."""

    bands: tuple[Band, ...]
    beyond: float = 0
    """How far it goes beyond the box: what is wider must do so, for the index of a card is to be read."""
    reach: float | None = None
    """How far the frame goes from each corner; ``None`` for all the way."""


STYLES: Mapping[MarkKind, Style] = MappingProxyType(
    {
        MarkKind.LAST: Style((Band(0, 9, EDGE), Band(0, 7, "mark"))),
        MarkKind.CHOICE: Style((Band(0, 16, EDGE), Band(3, 10, "choice")), beyond=7, reach=62),
        MarkKind.CHOSEN: Style((Band(0, 21, EDGE), Band(3, 15, "choice")), beyond=11),
    }
)
SMALLEST_SCALE = 0.55
"""However small the cards, the lines do not become thinner than at this scale."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A band in pixels: inset, width, the index of its colour, and how much is left out at its open ends."""

    inset: int
    width: int
    colour: int
    short: int


@dataclass(frozen=True, slots=True)
class Frame:
    """A kind of mark, drawn: round corners with their masks, and what the straight lines are made of."""

    corners: tuple[tuple[Image.Image, Image.Image], ...]
    """Upper left, upper right, lower left, lower right: the tile, and what of it is pasted."""
    bars: tuple[Bar, ...]
    beyond: int
    reach: int | None
    """How far the lines go from the edge of the frame; ``None`` for all the way."""

    def put(self, canvas: Image.Image, left: int, top: int, right: int, bottom: int) -> None:
        """Paint the frame about a box, on what there is of the canvas beyond its first column."""
        left, top = max(left - self.beyond, 1), top - self.beyond
        right, bottom = right + self.beyond, bottom + self.beyond
        side = self.corners[0][0].width
        for (tile, mask), x, y in zip(
            self.corners,
            (left, right - side, left, right - side),
            (top, top, bottom - side, bottom - side),
            strict=True,
        ):
            canvas.paste(tile, (x, y), mask)
        for bar in self.bars:
            for start, end in self._runs(left + side, right - side, bar.short):
                canvas.paste(bar.colour, (start, top + bar.inset, end, top + bar.inset + bar.width))
                canvas.paste(bar.colour, (start, bottom - bar.inset - bar.width, end, bottom - bar.inset))
            for start, end in self._runs(top + side, bottom - side, bar.short):
                canvas.paste(bar.colour, (left + bar.inset, start, left + bar.inset + bar.width, end))
                canvas.paste(bar.colour, (right - bar.inset - bar.width, start, right - bar.inset, end))

    def put_bracket(
        self, canvas: Image.Image, box: tuple[int, int, int, int], *, left: bool, right: bool
    ) -> None:
        """Paint a line along the lower edge of a box, turned up to its upper edge at either end or both."""
        start, top, end, bottom = box
        for bar in self.bars:
            near, far = bar.inset, bar.inset + bar.width
            # An end without a foot has no edge either: it goes on elsewhere.
            first, last = start + near * left, end - near * right
            canvas.paste(bar.colour, (first, bottom - far, last, bottom - near))
            if left:
                canvas.paste(bar.colour, (start + near, top + near, start + far, bottom - near))
            if right:
                canvas.paste(bar.colour, (end - far, top + near, end - near, bottom - near))

    def _runs(self, start: int, end: int, short: int) -> tuple[tuple[int, int], ...]:
        """Return the parts of an edge between two corners that a line covers."""
        if end <= start:
            return ()
        if self.reach is None:
            return ((start, end),)
        run = min(self.reach - self.corners[0][0].width, (end - start) // 3) - short
        return ((start, start + run), (end - run, end)) if run > 0 else ()


class Sketch(NamedTuple):
    """The upper left corner of a frame in full colour, its mask, and the bands in pixels."""

    corner: Image.Image
    mask: Image.Image
    bands: tuple[tuple[int, int, str, int], ...]
    beyond: int
    reach: int | None


def sketch(kind: MarkKind, theme: Theme, shape: Shape) -> Sketch:
    """Draw a kind of mark for cards of that shape."""
    style = STYLES[kind]
    scale = max(shape.scale, SMALLEST_SCALE)
    bands = []
    for inset, width, colour in style.bands:
        start, end = round(inset * scale), round((inset + width) * scale)
        bands.append((start, end - start, colour, round(inset * scale)))
    beyond = round(style.beyond * scale)
    radius = RADIUS * shape.scale + beyond
    side = max(round(radius), *(inset + width for inset, width, _, _ in bands)) + 1
    picture = Image.new("RGB", (side, side), theme["table"][bands[0][2]])
    mask = Image.new("L", (side, side))
    for inset, width, colour, _ in bands:
        ring = _corner(side, inset, width, radius)
        picture.paste(theme["table"][colour], (0, 0), ring)
        mask.paste(255, (0, 0), ring)
    reach = None if style.reach is None else round(style.reach * scale)
    solid = mask.point(lambda value: 255 if value >= 128 else 0, "1")
    return Sketch(picture, solid, tuple(bands), beyond, reach)


def _corner(side: int, inset: int, width: int, radius: float) -> Image.Image:
    """Return the coverage of a band where it goes round the upper left corner."""
    large = Image.new("L", (side * LARGER, side * LARGER))
    draw = ImageDraw.Draw(large)
    for start, value in ((inset, 255), (inset + width, 0)):
        edge, bend = start * LARGER, max(radius - start, 2) * LARGER
        draw.rounded_rectangle((edge, edge, edge + 9 * large.width, edge + 9 * large.width), bend, fill=value)
    return large.reduce(LARGER)
