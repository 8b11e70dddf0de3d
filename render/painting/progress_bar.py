"""A progress bar below a board, with a short label beside it."""

from dataclasses import replace

from engine.board import Board, Meter
from render.boards.layouts import layout_of
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import PIXELS_PER_BYTE, round_to_even
from render.painting.heading import TITLE_MARGIN, TextRow, truncate
from render.painting.painter import SpriteCanvas
from render.painting.sprite_sheet import text_sheet

HEIGHT = 48
"""How much higher a picture with a progress bar is: with most boards still no higher than chats accept."""
BAR, EDGE = 32, 4
"""The height of the bar, and the thickness of its outline."""
GAP = 28
"""The gap between the bar and its label."""
STYLE = "note"
LABEL_SHARE = 3
"""The label takes one part in this many of the width at most."""


def with_progress_bar(image: IndexedImage, board: Board, theme: str, meter: Meter) -> IndexedImage:
    """Return the picture of a board with a progress bar below it."""
    sheet = text_sheet(theme, layout_of(board).deck)
    row = b"\0" + bytes([sheet.color_bytes["bar"]]) * (image.width // PIXELS_PER_BYTE)
    extended = replace(image, height=image.height + HEIGHT, rows=image.rows + row * HEIGHT)
    canvas = SpriteCanvas(extended.canvas(image.height), sheet)
    label = TextRow.of(sheet, STYLE, truncate(sheet, STYLE, meter.label, image.width // LABEL_SHARE))
    left = image.width - TITLE_MARGIN - label.width
    canvas.paste_row(label.sprites, left, (HEIGHT - label.height) // 2)
    _paint_bar(canvas, TITLE_MARGIN, round_to_even(left - GAP), meter)
    return extended


def filled_width(part: int, whole: int, width: int, least: int) -> int:
    """Return the width of the filled part of a bar; only 0 % looks empty, and only 100 % looks full."""
    share = round_to_even(width * min(max(part, 0), whole) / max(whole, 1))
    return min(max(share, least), width - least) if 0 < part < whole else share


def _paint_bar(canvas: SpriteCanvas, left: int, right: int, meter: Meter) -> None:
    """Paint the bar between two edges: its outline, its empty inside, and its full part."""
    top = (HEIGHT - BAR) // 2
    inside = right - left - 2 * EDGE
    full = filled_width(meter.part, meter.whole, inside, PIXELS_PER_BYTE)
    canvas.fill("line", left, top, right - left, BAR)
    canvas.fill("bar", left + EDGE, top + EDGE, inside, BAR - 2 * EDGE)
    canvas.fill("mark", left + EDGE, top + EDGE, full, BAR - 2 * EDGE)
