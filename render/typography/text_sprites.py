"""Words as sprites, composed of the glyphs of a theme, which are drawn once in every style."""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from render.graphics.antialiasing import colorize
from render.graphics.palette import palette_image
from render.graphics.sprite_format import SpriteFormat
from render.graphics.theme import TABLE, load_theme
from render.typography.alphabet import ON_DEMAND, glyph_masks, on_demand_mask, printable


class TextStyle(NamedTuple):
    """A text style: pixels per em, and the table's colors of the letters and of their background."""

    size: int
    ink: str
    background: str


TEXT_STYLES: Mapping[str, TextStyle] = MappingProxyType(
    {
        "title": TextStyle(50, "title", "bar"),
        "note": TextStyle(40, "note", "bar"),
        "small-note": TextStyle(32, "note", "bar"),
        "name": TextStyle(54, "name", "felt"),
        "small": TextStyle(40, "name", "felt"),
        "tiny": TextStyle(32, "name", "felt"),
        "label": TextStyle(40, "label", "mark"),
        "small-label": TextStyle(28, "label", "mark"),
    }
)
ON_FELT = frozenset(name for name, style in TEXT_STYLES.items() if style.background == "felt")
"""The styles of text that lies under the cards; text in the others is printed over them."""


ON_DEMAND_CACHE_SIZE = 2048
"""Glyphs drawn on demand: those of all titles and result cards, in 4 MiB at most."""


class GlyphSprites(dict[str, Image.Image]):
    """The glyphs of a theme in a style that are drawn in advance; others are drawn on demand."""

    def __init__(self, theme: str, style: str) -> None:
        masks = glyph_masks(TEXT_STYLES[style].size).items()
        super().__init__({character: _sprite(theme, style, mask) for character, mask in masks})
        self._key = theme, style

    def __missing__(self, character: str) -> Image.Image:
        return _glyph_on_demand(*self._key, character)


@cache
def glyph_sprites(theme: str) -> Mapping[str, GlyphSprites]:
    """Return the glyphs of a theme by style; all sprite sheets of the theme share them."""
    return {style: glyphs_of_style(theme, style) for style in TEXT_STYLES}


@cache
def glyphs_of_style(theme: str, style: str) -> GlyphSprites:
    """Return the glyphs of a theme in one style, drawn at the first call."""
    return GlyphSprites(theme, style)


@lru_cache(ON_DEMAND_CACHE_SIZE)
def _glyph_on_demand(theme: str, style: str, character: str) -> Image.Image:
    """Draw a character; raise ``KeyError`` if it cannot be printed."""
    if character not in ON_DEMAND:
        raise KeyError(character)
    return _sprite(theme, style, on_demand_mask(character, TEXT_STYLES[style].size))


def _sprite(theme: str, style: str, mask: Image.Image) -> Image.Image:
    table, palette = load_theme(theme)[TABLE], load_theme(theme).palettes[TABLE]
    _, ink, background = TEXT_STYLES[style]
    return table_format(theme).sprite(colorize(mask, table[ink], table[background], palette))


@cache
def table_format(theme: str) -> SpriteFormat:
    """Return the format of sprites that have the table's colors only: the first of every palette."""
    return SpriteFormat(palette_image(load_theme(theme).palettes[TABLE]))


@lru_cache(4096)
def text_sprites(theme: str, style: str, text: str, *, is_half_size: bool) -> tuple[Image.Image, ...]:
    """Return a text as sprites, one for each word with the space after it.

    Japanese has no spaces: its runs are split from the digits and Latin letters between them, which other
    texts share.
    """
    *others, last = printable(text).split(" ")
    words = (*(f"{word} " for word in others), last)
    runs = (run for word in words for _, run in groupby(word, ON_DEMAND.__contains__))
    return tuple(_word(theme, style, "".join(run), is_half_size=is_half_size) for run in runs)


@lru_cache(4096)
def _word(theme: str, style: str, word: str, *, is_half_size: bool) -> Image.Image:
    if is_half_size:
        return SpriteFormat.halve(_word(theme, style, word, is_half_size=False))
    glyphs = glyph_sprites(theme)[style]
    row = [glyphs[character] for character in word]
    sprite = Image.new("L", (sum(glyph.width for glyph in row), row[0].height))
    x = 0
    for glyph in row:
        sprite.paste(glyph, (x, 0))
        x += glyph.width
    return sprite
