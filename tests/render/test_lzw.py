"""LZW compression, decoded by Pillow."""

import struct
from io import BytesIO
from math import isqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render.files.lzw import BITS, TRANSPARENT, RowBand, compress

WIDTH = 40


def size_of(picture: Image.Image, bands: list[RowBand]) -> int:
    """Return the bytes of a compressed picture; its pixels must be decoded again."""
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
    """Return a transparent picture with some bands of noise."""
    chance = Random(seed)
    picture = Image.new("L", (WIDTH, height), TRANSPARENT)
    for top, bottom in bands:
        noise = bytes(chance.randrange(colors) for _ in range(WIDTH * (bottom - top)))
        picture.paste(Image.frombytes("L", (WIDTH, bottom - top), noise), (0, top))
    return picture


@given(
    edges=st.lists(st.integers(0, 90), max_size=8, unique=True).map(sorted),
    below=st.integers(0, 30),
    colors=st.integers(1, 17),
    seed=st.integers(0, 99),
)
@settings(max_examples=60, deadline=None)
def test_every_pixel_is_decoded(edges: list[int], below: int, colors: int, seed: int) -> None:
    bands = list(zip(edges[::2], edges[1::2], strict=False))
    assert size_of(banded(91 + below, bands, seed, colors), bands)


@pytest.mark.parametrize("rows", [1, 4, 20, 100, 640, 20_000])
def test_a_transparent_run_of_any_length_takes_few_bytes(rows: int) -> None:
    assert size_of(Image.new("L", (WIDTH, rows), TRANSPARENT), []) < 25 + 3.1 * isqrt(rows * WIDTH)


def test_a_band_that_fills_the_code_table_is_compressed_with_everything_else() -> None:
    bands = [(10, 15), (20, 620)]
    assert size_of(banded(640, bands, 1), bands)


def test_transparent_rows_take_few_bytes() -> None:
    bands = [(0, 5), (300, 305)]
    picture = banded(310, bands, 2)
    assert size_of(picture, bands) < 200 + 10 * WIDTH
    assert size_of(picture, [(0, 310)])
