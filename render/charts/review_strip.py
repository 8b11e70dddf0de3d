"""Strips: what each move of a game did, a bar for each, above the board of the moment that mattered most.

A bar is as high as the best that could still be reached. Nothing is told by colour alone: what was given away
is a hollow bar, where nothing was left to lose a line lies, and dots stand for what is not known.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from engine.board import Board, Mark
from render.boards.layouts import find_layout
from render.boards.scene import TITLE_HEIGHT, Words
from render.graphics.palette import PAIR, packed
from render.graphics.sprite_format import HALF
from render.painting.captions import Captions
from render.painting.heading import cut_short, set_heading
from render.painting.painter import Easel, Painting
from render.painting.sprite_sheet import Sheet, sheet
from render.painting.titled_image import begin_panel, half_board

WIDTH, MARGIN = 880, 40
"""Of the picture; and at its sides, above and below."""
ROOM = WIDTH - 2 * MARGIN
ROWS = ((20, 64), (32, 56), (50, 48), (80, 40))
"""How many bars a row has and how high they are: the first with which there are few rows, else the last."""
FEW = 2
LINE, DOT, SPACE = 4, 8, 6
"""How thick the lines of a bar are, how large a dot is, and how much lies between two bars."""
AT_EDGE = 44
"""So far from the edge is the middle of the number of the bar that is pointed out."""
GAP = 10
"""Above and below what is told in words."""
BESIDE = 32
"""Between words that stand beside one another."""
SAMPLE = 28
"""How wide and high a bar of the legend is."""
NUMBER, NOTE = "tiny", "small"
"""The styles of numbers and legend, and of what is told of the board."""


class Bar(NamedTuple):
    """What one move did, or a few."""

    kind: str
    """A word of ``DRAWN``."""
    height: int = 100
    """The best that could still be reached after it, of a hundred."""
    before: int = 100
    """The same before it."""


class Box(NamedTuple):
    """Where a bar stands: its left and its lower edge, how wide it is, and how high it may be."""

    left: int
    low: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Legend:
    """What stands beside the bars in words."""

    kinds: tuple[tuple[str, str], ...] = ()
    """Kinds of bars, and what they mean."""
    note: str = ""
    """What board it is that stands below."""


@dataclass(frozen=True, slots=True)
class Bars:
    """The bars, and which of them is pointed out."""

    bars: tuple[Bar, ...]
    moves: int = 1
    """How many moves a bar stands for."""
    chosen: int = 0
    """The number of the move that is pointed out; 0 for none."""
    steps: int = 0
    """How many moves there are, for the last bar may stand for fewer; 0 for as many as fill the bars."""

    @property
    def row(self) -> tuple[int, int]:
        """How many bars a row has, and how high they are."""
        fitting = (row for row in ROWS if len(self.bars) <= FEW * row[0])
        return next(fitting, ROWS[-1])

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return -(-len(self.bars) // self.row[0])


def paint_strip(
    board: Board,
    theme: str,
    title: str,
    strip: Bars,
    legend: Legend,
    marks: Sequence[Mark] = (),
    captions: Captions = (),
) -> Painting:
    """Paint a title, a strip with its legend, and a board with marks in half of its size.

    Raise ``KeyError`` for a game or a theme that does not exist.
    """
    layout = find_layout(board.game)
    scene = layout.lay(board)
    small = half_board(scene, theme, layout.deck, marks, captions)
    tiles = sheet(theme, layout.deck, *scene.card)
    heading = set_heading(tiles, WIDTH, (title, ""))
    top = TITLE_HEIGHT + heading.extra
    line, high = (tiles.letters[style]["…"].height for style in (NUMBER, NOTE))
    lines = tuple(_lines(tiles, legend.kinds))
    below = top + MARGIN + strip.rows * (strip.row[1] + line + GAP)
    noted = below + len(lines) * line + GAP
    end = noted + (high + GAP if legend.note else 0)
    height = end + small.height + MARGIN // HALF
    painting, easel = begin_panel(tiles, WIDTH, height, heading)
    _put_strip(easel, strip, top + MARGIN)
    for number, explained in enumerate(lines):
        _put_line(easel, explained, below + number * line)
    if legend.note:
        easel.print_words(Words(cut_short(tiles, NOTE, legend.note, ROOM), NOTE, WIDTH // 2, noted))
    easel.put(packed(small), (WIDTH - small.width) // 2, end)
    return painting


def _put_strip(easel: Easel, strip: Bars, top: int) -> None:
    """Put the bars in rows; below each the number of its first and last move, or of the one pointed out."""
    most, height = strip.row
    pitch = ROOM // most // PAIR * PAIR
    for row in range(strip.rows):
        first = row * most
        bars = strip.bars[first : first + most]
        low = top + row * (height + _high(easel, NUMBER) + GAP) + height
        left = MARGIN if strip.rows > 1 else (WIDTH - len(bars) * pitch) // 2
        for number, bar in enumerate(bars):
            DRAWN[bar.kind](easel, bar, Box(left + number * pitch, low, pitch - SPACE, height))
        for number, told in _numbers(strip, first, len(bars)).items():
            middle = left + number * pitch + (pitch - SPACE) // 2
            middle = min(max(middle, MARGIN + AT_EDGE), WIDTH - MARGIN - AT_EDGE) if "↑" in told else middle
            easel.print_words(Words(told, NUMBER, middle, low + GAP // 2))


def _numbers(strip: Bars, first: int, count: int) -> dict[int, str]:
    """Return what stands below the bars of a row, by their places in it."""
    pointed = (strip.chosen - 1) // strip.moves - first
    if strip.chosen and 0 <= pointed < count:
        return {pointed: f"↑ {strip.chosen}"}
    last = (first + count) * strip.moves
    if strip.steps:
        last = min(last, strip.steps)
    return {0: str(first * strip.moves + 1)} | ({count - 1: str(last)} if count > 1 else {})


def _fill(easel: Easel, ink: str, left: int, low: int, width: int, height: int) -> None:
    """Fill a rectangle by its lower edge."""
    easel.canvas.paste(
        easel.tiles.inks[ink], (1 + left // PAIR, low - height, 1 + (left + width) // PAIR, low)
    )


def _solid(easel: Easel, bar: Bar, box: Box) -> None:
    _fill(easel, "name", box.left, box.low, box.width, max(LINE, box.height * bar.height // 100))


def _hollow(easel: Easel, bar: Bar, box: Box) -> None:
    """Draw what is left, and above it the outline of what was given away, however little, within the box."""
    after, before = (box.height * height // 100 for height in (bar.height, bar.before))
    after = min(after, box.height - 3 * LINE)
    before = max(before, after + 3 * LINE)
    _fill(easel, "mark", box.left, box.low, box.width, before)
    _fill(easel, "felt", box.left + LINE, box.low - LINE, box.width - 2 * LINE, before - 2 * LINE)
    if after:
        _fill(easel, "name", box.left, box.low, box.width, max(LINE, after))


def _flat(easel: Easel, _bar: Bar, box: Box) -> None:
    _fill(easel, "line", box.left, box.low, box.width, LINE)


def _dots(easel: Easel, _bar: Bar, box: Box) -> None:
    left = box.left + (box.width - DOT) // 2 // PAIR * PAIR
    for low in range(box.low, box.low - box.height + DOT, -2 * DOT):
        _fill(easel, "line", left, low, DOT, DOT)


DRAWN: Mapping[str, Callable[[Easel, Bar, Box], None]] = MappingProxyType(
    {"kept": _solid, "lost": _hollow, "lowered": _hollow, "nothing": _flat, "unsure": _dots}
)
"""What draws each kind of bar."""


def _lines(tiles: Sheet, kinds: Sequence[tuple[str, str]]) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield the lines of a legend: as many of its words beside one another as there is room for."""
    line: list[tuple[str, str]] = []
    for kind, said in kinds:
        if line and sum(_length(tiles, one) for _, one in (*line, (kind, said))) > ROOM + BESIDE:
            yield tuple(line)
            line = []
        line.append((kind, said))
    if line:
        yield tuple(line)


def _length(tiles: Sheet, said: str) -> int:
    """Return how long a part of a legend is, with the space behind it."""
    return SAMPLE + GAP + PAIR * sum(tile.width for tile in tiles.words(NUMBER, said)) + BESIDE


def _put_line(easel: Easel, kinds: Sequence[tuple[str, str]], top: int) -> None:
    """Put a line of the legend, in the middle: a bar of each kind, and what it means."""
    high = _high(easel, NUMBER)
    x = (WIDTH + BESIDE - sum(_length(easel.tiles, said) for _, said in kinds)) // 2 // PAIR * PAIR
    for kind, said in kinds:
        sample = Bar(kind, 0 if kind == "lost" else 40 if kind == "lowered" else 100)
        DRAWN[kind](easel, sample, Box(x, top + (high + SAMPLE) // 2, SAMPLE, SAMPLE))
        easel.print_words(Words(said, NUMBER, x + SAMPLE + GAP, top, "left"))
        x += _length(easel.tiles, said)


def _high(easel: Easel, style: str) -> int:
    """Return the height of a line in a style."""
    return easel.tiles.letters[style]["…"].height
