"""Updates of a reply: their language, their errors, and what ends them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.core.actions import Room
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import (
    AnalysisBusyError,
    AnalysisCancelledError,
    AnalysisJobs,
    AnalysisLostError,
    AnalysisTimeoutError,
)
from bot.storage.errors import StaleGameError, StoreUnavailableError
from bot.storage.player_store import PlayerStore
from engine.errors import RecordError
from tests.bot import errands
from tests.bot.desk import ANNA, BEN, Desk, shown
from tests.bot.progressive_app import ProgressiveApp

TEXTS = Texts.load("en")
TOO_LONG = RecordError("too-long", "a record takes no more than 2000 moves", most=2000)


class ProgressiveDesk(Desk):
    """A player's hands at a bot that answers bit by bit."""

    app: ProgressiveApp

    def __init__(self, store: PlayerStore) -> None:
        super().__init__(store)
        self.jobs = AnalysisJobs()
        deals = iter(range(100, 1000))
        self.app = ProgressiveApp(
            store, TEXTS, lambda: self.time, choose_deal=lambda *_: next(deals), jobs=self.jobs
        )
        self.app.listen()


@pytest.fixture
async def progressive_desk(desk: Desk) -> AsyncIterator[ProgressiveDesk]:
    """Provide a player at a game."""
    progressive_desk = ProgressiveDesk(desk.store)
    await progressive_desk.type("/play wish 42")
    await progressive_desk.type("d e")
    yield progressive_desk
    await progressive_desk.jobs.close()


def later(reply: Reply) -> AsyncIterator[Reply]:
    assert reply.updates is not None
    return reply.updates


async def all_of(reply: Reply) -> list[str]:
    return [shown(one).text if one.screen else one.notice for one in [one async for one in later(reply)]]


async def test_updates_have_the_language_and_privacy_of_the_reply(progressive_desk: ProgressiveDesk) -> None:
    progressive_desk.room = Room(language="de", group=5, is_private=True)
    progressive_desk.app.say("a moment")
    reply = await progressive_desk.type("/about")
    assert (shown(reply).text, reply.language, reply.is_private) == ("a moment", "de", True)
    progressive_desk.app.say("done", None)
    (done,) = [one async for one in later(reply)]
    assert (shown(done).text, done.language, done.is_private) == ("done", "de", True)


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (AnalysisTimeoutError(), "thinking-too-long"),
        (AnalysisBusyError(), "thinking-busy"),
        (AnalysisLostError(), "thinking-lost"),
        (AnalysisCancelledError(), "thinking-dropped"),
    ],
)
async def test_an_analysis_without_a_result_says_why(
    progressive_desk: ProgressiveDesk, error: Exception, message: str
) -> None:
    progressive_desk.app.say(error)
    assert (await progressive_desk.type("/about")).notice == TEXTS(message)
    progressive_desk.app.listen()
    progressive_desk.app.say("a moment")
    reply = await progressive_desk.type("/about")
    progressive_desk.app.say(error)
    (instead,) = [one async for one in later(reply)]
    assert shown(instead).text == TEXTS(message)
    assert (shown(instead).picture, shown(instead).rows) == (shown(reply).picture, shown(reply).rows)


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (StaleGameError(), "thinking-dropped"),
        (StoreUnavailableError(), "store-unavailable"),
        (ZeroDivisionError(), "sorry"),
        (TOO_LONG, ""),
    ],
)
async def test_an_error_in_an_update_is_reported(
    progressive_desk: ProgressiveDesk, error: Exception, message: str, caplog: pytest.LogCaptureFixture
) -> None:
    progressive_desk.app.say("a moment")
    reply = await progressive_desk.type("/about")
    progressive_desk.app.say("nearly", error)
    assert (await all_of(reply))[-1] == (TEXTS(message) if message else TEXTS.refusal("", TOO_LONG))
    assert ("ZeroDivisionError" in caplog.text) == isinstance(error, ZeroDivisionError)


async def test_closing_the_updates_ends_the_analysis(progressive_desk: ProgressiveDesk) -> None:
    progressive_desk.app.say("a moment")
    following = later(await progressive_desk.type("/about"))
    progressive_desk.app.say("nearly")
    await anext(following)
    assert hasattr(following, "aclose")
    await following.aclose()
    assert progressive_desk.app.ended.is_set()


@pytest.fixture
async def running_job(progressive_desk: ProgressiveDesk, tmp_path: Path) -> AsyncIterator[asyncio.Task[int]]:
    """Provide what is being worked out for a player."""
    task = asyncio.create_task(progressive_desk.jobs.run_for(ANNA, errands.dawdle, tmp_path))
    await errands.begun(tmp_path)
    yield task
    task.cancel()
    await asyncio.wait({task})


@pytest.mark.parametrize(
    "line", ["f h", "/move f h", "/undo", "/play blink", "/new", "/restart", "/giveup yes"]
)
async def test_an_action_that_changes_the_game_cancels_the_analysis(
    progressive_desk: ProgressiveDesk, running_job: asyncio.Task[int], tmp_path: Path, line: str
) -> None:
    await progressive_desk.type(line)
    with pytest.raises(AnalysisCancelledError):
        await running_job
    process = await errands.begun(tmp_path)
    await errands.until(lambda: not errands.is_there(process))


@pytest.mark.parametrize("line", ["a a", "/rules", "/board", "/help", "/games", "/move x y"])
async def test_an_action_that_only_shows_something_does_not_cancel_it(
    progressive_desk: ProgressiveDesk, running_job: asyncio.Task[int], tmp_path: Path, line: str
) -> None:
    await progressive_desk.type(line)
    await progressive_desk.type("/new", BEN)
    errands.tell(tmp_path)
    assert await running_job == await errands.begun(tmp_path)
