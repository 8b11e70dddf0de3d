"""Answers that may take a while: what there is of them soon, and the rest later."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

from bot.core.replies import Reply
from bot.runtime.analysis_jobs import AnalysisCancelledError

SECONDS = 0.5
"""How long the answer itself is waited for before a reply that is none yet goes out: that one has to be there
before Discord's adapter promises an answer, for a promise may be kept by a message of another kind."""


async def progressive_reply(replies: AsyncIterator[Reply], seconds: float = SECONDS) -> Reply:
    """Return the newest reply that there is so soon; where more are to come, they are its ``later``.

    An error that comes so soon is raised here, a later one there. Replies are taken as they come, whether
    or not anybody looks: where several have come meanwhile, the newest stands for them.
    """
    news = _News(replies)
    try:
        await news.wait(seconds)
        while news.newest is None and not news.is_over:
            await news.come()
    except asyncio.CancelledError:
        await news.end()
        raise
    if news.is_over:
        news.check()
    if news.newest is None:
        raise RuntimeError("an answer without a reply")
    return news.newest if news.is_over else replace(news.newest, updates=news.after(news.newest))


class _News:
    """Replies as they come, taken in a task of its own."""

    def __init__(self, replies: AsyncIterator[Reply]) -> None:
        self.newest: Reply | None = None
        self._dropped: AnalysisCancelledError | None = None
        self._come = asyncio.Event()
        self._task = asyncio.create_task(self._take(replies))
        self._task.add_done_callback(lambda _: self._come.set())

    @property
    def is_over(self) -> bool:
        """Whether no more will come."""
        return self._task.done()

    async def wait(self, seconds: float) -> None:
        """Wait for the end of it, or so long."""
        await asyncio.wait({self._task}, timeout=seconds)

    async def come(self) -> None:
        """Wait for a reply, or for the end."""
        self._come.clear()
        await self._come.wait()

    def check(self) -> None:
        """Raise the error that it ended with, if any."""
        self._task.result()
        if self._dropped:
            raise self._dropped

    async def end(self) -> None:
        """Take no more: what is being worked out is no longer wanted."""
        self._task.cancel()
        await asyncio.wait({self._task})

    async def after(self, known: Reply) -> AsyncIterator[Reply]:
        """Yield what comes after a reply that is known."""
        try:
            while True:
                self._come.clear()
                if self.newest is not known and self.newest is not None:
                    known = self.newest
                    yield known
                elif self.is_over:
                    self.check()
                    return
                else:
                    await self._come.wait()
        finally:
            await self.end()

    async def _take(self, replies: AsyncIterator[Reply]) -> None:
        try:
            async for reply in replies:
                self.newest = reply
                self._come.set()
        except AnalysisCancelledError as dropped:  # which is of no account where nobody looks any more
            self._dropped = dropped
