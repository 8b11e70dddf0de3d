"""LZW as GIF files have it, for pictures most of whose rows let the picture below through.

Pillow packs the other rows. What it takes for the rows between would be most of the time, and their codes
are known beforehand: those of runs of 1, 2, 3 … pixels. A stream may forget its codes at any time and begin
anew, and so pieces of both kinds follow one another.

Source: CompuServe, Graphics Interchange Format, Version 89a, 1990, appendix F.
"""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from math import isqrt
from typing import NamedTuple, TypeAlias

from PIL import Image

BITS = 5
"""Of a pixel: one more than sixteen colours want."""
CLEAR_PIXEL = 16
"""The pixel that lets the picture below through."""
CLEAR, END, FIRST = 1 << BITS, (1 << BITS) + 1, (1 << BITS) + 2
"""The codes that forget all others and that end a stream, and the first that stands for several pixels."""
LAST = 4095
"""The last code: none has more than twelve bits."""
BLOCK = 255
"""The most bytes in a block of data."""
RUN_CODES = 1000
"""Codes of the longest run that is known: half a million pixels."""

Band: TypeAlias = tuple[int, int]
"""Rows of a picture: the first of them, and the first one after them."""


class Piece(NamedTuple):
    """The codes from one ``CLEAR`` to the next, as a number whose lowest bits come first."""

    codes: int
    bits: int
    number: int
    """How many codes there are."""


def width(count: int) -> int:
    """Return the bits of the code that follows so many since the last ``CLEAR``.

    Each code but the first adds one to those that are known; as soon as the next of them needs a bit more,
    every code has it.
    """
    return max(FIRST - 1 + count, FIRST).bit_length()


OFFSETS = tuple(accumulate(map(width, range(LAST - FIRST + 1)), initial=0))
"""By the number of codes since the last ``CLEAR``, the bits of all of them."""
RUN = sum(
    code << offset
    for code, offset in zip((CLEAR_PIXEL, *range(FIRST, FIRST + RUN_CODES)), OFFSETS, strict=False)
)
"""The codes of runs of 1, 2, 3 … pixels."""


def stream(pixels: Image.Image, bands: Iterable[Band]) -> bytes:
    """Return the pixels of a picture of mode ``L`` as an image of a GIF file has them, blocks and all.

    All rows outside the bands, which do not touch, are of ``CLEAR_PIXEL``.
    """
    pieces = []
    end = 0
    for top, low in bands:
        piece = _packed(_blocks(pixels.crop((0, top, pixels.width, low))))
        if piece is None:
            return bytes((BITS,)) + _blocks(pixels) + b"\0"
        pieces += [*_run(pixels.width * (top - end)), piece]
        end = low
    pieces += _run(pixels.width * (pixels.height - end))
    data = _joined(pieces)
    blocks = (data[start : start + BLOCK] for start in range(0, len(data), BLOCK))
    return bytes((BITS,)) + b"".join(bytes((len(block),)) + block for block in blocks) + b"\0"


def _blocks(pixels: Image.Image) -> bytes:
    """Have Pillow pack pixels; return the blocks, each behind its length."""
    return pixels.tobytes("gif", "L", BITS, 0)


def _packed(blocks: bytes) -> Piece | None:
    """Return what Pillow packed as a piece; ``None`` if it forgot its codes in between."""
    data = b"".join(blocks[start + 1 : start + 1 + BLOCK] for start in range(0, len(blocks), BLOCK + 1))
    number = int.from_bytes(data, "little")
    # The first bit of END is the last one that is set; before it, CLEAR and the codes.
    bits = number.bit_length() - END.bit_length() - CLEAR.bit_length()
    codes = (number >> CLEAR.bit_length()) & ((1 << bits) - 1)
    count = bisect_left(OFFSETS, bits)
    return Piece(codes, bits, count) if count < len(OFFSETS) and OFFSETS[count] == bits else None


def _run(length: int) -> list[Piece]:
    """Return as few codes as so many clear pixels can have."""
    pieces = []
    most = RUN_CODES * (RUN_CODES + 1) // 2
    while length > 0:
        pixels = min(length, most)
        length -= pixels
        count = (isqrt(8 * pixels + 1) - 1) // 2
        codes = RUN & ((1 << OFFSETS[count]) - 1)
        if rest := pixels - count * (count + 1) // 2:
            codes |= (CLEAR_PIXEL if rest == 1 else FIRST + rest - 2) << OFFSETS[count]
            count += 1
        pieces.append(Piece(codes, OFFSETS[count], count))
    return pieces


def _joined(pieces: Iterable[Piece]) -> bytes:
    """Return the pieces in one stream."""
    number, end, following = 0, 0, width(0)
    for piece in pieces:
        number |= (CLEAR | piece.codes << following) << end
        end += following + piece.bits
        following = width(piece.number)
    number |= END << end
    return number.to_bytes((end + following + 7) // 8, "little")
