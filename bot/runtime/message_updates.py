"""What comes after a reply: shown by the chats in the very message that they have delivered."""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.core.replies import Reply

Show = Callable[[Reply], Awaitable[None]]

log = logging.getLogger(__name__)


class MessageChangedError(Exception):
    """The message shows something else by now."""


@asynccontextmanager
async def closing(later: AsyncIterator[Reply]) -> AsyncIterator[AsyncIterator[Reply]]:
    """Provide what comes later; where nobody looks at it any more, nothing goes on being worked out."""
    try:
        yield later
    finally:
        if isinstance(later, AsyncGenerator):
            await later.aclose()


class MessageUpdates:
    """All that is still to come, by message: by whatever name a chat has for one."""

    def __init__(self) -> None:
        self._begun: dict[Hashable, _Sequel] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, message: Hashable, later: AsyncIterator[Reply], show: Show) -> asyncio.Task[None]:
        """Have shown in a message, one after the other, what comes after the reply that it shows.

        Returns what is done when nothing is to come there any more.
        """
        if before := self._begun.get(message):
            before.end()
        sequel = self._begun[message] = _Sequel(later, show)
        self._tasks.add(sequel.task)
        sequel.task.add_done_callback(lambda _: self._forget(message, sequel))
        return sequel.task

    def is_following(self, message: Hashable) -> bool:
        """Tell whether anything is still to come in a message."""
        return message in self._begun

    @contextmanager
    def paused(self, message: Hashable) -> Iterator[None]:
        """Let nothing more begin to be shown in a message while an answer may be about to change it."""
        sequel = self._begun.get(message)
        if sequel:
            sequel.hold()
        try:
            yield
        finally:
            if sequel:
                sequel.release()

    async def stop_updates(self, message: Hashable) -> None:
        """Have nothing more shown in a message; return when nothing is on its way there."""
        if sequel := self._begun.get(message):
            sequel.end()
            await asyncio.wait({sequel.task})

    async def close(self) -> None:
        """End it all."""
        await asyncio.sleep(0)  # who has not begun cannot give up what is being worked out
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _forget(self, message: Hashable, sequel: "_Sequel") -> None:
        self._tasks.discard(sequel.task)
        if self._begun.get(message) is sequel:
            del self._begun[message]


class _Sequel:
    """What is still to come in one message."""

    def __init__(self, later: AsyncIterator[Reply], show: Show) -> None:
        self.task = asyncio.create_task(self._follow(later, show))
        self._holders = 0
        self._is_free = asyncio.Event()
        self._is_free.set()
        self._is_showing = False
        self._is_over = False

    def hold(self) -> None:
        """Begin nothing before it is released as often."""
        self._holders += 1
        self._is_free.clear()

    def release(self) -> None:
        """Go on where nobody else holds it."""
        self._holders -= 1
        if not self._holders:
            self._is_free.set()

    def end(self) -> None:
        """End after what is being shown, and give up what is being worked out."""
        self._is_over = True
        if not self._is_showing:  # soon, for one that has not begun cannot give up what is being worked out
            asyncio.get_running_loop().call_soon(self.task.cancel)

    async def _follow(self, later: AsyncIterator[Reply], show: Show) -> None:
        try:
            async with closing(later) as replies:
                async for reply in replies:
                    while self._holders:
                        await self._is_free.wait()
                    self._is_showing = True
                    await show(reply)
                    self._is_showing = False
                    if self._is_over:
                        return
        except MessageChangedError:
            log.debug("what came after a reply is not wanted any more")
        except Exception:
            log.exception("what came after a reply was not shown")
