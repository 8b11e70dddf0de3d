"""Pictures beside the event loop: each painted once, kept within bounds."""

import asyncio
import threading
from dataclasses import replace
from io import BytesIO
from types import FrameType

import pytest
from PIL import Image

from bot.model import Picture
from bot.pictures import Pictures
from engine.board import Mark
from render.painter import paint
from tests.render.boards import wish


def picture(deal: int = 42) -> Picture:
    board, last = wish(deal, 0)
    return Picture(board, ("Wish", f"Deal {deal}"), marks=last)


async def test_a_picture_is_a_png_file_of_the_board(pictures: Pictures) -> None:
    with Image.open(BytesIO(await pictures.file(picture()))) as file:
        assert (file.format, file.width) == ("PNG", 1280)


async def test_everything_that_a_picture_says_is_painted(pictures: Pictures) -> None:
    plain = picture()
    others = (
        replace(plain, marks=(Mark("a"), Mark("b"))),
        replace(plain, heading=("Wish", "Deal 43")),
        picture(43),
    )
    assert len({await pictures.file(one) for one in (plain, *others)}) == 4


async def test_the_same_picture_is_painted_once(pictures: Pictures) -> None:
    first = await pictures.file(picture())
    assert await pictures.file(picture()) is first
    assert await pictures.file(picture(43)) != first


async def test_asked_for_at_once_it_is_painted_once(pictures: Pictures) -> None:
    files = await asyncio.gather(*(pictures.file(picture()) for _ in range(5)))
    assert len({id(file) for file in files}) == 1


async def test_the_longest_unwanted_is_forgotten() -> None:
    sizes = {deal: len(await Pictures().file(picture(deal))) for deal in (1, 2, 3)}
    pictures = Pictures(kept_bytes=sum(sizes.values()) - 1)
    one, two = await pictures.file(picture(1)), await pictures.file(picture(2))
    assert await pictures.file(picture(1)) is one
    await pictures.file(picture(3))
    assert await pictures.file(picture(1)) is one
    again = await pictures.file(picture(2))
    assert again == two
    assert again is not two


async def test_as_many_are_forgotten_as_a_large_one_takes_the_room_of() -> None:
    board, _ = wish(8, 1, "open")
    late, _ = wish(6, 12)
    large = Picture(board, ("Wish", "Deal 8"))
    small = [Picture(late, ("Wish", f"Deal {deal}")) for deal in (6, 7)]
    files = [await Pictures().file(picture) for picture in (*small, large)]
    assert len(files[2]) > len(files[0])
    pictures = Pictures(kept_bytes=len(files[0]) + len(files[1]))
    kept = [await pictures.file(picture) for picture in (*small, large)]
    assert await pictures.file(small[1]) is not kept[1]


async def test_a_picture_larger_than_the_room_is_painted_all_the_same() -> None:
    pictures = Pictures(kept_bytes=10)
    file = await pictures.file(picture())
    again = await pictures.file(picture())
    assert again == file
    assert again is not file


async def test_one_who_no_longer_waits_does_not_take_it_from_the_others(pictures: Pictures) -> None:
    leaving, staying = (asyncio.create_task(pictures.file(picture())) for _ in range(2))
    await asyncio.sleep(0)
    leaving.cancel()
    assert (await staying).startswith(b"\x89PNG")
    assert leaving.cancelled()


async def test_painting_is_done_in_a_thread_of_its_own() -> None:
    painted_in: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is paint.__code__:
            painted_in.append(threading.current_thread().name)

    threading.setprofile(note)  # sees threads that begin from now on, and not this one
    try:
        await Pictures().file(picture())
    finally:
        threading.setprofile(None)
    assert [name.startswith("painter") for name in painted_in] == [True]


async def test_what_cannot_be_painted_is_an_error_each_time(pictures: Pictures) -> None:
    for _ in range(2):
        with pytest.raises(KeyError, match="mauve"):
            await pictures.file(replace(picture(), theme="mauve"))
    assert await pictures.file(picture())


async def test_cards_can_be_drawn_beforehand(pictures: Pictures) -> None:
    await pictures.warm()
    with pytest.raises(KeyError, match="mauve"):
        await pictures.warm("mauve")


async def test_after_the_end_nothing_is_painted(pictures: Pictures) -> None:
    kept = await pictures.file(picture())
    pictures.close()
    with pytest.raises(RuntimeError):
        await pictures.file(picture(43))
    assert await pictures.file(picture()) is kept
