"""Moving pictures as GIF files, of which every frame holds no more than what has changed.

Sources: CompuServe, Graphics Interchange Format, Version 89a, 1990; the extension that repeats a film is
Netscape's, of 1995.
"""

import struct
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PIL import Image, ImageChops

from render.files.lzw import BITS, CLEAR_PIXEL, Band, stream

COLOURS = 1 << BITS
SIGNATURE = b"GIF89a"
PALETTE = 0xF0 | (BITS - 1)
"""One for the whole file, of colours of eight bits, as long as pixels of so many bits want it."""
REPEAT = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""For ever."""
CONTROL, IMAGE, END = 0x21F9, 0x2C, b"\x3b"
KEPT_AND_CLEAR = 1 << 2 | 1
"""A frame stays when the next one comes, and some of its pixels are clear."""
LONG = 16_000
"""Clear pixels in a run that take longer to be packed than the few bytes are worth that this saves."""
ANY = 1 / 255
"""The scale in which any difference is the greatest."""


class Change(NamedTuple):
    """A part of a picture in which two frames may differ, before and after, and its upper left corner."""

    before: Image.Image
    after: Image.Image
    x: int
    y: int


class Gif:
    """A file being written, frame by frame; it keeps the bytes and no picture."""

    def __init__(self, width: int, height: int, palette: bytes) -> None:
        """Begin a film of that size, with a palette of at most sixteen colours."""
        screen = struct.pack("<HHBBB", width, height, PALETTE, 0, 0)
        self._parts = [SIGNATURE, screen, palette.ljust(3 * COLOURS, b"\0"), REPEAT]

    def begin(self, frame: Image.Image, hundredths: int) -> None:
        """Write the first frame, indices in mode ``L``, to be shown for so many hundredths of a second."""
        self._write(frame, 0, 0, [(0, frame.height)], hundredths)

    def change(self, changes: Iterable[Change], hundredths: int) -> None:
        """Write a frame that differs from the one before only within some parts that do not overlap."""
        new = []
        for before, after, x, y in changes:
            difference = ImageChops.difference(before, after)
            if box := difference.getbbox():
                difference = difference.crop(box)
                is_new = ImageChops.add(difference, difference, ANY)
                new.append((after.crop(box), is_new, x + box[0], y + box[1]))
        left = min((x for _, _, x, _ in new), default=0)
        top = min((y for _, _, _, y in new), default=0)
        right = max((part.width + x for part, _, x, _ in new), default=1)
        low = max((part.height + y for part, _, _, y in new), default=1)
        # What does not change at all is a frame too, of a pixel.
        pixels = Image.new("L", (right - left, low - top), CLEAR_PIXEL)
        for part, is_new, x, y in new:
            pixels.paste(part, (x - left, y - top), is_new)
        rows = sorted((y - top, y - top + part.height) for part, _, _, y in new)
        self._write(pixels, left, top, _bands(rows, LONG // pixels.width), hundredths)

    def file(self) -> bytes:
        """Return the file with all frames so far."""
        return b"".join((*self._parts, END))

    def _write(self, pixels: Image.Image, x: int, y: int, bands: Iterable[Band], hundredths: int) -> None:
        control = struct.pack(">HBB", CONTROL, 4, KEPT_AND_CLEAR)
        control += struct.pack("<HBB", hundredths, CLEAR_PIXEL, 0)
        place = struct.pack("<BHHHHB", IMAGE, x, y, *pixels.size, 0)
        self._parts += [control, place, stream(pixels, bands)]


def _bands(rows: Iterable[Band], apart: int) -> Iterator[Band]:
    """Yield bands that lie so far apart, with all of these rows, which are in order."""
    top = low = 0
    for first, end in rows:
        if first - low > apart:
            yield top, low
            top = first
        low = max(low, end)
    if low > top:
        yield top, low
