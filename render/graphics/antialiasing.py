"""Edges in three steps or in two, for of sixteen colours only one lies between ink and paper."""

from PIL import Image

LEAST, MOST = 72, 168
"""What is covered less is bare, and what is covered more is covered wholly."""
HALF = 128


def crisp(coverage: Image.Image) -> Image.Image:
    """Return a coverage with one step between nothing and all.

    Fewer tones are smaller files; and the tones nearest to the others would be strange colours.
    """
    return coverage.point(_step)


def _step(value: int) -> int:
    return 0 if value < LEAST else 255 if value > MOST else HALF


def sharp(coverage: Image.Image) -> Image.Image:
    """Return a coverage with nothing between nothing and all: what is half covered is."""
    return coverage.point(lambda value: 255 * (value >= HALF))
