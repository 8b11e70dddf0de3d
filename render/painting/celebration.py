"""The picture of a won game: stars, a large title, what was won, and the cards that are left on the table."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from PIL import Image

from engine.board import Board
from render.boards.layouts import lay_out, layout_of
from render.boards.scene import MAX_SIDE, NO_BACKGROUND, TITLE_HEIGHT, PlacedSprite
from render.graphics.antialiasing import colorize
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.theme import TABLE, load_theme
from render.painting.heading import fit_heading
from render.painting.painter import SpriteCanvas, paint_scene
from render.painting.reduction import reduce_board, with_own_palette
from render.painting.result_card import LINE_GAP, STYLES, place_lines
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet
from render.painting.titled_image import WIDTH, start_titled_image
from render.typography.alphabet import symbol_mask, text_mask
from render.typography.text_sprites import table_format

BAND, EDGE = 64, 6
"""The width of the band of confetti around the panel, and the thickness of the panel's edge."""
PADDING, GAP = 44, 28
"""The margin within the panel, and the gap between its parts."""
ROOM = WIDTH - 2 * (BAND + PADDING)
"""The greatest width of a line or of the cards."""
MOST_IN_ROW = 4
"""The greatest number of cards that are side by side."""
MOST_HEIGHT = 440
"""The greatest height of a small picture of more cards."""
TITLE_SIZES = (96, 80, 64, 48)
"""The sizes of the title, in pixels per em: the first with which it fits is used."""
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
    """Paint a title, what was won, and the cards of a board; raise ``KeyError`` for unknown names.

    A few cards are side by side in their usual size. Of more there is a small picture, as they lie.
    """
    layout = layout_of(board)
    sheet = sprite_sheet(theme, layout.deck, *layout.card_sizes[0])
    line = fit_heading(sheet, WIDTH, heading)
    top = TITLE_HEIGHT + line.extra_height + BAND
    stars_bottom = top + EDGE + PADDING + max(STARS)
    name = _title(theme, title)
    y = stars_bottom + name.height
    texts = tuple(place_lines(sheet, lines, y + LINE_GAP, STYLES, room=ROOM))
    cards_top = (texts[-1].y + sheet.line_height(texts[-1].style) if texts else y) + GAP
    codes = _shown_codes(board)
    cards = tuple(_place_cards(sheet, codes, cards_top)) if len(codes) <= MOST_IN_ROW else ()
    room = min(MAX_SIDE - cards_top - PADDING - EDGE - BAND, MOST_HEIGHT)
    small = None if cards else _small_board(board, theme, room)
    bottom = cards_top + (small.height if small else sheet.shape.height) + PADDING + EDGE
    image, canvas = start_titled_image(sheet, bottom + BAND, line)
    _scatter_confetti(canvas, top - BAND, bottom + BAND)
    canvas.fill("mark", BAND, top, WIDTH - 2 * BAND, bottom - top)
    canvas.fill("felt", BAND + EDGE, top + EDGE, WIDTH - 2 * (BAND + EDGE), bottom - top - 2 * EDGE)
    x = (WIDTH - sum(STARS) - GAP * (len(STARS) - 1)) // 2
    for side in STARS:
        canvas.paste(_star(theme, side), x, stars_bottom - side)
        x += side + GAP
    canvas.paste(name, (WIDTH - PIXELS_PER_BYTE * name.width) // 2, stars_bottom)
    for text in texts:
        canvas.print_text(text)
    for card in cards:
        canvas.paste(sheet.visible_part(card), card.x, card.y)
    if not small:
        return image
    picture = image.image().convert("RGB")
    picture.paste(small, ((WIDTH - small.width) // 2, cards_top))
    return with_own_palette(picture)


def _shown_codes(board: Board) -> list[str]:
    """Return the cards that show on the picture of a board, without the small ones that were to come."""
    known = {card.code for pile in board.piles for card in pile.cards if card}
    places = dict.fromkeys((placed.sprite, placed.x, placed.y) for placed in lay_out(board).sprites)
    names = [sprite.partition("/") for sprite, _, _ in places]
    return [code for code, _, kind in names if code in known and kind != "small"]


def _small_board(board: Board, theme: str, height: int) -> Image.Image:
    """Return the cards as they lie on the table, without its names and its empty places."""
    scene = lay_out(board)
    cards = tuple(placed for placed in scene.sprites if placed.kind != "place")
    scene = replace(scene, sprites=cards, texts=(), background=NO_BACKGROUND)
    sheet = sprite_sheet(theme, layout_of(board).deck, *scene.card_size)
    picture = paint_scene(scene, sheet, None).image().convert("RGB")
    return reduce_board(picture, load_theme(theme)[TABLE]["felt"], ROOM, height)


def _title(theme: str, title: str) -> Image.Image:
    """Return the title as a sprite, as large as there is room."""
    masks = (text_mask(title, size) for size in TITLE_SIZES)
    mask = next((mask for mask in masks if mask.width <= ROOM), None)
    if mask is None:
        whole = text_mask(title, TITLE_SIZES[-1])
        mask = whole.resize((ROOM, whole.height))
    return _on_felt(theme, mask, "name")


def _place_cards(sheet: SpriteSheet, codes: Sequence[str], y: int) -> Iterator[PlacedSprite]:
    """Yield cards side by side, overlapping if there is no room."""
    width = sheet.shape.width
    pitch = min(width + GAP, (ROOM - width) // max(1, len(codes) - 1) // 2 * 2)
    x = (WIDTH - width - pitch * (len(codes) - 1)) // 4 * 2
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
    return _on_felt(theme, symbol_mask("★", side), "mark")


def _on_felt(theme: str, mask: Image.Image, color: str) -> Image.Image:
    """Return a shape in a color of the table as a sprite."""
    table, palette = load_theme(theme)[TABLE], load_theme(theme).palettes[TABLE]
    return table_format(theme).sprite(colorize(mask, table[color], table["felt"], palette))
