"""Ranks of French cards, and what is printed between the indexes: pips, an ace, a large rank and suit."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image, ImageChops, ImageDraw

from render.artwork.french_suits import draw_suit, suit_mask
from render.cards.card_base import WIDTH
from render.graphics.vector_drawing import VectorDrawing
from render.typography.alphabet import CAP_HEIGHT, load_font

PIP = 50
PIP_TOP = 92
"""The distance of the centers of the first row of pips from the upper edge: well below the index."""
LEFT, MIDDLE, RIGHT = 71.0, 132.0, 193.0
ACE, ACE_GAP, ACE_LINE = 188, 9, 4
"""The large pip of the ace, the gap around it and the line around that."""
SPADE, SPADE_GAP, SPADE_RISE = 60, 8, 12
"""The smaller pip within the ace of spades, the gap around it, and its distance above the center."""
LARGE_RANK, LARGE_SUIT = 84, 52
"""The rank and the suit below it that cards for low vision have instead of pips."""
LARGE_STROKE = 2
LARGE_BOX = (195, 198, 243, 346)
"""The lower right corner, as wide as its rank may be. A row of six cards or more hides it, another row below
too, and a row of five shows all of it: a hand never shows a part of a rank."""

DIGIT_GAP = 0.05
"""The gap between the digits of the ten, in ems: narrower than in the font."""
DESCENDER = 0.12
"""How far the tail of the Q may extend below the baseline, in ems."""

_SIDES = (LEFT, RIGHT)
_TWO, _THREE, _FOUR = (0.0, 1.0), (0.0, 0.5, 1.0), (0.0, 1 / 3, 2 / 3, 1.0)


def _sides(rows: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
    return tuple((x, row) for row in rows for x in _SIDES)


PIPS: Mapping[str, tuple[tuple[float, float], ...]] = MappingProxyType(
    {
        "2": ((MIDDLE, 0.0), (MIDDLE, 1.0)),
        "3": ((MIDDLE, 0.0), (MIDDLE, 0.5), (MIDDLE, 1.0)),
        "4": _sides(_TWO),
        "5": (*_sides(_TWO), (MIDDLE, 0.5)),
        "6": _sides(_THREE),
        "7": (*_sides(_THREE), (MIDDLE, 0.25)),
        "8": (*_sides(_THREE), (MIDDLE, 0.25), (MIDDLE, 0.75)),
        "9": (*_sides(_FOUR), (MIDDLE, 0.5)),
        "T": (*_sides(_FOUR), (MIDDLE, 1 / 6), (MIDDLE, 5 / 6)),
    }
)
"""The centers of the pips: ``x`` in design units, ``y`` from 0 in the first row to 1 in the last."""


@lru_cache(256)
def rank_mask(rank: str, height: int, stroke: int = 0) -> Image.Image:
    """Return a rank ``height`` pixels high, above room for a descender; strokes are wider by ``stroke``."""
    font = load_font(round((height - 2 * stroke) / CAP_HEIGHT))
    characters = "10" if rank == "T" else rank
    boxes = [font.getbbox(character, anchor="ls", stroke_width=stroke) for character in characters]
    gap = max(2, round(DIGIT_GAP * font.size))
    width = round(sum(right - left for left, _, right, _ in boxes)) + gap * (len(characters) - 1)
    mask = Image.new("L", (width, height + round(DESCENDER * font.size)))
    draw = ImageDraw.Draw(mask)
    x = 0.0
    for character, (left, _, right, _) in zip(characters, boxes, strict=True):
        draw.text((x - left, height - stroke), character, 255, font, anchor="ls", stroke_width=stroke)
        x += right - left + gap
    return mask


def paste_centered(coverage: Image.Image, mask: Image.Image, x: float, y: float) -> None:
    """Paste a coverage mask onto another, centered on a point."""
    coverage.paste(255, (round(x - mask.width / 2), round(y - mask.height / 2)), mask)


def draw_pips(coverage: Image.Image, rank: str, suit: str) -> None:
    """Draw the pips of a number card, those of the lower half upside down."""
    scale = coverage.width / WIDTH
    pip = suit_mask(suit, round(PIP * scale))
    turned = pip.transpose(Image.Transpose.ROTATE_180)
    top = PIP_TOP * scale
    for x, row in PIPS[rank]:
        paste_centered(
            coverage, turned if row > 0.5 else pip, x * scale, top + row * (coverage.height - 2 * top)
        )


def draw_ace(coverage: Image.Image, suit: str) -> None:
    """Draw a large pip inside an outline of its shape; the one of spades has another pip inside."""
    scale = coverage.width / WIDTH
    drawing = VectorDrawing.mask(round(ACE * scale), round(ACE * scale), scale)
    size = ACE - 2 * (ACE_LINE + ACE_GAP) - 2
    for fill, grown in ((255, ACE_LINE + ACE_GAP), (0, ACE_GAP), (255, 0.0)):
        draw_suit(drawing, suit, ACE / 2, ACE / 2, size, fill, grown=grown)
    if suit == "S":
        for fill, grown in ((0, SPADE_GAP), (255, 0.0)):
            draw_suit(drawing, suit, ACE / 2, ACE / 2 - SPADE_RISE, SPADE, fill, grown=grown)
    paste_centered(coverage, drawing.downsample(), coverage.width / 2, coverage.height / 2)


def draw_large_corner(coverage: Image.Image, rank: str, symbol: Image.Image) -> None:
    """Draw a symbol in the lower right corner, and above it a rank, if any, scaled to the corner's width."""
    scale = coverage.width / WIDTH
    left, top, right, low = (round(edge * scale) for edge in LARGE_BOX)
    paste_centered(coverage, symbol, (left + right) / 2, low - symbol.height / 2)
    if rank:
        mask = rank_mask(rank, round(LARGE_RANK * scale), round(LARGE_STROKE * scale))
        if mask.width > right - left:
            mask = mask.resize((right - left, mask.height))
        coverage.paste(255, ((left + right - mask.width) // 2, top), mask)


def add_index_at_both_ends(coverage: Image.Image, index: Image.Image) -> Image.Image:
    """Return the coverage mask with an index in the upper left corner and, rotated, in the opposite one."""
    whole = Image.new("L", coverage.size)
    whole.paste(index, (0, 0))
    turned = whole.transpose(Image.Transpose.ROTATE_180)
    return ImageChops.lighter(coverage, ImageChops.lighter(whole, turned))
