"""Tones: printing in one ink on one ground, with those colours of a palette that lie between the two."""

from collections.abc import Sequence
from functools import lru_cache
from math import dist
from operator import sub

from PIL import Image

from render.graphics.theme import Colour

BESIDE, FAR_BESIDE = 0.1, 0.24
"""How far beside the straight line from ground to ink a tone may be, of the length of that line.

The latter where there would be none otherwise: a smooth edge is worth a slight fringe.
"""
APART = 0.26
"""How far tones are from one another and from both ends, of that length: more would not be seen."""
LEVELS, ENDS = 256, 2


def printed(coverage: Image.Image, ink: Colour, ground: Colour, palette: Sequence[Colour]) -> Image.Image:
    """Return ink on ground where the coverage says, its edges in tones of the palette, in full colour."""
    red, green, blue = _tables(ink, ground, tuple(palette))
    return Image.merge("RGB", (coverage.point(red), coverage.point(green), coverage.point(blue)))


def tones(ink: Colour, ground: Colour, palette: Sequence[Colour]) -> tuple[Colour, ...]:
    """Return ground, the tones between, and ink, in that order."""
    found = {0.0: ground, 1.0: ink}
    length = dist(ground, ink)
    bearings = sorted((*_bearing(colour, ink, ground), colour) for colour in palette)
    for limit in (BESIDE * length, FAR_BESIDE * length):
        for aside, way, colour in bearings if len(found) == ENDS else ():
            is_between = 0 < way < 1 and aside <= limit
            if is_between and all(abs(way - other) >= APART for other in found):
                found[way] = colour
    return tuple(colour for _, colour in sorted(found.items()))


def _bearing(colour: Colour, ink: Colour, ground: Colour) -> tuple[float, float]:
    """Return how far beside the line from ground to ink a colour is, and how much of the way along it."""
    line = tuple(map(sub, ink, ground))
    away = tuple(map(sub, colour, ground))
    way = sum(a * b for a, b in zip(line, away, strict=True)) / sum(part * part for part in line)
    foot = tuple(start + way * part for start, part in zip(ground, line, strict=True))
    return dist(foot, colour), way


@lru_cache(64)
def _tables(ink: Colour, ground: Colour, palette: tuple[Colour, ...]) -> tuple[list[int], ...]:
    """Return, for each of red, green and blue, what stands for each coverage."""
    known = tones(ink, ground, palette)
    levels = [_nearest(known, ink, ground, level / (LEVELS - 1)) for level in range(LEVELS)]
    return tuple([colour[channel] for colour in levels] for channel in range(3))


def _nearest(known: tuple[Colour, ...], ink: Colour, ground: Colour, part: float) -> Colour:
    """Return the tone nearest to so much ink on the ground."""
    mixed = tuple(a + (b - a) * part for a, b in zip(ground, ink, strict=True))
    return min(known, key=lambda colour: dist(colour, mixed))
