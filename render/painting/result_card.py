"""Result cards, to be shared after a game: its title, the result in large letters, and a small board.

If the board is to stay secret there is none. How far the game progressed is a row of boxes below the texts.
"""

from collections.abc import Iterator, Sequence

from engine.board import Board
from render.boards.layouts import layout_of
from render.boards.scene import TITLE_HEIGHT, PlacedText
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import pack
from render.graphics.sprite_format import REDUCTION
from render.painting.captions import Captions
from render.painting.heading import fit_heading, truncate
from render.painting.painter import SpriteCanvas
from render.painting.sprite_sheet import SpriteSheet, text_sheet
from render.painting.titled_image import MARGIN, ROOM, WIDTH, half_size_board, start_titled_image

LINE_GAP, BOARD_GAP = 12, 30
"""The gap between two lines, and between the last of them and the board."""
FIRST_STYLES, STYLES = ("name", "small", "tiny"), ("small", "tiny")
"""The styles of the result and of the lines after it: the first in which a line fits is used."""
BOX_WIDTH, BOX_HEIGHT, EDGE, BOX_GAP = 120, 44, 6, 16
"""The size of the box of a stage, the thickness of its outline, and the gap to the next one."""


def paint_result_card(
    board: Board,
    theme: str,
    title: str,
    lines: Sequence[str],
    captions: Captions = (),
    stages: tuple[int, int] | None = None,
    introduction: str = "",
    *,
    has_board: bool = True,
) -> IndexedImage:
    """Paint title, lines of text and a board; raise ``KeyError`` for an unknown game or theme.

    ``stages`` says how many stages of a game were reached, and of how many. The introduction is a line right
    above the board.
    """
    sheet = text_sheet(theme, layout_of(board).deck)
    heading = fit_heading(sheet, WIDTH, (title, ""))
    top = TITLE_HEIGHT + heading.extra_height
    texts = tuple(place_lines(sheet, lines, top + MARGIN))
    boxes_top = texts[-1].y + sheet.line_height(texts[-1].style) + BOARD_GAP if texts else top
    introduction_top = boxes_top + (BOX_HEIGHT + BOARD_GAP if stages else 0)
    board_top = introduction_top
    if introduction:
        texts = (*texts, *place_lines(sheet, (introduction,), introduction_top, STYLES))
        board_top = introduction_top + sheet.line_height(texts[-1].style) + LINE_GAP
    small = half_size_board(board, theme, captions=captions) if has_board else None
    height = board_top + (small.height if small else 0) + MARGIN // REDUCTION
    image, canvas = start_titled_image(sheet, height, heading)
    for text in texts:
        canvas.print_text(text)
    if stages:
        _paint_stages(canvas, *stages, boxes_top)
    if small:
        canvas.paste(pack(small), (WIDTH - small.width) // 2, board_top)
    return image


def _paint_stages(canvas: SpriteCanvas, reached: int, total: int, top: int) -> None:
    """Paint a box for each stage, filled if it was reached: the two differ in shape, not only in color."""
    left = (WIDTH - total * (BOX_WIDTH + BOX_GAP) + BOX_GAP) // 2
    for number in range(total):
        x = left + number * (BOX_WIDTH + BOX_GAP)
        canvas.fill("name", x, top, BOX_WIDTH, BOX_HEIGHT)
        if number >= reached:
            canvas.fill("felt", x + EDGE, top + EDGE, BOX_WIDTH - 2 * EDGE, BOX_HEIGHT - 2 * EDGE)


def place_lines(
    sheet: SpriteSheet,
    lines: Sequence[str],
    y: int,
    first_styles: Sequence[str] = FIRST_STYLES,
    room: int = ROOM,
) -> Iterator[PlacedText]:
    """Place lines of text in the middle, one below the other, each as large as there is room."""
    for number, line in enumerate(lines):
        for style in STYLES if number else first_styles:
            if sheet.text_width(style, line) <= room:
                break
        yield PlacedText(truncate(sheet, style, line, room), style, WIDTH // 2, y)
        y += sheet.line_height(style) + LINE_GAP
