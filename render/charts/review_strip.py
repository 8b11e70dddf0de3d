"""Review strips: a bar for each move of a game, above the board at its decisive moment.

The height of a bar is the best result that could still be reached. Nothing is shown by color only: what a
move lost is a hollow bar, a line means that nothing was left to lose, and dots that the value is not known.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from engine.board import Board, Mark
from render.boards.layouts import layout_of
from render.boards.scene import TITLE_HEIGHT, PlacedText
from render.charts.chart import LABEL, NOTE, break_lines
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import PIXELS_PER_BYTE, pack
from render.graphics.sprite_format import REDUCTION
from render.painting.captions import Captions
from render.painting.heading import fit_heading, truncate
from render.painting.painter import SpriteCanvas
from render.painting.sprite_sheet import SpriteSheet, text_sheet
from render.painting.titled_image import MARGIN, ROOM, WIDTH, half_size_board, start_titled_image

ROW_SIZES = ((20, 64), (32, 56), (50, 48), (80, 40))
"""The number of bars in a row and their height: the first with at most two rows is used, else the last."""
MAX_ROWS = 2
LINE, DOT, BAR_GAP = 4, 8, 6
"""The thickness of a bar's lines, the size of a dot, and the gap between two bars."""
NUMBER_MARGIN = 44
"""The least distance of the center of the chosen move's number from the edge."""
GAP = 10
"""The gap above and below texts."""
LEGEND_GAP = 32
SAMPLE = 28
"""The size of a bar in the legend."""


class MoveBar(NamedTuple):
    """The effect of one move, or of several."""

    kind: str
    """A key of ``DRAW_FUNCTIONS``."""
    height: int = 100
    """The best result that could still be reached after it, in percent."""
    before: int = 100
    """The same before it."""


class BarBox(NamedTuple):
    """The area of a bar: its left and lower edge, its width, and its greatest height."""

    left: int
    bottom: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class MoveBars:
    """The bars, and which move is chosen."""

    bars: tuple[MoveBar, ...]
    moves: int = 1
    """The number of moves for which a bar stands."""
    chosen: int = 0
    """The number of the chosen move; 0 for none."""
    steps: int = 0
    """The number of all moves, because the last bar may stand for fewer; 0 if it does not."""

    @property
    def row(self) -> tuple[int, int]:
        """The number of bars in a row, and their height."""
        fitting = (row for row in ROW_SIZES if len(self.bars) <= MAX_ROWS * row[0])
        return next(fitting, ROW_SIZES[-1])

    @property
    def rows(self) -> int:
        """The number of rows."""
        return -(-len(self.bars) // self.row[0])


def paint_review_strip(
    board: Board,
    theme: str,
    title: str,
    strip: MoveBars,
    legend: Sequence[tuple[str, str]] = (),
    note: str = "",
    marks: Sequence[Mark] = (),
    captions: Captions = (),
) -> IndexedImage:
    """Paint title, bars, legend and a half-size board; raise ``KeyError`` for an unknown game or theme.

    The legend has kinds of bars and their meanings; the note says which board it is.
    """
    small = half_size_board(board, theme, marks, captions)
    sheet = text_sheet(theme, layout_of(board).deck)
    heading = fit_heading(sheet, WIDTH, (title, ""))
    top = TITLE_HEIGHT + heading.extra_height
    label_height = sheet.line_height(LABEL)
    lines = tuple(break_lines(legend, lambda entry: _entry_width(sheet, entry[1]), ROOM + LEGEND_GAP))
    legend_top = top + MARGIN + strip.rows * (strip.row[1] + label_height + GAP)
    note_top = legend_top + len(lines) * label_height + GAP
    board_top = note_top + (sheet.line_height(NOTE) + GAP if note else 0)
    height = board_top + small.height + MARGIN // REDUCTION
    image, canvas = start_titled_image(sheet, height, heading)
    _paint_bars(canvas, strip, top + MARGIN)
    for number, line in enumerate(lines):
        _paint_legend_line(canvas, line, legend_top + number * label_height)
    if note:
        canvas.print_text(PlacedText(truncate(sheet, NOTE, note, ROOM), NOTE, WIDTH // 2, note_top))
    canvas.paste(pack(small), (WIDTH - small.width) // 2, board_top)
    return image


def _paint_bars(canvas: SpriteCanvas, strip: MoveBars, top: int) -> None:
    """Paint the rows of bars; below each the numbers of its first and last move, or of the chosen one."""
    per_row, height = strip.row
    pitch = ROOM // per_row // PIXELS_PER_BYTE * PIXELS_PER_BYTE
    for row in range(strip.rows):
        first = row * per_row
        bars = strip.bars[first : first + per_row]
        bottom = top + row * (height + canvas.sheet.line_height(LABEL) + GAP) + height
        left = MARGIN if strip.rows > 1 else (WIDTH - len(bars) * pitch) // 2
        for number, bar in enumerate(bars):
            box = BarBox(left + number * pitch, bottom, pitch - BAR_GAP, height)
            DRAW_FUNCTIONS[bar.kind](canvas, bar, box)
        for number, text in _move_numbers(strip, first, len(bars)).items():
            x = left + number * pitch + (pitch - BAR_GAP) // 2
            margin = MARGIN + NUMBER_MARGIN
            x = min(max(x, margin), WIDTH - margin) if "↑" in text else x
            canvas.print_text(PlacedText(text, LABEL, x, bottom + GAP // 2))


def _move_numbers(strip: MoveBars, first: int, count: int) -> dict[int, str]:
    """Return the texts below the bars of a row, by their positions in it."""
    chosen = (strip.chosen - 1) // strip.moves - first
    if strip.chosen and 0 <= chosen < count:
        return {chosen: f"↑ {strip.chosen}"}
    last = (first + count) * strip.moves
    if strip.steps:
        last = min(last, strip.steps)
    return {0: str(first * strip.moves + 1)} | ({count - 1: str(last)} if count > 1 else {})


def _fill_up(canvas: SpriteCanvas, color: str, box: BarBox, height: int) -> None:
    canvas.fill(color, box.left, box.bottom - height, box.width, height)


def _solid(canvas: SpriteCanvas, bar: MoveBar, box: BarBox) -> None:
    _fill_up(canvas, "name", box, max(LINE, box.height * bar.height // 100))


def _hollow(canvas: SpriteCanvas, bar: MoveBar, box: BarBox) -> None:
    """Draw what is left, and above it the outline of what was lost, even if that is very little."""
    after, before = (box.height * height // 100 for height in (bar.height, bar.before))
    after = min(after, box.height - 3 * LINE)
    before = max(before, after + 3 * LINE)
    _fill_up(canvas, "mark", box, before)
    inside = BarBox(box.left + LINE, box.bottom - LINE, box.width - 2 * LINE, box.height)
    _fill_up(canvas, "felt", inside, before - 2 * LINE)
    if after:
        _fill_up(canvas, "name", box, max(LINE, after))


def _flat(canvas: SpriteCanvas, _bar: MoveBar, box: BarBox) -> None:
    _fill_up(canvas, "line", box, LINE)


def _dots(canvas: SpriteCanvas, _bar: MoveBar, box: BarBox) -> None:
    left = box.left + (box.width - DOT) // 2 // PIXELS_PER_BYTE * PIXELS_PER_BYTE
    for bottom in range(box.bottom, box.bottom - box.height + DOT, -2 * DOT):
        canvas.fill("line", left, bottom - DOT, DOT, DOT)


DRAW_FUNCTIONS: Mapping[str, Callable[[SpriteCanvas, MoveBar, BarBox], None]] = MappingProxyType(
    {"kept": _solid, "lost": _hollow, "lowered": _hollow, "nothing": _flat, "unsure": _dots}
)
"""The function that draws each kind of bar."""


def _entry_width(sheet: SpriteSheet, text: str) -> int:
    """Return the width of a legend entry with the gap after it."""
    return SAMPLE + GAP + sheet.text_width(LABEL, text) + LEGEND_GAP


def _paint_legend_line(canvas: SpriteCanvas, entries: Sequence[tuple[str, str]], top: int) -> None:
    sheet = canvas.sheet
    width = sum(_entry_width(sheet, text) for _, text in entries) - LEGEND_GAP
    x = (WIDTH - width) // 2 // PIXELS_PER_BYTE * PIXELS_PER_BYTE
    for kind, text in entries:
        sample = MoveBar(kind, 0 if kind == "lost" else 40 if kind == "lowered" else 100)
        bottom = top + (sheet.line_height(LABEL) + SAMPLE) // 2
        DRAW_FUNCTIONS[kind](canvas, sample, BarBox(x, bottom, SAMPLE, SAMPLE))
        canvas.print_text(PlacedText(text, LABEL, x + SAMPLE + GAP, top, "left"))
        x += _entry_width(sheet, text)
