"""Message updates: later parts of a progressive reply, shown in the message that was sent."""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.core.replies import Reply
from bot.runtime.cancellation import PAUSE

Show = Callable[[Reply], Awaitable[None]]

log = logging.getLogger(__name__)


class MessageChangedError(Exception):
    """The message shows something else now."""


@asynccontextmanager
async def closing(replies: AsyncIterator[Reply]) -> AsyncIterator[AsyncIterator[Reply]]:
    """Provide the updates, and cancel the work behind them at the end."""
    try:
        yield replies
    finally:
        if isinstance(replies, AsyncGenerator):
            await replies.aclose()


class MessageUpdates:
    """The running updates of messages, by any hashable id that a chat has for a message."""

    def __init__(self) -> None:
        self._running: dict[Hashable, _Updates] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, message: Hashable, replies: AsyncIterator[Reply], show: Show) -> asyncio.Task[None]:
        """Show the updates of a message, instead of earlier ones; the task is done when no more follow."""
        if before := self._running.get(message):
            before.finish()
        updates = self._running[message] = _Updates(replies, show)
        self._tasks.add(updates.task)
        updates.task.add_done_callback(lambda _: self._discard(message, updates))
        return updates.task

    def is_following(self, message: Hashable) -> bool:
        """Return whether updates of a message are running."""
        return message in self._running

    def is_paused(self, message: Hashable) -> bool:
        """Return whether an answer may be about to change a message that has updates."""
        updates = self._running.get(message)
        return updates is not None and updates.holders > 0

    @contextmanager
    def paused(self, message: Hashable) -> Iterator[None]:
        """Start no update of a message while an answer may be about to change it."""
        updates = self._running.get(message)
        if updates is None:
            yield
            return
        updates.holders += 1
        updates.is_free.clear()
        try:
            yield
        finally:
            updates.holders -= 1
            if not updates.holders:
                updates.is_free.set()

    async def stop_updates(self, message: Hashable) -> None:
        """Show no more updates in a message; return when none is being sent."""
        if updates := self._running.get(message):
            updates.finish()
            await asyncio.wait({updates.task})

    async def close(self) -> None:
        """Stop all updates, also those that lose a cancellation: see ``cancellable``."""
        await asyncio.sleep(0)  # a task that has not started cannot cancel its work
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=PAUSE)

    def _discard(self, message: Hashable, updates: "_Updates") -> None:
        self._tasks.discard(updates.task)
        if self._running.get(message) is updates:
            del self._running[message]


class _Updates:
    def __init__(self, replies: AsyncIterator[Reply], show: Show) -> None:
        self.task = asyncio.create_task(self._show_all(replies, show))
        self.holders = 0
        """How many answers may be about to change the message: until there is none, no update starts."""
        self.is_free = asyncio.Event()
        self.is_free.set()
        self._is_showing = False
        self._is_over = False

    def finish(self) -> None:
        """End after the update that is being shown, and cancel the work."""
        self._is_over = True
        if not self._is_showing:  # later, because a task that has not started cannot cancel its work
            asyncio.get_running_loop().call_soon(self.task.cancel)

    async def _show_all(self, replies: AsyncIterator[Reply], show: Show) -> None:
        try:
            async with closing(replies) as stream:
                async for reply in stream:
                    while self.holders:
                        await self.is_free.wait()
                    self._is_showing = True
                    await show(reply)
                    self._is_showing = False
                    if self._is_over:
                        return
        except MessageChangedError:
            log.debug("the message has changed: its updates end")
        except Exception:
            log.exception("an update of a message was not shown")
