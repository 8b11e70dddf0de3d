"""The picture of a won game that leaves no card: stars and lines in every theme, cards that fit."""

import pytest
from PIL import Image

from engine.board import Board, Pile
from engine.record import Record
from render.boards.scene import MAX_SIDE, TITLE_HEIGHT
from render.files.png import encode_png
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.theme import TABLE, load_theme, theme_names
from render.painting.celebration import BAND, EDGE, paint_celebration
from render.painting.titled_image import WIDTH
from tests.engine.transcripts import RECORDS
from tests.render.pictures import changed, colors, rgb

WON = Record.read(RECORDS["wish-won"])
LAST = WON.first(len(WON.moves) - 1).replay().board()
HEADING = ("Wish", "deal 42")
LINES = ("16 moves in 2:31", "Win streak: 3 games", "You can make a wish")

themes = pytest.mark.parametrize("theme", theme_names())


def painted(*lines: str, theme: str = "green", title: str = "Won!", board: Board = LAST) -> Image.Image:
    return rgb(paint_celebration(board, theme, HEADING, title, lines))


@themes
def test_a_celebration_is_a_picture_that_every_chat_accepts(theme: str) -> None:
    image = paint_celebration(LAST, theme, HEADING, "Won!", LINES)
    assert image.width * 2 // 3 < image.height <= MAX_SIDE
    assert set(image.rows[:: 1 + image.width // PIXELS_PER_BYTE]) == {0}
    assert encode_png(image)


@themes
def test_stars_shine_and_every_line_is_printed_in_every_theme(theme: str) -> None:
    whole = painted(*LINES, theme=theme)
    mark = load_theme(theme)[TABLE]["mark"]
    inside = whole.crop((BAND + EDGE, TITLE_HEIGHT + BAND + EDGE, WIDTH - BAND - EDGE, whole.height // 3))
    assert colors(inside)[mark] > 5000
    others = [painted(*LINES, theme=theme, title=" ")]
    others += [painted(*(line if line != gone else " " for line in LINES), theme=theme) for gone in LINES]
    assert all(other.tobytes() != whole.tobytes() for other in others)


@pytest.mark.parametrize("count", [1, 2, 3, 9, 16])
def test_any_number_of_cards_lies_within_the_panel(count: int) -> None:
    cards = [card for pile in WON.start().board().piles for card in pile.cards if card] * 3
    few, more = (
        painted(*LINES, board=Board("wish", (Pile("a", "pile", tuple(shown)),), 0, None))
        for shown in (cards[:count], cards[: count + 1])
    )
    left, _, right, _ = changed(few, more)
    assert BAND + EDGE < left < right < WIDTH - BAND - EDGE


def test_a_long_line_stays_within_the_panel() -> None:
    left, _, right, _ = changed(painted("M" * 48), painted("W" * 48))
    assert BAND + EDGE < left < right < WIDTH - BAND - EDGE
