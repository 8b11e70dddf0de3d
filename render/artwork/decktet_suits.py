"""The six suits of the Decktet, drawn in our own way about the origin in a square of side 1, y downwards."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image

from render.graphics.antialiasing import three_levels, two_levels
from render.graphics.theme import Color
from render.graphics.vector_drawing import Path, VectorDrawing, bezier, mirror, transform

RIM, MIN_RIM = 0.06, 3.2
"""The width of the dark outline of a suit, as a share of its side, and its minimum in pixels. Half of it lies
outside. It makes pale suits visible on the card."""
WHITE = 255
DETAILED_SIZE = 44
"""From this size in pixels on, a suit has inner lines and soft edges; small ones are clearer without."""


def _arc(radius: float, start: float, end: float) -> Path:
    """Return an arc about the origin between two angles, clockwise from the right."""
    angles = (start + (end - start) * step / 48 for step in range(49))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def _turned(path: Path, angle: float) -> Path:
    return tuple((x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) for x, y in path)


CRESCENT = (
    *transform(_arc(0.46, -0.30 * pi, -1.70 * pi), 0.05, 0),
    *transform(_arc(0.375, 0.455 * pi, 1.545 * pi), 0.27, 0),
)
RAYS = 8
SUN = tuple(
    point
    for ray in range(RAYS)
    for point in _turned(((0.27, -0.108), (0.49, 0.0), (0.27, 0.108)), 2 * pi * ray / RAYS - pi / 2)
)
LEAF = mirror(
    bezier((0, -0.56), ((0.18, -0.42), (0.35, -0.20), (0.33, 0.06)), ((0.31, 0.27), (0.14, 0.36), (0, 0.36)))
)
LEAF_TURN = pi / 5
VEINS: tuple[Path, ...] = tuple(((0, y), (side * 0.17, y - 0.14)) for y in (0.17, -0.02) for side in (-1, 1))
SWELL = bezier(
    (-0.47, 0.02), ((-0.37, -0.17), (-0.17, -0.17), (0, 0)), ((0.17, 0.17), (0.37, 0.17), (0.47, -0.02))
)
WAVE_LINE, WAVE_RISE = 0.12, 0.215
"""Half the height of a wave, and its distance from the center."""
WYRM = bezier(
    (0.14, -0.35),
    ((-0.10, -0.45), (-0.39, -0.39), (-0.34, -0.17)),
    ((-0.28, 0.07), (0.31, -0.04), (0.32, 0.19)),
    ((0.33, 0.44), (-0.14, 0.46), (-0.42, 0.27)),
)
WYRM_HEAD = bezier(
    (0.02, -0.47),
    ((0.16, -0.51), (0.36, -0.46), (0.48, -0.29)),
    ((0.46, -0.18), (0.22, -0.18), (0.06, -0.22)),
    ((0.0, -0.30), (0.0, -0.40), (0.02, -0.47)),
)
CROSSING, REACH, CORD = 0.145, 0.40, 0.068
"""A knot: how far its crossings and the ends of its loops are from the center, and half its cord's width."""
QUADRANTS = ((1, 1), (-1, 1), (-1, -1), (1, -1))
BEND = 0.13
"""The outer radius of its loops."""


@dataclass(frozen=True, slots=True)
class SuitDrawing:
    """A suit being drawn in white: where, how large, and with which value for its lines."""

    drawing: VectorDrawing
    middle: float
    size: float
    rim: float
    ink: int

    @property
    def is_detailed(self) -> bool:
        """Whether there is room for inner lines."""
        return self.size * (1 + self.rim) >= DETAILED_SIZE

    def at(self, path: Path) -> Path:
        """Return a path in the units of the vector drawing."""
        return transform(path, self.middle, self.middle, self.size)

    def outlined(self, *paths: Path) -> None:
        """Fill polygons with one common outline, so that they become one shape."""
        for path in paths:
            self.drawing.polygon(self.at(path), self.ink, self.ink, self.rim * self.size)
        for path in paths:
            self.drawing.polygon(self.at(path), WHITE)

    def line(self, path: Path, width: float) -> None:
        """Draw a line in ink."""
        self.drawing.line(self.at(path), self.ink, width * self.size)

    def circle(self, x: float, y: float, radius: float, fill: int) -> None:
        """Fill a circle."""
        middle, size = self.middle, self.size
        self.drawing.circle(middle + x * size, middle + y * size, radius * size, fill)

    def box(self, left: float, top: float, right: float, low: float, fill: int, bend: float = 0) -> None:
        """Fill a box with round corners, given by two opposite corners in any order."""
        ((x, y), (far, deep)) = self.at(
            ((min(left, right), min(top, low)), (max(left, right), max(top, low)))
        )
        self.drawing.rounded_rectangle((x, y, far, deep), bend * self.size, fill)


def _suns(block: SuitDrawing) -> None:
    block.outlined(SUN)
    if block.is_detailed:
        block.circle(0, 0, 0.22, block.ink)
        block.circle(0, 0, 0.22 - block.rim * 0.7, WHITE)


def _waves(block: SuitDrawing) -> None:
    for y in (-WAVE_RISE, WAVE_RISE):
        upper, lower = transform(SWELL, 0, y - WAVE_LINE), transform(SWELL, 0, y + WAVE_LINE)
        block.outlined((*upper, *reversed(lower)))


def _leaves(block: SuitDrawing) -> None:
    block.line(_turned(((0, 0.32), (-0.02, 0.52)), LEAF_TURN), 0.1)
    block.outlined(_turned(LEAF, LEAF_TURN))
    for vein in (((0, 0.32), (0, -0.22)), *(VEINS if block.is_detailed else ())):
        block.line(_turned(vein, LEAF_TURN), block.rim * 0.8)


def _wyrms(block: SuitDrawing) -> None:
    left, right = [], []
    last = len(WYRM) - 1
    for number, (x, y) in enumerate(WYRM):
        (ax, ay), (bx, by) = WYRM[max(number - 1, 0)], WYRM[min(number + 1, last)]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        half = 0.11 * min(1.0, 1.45 * (1 - number / last)) + 0.004
        left.append((x - (by - ay) / length * half, y + (bx - ax) / length * half))
        right.append((x + (by - ay) / length * half, y - (bx - ax) / length * half))
    block.outlined((*left, *reversed(right)), WYRM_HEAD)
    if block.is_detailed:
        block.circle(0.21, -0.35, 0.048, block.ink)


def _knots(block: SuitDrawing) -> None:
    for half, color in ((CORD + block.rim / 2, block.ink), (CORD, WHITE)):
        for across, down in QUADRANTS:
            near, far = CROSSING - half, REACH + half
            block.box(across * near, down * near, across * far, down * far, color, BEND)
        for side in (-CROSSING, CROSSING):
            block.box(-CROSSING, side - half, CROSSING, side + half, color)
            block.box(side - half, -CROSSING, side + half, CROSSING, color)
    near, far = CROSSING + CORD, REACH - CORD
    for across, down in QUADRANTS:
        block.box(across * near, down * near, across * far, down * far, block.ink, CORD / 2)
        if block.is_detailed:
            _draw_crossing(block, across, down, block.rim / 2)


def _draw_crossing(block: SuitDrawing, across: int, down: int, line: float) -> None:
    """Draw the edges of a knot's upper cord at a crossing: horizontal and vertical by turns."""
    for edge in (CROSSING - CORD - line, CROSSING + CORD):
        along = CROSSING - CORD, CROSSING + CORD
        flat = (across * along[0], down * edge, across * along[1], down * (edge + line))
        upright = (across * edge, down * along[0], across * (edge + line), down * along[1])
        block.box(*(flat if across == down else upright), block.ink)


SUITS: Mapping[str, Callable[[SuitDrawing], None]] = MappingProxyType(
    {
        "M": lambda block: block.outlined(CRESCENT),
        "S": _suns,
        "W": _waves,
        "L": _leaves,
        "Y": _wyrms,
        "K": _knots,
    }
)


@lru_cache(256)
def suit_picture(
    suit: str, pixels: int, fill: Color, ink: Color, rim_factor: float
) -> tuple[Image.Image, Image.Image]:
    """Draw a suit in its colors in a square, and its mask; its rim is ``rim_factor`` times as wide as usual.

    The edge between body and rim is hard: hardly any of the sixteen colors lies between the two.
    """
    picture = Image.new("RGB", (pixels, pixels), ink)
    picture.paste(fill, (0, 0), two_levels(suit_mask(suit, pixels, 0, rim_factor)))
    outline = suit_mask(suit, pixels, 255, rim_factor)
    return picture, three_levels(outline) if pixels >= DETAILED_SIZE else two_levels(outline)


def suit_mask(suit: str, pixels: int, lines: int = 0, rim_factor: float = 1.0) -> Image.Image:
    """Return a suit as a square coverage mask that many pixels wide; ``lines`` is 255 to fill lines too."""
    drawing = VectorDrawing.mask(pixels, pixels)
    rim = max(RIM, MIN_RIM / pixels) * rim_factor  # half of it lies outside the suit
    SUITS[suit](SuitDrawing(drawing, pixels / 2, pixels / (1 + rim), rim, lines))
    return drawing.downsample()
