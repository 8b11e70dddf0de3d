"""Moving pictures as GIF files: of each frame only what has changed is written.

Sources: CompuServe, Graphics Interchange Format, Version 89a, 1990; the extension that repeats a film is
Netscape's, of 1995.
"""

import struct
from collections.abc import Iterator, Sequence

from PIL import Image, ImageChops

from render.lzw import BITS, CLEAR_PIXEL, Band, stream

SIGNATURE = b"GIF89a"
COLOURS = 1 << BITS
TABLE = 0xF0 | (BITS - 1)
"""A palette for the whole file, of colours of eight bits, as long as pixels have bits."""
REPEAT = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""For ever."""
KEEP, CLEAR = 1 << 2, 1
"""What is shown stays beneath the next frame; one of the pixels is clear."""
TRAILER = b"\x3b"
APART = 4
"""Rows without a change that are worth passing over."""
CHANGED = [0] + 255 * [255]


class Gif:
    """A file being written, frame by frame; it keeps the last frame and the bytes before it."""

    def __init__(self, width: int, height: int, palette: bytes) -> None:
        """Begin a film of that size, with a palette of at most sixteen colours."""
        self._shown: Image.Image | None = None
        colours = palette.ljust(3 * COLOURS, b"\0")
        screen = struct.pack("<HHBBB", width, height, TABLE, 0, 0)
        self._parts = [SIGNATURE, screen, colours, REPEAT]

    def add(self, frame: Image.Image, hundredths: int) -> None:
        """Add a frame, indices of the palette in mode ``L``, to be shown so long."""
        if self._shown is None:
            self._write(frame, (0, 0), [(0, frame.height)], hundredths)
        else:
            self._change(self._shown, frame, hundredths)
        self._shown = frame

    def file(self) -> bytes:
        """Return the file of all frames so far."""
        return b"".join((*self._parts, TRAILER))

    def _change(self, shown: Image.Image, frame: Image.Image, hundredths: int) -> None:
        """Write what is not as it was; where nothing changed, a pixel."""
        difference = ImageChops.difference(shown, frame)
        box = difference.getbbox() or (0, 0, 1, 1)
        difference = difference.crop(box)
        pixels = Image.new("L", difference.size, CLEAR_PIXEL)
        pixels.paste(frame.crop(box), (0, 0), difference.point(CHANGED, "1"))
        bands = list(_bands(difference.getprojection()[1]))
        self._write(pixels, box[:2], bands, hundredths)

    def _write(
        self, pixels: Image.Image, corner: tuple[int, int], bands: Sequence[Band], hundredths: int
    ) -> None:
        control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, KEEP | CLEAR, hundredths, CLEAR_PIXEL, 0)
        place = struct.pack("<BHHHHB", 0x2C, *corner, *pixels.size, 0)
        self._parts += [control, place, stream(pixels, bands)]


def _bands(rows: Sequence[int]) -> Iterator[Band]:
    """Yield the rows in which something changed, those near one another together."""
    top = low = None
    for row, is_changed in enumerate(rows):
        if not is_changed:
            continue
        if top is None or low is None:
            top = row
        elif row - low >= APART:
            yield top, low
            top = row
        low = row + 1
    if top is not None and low is not None:
        yield top, low
