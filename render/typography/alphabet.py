"""Glyphs of the Latin font and of our own symbols as coverage masks, and which characters can be printed."""

from collections.abc import Callable, Mapping
from importlib import resources
from io import BytesIO
from types import MappingProxyType
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont

from render.artwork.courts.joker import draw_star
from render.artwork.french_suits import draw_suit
from render.graphics.drawing_cache import cached_while_drawing
from render.graphics.palette import round_to_even
from render.graphics.vector_drawing import Path, VectorDrawing
from render.typography.japanese import JAPANESE, japanese_mask
from render.typography.line_masks import line_mask

TICK: Path = ((0.10, 0.54), (0.37, 0.84), (0.90, 0.16))
CROSS: tuple[Path, Path] = (((0.19, 0.19), (0.81, 0.81)), ((0.19, 0.81), (0.81, 0.19)))
TICK_LINE = 0.17
"""The width of the lines of tick and cross."""


def _suit(suit: str) -> Callable[[VectorDrawing], None]:
    return lambda drawing: draw_suit(drawing, suit, 0.5, 0.5, 1.0, 255)


def _tick(drawing: VectorDrawing) -> None:
    drawing.line(TICK, 255, TICK_LINE)
    drawing.circle(*TICK[1], TICK_LINE / 2, 255)


def _cross(drawing: VectorDrawing) -> None:
    for line in CROSS:
        drawing.line(line, 255, TICK_LINE)


DRAW_FUNCTIONS: Mapping[str, Callable[[VectorDrawing], None]] = MappingProxyType(
    {symbol: _suit(suit) for symbol, suit in zip("♠♥♦♣", "SHDC", strict=True)}
    | {"★": lambda drawing: draw_star(drawing, 0.5, 0.5, 1.0, 255), "✓": _tick, "✗": _cross}
)
"""The function that draws each symbol in a square of side 1."""
SYMBOLS = frozenset(DRAW_FUNCTIONS)


FONT = "InterDisplay-Bold.otf"
CAP_HEIGHT = 0.727
"""The height of the font's capital letters, in ems."""

LATIN = frozenset(
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xA1, 0xAD)))
    + "".join(map(chr, range(0xAE, 0x149)))  # U+0149 is not in the font: Unicode deprecated it
    + "".join(map(chr, range(0x14A, 0x180)))
    + "–—‘’‚“”„†•…‰‹›€№−≤≥≠→←↑↓"
)
"""The characters drawn from the Latin font: letters with all their accents, digits and signs."""
CYRILLIC = frozenset((*map(chr, range(0x400, 0x460)), "Ґ", "ґ"))
"""The letters of Russian and its neighbors, which the Latin font has, too."""
ON_DEMAND = (CYRILLIC | JAPANESE) - LATIN - SYMBOLS
"""The characters that are drawn only when a text needs them."""
SYMBOL_HEIGHT = 0.78
"""The height of a symbol of our own, such as a suit, in ems."""
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
"""An empty box, printed instead of every character that cannot be printed."""
PRINTABLE = LATIN | SYMBOLS | ON_DEMAND
LINE_HEIGHT, BASELINE = 1.2, 0.94
"""The height of a line, and the distance of the baseline from its top, in ems."""


def printable(text: str) -> str:
    """Return a text with all white space as single spaces and a box for each character without a glyph."""
    composed = normalize("NFC", " ".join(text.split()))
    return "".join(character if character in PRINTABLE else REPLACEMENT for character in composed)


@cached_while_drawing(32)
def load_font(size: int) -> ImageFont.FreeTypeFont:
    """Load the Latin font in a size, in pixels per em."""
    file = resources.files("render") / "fonts" / FONT
    # The basic layout is the same with every build of Pillow; Raqm may be missing.
    return ImageFont.truetype(BytesIO(file.read_bytes()), size, layout_engine=ImageFont.Layout.BASIC)


def glyph_masks(size: int) -> Mapping[str, Image.Image]:
    """Return the masks of all characters not ``ON_DEMAND``: one line high, an even advance wide."""
    font = load_font(size)
    height, baseline = _line_metrics(size)
    masks = {}
    for character in sorted(LATIN):
        masks[character] = _glyph_mask(font, character, height, baseline)
    for symbol in sorted(SYMBOLS):
        masks[symbol] = _symbol_on_line(symbol, size)
    masks[REPLACEMENT] = _replacement_box(size)
    return masks


def text_mask(text: str, size: int) -> Image.Image:
    """Return the coverage mask of a text in any size, one line high; an even number of pixels wide."""
    height, baseline = _line_metrics(size)
    font, masks = load_font(size), list[Image.Image]()
    for character in printable(text):
        if character in SYMBOLS:
            masks.append(_symbol_on_line(character, size))
        elif character in LATIN:
            masks.append(_glyph_mask(font, character, height, baseline))
        else:
            masks.append(
                _replacement_box(size) if character == REPLACEMENT else on_demand_mask(character, size)
            )
    line = Image.new("L", (sum(mask.width for mask in masks), height))
    x = 0
    for mask in masks:
        line.paste(mask, (x, 0))
        x += mask.width
    return line


def on_demand_mask(character: str, size: int) -> Image.Image:
    """Return the coverage mask of a character of ``ON_DEMAND``."""
    if character in CYRILLIC:
        return _glyph_mask(load_font(size), character, *_line_metrics(size))
    return japanese_mask(character, size, *_line_metrics(size))


def _glyph_mask(font: ImageFont.FreeTypeFont, character: str, height: int, baseline: int) -> Image.Image:
    advance = font.getlength(character)
    width = round_to_even(advance)
    return line_mask(font, character, width, (width - advance) / 2, height, baseline)


def _line_metrics(size: int) -> tuple[int, int]:
    return round(size * LINE_HEIGHT), round(size * BASELINE)


def _symbol_on_line(symbol: str, size: int) -> Image.Image:
    height, baseline = _line_metrics(size)
    drawing = symbol_mask(symbol, round(size * SYMBOL_HEIGHT))
    mask = Image.new("L", (round_to_even(drawing.width + size * 0.08), height))
    top = baseline - round((size * CAP_HEIGHT + drawing.height) / 2)
    mask.paste(255, ((mask.width - drawing.width) // 2, top), drawing)
    return mask


def _replacement_box(size: int) -> Image.Image:
    height, baseline = _line_metrics(size)
    mask = Image.new("L", (round_to_even(size * 0.62), height))
    line = max(3, round(size * 0.07))
    box = (line, baseline - round(size * CAP_HEIGHT), mask.width - line - 1, baseline - 1)
    ImageDraw.Draw(mask).rectangle(box, outline=255, width=line)
    return mask


def symbol_mask(symbol: str, pixels: int) -> Image.Image:
    """Return a symbol as a square coverage mask with that many pixels on a side."""
    drawing = VectorDrawing.mask(pixels, pixels, float(pixels))
    DRAW_FUNCTIONS[symbol](drawing)
    return drawing.downsample()
