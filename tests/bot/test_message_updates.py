"""Message updates: shown in order in their message, until that shows something else."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.core.replies import Reply
from bot.runtime.message_updates import MessageChangedError, MessageUpdates


class Wall:
    """A message that tests look at, and what is still to come there."""

    def __init__(self) -> None:
        self.words: asyncio.Queue[str | Exception | None] = asyncio.Queue()
        self.shown: list[str] = []
        self.changed = asyncio.Event()
        self.gate = asyncio.Event()
        """Set while what is shown arrives at once."""
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
async def wall() -> Wall:
    return Wall()


@pytest.fixture
async def message_updates() -> AsyncIterator[MessageUpdates]:
    message_updates = MessageUpdates()
    yield message_updates
    await message_updates.close()


async def test_updates_are_shown_in_order(message_updates: MessageUpdates, wall: Wall) -> None:
    wall.say("one", "two", "three", None)
    await message_updates.follow(1, wall.replies(), wall.show)
    assert wall.shown == ["one", "two", "three"]
    assert not message_updates.is_following(1)


async def test_nothing_is_shown_while_updates_are_paused(message_updates: MessageUpdates, wall: Wall) -> None:
    following = message_updates.follow(1, wall.replies(), wall.show)
    with message_updates.paused(1), message_updates.paused(2):
        with message_updates.paused(1):
            wall.say("one", None)
            for _ in range(9):
                await asyncio.sleep(0)
        for _ in range(9):
            await asyncio.sleep(0)
        assert wall.shown == []
    await following
    assert wall.shown == ["one"]


async def test_a_stopped_message_is_not_changed(message_updates: MessageUpdates, wall: Wall) -> None:
    message_updates.follow(1, wall.replies(), wall.show)
    with message_updates.paused(1):
        wall.say("one")
        await asyncio.sleep(0)
        await message_updates.stop_updates(1)
        assert wall.ended.is_set()
        assert not message_updates.is_following(1)
    await asyncio.sleep(0)
    assert wall.shown == []


async def test_stopping_waits_for_the_update_that_is_being_sent(
    message_updates: MessageUpdates, wall: Wall
) -> None:
    message_updates.follow(1, wall.replies(), wall.show)
    wall.gate.clear()
    wall.say("one", "two")
    await wall.changed.wait()
    ending = asyncio.create_task(message_updates.stop_updates(1))
    await asyncio.sleep(0)
    assert not ending.done()
    wall.gate.set()
    await ending
    assert wall.shown == ["one"]
    assert wall.ended.is_set()


async def test_a_chat_can_report_that_the_message_has_changed(
    message_updates: MessageUpdates, wall: Wall
) -> None:
    wall.say("one", "overtaken", "three")
    await message_updates.follow(1, wall.replies(), wall.show)
    assert wall.shown == ["one"]
    assert wall.ended.is_set()


async def test_new_updates_of_a_message_replace_the_old_ones(
    message_updates: MessageUpdates, wall: Wall
) -> None:
    other = Wall()
    first = message_updates.follow(1, wall.replies(), wall.show)
    await asyncio.sleep(0)
    second = message_updates.follow(1, other.replies(), other.show)
    await asyncio.wait({first})
    assert message_updates.is_following(1)
    other.say("two", None)
    await second
    assert (wall.shown, other.shown) == ([], ["two"])


async def test_an_error_is_logged(
    message_updates: MessageUpdates, wall: Wall, caplog: pytest.LogCaptureFixture
) -> None:
    wall.say("one", ZeroDivisionError())
    await message_updates.follow(1, wall.replies(), wall.show)
    assert wall.shown == ["one"]
    assert "ZeroDivisionError" in caplog.text


async def test_closing_ends_everything(wall: Wall) -> None:
    message_updates, other = MessageUpdates(), Wall()
    message_updates.follow(1, wall.replies(), wall.show)
    message_updates.follow(2, other.replies(), other.show)
    other.gate.clear()
    other.say("two")
    await other.changed.wait()
    await message_updates.close()
    assert wall.ended.is_set()
    assert other.ended.is_set()
    assert other.shown == []


async def test_stopping_without_updates_does_nothing(message_updates: MessageUpdates) -> None:
    await message_updates.stop_updates(1)
    with message_updates.paused(1):
        assert not message_updates.is_following(1)
