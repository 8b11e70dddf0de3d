"""Line charts: values over time, a line for each series; lines differ in their dashes and markers."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from render.boards.scene import PlacedText
from render.charts.chart import GAP, LABEL, LegendEntry, chart_sheet, label_interval, start_chart
from render.charts.line_styles import (
    LINE_STYLES,
    MARKER,
    THICKNESS,
    blank_plot,
    draw_series,
    legend_sample,
    pixel_value,
    plot_sprite,
)
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import round_to_even
from render.painting.heading import truncate
from render.painting.painter import SpriteCanvas
from render.painting.titled_image import MARGIN, WIDTH

HEIGHT = 400
"""The distance from the lowest value to the highest."""
MAX_STEPS = 4
"""The greatest number of parts into which grid lines divide it."""
STEP_SIZES = (10, 20, 25, 50)
"""The sizes of these parts, in ones, tens, hundreds and so on."""
GRID_LINE = 2
"""The thickness of the grid lines."""
EDGE = MARKER + THICKNESS
"""The room around the lines, so that markers are not cut off."""


Series: TypeAlias = tuple[str, Sequence[int | None]]
"""A line: its name, and its value at each point in time; ``None`` if there is none."""


class Axis(NamedTuple):
    """The values at the lower and the upper edge, and the unit after the numbers at the side."""

    low: int = 0
    high: int = 100
    unit: str = ""

    @property
    def steps(self) -> tuple[int, ...]:
        """The values of the grid lines: round ones."""
        span = self.high - self.low
        sizes = (size * 10**power for power in range(10) for size in STEP_SIZES)
        size = next(size for size in (1, 2, 5, *sizes) if span <= size * MAX_STEPS)
        return tuple(range(-(-self.low // size) * size, self.high + 1, size))


class Plot(NamedTuple):
    """The area of the lines: its upper left corner, its width, its axis and its number of points in time."""

    left: int
    top: int
    width: int
    axis: Axis
    points: int

    @property
    def pitch(self) -> float:
        """The distance from one point in time to the next."""
        return (self.width - GAP - 2 * EDGE) / max(1, self.points - 1)

    def x(self, number: int) -> float:
        """Return the distance of a point in time from the left edge."""
        if self.points == 1:
            return (self.width + GAP) / 2
        return GAP + EDGE + number * self.pitch

    def y(self, value: int) -> float:
        """Return the distance of a value from the upper edge; values beyond the axis are at its ends."""
        low, high, _ = self.axis
        return EDGE + HEIGHT * (high - min(max(value, low), high)) / (high - low)

    def path(self, values: Sequence[int | None]) -> tuple[tuple[float, float] | None, ...]:
        """Return the positions of the values of a series."""
        return tuple(
            None if value is None else (self.x(number), self.y(value)) for number, value in enumerate(values)
        )


def paint_line_chart(
    theme: str, title: str, labels: Sequence[str], series: Sequence[Series], axis: Axis, note: str = ""
) -> IndexedImage:
    """Paint series above the labels of their points in time; raise ``KeyError`` for an unknown theme."""
    sheet = chart_sheet(theme)
    styles = LINE_STYLES[: len(series)]
    entries = [
        LegendEntry(legend_sample(sheet, style), name)
        for style, (name, _) in zip(styles, series, strict=True)
    ]
    height = EDGE + HEIGHT + EDGE + sheet.line_height(LABEL)
    image, canvas, top = start_chart(sheet, title, height, entries if len(series) > 1 else (), note)
    numbers_width = max(sheet.text_width(LABEL, f"{step}{axis.unit}") for step in axis.steps)
    left = MARGIN + round_to_even(numbers_width)
    plot = Plot(left, top, round_to_even(WIDTH - MARGIN - left), axis, len(labels))
    _print_axis(canvas, plot)
    area = blank_plot(sheet, plot.width, HEIGHT + 2 * EDGE)
    for step in axis.steps:
        y = round(plot.y(step))
        area.paste(pixel_value(sheet, "line"), (GAP, y, plot.width, y + GRID_LINE))
    for style, (_, values) in zip(styles, series, strict=True):
        draw_series(area, sheet, style, plot.path(values), plot.pitch)
    canvas.paste(plot_sprite(area), left, top)
    _print_labels(canvas, labels, plot)
    return image


def _print_axis(canvas: SpriteCanvas, plot: Plot) -> None:
    half_line = canvas.sheet.line_height(LABEL) // 2
    for step in plot.axis.steps:
        y = plot.top + round(plot.y(step)) - half_line
        canvas.print_text(PlacedText(f"{step}{plot.axis.unit}", LABEL, plot.left, y, "right"))


def _print_labels(canvas: SpriteCanvas, labels: Sequence[str], plot: Plot) -> None:
    """Print the labels of points in time for which there is room, the last one always."""
    sheet, top = canvas.sheet, plot.top + HEIGHT + 2 * EDGE
    interval = label_interval(sheet, labels, plot.pitch)
    for number in range((len(labels) - 1) % interval, len(labels), interval):
        label = truncate(sheet, LABEL, labels[number], WIDTH // 2)
        half = sheet.text_width(LABEL, label) // 2
        x = min(plot.left + round(plot.x(number)), WIDTH - MARGIN // 2 - half)
        canvas.print_text(PlacedText(label, LABEL, x, top))
