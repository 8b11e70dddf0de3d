"""Progressive replies: a quick result is the reply, a slow one arrives in updates."""

import asyncio
import gc
from collections.abc import AsyncIterator

import pytest

from bot.core.replies import Reply
from bot.runtime.analysis_jobs import AnalysisCancelledError
from bot.runtime.progressive_reply import progressive_reply

SHORT = 0.01
"""Seconds: for answers that are not there so soon."""
LONG = 30.0


def reply(words: str) -> Reply:
    return Reply(notice=words)


class Speaker:
    """Says what a test wants said, when it wants it."""

    def __init__(self) -> None:
        self._words: asyncio.Queue[str | Exception | None] = asyncio.Queue()
        self.over = asyncio.Event()

    def say(self, words: str | Exception | None) -> None:
        """Say something, or fail, or with ``None`` have nothing more to say."""
        self._words.put_nowait(words)

    async def replies(self) -> AsyncIterator[Reply]:
        try:
            while (words := await self._words.get()) is not None:
                if isinstance(words, Exception):
                    raise words
                yield reply(words)
        finally:
            self.over.set()


@pytest.fixture
async def speaker() -> Speaker:
    return Speaker()


def later(answer: Reply) -> AsyncIterator[Reply]:
    assert answer.updates is not None
    return answer.updates


async def test_a_quick_result_is_the_whole_reply(speaker: Speaker) -> None:
    for words in ("a moment", "nearly", "done", None):
        speaker.say(words)
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
    speaker.say("done")
    speaker.say(None)
    assert [following.notice async for following in later(answer.result())] == ["done"]


async def test_of_several_updates_only_the_newest_is_shown(speaker: Speaker) -> None:
    speaker.say("a moment")
    answer = await progressive_reply(speaker.replies(), SHORT)
    for words in ("nearly", "very nearly", "done", None):
        speaker.say(words)
    await speaker.over.wait()
    assert [following.notice async for following in later(answer)] == ["done"]


async def test_an_early_error_is_raised(speaker: Speaker) -> None:
    speaker.say("a moment")
    speaker.say(ValueError("no"))
    with pytest.raises(ValueError, match="no"):
        await progressive_reply(speaker.replies(), LONG)


async def test_a_late_error_is_raised_after_the_updates_before_it(speaker: Speaker) -> None:
    speaker.say("a moment")
    answer = await progressive_reply(speaker.replies(), SHORT)
    speaker.say("nearly")
    speaker.say(ValueError("no"))
    following = later(answer)
    assert (await anext(following)).notice == "nearly"
    with pytest.raises(ValueError, match="no"):
        await anext(following)


async def test_no_reply_at_all_is_an_error(speaker: Speaker) -> None:
    speaker.say(None)
    with pytest.raises(RuntimeError):
        await progressive_reply(speaker.replies(), LONG)


async def test_a_cancelled_caller_ends_the_analysis(speaker: Speaker) -> None:
    answer = asyncio.create_task(progressive_reply(speaker.replies(), LONG))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    answer.cancel()
    with pytest.raises(asyncio.CancelledError):
        await answer
    assert speaker.over.is_set()


async def test_a_cancelled_reader_ends_the_analysis(speaker: Speaker) -> None:
    speaker.say("a moment")
    answer = await progressive_reply(speaker.replies(), SHORT)
    looking = asyncio.ensure_future(anext(later(answer)))
    await asyncio.sleep(0)
    looking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await looking
    assert speaker.over.is_set()


async def test_updates_without_a_reader_run_to_their_end(speaker: Speaker) -> None:
    speaker.say("a moment")
    await progressive_reply(speaker.replies(), SHORT)
    gc.collect()
    speaker.say("done")
    speaker.say(None)
    await speaker.over.wait()


async def test_a_cancelled_analysis_without_a_reader_logs_no_error(
    speaker: Speaker, caplog: pytest.LogCaptureFixture
) -> None:
    speaker.say("a moment")
    await progressive_reply(speaker.replies(), SHORT)
    speaker.say(AnalysisCancelledError())
    await speaker.over.wait()
    await asyncio.sleep(0)
    gc.collect()
    assert caplog.records == []


async def test_a_cancelled_analysis_is_raised_to_its_reader(speaker: Speaker) -> None:
    speaker.say("a moment")
    answer = await progressive_reply(speaker.replies(), SHORT)
    speaker.say(AnalysisCancelledError())
    with pytest.raises(AnalysisCancelledError):
        await anext(later(answer))
