"""Drawing tools, PNG and GIF files and LZW compression, decoded by Pillow and by code in this module."""

import struct
import zlib
from io import BytesIO
from math import isqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.cards.card_base import CardShape
from render.files.gif import Change, GifWriter
from render.files.lzw import BITS, TRANSPARENT, RowBand, compress
from render.files.png import encode_png
from render.graphics.antialiasing import intermediate_colors
from render.graphics.drawing_cache import cached_while_drawing, clear_drawing_caches
from render.graphics.palette import pack
from render.graphics.sprite_format import FELT, SpriteFormat
from render.painting.painter import paint_board
from render.painting.sprite_sheet import draw_sheet
from tests.render.pictures import rgb, wish
from tests.render.test_animation import decoded

SIZE = (64, 48)
PALETTE = bytes(range(48))
WIDTH = 40
"""The width of pictures in the compression tests, in pixels."""


def chunks(file: bytes) -> list[tuple[bytes, bytes]]:
    """Split a PNG file into its chunks; check every chunk's checksum."""
    found, rest = [], file[8:]
    while rest:
        (length,) = struct.unpack(">I", rest[:4])
        kind, content = rest[4:8], rest[8 : 8 + length]
        assert struct.unpack(">I", rest[8 + length : 12 + length]) == (zlib.crc32(kind + content),)
        found.append((kind, content))
        rest = rest[12 + length :]
    return found


def test_a_png_file_has_four_chunks_no_filtered_row_and_the_painted_pixels() -> None:
    image = paint_board(wish(42, 3)[0], "green", ("Wish", "Deal 42"))
    file = encode_png(image)
    with Image.open(BytesIO(file)) as decoded_file:
        assert (decoded_file.format, decoded_file.mode, decoded_file.size) == (
            "PNG", "P", (image.width, image.height),
        )  # fmt: skip
        assert decoded_file.convert("RGB").tobytes() == rgb(image).tobytes()
    assert file.startswith(b"\x89PNG\r\n\x1a\n")
    parts = chunks(file)
    assert [kind for kind, _ in parts] == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    rows = zlib.decompress(parts[2][1])
    assert rows == image.rows
    assert len(rows) == image.height * (image.width // 2 + 1)
    assert set(rows[:: image.width // 2 + 1]) == {0}
    assert len(image.palette) == 3 * 16
    assert encode_png(paint_board(wish(43, 0)[0], "green", ("Wish", "Deal 42"))) != file


def noise(size: tuple[int, int], seed: int) -> Image.Image:
    chance = Random(seed)
    return Image.frombytes("L", size, bytes(chance.randrange(16) for _ in range(size[0] * size[1])))


def in_color(frame: Image.Image) -> bytes:
    picture = Image.frombytes("P", frame.size, frame.tobytes())
    picture.putpalette(PALETTE)
    return picture.convert("RGB").tobytes()


def begun(frame: Image.Image) -> GifWriter:
    gif = GifWriter(*SIZE, PALETTE)
    gif.add_first_frame(frame, 150)
    return gif


def replaced(frame: Image.Image, x: int, y: int, part: Image.Image) -> tuple[Change, Image.Image]:
    after = frame.copy()
    after.paste(part, (x, y))
    return Change(frame.crop((x, y, x + part.width, y + part.height)), part, x, y), after


def test_pillow_decodes_the_frames_of_a_gif_file_and_their_durations() -> None:
    """Frames have one change, several changes, or none."""
    frame = noise(SIZE, 1)
    gif, expected = begun(frame), [(in_color(frame), 1500)]
    for number, boxes in enumerate(
        ([(0, 0, 5, 5)], [(60, 40, 4, 8)], [(0, 0, 6, 3), (50, 40, 9, 7), (20, 10, 5, 20)], [])
    ):
        changes = []
        for x, y, width, height in boxes:
            change, frame = replaced(frame, x, y, noise((width, height), number + x))
            changes.append(change)
        gif.add_frame(changes, 40 + number)
        expected.append((in_color(frame), 400 + 10 * number))
    assert [(picture.tobytes(), duration) for picture, duration in decoded(gif.file())] == expected


def test_a_frame_without_a_difference_takes_few_bytes() -> None:
    gif = begun(noise(SIZE, 1))
    first = len(gif.file())
    same, _ = replaced(noise(SIZE, 1), 10, 10, noise(SIZE, 1).crop((10, 10, 30, 30)))
    gif.add_frame([same], 50)
    gif.add_frame([], 70)
    assert len(list(decoded(gif.file()))) == 3
    assert len(gif.file()) - first < 60


def test_a_gif_file_repeats_forever_and_shows_what_is_below_transparent_pixels() -> None:
    file = begun(noise(SIZE, 1)).file()
    assert file.startswith(b"GIF89a")
    assert file.endswith(b"\x3b")
    assert b"NETSCAPE2.0\x03\x01\x00\x00\x00" in file
    control = file.index(b"\x21\xf9\x04") + 3
    assert file[control] >> 2 & 7 == 1
    assert file[control + 3] == 16


def size_of(picture: Image.Image, bands: list[RowBand]) -> int:
    """Return the size of a compressed picture in bytes; check that Pillow decodes the same pixels."""
    data = compress(picture, bands)
    place = 1
    while length := data[place]:
        place += 1 + length
    assert place == len(data) - 1, "nothing follows the last block"
    screen = struct.pack("<HHBBB", *picture.size, 0xF0 | (BITS - 1), 0, 0) + bytes(3 << BITS)
    image = struct.pack("<BHHHHB", 0x2C, 0, 0, *picture.size, 0) + data
    with Image.open(BytesIO(b"GIF89a" + screen + image + b"\x3b")) as file:
        assert file.tobytes() == picture.tobytes()
    return len(data)


def banded(height: int, bands: list[RowBand], seed: int, colors: int = 17) -> Image.Image:
    chance = Random(seed)
    picture = Image.new("L", (WIDTH, height), TRANSPARENT)
    for top, bottom in bands:
        band = bytes(chance.randrange(colors) for _ in range(WIDTH * (bottom - top)))
        picture.paste(Image.frombytes("L", (WIDTH, bottom - top), band), (0, top))
    return picture


@given(
    edges=st.lists(st.integers(0, 90), max_size=8, unique=True).map(sorted),
    below=st.integers(0, 30),
    colors=st.integers(1, 17),
    seed=st.integers(0, 99),
)
def test_every_pixel_is_decoded(edges: list[int], below: int, colors: int, seed: int) -> None:
    bands = list(zip(edges[::2], edges[1::2], strict=False))
    assert size_of(banded(91 + below, bands, seed, colors), bands)


@pytest.mark.parametrize("rows", [1, 4, 20, 100, 640, 20_000])
def test_a_transparent_run_of_any_length_takes_few_bytes(rows: int) -> None:
    assert size_of(Image.new("L", (WIDTH, rows), TRANSPARENT), []) < 25 + 3.1 * isqrt(rows * WIDTH)


def test_a_band_that_fills_the_code_table_is_compressed_with_everything_else() -> None:
    bands = [(10, 15), (20, 620)]
    assert size_of(banded(640, bands, 1), bands)


WHITE, GREY, BLACK = (255, 255, 255), (128, 128, 128), (0, 0, 0)
PINK, RED, BLUE = (255, 128, 128), (255, 0, 0), (0, 0, 255)


@pytest.mark.parametrize(
    ("ink", "background", "palette", "expected"),
    [
        (BLACK, WHITE, (BLACK, RED, PINK, BLUE, GREY, WHITE), (WHITE, GREY, BLACK)),
        (RED, WHITE, (BLACK, RED, PINK, BLUE, GREY, WHITE), (WHITE, PINK, RED)),
        (BLUE, WHITE, (BLACK, RED, PINK, BLUE, GREY, WHITE), (WHITE, BLUE)),
        (GREY, WHITE, (BLACK,), (WHITE, GREY)),
        (BLACK, WHITE, (RED, (150, 150, 220), (255, 120, 0)), (WHITE, (150, 150, 220), BLACK)),
        (BLACK, WHITE, ((125, 125, 125), GREY, (240, 240, 240)), (WHITE, GREY, BLACK)),
    ],
    ids=["grey", "pink", "none", "beyond-ink", "far-beside", "too-close"],
)
def test_intermediate_colors_are_palette_colors_between_background_and_ink(
    ink: tuple[int, int, int],
    background: tuple[int, int, int],
    palette: tuple[tuple[int, int, int], ...],
    expected: tuple[tuple[int, int, int], ...],
) -> None:
    assert intermediate_colors(ink, background, palette) == expected


def test_half_size_keeps_the_most_frequent_of_four_pixels_and_of_two_pairs_the_one_that_is_not_felt() -> None:
    for four, one in (
        ((5, 3, 3, 3), 3),
        ((5, 5, 3, 4), 5),
        ((5, 3, 3, 5), 5),
        ((5, 5, 3, 3), 5),
        ((FELT, 3, FELT, 3), 3),
        ((3, FELT, 3, FELT), 3),
        ((FELT, FELT, FELT, 3), FELT),
        ((FELT, 3, 4, 6), FELT),
    ):
        picture = Image.frombytes("P", (2, 2), bytes(four))
        assert SpriteFormat.halve(pack(picture)).tobytes() == bytes([one]), four


def test_caches_hold_a_limited_number_of_results_until_a_sheet_is_drawn() -> None:
    calls: list[int] = []

    @cached_while_drawing(2)
    def double(number: int) -> int:
        calls.append(number)
        return 2 * number

    assert [double(1), double(1), double(2), double(3), double(1)] == [2, 2, 4, 6, 2]
    assert calls == [1, 2, 3, 1]
    clear_drawing_caches()
    double(1)
    draw_sheet("green", "flip", CardShape(60, 108))
    double(1)
    assert calls[4:] == [1, 1]
