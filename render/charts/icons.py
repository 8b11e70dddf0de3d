"""The signs of charts: each differs in shape from all others, and better days have more points."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image

from render.charts.chart import COLOURS, chart_sheet
from render.graphics.theme import TABLE, Colour, load_theme
from render.graphics.vector_drawing import Path, Pen, moved

Colours = Mapping[str, Colour]

LINE = 0.09
"""How wide the lines of signs are, of their size."""
RIM = 0.06
"""How wide the dark line about a medal is: on a light table it alone tells gold from the ground."""
DEEP = 0.45
"""How far from the middle a star is between its points, of how far they are."""


def polygon(count: int, deep: float = 0.0) -> Path:
    """Return an outline with so many points, one unit from the middle, the first of them upwards.

    It is a star where it is told how deep it goes between them: how far from the middle it is there.
    """
    steps = 2 * count if deep else count
    radii = (1.0, deep) if deep else (1.0,)
    turns = ((radii[step % len(radii)], 2 * pi * step / steps) for step in range(steps))
    return tuple((r * sin(turn), -r * cos(turn)) for r, turn in turns)


def _medal(name: str, path: Path) -> Callable[[Pen, Colours], None]:
    """Return what draws a medal: rounded a little, in a colour of the deck, with a dark rim."""

    def draw(pen: Pen, colours: Colours) -> None:
        pen.shape(path, colours["ink"], colours["ink"], LINE + 2 * RIM)
        pen.shape(path, colours[name], colours[name], LINE)

    return draw


def _flake(pen: Pen, colours: Colours) -> None:
    """Draw six arms, each with a pair of twigs."""
    for arm in range(6):
        turn = pi * arm / 3
        pen.line(((0.5, 0.5), _away(0.44, turn)), colours["choice"], LINE)
        for side in (-1, 1):
            foot, (x, y) = _away(0.26, turn), _away(0.16, turn + side * pi / 4)
            pen.line((foot, (foot[0] + x - 0.5, foot[1] + y - 0.5)), colours["choice"], LINE * 0.8)


def _away(radius: float, turn: float) -> tuple[float, float]:
    return 0.5 + radius * sin(turn), 0.5 - radius * cos(turn)


def _dash(pen: Pen, colours: Colours) -> None:
    pen.line(((0.26, 0.5), (0.74, 0.5)), colours["name"], LINE)


def _pause(pen: Pen, colours: Colours) -> None:
    for x in (0.38, 0.62):
        pen.line(((x, 0.28), (x, 0.72)), colours["name"], LINE)


def _ring(pen: Pen, colours: Colours) -> None:
    pen.disc(0.5, 0.5, 0.34, colours["ground"], colours["name"], LINE)


def _wedge(pen: Pen, colours: Colours) -> None:
    pen.shape(((0.14, 0.2), (0.86, 0.2), (0.5, 0.84)), colours["name"], colours["name"], LINE)


def _disc(pen: Pen, colours: Colours) -> None:
    pen.disc(0.5, 0.5, 0.34, colours["choice"])


DRAWN: Mapping[str, Callable[[Pen, Colours], None]] = MappingProxyType(
    {
        "gold": _medal("knots", moved(polygon(5, DEEP), 0.5, 0.53, 0.44)),
        "silver": _medal("moons", moved(polygon(4), 0.5, 0.5, 0.4)),
        "bronze": _medal("leaves", moved(polygon(3), 0.5, 0.58, 0.4)),
        "frozen": _flake,
        "missed": _dash,
        "outage": _pause,
        "open": _ring,
        "average": _wedge,
        "best": _medal("knots", moved(polygon(5, DEEP), 0.5, 0.53, 0.44)),
        "last": _disc,
    }
)
"""What draws each sign in a square of side 1."""


@lru_cache(256)
def sign(theme: str, name: str, size: int, ground: str = "felt") -> Image.Image:
    """Return a sign as a tile of that many pixels square, over a colour of the table.

    Raise ``KeyError`` for a sign or a theme that does not exist.
    """
    table = load_theme(theme)[TABLE]
    colours = {**table, **load_theme(theme)[COLOURS], "ground": table[ground]}
    pen = Pen.on(size, size, float(size), colours["ground"])
    DRAWN[name](pen, colours)
    return chart_sheet(theme).cut.tile(pen.reduced())
