"""Result cards: how a game ended, to be shared: its title, the result in large letters, and a small board."""

from collections.abc import Iterator, Sequence

from engine.board import Board
from render.captions import Captions
from render.cut import HALF
from render.heading import cut_short, set_heading
from render.layouts import find_layout
from render.painter import Painting
from render.palette import PAIR, packed
from render.panel import begin_panel, half_board
from render.scene import TITLE_HEIGHT, Words
from render.sheet import Sheet, sheet

WIDTH = 880
"""Of the card: a board of half the size, with room at both sides."""
MARGIN = 40
"""At both sides of the words, above and below them."""
LINE, GAP = 12, 30
"""Between two lines, and between the last of them and the board."""
FIRST_STYLES, STYLES = ("name", "small", "tiny"), ("small", "tiny")
"""The styles of the result and of the lines that follow: the first in which a line fits."""


def paint_result(
    board: Board, theme: str, title: str, lines: Sequence[str], captions: Captions = ()
) -> Painting:
    """Paint a card of a game's title, of lines with the most important first, and of its last board.

    Raise ``KeyError`` for a game or a theme that does not exist.
    """
    layout = find_layout(board.game)
    scene = layout.lay(board)
    small = half_board(scene, theme, layout.deck, captions=captions)
    tiles = sheet(theme, layout.deck, *scene.card)
    heading = set_heading(tiles, WIDTH, (title, ""))
    top = TITLE_HEIGHT + heading.extra
    words = tuple(_set(tiles, lines, top + MARGIN))
    end = words[-1].y + tiles.letters[words[-1].style]["…"].height + GAP if words else top
    height = end + small.height + MARGIN // HALF
    painting, easel = begin_panel(tiles, WIDTH, height, heading)
    for line in words:
        easel.print_words(line)
    easel.put(packed(small), (WIDTH - small.width) // 2, end)
    return painting


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
