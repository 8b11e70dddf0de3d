"""The frames of marks around places: each kind of mark differs from the others in shape and thickness."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from engine.board import MarkKind
from render.cards.card_base import RADIUS, CardShape
from render.graphics.indexed_image import fill, paste
from render.graphics.palette import round_to_even
from render.graphics.sprite_format import SpriteFormat
from render.graphics.theme import Theme
from render.graphics.vector_drawing import SUPERSAMPLING

Edges: TypeAlias = tuple[int, int, int, int]
"""Left, upper, right and lower edge, in canvas units."""

OUTLINE = "label"
"""The table's color of the lines along a mark, as dark as letters."""


class BorderLine(NamedTuple):
    """A line of a frame: its start and end, measured inwards from the outer edge, and its table color."""

    start: float
    end: float
    color: str


@dataclass(frozen=True, slots=True)
class MarkStyle:
    """How a kind of mark looks, in design units; each line is painted over the one before."""

    lines: tuple[BorderLine, ...]
    beyond: float = 0
    """How far it extends beyond the box: a wide frame must, so that the index of a card stays readable."""
    reach: float | None = None
    """How far the frame extends from each corner; ``None`` if it is closed."""
    dash: float | None = None
    """The approximate length of its dashes and gaps; ``None`` if its lines are solid."""


MARK_STYLES: Mapping[MarkKind, MarkStyle] = MappingProxyType(
    {
        MarkKind.LAST: MarkStyle((BorderLine(0, 10, OUTLINE), BorderLine(0, 8, "mark"))),
        MarkKind.CHOICE: MarkStyle(
            (BorderLine(0, 16, OUTLINE), BorderLine(4, 12, "choice")), beyond=8, reach=62
        ),
        MarkKind.CHOSEN: MarkStyle((BorderLine(0, 20, OUTLINE), BorderLine(4, 16, "choice")), beyond=12),
        MarkKind.HINT: MarkStyle((BorderLine(0, 18, OUTLINE), BorderLine(4, 14, "mark")), beyond=9, dash=42),
    }
)
MIN_SCALE = 0.55
"""On smaller cards, lines are as thick as at this scale."""


class StraightLine(NamedTuple):
    """A line of a frame between its corners, in canvas units from the outer edge, and its byte."""

    near_x: int
    near_y: int
    far_x: int
    far_y: int
    byte: int


@dataclass(frozen=True, eq=False, slots=True)
class MarkFrame:
    """A kind of mark in canvas units: round corners with their masks, and straight lines."""

    corners: tuple[tuple[Image.Image, Image.Image], ...]
    """Upper left, upper right, lower left, lower right: the sprite and its mask."""
    lines: tuple[StraightLine, ...]
    beyond: tuple[int, int]
    """How far it extends beyond its box, horizontally and vertically."""
    reach: tuple[int, int] | None
    """How far it extends from its corners, horizontally and vertically; ``None`` if it is closed."""
    dash: tuple[int, int] | None
    """The approximate length of its dashes, horizontally and vertically; ``None`` for solid lines."""

    def paint(self, canvas: Image.Image, box: Edges) -> None:
        """Paint the frame around a box; the first column of the canvas stays unchanged."""
        beyond_x, beyond_y = self.beyond
        left, top = max(box[0] - beyond_x, 1), box[1] - beyond_y
        right, bottom = box[2] + beyond_x, box[3] + beyond_y
        width, height = self.corners[0][0].size
        positions = ((x, y) for y in (top, bottom - height) for x in (left, right - width))
        for (sprite, mask), (x, y) in zip(self.corners, positions, strict=True):
            paste(canvas, sprite, x, y, mask)
        for byte, (start_x, start_y, end_x, end_y) in _straight_parts(self, right - left, bottom - top):
            fill(canvas, byte, (left + start_x, top + start_y, left + end_x, top + end_y))

    def paint_bracket(self, canvas: Image.Image, box: Edges, *, left: bool, right: bool) -> None:
        """Paint a line along the lower edge of a box that turns up at one end or both."""
        start, top, end, bottom = box
        line = self.lines[-1]  # on bare felt it needs no outline
        for first, last in _dashes(start, end, 0, self.dash[0]) if self.dash else ((start, end),):
            fill(canvas, line.byte, (first, bottom - line.far_y, last, bottom))
        if left:
            fill(canvas, line.byte, (start, top, start + line.far_x, bottom))
        if right:
            fill(canvas, line.byte, (end - line.far_x, top, end, bottom))

    def straight_parts(self, width: int, height: int) -> Iterator[tuple[int, Edges]]:
        """Yield the bytes and the edges of all lines between the corners of a frame of that size."""
        corner_width, corner_height = self.corners[0][0].size
        for line in self.lines:
            for start, end in self._segments(corner_width, width - corner_width, line.near_x, 0):
                yield line.byte, (start, line.near_y, end, line.far_y)
                yield line.byte, (start, height - line.far_y, end, height - line.near_y)
            for start, end in self._segments(corner_height, height - corner_height, line.near_y, 1):
                yield line.byte, (line.near_x, start, line.far_x, end)
                yield line.byte, (width - line.far_x, start, width - line.near_x, end)

    def _segments(self, start: int, end: int, inset: int, axis: int) -> Iterator[tuple[int, int]]:
        """Yield the segments of a line between two corners, each shortened by an inset at open ends."""
        if end <= start:
            return
        if self.dash:
            yield from _dashes(start, end, inset, self.dash[axis])
        elif self.reach:
            length = min(self.reach[axis] - self.corners[0][0].size[axis], (end - start) // 3) - inset
            if length > 0:
                yield from ((start, start + length), (end - length, end))
        else:
            yield start, end


@lru_cache(256)
def _straight_parts(frame: MarkFrame, width: int, height: int) -> tuple[tuple[int, Edges], ...]:
    """Return the straight parts of a frame of that size: most frames of a board are as large as its cards."""
    return tuple(frame.straight_parts(width, height))


def _dashes(start: int, end: int, inset: int, dash: int) -> Iterator[tuple[int, int]]:
    """Yield dashes of nearly that length between equal gaps; there is a gap at either end."""
    count = max(1, (end - start + dash) // (2 * dash))
    for number in range(1, 2 * count, 2):
        first, last = (start + (end - start) * edge // (2 * count + 1) for edge in (number, number + 1))
        if first + inset < last - inset:
            yield first + inset, last - inset


def border_lines(kind: MarkKind, shape: CardShape) -> tuple[BorderLine, ...]:
    """Return the lines of a kind of mark for cards of a shape, in pixels, even numbers."""
    scale = max(shape.scale, MIN_SCALE)
    return tuple(
        BorderLine(round_to_even(start * scale), round_to_even(end * scale), color)
        for start, end, color in MARK_STYLES[kind].lines
    )


def draw_frame(
    kind: MarkKind,
    theme: Theme,
    shape: CardShape,
    sprite_format: SpriteFormat,
    color_bytes: Mapping[str, int],
) -> MarkFrame:
    """Draw the upper left corner of a kind of mark for cards of a shape; return the frame."""
    units = sprite_format.units
    style, lines = MARK_STYLES[kind], border_lines(kind, shape)
    scale = max(shape.scale, MIN_SCALE)
    beyond = round_to_even(style.beyond * scale)
    radius = RADIUS * shape.scale + beyond
    side = round_to_even(max(radius, *(line.end for line in lines)) + 2)
    picture = Image.new("RGB", (side, side), theme["table"][lines[0].color])
    mask = Image.new("L", (side, side))
    for start, end, color in lines:
        ring = _corner_ring(side, int(start), int(end), radius)
        picture.paste(theme["table"][color], (0, 0), ring)
        mask.paste(255, (0, 0), ring)
    mirror, flip = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
    upper = (picture, mask)
    lower = tuple(part.transpose(flip) for part in upper)
    corners = tuple(
        (sprite_format.sprite(picture), sprite_format.mask(mask))
        for row in (upper, lower)
        for picture, mask in (row, tuple(part.transpose(mirror) for part in row))
    )
    straight_lines = tuple(
        StraightLine(*units(int(start), int(start)), *units(int(end), int(end)), color_bytes[color])
        for start, end, color in lines
    )
    reach, dash = (
        None if length is None else units(*(round_to_even(length * scale),) * 2)
        for length in (style.reach, style.dash)
    )
    return MarkFrame(corners, straight_lines, units(beyond, beyond), reach, dash)


def _corner_ring(side: int, start: int, end: int, radius: float) -> Image.Image:
    """Return the coverage mask of a line around the upper left corner."""
    large = Image.new("L", (side * SUPERSAMPLING, side * SUPERSAMPLING))
    draw = ImageDraw.Draw(large)
    far = 9 * large.width  # the other corners are outside
    for inset, value in ((start, 255), (end, 0)):
        edge = inset * SUPERSAMPLING
        bend = max(radius - inset, 2) * SUPERSAMPLING
        draw.rounded_rectangle((edge, edge, edge + far, edge + far), bend, fill=value)
    return large.reduce(SUPERSAMPLING)
