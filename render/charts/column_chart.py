"""Column charts: how often each of some values was reached, with icons above some columns."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from render.boards.scene import PlacedText
from render.charts.chart import GAP, LABEL, LegendEntry, chart_sheet, start_chart
from render.charts.icons import icon
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import round_to_even
from render.painting.heading import truncate
from render.painting.painter import SpriteCanvas
from render.painting.sprite_sheet import SpriteSheet
from render.painting.titled_image import MARGIN, ROOM, WIDTH

HEIGHT = 320
"""The height of the highest column."""
MAX_PITCH = 120
"""The greatest distance from one column to the next."""
WIDTH_SHARE = 0.72
"""The width of a column, as a share of that distance."""
AXIS = 4
"""The thickness of the horizontal axis, and the least height of a column that is not 0."""
NAME_ROOM = 2.5
"""The greatest width of a name, in columns."""
ICON = 34
"""The size of an icon."""


class Column(NamedTuple):
    """A column: its name and its value."""

    name: str
    value: int


class PlacedName(NamedTuple):
    """The name of a column, with its middle and its ends on the picture, and its row below the axis."""

    text: str
    middle: int
    begin: int
    end: int
    row: int = 0


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
    pitch = min(round_to_even(ROOM / len(columns) - 1), MAX_PITCH)
    left = round_to_even((WIDTH - pitch * len(columns)) / 2)
    names = place_names(sheet, columns, left, pitch)
    rows = 1 + max(name.row for name in names)
    height = above + HEIGHT + AXIS + GAP // 2 + rows * label_height
    image, canvas, top = start_chart(sheet, title, height, entries, note)
    bottom = top + above + HEIGHT
    canvas.fill("line", MARGIN, bottom, ROOM, AXIS)
    most = max(1, *(column.value for column in columns))
    for number, column in enumerate(columns):
        kinds = [one.kind for one in icons if one.column == number + 1]
        _paint_column(canvas, (column, most, kinds), left + number * pitch, bottom, pitch)
    for name in names:
        y = bottom + AXIS + GAP // 2 + name.row * label_height
        canvas.print_text(PlacedText(name.text, LABEL, name.middle, y))
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


def place_names(sheet: SpriteSheet, columns: Sequence[Column], left: int, pitch: int) -> list[PlacedName]:
    """Place the names of all columns in one row, or those of columns that are not 0 in as many as they need.

    A name is truncated to ``NAME_ROOM`` columns, so that names never need more than three rows.
    """
    placed = []
    for number, column in enumerate(columns):
        text = truncate(sheet, LABEL, column.name, round(NAME_ROOM * pitch))
        half = sheet.text_width(LABEL, text) // 2
        middle = min(max(left + number * pitch + pitch // 2, MARGIN // 2 + half), WIDTH - MARGIN // 2 - half)
        placed.append(PlacedName(text, middle, middle - half, middle + half))
    if all(name.end + GAP <= other.begin for name, other in pairwise(placed)):
        return placed
    used = [name for name, column in zip(placed, columns, strict=True) if column.value] or placed[:1]
    ends: list[int] = []
    found = []
    for name in sorted(used, key=lambda name: name.begin):
        row = next((row for row, end in enumerate(ends) if end + GAP <= name.begin), len(ends))
        ends[row : row + 1] = [name.end]
        found.append(name._replace(row=row))
    return found
