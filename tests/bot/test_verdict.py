"""The verdict: confirmed, computed with all cards known, in words that reveal nothing else."""

import pytest
from redis.asyncio import Redis

from bot.core.loaded_game import LoadedGame
from bot.core.replies import Reply, ReplyTarget
from bot.core.session import Session
from bot.features.analysis.screens import verdict_screen
from bot.i18n.texts import Texts, languages
from bot.runtime.analysis_jobs import AnalysisCancelledError
from bot.storage.player_store import PlayerStore
from engine.advice.verdict import GameVerdict
from engine.board import MarkKind
from engine.games import all_games
from engine.record import Record
from engine.solvers.solution import Verdict
from tests.bot.desk import ANNA, BEN, LOST, WON, Desk, button, controls, labels, shown
from tests.bot.fake_jobs import ImmediateJobs
from tests.engine.playing import option_sets

WINNABLE = "Verdict: it can still be won."
JUDGEMENTS = (
    GameVerdict(Verdict.WON, 0),
    GameVerdict(Verdict.UNKNOWN),
    GameVerdict(Verdict.UNWINNABLE, 1),
    GameVerdict(Verdict.UNWINNABLE, 12),
    GameVerdict(Verdict.UNWINNABLE),
    GameVerdict(Verdict.UNWINNABLE, is_lost_from_deal=True),
)


@pytest.fixture
def jobs() -> ImmediateJobs:
    return ImmediateJobs()


@pytest.fixture
async def desk(redis: Redis, jobs: ImmediateJobs) -> Desk:
    return Desk(PlayerStore(redis), jobs)


async def played(desk: Desk, record: Record, moves: int) -> Reply:
    reply = await desk.type(f"/play {record.game} {record.deal}")
    for move in record.moves[:moves]:
        reply = await desk.type(move.text)
    return reply


async def kept(desk: Desk) -> Session:
    return await desk.store.load(ANNA, (await desk.store.settings(ANNA)).current)


async def test_a_verdict_needs_a_confirmation(desk: Desk, jobs: ImmediateJobs) -> None:
    reply = await played(desk, WON, 3)
    asked = await desk.press(await desk.press(reply, "More …"), "Verdict")
    assert "looks at the cards that you cannot see" in shown(asked).text
    assert labels(asked) == ["Yes, tell me", "No, play on"]
    assert not jobs.given
    declined = await desk.press(asked, "No, play on")
    assert not (await kept(desk)).is_assisted
    assert labels(declined) == labels(reply)
    told = await desk.press(asked, "Yes, tell me")
    assert WINNABLE in shown(told).text
    assert "Assisted: 1 verdict." in shown(told).text
    assert told.target is ReplyTarget.HERE
    assert WINNABLE in shown(told).alt


async def test_a_game_that_was_lost_says_how_many_moves_lead_back(desk: Desk) -> None:
    reply = await played(desk, LOST, len(LOST.moves) - 1)
    told = await desk.type("/verdict yes")
    assert "Verdict: lost. Undo 3 moves, and it can still be won." in shown(told).text
    assert labels(told) == labels(reply)
    for _ in range(2):
        await desk.type("/undo")
    assert "Undo 1 move, and it can" in shown(await desk.type("/verdict")).text
    await desk.type("/undo")
    assert WINNABLE in shown(await desk.type("/verdict")).text


async def test_a_verdict_says_if_the_deal_could_never_be_won(desk: Desk) -> None:
    await desk.type("/play wish 41")
    await desk.type("eh")
    assert "lost from the deal on" in shown(await desk.type("/verdict yes")).text


async def test_a_verdict_asks_once_in_a_game_and_counts_once_for_a_board(desk: Desk) -> None:
    await played(desk, WON, 3)
    await desk.type("/verdict yes")
    again = await desk.type("/verdict")
    assert "Assisted: 1 verdict." in shown(again).text
    assert WINNABLE in shown(again).text
    await desk.type(WON.moves[3].text)
    assert "Assisted: 2 verdicts." in shown(await desk.type("/verdict")).text
    await desk.type("/undo")
    assert "Assisted: 1 undo, 2 verdicts." in shown(await desk.type("/board picture")).text


async def test_a_verdict_reveals_no_card_and_marks_nothing(desk: Desk) -> None:
    reply = await played(desk, WON, 3)
    told = await desk.type("/verdict yes")
    lines = shown(told).text.splitlines()
    assert [line for line in lines if line not in shown(reply).text] == [WINNABLE, "Assisted: 1 verdict."]
    picture = shown(told).picture
    assert picture == shown(reply).picture
    assert not [mark for mark in getattr(picture, "marks", ()) if mark.kind is MarkKind.HINT]
    plain = [(control.action.verb, control.action.words) for control in controls(reply)]
    assert [(control.action.verb, control.action.words) for control in controls(told)] == plain


async def test_there_is_no_verdict_in_a_finished_game(desk: Desk, jobs: ImmediateJobs) -> None:
    await played(desk, WON, len(WON.moves))
    assert "This game is over" in (await desk.type("/verdict")).notice
    await desk.type("/play wish 43")
    await desk.type("/giveup yes")
    assert "This game is over" in (await desk.type("/verdict yes")).notice
    assert not jobs.given


async def test_an_unknown_verdict_is_not_counted(desk: Desk, jobs: ImmediateJobs) -> None:
    await played(desk, LOST, 8)
    jobs.instead = Verdict.UNKNOWN
    told = shown(await desk.type("/verdict yes")).text
    assert "Verdict: unknown. Whether it can still be won, I could not find out." in told
    assert "Assisted" not in told
    assert labels(await desk.type("/verdict")) == ["Yes, tell me", "No, play on"]
    assert len(jobs.given) == 1


async def test_a_move_meanwhile_cancels_the_verdict_and_nothing_is_counted(
    desk: Desk, jobs: ImmediateJobs
) -> None:
    await played(desk, WON, 3)
    jobs.failing = AnalysisCancelledError()
    assert "You have gone on" in (await desk.type("/verdict yes")).notice
    assert not (await kept(desk)).is_assisted


async def test_a_press_that_is_delivered_twice_counts_once(desk: Desk) -> None:
    await played(desk, WON, 3)
    asked = await desk.type("/verdict")
    yes = button(asked, "Yes, tell me").action
    first, second = await desk.act(yes), await desk.act(yes)
    assert shown(first) == shown(second)
    assert (await kept(desk)).verdicts == 1


async def test_a_stranger_gets_no_verdict(desk: Desk, jobs: ImmediateJobs) -> None:
    await played(desk, WON, 3)
    asked = await desk.type("/verdict")
    assert "another player’s game" in shown(await desk.press(asked, "Yes, tell me", BEN)).text
    assert not jobs.given


async def test_only_the_record_is_sent_to_the_worker(desk: Desk, jobs: ImmediateJobs) -> None:
    await played(desk, WON, 3)
    await desk.type("/verdict yes")
    assert jobs.given == [(ANNA, WON.first(3).text, 3)]


@pytest.mark.parametrize("language", languages())
def test_every_verdict_has_words_in_every_game(language: str) -> None:
    texts = Texts.load(language)
    for game in all_games():
        record = Record.begin(game, option_sets(game)[0], 7)
        loaded = LoadedGame(7, Session("0123456789", record, 0, 0, verdicts=1), record.start())
        told = {verdict_screen(texts, loaded, judgement).text for judgement in JUDGEMENTS}
        assert len(told) == len(JUDGEMENTS)
        assert any("104" in one for one in told) == (game.name == "flip")
