"""A won game that leaves no card is celebrated, with what was won."""

import pytest

from bot.core.images import BoardPicture, Celebration
from bot.core.retention import DAY
from bot.core.screens import MAX_ALT
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.screens.board import board_screen, file_screen
from engine.outcome import Result
from engine.record import Record
from tests.bot.desk import LOST, WON, Desk, shown
from tests.bot.saved_games import loaded
from tests.engine.transcripts import RECORDS


def celebrated(picture: object) -> Celebration:
    assert isinstance(picture, Celebration)
    return picture


async def test_the_first_win_of_a_day_shows_the_last_pair_the_time_and_the_wish(desk: Desk) -> None:
    won = shown(await desk.play(WON))
    picture = celebrated(won.picture)
    assert picture.title == "Won!"
    assert picture.lines == ("16 moves in 0:00", "You can make a wish")
    assert picture.board == WON.first(15).replay().board()
    assert picture.heading == ("Wish", "deal 42 · 0 left")
    assert won.alt.startswith("Wish, deal 42. You won! All cards are gone.")
    for words in ("16 moves in 0:00", "You can make a wish", "ace of diamonds, ace of hearts"):
        assert words in won.alt


async def test_a_second_win_in_a_row_shows_the_win_streak(desk: Desk) -> None:
    await desk.play(WON)
    desk.time += DAY
    again = shown(await desk.play(WON))
    assert "Win streak: 2 games" in celebrated(again.picture).lines
    assert "Win streak: 2 games." in again.text
    desk.time += DAY
    assert "streak" not in shown(await desk.play(LOST)).text


async def test_whoever_reads_boards_as_text_reads_the_win_streak(desk: Desk) -> None:
    await desk.play(WON)
    await desk.type("/settings boards=words")
    desk.time += DAY
    again = shown(await desk.play(WON))
    assert again.picture is None
    assert "Win streak: 2 games." in again.text


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("name", RECORDS)
def test_only_a_won_game_without_a_card_is_celebrated_in_every_language(name: str, language: str) -> None:
    record, texts = Record.read(RECORDS[name]), Texts.load(language)
    here = loaded(record)
    board = here.position.board()
    screen, (_, file) = board_screen(texts, here), file_screen(texts, here)
    is_won = board.outcome is not None and board.outcome.result is Result.WON
    if is_won and not any(pile.cards for pile in board.piles):
        picture = celebrated(screen.picture)
        assert file.content == picture
        assert paint_file(picture)
        assert all(line in screen.alt for line in picture.lines)
        assert len(screen.alt) <= MAX_ALT
    else:
        assert isinstance(screen.picture, BoardPicture)
        assert screen.picture.board == board
