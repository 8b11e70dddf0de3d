"""LZW compression, decoded by a slow and simple decoder."""

import random
from collections.abc import Iterator
from math import isqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render.files.lzw import BITS, CLEAR, END, FIRST, LAST, TRANSPARENT, RowBand, compress

WIDTH = 40


def unblocked(image: bytes) -> bytes:
    """Return the content of the blocks of an image; the last one is empty, and nothing follows it."""
    assert image[0] == BITS
    data, place = b"", 1
    while length := image[place]:
        data += image[place + 1 : place + 1 + length]
        place += 1 + length
    assert place == len(image) - 1
    return data


def codes(data: bytes) -> Iterator[bytes]:
    """Yield the pixels of every code up to the end; each new code is the last one and a pixel more."""
    number, place, known, last = int.from_bytes(data, "little"), 0, dict[int, bytes](), b""
    while True:
        width = max(FIRST, min(FIRST + len(known), LAST)).bit_length()
        code = number >> place & ((1 << width) - 1)
        place += width
        if code == END:
            assert (place + 7) // 8 == len(data)
            return
        if code == CLEAR:
            known, last = {}, b""
            continue
        if code < CLEAR:
            pixels = bytes((code,))
        elif code == FIRST + len(known):
            pixels = last + last[:1]
        else:
            pixels = known[code]
        if last and len(known) <= LAST - FIRST:
            known[FIRST + len(known)] = last + pixels[:1]
        last = pixels
        yield pixels


def banded(height: int, bands: list[RowBand], seed: int, colors: int = 17) -> Image.Image:
    """Return a transparent picture with some bands of noise."""
    chance = random.Random(seed)
    picture = Image.new("L", (WIDTH, height), TRANSPARENT)
    for top, low in bands:
        size = (WIDTH, low - top)
        noise = bytes(chance.randrange(colors) for _ in range(size[0] * size[1]))
        picture.paste(Image.frombytes("L", size, noise), (0, top))
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
    picture = banded(91 + below, bands, seed, colors)
    assert b"".join(codes(unblocked(compress(picture, bands)))) == picture.tobytes()


@pytest.mark.parametrize("rows", [1, 4, 20, 100, 640, 20_000])
def test_a_transparent_run_of_any_length_is_decoded(rows: int) -> None:
    picture = Image.new("L", (WIDTH, rows), TRANSPARENT)
    packed = unblocked(compress(picture, []))
    assert b"".join(codes(packed)) == picture.tobytes()
    assert len(packed) < 20 + 3 * isqrt(rows * WIDTH)


def test_a_band_that_fills_the_code_table_is_compressed_with_everything_else() -> None:
    bands = [(10, 15), (20, 620)]
    picture = banded(640, bands, 1)
    data = unblocked(compress(picture, bands))
    assert b"".join(codes(data)) == picture.tobytes()


def test_transparent_rows_take_few_bytes() -> None:
    bands = [(0, 5), (300, 305)]
    picture = banded(310, bands, 2)
    apart = len(compress(picture, bands))
    assert apart < 200 + 10 * WIDTH
    assert b"".join(codes(unblocked(compress(picture, [(0, 310)])))) == picture.tobytes()
