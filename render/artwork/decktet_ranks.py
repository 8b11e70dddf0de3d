"""Symbols of the Decktet's ranks: a pawn, a court house and a crown, and rows of pips for the numbers."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from render.graphics.vector_drawing import VectorDrawing, bezier, mirror

HEIGHT = 100.0
WIDTHS: Mapping[str, float] = MappingProxyType({"P": 72.0, "C": 74.0, "R": 100.0})
"""The width of each symbol in design units; its height is ``HEIGHT``."""
MIDDLE = 50.0

PAWN = mirror(
    bezier(
        (36, 30),
        ((52, 30), (60, 34), (60, 42)),
        ((48, 46), (47, 62), (60, 78)),
        ((68, 82), (72, 88), (72, 100)),
    ),
    36,
)
CROWN = mirror(((14, 80), (6, 32), (31, 55), (MIDDLE, 14)), MIDDLE)
CROWN_TIPS = ((9.0, 29.0), (MIDDLE, 10.0), (91.0, 29.0))


def _pawn(drawing: VectorDrawing) -> None:
    drawing.polygon(PAWN, 255)
    drawing.circle(36, 20, 20, 255)


def _court(drawing: VectorDrawing) -> None:
    drawing.polygon(((37, 0), (74, 28), (74, 39), (0, 39), (0, 28)), 255)
    for x in (6.0, 30.0, 54.0):
        drawing.polygon(((x, 39), (x + 14, 39), (x + 14, 86), (x, 86)), 255)
    drawing.polygon(((0, 84), (74, 84), (74, 100), (0, 100)), 255)


def _crown(drawing: VectorDrawing) -> None:
    drawing.polygon(CROWN, 255, 255, 4)
    drawing.polygon(((14, 86), (86, 86), (86, 100), (14, 100)), 255)
    for x, y in CROWN_TIPS:
        drawing.circle(x, y, 9, 255)


RANK_SYMBOLS: Mapping[str, Callable[[VectorDrawing], None]] = MappingProxyType(
    {"P": _pawn, "C": _court, "R": _crown}
)


def rank_symbol(rank: str, pixels: int) -> Image.Image:
    """Return the symbol of a rank without a number as a coverage mask, that many pixels high."""
    drawing = VectorDrawing.mask(round(pixels * WIDTHS[rank] / HEIGHT), pixels, pixels / HEIGHT)
    RANK_SYMBOLS[rank](drawing)
    return drawing.downsample()


def pip_row(rank: str, pixels: int, pitch: int) -> Image.Image:
    """Return a pip for each unit of a rank as a mask: ``pixels`` high, ``pitch`` from one to the next."""
    count = 1 if rank == "A" else int(rank)
    drawing = VectorDrawing.mask(pixels, pixels, pixels / 2)
    drawing.polygon(((1, 0), (2, 1), (1, 2), (0, 1)), 255)
    pip = drawing.downsample()
    row = Image.new("L", (pixels + (count - 1) * pitch, pixels))
    for number in range(count):
        row.paste(pip, (number * pitch, 0))
    return row
