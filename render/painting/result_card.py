"""Result cards: how a game ended, to be shared: its title, the result in large letters, and a small board.

Where the board is to stay a secret there is none. How far a run has come is a strip of boxes below the words.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.board import Board
from render.boards.layouts import find_layout
from render.boards.scene import TITLE_HEIGHT, Words
from render.graphics.palette import PAIR, packed
from render.graphics.sprite_format import HALF
from render.painting.captions import Captions
from render.painting.heading import cut_short, set_heading
from render.painting.painter import Easel, Painting
from render.painting.sprite_sheet import Sheet, sheet
from render.painting.titled_image import begin_panel, half_board

WIDTH = 880
"""Of the card: a board of half the size, with room at both sides."""
MARGIN = 40
"""At both sides of the words, above and below them."""
LINE, GAP = 12, 30
"""Between two lines, and between the last of them and the board."""
FIRST_STYLES, STYLES = ("name", "small", "tiny"), ("small", "tiny")
"""The styles of the result and of the lines that follow: the first in which a line fits."""
BOX, BOX_HEIGHT, EDGE, BESIDE = 120, 44, 6, 16
"""How wide and high a stage is, how thick its edge, and how far it is to the next one."""


class Stages(NamedTuple):
    """How far a run has come: so many stages of so many."""

    reached: int
    whole: int


def paint_result(
    board: Board,
    theme: str,
    title: str,
    lines: Sequence[str],
    captions: Captions = (),
    stages: Stages | None = None,
    *,
    has_board: bool = True,
) -> Painting:
    """Paint a card of a game's title, of lines with the most important first, and of its last board.

    Raise ``KeyError`` for a game or a theme that does not exist.
    """
    layout = find_layout(board.game)
    scene = layout.lay(board)
    tiles = sheet(theme, layout.deck, *scene.card)
    heading = set_heading(tiles, WIDTH, (title, ""))
    top = TITLE_HEIGHT + heading.extra
    words = tuple(_set(tiles, lines, top + MARGIN))
    end = words[-1].y + tiles.letters[words[-1].style]["…"].height + GAP if words else top
    below = end + (BOX_HEIGHT + GAP if stages else 0)
    small = half_board(scene, theme, layout.deck, captions=captions) if has_board else None
    painting, easel = begin_panel(
        tiles, WIDTH, below + (small.height if small else 0) + MARGIN // HALF, heading
    )
    for line in words:
        easel.print_words(line)
    if stages:
        _put_stages(easel, stages, end)
    if small:
        easel.put(packed(small), (WIDTH - small.width) // 2, below)
    return painting


def _put_stages(easel: Easel, stages: Stages, top: int) -> None:
    """Put a box for each stage, full where it was reached: the two differ in shape, not in colour alone."""
    left = (WIDTH - stages.whole * (BOX + BESIDE) + BESIDE) // 2
    for number in range(stages.whole):
        start = left + number * (BOX + BESIDE)
        _fill(easel, "name", start, top, BOX, BOX_HEIGHT)
        if number >= stages.reached:
            _fill(easel, "felt", start + EDGE, top + EDGE, BOX - 2 * EDGE, BOX_HEIGHT - 2 * EDGE)


def _fill(easel: Easel, ink: str, left: int, top: int, width: int, height: int) -> None:
    right = (left + width) // PAIR
    easel.canvas.paste(easel.tiles.inks[ink], (1 + left // PAIR, top, 1 + right, top + height))


def _set(tiles: Sheet, lines: Sequence[str], y: int) -> Iterator[Words]:
    """Set lines in the middle, one below another."""
    room = WIDTH - 2 * MARGIN
    for number, line in enumerate(lines):
        for style in STYLES if number else FIRST_STYLES:
            letters = tiles.words(style, line)
            if PAIR * sum(tile.width for tile in letters) <= room:
                break
        yield Words(cut_short(tiles, style, line, room), style, WIDTH // 2, y)
        y += tiles.letters[style]["…"].height + LINE
