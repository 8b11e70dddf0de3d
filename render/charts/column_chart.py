"""Column charts: how often each of some values was reached, with icons above some columns."""

from collections.abc import Sequence
from typing import NamedTuple

from render.boards.scene import PlacedText
from render.charts.chart import GAP, LABEL, LegendEntry, chart_sheet, label_interval, start_chart
from render.charts.icons import icon
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import round_to_even
from render.painting.heading import truncate
from render.painting.painter import SpriteCanvas
from render.painting.titled_image import MARGIN, ROOM, WIDTH

HEIGHT = 320
"""The height of the highest column."""
MAX_PITCH = 120
"""The greatest distance from one column to the next."""
WIDTH_SHARE = 0.72
"""The width of a column, as a share of that distance."""
AXIS = 4
"""The thickness of the horizontal axis, and the least height of a column that is not 0."""
ICON = 34
"""The size of an icon."""


class Column(NamedTuple):
    """A column: its name and its value."""

    name: str
    value: int


class ColumnIcon(NamedTuple):
    """An icon above a column: a name in ``ICONS``, the number of the column from 1, and its meaning."""

    kind: str
    column: int
    text: str


def paint_column_chart(
    theme: str, title: str, columns: Sequence[Column], icons: Sequence[ColumnIcon] = (), note: str = ""
) -> IndexedImage:
    """Paint columns with values and names; raise ``KeyError`` for an unknown icon or theme."""
    sheet = chart_sheet(theme)
    label_height = sheet.line_height(LABEL)
    stacked = max(sum(one.column == number for one in icons) for number in range(1, len(columns) + 1))
    above = label_height + stacked * (ICON + GAP // 2)
    entries = [LegendEntry(icon(theme, one.kind, ICON), one.text) for one in icons]
    height = above + HEIGHT + AXIS + GAP // 2 + label_height
    image, canvas, top = start_chart(sheet, title, height, entries, note)
    pitch = min(round_to_even(ROOM / len(columns) - 1), MAX_PITCH)
    left, bottom = round_to_even((WIDTH - pitch * len(columns)) / 2), top + above + HEIGHT
    canvas.fill("line", MARGIN, bottom, ROOM, AXIS)
    most = max(1, *(column.value for column in columns))
    for number, column in enumerate(columns):
        kinds = [one.kind for one in icons if one.column == number + 1]
        _paint_column(canvas, (column, most, kinds), left + number * pitch, bottom, pitch)
    names = [column.name for column in columns]
    _print_names(canvas, names, left, bottom + AXIS + GAP // 2, pitch)
    return image


def _paint_column(
    canvas: SpriteCanvas, content: tuple[Column, int, Sequence[str]], left: int, bottom: int, pitch: int
) -> None:
    """Paint a column, above it its value, unless it is 0 or too wide, and above that the icons."""
    column, most, kinds = content
    width = round_to_even(pitch * WIDTH_SHARE)
    middle = left + pitch // 2
    height = max(AXIS, HEIGHT * column.value // most) if column.value else 0
    canvas.fill("name", round_to_even(middle - width / 2), bottom - height, width, height)
    top = bottom - height - GAP // 2
    if column.value and canvas.sheet.text_width(LABEL, str(column.value)) <= pitch:
        top -= canvas.sheet.line_height(LABEL) - GAP // 2
        canvas.print_text(PlacedText(str(column.value), LABEL, middle, top))
    for kind in kinds:
        top -= ICON + GAP // 2
        canvas.paste(icon(canvas.sheet.theme, kind, ICON), round_to_even(middle - ICON / 2), top)


def _print_names(canvas: SpriteCanvas, names: Sequence[str], left: int, top: int, pitch: int) -> None:
    """Print the names of the columns: all, or every second, every third … if these have no room."""
    sheet = canvas.sheet
    for number in range(0, len(names), label_interval(sheet, names, pitch)):
        name = truncate(sheet, LABEL, names[number], ROOM)
        half = sheet.text_width(LABEL, name) // 2
        x = min(max(left + number * pitch + pitch // 2, MARGIN // 2 + half), WIDTH - MARGIN // 2 - half)
        canvas.print_text(PlacedText(name, LABEL, x, top))
