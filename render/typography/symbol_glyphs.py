"""Glyphs that the font does not have: the suits, the joker's star, and whether something went well."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from render.artwork.courts.joker import draw_star
from render.artwork.french_suits import draw_suit
from render.graphics.vector_drawing import Path, Pen

TICK: Path = ((-0.40, 0.04), (-0.13, 0.34), (0.40, -0.34))
CROSS: tuple[Path, Path] = (((-0.31, -0.31), (0.31, 0.31)), ((-0.31, 0.31), (0.31, -0.31)))
LINE = 0.17
"""How wide the lines of tick and cross are, of the height."""


def _suit(suit: str) -> Callable[[Pen], None]:
    return lambda pen: draw_suit(pen, suit, 0.5, 0.5, 1.0, 255)


def _star(pen: Pen) -> None:
    draw_star(pen, 0.5, 0.5, 1.0, 255)


def _tick(pen: Pen) -> None:
    pen.line(_centred(TICK), 255, LINE)
    x, y = _centred(TICK)[1]
    pen.disc(x, y, LINE / 2, 255)


def _cross(pen: Pen) -> None:
    for line in CROSS:
        pen.line(_centred(line), 255, LINE)


def _centred(path: Path) -> Path:
    return tuple((x + 0.5, y + 0.5) for x, y in path)


DRAWN: Mapping[str, Callable[[Pen], None]] = MappingProxyType(
    {"♠": _suit("S"), "♥": _suit("H"), "♦": _suit("D"), "♣": _suit("C"), "★": _star, "✓": _tick, "✗": _cross}
)
"""What draws each of them in a square of side 1."""
GLYPHS = frozenset(DRAWN)


def glyph_mask(glyph: str, pixels: int) -> Image.Image:
    """Return a glyph as a coverage mask of that many pixels square."""
    pen = Pen.on(pixels, pixels, float(pixels), 0, "L")
    DRAWN[glyph](pen)
    return pen.reduced()
