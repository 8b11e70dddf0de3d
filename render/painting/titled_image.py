"""Panels: pictures with a title above and a board in half of its size below, and what they tell between."""

from collections.abc import Sequence

from PIL import Image

from engine.board import Mark
from render.boards.scene import TITLE_HEIGHT, Scene
from render.graphics.palette import PAIR
from render.graphics.sprite_format import HALF
from render.painting.captions import Captions
from render.painting.heading import Heading
from render.painting.painter import Easel, Painting, compose
from render.painting.sprite_sheet import Sheet, half_sheet


def half_board(
    scene: Scene, theme: str, deck: str, marks: Sequence[Mark] = (), captions: Captions = ()
) -> Image.Image:
    """Return the picture of a board in half of its size, without its title."""
    half = half_sheet(theme, deck, *scene.card)
    whole = compose(scene, half, ("", ""), marks, captions).image()
    return whole.crop((0, TITLE_HEIGHT // HALF, whole.width - whole.width % PAIR, whole.height))


def begin_panel(tiles: Sheet, width: int, height: int, heading: Heading) -> tuple[Painting, Easel]:
    """Return a panel with nothing but its title, and what puts the rest on it."""
    row = b"\0" + bytes([tiles.inks["felt"]]) * (width // PAIR)
    painting = Painting(width, height, bytearray(row * height), tiles.palette)
    canvas = painting.canvas()
    canvas.paste(tiles.inks["bar"], (1, 0, canvas.width, TITLE_HEIGHT + heading.extra))
    easel = Easel(canvas, tiles)
    easel.put_heading(width, heading)
    return painting, easel
