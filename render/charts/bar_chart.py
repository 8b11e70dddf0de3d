"""Bars: parts of wholes below one another, each full as far as the part goes and hollow for the rest."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.boards.scene import Words
from render.charts.chart import (
    GAP,
    LABEL,
    MARGIN,
    NOTE,
    ROOM,
    WIDTH,
    Key,
    begin_chart,
    chart_sheet,
    length,
    line_height,
)
from render.graphics.palette import even
from render.graphics.theme import TABLE, load_theme
from render.graphics.vector_drawing import Pen
from render.painting.heading import cut_short
from render.painting.painter import Easel, Painting

HEIGHT, ABOVE, SPACE = 34, 4, 22
"""How high a bar is, and how much lies above and below it."""
LINE = 4
"""How thick the line about the hollow part is."""
SAMPLE = 44
"""How wide a bar of the legend is; it is lower than others, too."""


class Part(NamedTuple):
    """A part of a whole, and how both are said."""

    name: str
    part: int
    whole: int
    said: str


def paint_bars(
    theme: str, title: str, bars: Sequence[Part], legend: tuple[str, str] = ("", ""), note: str = ""
) -> Painting:
    """Paint bars with their names above them; the legend says what is full and what is hollow.

    Raise ``KeyError`` for a theme that does not exist.
    """
    tiles = chart_sheet(theme)
    pitch = line_height(tiles, NOTE) + ABOVE + HEIGHT + SPACE
    keys = [
        Key(bar(theme, full, SAMPLE, HEIGHT * 3 // 4), said)
        for full, said in zip((SAMPLE, 0), legend, strict=True)
        if said
    ]
    painting, easel, top = begin_chart(tiles, title, len(bars) * pitch, keys, note)
    for number, one in enumerate(bars):
        _put_bar(easel, one, top + number * pitch)
    return painting


def _put_bar(easel: Easel, one: Part, top: int) -> None:
    """Put the name at the left, what is said of it at the right, and the bar below both."""
    tiles = easel.tiles
    lower = line_height(tiles, NOTE) - line_height(tiles, LABEL)
    said = cut_short(tiles, LABEL, one.said, ROOM // 2)
    room = ROOM - length(tiles, LABEL, said) - GAP
    easel.print_words(Words(cut_short(tiles, NOTE, one.name, room), NOTE, MARGIN, top, "left"))
    easel.print_words(Words(said, LABEL, WIDTH - MARGIN, top + lower, "right"))
    low = top + line_height(tiles, NOTE) + ABOVE
    easel.put(bar(tiles.theme, filled(one, ROOM), ROOM, HEIGHT), MARGIN, low)


def filled(one: Part, width: int) -> int:
    """Return how much of a bar is full: neither all nor nothing looks like one of these."""
    share = even(width * min(max(one.part, 0), one.whole) / max(one.whole, 1))
    least = 3 * LINE
    return min(max(share, least), width - least) if 0 < one.part < one.whole else share


@lru_cache(256)
def bar(theme: str, full: int, width: int, height: int) -> Image.Image:
    """Return a bar as a tile over felt, full up to there."""
    table = load_theme(theme)[TABLE]
    pen = Pen.on(width, height, 1.0, table["felt"])
    pen.panel((0, 0, width, height), height / 3, table["name"])
    if full < width:
        inside = Pen.on(width, height, 1.0, 0, "L")
        inside.panel((LINE, LINE, width - LINE, height - LINE), height / 3 - LINE, 255)
        if full:
            inside.panel((0, 0, full, height), 0, 0)
        pen.image.paste(table["felt"], (0, 0), inside.image)
    return chart_sheet(theme).cut.tile(pen.reduced())
