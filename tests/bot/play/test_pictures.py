"""Images are rendered outside the event loop, each once, and cached within limits."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import fields, replace
from io import BytesIO
from types import FrameType
from typing import Any

import pytest
from PIL import Image

from bot.core.charts import BadgeIcon, ColumnSign, DayMark
from bot.core.images import BoardPicture, Renderable, ReplayAnimation, ResultCard
from bot.rendering.image_renderer import ImageRenderer, animation_frames
from engine.board import Mark
from engine.errors import RecordError
from engine.games import find_game
from engine.options import read_options
from engine.record import Record
from render.files.animation import MAX_FRAMES, encode_animation, shown_moves
from render.files.png import encode_png
from render.graphics.theme import load_theme, theme_names
from render.painting.painter import paint_board, prepare_sheets
from render.painting.result_card import paint_result_card
from tests.bot.standings.chart_values import CHARTS
from tests.combinations import by_family
from tests.engine.playing import LONGEST_COURSE, random_course
from tests.engine.transcripts import RECORDS
from tests.render.pictures import wish


def picture(deal: int = 42) -> BoardPicture:
    board, last = wish(deal, 0)
    return BoardPicture(board, ("Wish", f"Deal {deal}"), marks=last)


def film(name: str = "wish-won") -> ReplayAnimation:
    return ReplayAnimation(RECORDS[name].strip(), "Wish 42")


def card(name: str = "wish-won") -> ResultCard:
    board = Record.read(RECORDS[name].strip()).replay().board()
    return ResultCard(board, "Wish 42", ("Won", "16 moves"))


SAID: dict[str, Any] = {"title": "Another", "note": "Another", "theme": "paper"}
OTHERWISE: dict[str, dict[str, Any]] = {
    "month": SAID
    | {
        "days": 30 * (DayMark.BRONZE,),
        "weekdays": ("月", "火", "水", "木", "金", "土", "日"),
        "first_column": 2,
        "today": 1,
        "legend": ((DayMark.GOLD, "perfect"),),
        "badge": ((BadgeIcon.BRONZE, BadgeIcon.OUTLINED_STAR), "Bronze badge"),
        "fives": 30 * (2,),
        "five_legend": "solved",
        "five_badge": (BadgeIcon.GOLD, "Gold badge of the five"),
    },
    "bars": SAID | {"bars": (("Blink", 1, 2, "half"),), "legend": ("", "Rest")},
    "columns": SAID | {"columns": 4 * (("a", 1),), "signs": ((ColumnSign.LAST, 1, "Last"),)},
    "curves": SAID
    | {
        "labels": ("a", "b", "c"),
        "lines": (("Yours", (50, 50, 50)),),
        "low": 0,
        "high": 100,
        "unit": " points",
    },
}
"""Another value for each field of the charts."""


async def test_everything_that_a_picture_says_is_painted(pictures: ImageRenderer) -> None:
    plain = picture()
    others = (
        replace(plain, marks=(Mark("a"), Mark("b"))),
        replace(plain, heading=("Wish", "Deal 43")),
        picture(43),
    )
    assert len({await pictures.file(one) for one in (plain, *others)}) == 4


@pytest.mark.parametrize("name", CHARTS)
async def test_everything_that_a_chart_says_is_painted(pictures: ImageRenderer, name: str) -> None:
    """Every field of a chart changes the image."""
    chart = CHARTS[name]
    others = [chart, *(replace(chart, **{field: value}) for field, value in OTHERWISE[name].items())]
    assert set(OTHERWISE[name]) == {field.name for field in fields(chart)}
    drawn = [Image.open(BytesIO(await pictures.file(one))).convert("RGB") for one in others]
    assert len({picture.tobytes() for picture in drawn}) == len(others)


async def test_the_longest_unwanted_is_forgotten() -> None:
    sizes = {deal: len(await ImageRenderer().file(picture(deal))) for deal in (1, 2, 3)}
    pictures = ImageRenderer(cache_bytes=sum(sizes.values()) - 1)
    one, two = await pictures.file(picture(1)), await pictures.file(picture(2))
    assert await pictures.file(picture(1)) is one
    await pictures.file(picture(3))
    assert await pictures.file(picture(1)) is one
    again = await pictures.file(picture(2))
    assert again == two
    assert again is not two


async def test_a_cancelled_request_does_not_take_a_picture_from_others(pictures: ImageRenderer) -> None:
    leaving, staying = (asyncio.create_task(pictures.file(film())) for _ in range(2))
    await asyncio.sleep(0)
    leaving.cancel()
    assert (await staying).startswith(b"GIF")
    assert leaving.cancelled()


async def test_what_cannot_be_painted_is_an_error_each_time(pictures: ImageRenderer) -> None:
    for _ in range(2):
        with pytest.raises(KeyError, match="mauve"):
            await pictures.file(replace(picture(), theme="mauve"))
        with pytest.raises(KeyError, match="mauve"):
            await pictures.warm("mauve")
    assert await pictures.file(picture())


async def test_after_the_end_nothing_is_painted(pictures: ImageRenderer) -> None:
    cached = await pictures.file(picture())
    pictures.close()
    with pytest.raises(RuntimeError):
        await pictures.file(film())
    assert await pictures.file(picture()) is cached


@pytest.mark.parametrize("name", by_family(list(RECORDS), seconds=0.3))
async def test_a_film_is_a_gif_file_with_a_frame_for_each_move(pictures: ImageRenderer, name: str) -> None:
    with Image.open(BytesIO(await pictures.file(film(name)))) as file:
        assert file.format == "GIF"
        assert getattr(file, "n_frames", 1) == 1 + len(Record.read(RECORDS[name].strip()).moves)
        assert max(file.size) <= 640


async def test_the_film_of_a_long_game_has_a_frame_for_each_move_and_can_be_sent(
    pictures: ImageRenderer,
) -> None:
    start = Record.begin(find_game("kittyhawk"), read_options(find_game("kittyhawk").options, ()), 8)
    record = start.then(*(move for move, _ in random_course(start.start(), 8)))
    assert len(record.moves) == LONGEST_COURSE
    file = await pictures.file(ReplayAnimation(record.text, "Kittyhawk 8"))
    with Image.open(BytesIO(file)) as shown:
        assert getattr(shown, "n_frames", 1) == 1 + LONGEST_COURSE < MAX_FRAMES
    assert len(file) < 1024 * 1024


async def test_a_record_that_cannot_be_replayed_gives_no_film(pictures: ImageRenderer) -> None:
    for text in ("wish/1 #42 | take a b", "wish/99 #42 | take e h", "chess/1 #42", "nonsense"):
        with pytest.raises(RecordError):
            await pictures.file(ReplayAnimation(text, "Wish 42"))
    assert await pictures.file(film())


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("one", [picture(), film(), card()], ids=["board", "film", "card"])
async def test_each_is_painted_in_its_theme(pictures: ImageRenderer, one: Renderable, theme: str) -> None:
    with Image.open(BytesIO(await pictures.file(replace(one, theme=theme)))) as file:
        shown = file.convert("RGB")
    assert shown.getpixel((1, 1)) == load_theme(theme)["table"]["bar"]
    assert shown.getpixel((1, shown.height - 1)) == load_theme(theme)["table"]["felt"]


def paintings(work: Callable[[], None]) -> list[str]:
    """Return what threads that start during ``work`` render, each with the name of its thread pool."""
    named = {
        paint_board.__code__: "board",
        encode_animation.__code__: "film",
        paint_result_card.__code__: "card",
        encode_png.__code__: "packed",
    }
    found: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in named:
            found.append(f"{named[frame.f_code]} by {threading.current_thread().name.rpartition('_')[0]}")

    threading.setprofile(note)  # traces threads that start from now on, not this one
    try:
        work()
    finally:
        threading.setprofile(None)
    return found


def test_each_is_painted_once_and_what_takes_long_beside_the_event_loop() -> None:
    wanted: tuple[Renderable, ...] = (picture(), film(), card())

    async def twice() -> None:
        pictures = ImageRenderer()
        first = await asyncio.gather(*(pictures.file(one) for one in (*wanted, *wanted)))
        assert first[:3] == first[3:]
        for one, file in zip(wanted, first, strict=False):
            assert await pictures.file(one) is file
        pictures.close()

    # Boards and cards do not wait for animations, which take longer.
    prepare_sheets("wish", "green")
    found = sorted(paintings(lambda: asyncio.run(twice())))
    assert found == ["card by painter", "film by animation painter", "packed by painter"]


def test_of_a_longer_game_a_film_shows_some_moments_and_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.files.animation.MAX_FRAMES", 6)
    record = Record.read(RECORDS["wish-won"])
    shown = list(animation_frames(record, "Wish"))
    assert [frame.progress * 16 for frame in shown] == sorted(shown_moves(16)) == [0, 4, 8, 12, 16]
    assert shown[-1].board == record.replay().board()
