"""Progressive replies: what is known soon is the reply, the rest follows as message updates."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

from bot.core.replies import Reply
from bot.runtime.analysis_jobs import AnalysisCancelledError
from bot.runtime.cancellation import PAUSE

SECONDS = 0.5
"""How long to wait for the final answer before an intermediate reply is sent. Shorter than the time after
which the Discord adapter defers, because a deferred answer may need a message of another kind."""


async def progressive_reply(replies: AsyncIterator[Reply], seconds: float = SECONDS) -> Reply:
    """Return the newest reply after ``seconds`` at most; if more are to come, they are its ``updates``.

    An early error is raised here, a later one from ``updates``. Replies are consumed as they come, whether or
    not anybody reads them: if several have come, only the newest is returned.
    """
    stream = _ReplyStream(replies)
    try:
        await asyncio.wait({stream.task}, timeout=seconds)
        while stream.newest is None and not stream.task.done():
            stream.arrived.clear()
            await stream.arrived.wait()
    except asyncio.CancelledError:
        await stream.cancel()
        raise
    if stream.task.done():
        stream.raise_error()
    if stream.newest is None:
        raise RuntimeError("a progressive reply without any reply")
    if stream.task.done():
        return stream.newest
    return replace(stream.newest, updates=stream.replies_after(stream.newest))


class _ReplyStream:
    """Replies as they come, consumed in a task of its own."""

    def __init__(self, replies: AsyncIterator[Reply]) -> None:
        self.newest: Reply | None = None
        self.task = asyncio.create_task(self._consume(replies))
        self.arrived = asyncio.Event()
        """Set when a reply has come, and at the end."""
        self._cancelled: AnalysisCancelledError | None = None
        self.task.add_done_callback(lambda _: self.arrived.set())

    def raise_error(self) -> None:
        """Raise the error that ended it, if any."""
        self.task.result()
        if self._cancelled:
            raise self._cancelled

    async def cancel(self) -> None:
        """Stop consuming, which cancels the work until it ends: it may lose one, see ``cancellable``."""
        while not self.task.done():
            self.task.cancel()
            await asyncio.wait({self.task}, timeout=PAUSE)

    async def replies_after(self, known: Reply) -> AsyncIterator[Reply]:
        """Yield the replies after a known one."""
        try:
            while True:
                self.arrived.clear()
                if self.newest is not known and self.newest is not None:
                    known = self.newest
                    yield known
                elif self.task.done():
                    self.raise_error()
                    return
                else:
                    await self.arrived.wait()
        finally:
            await self.cancel()

    async def _consume(self, replies: AsyncIterator[Reply]) -> None:
        try:
            async for reply in replies:
                self.newest = reply
                self.arrived.set()
        except AnalysisCancelledError as error:  # no failure if nobody reads any more
            self._cancelled = error
