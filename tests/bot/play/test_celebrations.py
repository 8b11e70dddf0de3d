"""A won game is celebrated, with what was won and what is next."""

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
from tests.combinations import combined
from tests.engine.transcripts import RECORDS


def celebrated(picture: object) -> Celebration:
    assert isinstance(picture, Celebration)
    return picture


async def test_the_first_win_of_a_day_shows_the_last_pair_the_time_and_the_wish(desk: Desk) -> None:
    won = shown(await desk.play(WON))
    picture = celebrated(won.picture)
    assert picture.title == "Won!"
    assert picture.lines == ("16 moves in 0:00", "You can make a wish", "Next: today’s challenge")
    assert picture.board == WON.first(15).replay().board()
    assert picture.heading == ("Wish", "deal 42 · 0 left")
    assert won.alt.startswith("Wish, deal 42. You won! All cards are gone.")
    assert won.text.endswith("\nNext: today’s challenge.")
    for words in (*picture.lines, "ace of diamonds, ace of hearts"):
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


async def test_the_challenge_is_next_only_until_it_is_begun(desk: Desk) -> None:
    await desk.daily()
    assert "Next:" not in shown(await desk.play(WON)).text


@pytest.mark.parametrize(("name", "language"), combined(tuple(RECORDS), finished_languages(), seconds=0.1))
def test_every_won_game_and_no_other_is_celebrated_in_every_language(name: str, language: str) -> None:
    record, texts = Record.read(RECORDS[name]), Texts.load(language)
    here = loaded(record)
    board = here.position.board()
    screen, (_, file) = board_screen(texts, here), file_screen(texts, here)
    is_won = board.outcome is not None and board.outcome.result is Result.WON
    if is_won:
        picture = celebrated(screen.picture)
        is_left = any(pile.cards for pile in board.piles)
        assert picture.board == (board if is_left else record.first(len(record.moves) - 1).replay().board())
        assert file.content == picture
        assert paint_file(picture)
        assert all(line in screen.alt for line in picture.lines)
        assert len(screen.alt) <= MAX_ALT
    else:
        assert isinstance(screen.picture, BoardPicture)
        assert screen.picture.board == board
