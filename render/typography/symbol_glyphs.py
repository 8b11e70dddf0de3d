"""Glyphs that the fonts lack: the suits, the joker's star, a tick and a cross."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from render.artwork.courts.joker import draw_star
from render.artwork.french_suits import draw_suit
from render.graphics.vector_drawing import Path, VectorDrawing

TICK: Path = ((0.10, 0.54), (0.37, 0.84), (0.90, 0.16))
CROSS: tuple[Path, Path] = (((0.19, 0.19), (0.81, 0.81)), ((0.19, 0.81), (0.81, 0.19)))
LINE = 0.17
"""The width of the lines of tick and cross."""


def _suit(suit: str) -> Callable[[VectorDrawing], None]:
    return lambda drawing: draw_suit(drawing, suit, 0.5, 0.5, 1.0, 255)


def _star(drawing: VectorDrawing) -> None:
    draw_star(drawing, 0.5, 0.5, 1.0, 255)


def _tick(drawing: VectorDrawing) -> None:
    drawing.line(TICK, 255, LINE)
    drawing.circle(*TICK[1], LINE / 2, 255)


def _cross(drawing: VectorDrawing) -> None:
    for line in CROSS:
        drawing.line(line, 255, LINE)


DRAW_FUNCTIONS: Mapping[str, Callable[[VectorDrawing], None]] = MappingProxyType(
    {"♠": _suit("S"), "♥": _suit("H"), "♦": _suit("D"), "♣": _suit("C"), "★": _star, "✓": _tick, "✗": _cross}
)
"""The function that draws each symbol in a square of side 1."""
SYMBOLS = frozenset(DRAW_FUNCTIONS)


def symbol_mask(symbol: str, pixels: int) -> Image.Image:
    """Return a symbol as a square coverage mask with that many pixels on a side."""
    drawing = VectorDrawing.mask(pixels, pixels, float(pixels))
    DRAW_FUNCTIONS[symbol](drawing)
    return drawing.downsample()
