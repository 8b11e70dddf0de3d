"""Animated GIF files in which a frame contains only what has changed.

Sources: CompuServe, Graphics Interchange Format, Version 89a, 1990; the extension that repeats an animation
is Netscape's, of 1995.
"""

import struct
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PIL import Image, ImageChops

from render.files.lzw import BITS, TRANSPARENT, RowBand, compress
from render.graphics.sprite_format import MAX_SCALE

COLORS = 1 << BITS
SIGNATURE = b"GIF89a"
PALETTE_FLAGS = 0xF0 | (BITS - 1)
"""A global palette of eight-bit colors, of the length that pixels of ``BITS`` bits need."""
REPEAT_FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
CONTROL, IMAGE, END = 0x21F9, 0x2C, b"\x3b"
FRAME_FLAGS = 1 << 2 | 1
"""A frame stays when the next one is shown, and has transparent pixels."""
LONG_RUN = 16_000
"""The length from which on runs of transparent pixels are skipped; shorter ones are compressed normally."""


class Change(NamedTuple):
    """A region in which two frames may differ, before and after, and its upper left corner."""

    before: Image.Image
    after: Image.Image
    x: int
    y: int


class GifWriter:
    """A file being written, frame by frame; it stores bytes, not pictures."""

    def __init__(self, width: int, height: int, palette: bytes, *, repeats: bool = True) -> None:
        """Begin an animation of a size, with a palette of at most sixteen colors."""
        screen = struct.pack("<HHBBB", width, height, PALETTE_FLAGS, 0, 0)
        self._parts = [SIGNATURE, screen, palette.ljust(3 * COLORS, b"\0")]
        if repeats:
            self._parts.append(REPEAT_FOREVER)

    def add_first_frame(self, frame: Image.Image, centiseconds: int) -> None:
        """Write the first frame, indices in mode ``L``, and how long it is shown."""
        self._write(frame, 0, 0, [(0, frame.height)], centiseconds)

    def add_frame(self, changes: Iterable[Change], centiseconds: int) -> None:
        """Write a frame that differs from the last one only within regions that do not overlap."""
        parts = []
        for before, after, x, y in changes:
            difference = ImageChops.difference(before, after)
            if box := difference.getbbox():
                difference = difference.crop(box)
                mask = ImageChops.add(difference, difference, MAX_SCALE)
                parts.append((after.crop(box), mask, x + box[0], y + box[1]))
        left = min((x for _, _, x, _ in parts), default=0)
        top = min((y for _, _, _, y in parts), default=0)
        right = max((part.width + x for part, _, x, _ in parts), default=1)
        bottom = max((part.height + y for part, _, _, y in parts), default=1)
        # Without any change, the frame is one transparent pixel.
        pixels = Image.new("L", (right - left, bottom - top), TRANSPARENT)
        for part, mask, x, y in parts:
            pixels.paste(part, (x - left, y - top), mask)
        rows = sorted((y - top, y - top + part.height) for part, _, _, y in parts)
        self._write(pixels, left, top, _merge_bands(rows, LONG_RUN // pixels.width), centiseconds)

    def file(self) -> bytes:
        """Return the file with all frames written so far."""
        return b"".join((*self._parts, END))

    def _write(
        self, pixels: Image.Image, x: int, y: int, bands: Iterable[RowBand], centiseconds: int
    ) -> None:
        control = struct.pack(">HBB", CONTROL, 4, FRAME_FLAGS)
        control += struct.pack("<HBB", centiseconds, TRANSPARENT, 0)
        position = struct.pack("<BHHHHB", IMAGE, x, y, *pixels.size, 0)
        self._parts += [control, position, compress(pixels, bands)]


def _merge_bands(bands: Iterable[RowBand], min_distance: int) -> Iterator[RowBand]:
    """Yield bands with all rows of the given ones, which are sorted; close ones become one."""
    top = bottom = 0
    for first, end in bands:
        if first - bottom > min_distance:
            yield top, bottom
            top = first
        bottom = max(bottom, end)
    if bottom > top:
        yield top, bottom
