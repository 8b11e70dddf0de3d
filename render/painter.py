"""Painting a board: tiles of the sheet are pasted onto a canvas, and nothing is drawn."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine.board import Board, Mark
from render.layouts import find_layout, layout_names
from render.lettering import printable
from render.scene import TITLE_HEIGHT, Scene
from render.sheet import Patch, Sheet, sheet

TITLE_MARGIN = 52
TITLE_GAP = 40
"""At least so much lies between the two texts of the title line."""
NOTE_SHARE = 2 / 3
"""How much of the title line its right text may take beside a left one."""


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
    tiles = sheet(theme, layout.deck, *layout.card)
    scene = layout.lay(board)
    rows = bytearray(_bare(scene.width, scene.height, tiles.ground["felt"], tiles.ground["bar"]))
    canvas = Image.frombuffer("P", (scene.width + 1, scene.height), rows, "raw", "P", 0, 1)
    canvas.readonly = 0  # the canvas shares its memory with the rows: nothing need be copied out of it
    _put_names(canvas, tiles, scene)
    _put_cards(canvas, tiles, scene)
    for spot in (scene.tops[mark.place] for mark in marks if mark.place in scene.tops):
        _put_patches(canvas, tiles.marks[spot.kind, spot.under], spot.x, spot.y)
    _put_heading(canvas, tiles, scene.width, heading)
    return Painting(scene.width, scene.height, rows, tiles.palette)


def prepare(theme: str) -> None:
    """Draw beforehand all that the games of this theme need; raise ``KeyError`` for an unknown theme."""
    for layout in map(find_layout, layout_names()):
        sheet(theme, layout.deck, *layout.card)


@lru_cache(16)
def _bare(width: int, height: int, felt: int, bar: int) -> bytes:
    """Return the rows of an empty table."""
    return (b"\0" + bytes([bar]) * width) * TITLE_HEIGHT + (b"\0" + bytes([felt]) * width) * (
        height - TITLE_HEIGHT
    )


def _put_cards(canvas: Image.Image, tiles: Sheet, scene: Scene) -> None:
    for spot in scene.spots:
        if spot.rows is not None:
            canvas.paste(tiles.strip(spot.tile, spot.kind, spot.under, spot.rows), (spot.x + 1, spot.y))
            continue
        canvas.paste(tiles.tiles[spot.tile], (spot.x + 1, spot.y))
        if spot.under != "felt":
            _put_patches(canvas, tiles.corners[spot.kind, spot.under], spot.x, spot.y)


def _put_patches(canvas: Image.Image, patches: tuple[Patch, ...], x: int, y: int) -> None:
    for patch in patches:
        canvas.paste(patch.tile, (x + 1 + patch.x, y + patch.y))


def _put_names(canvas: Image.Image, tiles: Sheet, scene: Scene) -> None:
    letters = tiles.letters["name"]
    for words in scene.words:
        row = [letters[character] for character in printable(words.text)]
        _put_row(canvas, row, words.middle - _length(row) // 2, words.y)


def _put_heading(canvas: Image.Image, tiles: Sheet, width: int, heading: tuple[str, str]) -> None:
    """Print both texts into the title line, each cut short where it does not fit."""
    room = width - 2 * TITLE_MARGIN
    title, note = ([tiles.letters[style][char] for char in printable(text)] for style, text in
                   zip(("title", "note"), heading, strict=True))  # fmt: skip
    note = _cut(note, tiles.letters["note"]["…"], int(room * NOTE_SHARE) if title else room)
    taken = _length(note) + TITLE_GAP if note else 0
    title = _cut(title, tiles.letters["title"]["…"], room - taken)
    for row, x in ((title, TITLE_MARGIN), (note, width - TITLE_MARGIN - _length(note))):
        if row:
            _put_row(canvas, row, x, (TITLE_HEIGHT - row[0].height) // 2)


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
