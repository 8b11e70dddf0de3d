"""What charts have in common: their width, their colours, the words below them and their signs."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from PIL import Image

from render.boards.scene import TITLE_HEIGHT, Words
from render.graphics.palette import PAIR, even
from render.painting.heading import cut_short, set_heading
from render.painting.painter import Easel, Painting
from render.painting.sprite_sheet import Sheet, plain_sheet
from render.painting.titled_image import begin_panel

WIDTH, MARGIN = 880, 40
"""Of the picture; and at its sides, above and below."""
ROOM = WIDTH - 2 * MARGIN
COLOURS = "decktet"
"""The deck whose colours charts have besides those of the table: there are gold, silver and bronze."""
LABEL, NOTE = "tiny", "small"
"""The styles of all that stands beside a sign or a line, and of what stands by itself."""
GAP = 12
"""Between a sign and its words, and above and below each part."""
BESIDE = 36
"""Between words that stand beside one another."""


class Key(NamedTuple):
    """A sign, and what it means."""

    sign: Image.Image
    """A tile, over felt."""
    said: str


class Frame(NamedTuple):
    """A chart without what it tells: the canvas, and where there is room for that."""

    painting: Painting
    easel: Easel
    top: int


def chart_sheet(theme: str) -> Sheet:
    """Return the letters and colours of charts; raise ``KeyError`` where there is no such theme."""
    return plain_sheet(theme, COLOURS)


def begin_chart(tiles: Sheet, title: str, height: int, keys: Sequence[Key] = (), note: str = "") -> Frame:
    """Return a chart with room of that height between its title and the words below: signs, and a note."""
    heading = set_heading(tiles, WIDTH, (title, ""))
    top = TITLE_HEIGHT + heading.extra + MARGIN // PAIR
    lines = tuple(_lines(tiles, keys))
    below = top + height + GAP
    noted = below + len(lines) * line_height(tiles, LABEL) + (GAP if lines else 0)
    end = noted + (line_height(tiles, NOTE) + GAP if note else 0)
    painting, easel = begin_panel(tiles, WIDTH, end + GAP, heading)
    for number, line in enumerate(lines):
        _put_keys(easel, line, below + number * line_height(tiles, LABEL))
    if note:
        style = NOTE if length(tiles, NOTE, note) <= ROOM else LABEL
        easel.print_words(Words(cut_short(tiles, style, note, ROOM), style, WIDTH // 2, noted))
    return Frame(painting, easel, top)


def line_height(tiles: Sheet, style: str) -> int:
    """Return the height of a line in a style."""
    return tiles.letters[style]["…"].height


def length(tiles: Sheet, style: str, text: str) -> int:
    """Return how long a text is in a style."""
    return PAIR * sum(tile.width for tile in tiles.words(style, text))


def with_room(tiles: Sheet, names: Sequence[str], pitch: float) -> int:
    """Tell which of some names have room so far from one another: 1 for each, 2 for every second."""
    longest = max(length(tiles, LABEL, name) for name in names) + GAP
    return max(1, ceil(longest / pitch))


def fill(easel: Easel, ink: str, left: int, top: int, width: int, height: int) -> None:
    """Fill a rectangle with a colour of the table; its sides are at even columns."""
    if width > 0 and height > 0:
        box = (1 + left // PAIR, top, 1 + (left + width) // PAIR, top + height)
        easel.canvas.paste(easel.tiles.inks[ink], box)


def _lines(tiles: Sheet, keys: Sequence[Key]) -> Iterator[tuple[Key, ...]]:
    """Yield the lines of a legend: as many signs beside one another as there is room for."""
    line: list[Key] = []
    for key in keys:
        if line and sum(_length(tiles, one) for one in (*line, key)) > ROOM + BESIDE:
            yield tuple(line)
            line = []
        line.append(key)
    if line:
        yield tuple(line)


def _length(tiles: Sheet, key: Key) -> int:
    """Return how long a part of a legend is, with the space behind it."""
    return PAIR * key.sign.width + GAP + length(tiles, LABEL, _said(tiles, key)) + BESIDE


def _said(tiles: Sheet, key: Key) -> str:
    return cut_short(tiles, LABEL, key.said, ROOM - PAIR * key.sign.width - GAP)


def _put_keys(easel: Easel, keys: Sequence[Key], top: int) -> None:
    """Put a line of the legend, in the middle."""
    tiles = easel.tiles
    high = line_height(tiles, LABEL)
    x = even((WIDTH + BESIDE - sum(_length(tiles, key) for key in keys)) / 2)
    for key in keys:
        easel.put(key.sign, x, top + (high - key.sign.height) // 2)
        said = Words(_said(tiles, key), LABEL, x + PAIR * key.sign.width + GAP, top, "left")
        easel.print_words(said)
        x += _length(tiles, key)
