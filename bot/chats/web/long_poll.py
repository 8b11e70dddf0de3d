"""What is still to come in the messages of the page, for the pages that wait for it."""

import asyncio
from collections.abc import AsyncIterator
from typing import TypeAlias

from bot.core.actions import Player
from bot.core.replies import Reply
from bot.runtime.message_updates import MessageUpdates, Show

PATIENCE = 20.0
"""Seconds after which a page that waits is told that there is nothing new yet, so that it asks again."""

Place: TypeAlias = tuple[Player, int]
"""A message: whose, and its number."""


class PendingUpdates:
    """Follows what comes after answers."""

    def __init__(self) -> None:
        self._message_updates = MessageUpdates()
        self._next: dict[Place, asyncio.Future[str]] = {}

    def follow(self, place: Place, later: AsyncIterator[Reply], show: Show) -> None:
        """Have shown in a message what comes after the answer in it."""

        async def show_and_tell(reply: Reply) -> None:
            await show(reply)
            self._tell(place, reply.notice)

        following = self._message_updates.follow(place, later, show_and_tell)
        following.add_done_callback(lambda _: self._tell(place))

    def is_coming(self, place: Place) -> bool:
        """Tell whether anything is still to come in a message."""
        return self._message_updates.is_following(place)

    def next(self, place: Place) -> asyncio.Future[str]:
        """Return what is done when a message changes, with the notice that comes along, or at the end."""
        change = self._next.setdefault(place, asyncio.get_running_loop().create_future())
        if not self.is_coming(place):
            self._tell(place)
        return change

    async def wait(self, change: asyncio.Future[str]) -> str:
        """Wait for that, but not for ever; return the notice, if any."""
        await asyncio.wait({change}, timeout=PATIENCE)
        return change.result() if change.done() else ""

    async def close(self) -> None:
        """End it all."""
        await self._message_updates.close()

    def _tell(self, place: Place, notice: str = "") -> None:
        if change := self._next.pop(place, None):
            change.set_result(notice)
