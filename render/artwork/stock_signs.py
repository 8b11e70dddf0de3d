"""Signs for the empty place of a stock: a turning arrow if it can be dealt again, a cross if it can't."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from render.graphics.vector_drawing import Path, VectorDrawing

REDEAL, SPENT = "redeal", "spent"
STOCK_SIGNS = (REDEAL, SPENT)
RADIUS, LINE = 0.36, 0.11
"""The radius of the arrow's arc and the thickness of all lines, as shares of the side of the sign."""
START, END = 0.1, 1.62
"""Where the arc begins and ends, in half turns from the right, clockwise."""
HEAD_WIDTH, HEAD_LENGTH = 0.4, 0.3
CROSS = 0.24
"""How far the arms of the cross reach."""
STEPS = 48


@lru_cache
def sign_mask(sign: str, pixels: int) -> Image.Image:
    """Return a sign as a square coverage mask with that many pixels on a side."""
    drawing = VectorDrawing.mask(pixels, pixels, pixels)
    if sign == REDEAL:
        turns = (START + (END - START) * step / STEPS for step in range(STEPS + 1))
        drawing.line(tuple(map(_on_circle, turns)), 255, LINE)
        drawing.polygon(_head(), 255)
    else:
        low, high = 0.5 - CROSS, 0.5 + CROSS
        drawing.line(((low, low), (high, high)), 255, LINE)
        drawing.line(((low, high), (high, low)), 255, LINE)
    return drawing.downsample()


def _on_circle(turn: float) -> tuple[float, float]:
    """Return a point at an angle in half turns."""
    return 0.5 + RADIUS * cos(turn * pi), 0.5 + RADIUS * sin(turn * pi)


def _head() -> Path:
    """Return the head of the arrow, at the end of the arc."""
    x, y = _on_circle(END)
    across, along = (cos(END * pi), sin(END * pi)), (-sin(END * pi), cos(END * pi))
    sides = ((x + side * across[0] * HEAD_WIDTH, y + side * across[1] * HEAD_WIDTH) for side in (-0.5, 0.5))
    return (*sides, (x + along[0] * HEAD_LENGTH, y + along[1] * HEAD_LENGTH))
