"""Comparison charts: histograms below one another, each with the column that has one's own value marked."""

from collections.abc import Sequence
from typing import NamedTuple

from render.boards.scene import PlacedText
from render.charts.chart import GAP, LABEL, NOTE, LegendEntry, chart_sheet, start_chart
from render.charts.column_chart import AXIS, ICON, MAX_PITCH, Column, paint_column, place_names
from render.charts.icons import icon
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import round_to_even
from render.painting.heading import truncate
from render.painting.painter import SpriteCanvas
from render.painting.sprite_sheet import SpriteSheet
from render.painting.titled_image import MARGIN, ROOM, WIDTH

HEIGHT = 200
"""The height of the highest column of a histogram."""
OWN = "last"
"""The icon above the own column, which has its color."""
OWN_COLOR = "choice"
GAP_BELOW = 28


class HistogramColumns(NamedTuple):
    """A histogram: its heading, its columns with their names, and the number of the own one, from 1, or 0."""

    title: str
    columns: Sequence[tuple[str, int]]
    own: int


def paint_comparison_chart(
    theme: str, title: str, histograms: Sequence[HistogramColumns], own: str
) -> IndexedImage:
    """Paint histograms; ``own`` says in the legend what the icon means, if any column has it.

    Raises ``KeyError`` for an unknown theme.
    """
    sheet = chart_sheet(theme)
    entries = [LegendEntry(icon(theme, OWN, ICON), own)] if any(one.own for one in histograms) else []
    heights = [_height(sheet, one) for one in histograms]
    image, canvas, top = start_chart(sheet, title, sum(heights), entries, "")
    for histogram, height in zip(histograms, heights, strict=True):
        _paint(canvas, histogram, top)
        top += height
    return image


def _pitch(histogram: HistogramColumns) -> int:
    return min(round_to_even(ROOM / len(histogram.columns) - 1), MAX_PITCH)


def _left(histogram: HistogramColumns) -> int:
    return round_to_even((WIDTH - _pitch(histogram) * len(histogram.columns)) / 2)


def _height(sheet: SpriteSheet, histogram: HistogramColumns) -> int:
    names = place_names(sheet, histogram.columns, _left(histogram), _pitch(histogram))
    rows = 1 + max(name.row for name in names)
    above = sheet.line_height(NOTE) + sheet.line_height(LABEL) + ICON + GAP // 2
    return above + HEIGHT + AXIS + GAP // 2 + rows * sheet.line_height(LABEL) + GAP_BELOW


def _paint(canvas: SpriteCanvas, histogram: HistogramColumns, top: int) -> None:
    sheet, columns = canvas.sheet, histogram.columns
    pitch, left = _pitch(histogram), _left(histogram)
    heading = truncate(sheet, NOTE, histogram.title, ROOM)
    canvas.print_text(PlacedText(heading, NOTE, WIDTH // 2, top))
    bottom = top + sheet.line_height(NOTE) + sheet.line_height(LABEL) + ICON + GAP // 2 + HEIGHT
    canvas.fill("line", MARGIN, bottom, ROOM, AXIS)
    most = max(1, *(value for _, value in columns))
    for number, (_, value) in enumerate(columns):
        is_own = number + 1 == histogram.own
        color, icons = (OWN_COLOR, (OWN,)) if is_own else ("name", ())
        column = Column(value, most, icons, HEIGHT, color)
        paint_column(canvas, column, left + number * pitch, bottom, pitch)
    for name in place_names(sheet, columns, left, pitch):
        y = bottom + AXIS + GAP // 2 + name.row * sheet.line_height(LABEL)
        canvas.print_text(PlacedText(name.text, LABEL, name.middle, y))
