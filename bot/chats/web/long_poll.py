"""Long polling: pages wait here for updates of their messages."""

import asyncio
from collections.abc import AsyncIterator
from typing import TypeAlias

from bot.core.actions import Player
from bot.core.replies import Reply
from bot.runtime.message_updates import MessageUpdates, Show

POLL_TIMEOUT = 20.0
"""Seconds after which a poll is answered without an update; the page then polls again."""

MessageKey: TypeAlias = tuple[Player, int]
"""A message: its player and its number."""


class PendingUpdates:
    """Follows the updates of answers."""

    def __init__(self) -> None:
        self._message_updates = MessageUpdates()
        self._next: dict[MessageKey, asyncio.Future[str]] = {}

    def follow(self, message: MessageKey, updates: AsyncIterator[Reply], show: Show) -> None:
        """Show the updates of an answer in its message."""

        async def show_and_notify(reply: Reply) -> None:
            await show(reply)
            self._notify(message, reply.notice)

        task = self._message_updates.follow(message, updates, show_and_notify)
        task.add_done_callback(lambda _: self._notify(message))

    def is_pending(self, message: MessageKey) -> bool:
        """Return whether a message gets more updates from this process."""
        return self._message_updates.is_following(message)

    def next_change(self, message: MessageKey) -> asyncio.Future[str]:
        """Return a future that is done when the message changes, with its notice, or when the updates end."""
        change = self._next.setdefault(message, asyncio.get_running_loop().create_future())
        if not self.is_pending(message):
            self._notify(message)
        return change

    async def wait_for(self, change: asyncio.Future[str]) -> str:
        """Wait for a change, up to the timeout; return its notice, if any."""
        await asyncio.wait({change}, timeout=POLL_TIMEOUT)
        return change.result() if change.done() else ""

    async def close(self) -> None:
        """End all updates."""
        await self._message_updates.close()

    def _notify(self, message: MessageKey, notice: str = "") -> None:
        if change := self._next.pop(message, None):
            change.set_result(notice)
