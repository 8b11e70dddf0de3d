"""Pasting, as often as a picture wants it: a hundred times, of bytes onto bytes.

Pillow's own ``Image.paste`` spends four fifths of its time on finding out what it has been given. Here it is
known: a canvas in memory that may be written to, and a tile of the same mode.
"""

from PIL import Image


def paste(
    canvas: Image.Image, tile: Image.Image, across: int, down: int, mask: Image.Image | None = None
) -> None:
    """Paste a tile with its upper left corner there, where a mask covers it; what lies beyond is left out."""
    width, height = tile.size
    box = (across, down, across + width, down + height)
    if mask is None:
        canvas.im.paste(tile.im, box)
    else:
        canvas.im.paste(tile.im, box, mask.im)


def fill(canvas: Image.Image, byte: int, box: tuple[int, int, int, int]) -> None:
    """Fill a part of a canvas with a byte."""
    canvas.im.paste(byte, box)
