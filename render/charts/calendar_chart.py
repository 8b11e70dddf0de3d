"""Calendars: the days of a month in their weeks, with an icon on each for its result."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.boards.scene import PlacedText
from render.charts.chart import LABEL, LegendEntry, chart_sheet, start_chart
from render.charts.icons import icon, icon_row
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import PIXELS_PER_BYTE, round_to_even
from render.graphics.theme import TABLE, load_theme
from render.graphics.vector_drawing import VectorDrawing
from render.painting.heading import truncate
from render.painting.painter import SpriteCanvas
from render.painting.titled_image import ROOM, WIDTH

WEEK = 7
COLUMN_PITCH, ROW_PITCH = round_to_even(ROOM / WEEK - 1), 92
"""The distance from day to day, and from week to week."""
DAY_GAP = 8
RADIUS = 12
"""The radius of the corners of a day."""
FRAME = 6
"""The thickness of the frame of today."""
ICON, LEGEND_ICON = 48, 36
"""The size of icons on a day, and in the legend."""
INSET = 8
"""The distance of the number and the icon from the edges of their day."""
SOLVED_HEIGHT, SOLVED_GAP, SOLVED_INSET, SOLVED_BOTTOM = 8, 4, 12, 6
"""The height of a day's bar, the gap between its parts, and its distance from the sides and from below."""
SOLVED_ROOM = 6
"""What a day is higher by in a month with such bars."""
SOLVED_PARTS = 5
LEGEND_BAR = 72
"""The width of the bar in the legend."""
NUMBER = "small-note"
"""The style of the number of a day that has a field; others are labels."""


NO_ICON = "none"


class CalendarDays(NamedTuple):
    """The days of a month."""

    icons: Sequence[str]
    """The icon of each day, a name in ``ICONS`` or ``NO_ICON``."""
    weekdays: Sequence[str]
    first_column: int = 0
    """The column of the first day, from 0."""
    today: int = 0
    """The number of the day with a frame, from 1; 0 for none."""
    solved: Sequence[int] = ()
    """How many of the five parts of each day's bar are full: 0 for no bar; empty if no day has one."""


def paint_calendar_chart(
    theme: str,
    title: str,
    month: CalendarDays,
    legend: Sequence[tuple[str, str]],
    note: str,
    badges: Sequence[tuple[tuple[str, ...], str]],
    solved_legend: str = "",
) -> IndexedImage:
    """Paint a month with title, badges, legend and note; raise ``KeyError`` for an unknown icon or theme.

    A badge is its icon with those of its stars, and what it is called.
    """
    sheet = chart_sheet(theme)
    header = sheet.line_height(LABEL) + DAY_GAP
    weeks = -(-(month.first_column + len(month.icons)) // WEEK)
    pitch = ROW_PITCH + (SOLVED_ROOM if any(month.solved) else 0)
    entries = [LegendEntry(icon(theme, name, LEGEND_ICON), text) for name, text in legend]
    if any(month.solved):
        entries.append(LegendEntry(_solved_bar(theme, SOLVED_PARTS - 2, LEGEND_BAR, "felt"), solved_legend))
    earned = [LegendEntry(icon_row(theme, icons, LEGEND_ICON), text) for icons, text in badges]
    image, canvas, top = start_chart(sheet, title, header + weeks * pitch, entries, note, earned)
    left = round_to_even((WIDTH - WEEK * COLUMN_PITCH + DAY_GAP) / 2)
    for column, name in enumerate(month.weekdays):
        x = left + column * COLUMN_PITCH + (COLUMN_PITCH - DAY_GAP) // 2
        canvas.print_text(PlacedText(truncate(sheet, LABEL, name, COLUMN_PITCH), LABEL, x, top))
    for number, name in enumerate(month.icons, start=1):
        week, column = divmod(month.first_column + number - 1, WEEK)
        x, y = left + column * COLUMN_PITCH, top + header + week * pitch
        solved = month.solved[number - 1] if month.solved else 0
        _paint_day(canvas, _Day(number, name, number == month.today, solved), x, y, pitch)
    return image


class _Day(NamedTuple):
    number: int
    icon: str
    is_today: bool
    solved: int


def _paint_day(canvas: SpriteCanvas, day: _Day, x: int, y: int, pitch: int) -> None:
    number, name, is_today, solved = day
    theme = canvas.sheet.theme
    has_field = is_today or name != NO_ICON or solved > 0
    if has_field:
        canvas.paste(_field(theme, pitch - DAY_GAP, is_today=is_today), x, y)
    if name != NO_ICON:
        inset = DAY_GAP + INSET + ICON
        canvas.paste(icon(theme, name, ICON, "bar"), x + COLUMN_PITCH - inset, y + ROW_PITCH - inset)
    if solved:
        bar = _solved_bar(theme, solved, COLUMN_PITCH - DAY_GAP - 2 * SOLVED_INSET, "bar")
        canvas.paste(bar, x + SOLVED_INSET, y + pitch - DAY_GAP - SOLVED_BOTTOM - SOLVED_HEIGHT)
    style = NUMBER if has_field else LABEL
    canvas.print_text(PlacedText(str(number), style, x + INSET + PIXELS_PER_BYTE, y + INSET, "left"))


@lru_cache(64)
def _solved_bar(theme: str, full: int, width: int, background: str) -> Image.Image:
    """Return a bar of five parts as a sprite on a table color, of which the first ones are full."""
    table = load_theme(theme)[TABLE]
    drawing = VectorDrawing.new(width, SOLVED_HEIGHT, 1.0, table[background])
    part, empty = (width + SOLVED_GAP) / SOLVED_PARTS, "felt" if background == "bar" else "bar"
    for number in range(SOLVED_PARTS):
        left, right = number * part, (number + 1) * part - SOLVED_GAP
        color = table["mark" if number < full else empty]
        drawing.rounded_rectangle((left, 0, right, SOLVED_HEIGHT), SOLVED_HEIGHT / 2, color)
    return chart_sheet(theme).format.sprite(drawing.downsample())


@lru_cache(32)
def _field(theme: str, height: int, *, is_today: bool) -> Image.Image:
    """Return the field of a day as a sprite; today has a frame."""
    table = load_theme(theme)[TABLE]
    width = COLUMN_PITCH - DAY_GAP
    drawing = VectorDrawing.new(width, height, 1.0, table["felt"])
    drawing.rounded_rectangle((0, 0, width, height), RADIUS, table["mark" if is_today else "bar"])
    if is_today:
        box = (FRAME, FRAME, width - FRAME, height - FRAME)
        drawing.rounded_rectangle(box, RADIUS - FRAME, table["bar"])
    return chart_sheet(theme).format.sprite(drawing.downsample())
