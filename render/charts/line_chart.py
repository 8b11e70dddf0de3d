"""Curves: how values went over a time, a line each, which differ in their points and strokes."""

from collections.abc import Sequence
from typing import NamedTuple

from render.boards.scene import Words
from render.charts.chart import (
    GAP,
    LABEL,
    MARGIN,
    WIDTH,
    Key,
    begin_chart,
    chart_sheet,
    length,
    line_height,
    with_room,
)
from render.charts.line_styles import POINT, STROKES, THICK, field, ink, lay_line, sample, tile
from render.graphics.palette import even
from render.painting.heading import cut_short
from render.painting.painter import Easel, Painting

HEIGHT = 400
"""From the lowest value to the highest."""
STEPS = 4
"""Into how many parts lines across divide it, at most."""
ROUND = (10, 20, 25, 50)
"""What these parts are, in tens, hundreds and so on."""
THIN = 2
"""How thick the lines across are."""
EDGE = POINT + THICK
"""So much room is about the curves, so that their ends are whole."""


class Curve(NamedTuple):
    """A line: what it is called, and its value at each point in time; ``None`` where there is none."""

    name: str
    values: Sequence[int | None]


class Axis(NamedTuple):
    """The values at the lower and the upper edge, and what stands behind the numbers at the side."""

    low: int = 0
    high: int = 100
    unit: str = ""

    @property
    def steps(self) -> tuple[int, ...]:
        """The values at which there is a line across: round ones."""
        span = self.high - self.low
        sizes = (size * 10**power for power in range(10) for size in ROUND)
        size = next(size for size in (1, 2, 5, *sizes) if span <= size * STEPS)
        return tuple(range(-(-self.low // size) * size, self.high + 1, size))


def paint_curves(
    theme: str, title: str, labels: Sequence[str], curves: Sequence[Curve], axis: Axis, note: str = ""
) -> Painting:
    """Paint curves over the labels of their points in time; more than one are explained below.

    Raise ``KeyError`` for a theme that does not exist.
    """
    tiles = chart_sheet(theme)
    strokes = STROKES[: len(curves)]
    keys = [Key(sample(tiles, stroke), curve.name) for stroke, curve in zip(strokes, curves, strict=True)]
    high = line_height(tiles, LABEL)
    height = EDGE + HEIGHT + EDGE + high
    painting, easel, top = begin_chart(tiles, title, height, keys if len(curves) > 1 else (), note)
    left = MARGIN + even(max(length(tiles, LABEL, f"{step}{axis.unit}") for step in axis.steps))
    plot = Plot(left, top, even(WIDTH - MARGIN - left), axis, len(labels))
    _put_axis(easel, plot)
    ground = field(tiles, plot.width, HEIGHT + 2 * EDGE)
    for step in axis.steps:
        y = round(plot.y(step))
        ground.paste(ink(tiles, "line"), (GAP, y, plot.width, y + THIN))
    for stroke, curve in zip(strokes, curves, strict=True):
        lay_line(ground, tiles, stroke, plot.places(curve.values), plot.pitch)
    easel.put(tile(ground), left, top)
    _put_labels(easel, labels, plot)
    return painting


class Plot(NamedTuple):
    """Where the curves are: the upper left corner of their field, its width, their axis and their points."""

    left: int
    top: int
    width: int
    axis: Axis
    points: int

    @property
    def pitch(self) -> float:
        """From one point in time to the next."""
        return (self.width - GAP - 2 * EDGE) / max(1, self.points - 1)

    def x(self, number: int) -> float:
        """Return how far from the left edge of the field a point in time is."""
        if self.points == 1:
            return (self.width + GAP) / 2
        return GAP + EDGE + number * self.pitch

    def y(self, value: int) -> float:
        """Return how far from the upper edge of the field a value is; at an end what is beyond the axis."""
        low, high, _ = self.axis
        return EDGE + HEIGHT * (high - min(max(value, low), high)) / (high - low)

    def places(self, values: Sequence[int | None]) -> tuple[tuple[float, float] | None, ...]:
        """Return where values are that follow one another."""
        return tuple(
            None if value is None else (self.x(number), self.y(value)) for number, value in enumerate(values)
        )


def _put_axis(easel: Easel, plot: Plot) -> None:
    """Put the values of the lines across."""
    lower = line_height(easel.tiles, LABEL) // 2
    for step in plot.axis.steps:
        said = f"{step}{plot.axis.unit}"
        easel.print_words(Words(said, LABEL, plot.left, plot.top + round(plot.y(step)) - lower, "right"))


def _put_labels(easel: Easel, labels: Sequence[str], plot: Plot) -> None:
    """Put the labels of points in time, as many as there is room for, the last always."""
    top = plot.top + HEIGHT + 2 * EDGE
    every = with_room(easel.tiles, labels, plot.pitch)
    for number in range((len(labels) - 1) % every, len(labels), every):
        label = cut_short(easel.tiles, LABEL, labels[number], WIDTH // 2)
        half = length(easel.tiles, LABEL, label) // 2
        x = min(plot.left + round(plot.x(number)), WIDTH - MARGIN // 2 - half)
        easel.print_words(Words(label, LABEL, x, top))
