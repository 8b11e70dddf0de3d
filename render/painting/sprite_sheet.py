"""The sheet of a theme: everything costly, drawn once, as tiles of one palette that are only pasted."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from threading import RLock
from typing import NamedTuple

from PIL import Image, ImageChops

from engine.board import MarkKind
from render.boards.scene import Spot
from render.cards.card_base import Outside, Shape
from render.cards.decks import deck_colors, find_deck
from render.graphics.drawing_cache import let_go
from render.graphics.palette import in_colour, palette_bytes, palette_picture
from render.graphics.sprite_format import HALF, Cut
from render.graphics.theme import TABLE, Colour, load_theme
from render.painting.mark_frames import Frame, frame, sketch
from render.painting.mark_labels import Badge, Pieces, draw_pieces
from render.typography.text_sprites import letters, words


class Patch(NamedTuple):
    """A tile with its distance from the corner of the card on which it is pasted, in units of the canvas."""

    x: int
    y: int
    tile: Image.Image


@dataclass(frozen=True, eq=False, slots=True)
class Sheet:
    """All tiles of one theme, deck and size; nothing in it ever changes, so threads may share it."""

    theme: str
    shape: Shape
    cut: Cut
    palette: bytes
    """Red, green and blue of each colour."""
    inks: Mapping[str, int]
    """The bytes that fill a canvas with the table's colours, by name."""
    tiles: Mapping[str, Image.Image]
    """``back``, ``place``, and the cards by their codes: over bare felt, shadow included.

    Lying ones are ``CODE/lying``, large ones ``CODE/large``; a place with a sign is ``place/SIGN``.
    """
    corners: Mapping[tuple[str, str], tuple[Patch, ...]]
    """The corners of a ``face`` or ``back`` lying on another one; keys are its kind and what is ``under``."""
    frames: Mapping[MarkKind, Frame]
    pieces: Pieces
    """What badges are put together of."""
    letters: Mapping[str, Mapping[str, Image.Image]]
    """The characters of each style, in the whole size."""

    def seen(self, spot: Spot) -> Image.Image:
        """Return what shows of a card: all of it or a part, its corners over what is under it."""
        _, _, _, under, rows, columns = spot
        if rows is None and columns is None and under == "felt":
            return self.tiles[spot.tile]
        return _part(self, spot.tile, under, rows, columns)

    def words(self, style: str, text: str) -> tuple[Image.Image, ...]:
        """Return a text as tiles, a word on each, with the space that follows it."""
        return words(self.theme, style, text, is_half=self.cut.is_half)

    def badge(self, style: str, label: str, width: int, height: int) -> Badge:
        """Return a label in a badge that has that size in units of the canvas."""
        return _badge(self, style, label, width, height)


@lru_cache(4096)
def _part(sheet: Sheet, tile: str, under: str, rows: int | None, columns: int | None) -> Image.Image:
    whole, kind = sheet.tiles[tile], Spot(tile, 0, 0).kind
    # One row more than half of an odd number: a card further down covers it.
    across, down = sheet.cut.measure(columns or 0, (rows or 0) + sheet.cut.is_half)
    part = whole.crop((0, 0, across or whole.width, down if rows else whole.height))
    if under != "felt":
        for patch in sheet.corners[kind, under]:
            part.paste(patch.tile, (patch.x, patch.y))
    return part


@lru_cache(1024)
def _badge(sheet: Sheet, style: str, label: str, width: int, height: int) -> Badge:
    return sheet.pieces.badge(sheet.words(style, label), width, height)


DRAWING = RLock()
"""Held by the thread that draws a sheet, so that no other one draws the same."""
_SHEETS: dict[tuple[str, str, int, int, bool], Sheet] = {}
"""Every sheet there is, by theme, deck, size, and whether it is a half one; layouts have few sizes."""


def sheet(theme: str, deck: str, width: int, height: int) -> Sheet:
    """Return the sheet with cards of that many pixels, drawn the first time it is asked for.

    Raise ``KeyError`` where there is no such theme or deck.
    """
    key = (theme, deck, width, height, False)
    return _SHEETS.get(key) or _drawn(key, lambda: draw_sheet(theme, deck, Shape(width, height)))


def drawn_sheet(theme: str, deck: str, width: int, height: int) -> Sheet | None:
    """Return the same sheet if it has been drawn already, else ``None``: drawing takes most of a second."""
    return _SHEETS.get((theme, deck, width, height, False))


def plain_sheet(theme: str, deck: str) -> Sheet:
    """Return a sheet of letters without cards, in the colours of a deck, for pictures that show no board.

    Raise ``KeyError`` where there is no such theme or deck.
    """
    key = (theme, deck, 0, 0, False)
    return _SHEETS.get(key) or _drawn(key, lambda: _without_cards(theme, deck))


def half_sheet(theme: str, deck: str, width: int, height: int) -> Sheet:
    """Return the sheet for pictures of half that size, made the first time it is asked for."""
    key = (theme, deck, width, height, True)
    return _SHEETS.get(key) or _drawn(key, lambda: halved(sheet(theme, deck, width, height), deck))


def _drawn(key: tuple[str, str, int, int, bool], draw: Callable[[], Sheet]) -> Sheet:
    """Draw a sheet and keep it, unless another thread has just done so."""
    with DRAWING:
        if key not in _SHEETS:
            _SHEETS[key] = draw()
        return _SHEETS[key]


def draw_sheet(theme: str, deck: str, shape: Shape) -> Sheet:
    """Draw everything in full colour, and cut it into tiles."""
    colours = load_theme(theme).palette(deck_colors(deck))
    cut = Cut(palette_picture(colours))
    outside = Outside(load_theme(theme), shape)
    corners = {
        kinds: tuple(Patch(*cut.measure(x, y), cut.tile(tile)) for x, y, tile in patches)
        for kinds, patches in _corners(outside).items()
    }
    plain = Cut(palette_picture(load_theme(theme).own[TABLE]))
    tiles = {
        name: (plain if _is_plain(name) else cut).tile(picture) for name, picture in _tiles(outside, deck)
    }
    drawn = _bound(theme, shape, cut, palette_bytes(colours), tiles, corners, letters(theme))
    let_go()
    return drawn


def _without_cards(theme: str, deck: str) -> Sheet:
    """Draw the letters, and marks as of the smallest card."""
    colours = load_theme(theme).palette(deck_colors(deck))
    cut = Cut(palette_picture(colours))
    return _bound(theme, Shape(0, 0), cut, palette_bytes(colours), {}, {}, letters(theme))


def halved(whole: Sheet, deck: str) -> Sheet:
    """Return a sheet for pictures of half the size."""
    cut = Cut(palette_picture(load_theme(whole.theme).palette(deck_colors(deck))), is_half=True)
    line = load_theme(whole.theme)[TABLE]["line"]
    coloured = {name: in_colour(tile, whole.palette) for name, tile in whole.tiles.items()}
    tiles = {
        name: cut.tile(_coarse(picture, line) if _is_plain(name) else picture)
        for name, picture in coloured.items()
    }
    corners = {
        kinds: tuple(Patch(x, y // 2, cut.half(tile)) for x, y, tile in patches)
        for kinds, patches in whole.corners.items()
    }
    return _bound(whole.theme, whole.shape, cut, whole.palette, tiles, corners, whole.letters)


def _coarse(place: Image.Image, line: Colour) -> Image.Image:
    """Return an empty place in squares of four like pixels, of its line where any of them is."""
    half, nearest = (place.width // HALF, place.height // HALF), Image.Resampling.NEAREST
    coarse = place.resize(half, nearest)
    unlike = ImageChops.difference(place, Image.new("RGB", place.size, line)).convert("L")
    lines = unlike.point(lambda value: 0 if value else 255).resize(half, Image.Resampling.BOX)
    coarse.paste(line, (0, 0), lines.point(lambda value: 255 if value else 0))
    return coarse.resize(place.size, nearest)


def _is_plain(name: str) -> bool:
    """Tell whether a tile has no colours but the table's, which are the first of every palette."""
    return name.partition("/")[0] == "place"


def _bound(
    theme: str,
    shape: Shape,
    cut: Cut,
    palette: bytes,
    tiles: Mapping[str, Image.Image],
    corners: Mapping[tuple[str, str], tuple[Patch, ...]],
    letters: Mapping[str, Mapping[str, Image.Image]],
) -> Sheet:
    """Add to the tiles what depends on the theme and the size of the cards alone."""
    drawn = load_theme(theme)
    own = drawn.own[TABLE]
    inks = {name: cut.byte(own.index(colour)) for name, colour in drawn[TABLE].items()}
    frames = {kind: frame(sketch(kind, drawn, shape), cut, inks) for kind in MarkKind}
    pieces = draw_pieces(drawn, cut, inks)
    return Sheet(theme, shape, cut, palette, inks, tiles, corners, frames, pieces, letters)


def _tiles(outside: Outside, deck: str) -> Iterator[tuple[str, Image.Image]]:
    """Yield every tile in full colour."""
    kind, shape = find_deck(deck), outside.shape
    yield from _cards(outside, deck)
    for name, sign in kind.signs(shape.width, shape.height).items() if kind.signs else ():
        yield f"place/{name}", outside.place(sign)
    if kind.lying:
        for name, tile in _cards(Outside(outside.theme, shape.lying), deck):
            yield f"{name}/lying", tile
    if kind.large:
        for name, tile in _cards(Outside(outside.theme, Shape(*kind.large)), deck):
            yield f"{name}/large", tile


def _cards(outside: Outside, deck: str) -> Iterator[tuple[str, Image.Image]]:
    """Yield a back, every card and an empty place."""
    faces = find_deck(deck).faces(outside.theme, outside.shape.width, outside.shape.height)
    for name, face in {"back": outside.back(), **faces}.items():
        yield name, outside.card(face, outside.felt())
    yield "place", outside.place()


def _corners(outside: Outside) -> dict[tuple[str, str], tuple[Patch, ...]]:
    """Draw the corners of each kind of card on each kind, higher up and to the left."""
    shape = outside.shape
    side, width, height = shape.corner, shape.width, shape.height
    cards = {"face": outside.blank(), "back": outside.back()}
    on_felt = {kind: outside.card(card, outside.felt()) for kind, card in cards.items()}
    high = ((0, 0, side, side), (width - side, 0, width, side))
    left = ((0, 0, side, side), (0, height - side, side, height + shape.shadow))
    corners = {}
    for lower, ground in on_felt.items():
        for upper, card in cards.items():
            corners[upper, lower] = _cut(outside.card(card, _downwards(ground)), *high)
            corners[upper, f"{lower}/left"] = _cut(outside.card(card, _rightwards(ground)), *left)
    return corners


def _cut(card: Image.Image, *boxes: tuple[int, int, int, int]) -> tuple[Patch, ...]:
    return tuple(Patch(left, top, card.crop((left, top, right, end))) for left, top, right, end in boxes)


def _downwards(card: Image.Image) -> Image.Image:
    """Return what the card looks like below its upper corners: its two edges, all the way down.

    Any row below the corners serves, for the edges of faces and backs are the same from row to row there.
    """
    row = card.crop((0, card.height // 2, card.width, card.height // 2 + 1))
    return row.resize(card.size)


def _rightwards(card: Image.Image) -> Image.Image:
    """Return what the card looks like to the right of its left corners: its upper and its lower edge."""
    line = card.crop((card.width // 2, 0, card.width // 2 + 1, card.height))
    return line.resize(card.size)
