"""Columns: how often each of some values was reached, with signs above those that are pointed out."""

from collections.abc import Sequence
from typing import NamedTuple

from render.boards.scene import Words
from render.charts.chart import (
    GAP,
    LABEL,
    MARGIN,
    ROOM,
    WIDTH,
    Key,
    begin_chart,
    chart_sheet,
    fill,
    length,
    line_height,
    with_room,
)
from render.charts.icons import sign as drawn
from render.graphics.palette import even
from render.painting.heading import cut_short
from render.painting.painter import Easel, Painting

HEIGHT = 320
"""Of the highest column."""
WIDEST = 120
"""From one column to the next, at most."""
PART = 0.72
"""How much of that the column takes."""
LINE = 4
"""The line on which all stand."""
SIGN = 34
"""How wide and high a sign is."""


class Column(NamedTuple):
    """A column: what it is called, and how high it is."""

    name: str
    value: int


class Sign(NamedTuple):
    """What is pointed out: a word of ``DRAWN``, the number of a column from 1, and what it means."""

    kind: str
    column: int
    said: str


def paint_columns(
    theme: str, title: str, columns: Sequence[Column], signs: Sequence[Sign] = (), note: str = ""
) -> Painting:
    """Paint columns with their values above and their names below.

    Raise ``KeyError`` for a sign or a theme that does not exist.
    """
    tiles = chart_sheet(theme)
    high = line_height(tiles, LABEL)
    stacked = max(sum(one.column == number for one in signs) for number in range(1, len(columns) + 1))
    above = high + stacked * (SIGN + GAP // 2)
    keys = [Key(drawn(theme, one.kind, SIGN), one.said) for one in signs]
    height = above + HEIGHT + LINE + GAP // 2 + high
    painting, easel, top = begin_chart(tiles, title, height, keys, note)
    pitch = min(even(ROOM / len(columns) - 1), WIDEST)
    left, low = even((WIDTH - pitch * len(columns)) / 2), top + above + HEIGHT
    fill(easel, "line", MARGIN, low, ROOM, LINE)
    most = max(1, *(column.value for column in columns))
    for number, column in enumerate(columns):
        x = left + number * pitch
        kinds = [one.kind for one in signs if one.column == number + 1]
        _put_column(easel, (column, most, kinds), x, low, pitch)
    _put_names(easel, [column.name for column in columns], left, low + LINE + GAP // 2, pitch)
    return painting


def _put_column(
    easel: Easel, shown: tuple[Column, int, Sequence[str]], left: int, low: int, pitch: int
) -> None:
    """Put a column, its value above it where it has one and room for it, and the signs above that."""
    column, most, kinds = shown
    width = even(pitch * PART)
    middle = left + pitch // 2
    height = max(LINE, HEIGHT * column.value // most) if column.value else 0
    fill(easel, "name", even(middle - width / 2), low - height, width, height)
    top = low - height - GAP // 2
    if column.value and length(easel.tiles, LABEL, str(column.value)) <= pitch:
        top -= line_height(easel.tiles, LABEL) - GAP // 2
        easel.print_words(Words(str(column.value), LABEL, middle, top))
    for kind in kinds:
        top -= SIGN + GAP // 2
        easel.put(drawn(easel.tiles.theme, kind, SIGN), even(middle - SIGN / 2), top)


def _put_names(easel: Easel, names: Sequence[str], left: int, top: int, pitch: int) -> None:
    """Put the names of columns: each, or where these have no room every second, every third."""
    for number in range(0, len(names), with_room(easel.tiles, names, pitch)):
        name = cut_short(easel.tiles, LABEL, names[number], ROOM)
        half = length(easel.tiles, LABEL, name) // 2
        x = min(max(left + number * pitch + pitch // 2, MARGIN // 2 + half), WIDTH - MARGIN // 2 - half)
        easel.print_words(Words(name, LABEL, x, top))
