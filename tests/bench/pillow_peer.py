"""The same boards as most bots make them: RGBA sprites composed and saved as PNG by Pillow."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.core.images import BoardPicture
from render.boards.layouts import layout_of
from render.graphics.palette import PIXELS_PER_BYTE, to_rgb
from render.painting import mark_frames as marks
from render.painting import painter
from render.painting.heading import fit_heading
from render.painting.painter import SpriteCanvas, paint_background
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet

OPAQUE = 255


@dataclass(frozen=True, slots=True)
class Sprite:
    """An RGBA image and its position."""

    picture: Image.Image
    place: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Fill:
    """A filled rectangle of one color, given by its edges."""

    color: tuple[int, ...]
    edges: tuple[int, int, int, int]


class Notes(Image.Image):
    """A canvas that only records what our painter pastes on it, as sprites made from our tiles.

    So the layout and the sprites are made before the Pillow renderer is timed.
    """

    def __init__(self, tiles: SpriteSheet, made: dict[int, tuple[Image.Image, Image.Image]]) -> None:
        super().__init__()
        self.steps: list[Sprite | Fill] = []
        self._palette = tiles.palette
        self._made = made
        """Sprites by the ``id()`` of their tile; the tile is stored, too, so that its id is not reused."""

    def paste(self, im, box=None, mask=None) -> None:  # type: ignore[no-untyped-def] # noqa: ANN001
        """Record what is pasted; x positions are in bytes, and the first column is not part of the image."""
        left, top, *end = box
        if isinstance(im, int):
            edges = (PIXELS_PER_BYTE * (left - 1), top, PIXELS_PER_BYTE * (end[0] - 1), end[1])
            self.steps.append(Fill(self._color(im), edges))
        else:
            self.steps.append(Sprite(self._sprite(im, mask), (PIXELS_PER_BYTE * (left - 1), top)))

    def _sprite(self, tile: Image.Image, mask: Image.Image | None) -> Image.Image:
        if id(tile) not in self._made:
            picture = to_rgb(tile, self._palette).convert("RGBA")
            if mask:
                picture.putalpha(mask.convert("L").resize(picture.size, Image.Resampling.NEAREST))
            self._made[id(tile)] = (tile, picture)
        return self._made[id(tile)][1]

    def _color(self, byte: int) -> tuple[int, ...]:
        first = 3 * (byte % 16)
        return (*self._palette[first : first + 3], OPAQUE)


def paste(canvas: Notes, tile: Image.Image, across: int, down: int, mask: Image.Image | None = None) -> None:
    """Record a pasted tile."""
    canvas.paste(tile, (across, down), mask)


def fill(canvas: Notes, byte: int, box: tuple[int, int, int, int]) -> None:
    """Record a filled rectangle."""
    canvas.paste(byte, box)


@contextmanager
def noting() -> Iterator[None]:
    """Make our painter use the canvas's ``paste`` also where it bypasses that method."""
    with ExitStack() as stack:
        for module, name, ours in ((painter, "paste", paste), (marks, "paste", paste), (marks, "fill", fill)):
            stack.callback(setattr, module, name, getattr(module, name))
            setattr(module, name, ours)
        yield


class PillowPeer:
    """Boards as RGBA images, saved by Pillow with its default options."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[Image.Image, Image.Image]] = {}

    def steps(self, picture: BoardPicture) -> tuple[Image.Image, list[Sprite | Fill]]:
        """Return the background of a board, and everything to paste on it, in order."""
        layout = layout_of(picture.board)
        scene = layout.lay_out(picture.board)
        tiles = sprite_sheet(picture.theme, layout.deck, *scene.card_size)
        title = fit_heading(tiles, scene.width, picture.heading)
        bare = paint_background(tiles, scene.width, title.extra_height, scene.background).image()
        table = bare.convert("RGBA").crop((0, 0, scene.width, scene.height + title.extra_height))
        below, above = Notes(tiles, self._made), Notes(tiles, self._made)
        with noting():
            canvas = SpriteCanvas(below, tiles)
            canvas.paint_parts(scene.sprites, scene.texts)
            canvas.paint_marks(scene, picture.marks)
            SpriteCanvas(above, tiles).print_heading(scene.width, title)
        return table, [*(_moved(step, title.extra_height) for step in below.steps), *above.steps]

    @staticmethod
    def png(table: Image.Image, steps: list[Sprite | Fill]) -> bytes:
        canvas = table.copy()
        for step in steps:
            if isinstance(step, Sprite):
                canvas.alpha_composite(step.picture, step.place)
            else:
                canvas.paste(step.color, step.edges)
        file = BytesIO()
        canvas.save(file, "PNG")
        return file.getvalue()


def _moved(step: Sprite | Fill, down: int) -> Sprite | Fill:
    """Return a step moved down by ``down`` pixels and cropped to the image."""
    if isinstance(step, Fill):
        left, top, right, low = step.edges
        return Fill(step.color, (left, top + down, right, low + down))
    x, y = step.place
    if x >= 0 and y + down >= 0:
        return Sprite(step.picture, (x, y + down))
    near, high = max(0, -x), max(0, -y - down)
    return Sprite(step.picture.crop((near, high, *step.picture.size)), (x + near, y + down + high))
