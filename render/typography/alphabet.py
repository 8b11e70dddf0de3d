"""Letters drawn beforehand: every character of a style as a tile over its ground."""

from collections.abc import Mapping
from importlib import resources
from io import BytesIO
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont

from render.graphics.drawing_cache import while_drawing
from render.graphics.palette import even
from render.typography.japanese import JAPANESE, coverage
from render.typography.symbol_glyphs import GLYPHS, glyph_mask

FONT = "InterDisplay-Bold.otf"
CAPITALS = 0.727
"""The height of the font's capital letters, of its em."""

PRINTED = frozenset(
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xA1, 0xAD)))
    + "".join(map(chr, range(0xAE, 0x149)))  # U+0149 is not in the font: Unicode took it back
    + "".join(map(chr, range(0x14A, 0x180)))
    + "–—‘’‚“”„†•…‰‹›€№−≤≥≠→←↑↓"
)
"""The characters that can be printed: Latin letters with all their accents, figures and signs."""
WHEN_WANTED = JAPANESE - PRINTED - GLYPHS
"""Others that can be printed, but are drawn only when they are wanted."""
GLYPH = 0.78
"""The height of a glyph of our own, such as the sign of a suit, of the em."""
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
"""Stands, as an empty box, for every character that cannot be printed."""
KNOWN = PRINTED | GLYPHS | WHEN_WANTED
HIGH, BASE = 1.2, 0.94
"""The height of a line, and from there down to where its letters stand, of the em."""


def printable(text: str) -> str:
    """Return the text with all white space as single spaces and a box for what cannot be printed."""
    composed = normalize("NFC", " ".join(text.split()))
    return "".join(character if character in KNOWN else REPLACEMENT for character in composed)


@while_drawing(32)
def font(size: int) -> ImageFont.FreeTypeFont:
    """Load the font in a size, in pixels to the em."""
    file = resources.files("render") / "fonts" / FONT
    # The basic layout is the same with every build of Pillow; Raqm may be missing.
    return ImageFont.truetype(BytesIO(file.read_bytes()), size, layout_engine=ImageFont.Layout.BASIC)


def alphabet(size: int) -> Mapping[str, Image.Image]:
    """Return the coverage of every character, 1.2 em high and as wide as it advances: an even number.

    Those that are drawn when they are wanted are not among them.
    """
    letters = font(size)
    height, base = round(size * HIGH), round(size * BASE)
    tiles = {}
    for character in sorted(PRINTED):
        advance = letters.getlength(character)
        tile = Image.new("L", (even(advance), height))
        ImageDraw.Draw(tile).text(((tile.width - advance) / 2, base), character, 255, letters, anchor="ls")
        tiles[character] = tile
    for glyph in sorted(GLYPHS):
        tiles[glyph] = _glyph(glyph, size, height, base)
    tiles[REPLACEMENT] = _box(size, height, base)
    return tiles


def wanted(character: str, size: int) -> Image.Image:
    """Return the coverage of a character that is not in the alphabet."""
    return coverage(character, size, round(size * HIGH), round(size * BASE))


def _glyph(glyph: str, size: int, height: int, base: int) -> Image.Image:
    mask = glyph_mask(glyph, round(size * GLYPH))
    tile = Image.new("L", (even(mask.width + size * 0.08), height))
    top = base - round((size * CAPITALS + mask.height) / 2)
    tile.paste(255, ((tile.width - mask.width) // 2, top), mask)
    return tile


def _box(size: int, height: int, base: int) -> Image.Image:
    tile = Image.new("L", (even(size * 0.62), height))
    line = max(3, round(size * 0.07))
    box = (line, base - round(size * CAPITALS), tile.width - line - 1, base - 1)
    ImageDraw.Draw(tile).rectangle(box, outline=255, width=line)
    return tile
