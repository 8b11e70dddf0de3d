"""Pictures with a title at the top: a blank one to paint on, and boards of half size to paste into it."""

from collections.abc import Sequence

from PIL import Image

from engine.board import Mark
from render.boards.scene import TITLE_HEIGHT, Scene
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.sprite_format import REDUCTION
from render.painting.captions import Captions
from render.painting.heading import Heading
from render.painting.painter import SpriteCanvas, paint_scene
from render.painting.sprite_sheet import SpriteSheet, half_size_sheet


def half_size_board(
    scene: Scene, theme: str, deck: str, marks: Sequence[Mark] = (), captions: Captions = ()
) -> Image.Image:
    """Return the picture of a board in half size, without its title."""
    sheet = half_size_sheet(theme, deck, *scene.card_size)
    picture = paint_scene(scene, sheet, ("", ""), marks, captions).image()
    width = picture.width - picture.width % PIXELS_PER_BYTE
    return picture.crop((0, TITLE_HEIGHT // REDUCTION, width, picture.height))


def start_titled_image(
    sheet: SpriteSheet, width: int, height: int, heading: Heading
) -> tuple[IndexedImage, SpriteCanvas]:
    """Return a picture with nothing but its title, and a canvas to paint the rest."""
    row = b"\0" + bytes([sheet.color_bytes["felt"]]) * (width // PIXELS_PER_BYTE)
    image = IndexedImage(width, height, bytearray(row * height), sheet.palette)
    canvas = SpriteCanvas(image.canvas(), sheet)
    canvas.fill("bar", 0, 0, width, TITLE_HEIGHT + heading.extra_height)
    canvas.print_heading(width, heading)
    return image, canvas
