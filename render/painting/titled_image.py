"""Pictures with a title at the top: a blank one to paint on, and boards of half size to paste into it."""

from collections.abc import Sequence

from PIL import Image

from engine.board import Board, Mark
from render.boards.layouts import layout_of
from render.boards.scene import TITLE_HEIGHT
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import PIXELS_PER_BYTE
from render.painting.captions import Captions
from render.painting.heading import Heading
from render.painting.painter import SpriteCanvas, paint_scene
from render.painting.sprite_sheet import SpriteSheet, half_size_sheet

WIDTH, MARGIN = 880, 40
"""The width of the pictures: a board of half size, with room at both sides. And their margin."""
ROOM = WIDTH - 2 * MARGIN


def half_size_board(
    board: Board, theme: str, marks: Sequence[Mark] = (), captions: Captions = ()
) -> Image.Image:
    """Return the picture of a board in half size, without its title."""
    layout = layout_of(board)
    scene = layout.lay_out(board)
    sheet = half_size_sheet(theme, layout.deck, *scene.card_size)
    picture = paint_scene(scene, sheet, None, marks, captions).image()
    return picture.crop((0, 0, picture.width - picture.width % PIXELS_PER_BYTE, picture.height))


def start_titled_image(
    sheet: SpriteSheet, height: int, heading: Heading
) -> tuple[IndexedImage, SpriteCanvas]:
    """Return a picture with nothing but its title, and a canvas to paint the rest."""
    row = b"\0" + bytes([sheet.color_bytes["felt"]]) * (WIDTH // PIXELS_PER_BYTE)
    image = IndexedImage(WIDTH, height, bytearray(row * height), sheet.palette)
    canvas = SpriteCanvas(image.canvas(), sheet)
    canvas.fill("bar", 0, 0, WIDTH, TITLE_HEIGHT + heading.extra_height)
    canvas.print_heading(WIDTH, heading)
    return image, canvas
