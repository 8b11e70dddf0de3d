"""Painting a board: tiles of the sheet are pasted onto a canvas, and nothing is drawn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image

from engine.board import Board, Mark
from render.boards.layouts import find_layout
from render.boards.scene import LONGEST, TITLE_HEIGHT, Bed, Box, Scene, Words
from render.graphics.palette import PAIR, unpacked
from render.graphics.pasting import paste
from render.graphics.sprite_format import HALF
from render.painting.captions import Captions, tell
from render.painting.heading import Heading, set_heading
from render.painting.mark_frames import Frame
from render.painting.mark_labels import EDGE
from render.painting.sprite_sheet import Sheet, drawn_sheet, sheet
from render.typography.text_sprites import ON_FELT

BADGE_STYLES = (("badge", 6), ("little", 6), ("little", 0))
"""The styles of labels, and the room beside their letters: the first that fits into the box."""
BADGE_INSET = 6
"""How far from the edge of its box a badge stays."""


@dataclass(frozen=True, slots=True)
class Painting:
    """A painted board, in memory as a PNG file wants it.

    The first byte of each row, 0, is PNG's filter "none". In each byte after it are two pixels, or one of a
    painting of half the size.
    """

    width: int
    height: int
    rows: bytearray
    palette: bytes
    is_half: bool = False

    def canvas(self, top: int = 0) -> Image.Image:
        """Return the rows from that one on as a picture of bytes, which shares its memory with them."""
        columns = 1 + (self.width if self.is_half else self.width // PAIR)
        rows = memoryview(self.rows)[top * columns :]
        size = (columns, self.height - top)
        canvas = Image.frombuffer("L", size, rows, "raw", "L", 0, 1)  # type: ignore[arg-type]  # any buffer
        canvas.readonly = 0  # nothing need be copied out of it
        return canvas

    def image(self) -> Image.Image:
        """Return the picture itself, for looking at it."""
        canvas = self.canvas()
        pixels = canvas.crop((1, 0, *canvas.size))
        image = Image.frombytes("P", pixels.size, pixels.tobytes()) if self.is_half else unpacked(pixels)
        image.putpalette(self.palette)
        return image


def paint(
    board: Board, theme: str, heading: tuple[str, str], marks: Sequence[Mark] = (), captions: Captions = ()
) -> Painting:
    """Paint a board with its title, its marks, and the names on its table in other words.

    The two texts of the heading stand at the left and the right of a line, or in two lines. Marks that name
    no place of the board are passed over. Raise ``KeyError`` for a game or a theme that does not exist.
    """
    layout = find_layout(board.game)
    scene = layout.lay(board)
    return compose(scene, sheet(theme, layout.deck, *scene.card), heading, marks, captions)


def paint_at_once(
    board: Board, theme: str, heading: tuple[str, str], marks: Sequence[Mark] = (), captions: Captions = ()
) -> Painting | None:
    """Paint the same, in half a millisecond; return ``None`` where its cards have to be drawn first."""
    layout = find_layout(board.game)
    scene = layout.lay(board)
    tiles = drawn_sheet(theme, layout.deck, *scene.card)
    return compose(scene, tiles, heading, marks, captions) if tiles else None


def compose(
    scene: Scene,
    tiles: Sheet,
    heading: tuple[str, str],
    marks: Sequence[Mark] = (),
    captions: Captions = (),
) -> Painting:
    """Paint a board that has been laid out, in the size of the sheet.

    Where the heading takes two lines, the picture is ``SECOND_LINE`` higher than the scene.
    """
    scene, title = tell(scene, captions, tiles), set_heading(tiles, scene.width, heading)
    bare = bare_table(tiles, scene.width, title.extra, scene.bed)
    size = tiles.cut.size(scene.width, scene.height + title.extra)
    painting = replace(bare, height=size[1], rows=bare.rows[: len(bare.rows) // bare.height * size[1]])
    Easel(painting.canvas(tiles.cut.size(0, title.extra)[1]), tiles).put_scene(scene, marks)
    Easel(painting.canvas(), tiles).put_heading(scene.width, title)
    return painting


def prepare(game: str, theme: str) -> None:
    """Draw beforehand all that a game needs in a theme; raise ``KeyError`` where there is no such one."""
    layout = find_layout(game)
    for width, height in layout.sizes:
        sheet(theme, layout.deck, width, height)


@lru_cache(24)
def bare_table(tiles: Sheet, width: int, extra: int, bed: Bed) -> Painting:
    """Paint a table with nothing but its bed, as high as a picture can be, to be copied."""
    columns, parts = width // PAIR, (TITLE_HEIGHT + extra, LONGEST - TITLE_HEIGHT)
    bar, felt = (b"\0" + bytes([tiles.inks[name]]) * columns for name in ("bar", "felt"))
    upper, lower = (tiles.cut.size(0, part)[1] for part in parts)
    size = tiles.cut.size(width, sum(parts))
    painting = Painting(*size, bytearray(bar * upper + felt * lower), tiles.palette, tiles.cut.is_half)
    easel = Easel(painting.canvas(tiles.cut.size(0, extra)[1]), tiles)
    for words in bed.words:
        easel.print_words(words)
    for spot in bed.spots:
        easel.put(tiles.seen(spot), spot.x, spot.y)
    return painting


@dataclass(frozen=True, slots=True)
class Easel:
    """A canvas on which tiles of a sheet are put; places are told in pixels of the whole picture."""

    canvas: Image.Image
    tiles: Sheet

    def put_scene(self, scene: Scene, marks: Sequence[Mark]) -> None:
        """Print words on the felt, lay the cards, print what is upon them, and put the marks."""
        for words in scene.words:
            if words.style in ON_FELT:
                self.print_words(words)
        for spot in scene.spots:
            self.put(self.tiles.seen(spot), spot.x, spot.y)
        for words in scene.words:
            if words.style not in ON_FELT:
                self.print_words(words)
        self.put_marks(scene, marks)

    def put_heading(self, width: int, heading: Heading) -> None:
        """Print both texts of a heading."""
        for text, x, y in heading.places(width):
            self.put_row(text.tiles, x, y)

    def put(self, tile: Image.Image, x: int, y: int) -> None:
        """Paste a tile with its upper left corner there; an odd ``x`` becomes the even one before."""
        across, down = self.tiles.cut.measure(x, y)
        paste(self.canvas, tile, across + 1, down)

    def print_words(self, words: Words) -> None:
        """Print words where they belong; what would begin at an odd ``x`` begins at the even one before."""
        row = self.tiles.words(words.style, words.text)
        if words.align == "left":
            self.put_row(row, words.x, words.y)
            return
        length = self._length(row)
        self.put_row(row, words.x - (length if words.align == "right" else length // 2), words.y)

    def put_marks(self, scene: Scene, marks: Sequence[Mark]) -> None:
        """Put frames about their places, then the badges, so that no frame goes through a badge."""
        known = [(scene.places[mark.place], mark) for mark in marks if mark.place in scene.places]
        for box, mark in known:
            for part in box.parts:
                self._put_mark(self.tiles.frames[mark.kind], part)
        for box, mark in known:
            if mark.label.strip():
                self._put_badge(box, mark.label)

    def _put_mark(self, frame: Frame, box: Box) -> None:
        edges = self._edges(box.x, box.y, box.x + box.width, box.y + box.height)
        if box.feet is None:
            frame.put(self.canvas, edges)
        else:
            frame.put_bracket(self.canvas, edges, left=box.feet != "right", right=box.feet != "left")

    def _put_badge(self, box: Box, label: str) -> None:
        """Print a label in a badge that stays within the box if it can."""
        widest, highest = box.room or (box.width, box.height)
        for style, side in BADGE_STYLES:
            row = self.tiles.words(style, label)
            width, height = self._length(row) + 2 * (side + EDGE), self._height(row) + 2 * EDGE
            if width <= widest and height <= highest:
                break
        width = max(width, min(_up_to_even(height), widest))
        across, down = box.badge or _badge_place(box, width, height)
        tile, mask = self.tiles.badge(style, label, *self.tiles.cut.measure(width, height))
        left, top = self.tiles.cut.measure(_up_to_even(across - width // 2), down - height // 2)
        paste(self.canvas, tile, left + 1, top, mask)

    def _edges(self, left: int, top: int, right: int, low: int) -> tuple[int, int, int, int]:
        near, high = self.tiles.cut.measure(left, top)
        far, deep = self.tiles.cut.measure(right, low)
        return near + 1, high, far + 1, deep

    def put_row(self, row: Sequence[Image.Image], x: int, y: int) -> None:
        """Paste tiles one behind another, the first with its upper left corner there."""
        across, down = self.tiles.cut.measure(x, y)
        across += 1
        for tile in row:
            paste(self.canvas, tile, across, down)
            across += tile.width

    def _length(self, row: Sequence[Image.Image]) -> int:
        """Return how long a row of letters is, in pixels."""
        return PAIR * (row[0].width if len(row) == 1 else sum(tile.width for tile in row))

    def _height(self, row: Sequence[Image.Image]) -> int:
        return row[0].height * (HALF if self.tiles.cut.is_half else 1)


def _badge_place(box: Box, width: int, height: int) -> tuple[int, int]:
    """Return the middle of a badge: at the lower edge, or at the right where the box is low."""
    if box.height < 2 * height + BADGE_INSET and box.width > 2 * width:
        return box.x + box.width - BADGE_INSET - width // 2, box.y + box.height // 2
    inset = min(BADGE_INSET, max(0, box.height - height))
    return box.x + box.width // 2, box.y + box.height - inset - height // 2


def _up_to_even(length: int) -> int:
    return length + length % PAIR
