"""The signs of the Decktet's ranks that have no number: a pawn, a court house and a crown."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from render.graphics.vector_drawing import Pen, curve, mirrored

HEIGHT = 100.0
WIDTHS: Mapping[str, float] = MappingProxyType({"P": 72.0, "C": 74.0, "R": 100.0})
"""The panel of each in its own units; they fill it."""
MIDDLE = 50.0

PAWN = mirrored(
    curve(
        (36, 30),
        ((52, 30), (60, 34), (60, 42)),
        ((48, 46), (47, 62), (60, 78)),
        ((68, 82), (72, 88), (72, 100)),
    ),
    36,
)
CROWN = mirrored(((14, 80), (6, 32), (31, 55), (MIDDLE, 14)), MIDDLE)
CROWN_TIPS = ((9.0, 29.0), (MIDDLE, 10.0), (91.0, 29.0))


def _pawn(pen: Pen) -> None:
    pen.shape(PAWN, 255)
    pen.disc(36, 20, 20, 255)


def _court(pen: Pen) -> None:
    pen.shape(((37, 0), (74, 28), (74, 39), (0, 39), (0, 28)), 255)
    for x in (6.0, 30.0, 54.0):
        pen.shape(((x, 39), (x + 14, 39), (x + 14, 86), (x, 86)), 255)
    pen.shape(((0, 84), (74, 84), (74, 100), (0, 100)), 255)


def _crown(pen: Pen) -> None:
    pen.shape(CROWN, 255, 255, 4)
    pen.shape(((14, 86), (86, 86), (86, 100), (14, 100)), 255)
    for x, y in CROWN_TIPS:
        pen.disc(x, y, 9, 255)


INSIGNIA: Mapping[str, Callable[[Pen], None]] = MappingProxyType({"P": _pawn, "C": _court, "R": _crown})


def insignia(rank: str, pixels: int) -> Image.Image:
    """Return the sign of a rank as coverage, that many pixels high."""
    pen = Pen.on(round(pixels * WIDTHS[rank] / HEIGHT), pixels, pixels / HEIGHT, 0, "L")
    INSIGNIA[rank](pen)
    return pen.reduced()


def string_of_beads(rank: str, pixels: int, apart: int) -> Image.Image:
    """Return as many beads as the rank, one for an Ace, as coverage: so many pixels high and apart."""
    beads = 1 if rank == "A" else int(rank)
    pen = Pen.on(pixels, pixels, pixels / 2, 0, "L")
    pen.shape(((1, 0), (2, 1), (1, 2), (0, 1)), 255)
    bead = pen.reduced()
    string = Image.new("L", (pixels + (beads - 1) * apart, pixels))
    for number in range(beads):
        string.paste(bead, (number * apart, 0))
    return string
