"""Ranks of French cards as coverage masks in any size: a cap height high and as wide as their characters."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.typography.alphabet import CAP_HEIGHT, load_font

DIGIT_GAP = 0.05
"""The gap between the digits of the ten, in ems: narrower than in the font."""
DESCENDER = 0.12
"""How far the tail of the Q may extend below the baseline, in ems."""


@lru_cache(256)
def rank_mask(rank: str, height: int, stroke: int = 0) -> Image.Image:
    """Return a rank that many pixels high, each of its strokes widened to both sides by ``stroke`` pixels.

    Its capitals begin in the first row; below the baseline is room for a descender.
    """
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
