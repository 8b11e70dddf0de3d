"""GIF files, read back by Pillow and taken apart by hand."""

import random

from PIL import Image

from render.files.gif import Change, GifWriter
from tests.render.filmed import shown

SIZE = (64, 48)
PALETTE = bytes(range(48))


def noise(size: tuple[int, int], seed: int) -> Image.Image:
    chance = random.Random(seed)
    return Image.frombytes("L", size, bytes(chance.randrange(16) for _ in range(size[0] * size[1])))


def in_color(frame: Image.Image) -> Image.Image:
    picture = Image.frombytes("P", frame.size, frame.tobytes())
    picture.putpalette(PALETTE)
    return picture.convert("RGB")


def test_pillow_reads_the_frames_and_how_long_they_last() -> None:
    first = noise(SIZE, 1)
    film = GifWriter(*SIZE, PALETTE)
    film.add_first_frame(first, 150)
    expected, table = [(first, 1500)], first
    for number, (x, y, width, height) in enumerate(((0, 0, 5, 5), (60, 40, 4, 8), (3, 7, 50, 30))):
        part = noise((width, height), number)
        before = table.crop((x, y, x + width, y + height))
        table = table.copy()
        table.paste(part, (x, y))
        film.add_frame([Change(before, part, x, y)], 40 + number)
        expected.append((table, 400 + 10 * number))
    for (picture, held), (frame, duration) in zip(shown(film.file()), expected, strict=True):
        assert picture.tobytes() == in_color(frame).tobytes()
        assert held == duration


def test_several_parts_make_one_frame() -> None:
    first = noise(SIZE, 1)
    film = GifWriter(*SIZE, PALETTE)
    film.add_first_frame(first, 100)
    parts = [(0, 0, noise((6, 3), 2)), (50, 40, noise((9, 7), 3)), (20, 10, noise((5, 20), 4))]
    table = first.copy()
    changes = []
    for x, y, part in parts:
        changes.append(Change(table.crop((x, y, x + part.width, y + part.height)), part, x, y))
        table.paste(part, (x, y))
    film.add_frame(changes, 100)
    *_, (last, _) = shown(film.file())
    assert last.tobytes() == in_color(table).tobytes()


def test_where_nothing_changes_there_is_a_frame_all_the_same() -> None:
    first = noise(SIZE, 1)
    film = GifWriter(*SIZE, PALETTE)
    film.add_first_frame(first, 100)
    bare = len(film.file())
    part = first.crop((10, 10, 30, 30))
    film.add_frame([Change(part, part, 10, 10)], 50)
    film.add_frame([], 70)
    frames = list(shown(film.file()))
    assert [held for _, held in frames] == [1000, 500, 700]
    assert len({picture.tobytes() for picture, _ in frames}) == 1
    assert len(film.file()) - bare < 60


def test_it_repeats_for_ever_and_keeps_what_lies_below() -> None:
    film = GifWriter(*SIZE, PALETTE)
    film.add_first_frame(noise(SIZE, 1), 150)
    file = film.file()
    assert file.startswith(b"GIF89a")
    assert file.endswith(b"\x3b")
    assert b"NETSCAPE2.0\x03\x01\x00\x00\x00" in file
    control = file.index(b"\x21\xf9\x04") + 3
    assert file[control] >> 2 & 7 == 1
    assert file[control + 3] == 16
