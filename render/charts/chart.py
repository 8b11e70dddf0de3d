"""What all charts share: their size, their colors, the title above and the legend below."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple, TypeVar

from PIL import Image

from render.boards.scene import TITLE_HEIGHT, PlacedText
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import PIXELS_PER_BYTE, round_to_even
from render.painting.heading import fit_heading, truncate, wrap
from render.painting.painter import SpriteCanvas
from render.painting.sprite_sheet import SpriteSheet, text_sheet
from render.painting.titled_image import MARGIN, ROOM, WIDTH, start_titled_image

COLORS = "decktet"
"""The deck whose colors charts have beside those of the table: it has gold, silver and bronze."""
LABEL, NOTE = "tiny", "small"
"""The styles of labels and legends, and of notes."""
GAP = 12
"""The gap between an icon and its text, and above and below each part."""
LEGEND_GAP = 36

Entry = TypeVar("Entry")


class LegendEntry(NamedTuple):
    """An icon, and its meaning."""

    icon: Image.Image
    """A sprite, on felt."""
    text: str


def chart_sheet(theme: str) -> SpriteSheet:
    """Return the glyphs and colors of charts; raise ``KeyError`` if the theme does not exist."""
    return text_sheet(theme, COLORS)


def start_chart(
    sheet: SpriteSheet,
    title: str,
    height: int,
    legend: Sequence[LegendEntry],
    note: str,
    own_lines: Sequence[LegendEntry] = (),
) -> tuple[IndexedImage, SpriteCanvas, int]:
    """Return a chart with title, legend and note, the canvas for its plot, and the upper edge of that.

    ``height`` is that of the room for the plot.
    ``own_lines`` are entries above the legend that share their lines with no others.
    """
    heading = fit_heading(sheet, WIDTH, (title, ""))
    top = TITLE_HEIGHT + heading.extra_height + MARGIN // PIXELS_PER_BYTE
    first = ((entry,) for entry in own_lines)
    lines = (*first, *break_lines(legend, lambda entry: _entry_width(sheet, entry), ROOM + LEGEND_GAP))
    legend_top = top + height + GAP
    note_top = legend_top + len(lines) * sheet.line_height(LABEL) + (GAP if lines else 0)
    style, note_lines = _note_lines(sheet, note)
    bottom = note_top + (len(note_lines) * sheet.line_height(style) + GAP if note else 0)
    image, canvas = start_titled_image(sheet, bottom + GAP, heading)
    for number, line in enumerate(lines):
        _print_legend_line(canvas, line, legend_top + number * sheet.line_height(LABEL))
    for number, text in enumerate(note_lines):
        y = note_top + number * sheet.line_height(style)
        canvas.print_text(PlacedText(text, style, WIDTH // 2, y))
    return image, canvas, top


def _note_lines(sheet: SpriteSheet, note: str) -> tuple[str, tuple[str, ...]]:
    """Return the style of a note and its lines: one if it fits, else two of smaller letters."""
    if not note or sheet.text_width(NOTE, note) <= ROOM:
        return NOTE, (note,) if note else ()
    if sheet.text_width(LABEL, note) <= ROOM:
        return LABEL, (note,)
    first, *_ = wrap(partial(sheet.text_width, LABEL), note, ROOM)
    return LABEL, (first, truncate(sheet, LABEL, note.removeprefix(first).strip(), ROOM))


def label_interval(sheet: SpriteSheet, labels: Sequence[str], pitch: float) -> int:
    """Return which labels have room at that distance from one another: 1 for all, 2 for every second."""
    longest = max(sheet.text_width(LABEL, label) for label in labels) + GAP
    return max(1, ceil(longest / pitch))


def break_lines(
    entries: Sequence[Entry], width: Callable[[Entry], int], room: int
) -> Iterator[tuple[Entry, ...]]:
    """Yield the lines of a legend, each with all entries that fit beside one another."""
    line: list[Entry] = []
    for entry in entries:
        if line and sum(map(width, (*line, entry))) > room:
            yield tuple(line)
            line = []
        line.append(entry)
    if line:
        yield tuple(line)


def _entry_width(sheet: SpriteSheet, entry: LegendEntry) -> int:
    """Return the width of a legend entry with the gap after it."""
    text = _truncated_text(sheet, entry)
    return PIXELS_PER_BYTE * entry.icon.width + GAP + sheet.text_width(LABEL, text) + LEGEND_GAP


def _truncated_text(sheet: SpriteSheet, entry: LegendEntry) -> str:
    return truncate(sheet, LABEL, entry.text, ROOM - PIXELS_PER_BYTE * entry.icon.width - GAP)


def _print_legend_line(canvas: SpriteCanvas, entries: Sequence[LegendEntry], top: int) -> None:
    sheet = canvas.sheet
    x = round_to_even((WIDTH + LEGEND_GAP - sum(_entry_width(sheet, entry) for entry in entries)) / 2)
    for entry in entries:
        canvas.paste(entry.icon, x, top + (sheet.line_height(LABEL) - entry.icon.height) // 2)
        text_left = x + PIXELS_PER_BYTE * entry.icon.width + GAP
        canvas.print_text(PlacedText(_truncated_text(sheet, entry), LABEL, text_left, top, "left"))
        x += _entry_width(sheet, entry)
