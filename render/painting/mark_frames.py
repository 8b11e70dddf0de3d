"""Marks: frames about a place, unlike in shape and weight by what they mean."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from engine.board import MarkKind
from render.cards.card_base import RADIUS, Shape
from render.graphics.palette import even
from render.graphics.pasting import fill, paste
from render.graphics.sprite_format import Cut
from render.graphics.theme import Theme
from render.graphics.vector_drawing import LARGER

Edges: TypeAlias = tuple[int, int, int, int]
"""Left, upper, right and lower edge, in units of a canvas."""

EDGE = "label"
"""The table's colour of the lines along a mark, as dark as its letters."""


class Band(NamedTuple):
    """A line of a frame: from where to where within its outer edge, and in which colour of the table."""

    start: float
    end: float
    colour: str


@dataclass(frozen=True, slots=True)
class Style:
    """What a kind of mark looks like, in units of the design; each band is painted over the one before."""

    bands: tuple[Band, ...]
    beyond: float = 0
    """How far it goes beyond the box: what is wider must do so, for the index of a card is to be read."""
    reach: float | None = None
    """How far the frame goes from each corner; ``None`` for all the way."""
    dash: float | None = None
    """About how long its dashes and the gaps between them are; ``None`` for a line without gaps."""


STYLES: Mapping[MarkKind, Style] = MappingProxyType(
    {
        MarkKind.LAST: Style((Band(0, 10, EDGE), Band(0, 8, "mark"))),
        MarkKind.CHOICE: Style((Band(0, 16, EDGE), Band(4, 12, "choice")), beyond=8, reach=62),
        MarkKind.CHOSEN: Style((Band(0, 20, EDGE), Band(4, 16, "choice")), beyond=12),
        MarkKind.HINT: Style((Band(0, 18, EDGE), Band(4, 14, "mark")), beyond=9, dash=42),
    }
)
SMALLEST_SCALE = 0.55
"""However small the cards, the lines do not become thinner than at this scale."""


class Line(NamedTuple):
    """A band where it is straight: from where to where across and down, and its byte."""

    near: int
    top: int
    far: int
    low: int
    byte: int


@dataclass(frozen=True, slots=True)
class Frame:
    """A kind of mark in units of a canvas: round corners with their masks, and straight lines."""

    corners: tuple[tuple[Image.Image, Image.Image], ...]
    """Upper left, upper right, lower left, lower right: the tile, and its mask."""
    lines: tuple[Line, ...]
    beyond: tuple[int, int]
    """How far it goes beyond its box, across and down."""
    reach: tuple[int, int] | None
    """How far it goes from its corners, across and down; ``None`` for all the way."""
    dash: tuple[int, int] | None
    """About how long its dashes are, across and down; ``None`` for none."""

    def put(self, canvas: Image.Image, box: Edges) -> None:
        """Paint the frame about a box, on what there is of the canvas beyond its first column."""
        across, down = self.beyond
        left, top = max(box[0] - across, 1), box[1] - down
        right, low = box[2] + across, box[3] + down
        wide, high = self.corners[0][0].size
        for (tile, mask), x, y in zip(
            self.corners,
            (left, right - wide, left, right - wide),
            (top, top, low - high, low - high),
            strict=True,
        ):
            paste(canvas, tile, x, y, mask)
        for line in self.lines:
            for start, end in self._runs(left + wide, right - wide, line.near, 0):
                fill(canvas, line.byte, (start, top + line.top, end, top + line.low))
                fill(canvas, line.byte, (start, low - line.low, end, low - line.top))
            for start, end in self._runs(top + high, low - high, line.top, 1):
                fill(canvas, line.byte, (left + line.near, start, left + line.far, end))
                fill(canvas, line.byte, (right - line.far, start, right - line.near, end))

    def put_bracket(self, canvas: Image.Image, box: Edges, *, left: bool, right: bool) -> None:
        """Paint a line along the lower edge of a box, turned up to its upper edge at either end or both."""
        start, top, end, low = box
        line = self.lines[-1]  # on bare felt the edges of the others are not wanted
        for first, last in _dashes(start, end, 0, self.dash[0]) if self.dash else ((start, end),):
            fill(canvas, line.byte, (first, low - line.low, last, low))
        if left:
            fill(canvas, line.byte, (start, top, start + line.far, low))
        if right:
            fill(canvas, line.byte, (end - line.far, top, end, low))

    def _runs(self, start: int, end: int, short: int, way: int) -> Iterator[tuple[int, int]]:
        """Yield the parts of an edge between its corners that a line covers, shortened where they end."""
        if end <= start:
            return
        if self.dash:
            yield from _dashes(start, end, short, self.dash[way])
        elif self.reach:
            run = min(self.reach[way] - self.corners[0][0].size[way], (end - start) // 3) - short
            if run > 0:
                yield from ((start, start + run), (end - run, end))
        else:
            yield start, end


def _dashes(start: int, end: int, short: int, dash: int) -> Iterator[tuple[int, int]]:
    """Yield dashes between gaps, all about as long; there is a gap at either end."""
    count = max(1, (end - start + dash) // (2 * dash))
    for number in range(1, 2 * count, 2):
        first, last = (start + (end - start) * edge // (2 * count + 1) for edge in (number, number + 1))
        if first + short < last - short:
            yield first + short, last - short


class Sketch(NamedTuple):
    """The upper left corner of a frame in full colour, its coverage, and the bands in pixels, all even."""

    corner: Image.Image
    mask: Image.Image
    bands: tuple[Band, ...]
    beyond: int
    reach: int | None
    dash: int | None


def sketch(kind: MarkKind, theme: Theme, shape: Shape) -> Sketch:
    """Draw a kind of mark for cards of that shape."""
    style = STYLES[kind]
    scale = max(shape.scale, SMALLEST_SCALE)
    bands = tuple(Band(even(start * scale), even(end * scale), colour) for start, end, colour in style.bands)
    beyond = even(style.beyond * scale)
    radius = RADIUS * shape.scale + beyond
    side = even(max(radius, *(band.end for band in bands)) + 2)
    picture = Image.new("RGB", (side, side), theme["table"][bands[0].colour])
    mask = Image.new("L", (side, side))
    for start, end, colour in bands:
        ring = _corner(side, int(start), int(end), radius)
        picture.paste(theme["table"][colour], (0, 0), ring)
        mask.paste(255, (0, 0), ring)
    reach, dash = (None if length is None else even(length * scale) for length in (style.reach, style.dash))
    return Sketch(picture, mask, bands, beyond, reach, dash)


def frame(drawn: Sketch, cut: Cut, inks: Mapping[str, int]) -> Frame:
    """Make a frame for a canvas of the drawing of its upper left corner."""
    mirror, flip = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
    upper = (drawn.corner, drawn.mask)
    lower = tuple(picture.transpose(flip) for picture in upper)
    corners = tuple(
        (cut.tile(tile), cut.mask(mask))
        for row in (upper, lower)
        for tile, mask in (row, tuple(picture.transpose(mirror) for picture in row))
    )
    lines = tuple(
        Line(*cut.measure(int(start), int(start)), *cut.measure(int(end), int(end)), inks[colour])
        for start, end, colour in drawn.bands
    )
    reach, dash = (None if side is None else cut.measure(side, side) for side in (drawn.reach, drawn.dash))
    return Frame(corners, lines, cut.measure(drawn.beyond, drawn.beyond), reach, dash)


def _corner(side: int, start: int, end: int, radius: float) -> Image.Image:
    """Return the coverage of a band where it goes round the upper left corner."""
    large = Image.new("L", (side * LARGER, side * LARGER))
    draw = ImageDraw.Draw(large)
    for inset, value in ((start, 255), (end, 0)):
        edge, bend = inset * LARGER, max(radius - inset, 2) * LARGER
        draw.rounded_rectangle((edge, edge, edge + 9 * large.width, edge + 9 * large.width), bend, fill=value)
    return large.reduce(LARGER)
