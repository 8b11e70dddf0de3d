"""Antialiasing with the few colors of a palette: coverage masks in two or three levels, and colored prints.

A coverage mask is a picture of mode ``L``: 255 where something is drawn, 0 where it is not, between at edges.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import dist
from operator import sub

from PIL import Image

from render.graphics.theme import Color

LOW, HIGH = 72, 168
"""With three levels, lower coverage becomes 0, and higher coverage becomes 255."""
HALF = 128

MAX_OFFSET, MAX_OFFSET_ALONE = 0.1, 0.24
"""How far from the straight line between background and ink an intermediate color may lie. The unit is the
length of that line. The second limit is for inks that have none within the first: a smooth edge is worth a
slight fringe."""
MIN_DISTANCE = 0.26
"""How far intermediate colors lie from one another and from both ends at least, in lengths of that line.
Closer ones would not be seen."""
LEVELS, ENDS = 256, 2


def three_levels(coverage: Image.Image) -> Image.Image:
    """Return a coverage mask with one step between 0 and 255.

    Of sixteen colors only one lies between ink and paper. Fewer colors also make smaller
    files, and the colors next nearest would be strange hues.
    """
    return coverage.point(lambda value: 0 if value < LOW else 255 if value > HIGH else HALF)


def two_levels(coverage: Image.Image) -> Image.Image:
    """Return a coverage mask of 0 and 255 only: 255 where at least half is covered."""
    return coverage.point(lambda value: 255 * (value >= HALF))


def colorize(coverage: Image.Image, ink: Color, background: Color, palette: Sequence[Color]) -> Image.Image:
    """Return a coverage mask printed with ink on a background, in RGB; edges get colors of the palette."""
    picture = Image.frombytes("P", coverage.size, coverage.tobytes())
    picture.putpalette(_colors_of_coverage(ink, background, tuple(palette)))
    return picture.convert("RGB")


def intermediate_colors(ink: Color, background: Color, palette: Sequence[Color]) -> tuple[Color, ...]:
    """Return the background, the palette's colors between, and the ink, in that order."""
    found = {0.0: background, 1.0: ink}
    length = dist(background, ink)
    positions = sorted((*_position(color, ink, background), color) for color in palette)
    for limit in (MAX_OFFSET * length, MAX_OFFSET_ALONE * length):
        for offset, share, color in positions if len(found) == ENDS else ():
            is_between = 0 < share < 1 and offset <= limit
            if is_between and all(abs(share - other) >= MIN_DISTANCE for other in found):
                found[share] = color
    return tuple(color for _, color in sorted(found.items()))


def _position(color: Color, ink: Color, background: Color) -> tuple[float, float]:
    """Return how far a color is from the line between background and ink, and its share of the way."""
    line = tuple(map(sub, ink, background))
    away = tuple(map(sub, color, background))
    share = sum(a * b for a, b in zip(line, away, strict=True)) / sum(part * part for part in line)
    foot = tuple(start + share * part for start, part in zip(background, line, strict=True))
    return dist(foot, color), share


@lru_cache(64)
def _colors_of_coverage(ink: Color, background: Color, palette: tuple[Color, ...]) -> bytes:
    """Return the color for each coverage, as the palette of a picture."""
    colors = intermediate_colors(ink, background, palette)
    levels = (_nearest(colors, ink, background, level / (LEVELS - 1)) for level in range(LEVELS))
    return bytes(channel for color in levels for channel in color)


def _nearest(colors: tuple[Color, ...], ink: Color, background: Color, share: float) -> Color:
    """Return the color nearest to a blend with that share of ink."""
    mixed = tuple(a + (b - a) * share for a, b in zip(background, ink, strict=True))
    return min(colors, key=lambda color: dist(color, mixed))
