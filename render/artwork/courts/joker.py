"""The joker: a cap with three horns and bells, a collar of points, motley."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from render.artwork.courts.figure import MIDDLE, SHOULDER, Figure
from render.graphics.theme import Colour
from render.graphics.vector_drawing import Path, Pen, curve, moved

STAR: Path = tuple(
    (radius * sin(pi * corner / 5), 0.05 - radius * cos(pi * corner / 5))
    for corner, radius in enumerate((0.54, 0.25) * 5)
)
"""The joker's sign in a square of side 1 about the origin, as the suits are."""

HOOD = curve(
    (MIDDLE, 32),
    ((104, 18), (128, 18), (134, 44)),
    ((135, 52), (136, 58), (136, 66)),
    ((131, 56), (127, 52), (122, 53)),
    ((118, 58), (122, 74), (120, 88)),
    ((112, 94), (102, 96), (MIDDLE, 96)),
)
"""The right half, with its horn."""
CREST = curve((74, 40), ((76, 28), (84, 20), (MIDDLE, 14)), ((100, 20), (108, 28), (110, 40)))
BROW = curve(
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
    for half, colour in ((SHOULDER, "lining"), (_left(SHOULDER), "robe")):
        figure.fill((*half, (MIDDLE, 160)), colour)
    figure.fill(COLLAR, "gold")
    figure.fill(CREST, "gold")
    for half, colour in ((HOOD, "robe"), (_left(HOOD), "lining")):
        figure.fill(half, colour)
    figure.face()
    figure.fill(BROW, "gold")
    figure.strokes(curve((80, 76), ((85, 84), (99, 84), (104, 76))), "red", 3.6)
    for x, y in BELLS:
        figure.dot(x, y, BELL, "gold", rim=True)


def draw_star(pen: Pen, x: float, y: float, size: float, fill: Colour | int) -> None:
    """Draw the joker's sign about a point, that high."""
    pen.shape(moved(STAR, x, y, size), fill)


@lru_cache(8)
def star_mask(pixels: int) -> Image.Image:
    """Return the joker's sign as a coverage mask of that many pixels square."""
    pen = Pen.on(pixels, pixels, 1.0, 0, "L")
    draw_star(pen, pixels / 2, pixels / 2, pixels, 255)
    return pen.reduced()


def _left(half: Path) -> Path:
    return tuple((2 * MIDDLE - x, y) for x, y in half)
