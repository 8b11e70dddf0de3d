"""PNG files, read back by Pillow and taken apart by hand."""

import struct
import zlib
from io import BytesIO

from PIL import Image, ImageChops

from render.files.png import encode_png
from render.graphics.indexed_image import IndexedImage
from render.painting.painter import paint_board
from tests.render.boards import wish


def painting() -> IndexedImage:
    board, last = wish(42, 3)
    return paint_board(board, "green", ("Wish", "Deal 42"), last)


def chunks(file: bytes) -> list[tuple[bytes, bytes]]:
    """Take a file apart; check every chunk's checksum."""
    found = []
    rest = file[8:]
    while rest:
        (length,) = struct.unpack(">I", rest[:4])
        kind, content = rest[4:8], rest[8 : 8 + length]
        assert struct.unpack(">I", rest[8 + length : 12 + length]) == (zlib.crc32(kind + content),)
        found.append((kind, content))
        rest = rest[12 + length :]
    return found


def test_pillow_reads_what_was_painted() -> None:
    painted = painting()
    with Image.open(BytesIO(encode_png(painted))) as file:
        assert (file.format, file.mode, file.size) == ("PNG", "P", (painted.width, painted.height))
        shown = file.convert("RGB")
    assert ImageChops.difference(shown, painted.image().convert("RGB")).getbbox() is None


def test_it_has_four_chunks_and_no_row_is_filtered() -> None:
    painted = painting()
    file = encode_png(painted)
    assert file.startswith(b"\x89PNG\r\n\x1a\n")
    parts = chunks(file)
    assert [kind for kind, _ in parts] == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    rows = zlib.decompress(parts[2][1])
    assert rows == painted.rows
    assert len(rows) == painted.height * (painted.width // 2 + 1)
    assert set(rows[:: painted.width // 2 + 1]) == {0}
    assert len(painted.palette) == 3 * 16


def test_two_boards_of_the_same_size_give_different_files() -> None:
    board, _ = wish(43, 0)
    other = paint_board(board, "green", ("Wish", "Deal 42"))
    assert encode_png(other) != encode_png(painting())
