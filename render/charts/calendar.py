"""Calendars: the days of a month in their weeks, with a sign on each for what became of it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.boards.scene import Words
from render.charts.chart import LABEL, ROOM, WIDTH, Key, begin_chart, chart_sheet, line_height
from render.charts.icons import sign
from render.graphics.palette import PAIR, even
from render.graphics.theme import TABLE, load_theme
from render.graphics.vector_drawing import Pen
from render.painting.heading import cut_short
from render.painting.painter import Easel, Painting

WEEK = 7
ACROSS, DOWN = even(ROOM / WEEK - 1), 92
"""From one day to the next, and from one week to the next."""
SPACE = 8
"""Between two days."""
ROUND = 12
"""The radius of the corners of a day."""
FRAME = 6
"""How thick the frame of today is."""
SIGN, SAMPLE = 48, 36
"""How large signs are: on a day, and in the legend."""
INSET = 8
"""How far a number and a sign stay from the edges of their day."""
NUMBER = "slight"
"""The style of the numbers of days; of those on which nothing can have happened it is that of all labels."""


class Month(NamedTuple):
    """The days of a month."""

    days: Sequence[str]
    """The sign of each day, a word of ``DRAWN`` in ``render/charts/icons.py``, or anything else for none."""
    weekdays: Sequence[str]
    first_column: int = 0
    """In which column the first day is, from 0."""
    today: int = 0
    """The day that is framed, from 1; 0 for none."""


NOTHING = "none"
"""The sign of a day that has none."""


def paint_month(
    theme: str, title: str, month: Month, legend: Sequence[tuple[str, str]] = (), note: str = ""
) -> Painting:
    """Paint a month below its title; signs and what they mean, and a note, stand at the end.

    Raise ``KeyError`` for a sign or a theme that does not exist.
    """
    tiles = chart_sheet(theme)
    named = line_height(tiles, LABEL) + SPACE
    weeks = -(-(month.first_column + len(month.days)) // WEEK)
    keys = [Key(sign(theme, name, SAMPLE), said) for name, said in legend]
    painting, easel, top = begin_chart(tiles, title, named + weeks * DOWN, keys, note)
    left = even((WIDTH - WEEK * ACROSS + SPACE) / 2)
    for column, name in enumerate(month.weekdays):
        x = left + column * ACROSS + (ACROSS - SPACE) // 2
        easel.print_words(Words(cut_short(tiles, LABEL, name, ACROSS), LABEL, x, top))
    for number, name in enumerate(month.days, start=1):
        week, column = divmod(month.first_column + number - 1, WEEK)
        _put_day(
            easel, (number, name, number == month.today), left + column * ACROSS, top + named + week * DOWN
        )
    return painting


def _put_day(easel: Easel, day: tuple[int, str, bool], x: int, y: int) -> None:
    """Put a day: its field where there is something to tell of it, its number, its sign."""
    number, name, is_today = day
    is_field = is_today or name != NOTHING
    if is_field:
        easel.put(_field(easel.tiles.theme, is_today=is_today), x, y)
    if name != NOTHING:
        inset = SPACE + INSET + SIGN
        easel.put(sign(easel.tiles.theme, name, SIGN, "bar"), x + ACROSS - inset, y + DOWN - inset)
    style = NUMBER if is_field else LABEL
    easel.print_words(Words(str(number), style, x + INSET + PAIR, y + INSET, "left"))


@lru_cache(32)
def _field(theme: str, *, is_today: bool) -> Image.Image:
    """Draw the field of a day; today has a frame."""
    table = load_theme(theme)[TABLE]
    width, height = ACROSS - SPACE, DOWN - SPACE
    pen = Pen.on(width, height, 1.0, table["felt"])
    pen.panel((0, 0, width, height), ROUND, table["mark" if is_today else "bar"])
    if is_today:
        pen.panel((FRAME, FRAME, width - FRAME, height - FRAME), ROUND - FRAME, table["bar"])
    return chart_sheet(theme).cut.tile(pen.reduced())
