"""The meter: a bar below a board, as full as it says, with its words beside it."""

import pytest
from PIL import Image

from bot.core.images import BoardPicture
from bot.rendering.image_renderer import paint_file
from bot.rendering.themes import all_themes
from engine.board import Board, Meter
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from render.boards.scene import MAX_SIDE, SECOND_LINE_HEIGHT
from render.graphics.theme import TABLE, load_theme
from render.painting.heading import TITLE_MARGIN
from render.painting.painter import paint_board
from render.painting.progress_bar import BAR, EDGE, HEIGHT, paint_board_with_progress_bar
from tests.engine.playing import kind_name, option_sets, random_course

HEADING = ("Wish", "deal 42")
WISH = Record.read("wish/1 #42").start().board()
WISH_WIDTH = 1280
MIDDLE = HEIGHT // 2


def metered(meter: Meter, theme: str = "green", board: Board = WISH) -> Image.Image:
    return paint_board_with_progress_bar(board, theme, HEADING, meter).image().convert("RGB")


def inside(picture: Image.Image, theme: str) -> list[str]:
    """Return the colors along the middle of the bar, by their names, within its line."""
    table = load_theme(theme)[TABLE]
    names = {table[name]: name for name in ("bar", "line", "mark")}
    y = picture.height - MIDDLE
    row = [names.get(picture.getpixel((x, y)), "") for x in range(TITLE_MARGIN, picture.width)]  # type: ignore[arg-type]
    assert row[:EDGE] == ["line"] * EDGE
    return row[EDGE : row.index("line", EDGE)]


@pytest.mark.parametrize("theme", all_themes())
def test_the_bar_is_as_full_as_it_says(theme: str) -> None:
    for part in (0, 1, 25, 63, 99, 100):
        bar = inside(metered(Meter(part, 100, "63 of 100"), theme), theme)
        full = bar.count("mark")
        assert bar == ["mark"] * full + ["bar"] * (len(bar) - full)
        assert abs(full - part * len(bar) / 100) <= 2
        assert (full == 0, full == len(bar)) == (part == 0, part == 100)


def test_the_least_and_the_most_of_many_look_like_neither_nothing_nor_all() -> None:
    for part in (1, 9_999):
        assert {"mark", "bar"} == set(inside(metered(Meter(part, 10_000, "")), "green"))


def test_nothing_of_nothing_is_an_empty_bar() -> None:
    assert set(inside(metered(Meter(0, 0, "0 of 0")), "green")) == {"bar"}


def test_the_board_above_it_is_the_same_to_the_pixel() -> None:
    bare = paint_board(WISH, "green", HEADING).image().convert("RGB")
    picture = metered(Meter(63, 100, "63 of 100"))
    assert picture.size == (bare.width, bare.height + HEIGHT)
    assert picture.crop((0, 0, *bare.size)).tobytes() == bare.tobytes()


def test_its_words_stand_beside_it_and_leave_it_most_of_the_width() -> None:
    """However long they are in some language: they are cut, and the bar is there."""
    short, long = (metered(Meter(1, 2, words)) for words in ("1 of 2", "1 of 2 and much more " * 9))
    assert len(inside(long, "green")) >= WISH_WIDTH // 2
    assert len(inside(short, "green")) > len(inside(long, "green"))
    paper = load_theme("green")[TABLE]["paper"]
    for picture in (short, long):
        words = picture.crop((0, picture.height - HEIGHT, picture.width, picture.height))
        lettered = [
            x for x in range(words.width) for y in range(words.height) if words.getpixel((x, y)) == paper
        ]
        assert min(lettered) > TITLE_MARGIN + 2 * EDGE + len(inside(picture, "green"))
        assert words.width - TITLE_MARGIN - 12 < max(lettered) < words.width - TITLE_MARGIN + EDGE


@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_a_picture_with_a_meter_is_hardly_higher_than_chats_take(game: Game) -> None:
    for options in option_sets(game)[::17]:
        start = game.deal(7, options)
        for position in (start, *(after for _, after in random_course(start, 7)))[::9]:
            painting = paint_board_with_progress_bar(
                position.board(), "green", HEADING, Meter(1, 2, "1 of 2")
            )
            assert max(painting.width, painting.height) <= MAX_SIDE + HEIGHT + SECOND_LINE_HEIGHT
            assert len(painting.rows) == (painting.width // 2 + 1) * painting.height


def test_the_file_of_a_picture_has_the_meter_that_the_picture_names() -> None:
    meter = Meter(63, 100, "63 of 100")
    with_one, without = (paint_file(BoardPicture(WISH, HEADING, meter=one)) for one in (meter, None))
    assert with_one != without
    assert with_one != paint_file(BoardPicture(WISH, HEADING, meter=Meter(64, 100, "64 of 100")))
    assert BAR < HEIGHT
