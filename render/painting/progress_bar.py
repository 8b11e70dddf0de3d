"""The meter: a bar below a board that is full as far as it tells, with a few words beside it."""

from collections.abc import Sequence
from dataclasses import replace

from engine.board import Board, Mark, Meter
from render.boards.layouts import find_layout
from render.graphics.palette import PAIR, even
from render.painting.captions import Captions
from render.painting.heading import TITLE_MARGIN, Text, cut_short
from render.painting.painter import Easel, Painting, compose
from render.painting.sprite_sheet import Sheet, sheet

HEIGHT = 48
"""How much higher a picture with a meter is: with most boards still no higher than chats take."""
BAR, EDGE = 32, 4
"""The height of the bar, and of the line about it."""
GAP = 28
"""Between the bar and the words."""
STYLE = "note"
MOST_WORDS = 3
"""The words take one of so many parts of the width at most."""


def paint_metered(
    board: Board,
    theme: str,
    heading: tuple[str, str],
    meter: Meter,
    marks: Sequence[Mark] = (),
    captions: Captions = (),
) -> Painting:
    """Paint a board as ``paint`` does, with a meter below it.

    Raise ``KeyError`` for a game or a theme that does not exist.
    """
    layout = find_layout(board.game)
    scene = layout.lay(board)
    tiles = sheet(theme, layout.deck, *scene.card)
    return put_below(compose(scene, tiles, heading, marks, captions), tiles, meter)


def put_below(painting: Painting, tiles: Sheet, meter: Meter) -> Painting:
    """Return a painting of the whole size with a meter below it."""
    row = b"\0" + bytes([tiles.inks["bar"]]) * (painting.width // PAIR)
    rows = painting.rows + row * HEIGHT
    metered = replace(painting, height=painting.height + HEIGHT, rows=rows)
    easel = Easel(metered.canvas(painting.height), tiles)
    width = painting.width
    words = Text.of(tiles, STYLE, cut_short(tiles, STYLE, meter.label, width // MOST_WORDS))
    easel.put_row(words.tiles, width - TITLE_MARGIN - words.length, (HEIGHT - words.height) // 2)
    _put_bar(easel, TITLE_MARGIN, even(width - TITLE_MARGIN - words.length - GAP), meter)
    return metered


def _put_bar(easel: Easel, left: int, right: int, meter: Meter) -> None:
    """Put the bar from there to there: its line, its empty inside, and what of it is full."""
    top = (HEIGHT - BAR) // 2
    inside = right - left - 2 * EDGE
    full = even(inside * min(max(meter.part, 0), meter.whole) / max(meter.whole, 1))
    if 0 < meter.part < meter.whole:  # neither all nor nothing looks like one of these
        full = min(max(full, PAIR), inside - PAIR)
    for ink, start, end, inset in (
        ("line", left, right, 0),
        ("bar", left + EDGE, right - EDGE, EDGE),
        ("mark", left + EDGE, left + EDGE + full, EDGE),
    ):
        if start < end:
            _fill(easel, ink, (start, top + inset, end, top + BAR - inset))


def _fill(easel: Easel, ink: str, edges: tuple[int, int, int, int]) -> None:
    """Fill a part of the picture with a colour of the table."""
    start, top, end, low = edges
    easel.canvas.paste(easel.tiles.inks[ink], (start // PAIR + 1, top, end // PAIR + 1, low))
