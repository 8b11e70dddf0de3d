"""Films taken apart again: every frame as Pillow shows it, and as the painter paints it."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from engine.record import Record
from render.boards.layouts import find_layout
from render.boards.scene import TITLE_HEIGHT
from render.files.animation_frames import BAR_HEIGHT, BAR_STEPS, AnimationFrame
from render.graphics.sprite_format import REDUCTION
from render.painting.captions import Captions
from render.painting.painter import paint_scene
from render.painting.sprite_sheet import half_size_sheet


def shown(file: bytes) -> Iterator[tuple[Image.Image, int]]:
    """Yield every frame of a film in full color, with its milliseconds."""
    with Image.open(BytesIO(file)) as film:
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            yield film.convert("RGB"), film.info["duration"]


def painted(frame: AnimationFrame, theme: str, size: tuple[int, int], captions: Captions = ()) -> Image.Image:
    """Paint a frame by itself, and lay it on an empty table of the size of the film."""
    layout = find_layout(frame.board.game)
    scene = layout.lay_out(frame.board)
    sheet = half_size_sheet(theme, layout.deck, *scene.card_size)
    painting = paint_scene(scene, sheet, (frame.title, ""), captions=captions)
    title = TITLE_HEIGHT // REDUCTION + painting.height - scene.height // REDUCTION
    played = round(int(frame.progress * BAR_STEPS) / BAR_STEPS * painting.width)
    painting.canvas().paste(sheet.color_bytes["mark"], (1, title - BAR_HEIGHT, 1 + played, title))
    table = Image.new("P", size, sheet.color_bytes["felt"])
    table.paste(sheet.color_bytes["bar"], (0, 0, size[0], title))
    table.putpalette(sheet.palette)
    table.paste(painting.image(), (0, 0))
    return table.convert("RGB")


def frames_of(record: Record, title: str = "Film") -> list[AnimationFrame]:
    """Return a frame for each position of a game."""
    return [
        AnimationFrame(position.board(), title, number / max(len(record.moves), 1))
        for number, position in enumerate(record.positions())
    ]
