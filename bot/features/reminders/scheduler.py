"""The loop that sends due reminders in all chats, in any number of processes."""

import asyncio
import logging

from bot.core.actions import Chat, Player
from bot.features.reminders.delivery import ReminderDelivery
from bot.features.reminders.store import ReminderStore
from bot.services import Services
from bot.storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

PAUSE = 3.0
"""Seconds between two looks at the schedule."""


class ReminderScheduler:
    """Sends all due reminders. Any number of processes may run it."""

    def __init__(self, services: Services, pause: float = PAUSE) -> None:
        self._store = ReminderStore(services.redis, services.store.lifetimes)
        self._delivery = services.get(ReminderDelivery)
        self._senders = services.direct_messages
        self._now = services.now
        self._pause = pause

    async def run(self) -> None:
        """Send reminders until cancelled. Nothing is sent while the store is unavailable.

        It begins with a pause: the chats are still logging in.
        """
        while self._senders:
            await asyncio.sleep(self._pause)
            try:
                await self.remind_due()
            except* StoreUnavailableError as errors:
                log.warning("reminders wait for the store: %s", errors.exceptions[0])
            except* Exception:
                log.exception("reminders wait")

    async def remind_due(self) -> None:
        """Send all reminders that are due; raise ``StoreUnavailableError``."""
        async with asyncio.TaskGroup() as group:
            for chat in self._senders:
                group.create_task(self._remind_in(chat))

    async def _remind_in(self, chat: Chat) -> None:
        async def check(number: int) -> float | None:
            return await self._delivery.remind(Player(chat, number))

        problem = f"a reminder in {chat} is postponed"  # the log names no player
        await self._store.schedule.check_due(chat, self._now(), check, problem)
