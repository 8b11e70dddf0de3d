"""Painting a board: tiles of the sheet are pasted onto a canvas, and nothing is drawn."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine.board import Board, Mark
from render.cut import HALF
from render.layouts import find_layout, layout_names
from render.lettering import printable
from render.marks import Frame
from render.palette import PAIR, unpacked
from render.scene import LONGEST, TITLE_HEIGHT, Box, Scene, Words
from render.sheet import STYLES, Sheet, sheet

TITLE_MARGIN = 52
TITLE_GAP = 40
"""At least so much lies between the two texts of the title line."""
HEADING_STYLES = (("title", "note"), ("note", "note"), ("slight", "slight"))
"""The styles of the left and the right text of the title line: the first in which both fit."""
NOTE_SHARE = 2 / 3
"""How much of the title line its right text keeps where both are too long in any style."""
BADGE_STYLES = ("badge", "little")
"""The styles of labels: the first that fits into the box."""
BADGE_EDGE, BADGE_SIDE, BADGE_INSET = 4, 6, 6
"""The line about a badge, the room beside its letters, and how far from the edge of the box it stays."""


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

    def canvas(self) -> Image.Image:
        """Return the rows as a picture of bytes, which shares its memory with them."""
        columns = 1 + (self.width if self.is_half else self.width // PAIR)
        canvas = Image.frombuffer("L", (columns, self.height), self.rows, "raw", "L", 0, 1)
        canvas.readonly = 0  # nothing need be copied out of it
        return canvas

    def image(self) -> Image.Image:
        """Return the picture itself, for looking at it."""
        canvas = self.canvas()
        pixels = canvas.crop((1, 0, *canvas.size))
        image = Image.frombytes("P", pixels.size, pixels.tobytes()) if self.is_half else unpacked(pixels)
        image.putpalette(self.palette)
        return image


def paint(board: Board, theme: str, heading: tuple[str, str], marks: Sequence[Mark] = ()) -> Painting:
    """Paint a board with its title line and its marks.

    Marks that name no place of the board are passed over. Raise ``KeyError`` for a game or a theme that
    does not exist.
    """
    layout = find_layout(board.game)
    scene = layout.lay(board)
    return compose(scene, sheet(theme, layout.deck, *scene.card), heading, marks)


def compose(scene: Scene, tiles: Sheet, heading: tuple[str, str], marks: Sequence[Mark] = ()) -> Painting:
    """Paint a board that has been laid out, in the size of the sheet."""
    size = tiles.cut.size(scene.width, scene.height)
    bare = _bare(scene.width, tiles.cut.is_half, tiles.inks["felt"], tiles.inks["bar"])
    columns, height = tiles.cut.measure(scene.width, scene.height)
    rows = bytearray(memoryview(bare)[: (columns + 1) * height])
    painting = Painting(*size, rows, tiles.palette, tiles.cut.is_half)
    easel = Easel(painting.canvas(), tiles)
    easel.print_words(words for words in scene.words if STYLES[words.style].ground == "felt")
    for spot in scene.spots:
        easel.put(tiles.seen(spot), spot.x, spot.y)
    easel.print_words(words for words in scene.words if STYLES[words.style].ground != "felt")
    easel.put_marks(scene, marks)
    easel.print_heading(scene.width, heading)
    return painting


def prepare(theme: str) -> None:
    """Draw beforehand all that the games of this theme need; raise ``KeyError`` for an unknown theme."""
    for layout in map(find_layout, layout_names()):
        for width, height in layout.sizes:
            sheet(theme, layout.deck, width, height)


@lru_cache(32)
def _bare(width: int, is_half: bool, felt: int, bar: int) -> bytes:
    """Return the rows of an empty table, as high as a picture can be."""
    columns = width // PAIR
    title, rest = ((rows // HALF if is_half else rows) for rows in (TITLE_HEIGHT, LONGEST - TITLE_HEIGHT))
    return (b"\0" + bytes([bar]) * columns) * title + (b"\0" + bytes([felt]) * columns) * rest


@dataclass(frozen=True, slots=True)
class Easel:
    """A canvas on which tiles of a sheet are put; places are told in pixels of the whole picture."""

    canvas: Image.Image
    tiles: Sheet

    def put(self, tile: Image.Image, x: int, y: int) -> None:
        """Paste a tile with its upper left corner there; an odd ``x`` becomes the even one before."""
        across, down = self.tiles.cut.measure(x, y)
        self.canvas.paste(tile, (across + 1, down))

    def fill(self, colour: str, box: tuple[int, int, int, int]) -> None:
        """Fill a box, given by its edges, with a colour of the table."""
        self.canvas.paste(self.tiles.inks[colour], self._edges(*box))

    def print_words(self, printed: Iterable[Words]) -> None:
        """Print words where they belong."""
        for words in printed:
            row = self._row(words.style, words.text)
            length = self._length(row)
            before = {"left": 0, "middle": length // 2, "right": length}[words.align]
            self._put_row(row, words.x - before, words.y)

    def put_marks(self, scene: Scene, marks: Sequence[Mark]) -> None:
        """Put frames about their places, then the badges, so that no frame goes through a badge."""
        known = [(scene.places[mark.place], mark) for mark in marks if mark.place in scene.places]
        for box, mark in known:
            for part in box.parts:
                self._put_mark(self.tiles.frames[mark.kind], part)
        for box, mark in known:
            if mark.label.strip():
                self._put_badge(box, mark.label)

    def print_heading(self, width: int, heading: tuple[str, str]) -> None:
        """Print both texts into the title line: as large as both fit, and cut short where they never do."""
        room = width - 2 * TITLE_MARGIN
        for styles in HEADING_STYLES:
            title, note = (self._row(style, text) for style, text in zip(styles, heading, strict=True))
            gap = TITLE_GAP if title and note else 0
            if self._length(title) + gap + self._length(note) <= room:
                break
        left, right = (self.tiles.letters[style]["…"] for style in styles)
        note = self._cut(note, right, max(room - gap - self._length(title), int(room * NOTE_SHARE)))
        title = self._cut(title, left, room - gap - self._length(note))
        for row, x in ((title, TITLE_MARGIN), (note, width - TITLE_MARGIN - self._length(note))):
            if row:
                self._put_row(row, x, (TITLE_HEIGHT - self._height(row)) // 2)

    def _put_mark(self, frame: Frame, box: Box) -> None:
        edges = self._edges(box.x, box.y, box.x + box.width, box.y + box.height)
        if box.feet is None:
            frame.put(self.canvas, edges)
        else:
            frame.put_bracket(self.canvas, edges, left=box.feet != "right", right=box.feet != "left")

    def _put_badge(self, box: Box, label: str) -> None:
        """Print a label in a badge that stays within the box if it can."""
        widest, highest = box.room or (box.width, box.height)
        room = widest - 2 * (BADGE_SIDE + BADGE_EDGE)
        for style in BADGE_STYLES:
            row = self._row(style, label)
            height = self._height(row) + 2 * BADGE_EDGE
            if self._length(row) <= room and height <= highest:
                break
        width = max(self._length(row) + 2 * (BADGE_SIDE + BADGE_EDGE), _even(height))
        across, down = box.badge or _badge_place(box, width, height)
        left, top = _even(across - width // 2), down - height // 2
        for inset, colour in ((0, "label"), (BADGE_EDGE, "mark")):
            notch = inset + BADGE_EDGE
            self.fill(colour, (left + notch, top + inset, left + width - notch, top + height - inset))
            self.fill(colour, (left + inset, top + notch, left + width - inset, top + height - notch))
        self._put_row(row, left + (width - self._length(row)) // 2, top + BADGE_EDGE)

    def _edges(self, left: int, top: int, right: int, low: int) -> tuple[int, int, int, int]:
        near, high = self.tiles.cut.measure(left, top)
        far, deep = self.tiles.cut.measure(right, low)
        return near + 1, high, far + 1, deep

    def _row(self, style: str, text: str) -> list[Image.Image]:
        letters = self.tiles.letters[style]
        return [letters[character] for character in printable(text)]

    def _put_row(self, row: list[Image.Image], x: int, y: int) -> None:
        across, down = self.tiles.cut.measure(x, y)
        across += 1
        for tile in row:
            self.canvas.paste(tile, (across, down))
            across += tile.width

    def _length(self, row: list[Image.Image]) -> int:
        """Return how long a row of letters is, in pixels."""
        return PAIR * sum(tile.width for tile in row)

    def _height(self, row: list[Image.Image]) -> int:
        return row[0].height * (HALF if self.tiles.cut.is_half else 1)

    def _cut(self, row: list[Image.Image], ellipsis: Image.Image, room: int) -> list[Image.Image]:
        """Return as much of a row as there is room for, with an ellipsis where something is missing."""
        if self._length(row) <= room:
            return row
        room -= PAIR * ellipsis.width
        for number, tile in enumerate(row):
            room -= PAIR * tile.width
            if room < 0:
                return [*row[:number], ellipsis]
        return row


def _badge_place(box: Box, width: int, height: int) -> tuple[int, int]:
    """Return the middle of a badge: at the lower edge, or at the right where the box is low."""
    if box.height < 2 * height + BADGE_INSET and box.width > 2 * width:
        return box.x + box.width - BADGE_INSET - width // 2, box.y + box.height // 2
    inset = min(BADGE_INSET, max(0, box.height - height))
    return box.x + box.width // 2, box.y + box.height - inset - height // 2


def _even(length: int) -> int:
    return length + length % PAIR
