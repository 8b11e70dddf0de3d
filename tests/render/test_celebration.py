"""The picture of a won game: a large title and lines in every theme, and cards that fit."""

from dataclasses import replace

import pytest
from PIL import Image

from engine.board import Board, Pile
from engine.games import games_in_order
from engine.outcome import Result
from engine.record import Record
from render.boards.scene import MAX_SIDE, TITLE_HEIGHT
from render.files.png import encode_png
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.theme import TABLE, load_theme, theme_names
from render.painting.celebration import BAND, EDGE, PADDING, STARS, TITLE_SIZES, paint_celebration
from render.painting.titled_image import WIDTH
from render.typography.alphabet import LINE_HEIGHT
from tests.combinations import combined
from tests.engine.transcripts import RECORDS
from tests.render.pictures import changed, colors, ink_box, rgb

HEADING = ("Wish", "deal 42")
LINES = ("16 moves in 2:31", "Win streak: 3 games", "You can make a wish")
PHONE = 390
STARS_BOTTOM = TITLE_HEIGHT + BAND + EDGE + PADDING + max(STARS)
LARGEST = round(TITLE_SIZES[0] * LINE_HEIGHT)
"""The height of the title."""
GAMES = [game.name for game in games_in_order()]

themes = pytest.mark.parametrize("theme", theme_names())


def won(game: str) -> Board:
    """Return the last board of a won game that has any cards."""
    records = [Record.read(text) for name, text in RECORDS.items() if name.startswith(f"{game}-")]
    boards = [(record, record.replay().board()) for record in records]
    record, board = next(
        (record, board) for record, board in boards if board.outcome and board.outcome.result is Result.WON
    )
    if any(pile.cards for pile in board.piles):
        return board
    return record.first(len(record.moves) - 1).replay().board()


WON = Record.read(RECORDS["wish-won"])
LAST = won("wish")


def painted(*lines: str, theme: str = "green", title: str = "Won!", board: Board = LAST) -> Image.Image:
    return rgb(paint_celebration(board, theme, HEADING, title, lines))


def inside(picture: Image.Image, top: int, bottom: int = 0) -> Image.Image:
    """Return what is within the panel from a row on."""
    margin = BAND + EDGE
    return picture.crop((margin, top, WIDTH - margin, bottom or picture.height - margin))


@pytest.mark.parametrize(("game", "theme"), combined(GAMES, theme_names()))
def test_a_win_of_every_game_shows_its_cards_in_every_theme(game: str, theme: str) -> None:
    board = won(game)
    whole, without = painted(*LINES, board=board, theme=theme), painted(board=board, theme=theme)
    assert WIDTH * 2 // 3 < whole.height <= MAX_SIDE
    felt, below = load_theme(theme)[TABLE]["felt"], STARS_BOTTOM + LARGEST
    left, top, right, bottom = ink_box(inside(without, below), felt, 40)
    assert right - left > 100  # of a cleared layout, only stock and waste are left
    assert bottom - top > 100  # the eight piles of two decks are narrow
    lines = whole.height - without.height
    assert whole.height == without.height + lines > without.height + 3 * 40
    assert ink_box(inside(whole, below + lines), felt, 40)[2:] == (right, bottom)


@themes
def test_stars_and_title_are_large_and_every_line_is_printed_in_every_theme(theme: str) -> None:
    whole, table = painted(*LINES, theme=theme), load_theme(theme)[TABLE]
    assert colors(inside(whole, TITLE_HEIGHT + BAND + EDGE, STARS_BOTTOM))[table["mark"]] > 5000
    _, top, _, bottom = ink_box(inside(whole, STARS_BOTTOM, STARS_BOTTOM + LARGEST), table["felt"])
    assert (bottom - top) * PHONE / WIDTH > 24
    others = [painted(*LINES, theme=theme, title=" ")]
    others += [painted(*(line if line != gone else " " for line in LINES), theme=theme) for gone in LINES]
    assert all(other.tobytes() != whole.tobytes() for other in others)


@themes
def test_a_celebration_is_a_file_that_every_chat_accepts(theme: str) -> None:
    image = paint_celebration(LAST, theme, HEADING, "Won!", LINES)
    assert set(image.rows[:: 1 + image.width // PIXELS_PER_BYTE]) == {0}
    assert encode_png(image)


@pytest.mark.parametrize("count", [1, 2, 4, 5, 9, 16])
def test_any_number_of_cards_lies_within_the_panel(count: int) -> None:
    cards = [card for pile in WON.start().board().piles for card in pile.cards if card] * 3
    piles = tuple(Pile(name, "pile", tuple(cards[number::8])) for number, name in enumerate("abcdefgh"))
    board = Board("wish", tuple(replace(pile, cards=pile.cards[:1]) for pile in piles[:count]), 0, None)
    picture = painted(*LINES, board=board)
    assert picture.height <= MAX_SIDE
    left, _, right, _ = ink_box(inside(picture, picture.height // 2), load_theme("green")[TABLE]["felt"])
    assert 0 < left < right < WIDTH - 2 * (BAND + EDGE)


@pytest.mark.parametrize("length", [4, 48])
def test_long_lines_and_titles_stay_within_the_panel(length: int) -> None:
    left, _, right, _ = changed(painted("M" * 48, title="M" * length), painted("W" * 48, title="W" * length))
    assert BAND + EDGE < left < right < WIDTH - BAND - EDGE
