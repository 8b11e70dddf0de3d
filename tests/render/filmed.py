"""Films taken apart again: every frame as Pillow shows it, and as the painter paints it."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from engine.record import Record
from render.boards.layouts import find_layout
from render.boards.scene import TITLE_HEIGHT
from render.files.animation_frames import BAR, BAR_STEPS, Frame
from render.graphics.sprite_format import HALF
from render.painting.captions import Captions
from render.painting.painter import compose
from render.painting.sprite_sheet import half_sheet


def shown(file: bytes) -> Iterator[tuple[Image.Image, int]]:
    """Yield every frame of a film in full colour, with its milliseconds."""
    with Image.open(BytesIO(file)) as film:
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            yield film.convert("RGB"), film.info["duration"]


def painted(frame: Frame, theme: str, size: tuple[int, int], captions: Captions = ()) -> Image.Image:
    """Paint a frame by itself, and lay it on an empty table of the size of the film."""
    layout = find_layout(frame.board.game)
    scene = layout.lay(frame.board)
    sheet = half_sheet(theme, layout.deck, *scene.card)
    painting = compose(scene, sheet, (frame.title, ""), captions=captions)
    title = TITLE_HEIGHT // HALF + painting.height - scene.height // HALF
    played = round(int(frame.played * BAR_STEPS) / BAR_STEPS * painting.width)
    painting.canvas().paste(sheet.inks["mark"], (1, title - BAR, 1 + played, title))
    table = Image.new("P", size, sheet.inks["felt"])
    table.paste(sheet.inks["bar"], (0, 0, size[0], title))
    table.putpalette(sheet.palette)
    table.paste(painting.image(), (0, 0))
    return table.convert("RGB")


def frames_of(record: Record, title: str = "Film") -> list[Frame]:
    """Return a frame for each position of a game."""
    return [
        Frame(position.board(), title, number / max(len(record.moves), 1))
        for number, position in enumerate(record.positions())
    ]
