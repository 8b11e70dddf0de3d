"""The six suits of the Decktet, drawn in our own way about the origin in a square of side 1, y downwards."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, cos, pi, sin
from types import MappingProxyType
from typing import Self

from PIL import Image

from render.pen import Path, Pen, curve, mirrored, moved
from render.theme import Colour

RIM, LEAST_RIM = 0.075, 3.6
"""The dark line about a suit, half of it outside: of its side, and in pixels.

It is what tells pale suits from the card.
"""


def _ring(radius: float, steps: int = 48, start: float = 0.0, end: float = 2 * pi) -> Path:
    """Return an arc about the origin, clockwise from the right."""
    angles = (start + (end - start) * step / steps for step in range(steps + 1))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def _turned(path: Path, angle: float) -> Path:
    return tuple((x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) for x, y in path)


def _dense(path: Path, step: float = 0.015) -> Path:
    """Return a path with points so near one another that no step is longer."""
    points = [path[0]]
    for (ax, ay), (bx, by) in pairwise(path):
        parts = ceil(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 / step)
        points += ((ax + (bx - ax) * n / parts, ay + (by - ay) * n / parts) for n in range(1, parts + 1))
    return tuple(points)


CRESCENT = (
    *moved(_ring(0.44, start=-0.308 * pi, end=-1.692 * pi), 0.06, 0),
    *moved(_ring(0.365, start=0.461 * pi, end=1.539 * pi), 0.265, 0),
)
SUN = tuple(
    point
    for ray in range(10)
    for point in _turned(((0.30, -0.10), (0.47, 0.0), (0.30, 0.10)), 2 * pi * ray / 10 - pi / 2)
)
LEAF = mirrored(
    curve((0, -0.54), ((0.18, -0.40), (0.36, -0.22), (0.34, 0.05)), ((0.32, 0.25), (0.16, 0.34), (0, 0.35)))
)
VEINS: tuple[Path, ...] = tuple(
    ((0, y), (side * reach, y - reach * 0.8))
    for y, reach in ((0.16, 0.15), (-0.02, 0.15))
    for side in (-1, 1)
)
SWELL = curve(
    (-0.42, 0.03),
    ((-0.34, -0.13), (-0.22, -0.13), (-0.14, -0.01)),
    ((-0.06, 0.11), (0.06, 0.11), (0.14, -0.01)),
    ((0.22, -0.13), (0.34, -0.13), (0.42, 0.03)),
)
WYRM = curve(
    (0.12, -0.33),
    ((-0.10, -0.47), (-0.36, -0.36), (-0.32, -0.16)),
    ((-0.28, 0.04), (0.30, -0.10), (0.31, 0.16)),
    ((0.32, 0.42), (-0.14, 0.46), (-0.40, 0.26)),
)
CROSSING, LOOP = 0.15, 0.125
"""How far a knot's crossings are from its middle, across and down, and the radius of its loops."""
KNOT_LINE, WAVE_LINE = 0.105, 0.16


@dataclass(frozen=True, slots=True)
class Stamp:
    """Where a suit is drawn, how large and in which colours."""

    pen: Pen
    x: float
    y: float
    size: float
    rim: float
    fill: Colour | int
    ink: Colour | int

    @classmethod
    def about(cls, pen: Pen, pixels: int, fill: Colour | int, ink: Colour | int) -> Self:
        """Take the middle of a square of that many pixels; the rim stays within it."""
        rim = max(RIM, LEAST_RIM / pixels)
        return cls(pen, pixels / 2, pixels / 2, pixels / (1 + rim), rim, fill, ink)

    def at(self, path: Path) -> Path:
        """Return a path in the units of the pen."""
        return moved(path, self.x, self.y, self.size)

    def rimmed(self, *paths: Path) -> None:
        """Fill outlines that are traced in ink, so that they become one shape."""
        for path in paths:
            self.pen.shape(self.at(path), self.ink, self.ink, self.rim * self.size)
        for path in paths:
            self.pen.shape(self.at(path), self.fill)

    def cord(self, path: Path, width: float) -> None:
        """Draw a thick line between two of ink: of discs, for wide lines with bends are not smooth."""
        points = self.at(_dense(path))
        for colour, wide in ((self.ink, width + self.rim), (self.fill, width)):
            for x, y in points:
                self.pen.disc(x, y, wide / 2 * self.size, colour)


def _moons(stamp: Stamp) -> None:
    stamp.rimmed(CRESCENT)


def _suns(stamp: Stamp) -> None:
    stamp.rimmed(SUN)
    stamp.pen.disc(stamp.x, stamp.y, 0.235 * stamp.size, stamp.fill, stamp.ink, 0.05 * stamp.size)


def _waves(stamp: Stamp) -> None:
    for y in (-0.18, 0.18):
        stamp.cord(moved(SWELL, 0, y), WAVE_LINE)


def _leaves(stamp: Stamp) -> None:
    turn = pi / 5
    stem: Path = ((0, 0.33), (-0.02, 0.52))
    stamp.pen.line(stamp.at(_turned(stem, turn)), stamp.ink, 0.1 * stamp.size)
    stamp.rimmed(_turned(LEAF, turn))
    for vein in (((0, 0.32), (0, -0.26)), *VEINS):
        stamp.pen.line(stamp.at(_turned(vein, turn)), stamp.ink, 0.045 * stamp.size)


def _wyrms(stamp: Stamp) -> None:
    left, right = [], []
    last = len(WYRM) - 1
    for number, (x, y) in enumerate(WYRM):
        (ax, ay), (bx, by) = WYRM[max(number - 1, 0)], WYRM[min(number + 1, last)]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        half = 0.105 * min(1.0, 1.45 * (1 - number / last)) + 0.004
        left.append((x - (by - ay) / length * half, y + (bx - ax) / length * half))
        right.append((x + (by - ay) / length * half, y - (bx - ax) / length * half))
    head = curve(
        (0.02, -0.47),
        ((0.16, -0.52), (0.36, -0.44), (0.46, -0.27)),
        ((0.44, -0.16), (0.20, -0.14), (0.06, -0.20)),
        ((0.0, -0.28), (0.0, -0.40), (0.02, -0.47)),
    )
    stamp.rimmed((*left, *reversed(right)), head)
    stamp.pen.disc(stamp.x + 0.20 * stamp.size, stamp.y - 0.335 * stamp.size, 0.05 * stamp.size, stamp.ink)


def _knots(stamp: Stamp) -> None:
    reach = CROSSING + LOOP
    loop = moved(_ring(LOOP, 30, 0.0, -1.5 * pi), -reach, -reach)
    cord = tuple(point for turn in range(4) for point in _turned(loop, turn * pi / 2))
    stamp.cord((*cord, cord[0]), KNOT_LINE)
    for turn in range(4):
        for colour, width in ((stamp.ink, KNOT_LINE + stamp.rim), (stamp.fill, KNOT_LINE)):
            stamp.pen.shape(stamp.at(_turned(_over(width / 2), turn * pi / 2)), colour)


def _over(half: float) -> Path:
    """Return where a knot's cord lies on itself, that far to both sides of its middle."""
    left, right, y = -CROSSING - 0.1, -CROSSING + 0.1, -CROSSING
    return ((left, y - half), (right, y - half), (right, y + half), (left, y + half))


SUITS: Mapping[str, Callable[[Stamp], None]] = MappingProxyType(
    {"M": _moons, "S": _suns, "W": _waves, "L": _leaves, "Y": _wyrms, "K": _knots}
)


@dataclass(frozen=True, slots=True)
class Emblem:
    """A suit in its colours, and its coverage."""

    picture: Image.Image
    mask: Image.Image

    def put(self, face: Image.Image, x: float, y: float) -> None:
        """Paste it about a point."""
        corner = (round(x - self.mask.width / 2), round(y - self.mask.height / 2))
        face.paste(self.picture, corner, self.mask)


def suit_emblem(suit: str, pixels: int, fill: Colour, ink: Colour) -> Emblem:
    """Draw a suit in a square of that many pixels."""
    pen = Pen.on(pixels, pixels, 1.0, ink)
    SUITS[suit](Stamp.about(pen, pixels, fill, ink))
    return Emblem(pen.reduced(), suit_mask(suit, pixels, 255))


def suit_mask(suit: str, pixels: int, lines: int = 0) -> Image.Image:
    """Return the coverage of a suit in a square of that many pixels, with its lines or without them."""
    pen = Pen.on(pixels, pixels, 1.0, 0, "L")
    SUITS[suit](Stamp.about(pen, pixels, 255, lines))
    return pen.reduced()
