"""Paintings as PNG files: what Pillow writes, at a twentieth of the time."""

import struct

from isal import isal_zlib

from render.painting.painter import Painting

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVEL = 2
"""Of 0 to 3; 3 takes ten times as long for a twentieth less."""
BIT_DEPTH, PALETTE_COLOUR = 4, 3
"""As the header has them: two pixels to a byte, each an index into the palette."""


def encode(painting: Painting) -> bytes:
    """Return a painting of the whole size as a PNG file."""
    header = struct.pack(">IIBBBBB", painting.width, painting.height, BIT_DEPTH, PALETTE_COLOUR, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            *_chunk(b"IHDR", header),
            *_chunk(b"PLTE", painting.palette),
            *_chunk(b"IDAT", isal_zlib.compress(painting.rows, LEVEL)),
            *_chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, content: bytes) -> tuple[bytes, bytes, bytes, bytes]:
    check = isal_zlib.crc32(content, isal_zlib.crc32(kind))
    return struct.pack(">I", len(content)), kind, content, struct.pack(">I", check)
