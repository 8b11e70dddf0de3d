"""Vector drawing: outlines made of lines and curves, drawn large and reduced to smooth edges."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import atan2
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.graphics.theme import Colour

Point: TypeAlias = tuple[float, float]
Path: TypeAlias = tuple[Point, ...]

LARGER = 4
"""How many times larger things are drawn than they are shown."""
STEPS = 12
"""How many straight lines stand for a curve."""
GAP = 0.7
"""How far the outer edges of two lines that meet may be apart, in pixels before these are reduced."""


def curve(start: Point, *bends: tuple[Point, Point, Point]) -> Path:
    """Return a path of cubic Bézier curves; each bend is two handles and an end."""
    points = [start]
    for one, two, end in bends:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[-1], one, two, end
        for step in range(1, STEPS + 1):
            t = step / STEPS
            s = 1 - t
            a, b, c, d = s**3, 3 * s * s * t, 3 * s * t * t, t**3
            points.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return tuple(points)


def mirrored(half: Path, axis: float = 0.0) -> Path:
    """Close the right half of an outline with its mirror image about an upright axis."""
    return half + tuple((2 * axis - x, y) for x, y in reversed(half))


def moved(path: Iterable[Point], x: float, y: float, size: float = 1.0) -> Path:
    """Return the path scaled, then moved."""
    return tuple((x + px * size, y + py * size) for px, py in path)


@dataclass(slots=True)
class Pen:
    """Draws on a picture in the units of the design, ``scale`` pixels to the unit once it is reduced."""

    image: Image.Image
    scale: float = 1.0

    @classmethod
    def on(cls, width: int, height: int, scale: float, ground: Colour | int, mode: str = "RGB") -> "Pen":
        """Take an empty sheet of that many pixels."""
        return cls(Image.new(mode, (width * LARGER, height * LARGER), ground), scale)

    def reduced(self) -> Image.Image:
        """Return what was drawn in its true size."""
        return self.image.reduce(LARGER)

    def shape(self, path: Sequence[Point], fill: Colour | int | None, line: Colour | int | None = None,
              width: float = 3.0) -> None:  # fmt: skip
        """Fill an outline, and trace it where a line colour is given."""
        points = self._pixels(path)
        if fill is not None:
            self._draw.polygon(points, fill=fill)
        if line is not None:
            self._trace([*points, *points[:2]], line, width)

    def line(self, path: Sequence[Point], colour: Colour | int, width: float = 3.0) -> None:
        """Draw a line with round ends."""
        points = self._pixels(path)
        self._trace(points, colour, width)
        for x, y in (points[0], points[-1]):
            r = width * self.scale * LARGER / 2
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def disc(self, x: float, y: float, radius: float, fill: Colour | int, line: Colour | int | None = None,
             width: float = 3.0) -> None:  # fmt: skip
        """Draw a disc; its line lies half outside the radius."""
        if line is not None:
            self._disc(x, y, radius + width / 2, line)
            radius -= width / 2
        self._disc(x, y, radius, fill)

    def panel(self, box: tuple[float, float, float, float], radius: float, fill: Colour | int) -> None:
        """Fill a box with rounded corners; it ends where the right and lower edges are."""
        k = self.scale * LARGER
        left, top, right, bottom = (round(edge * k) for edge in box)
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * k, fill=fill)

    @property
    def _draw(self) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.image)

    def _disc(self, x: float, y: float, radius: float, fill: Colour | int) -> None:
        k = self.scale * LARGER
        self._draw.ellipse(
            ((x - radius) * k, (y - radius) * k, (x + radius) * k, (y + radius) * k), fill=fill
        )

    def _pixels(self, path: Sequence[Point]) -> list[Point]:
        k = self.scale * LARGER
        return [(x * k, y * k) for x, y in path]

    def _trace(self, points: Sequence[Point], colour: Colour | int, width: float) -> None:
        """Draw lines from point to point, rounded wherever a gap between two of them would be seen."""
        path = [point for point, before in zip(points, (None, *points), strict=False) if point != before]
        thick = max(1, round(width * self.scale * LARGER))
        draw = self._draw
        draw.line(path, fill=colour, width=thick)
        r = (thick - 1) / 2
        for before, (x, y), after in zip(path, path[1:], path[2:], strict=False):
            if r * _turn(before, (x, y), after) > GAP:
                draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)


def _turn(before: Point, corner: Point, after: Point) -> float:
    """Return by how much two lines that meet differ in direction, in radians from 0 to pi."""
    (ax, ay), (bx, by), (cx, cy) = before, corner, after
    one, other = (bx - ax, by - ay), (cx - bx, cy - by)
    return abs(atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1]))
