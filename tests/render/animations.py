"""Animations decoded: every frame as Pillow shows it, and as the painter paints it."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from engine.record import Record
from render.boards.layouts import find_layout
from render.boards.scene import TITLE_HEIGHT
from render.files.animation import BAR_HEIGHT, BAR_STEPS, AnimationFrame
from render.graphics.sprite_format import REDUCTION
from render.painting.captions import Captions
from render.painting.painter import paint_scene
from render.painting.sprite_sheet import half_size_sheet


def decoded(file: bytes) -> Iterator[tuple[Image.Image, int]]:
    """Yield every frame of an animation in RGB, with its milliseconds."""
    with Image.open(BytesIO(file)) as animation:
        for number in range(getattr(animation, "n_frames", 1)):
            animation.seek(number)
            yield animation.convert("RGB"), animation.info["duration"]


def expected_frame(
    frame: AnimationFrame, theme: str, size: tuple[int, int], captions: Captions = ()
) -> Image.Image:
    """Paint a frame on an empty table of the size of the animation."""
    layout = find_layout(frame.board.game)
    scene = layout.lay_out(frame.board)
    sheet = half_size_sheet(theme, layout.deck, *scene.card_size)
    image = paint_scene(scene, sheet, (frame.title, ""), captions=captions)
    title = TITLE_HEIGHT // REDUCTION + image.height - scene.height // REDUCTION
    progress = round(int(frame.progress * BAR_STEPS) / BAR_STEPS * image.width)
    image.canvas().paste(sheet.color_bytes["mark"], (1, title - BAR_HEIGHT, 1 + progress, title))
    table = Image.new("P", size, sheet.color_bytes["felt"])
    table.paste(sheet.color_bytes["bar"], (0, 0, size[0], title))
    table.putpalette(sheet.palette)
    table.paste(image.image(), (0, 0))
    return table.convert("RGB")


def frames_of(record: Record, title: str = "Film") -> list[AnimationFrame]:
    """Return a frame for each position of a game."""
    return [
        AnimationFrame(position.board(), title, number / max(len(record.moves), 1))
        for number, position in enumerate(record.positions())
    ]
