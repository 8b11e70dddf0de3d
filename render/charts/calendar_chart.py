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


def paint_calendar_chart(
    theme: str,
    title: str,
    month: CalendarDays,
    legend: Sequence[tuple[str, str]],
    note: str,
    badge: tuple[tuple[str, ...], str] | None,
) -> IndexedImage:
    """Paint a month with title, badge, legend and note; raise ``KeyError`` for an unknown icon or theme.

    A badge is its icon with those of its stars, and what it is called.
    """
    sheet = chart_sheet(theme)
    header = sheet.line_height(LABEL) + DAY_GAP
    weeks = -(-(month.first_column + len(month.icons)) // WEEK)
    entries = [LegendEntry(icon(theme, name, LEGEND_ICON), text) for name, text in legend]
    earned = LegendEntry(icon_row(theme, badge[0], LEGEND_ICON), badge[1]) if badge else None
    image, canvas, top = start_chart(sheet, title, header + weeks * ROW_PITCH, entries, note, earned)
    left = round_to_even((WIDTH - WEEK * COLUMN_PITCH + DAY_GAP) / 2)
    for column, name in enumerate(month.weekdays):
        x = left + column * COLUMN_PITCH + (COLUMN_PITCH - DAY_GAP) // 2
        canvas.print_text(PlacedText(truncate(sheet, LABEL, name, COLUMN_PITCH), LABEL, x, top))
    for number, name in enumerate(month.icons, start=1):
        week, column = divmod(month.first_column + number - 1, WEEK)
        x, y = left + column * COLUMN_PITCH, top + header + week * ROW_PITCH
        _paint_day(canvas, (number, name, number == month.today), x, y)
    return image


def _paint_day(canvas: SpriteCanvas, day: tuple[int, str, bool], x: int, y: int) -> None:
    number, name, is_today = day
    has_field = is_today or name != NO_ICON
    if has_field:
        canvas.paste(_field(canvas.sheet.theme, is_today=is_today), x, y)
    if name != NO_ICON:
        inset = DAY_GAP + INSET + ICON
        sprite = icon(canvas.sheet.theme, name, ICON, "bar")
        canvas.paste(sprite, x + COLUMN_PITCH - inset, y + ROW_PITCH - inset)
    style = NUMBER if has_field else LABEL
    canvas.print_text(PlacedText(str(number), style, x + INSET + PIXELS_PER_BYTE, y + INSET, "left"))


@lru_cache(32)
def _field(theme: str, *, is_today: bool) -> Image.Image:
    """Return the field of a day as a sprite; today has a frame."""
    table = load_theme(theme)[TABLE]
    width, height = COLUMN_PITCH - DAY_GAP, ROW_PITCH - DAY_GAP
    drawing = VectorDrawing.new(width, height, 1.0, table["felt"])
    drawing.rounded_rectangle((0, 0, width, height), RADIUS, table["mark" if is_today else "bar"])
    if is_today:
        box = (FRAME, FRAME, width - FRAME, height - FRAME)
        drawing.rounded_rectangle(box, RADIUS - FRAME, table["bar"])
    return chart_sheet(theme).format.sprite(drawing.downsample())
