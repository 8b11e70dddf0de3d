"""The chances: a bar below the board and the same in words, computed and counted like a hint."""

import pytest
from redis.asyncio import Redis

from bot.core.images import BoardPicture
from bot.core.loaded_game import LoadedGame
from bot.core.replies import Reply
from bot.core.session import Session
from bot.features.analysis.screens import chance_screen, hint_screen
from bot.i18n.texts import Texts, languages
from bot.storage.player_store import PlayerStore
from engine.advice.estimates import Advice, MoveEstimate
from engine.board import MarkKind, Meter
from engine.games import all_games
from engine.move import Move
from engine.record import Record
from tests.bot.desk import ANNA, Desk, labels, shown
from tests.bot.fake_jobs import ImmediateJobs
from tests.engine.playing import option_sets

ADVICE = Advice((MoveEstimate(Move.read("take f h"), 126, 200, 3.5),))
SAID = "Your chances: won in 63 of 100 deals that look like yours."


@pytest.fixture
def jobs() -> ImmediateJobs:
    made = ImmediateJobs()
    made.instead = ADVICE
    return made


@pytest.fixture
async def desk(redis: Redis, jobs: ImmediateJobs) -> Desk:
    return Desk(PlayerStore(redis), jobs)


def picture(reply: Reply) -> BoardPicture:
    painted = shown(reply).picture
    assert isinstance(painted, BoardPicture)
    return painted


async def test_chances_are_shown_by_a_bar_and_in_words(desk: Desk) -> None:
    dealt = await desk.type("/play wish 42")
    reply = await desk.press(await desk.press(dealt, "More …"), "Chances")
    assert picture(reply).meter == Meter(63, 100, "63 of 100")
    assert f"{SAID} That counts as a hint." in shown(reply).text
    assert SAID in shown(reply).alt
    assert "Assisted: 1 hint." in shown(reply).text
    assert labels(reply) == labels(dealt)


async def test_chances_advise_no_move(desk: Desk) -> None:
    await desk.type("/play wish 42")
    reply = await desk.type("/chance")
    assert not [mark for mark in picture(reply).marks if mark.kind is MarkKind.HINT]
    assert "f h" not in shown(reply).text


async def test_chances_are_in_words_on_a_board_in_words(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("/board")
    reply = shown(await desk.type("/chance"))
    assert reply.picture is None
    assert SAID in reply.text


@pytest.mark.parametrize("lines", [("/hint", "/chance"), ("/chance", "/hint"), ("/chance", "/chance")])
async def test_chances_and_a_hint_on_one_board_are_counted_once(desk: Desk, lines: tuple[str, ...]) -> None:
    await desk.type("/play wish 42")
    for line in lines:
        reply = await desk.type(line)
    assert "Assisted: 1 hint." in shown(reply).text
    assert "That counts" not in shown(reply).text


async def test_the_bar_goes_with_the_next_move(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("/chance")
    assert picture(await desk.type("de")).meter is None


async def test_unknown_chances_are_not_counted(desk: Desk, jobs: ImmediateJobs) -> None:
    await desk.type("/play wish 42")
    jobs.instead = Advice(())
    reply = await desk.type("/chance")
    assert "That costs you nothing." in shown(reply).text
    assert picture(reply).meter is None
    assert not (await desk.store.load(ANNA, (await desk.store.settings(ANNA)).current)).is_assisted


@pytest.mark.parametrize("language", languages())
def test_a_game_for_points_shows_points_and_the_others_show_wins(language: str) -> None:
    texts = Texts.load(language)
    for game in all_games():
        record = Record.begin(game, option_sets(game)[0], 7)
        loaded = LoadedGame(7, Session("0123456789", record, 0, 0), record.start())
        advice = Advice((MoveEstimate(record.start().legal_moves()[0], 3, 250, 71.6),))
        screen = chance_screen(texts, loaded, advice, is_counted=True)
        assert isinstance(screen.picture, BoardPicture)
        meter = screen.picture.meter
        assert meter
        assert (meter.part, meter.whole) == ((72, 104) if game.name == "flip" else (1, 100))
        assert str(meter.part) in meter.label
        assert str(meter.whole) in screen.text
        assert texts("chance-counts") in screen.text


@pytest.mark.parametrize("language", languages())
def test_without_hidden_cards_there_is_one_sample(language: str) -> None:
    texts, record = Texts.load(language), Record.read("wish/1 open #42")
    loaded = LoadedGame(7, Session("0123456789", record, 0, 0), record.start())
    told = []
    for won in (0, 120, 200):
        advice = Advice((MoveEstimate(record.start().legal_moves()[0], won, 200, 0.0),))
        for screen in (
            chance_screen(texts, loaded, advice, is_counted=False),
            hint_screen(texts, loaded, advice),
        ):
            told.append(screen.text)
            assert "200" not in screen.text
            assert "120" not in screen.text
    assert told[2:4] == told[4:]
    assert len(set(told)) == 4
