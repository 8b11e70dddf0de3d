"""The joker: a cap with three horns and bells, a collar of points, motley."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from render.artwork.courts.figure import MIDDLE, SHOULDER, Figure
from render.graphics.theme import Color
from render.graphics.vector_drawing import Path, VectorDrawing, bezier, mirror_image, transform

STAR: Path = tuple(
    (radius * sin(pi * corner / 5), 0.05 - radius * cos(pi * corner / 5))
    for corner, radius in enumerate((0.54, 0.25) * 5)
)
"""The joker's symbol in a square of side 1 about the origin, like the suits."""

HOOD = bezier(
    (MIDDLE, 32),
    ((104, 18), (128, 18), (134, 44)),
    ((135, 52), (136, 58), (136, 66)),
    ((131, 56), (127, 52), (122, 53)),
    ((118, 58), (122, 74), (120, 88)),
    ((112, 94), (102, 96), (MIDDLE, 96)),
)
"""The right half, with its horn."""
CREST = bezier((74, 40), ((76, 28), (84, 20), (MIDDLE, 14)), ((100, 20), (108, 28), (110, 40)))
BROW = bezier(
    (67, 52),
    ((70, 38), (80, 31), (MIDDLE, 31)),
    ((104, 31), (114, 38), (117, 52)),
    ((108, 41), (100, 40), (MIDDLE, 40)),
    ((84, 40), (76, 41), (67, 52)),
)
COLLAR: Path = (
    (58, 90),
    (56, 110),
    (70, 99),
    (80, 120),
    (MIDDLE, 102),
    (104, 118),
    (114, 99),
    (128, 108),
    (126, 90),
)
BELLS: Path = ((48, 70), (MIDDLE, 13), (136, 70))
BELL = 5.5


def draw_joker(figure: Figure) -> None:
    """Draw the joker down to the belt."""
    for half, color in ((SHOULDER, "lining"), (mirror_image(SHOULDER, MIDDLE), "robe")):
        figure.fill((*half, (MIDDLE, 160)), color)
    figure.fill(COLLAR, "gold")
    figure.fill(CREST, "gold")
    for half, color in ((HOOD, "robe"), (mirror_image(HOOD, MIDDLE), "lining")):
        figure.fill(half, color)
    figure.face()
    figure.fill(BROW, "gold")
    figure.strokes(bezier((80, 76), ((85, 84), (99, 84), (104, 76))), "red", 3.6)
    for x, y in BELLS:
        figure.dot(x, y, BELL, "gold", has_rim=True)


def draw_star(drawing: VectorDrawing, x: float, y: float, size: float, fill: Color | int) -> None:
    """Draw the joker's symbol centered on a point, ``size`` high."""
    drawing.polygon(transform(STAR, x, y, size), fill)


@lru_cache(8)
def star_mask(pixels: int) -> Image.Image:
    """Return the joker's symbol as a square coverage mask with that many pixels on a side."""
    drawing = VectorDrawing.mask(pixels, pixels)
    draw_star(drawing, pixels / 2, pixels / 2, pixels, 255)
    return drawing.downsample()
