"""Ranks of French cards as coverage, in any size: as high as a capital and as wide as their figures."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.typography.alphabet import CAPITALS, font

FIGURES_APART = 0.05
"""From the one of the ten to its nought, of the em: nearer than the font has them."""
TAIL = 0.12
"""How far below its line the tail of the Q may reach, of the em."""


@lru_cache(256)
def rank_mask(rank: str, height: int, stroke: int = 0) -> Image.Image:
    """Return a rank that is that many pixels high, each of its strokes so many pixels wider to either side.

    Its capitals begin in the first row; beneath their line is room for a tail.
    """
    letters = font(round((height - 2 * stroke) / CAPITALS))
    figures = "10" if rank == "T" else rank
    boxes = [letters.getbbox(figure, anchor="ls", stroke_width=stroke) for figure in figures]
    apart = max(2, round(FIGURES_APART * letters.size))
    width = round(sum(right - left for left, _, right, _ in boxes)) + apart * (len(figures) - 1)
    drawn = Image.new("L", (width, height + round(TAIL * letters.size)))
    draw = ImageDraw.Draw(drawn)
    x = 0.0
    for figure, (left, _, right, _) in zip(figures, boxes, strict=True):
        draw.text((x - left, height - stroke), figure, 255, letters, anchor="ls", stroke_width=stroke)
        x += right - left + apart
    return drawn
