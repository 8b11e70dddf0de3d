"""Sprite sheets: all that is slow to draw, drawn once for each theme as sprites with one palette."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from threading import RLock
from typing import NamedTuple

from PIL import Image, ImageChops

from engine.board import MarkKind
from render.boards.scene import PlacedSprite
from render.cards.card_base import CardPainter, CardShape, SmallShape
from render.cards.decks import DECKS, Deck, DrawBacks, SmallCards, deck_colors
from render.graphics.drawing_cache import clear_drawing_caches
from render.graphics.palette import PIXELS_PER_BYTE, palette_bytes, palette_image, to_rgb
from render.graphics.sprite_format import REDUCTION, SpriteFormat
from render.graphics.theme import TABLE, Color, load_theme
from render.painting.mark_frames import MarkFrame, draw_frame
from render.painting.mark_labels import LabelParts, draw_label_parts
from render.typography.text_sprites import glyph_sprites, table_format, text_sprites


class CornerPatch(NamedTuple):
    """A sprite of a corner, and its distance from the corner of the card in canvas units."""

    x: int
    y: int
    sprite: Image.Image


@dataclass(frozen=True, eq=False, slots=True)
class SpriteSheet:
    """All sprites of one theme, deck and size; it never changes, so threads may share it."""

    theme: str
    shape: CardShape
    format: SpriteFormat
    palette: bytes
    """Red, green and blue of each color."""
    color_bytes: Mapping[str, int]
    """The bytes that fill a canvas with the table's colors, by name."""
    sprites: Mapping[str, Image.Image]
    """``back``, ``place``, and the cards by their codes: on bare felt, with their shadow. Horizontal ones are
    ``CODE/horizontal``, large ones ``CODE/large``, small ones ``CODE/small``, those that lie face
    down although they are known ``CODE/known``, and the upper parts of cards that are covered in a long pile
    ``CODE/strip``; places with a symbol are ``place/SYMBOL``."""
    corners: Mapping[tuple[str, str], tuple[CornerPatch, ...]]
    """The corners of a card on another one; keys are its kind and what is ``under`` it."""
    mark_frames: Mapping[MarkKind, MarkFrame]
    label_parts: LabelParts
    glyphs: Mapping[str, Mapping[str, Image.Image]]
    """The characters of each style, in full size."""

    def visible_part(self, placed: PlacedSprite) -> Image.Image:
        """Return the part of a card that shows, its corners on what is under it."""
        _, _, _, under, rows, columns = placed
        if rows is None and columns is None and under == "felt":
            return self.sprites[placed.sprite]
        return _visible_part(self, placed.sprite, under, rows, columns)

    def text(self, style: str, text: str) -> tuple[Image.Image, ...]:
        """Return a text as sprites, one for each word with the space after it."""
        return text_sprites(self.theme, style, text, is_half_size=self.format.is_half_size)

    def text_width(self, style: str, text: str) -> int:
        """Return the width of a text in pixels of the full size."""
        return PIXELS_PER_BYTE * sum(sprite.width for sprite in self.text(style, text))

    def line_height(self, style: str) -> int:
        """Return the height of a line of text in pixels of the full size."""
        return self.glyphs[style]["…"].height


@lru_cache(4096)
def _visible_part(
    sheet: SpriteSheet, name: str, under: str, rows: int | None, columns: int | None
) -> Image.Image:
    sprite, kind = sheet.sprites[name], PlacedSprite(name, 0, 0).kind
    # One row more than half of an odd number: the card below covers it.
    width, height = sheet.format.units(columns or 0, (rows or 0) + sheet.format.is_half_size)
    part = sprite.crop((0, 0, width or sprite.width, height if rows else sprite.height))
    if under != "felt":
        for patch in sheet.corners[kind, under]:
            part.paste(patch.sprite, (patch.x, patch.y))
    return part


DRAWING = RLock()
"""Held by the thread that draws a sheet, so that no other thread draws the same."""
_SHEETS: dict[tuple[str, str, int, int, bool], SpriteSheet] = {}
"""All sheets, by theme, deck, size, and whether they are of half size; layouts have few sizes."""


def sprite_sheet(theme: str, deck: str, width: int, height: int) -> SpriteSheet:
    """Return the sheet for cards of a size, drawn at the first call; raise ``KeyError`` for unknown names."""
    key = (theme, deck, width, height, False)
    return _SHEETS.get(key) or _draw_once(key, lambda: draw_sheet(theme, deck, CardShape(width, height)))


def ready_sheet(theme: str, deck: str, width: int, height: int) -> SpriteSheet | None:
    """Return the same sheet if it is drawn already, else ``None``: drawing takes most of a second."""
    return _SHEETS.get((theme, deck, width, height, False))


def text_sheet(theme: str, deck: str) -> SpriteSheet:
    """Return a sheet without cards, in the colors of a deck; raise ``KeyError`` for unknown names."""
    key = (theme, deck, 0, 0, False)
    return _SHEETS.get(key) or _draw_once(key, lambda: _complete(theme, deck, CardShape(0, 0), {}, {}))


def half_size_sheet(theme: str, deck: str, width: int, height: int) -> SpriteSheet:
    """Return the sheet for pictures of half that size; the first call makes it."""
    key = (theme, deck, width, height, True)
    return _SHEETS.get(key) or _draw_once(
        key, lambda: _halve_sheet(sprite_sheet(theme, deck, width, height), deck)
    )


def _draw_once(key: tuple[str, str, int, int, bool], draw: Callable[[], SpriteSheet]) -> SpriteSheet:
    """Draw and store a sheet, unless another thread has just done so."""
    with DRAWING:
        if key not in _SHEETS:
            _SHEETS[key] = draw()
        return _SHEETS[key]


def draw_sheet(theme: str, deck: str, shape: CardShape) -> SpriteSheet:
    """Draw everything in RGB, and convert it to sprites."""
    sprite_format = _format(theme, deck)
    painter, small = CardPainter(load_theme(theme), shape), DECKS.require(deck).small
    known = DECKS.require(deck).known_backs
    drawn_corners = _draw_corners(painter, known)
    if small:
        drawn_corners["face", "small/left"] = _draw_corners(_small_painter(painter, small))[
            "face", "face/left"
        ]
    corners = {
        kinds: tuple(
            CornerPatch(*sprite_format.units(x, y), sprite_format.sprite(corner)) for x, y, corner in patches
        )
        for kinds, patches in drawn_corners.items()
    }
    sprites = {
        name: (table_format(theme) if _is_place(name) else sprite_format).sprite(picture)
        for name, picture in _draw_all(painter, deck)
    }
    sheet = _complete(theme, deck, shape, sprites, corners)
    clear_drawing_caches()
    return sheet


def _halve_sheet(full: SpriteSheet, deck: str) -> SpriteSheet:
    """Return a sheet for pictures of half the size."""
    sprite_format = _format(full.theme, deck, is_half_size=True)
    line = load_theme(full.theme)[TABLE]["line"]
    sprites = {}
    for name, sprite in full.sprites.items():
        picture = to_rgb(sprite, full.palette)
        sprites[name] = sprite_format.sprite(_coarse_place(picture, line) if _is_place(name) else picture)
    corners = {
        kinds: tuple(CornerPatch(x, y // 2, sprite_format.halve(sprite)) for x, y, sprite in patches)
        for kinds, patches in full.corners.items()
    }
    return _complete(full.theme, deck, full.shape, sprites, corners, is_half_size=True)


def _coarse_place(place: Image.Image, line: Color) -> Image.Image:
    """Return an empty place in blocks of four equal pixels, in the color of its line if any of them is."""
    half, nearest = (place.width // REDUCTION, place.height // REDUCTION), Image.Resampling.NEAREST
    coarse = place.resize(half, nearest)
    difference = ImageChops.difference(place, Image.new("RGB", place.size, line)).convert("L")
    lines = difference.point(lambda value: 0 if value else 255).resize(half, Image.Resampling.BOX)
    coarse.paste(line, (0, 0), lines.point(lambda value: 255 if value else 0))
    return coarse.resize(place.size, nearest)


def _is_place(name: str) -> bool:
    return name.partition("/")[0] == "place"


def _format(theme: str, deck: str, *, is_half_size: bool = False) -> SpriteFormat:
    return SpriteFormat(palette_image(load_theme(theme).palette(deck_colors(deck))), is_half_size)


def _complete(
    theme: str,
    deck: str,
    shape: CardShape,
    sprites: Mapping[str, Image.Image],
    corners: Mapping[tuple[str, str], tuple[CornerPatch, ...]],
    *,
    is_half_size: bool = False,
) -> SpriteSheet:
    """Return a sheet of the sprites and of what depends only on the theme, the deck and the size of cards."""
    colors, sprite_format = load_theme(theme), _format(theme, deck, is_half_size=is_half_size)
    palette, table = palette_bytes(colors.palette(deck_colors(deck))), colors.palettes[TABLE]
    color_bytes = {
        name: sprite_format.color_byte(table.index(color)) for name, color in colors[TABLE].items()
    }
    frames = {kind: draw_frame(kind, colors, shape, sprite_format, color_bytes) for kind in MarkKind}
    label_parts = draw_label_parts(colors, sprite_format, color_bytes)
    glyphs = glyph_sprites(theme)
    return SpriteSheet(
        theme, shape, sprite_format, palette, color_bytes, sprites, corners, frames, label_parts, glyphs
    )


def _draw_all(painter: CardPainter, deck_name: str) -> Iterator[tuple[str, Image.Image]]:
    deck, shape = DECKS.require(deck_name), painter.shape
    yield from _draw_cards(painter, deck_name)
    for name, symbol in deck.symbols(shape.width, shape.height).items() if deck.symbols else ():
        yield f"place/{name}", painter.place(symbol)
    if deck.has_horizontal:
        for name, picture in _draw_cards(
            CardPainter(painter.theme, CardShape(shape.height, shape.width)), deck_name
        ):
            yield f"{name}/horizontal", picture
    if deck.large_size:
        for name, picture in _draw_cards(CardPainter(painter.theme, CardShape(*deck.large_size)), deck_name):
            yield f"{name}/large", picture
    if deck.known_backs:
        for name, back in deck.known_backs(painter.theme, painter.back()).items():
            yield f"{name}/known", painter.card(back, painter.felt())
    yield from _draw_parts(painter, deck)


def _draw_parts(painter: CardPainter, deck: Deck) -> Iterator[tuple[str, Image.Image]]:
    """Draw what shows an index and little else: strips and small cards."""
    strips = deck.strips(painter.theme, painter.shape.width, painter.shape.height) if deck.strips else {}
    for name, strip in strips.items():
        face = painter.blank()
        face.paste(strip)
        yield f"{name}/strip", painter.card(face, painter.felt()).crop((0, 0, *strip.size))
    if deck.small:
        small = _small_painter(painter, deck.small)
        for name, face in deck.small.faces(painter.theme, small.shape.width, small.shape.height).items():
            yield f"{name}/small", small.card(face, small.felt())


def _draw_cards(painter: CardPainter, deck_name: str) -> Iterator[tuple[str, Image.Image]]:
    faces = DECKS.require(deck_name).faces(painter.theme, painter.shape.width, painter.shape.height)
    for name, face in {"back": painter.back(), **faces}.items():
        yield name, painter.card(face, painter.felt())
    yield "place", painter.place()


def _draw_corners(
    painter: CardPainter, known_backs: DrawBacks | None = None
) -> dict[tuple[str, str], tuple[CornerPatch, ...]]:
    """Draw the corners of each kind of card on each kind, above it and to its left."""
    shape = painter.shape
    side, width, height = shape.corner, shape.width, shape.height
    cards = {"face": painter.blank(), "back": painter.back()}
    if known_backs:
        cards["known"] = next(iter(known_backs(painter.theme, cards["back"]).values()))
    on_felt = {kind: painter.card(card, painter.felt()) for kind, card in cards.items()}
    upper_corners = ((0, 0, side, side), (width - side, 0, width, side))
    left_corners = ((0, 0, side, side), (0, height - side, side, height + shape.shadow))
    corners = {}
    for lower, background in on_felt.items():
        for upper, card in cards.items():
            corners[upper, lower] = _crop(
                painter.card(card, _extended(background, down=True)), *upper_corners
            )
            corners[upper, f"{lower}/left"] = _crop(
                painter.card(card, _extended(background, down=False)), *left_corners
            )
    return corners


def _small_painter(painter: CardPainter, small: SmallCards) -> CardPainter:
    size = small.size((painter.shape.width, painter.shape.height))
    return CardPainter(painter.theme, SmallShape(*size))


def _crop(card: Image.Image, *boxes: tuple[int, int, int, int]) -> tuple[CornerPatch, ...]:
    return tuple(CornerPatch(box[0], box[1], card.crop(box)) for box in boxes)


def _extended(card: Image.Image, *, down: bool) -> Image.Image:
    """Return a picture with a card's middle row, or column, everywhere: its edges are those under corners."""
    x, y = card.width // 2, card.height // 2
    return card.crop((0, y, card.width, y + 1) if down else (x, 0, x + 1, card.height)).resize(card.size)
