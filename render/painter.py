"""Painting a board: tiles of the sheet are pasted onto a canvas, and nothing is drawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine.board import Board, Mark
from render.layouts import find_layout, layout_names
from render.lettering import printable
from render.marks import Frame
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
BADGE_EDGE, BADGE_SIDE, BADGE_INSET = 3, 7, 6
"""The line about a badge, the room beside its letters, and how far from the edge of the box it stays."""


@dataclass(frozen=True, slots=True)
class Painting:
    """A painted board, in memory as a PNG file wants it.

    ``rows`` are one byte longer than the picture is wide: the first byte of each, 0, is PNG's filter "none".
    """

    width: int
    height: int
    rows: bytearray
    palette: bytes

    def image(self) -> Image.Image:
        """Return the picture itself, for looking at it."""
        image = Image.frombytes("P", (self.width + 1, self.height), bytes(self.rows))
        image.putpalette(self.palette)
        return image.crop((1, 0, self.width + 1, self.height))


def paint(board: Board, theme: str, heading: tuple[str, str], marks: tuple[Mark, ...] = ()) -> Painting:
    """Paint a board with its title line and its marks.

    Marks that name no place of the board are passed over. Raise ``KeyError`` for a game or a theme that
    does not exist.
    """
    layout = find_layout(board.game)
    scene = layout.lay(board)
    tiles = sheet(theme, layout.deck, *scene.card)
    bare = _bare(scene.width, tiles.ground["felt"], tiles.ground["bar"])
    rows = bytearray(memoryview(bare)[: (scene.width + 1) * scene.height])
    canvas = Image.frombuffer("P", (scene.width + 1, scene.height), rows, "raw", "P", 0, 1)
    canvas.readonly = 0  # the canvas shares its memory with the rows: nothing need be copied out of it
    _put_words(canvas, tiles, [words for words in scene.words if STYLES[words.style].ground == "felt"])
    for spot in scene.spots:
        canvas.paste(tiles.seen(spot), (spot.x + 1, spot.y))
    _put_words(canvas, tiles, [words for words in scene.words if STYLES[words.style].ground != "felt"])
    _put_marks(canvas, tiles, scene, marks)
    _put_heading(canvas, tiles, scene.width, heading)
    return Painting(scene.width, scene.height, rows, tiles.palette)


def prepare(theme: str) -> None:
    """Draw beforehand all that the games of this theme need; raise ``KeyError`` for an unknown theme."""
    for layout in map(find_layout, layout_names()):
        for width, height in layout.sizes:
            sheet(theme, layout.deck, width, height)


@lru_cache(8)
def _bare(width: int, felt: int, bar: int) -> bytes:
    """Return the rows of an empty table, as high as a picture can be."""
    return (b"\0" + bytes([bar]) * width) * TITLE_HEIGHT + (b"\0" + bytes([felt]) * width) * (
        LONGEST - TITLE_HEIGHT
    )


def _put_words(canvas: Image.Image, tiles: Sheet, printed: Sequence[Words]) -> None:
    for words in printed:
        row = _row(tiles, words.style, words.text)
        length = _length(row)
        before = {"left": 0, "middle": length // 2, "right": length}[words.align]
        _put_row(canvas, row, words.x - before, words.y)


def _put_marks(canvas: Image.Image, tiles: Sheet, scene: Scene, marks: Sequence[Mark]) -> None:
    """Put frames about their places, then the badges, so that no frame goes through a badge."""
    known = [(scene.places[mark.place], mark) for mark in marks if mark.place in scene.places]
    for box, mark in known:
        for part in box.parts:
            _put_mark(canvas, tiles.frames[mark.kind], part)
    for box, mark in known:
        if mark.label.strip():
            _put_badge(canvas, tiles, box, mark.label)


def _put_mark(canvas: Image.Image, frame: Frame, box: Box) -> None:
    edges = (box.x + 1, box.y, box.x + 1 + box.width, box.y + box.height)
    if box.feet is None:
        frame.put(canvas, *edges)
    else:
        frame.put_bracket(canvas, edges, left=box.feet != "right", right=box.feet != "left")


def _put_badge(canvas: Image.Image, tiles: Sheet, box: Box, label: str) -> None:
    """Print a label in a badge that stays within the box if it can."""
    widest, highest = box.room or (box.width, box.height)
    room = widest - 2 * (BADGE_SIDE + BADGE_EDGE)
    for style in BADGE_STYLES:
        row = _row(tiles, style, label)
        height = row[0].height + 2 * BADGE_EDGE
        if _length(row) <= room and height <= highest:
            break
    width = max(_length(row) + 2 * (BADGE_SIDE + BADGE_EDGE), height)
    across, down = box.badge or _badge_place(box, width, height)
    left, top = across + 1 - width // 2, down - height // 2
    for inset, colour in ((0, "label"), (BADGE_EDGE, "mark")):
        index, notch = tiles.ground[colour], inset + BADGE_EDGE
        canvas.paste(index, (left + notch, top + inset, left + width - notch, top + height - inset))
        canvas.paste(index, (left + inset, top + notch, left + width - inset, top + height - notch))
    _put_row(canvas, row, across - _length(row) // 2, top + BADGE_EDGE)


def _badge_place(box: Box, width: int, height: int) -> tuple[int, int]:
    """Return the middle of a badge: at the lower edge, or at the right where the box is low."""
    if box.height < 2 * height + BADGE_INSET and box.width > 2 * width:
        return box.x + box.width - BADGE_INSET - width // 2, box.y + box.height // 2
    inset = min(BADGE_INSET, max(0, box.height - height))
    return box.x + box.width // 2, box.y + box.height - inset - height // 2


def _put_heading(canvas: Image.Image, tiles: Sheet, width: int, heading: tuple[str, str]) -> None:
    """Print both texts into the title line: as large as both fit, and cut short where they never do."""
    room = width - 2 * TITLE_MARGIN
    for styles in HEADING_STYLES:
        title, note = (_row(tiles, style, text) for style, text in zip(styles, heading, strict=True))
        gap = TITLE_GAP if title and note else 0
        if _length(title) + gap + _length(note) <= room:
            break
    left, right = (tiles.letters[style]["…"] for style in styles)
    note = _cut(note, right, max(room - gap - _length(title), int(room * NOTE_SHARE)))
    title = _cut(title, left, room - gap - _length(note))
    for row, x in ((title, TITLE_MARGIN), (note, width - TITLE_MARGIN - _length(note))):
        if row:
            _put_row(canvas, row, x, (TITLE_HEIGHT - row[0].height) // 2)


def _row(tiles: Sheet, style: str, text: str) -> list[Image.Image]:
    letters = tiles.letters[style]
    return [letters[character] for character in printable(text)]


def _put_row(canvas: Image.Image, row: list[Image.Image], x: int, y: int) -> None:
    for tile in row:
        canvas.paste(tile, (x + 1, y))
        x += tile.width


def _length(row: list[Image.Image]) -> int:
    return sum(tile.width for tile in row)


def _cut(row: list[Image.Image], ellipsis: Image.Image, room: int) -> list[Image.Image]:
    """Return as much of a row as there is room for, with an ellipsis where something is missing."""
    if _length(row) <= room:
        return row
    room -= ellipsis.width
    for number, tile in enumerate(row):
        room -= tile.width
        if room < 0:
            return [*row[:number], ellipsis]
    return row
