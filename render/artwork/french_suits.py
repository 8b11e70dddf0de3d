"""The four French suits as outlines in a square of side 1 about the origin, y downwards."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from render.graphics.vector_drawing import Path, VectorDrawing, bezier, mirror, transform

HEART = mirror(
    bezier(
        (0, -0.27),
        ((0.04, -0.40), (0.13, -0.47), (0.25, -0.47)),
        ((0.40, -0.47), (0.49, -0.36), (0.49, -0.21)),
        ((0.49, 0.06), (0.13, 0.22), (0, 0.48)),
    )
)
DIAMOND = mirror(
    bezier((0, -0.5), ((0.09, -0.31), (0.22, -0.14), (0.39, 0)), ((0.22, 0.14), (0.09, 0.31), (0, 0.5)))
)
SPADE = mirror(
    bezier(
        (0, -0.5),
        ((0.12, -0.26), (0.47, -0.10), (0.47, 0.15)),
        ((0.47, 0.29), (0.37, 0.37), (0.25, 0.37)),
        ((0.15, 0.37), (0.08, 0.32), (0.045, 0.25)),
        ((0.05, 0.36), (0.09, 0.45), (0.19, 0.5)),
    )
)
CLUB_STEM = mirror(
    bezier(
        (0, -0.1),
        ((0.08, -0.1), (0.12, -0.02), (0.12, 0.06)),
        ((0.12, 0.14), (0.05, 0.16), (0.045, 0.22)),
        ((0.05, 0.36), (0.09, 0.45), (0.19, 0.5)),
    )
)
CLUB_LEAVES = ((0.0, -0.255), (-0.262, 0.115), (0.262, 0.115))
CLUB_LEAF = 0.228
CLUB_HEART = 0.15
"""Closes the gaps between the leaves."""

OUTLINES: Mapping[str, Path] = MappingProxyType({"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB_STEM})
SUIT_NAMES = MappingProxyType({"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"})
"""The names of the suits in a theme."""


def draw_suit(
    drawing: VectorDrawing, suit: str, x: float, y: float, size: float, fill: int, *, grown: float = 0.0
) -> None:
    """Draw a suit centered on a point, ``size`` high before its outline grows by ``grown`` to all sides."""
    drawing.polygon(transform(OUTLINES[suit], x, y, size), fill, fill if grown else None, 2 * grown)
    if suit == "C":
        for dx, dy in CLUB_LEAVES:
            drawing.circle(x + dx * size, y + dy * size, CLUB_LEAF * size + grown, fill)
        drawing.circle(x, y, CLUB_HEART * size, fill)


@lru_cache(64)
def suit_mask(suit: str, pixels: int) -> Image.Image:
    """Return a suit as a square coverage mask with that many pixels on a side."""
    drawing = VectorDrawing.mask(pixels, pixels)
    draw_suit(drawing, suit, pixels / 2, pixels / 2, pixels, 255)
    return drawing.downsample()
