"""Result cards (texts above a half-size board) and progress bars below boards."""

from itertools import groupby

import pytest
from PIL import Image

from bot.core.images import BoardPicture
from bot.rendering.image_renderer import paint_file
from engine.board import Board, Meter
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from render.boards.layouts import LAYOUTS
from render.boards.scene import MAX_SIDE, SECOND_LINE_HEIGHT, TITLE_HEIGHT
from render.files.png import encode_png
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.sprite_format import REDUCTION
from render.graphics.theme import TABLE, load_theme, theme_names
from render.painting.heading import TITLE_MARGIN
from render.painting.painter import paint_board, paint_scene
from render.painting.progress_bar import BAR, EDGE, HEIGHT, with_progress_bar
from render.painting.result_card import BOARD_GAP, BOX_HEIGHT, BOX_WIDTH, paint_result_card
from render.painting.result_card import EDGE as BOX_EDGE
from render.painting.sprite_sheet import half_size_sheet
from render.painting.titled_image import MARGIN, WIDTH, half_size_board
from tests.combinations import by_family, combined
from tests.engine.hidden import find_twin
from tests.engine.playing import kind_name, random_course
from tests.engine.transcripts import RECORDS
from tests.render.pictures import changed, colors, golden_board, painted, paired_options, rgb

LINES = ("Won", "25 points, all 54 cards placed", "77 moves", "Clean: nothing taken back")
WON = golden_board("wish-won")
HEADING = ("Wish", "deal 42")
START = Record.read("wish/1 #42").start().board()

games = pytest.mark.parametrize("game", by_family(all_games(), seconds=0.4), ids=kind_name)
themes = pytest.mark.parametrize("theme", theme_names())


def card(board: Board, *lines: str, title: str = "Title") -> Image.Image:
    return rgb(paint_result_card(board, "green", title, lines))


@pytest.mark.parametrize(("theme", "game"), combined(theme_names(), all_games(), seconds=0.2), ids=kind_name)
def test_a_card_is_a_picture_that_every_chat_accepts(theme: str, game: Game) -> None:
    image = paint_result_card(golden_board(f"{game.name}-won"), theme, "Title", LINES)
    assert image.width * 2 // 3 < image.height <= MAX_SIDE
    assert set(image.rows[:: 1 + image.width // PIXELS_PER_BYTE]) == {0}
    assert encode_png(image)


def test_the_last_board_is_on_the_card_in_half_its_size() -> None:
    layout = LAYOUTS.require("wish")
    scene = layout.lay_out(WON)
    small = rgb(paint_scene(scene, half_size_sheet("green", layout.deck, *scene.card_size), ("", "")))
    small = small.crop((0, TITLE_HEIGHT // REDUCTION, *small.size))
    picture = card(WON, *LINES)
    x, bottom = (WIDTH - small.width) // 2, picture.height - MARGIN // REDUCTION
    x -= x % PIXELS_PER_BYTE
    part = picture.crop((x, bottom - small.height, x + small.width, bottom))
    assert part.tobytes() == small.tobytes()
    above = picture.crop((0, bottom - small.height - BOARD_GAP, WIDTH, bottom - small.height))
    assert len(colors(above)) == 1, "no title of the board"


def test_every_line_and_the_board_are_on_the_card() -> None:
    cards = [card(WON, *LINES), card(START, *LINES)]
    cards += [card(WON, *(line if line != left_out else "" for line in LINES)) for left_out in LINES]
    assert len({picture.tobytes() for picture in cards}) == len(cards)


def test_the_introduction_is_right_above_the_board() -> None:
    stages = (3, 5)
    plain, introduced = (
        rgb(paint_result_card(START, "green", "Title", LINES, (), stages, text)) for text in ("", "The deal:")
    )
    added = introduced.height - plain.height
    assert added > 0
    bottom = MARGIN // REDUCTION
    board = half_size_board(START, "green").height
    for picture in (plain, introduced):
        assert picture.height > board + bottom
    lower = (0, plain.height - board - bottom, WIDTH, plain.height)
    shifted = (0, introduced.height - board - bottom, WIDTH, introduced.height)
    assert plain.crop(lower).tobytes() == introduced.crop(shifted).tobytes()
    line = introduced.crop((0, shifted[1] - added, WIDTH, shifted[1]))
    assert len(colors(line)) > 1
    above = (0, 0, WIDTH, lower[1])
    assert plain.crop(above).tobytes() == introduced.crop(above).tobytes()


def test_a_long_line_is_smaller_and_a_longer_one_is_truncated() -> None:
    for count in (10, 18, 22, 60):
        bare, printed = (card(WON, "", text).crop((0, 0, WIDTH, 200)) for text in ("", "W" * count))
        left, _, right, _ = changed(bare, printed)
        assert right - left < WIDTH - 40
    assert card(WON, "W" * 60).tobytes() == card(WON, "W" * 80).tobytes()
    assert changed(card(WON, title="Wish 42"), card(WON, title="Wish 43"))[3] <= TITLE_HEIGHT


@games
def test_neither_hidden_cards_nor_a_secret_board_show(game: Game) -> None:
    """A result card with ``has_board=False`` is the same for any board."""
    twin, secret = find_twin(game.name), set()
    for name, text in RECORDS.items():
        if name.startswith(game.name):
            position = Record.read(text).replay()
            one, other = (each.board() for each in (position, twin(position, 5)))
            assert card(one, *LINES).tobytes() == card(other, *LINES).tobytes()
            for board in (one, Record.read(text).start().board()):
                image = paint_result_card(board, "green", "Title", LINES, (), (2, 5), has_board=False)
                secret.add(bytes(image.rows))
    assert len(secret) == 1


@themes
def test_a_row_has_a_full_box_for_each_stage_that_was_reached(theme: str) -> None:
    """Boxes are counted along the middle of the row: an empty box has two edges and felt between them."""
    for reached in range(6):
        picture = rgb(paint_result_card(WON, theme, "Title", LINES, (), (reached, 5), has_board=False))
        y = picture.height - MARGIN // REDUCTION - BOARD_GAP - BOX_HEIGHT // 2
        row = [picture.getpixel((x, y)) for x in range(WIDTH)]
        runs = [len(list(run)) for is_felt, run in groupby(pixel == row[0] for pixel in row) if not is_felt]
        assert runs == [BOX_WIDTH] * reached + [BOX_EDGE, BOX_EDGE] * (5 - reached)


def with_bar(part: int, whole: int, label: str = "", theme: str = "green") -> Image.Image:
    return rgb(with_progress_bar(paint_board(START, theme, HEADING), START, theme, Meter(part, whole, label)))


def bar_colors(picture: Image.Image, theme: str = "green") -> list[str]:
    """Return the names of the colors along the middle of the bar, inside its outline."""
    names = {load_theme(theme)[TABLE][name]: name for name in ("bar", "line", "mark")}
    y = picture.height - HEIGHT // 2
    row = [names.get(picture.getpixel((x, y)), "") for x in range(TITLE_MARGIN, picture.width)]  # type: ignore[arg-type]
    assert row[:EDGE] == ["line"] * EDGE
    return row[EDGE : row.index("line", EDGE)]


@themes
def test_a_progress_bar_is_filled_to_its_share(theme: str) -> None:
    for part in (0, 1, 25, 63, 99, 100):
        bar = bar_colors(with_bar(part, 100, "63 of 100", theme), theme)
        full = bar.count("mark")
        assert bar == ["mark"] * full + ["bar"] * (len(bar) - full)
        assert abs(full - part * len(bar) / 100) <= 2
        assert (full == 0, full == len(bar)) == (part == 0, part == 100)


def test_the_board_above_a_bar_is_the_same_and_long_labels_leave_room_for_the_bar() -> None:
    bare, short, long = (
        painted(START, heading=HEADING),
        with_bar(1, 2, "1 of 2"),
        with_bar(1, 2, "much more " * 20),
    )
    assert short.size == (bare.width, bare.height + HEIGHT)
    assert short.crop((0, 0, *bare.size)).tobytes() == bare.tobytes()
    assert len(bar_colors(short)) > len(bar_colors(long)) >= bare.width // 2
    for picture in (short, long):
        margin = (picture.width - TITLE_MARGIN + EDGE, picture.height - HEIGHT, *picture.size)
        assert len(colors(picture.crop(margin))) == 1, "the label ends at the margin"


@games
def test_a_picture_with_a_bar_is_hardly_higher_than_chats_accept(game: Game) -> None:
    for options in paired_options(game)[::3]:
        start = game.deal(7, options)
        for position in (start, *(after for _, after in random_course(start, 7)))[::9]:
            image = with_progress_bar(
                paint_board(position.board(), "green", HEADING),
                position.board(),
                "green",
                Meter(1, 2, "1 of 2"),
            )
            assert max(image.width, image.height) <= MAX_SIDE + HEIGHT + SECOND_LINE_HEIGHT
            assert len(image.rows) == (image.width // 2 + 1) * image.height
    assert BAR < HEIGHT


def test_the_file_of_a_picture_has_its_progress_bar() -> None:
    meters = (None, Meter(63, 100, "63 of 100"), Meter(64, 100, "64 of 100"))
    assert len({paint_file(BoardPicture(START, HEADING, meter=meter)) for meter in meters}) == 3
