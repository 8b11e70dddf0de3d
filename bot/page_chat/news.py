"""What is still to come in the messages of the page, for the pages that wait for it."""

import asyncio
from collections.abc import AsyncIterator
from typing import TypeAlias

from bot.model import Player, Reply
from bot.sequels import Sequels, Show

PATIENCE = 20.0
"""Seconds after which a page that waits is told that there is nothing new yet, so that it asks again."""

Place: TypeAlias = tuple[Player, int]
"""A message: whose, and its number."""


class News:
    """Follows what comes after answers."""

    def __init__(self) -> None:
        self._sequels = Sequels()
        self._next: dict[Place, asyncio.Event] = {}
        self._notices: dict[Player, tuple[int, str]] = {}
        """The last notice for each player, and in which message it came, until it has been told."""

    def follow(self, place: Place, later: AsyncIterator[Reply], show: Show) -> None:
        """Have shown in a message what comes after the answer in it."""
        player, number = place

        async def show_and_tell(reply: Reply) -> None:
            await show(reply)
            if reply.notice:
                self._notices[player] = number, reply.notice
            self._tell(place)

        following = self._sequels.follow(place, later, show_and_tell)
        following.add_done_callback(lambda _: self._tell(place))

    def is_coming(self, place: Place) -> bool:
        """Tell whether anything is still to come in a message."""
        return self._sequels.is_following(place)

    def next(self, place: Place) -> asyncio.Event:
        """Return what is set when a message changes, or when nothing comes any more."""
        event = self._next.setdefault(place, asyncio.Event())
        if not self.is_coming(place):
            self._tell(place)
        return event

    async def wait(self, event: asyncio.Event) -> None:
        """Wait for that, but not for ever."""
        waiting = asyncio.ensure_future(event.wait())
        try:
            await asyncio.wait({waiting}, timeout=PATIENCE)
        finally:
            waiting.cancel()

    def notice(self, place: Place) -> str:
        """Return the notice that came in a message, once."""
        player, number = place
        known, notice = self._notices.get(player, (0, ""))
        if known != number:
            return ""
        del self._notices[player]
        return notice

    async def close(self) -> None:
        """End it all."""
        await self._sequels.close()

    def _tell(self, place: Place) -> None:
        if event := self._next.pop(place, None):
            event.set()
