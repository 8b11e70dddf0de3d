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


class Column(NamedTuple):
    """A column to be painted."""

    value: int
    most: int
    """The value of the highest column."""
    icons: Sequence[str] = ()
    """What stands above it: names in ``ICONS``."""
    full_height: int = HEIGHT
    """The height of the highest column."""
    color: str = "name"
    """A color of the table."""


class PlacedName(NamedTuple):
    """The name of a column, with its middle and its ends on the picture, and its row below the axis."""

    text: str
    middle: int
    begin: int
    end: int
    row: int = 0


def paint_column_chart(
    theme: str,
    title: str,
    columns: Sequence[tuple[str, int]],
    icons: Sequence[tuple[str, int, str]] = (),
    note: str = "",
) -> IndexedImage:
    """Paint columns, each with its name and its value; raise ``KeyError`` for an unknown icon or theme.

    An icon is its name in ``ICONS``, the number of the column below it, from 1, and its meaning.
    """
    sheet = chart_sheet(theme)
    label_height = sheet.line_height(LABEL)
    kinds = [[kind for kind, place, _ in icons if place == number] for number in range(1, len(columns) + 1)]
    above = label_height + max(map(len, kinds)) * (ICON + GAP // 2)
    entries = [LegendEntry(icon(theme, kind, ICON), text) for kind, _, text in icons]
    pitch = min(round_to_even(ROOM / len(columns) - 1), MAX_PITCH)
    left = round_to_even((WIDTH - pitch * len(columns)) / 2)
    names = place_names(sheet, columns, left, pitch)
    rows = 1 + max(name.row for name in names)
    height = above + HEIGHT + AXIS + GAP // 2 + rows * label_height
    image, canvas, top = start_chart(sheet, title, height, entries, note)
    bottom = top + above + HEIGHT
    canvas.fill("line", MARGIN, bottom, ROOM, AXIS)
    most = max(1, *(value for _, value in columns))
    for number, (_, value) in enumerate(columns):
        paint_column(canvas, Column(value, most, kinds[number]), left + number * pitch, bottom, pitch)
    for name in names:
        y = bottom + AXIS + GAP // 2 + name.row * label_height
        canvas.print_text(PlacedText(name.text, LABEL, name.middle, y))
    return image


def paint_column(canvas: SpriteCanvas, column: Column, left: int, bottom: int, pitch: int) -> None:
    """Paint a column, above it its value, unless it is 0 or too wide, and above that the icons."""
    value = column.value
    width = round_to_even(pitch * WIDTH_SHARE)
    middle = left + pitch // 2
    height = max(AXIS, column.full_height * value // column.most) if value else 0
    canvas.fill(column.color, round_to_even(middle - width / 2), bottom - height, width, height)
    top = bottom - height - GAP // 2
    if value and canvas.sheet.text_width(LABEL, str(value)) <= pitch:
        top -= canvas.sheet.line_height(LABEL) - GAP // 2
        canvas.print_text(PlacedText(str(value), LABEL, middle, top))
    for kind in column.icons:
        top -= ICON + GAP // 2
        canvas.paste(icon(canvas.sheet.theme, kind, ICON), round_to_even(middle - ICON / 2), top)


def place_names(
    sheet: SpriteSheet, columns: Sequence[tuple[str, int]], left: int, pitch: int
) -> list[PlacedName]:
    """Place the names of all columns in one row, or those of columns that are not 0 in as many as they need.

    A name is truncated to ``NAME_ROOM`` columns, so that names never need more than three rows.
    """
    placed = []
    for number, (column, _) in enumerate(columns):
        text = truncate(sheet, LABEL, column, round(NAME_ROOM * pitch))
        half = sheet.text_width(LABEL, text) // 2
        middle = min(max(left + number * pitch + pitch // 2, MARGIN // 2 + half), WIDTH - MARGIN // 2 - half)
        placed.append(PlacedName(text, middle, middle - half, middle + half))
    if all(name.end + GAP <= other.begin for name, other in pairwise(placed)):
        return placed
    used = [name for name, (_, value) in zip(placed, columns, strict=True) if value] or placed[:1]
    ends: list[int] = []
    found = []
    for name in sorted(used, key=lambda name: name.begin):
        row = next((row for row, end in enumerate(ends) if end + GAP <= name.begin), len(ends))
        ends[row : row + 1] = [name.end]
        found.append(name._replace(row=row))
    return found
