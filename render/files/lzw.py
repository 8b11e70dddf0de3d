"""LZW compression of GIF files, for pictures in which most rows are transparent.

Pillow compresses the other rows. It would spend most of its time on the transparent ones, whose codes are
known in advance: those of runs of 1, 2, 3 … pixels. A stream may clear its code table at any time, so
sections of both kinds can follow one another.

Source: CompuServe, Graphics Interchange Format, Version 89a, 1990, appendix F.
"""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate
from math import isqrt
from typing import NamedTuple, TypeAlias

from PIL import Image

BITS = 5
"""Bits of a pixel: one more than sixteen colors need."""
TRANSPARENT = 16
"""The pixel that shows the picture below."""
CLEAR, END, FIRST = 1 << BITS, (1 << BITS) + 1, (1 << BITS) + 2
"""The codes that clear the code table and that end a stream, and the first that stands for several pixels."""
LAST = 4095
"""The last code: codes have at most twelve bits."""
BLOCK = 255
"""The greatest number of bytes in a block of data."""
RUN_CODES = 1000
"""The number of codes in the longest run prepared: half a million pixels."""

RowBand: TypeAlias = tuple[int, int]
"""Rows of a picture: the first of them, and the first one after them."""


class Section(NamedTuple):
    """The codes from one ``CLEAR`` to the next, as a number whose lowest bits come first."""

    codes: int
    bits: int
    length: int
    """The number of codes."""


def code_width(count: int) -> int:
    """Return the bits of the code after ``count`` others since the last ``CLEAR``.

    Each code except the first adds one to the table; as soon as the next of them needs another bit, all codes
    have it.
    """
    return max(FIRST - 1 + count, FIRST).bit_length()


OFFSETS = tuple(accumulate(map(code_width, range(LAST - FIRST + 1)), initial=0))
"""By the number of codes since the last ``CLEAR``, the bits of all of them."""
RUN = sum(
    code << offset
    for code, offset in zip((TRANSPARENT, *range(FIRST, FIRST + RUN_CODES)), OFFSETS, strict=False)
)
"""The codes of runs of 1, 2, 3 … transparent pixels."""


def compress(pixels: Image.Image, bands: Iterable[RowBand]) -> bytes:
    """Return a picture of mode ``L`` as GIF blocks; all rows outside the separate bands are transparent."""
    sections = []
    end = 0
    for top, bottom in bands:
        section = _to_section(_pillow_blocks(pixels.crop((0, top, pixels.width, bottom))))
        if section is None:
            return bytes((BITS,)) + _pillow_blocks(pixels) + b"\0"
        sections += [*_transparent_run(pixels.width * (top - end)), section]
        end = bottom
    sections += _transparent_run(pixels.width * (pixels.height - end))
    data = _join(sections)
    blocks = (data[start : start + BLOCK] for start in range(0, len(data), BLOCK))
    return bytes((BITS,)) + b"".join(bytes((len(block),)) + block for block in blocks) + b"\0"


def _pillow_blocks(pixels: Image.Image) -> bytes:
    """Compress pixels with Pillow; return the blocks, each after its length."""
    return pixels.tobytes("gif", "L", BITS, 0)


def _to_section(blocks: bytes) -> Section | None:
    """Return Pillow's blocks as a section; ``None`` if Pillow cleared the code table in between."""
    data = b"".join(blocks[start + 1 : start + 1 + BLOCK] for start in range(0, len(blocks), BLOCK + 1))
    number = int.from_bytes(data, "little")
    # The first bit of END is the last one that is set; before it are CLEAR and the codes.
    bits = number.bit_length() - END.bit_length() - CLEAR.bit_length()
    codes = (number >> CLEAR.bit_length()) & ((1 << bits) - 1)
    count = bisect_left(OFFSETS, bits)
    return Section(codes, bits, count) if count < len(OFFSETS) and OFFSETS[count] == bits else None


def _transparent_run(length: int) -> list[Section]:
    """Return the fewest codes for a run of transparent pixels."""
    sections = []
    longest = RUN_CODES * (RUN_CODES + 1) // 2
    while length > 0:
        pixels = min(length, longest)
        length -= pixels
        count = (isqrt(8 * pixels + 1) - 1) // 2
        codes = RUN & ((1 << OFFSETS[count]) - 1)
        if rest := pixels - count * (count + 1) // 2:
            codes |= (TRANSPARENT if rest == 1 else FIRST + rest - 2) << OFFSETS[count]
            count += 1
        sections.append(Section(codes, OFFSETS[count], count))
    return sections


def _join(sections: Iterable[Section]) -> bytes:
    number, end, width = 0, 0, code_width(0)
    for section in sections:
        number |= (CLEAR | section.codes << width) << end
        end += width + section.bits
        width = code_width(section.length)
    number |= END << end
    return number.to_bytes((end + width + 7) // 8, "little")
