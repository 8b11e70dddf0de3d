"""Result cards: all that is told is on them, beside the end as its player saw it."""

from importlib import import_module
from itertools import groupby

import pytest
from PIL import Image, ImageChops

from engine.board import Board
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from render.boards.layouts import find_layout
from render.boards.scene import MAX_SIDE, TITLE_HEIGHT
from render.files.png import encode_png
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.sprite_format import REDUCTION
from render.graphics.theme import theme_names
from render.painting.painter import paint_scene
from render.painting.result_card import (
    BOARD_GAP,
    BOX_HEIGHT,
    BOX_WIDTH,
    EDGE,
    FIRST_STYLES,
    STYLES,
    Stages,
    paint_result_card,
)
from render.painting.sprite_sheet import half_size_sheet, sprite_sheet
from render.painting.titled_image import MARGIN, WIDTH
from tests.engine.transcripts import RECORDS

LINES = ("Won", "25 points, all 54 cards placed", "77 moves", "Clean: nothing taken back")


def end(name: str) -> Board:
    return Record.read(RECORDS[name]).replay().board()


def picture(board: Board, title: str = "Title", lines: tuple[str, ...] = LINES) -> Image.Image:
    return paint_result_card(board, "green", title, lines).image().convert("RGB")


def finds(picture: Image.Image, part: Image.Image, x: int) -> bool:
    """Tell whether a picture has a part somewhere down from there."""
    wanted = part.tobytes()
    return any(
        picture.crop((x, y, x + part.width, y + part.height)).tobytes() == wanted
        for y in range(picture.height - part.height + 1)
    )


@pytest.mark.parametrize("name", RECORDS)
def test_the_end_is_on_it_in_half_its_size(name: str) -> None:
    board = end(name)
    layout = find_layout(board.game)
    scene = layout.lay_out(board)
    small = (
        paint_scene(scene, half_size_sheet("green", layout.deck, *scene.card_size), ("", ""))
        .image()
        .convert("RGB")
    )
    small = small.crop((0, TITLE_HEIGHT // REDUCTION, *small.size))
    x = (WIDTH - small.width) // 2
    assert finds(picture(board), small, x - x % PIXELS_PER_BYTE)


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("name", ["wish-won", "blink-won", "flip-won", "follow-won", "kittyhawk-won"])
def test_it_is_a_picture_that_every_chat_shows(name: str, theme: str) -> None:
    painting = paint_result_card(end(name), theme, "Title", LINES)
    assert painting.width * 2 // 3 < painting.height <= MAX_SIDE
    assert set(painting.rows[:: 1 + painting.width // PIXELS_PER_BYTE]) == {0}
    assert encode_png(painting)


@pytest.mark.parametrize("number", range(len(LINES)))
def test_every_line_is_printed(number: int) -> None:
    board = end("wish-won")
    tiles = sprite_sheet("green", "french", *find_layout("wish").lay_out(board).card_size)
    style = STYLES[0] if number else FIRST_STYLES[0]
    row = tiles.text(style, LINES[number])
    printed = Image.new("L", (sum(tile.width for tile in row), row[0].height))
    x = 0
    for tile in row:
        printed.paste(tile, (x, 0))
        x += tile.width
    painting = paint_result_card(board, "green", "Title", LINES)
    assert finds(painting.canvas(), printed, 1 + (WIDTH // 2 - printed.width) // PIXELS_PER_BYTE)


def test_what_is_long_is_smaller_and_what_is_too_long_is_cut() -> None:
    board = end("wish-won")
    room = [box[2] - box[0] for box in (ink_of(board, "W" * count) for count in (10, 18, 22, 60))]
    assert room[0] < WIDTH
    assert all(width < WIDTH - 40 for width in room)
    assert picture(board, lines=("W" * 60,)).tobytes() == picture(board, lines=("W" * 80,)).tobytes()


def ink_of(board: Board, line: str) -> tuple[int, int, int, int]:
    """Return the box of a line that is printed alone."""
    bare, printed = (picture(board, lines=("", text)) for text in ("", line))
    size = (WIDTH, min(bare.height, printed.height) // 4)
    box = ImageChops.difference(bare.crop((0, 0, *size)), printed.crop((0, 0, *size))).getbbox()
    assert box is not None
    return box


def test_the_title_changes_the_title_alone() -> None:
    board = end("wish-won")
    box = ImageChops.difference(picture(board, "Wish 42"), picture(board, "Wish 43")).getbbox()
    assert box is not None
    assert box[3] <= TITLE_HEIGHT


def test_without_a_line_it_is_the_title_and_the_board() -> None:
    assert picture(end("wish-won"), lines=()).height < picture(end("wish-won")).height


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_hidden_cards_do_not_show(game: str) -> None:
    twin = import_module(f"tests.engine.hidden.{game}").twin
    for name, text in RECORDS.items():
        if name.startswith(game):
            position = Record.read(text).replay()
            other = twin(position, 5)
            files = [
                encode_png(paint_result_card(one.board(), "green", "Title", LINES))
                for one in (position, other)
            ]
            assert files[0] == files[1]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_card_without_a_board_is_the_same_whatever_the_board(game: Game) -> None:
    boards = [end(name) for name in RECORDS if name.startswith(game.name)]
    cards = {
        paint_result_card(board, "green", "Title", LINES, stages=Stages(2, 5), has_board=False).rows.hex()
        for board in (*boards, Record.read(RECORDS[f"{game.name}-won"]).start().board())
    }
    assert len(cards) == 1


@pytest.mark.parametrize("theme", theme_names())
def test_a_strip_has_a_full_box_for_each_stage_that_was_reached(theme: str) -> None:
    """Counted along the middle of the strip: a box that is not full has two edges and nothing between."""
    for reached in range(6):
        card = paint_result_card(
            end("wish-won"), theme, "Title", LINES, stages=Stages(reached, 5), has_board=False
        )
        picture = card.image().convert("RGB")
        row = picture.height - MARGIN // REDUCTION - BOARD_GAP - BOX_HEIGHT // 2
        ground = picture.getpixel((0, row))
        runs = [
            len(list(run))
            for is_ground, run in groupby(picture.getpixel((x, row)) == ground for x in range(WIDTH))
            if not is_ground
        ]
        assert runs == [BOX_WIDTH] * reached + [EDGE, EDGE] * (5 - reached)
