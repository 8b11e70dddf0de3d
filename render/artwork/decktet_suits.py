"""The six suits of the Decktet, drawn in our own way about the origin in a square of side 1, y downwards."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType
from typing import Self

from PIL import Image

from render.graphics.antialiasing import crisp, sharp
from render.graphics.palette import even
from render.graphics.theme import Colour
from render.graphics.vector_drawing import Path, Pen, curve, mirrored, moved

RIM, LEAST_RIM = 0.06, 3.2
"""The dark line about a suit, half of it outside: of its side, and in pixels.

It is what tells pale suits from the card.
"""
DETAILED = 44
"""From so many pixels on, a suit has its inner lines and soft edges: small ones are the clearer without."""


def _ring(radius: float, steps: int = 48, start: float = 0.0, end: float = 2 * pi) -> Path:
    """Return an arc about the origin, clockwise from the right."""
    angles = (start + (end - start) * step / steps for step in range(steps + 1))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def _turned(path: Path, angle: float) -> Path:
    return tuple((x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) for x, y in path)


CRESCENT = (
    *moved(_ring(0.46, start=-0.30 * pi, end=-1.70 * pi), 0.05, 0),
    *moved(_ring(0.375, start=0.455 * pi, end=1.545 * pi), 0.27, 0),
)
RAYS = 8
SUN = tuple(
    point
    for ray in range(RAYS)
    for point in _turned(((0.27, -0.108), (0.49, 0.0), (0.27, 0.108)), 2 * pi * ray / RAYS - pi / 2)
)
LEAF = mirrored(
    curve((0, -0.56), ((0.18, -0.42), (0.35, -0.20), (0.33, 0.06)), ((0.31, 0.27), (0.14, 0.36), (0, 0.36)))
)
LEAF_TURN = pi / 5
VEINS: tuple[Path, ...] = tuple(((0, y), (side * 0.17, y - 0.14)) for y in (0.17, -0.02) for side in (-1, 1))
SWELL = curve(
    (-0.47, 0.02),
    ((-0.37, -0.17), (-0.17, -0.17), (0, 0)),
    ((0.17, 0.17), (0.37, 0.17), (0.47, -0.02)),
)
WAVE_LINE, WAVE_RISE = 0.12, 0.215
"""Half the height of a wave, and how far it is from the middle."""
WYRM = curve(
    (0.14, -0.35),
    ((-0.10, -0.45), (-0.39, -0.39), (-0.34, -0.17)),
    ((-0.28, 0.07), (0.31, -0.04), (0.32, 0.19)),
    ((0.33, 0.44), (-0.14, 0.46), (-0.42, 0.27)),
)
WYRM_HEAD = curve(
    (0.02, -0.47),
    ((0.16, -0.51), (0.36, -0.46), (0.48, -0.29)),
    ((0.46, -0.18), (0.22, -0.18), (0.06, -0.22)),
    ((0.0, -0.30), (0.0, -0.40), (0.02, -0.47)),
)
CROSSING, REACH, CORD = 0.145, 0.40, 0.068
"""How far a knot's crossings and its loops' ends are from its middle, and half the width of its cord."""
QUARTERS = ((1, 1), (-1, 1), (-1, -1), (1, -1))
BEND = 0.13
"""The radius of its loops, outside."""


@dataclass(frozen=True, slots=True)
class Block:
    """Where a suit is cut, how large, and how its body and its lines cover what is beneath."""

    pen: Pen
    middle: float
    size: float
    rim: float
    fill: int
    ink: int

    @classmethod
    def about(cls, pen: Pen, pixels: int, fill: int, ink: int, heavy: float) -> Self:
        """Take the middle of a square of that many pixels; the rim stays within it."""
        rim = max(RIM, LEAST_RIM / pixels) * heavy
        return cls(pen, pixels / 2, pixels / (1 + rim), rim, fill, ink)

    @property
    def is_detailed(self) -> bool:
        """Whether there is room for inner lines."""
        return self.size * (1 + self.rim) >= DETAILED

    def at(self, path: Path) -> Path:
        """Return a path in the units of the pen."""
        return moved(path, self.middle, self.middle, self.size)

    def rimmed(self, *paths: Path) -> None:
        """Fill outlines that are traced in ink, so that they become one shape."""
        for path in paths:
            self.pen.shape(self.at(path), self.ink, self.ink, self.rim * self.size)
        for path in paths:
            self.pen.shape(self.at(path), self.fill)

    def line(self, path: Path, width: float) -> None:
        """Draw a line in ink."""
        self.pen.line(self.at(path), self.ink, width * self.size)

    def disc(self, x: float, y: float, radius: float, fill: int) -> None:
        """Draw a disc."""
        middle, size = self.middle, self.size
        self.pen.disc(middle + x * size, middle + y * size, radius * size, fill)

    def box(self, left: float, top: float, right: float, low: float, fill: int, bend: float = 0) -> None:
        """Draw a box with round corners, given by two of its corners in any order."""
        ((x, y), (far, deep)) = self.at(
            ((min(left, right), min(top, low)), (max(left, right), max(top, low)))
        )
        self.pen.panel((x, y, far, deep), bend * self.size, fill)


def _moons(block: Block) -> None:
    block.rimmed(CRESCENT)


def _suns(block: Block) -> None:
    block.rimmed(SUN)
    if block.is_detailed:
        block.disc(0, 0, 0.22, block.ink)
        block.disc(0, 0, 0.22 - block.rim * 0.7, block.fill)


def _waves(block: Block) -> None:
    for y in (-WAVE_RISE, WAVE_RISE):
        upper, lower = moved(SWELL, 0, y - WAVE_LINE), moved(SWELL, 0, y + WAVE_LINE)
        block.rimmed((*upper, *reversed(lower)))


def _leaves(block: Block) -> None:
    block.line(_turned(((0, 0.32), (-0.02, 0.52)), LEAF_TURN), 0.1)
    block.rimmed(_turned(LEAF, LEAF_TURN))
    for vein in (((0, 0.32), (0, -0.22)), *(VEINS if block.is_detailed else ())):
        block.line(_turned(vein, LEAF_TURN), block.rim * 0.8)


def _wyrms(block: Block) -> None:
    left, right = [], []
    last = len(WYRM) - 1
    for number, (x, y) in enumerate(WYRM):
        (ax, ay), (bx, by) = WYRM[max(number - 1, 0)], WYRM[min(number + 1, last)]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        half = 0.11 * min(1.0, 1.45 * (1 - number / last)) + 0.004
        left.append((x - (by - ay) / length * half, y + (bx - ax) / length * half))
        right.append((x + (by - ay) / length * half, y - (bx - ax) / length * half))
    block.rimmed((*left, *reversed(right)), WYRM_HEAD)
    if block.is_detailed:
        block.disc(0.21, -0.35, 0.048, block.ink)


def _knots(block: Block) -> None:
    for half, colour in ((CORD + block.rim / 2, block.ink), (CORD, block.fill)):
        for across, down in QUARTERS:
            near, far = CROSSING - half, REACH + half
            block.box(across * near, down * near, across * far, down * far, colour, BEND)
        for side in (-CROSSING, CROSSING):
            block.box(-CROSSING, side - half, CROSSING, side + half, colour)
            block.box(side - half, -CROSSING, side + half, CROSSING, colour)
    near, far = CROSSING + CORD, REACH - CORD
    for across, down in QUARTERS:
        block.box(across * near, down * near, across * far, down * far, block.ink, CORD / 2)
        if block.is_detailed:
            _over(block, across, down, block.rim / 2)


def _over(block: Block, across: int, down: int, line: float) -> None:
    """Draw the edges of a knot's cord where it lies on itself: on the flat and upright in turn."""
    for edge in (CROSSING - CORD - line, CROSSING + CORD):
        along = CROSSING - CORD, CROSSING + CORD
        flat = (across * along[0], down * edge, across * along[1], down * (edge + line))
        upright = (across * edge, down * along[0], across * (edge + line), down * along[1])
        block.box(*(flat if across == down else upright), block.ink)


SUITS: Mapping[str, Callable[[Block], None]] = MappingProxyType(
    {"M": _moons, "S": _suns, "W": _waves, "L": _leaves, "Y": _wyrms, "K": _knots}
)


@dataclass(frozen=True, slots=True)
class Emblem:
    """A suit in its colours, and its coverage."""

    picture: Image.Image
    mask: Image.Image

    def put(self, face: Image.Image, x: float, y: float) -> None:
        """Paste it about a point, at an even distance from the edge: equal bytes are kept once in a file."""
        corner = (even(x - self.mask.width / 2), round(y - self.mask.height / 2))
        face.paste(self.picture, corner, self.mask)


@lru_cache(256)
def suit_emblem(suit: str, pixels: int, fill: Colour, ink: Colour, heavy: float = 1.0) -> Emblem:
    """Draw a suit in a square of that many pixels, its rim so many times as wide as usual.

    Between body and rim there is no tone: of sixteen colours, hardly any would be one.
    """
    picture = Image.new("RGB", (pixels, pixels), ink)
    picture.paste(fill, (0, 0), sharp(suit_mask(suit, pixels, 0, heavy)))
    outline = suit_mask(suit, pixels, 255, heavy)
    return Emblem(picture, crisp(outline) if pixels >= DETAILED else sharp(outline))


def suit_mask(suit: str, pixels: int, lines: int = 0, heavy: float = 1.0) -> Image.Image:
    """Return the coverage of a suit in a square of that many pixels, with its lines or without them."""
    pen = Pen.on(pixels, pixels, 1.0, 0, "L")
    SUITS[suit](Block.about(pen, pixels, 255, lines, heavy))
    return pen.reduced()
