"""Vector drawing: polygons and lines, drawn larger and then reduced, so that edges are smooth."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import atan2
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.graphics.theme import Color

Point: TypeAlias = tuple[float, float]
Path: TypeAlias = tuple[Point, ...]

SUPERSAMPLING = 4
"""How many times larger than its final size everything is drawn."""
BEZIER_SEGMENTS = 12
"""The number of straight lines that approximate a curve."""
MAX_GAP = 0.7
"""The widest gap left open between the outer edges of two joined lines, in pixels before the reduction."""


def bezier(start: Point, *segments: tuple[Point, Point, Point]) -> Path:
    """Return a path of cubic Bézier curves; each segment is two control points and an end."""
    points = [start]
    for one, two, end in segments:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[-1], one, two, end
        for step in range(1, BEZIER_SEGMENTS + 1):
            t = step / BEZIER_SEGMENTS
            s = 1 - t
            a, b, c, d = s**3, 3 * s * s * t, 3 * s * t * t, t**3
            points.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return tuple(points)


def mirror(half: Path, axis: float = 0.0) -> Path:
    """Return a closed outline: a right half and its mirror image about a vertical axis."""
    return half + mirror_image(half, axis)[::-1]


def mirror_image(path: Path, axis: float) -> Path:
    """Return the mirror image of a path about a vertical axis."""
    return tuple((2 * axis - x, y) for x, y in path)


def transform(path: Iterable[Point], x: float, y: float, size: float = 1.0) -> Path:
    """Return a path scaled by a size, then moved."""
    return tuple((x + px * size, y + py * size) for px, py in path)


@dataclass(slots=True)
class VectorDrawing:
    """A drawing in design units, which have ``scale`` pixels each in the final size."""

    image: Image.Image
    """The enlarged picture."""
    scale: float = 1.0

    @classmethod
    def new(
        cls, width: int, height: int, scale: float, background: Color | int, mode: str = "RGB"
    ) -> "VectorDrawing":
        """Return an empty drawing whose final size in pixels is given."""
        return cls(Image.new(mode, (width * SUPERSAMPLING, height * SUPERSAMPLING), background), scale)

    @classmethod
    def mask(cls, width: int, height: int, scale: float = 1.0) -> "VectorDrawing":
        """Return an empty coverage mask to draw on, with 255 as the color."""
        return cls.new(width, height, scale, 0, "L")

    def downsample(self) -> Image.Image:
        """Return the picture in its final size."""
        return self.image.reduce(SUPERSAMPLING)

    def polygon(self, path: Sequence[Point], fill: Color | int | None, outline: Color | int | None = None,
                width: float = 3.0) -> None:  # fmt: skip
        """Fill a polygon, and draw its outline if that has a color."""
        points = self._to_pixels(path)
        if fill is not None:
            self._draw.polygon(points, fill=fill)
        if outline is not None:
            self._draw_joined_lines([*points, *points[:2]], outline, width)

    def line(self, path: Sequence[Point], color: Color | int, width: float = 3.0) -> None:
        """Draw a line with round ends."""
        points = self._to_pixels(path)
        self._draw_joined_lines(points, color, width)
        for x, y in (points[0], points[-1]):
            r = width * self.scale * SUPERSAMPLING / 2
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=color)

    def circle(self, x: float, y: float, radius: float, fill: Color | int, outline: Color | int | None = None,
               width: float = 3.0) -> None:  # fmt: skip
        """Fill a circle; half of its outline lies outside the radius."""
        if outline is not None:
            self._fill_circle(x, y, radius + width / 2, outline)
            radius -= width / 2
        self._fill_circle(x, y, radius, fill)

    def rounded_rectangle(
        self, box: tuple[float, float, float, float], radius: float, fill: Color | int
    ) -> None:
        """Fill a box with rounded corners; its right and lower edges lie outside."""
        k = self.scale * SUPERSAMPLING
        left, top, right, bottom = (round(edge * k) for edge in box)
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * k, fill=fill)

    @property
    def _draw(self) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.image)

    def _fill_circle(self, x: float, y: float, radius: float, fill: Color | int) -> None:
        k = self.scale * SUPERSAMPLING
        self._draw.ellipse(
            ((x - radius) * k, (y - radius) * k, (x + radius) * k, (y + radius) * k), fill=fill
        )

    def _to_pixels(self, path: Sequence[Point]) -> list[Point]:
        k = self.scale * SUPERSAMPLING
        return [(x * k, y * k) for x, y in path]

    def _draw_joined_lines(self, points: Sequence[Point], color: Color | int, width: float) -> None:
        """Draw lines from point to point, with a round join wherever a gap would be seen."""
        path = [point for point, before in zip(points, (None, *points), strict=False) if point != before]
        thickness = max(1, round(width * self.scale * SUPERSAMPLING))
        draw = self._draw
        draw.line(path, fill=color, width=thickness)
        r = (thickness - 1) / 2
        for before, (x, y), after in zip(path, path[1:], path[2:], strict=False):
            if r * _turn_angle(before, (x, y), after) > MAX_GAP:
                draw.ellipse((x - r, y - r, x + r, y + r), fill=color)


def _turn_angle(before: Point, corner: Point, after: Point) -> float:
    """Return how much the direction changes at a corner, in radians from 0 to pi."""
    (ax, ay), (bx, by), (cx, cy) = before, corner, after
    one, other = (bx - ax, by - ay), (cx - bx, cy - by)
    return abs(atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1]))
