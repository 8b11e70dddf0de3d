"""The picture of a won game that leaves no card: stars, the cards that went last, and what was won."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from engine.board import Board
from render.boards.layouts import layout_of
from render.boards.scene import TITLE_HEIGHT, PlacedSprite, PlacedText
from render.graphics.antialiasing import colorize
from render.graphics.indexed_image import IndexedImage
from render.graphics.theme import TABLE, load_theme
from render.painting.heading import fit_heading
from render.painting.painter import SpriteCanvas
from render.painting.result_card import LINE_GAP, STYLES, place_lines
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet
from render.painting.titled_image import WIDTH, start_titled_image
from render.typography.alphabet import symbol_mask
from render.typography.text_sprites import table_format

BAND, EDGE = 64, 6
"""The width of the band of confetti around the panel, and the thickness of the panel's edge."""
PADDING, GAP = 44, 28
"""The margin within the panel, and the gap between its parts."""
ROOM = WIDTH - 2 * (BAND + PADDING)
"""The greatest width of a line or of the cards."""
STARS = (88, 132, 88)
"""The sides of the stars, from left to right."""
CONFETTI = ("mark", "choice", "paper")
"""The colors of the confetti, in turn."""
PIECES = 320
PIECE_SIZES = ((18, 10), (10, 18), (14, 14))
STEPS = (0.7549, 0.5698)
"""The steps from piece to piece, in shares of width and height, that fill an area evenly: the R2 sequence."""


def paint_celebration(
    board: Board, theme: str, heading: tuple[str, str], title: str, lines: Sequence[str]
) -> IndexedImage:
    """Paint the cards of the last board that had any, below a title; raise ``KeyError`` for unknown names.

    The lines, the most important one first, are below the cards.
    """
    layout = layout_of(board)
    sheet = sprite_sheet(theme, layout.deck, *layout.card_sizes[0])
    line = fit_heading(sheet, WIDTH, heading)
    top = TITLE_HEIGHT + line.extra_height + BAND
    y = top + EDGE + PADDING
    stars_bottom = y + max(STARS)
    texts = list(place_lines(sheet, (title,), stars_bottom + LINE_GAP, room=ROOM))
    cards = tuple(_place_cards(sheet, board, _bottom(sheet, texts) + GAP))
    bottom = cards[0].y + sheet.shape.height + GAP if cards else _bottom(sheet, texts) + GAP
    texts += place_lines(sheet, lines, bottom, STYLES, room=ROOM)
    bottom = _bottom(sheet, texts) + PADDING + EDGE
    image, canvas = start_titled_image(sheet, bottom + BAND, line)
    _scatter_confetti(canvas, top - BAND, bottom + BAND)
    canvas.fill("mark", BAND, top, WIDTH - 2 * BAND, bottom - top)
    canvas.fill("felt", BAND + EDGE, top + EDGE, WIDTH - 2 * (BAND + EDGE), bottom - top - 2 * EDGE)
    x = (WIDTH - sum(STARS) - GAP * (len(STARS) - 1)) // 2
    for side in STARS:
        canvas.paste(_star(theme, side), x, stars_bottom - side)
        x += side + GAP
    for text in texts:
        canvas.print_text(text)
    for card in cards:
        canvas.paste(sheet.visible_part(card), card.x, card.y)
    return image


def _bottom(sheet: SpriteSheet, texts: Sequence[PlacedText]) -> int:
    return texts[-1].y + sheet.line_height(texts[-1].style)


def _place_cards(sheet: SpriteSheet, board: Board, y: int) -> Iterator[PlacedSprite]:
    """Yield the visible cards side by side, overlapping if there is no room."""
    codes = [card.code for pile in board.piles for card in pile.cards if card]
    width = sheet.shape.width
    pitch = min(width + GAP, (ROOM - width) // max(1, len(codes) - 1))
    x = (WIDTH - width - pitch * (len(codes) - 1)) // 2
    for number, code in enumerate(codes):
        is_covering = number > 0 and pitch < width
        yield PlacedSprite(code, x + number * pitch, y, "face/left" if is_covering else "felt")


def _scatter_confetti(canvas: SpriteCanvas, top: int, bottom: int) -> None:
    """Paint pieces in the band around the panel, at places that look random and are always the same."""
    for number in range(PIECES):
        width, height = PIECE_SIZES[number % len(PIECE_SIZES)]
        x = int(number * STEPS[0] % 1 * (WIDTH - width)) // 2 * 2
        y = top + int(number * STEPS[1] % 1 * (bottom - top - height))
        is_beside = not BAND - width < x < WIDTH - BAND
        if is_beside or not top + BAND - height < y < bottom - BAND:
            canvas.fill(CONFETTI[number % len(CONFETTI)], x, y, width, height)


@lru_cache(16)
def _star(theme: str, side: int) -> Image.Image:
    table, palette = load_theme(theme)[TABLE], load_theme(theme).palettes[TABLE]
    star = colorize(symbol_mask("★", side), table["mark"], table["felt"], palette)
    return table_format(theme).sprite(star)
