"""Painting boards: sprites are pasted onto a canvas; nothing is drawn."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from PIL import Image

from engine.board import Board, Mark
from render.boards.layouts import LAYOUTS, lay_out, layout_of
from render.boards.scene import MAX_SIDE, TITLE_HEIGHT, Background, MarkBox, PlacedSprite, PlacedText, Scene
from render.boards.table import lay_out_table
from render.graphics.indexed_image import IndexedImage, paste
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.sprite_format import REDUCTION
from render.painting.captions import Captions, translate_scene
from render.painting.heading import Heading, fit_heading
from render.painting.mark_labels import EDGE, LabelSprite
from render.painting.sprite_sheet import SpriteSheet, ready_sheet, sprite_sheet
from render.typography.text_sprites import ON_FELT, TEXT_STYLES, glyphs_of_style

LABEL_STYLES = (("label", 6), ("small-label", 6), ("small-label", 0))
"""The styles of labels, and the room beside their text: the first that fits into the box is used."""
LABEL_INSET = 6
"""The distance of a label from the edge of its box."""


def paint_board(
    board: Board,
    theme: str,
    heading: tuple[str, str] | None,
    marks: Sequence[Mark] = (),
    captions: Captions = (),
) -> IndexedImage:
    """Paint a board with its title, its marks and translated captions.

    The two texts of the heading stand at the left and the right of a line, or in two lines. ``None`` is for
    the table, which has no heading. Marks of unknown places are ignored. Raise ``KeyError`` for a game or a
    theme that does not exist.
    """
    scene = lay_out_for(board, heading)
    sheet = sprite_sheet(theme, layout_of(board).deck, *scene.card_size)
    return paint_scene(scene, sheet, heading, marks, captions)


def paint_board_if_ready(
    board: Board,
    theme: str,
    heading: tuple[str, str] | None,
    marks: Sequence[Mark] = (),
    captions: Captions = (),
) -> IndexedImage | None:
    """Paint the same in half a millisecond; return ``None`` if its sprite sheet is not drawn yet."""
    scene = lay_out_for(board, heading)
    sheet = ready_sheet(theme, layout_of(board).deck, *scene.card_size)
    return paint_scene(scene, sheet, heading, marks, captions) if sheet else None


def lay_out_for(board: Board, heading: tuple[str, str] | None) -> Scene:
    """Lay out a board for a picture with a heading, or for the table."""
    return lay_out_table(board) if heading is None else lay_out(board)


def paint_scene(
    scene: Scene,
    sheet: SpriteSheet,
    heading: tuple[str, str] | None,
    marks: Sequence[Mark] = (),
    captions: Captions = (),
) -> IndexedImage:
    """Paint a laid-out board; a heading of two lines makes the picture ``SECOND_LINE_HEIGHT`` higher.

    Without a heading it is ``TITLE_HEIGHT`` lower.
    """
    scene = translate_scene(scene, captions, sheet)
    title = fit_heading(sheet, scene.width, heading) if heading else None
    extra_height, cut = (title.extra_height, 0) if title else (0, TITLE_HEIGHT)
    background = paint_background(sheet, scene.width, extra_height, scene.background)
    _, top = sheet.format.image_size(0, cut)
    _, bottom = sheet.format.image_size(0, scene.height + extra_height)
    row = len(background.rows) // background.height
    image = replace(background, height=bottom - top, rows=background.rows[row * top : row * bottom])
    canvas = SpriteCanvas(image.canvas(), sheet, extra_height - cut)
    canvas.paint_parts(scene.sprites, scene.texts)
    canvas.paint_marks(scene, marks)
    if title:
        SpriteCanvas(image.canvas(), sheet).print_heading(scene.width, title)
    return image


def prepare_sheets(game: str, theme: str) -> None:
    """Draw the sprite sheets of a game in advance; raise ``KeyError`` if game or theme does not exist."""
    layout = LAYOUTS.require(game)
    for width, height in layout.card_sizes:
        sprite_sheet(theme, layout.deck, width, height)


def preparations(theme: str) -> Iterator[Callable[[], object]]:
    """Yield the steps that draw the sprite sheets of all games in advance, each a tenth of a second long."""
    for style in TEXT_STYLES:
        yield partial(glyphs_of_style, theme, style)
    for game in LAYOUTS.all():
        layout = LAYOUTS.require(game)
        for size in layout.card_sizes:
            yield partial(sprite_sheet, theme, layout.deck, *size)


@lru_cache(24)
def paint_background(
    sheet: SpriteSheet, width: int, extra_height: int, background: Background
) -> IndexedImage:
    """Paint a table with its background only, in the greatest height of a picture; callers copy it."""
    columns, parts = width // PIXELS_PER_BYTE, (TITLE_HEIGHT + extra_height, MAX_SIDE - TITLE_HEIGHT)
    bar, felt = (b"\0" + bytes([sheet.color_bytes[name]]) * columns for name in ("bar", "felt"))
    upper, lower = (sheet.format.image_size(0, part)[1] for part in parts)
    rows = bytearray(bar * upper + felt * lower)
    size = sheet.format.image_size(width, sum(parts))
    image = IndexedImage(*size, rows, sheet.palette, sheet.format.is_half_size)
    canvas = SpriteCanvas(image.canvas(sheet.format.image_size(0, extra_height)[1]), sheet)
    for text in background.texts:
        canvas.print_text(text)
    for placed in background.sprites:
        canvas.paste(sheet.visible_part(placed), placed.x, placed.y)
    return image


@dataclass(frozen=True, slots=True)
class SpriteCanvas:
    """A canvas for the sprites of a sheet; positions are in pixels of the full size."""

    pixels: Image.Image
    sheet: SpriteSheet
    lower: int = 0
    """How much lower sprites, texts and marks are than their positions, in pixels of the full size."""

    def paint_parts(self, sprites: Sequence[PlacedSprite], texts: Sequence[PlacedText]) -> None:
        """Print the texts on the felt, paste the cards, and print the texts over them."""
        for text in texts:
            if text.style in ON_FELT:
                self.print_text(text)
        for placed in sprites:
            self.paste(self.sheet.visible_part(placed), placed.x, placed.y)
        for text in texts:
            if text.style not in ON_FELT:
                self.print_text(text)

    def print_heading(self, width: int, heading: Heading) -> None:
        """Print both texts of a heading."""
        for text, x, y in heading.positions(width):
            self.paste_row(text.sprites, x, y)

    def paste(self, sprite: Image.Image, x: int, y: int) -> None:
        """Paste a sprite with its upper left corner at a point; an odd ``x`` becomes the even one before."""
        left, top = self.sheet.format.units(x, y + self.lower)
        paste(self.pixels, sprite, left + 1, top)

    def paste_row(self, row: Sequence[Image.Image], x: int, y: int) -> None:
        """Paste sprites side by side, the upper left corner of the first at a point."""
        left, top = self.sheet.format.units(x, y + self.lower)
        left += 1
        for sprite in row:
            paste(self.pixels, sprite, left, top)
            left += sprite.width

    def fill(self, color: str, x: int, y: int, width: int, height: int) -> None:
        """Fill a rectangle of a full-size canvas with a table color; its sides are at even columns."""
        if width > 0 and height > 0:
            box = (1 + x // PIXELS_PER_BYTE, y, 1 + (x + width) // PIXELS_PER_BYTE, y + height)
            self.pixels.paste(self.sheet.color_bytes[color], box)

    def print_text(self, text: PlacedText) -> None:
        """Print a text; an odd left edge becomes the even one before."""
        row = self.sheet.text(text.style, text.text)
        if text.align == "left":
            self.paste_row(row, text.x, text.y)
            return
        width = _row_width(row)
        self.paste_row(row, text.x - (width if text.align == "right" else width // 2), text.y)

    def paint_marks(self, scene: Scene, marks: Sequence[Mark]) -> None:
        """Paint all frames, then all labels, so that no frame crosses a label."""
        known = [(scene.places[mark.place], mark) for mark in marks if mark.place in scene.places]
        for box, mark in known:
            for part in box.parts:
                self._paint_mark(mark, part)
        for box, mark in known:
            if mark.label.strip():
                for part in box.parts:
                    if part is box or part.label_center:
                        self._paint_label(part, mark.label)

    def _paint_mark(self, mark: Mark, box: MarkBox) -> None:
        frame, units = self.sheet.mark_frames[mark.kind], self.sheet.format.units
        left, top = units(box.x, box.y + self.lower)
        right, bottom = units(box.x + box.width, box.y + self.lower + box.height)
        edges = (left + 1, top, right + 1, bottom)
        if box.bracket_ends is None:
            frame.paint(self.pixels, edges)
        else:
            ends = box.bracket_ends
            frame.paint_bracket(self.pixels, edges, left=ends != "right", right=ends != "left")

    def _paint_label(self, box: MarkBox, label: str) -> None:
        """Print a label that stays within the box if possible."""
        (sprite, mask), width, height = _fit_label(
            self.sheet, label, *(box.label_room or (box.width, box.height))
        )
        x, y = box.label_center or _default_label_center(box, width, height)
        left, top = self.sheet.format.units(_next_even(x - width // 2), y + self.lower - height // 2)
        paste(self.pixels, sprite, left + 1, top, mask)


@lru_cache(1024)
def _fit_label(
    sheet: SpriteSheet, label: str, max_width: int, max_height: int
) -> tuple[LabelSprite, int, int]:
    """Return the largest label that fits, or else the smallest, with its width and height in full size."""
    for style, margin in LABEL_STYLES:
        row = sheet.text(style, label)
        text_height = row[0].height * (REDUCTION if sheet.format.is_half_size else 1)
        width, height = _row_width(row) + 2 * (margin + EDGE), text_height + 2 * EDGE
        if width <= max_width and height <= max_height:
            break
    width = max(width, min(_next_even(height), max_width))
    return sheet.label_parts.label(row, *sheet.format.units(width, height)), width, height


def _row_width(row: Sequence[Image.Image]) -> int:
    return PIXELS_PER_BYTE * (row[0].width if len(row) == 1 else sum(sprite.width for sprite in row))


def _default_label_center(box: MarkBox, width: int, height: int) -> tuple[int, int]:
    """Return the center of a label: at the lower edge, or at the right of a low box."""
    if box.height < 2 * height + LABEL_INSET and box.width > 2 * width:
        return box.x + box.width - LABEL_INSET - width // 2, box.y + box.height // 2
    inset = min(LABEL_INSET, max(0, box.height - height))
    return box.x + box.width // 2, box.y + box.height - inset - height // 2


def _next_even(length: int) -> int:
    return length + length % PIXELS_PER_BYTE
