"""Progressive replies and their updates: language, errors, what ends them, and how a message shows them."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import suppress
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
from bot.runtime.message_updates import MessageChangedError, MessageUpdates
from bot.runtime.progressive_reply import progressive_reply
from bot.services import Services
from bot.storage.errors import StaleGameError, StoreUnavailableError
from bot.storage.player_store import PlayerStore
from engine.errors import RecordError
from tests.bot.analysis import worker_jobs
from tests.bot.desk import ANNA, BEN, Desk, shown
from tests.bot.play.progressive_app import ProgressiveApp

PATIENCE = 10.0
"""Seconds after which a test fails."""


class Speaker:
    """Yields the replies that a test sets, and records the updates that a message shows."""

    def __init__(self) -> None:
        self.words: asyncio.Queue[str | Exception | None] = asyncio.Queue()
        self.shown: list[str] = []
        self.changed = asyncio.Event()
        self.gate = asyncio.Event()
        """Set while updates arrive without delay."""
        self.gate.set()
        self.ended = asyncio.Event()

    async def replies(self) -> AsyncIterator[Reply]:
        try:
            while (words := await self.words.get()) is not None:
                if isinstance(words, Exception):
                    raise words
                yield Reply(notice=words)
        finally:
            self.ended.set()

    async def show(self, reply: Reply) -> None:
        if reply.notice == "overtaken":
            raise MessageChangedError
        self.changed.set()
        await self.gate.wait()
        self.shown.append(reply.notice)

    def say(self, *words: str | Exception | None) -> None:
        for one in words:
            self.words.put_nowait(one)


@pytest.fixture
async def speaker() -> Speaker:
    return Speaker()


@pytest.fixture
async def updates() -> AsyncIterator[MessageUpdates]:
    updates = MessageUpdates()
    yield updates
    await updates.close()


async def test_nothing_is_shown_while_updates_are_paused(updates: MessageUpdates, speaker: Speaker) -> None:
    following = updates.follow(1, speaker.replies(), speaker.show)
    with updates.paused(1), updates.paused(2):
        with updates.paused(1):
            speaker.say("one", None)
            for _ in range(9):
                await asyncio.sleep(0)
        for _ in range(9):
            await asyncio.sleep(0)
        assert speaker.shown == []
    await following
    assert speaker.shown == ["one"]


async def test_a_stopped_message_is_not_changed(updates: MessageUpdates, speaker: Speaker) -> None:
    updates.follow(1, speaker.replies(), speaker.show)
    with updates.paused(1):
        speaker.say("one")
        await asyncio.sleep(0)
        await updates.stop_updates(1)
        assert speaker.ended.is_set()
        assert not updates.is_following(1)
    await asyncio.sleep(0)
    assert speaker.shown == []


async def test_stopping_waits_for_the_update_that_is_being_sent(
    updates: MessageUpdates, speaker: Speaker
) -> None:
    updates.follow(1, speaker.replies(), speaker.show)
    speaker.gate.clear()
    speaker.say("one", "two")
    await speaker.changed.wait()
    ending = asyncio.create_task(updates.stop_updates(1))
    await asyncio.sleep(0)
    assert not ending.done()
    speaker.gate.set()
    await ending
    assert speaker.shown == ["one"]
    assert speaker.ended.is_set()


async def test_a_chat_can_report_that_the_message_has_changed(
    updates: MessageUpdates, speaker: Speaker
) -> None:
    speaker.say("one", "overtaken", "three")
    await updates.follow(1, speaker.replies(), speaker.show)
    assert speaker.shown == ["one"]
    assert speaker.ended.is_set()


async def test_new_updates_of_a_message_replace_the_old_ones(
    updates: MessageUpdates, speaker: Speaker
) -> None:
    other = Speaker()
    first = updates.follow(1, speaker.replies(), speaker.show)
    await asyncio.sleep(0)
    second = updates.follow(1, other.replies(), other.show)
    await asyncio.wait({first})
    assert updates.is_following(1)
    other.say("two", None)
    await second
    assert (speaker.shown, other.shown) == ([], ["two"])


async def test_an_error_is_logged(
    updates: MessageUpdates, speaker: Speaker, caplog: pytest.LogCaptureFixture
) -> None:
    speaker.say("one", ZeroDivisionError())
    await updates.follow(1, speaker.replies(), speaker.show)
    assert speaker.shown == ["one"]
    assert "ZeroDivisionError" in caplog.text


async def test_closing_ends_everything(speaker: Speaker) -> None:
    updates, other = MessageUpdates(), Speaker()
    updates.follow(1, speaker.replies(), speaker.show)
    updates.follow(2, other.replies(), other.show)
    other.gate.clear()
    other.say("two")
    await other.changed.wait()
    await updates.close()
    assert speaker.ended.is_set()
    assert other.ended.is_set()
    assert other.shown == []


SHORT = 0.01
"""Seconds to wait for the first reply; the tests' replies take longer."""
LONG = 30.0


async def test_a_quick_result_is_the_whole_reply(speaker: Speaker) -> None:
    speaker.say("a moment", "nearly", "done", None)
    answer = await progressive_reply(speaker.replies(), LONG)
    assert (answer.notice, answer.updates) == ("done", None)


async def test_a_slow_result_arrives_in_updates(speaker: Speaker) -> None:
    speaker.say("a moment")
    answer = await progressive_reply(speaker.replies(), SHORT)
    assert answer.notice == "a moment"
    following = later(answer)
    speaker.say("nearly")
    assert (await anext(following)).notice == "nearly"
    coming = asyncio.ensure_future(anext(following))
    speaker.say("done")
    assert (await coming).notice == "done"
    speaker.say(None)
    with pytest.raises(StopAsyncIteration):
        await anext(following)


async def test_the_first_reply_is_awaited_however_long_it_takes(speaker: Speaker) -> None:
    answer = asyncio.create_task(progressive_reply(speaker.replies(), SHORT))
    done, _ = await asyncio.wait({answer}, timeout=10 * SHORT)
    assert not done
    speaker.say("a moment")
    assert (await answer).notice == "a moment"
    speaker.say("done", None)
    assert [following.notice async for following in later(answer.result())] == ["done"]


async def test_of_several_updates_only_the_newest_is_shown(speaker: Speaker) -> None:
    speaker.say("a moment")
    answer = await progressive_reply(speaker.replies(), SHORT)
    speaker.say("nearly", "very nearly", "done", None)
    await speaker.ended.wait()
    assert [following.notice async for following in later(answer)] == ["done"]


async def test_a_cancelled_caller_ends_the_analysis(speaker: Speaker) -> None:
    answer = asyncio.create_task(progressive_reply(speaker.replies(), LONG))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    answer.cancel()
    with pytest.raises(asyncio.CancelledError):
        await answer
    assert speaker.ended.is_set()


async def test_a_cancelled_reader_ends_the_analysis(speaker: Speaker) -> None:
    speaker.say("a moment")
    answer = await progressive_reply(speaker.replies(), SHORT)
    looking = asyncio.ensure_future(anext(later(answer)))
    await asyncio.sleep(0)
    looking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await looking
    assert speaker.ended.is_set()


async def test_work_that_loses_a_cancellation_ends_with_its_reader() -> None:
    ended = asyncio.Event()

    async def deaf() -> AsyncIterator[Reply]:
        try:
            yield Reply(notice="one")
            with suppress(asyncio.CancelledError):  # as asyncio.wait_for of Python 3.11 loses one
                await asyncio.Event().wait()
            await asyncio.Event().wait()
        finally:
            ended.set()

    updates = (await progressive_reply(deaf(), 0)).updates
    assert updates
    reader = asyncio.ensure_future(anext(updates))
    await asyncio.sleep(0)
    reader.cancel()
    async with asyncio.timeout(PATIENCE):
        await ended.wait()


async def test_a_cancelled_analysis_without_a_reader_logs_no_error(
    speaker: Speaker, caplog: pytest.LogCaptureFixture
) -> None:
    gc.collect()  # what other tests have left may log errors now
    caplog.clear()
    speaker.say("a moment")
    await progressive_reply(speaker.replies(), SHORT)
    speaker.say(AnalysisCancelledError())
    await speaker.ended.wait()
    await asyncio.sleep(0)
    gc.collect()
    assert caplog.records == []


TEXTS = Texts.load("en")
TOO_LONG = RecordError("too-long", "a record takes no more than 2000 moves", most=2000)


class ProgressiveDesk(Desk):
    """A simulated player of a bot that sends progressive replies."""

    app: ProgressiveApp

    def __init__(self, store: PlayerStore) -> None:
        super().__init__(store)
        self.jobs = AnalysisJobs()
        deals = iter(range(100, 1000))
        self.app = ProgressiveApp(
            Services(store, TEXTS, lambda: self.time, choose_deal=lambda *_: next(deals), jobs=self.jobs)
        )
        self.app.listen()


@pytest.fixture
async def progressive_desk(desk: Desk) -> AsyncIterator[ProgressiveDesk]:
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
        (AnalysisTimeoutError(), "analysis-too-long"),
        (AnalysisBusyError(), "analysis-busy"),
        (AnalysisLostError(), "analysis-lost"),
        (AnalysisCancelledError(), "analysis-dropped"),
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
        (StaleGameError(), "analysis-dropped"),
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
    task = asyncio.create_task(progressive_desk.jobs.run_for(ANNA, worker_jobs.dawdle, tmp_path))
    await worker_jobs.begun(tmp_path)
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
    process = await worker_jobs.begun(tmp_path)
    await worker_jobs.until(lambda: not worker_jobs.is_there(process))


@pytest.mark.parametrize("line", ["a a", "/rules", "/board", "/help", "/games", "/move x y"])
async def test_an_action_that_only_shows_something_does_not_cancel_it(
    progressive_desk: ProgressiveDesk, running_job: asyncio.Task[int], tmp_path: Path, line: str
) -> None:
    await progressive_desk.type(line)
    await progressive_desk.type("/new", BEN)
    worker_jobs.tell(tmp_path)
    assert await running_job == await worker_jobs.begun(tmp_path)
