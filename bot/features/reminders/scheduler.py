"""The loop that sends due reminders in all chats, in any number of processes."""

import asyncio
import logging

from bot.core.actions import Chat, Player
from bot.features.reminders.delivery import RESERVED, ReminderDelivery
from bot.features.reminders.store import ReminderStore
from bot.services import Services
from bot.storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

AT_ONCE = 32
"""Players of a chat who are checked at the same time: enough for a chat's rate limit."""
PAUSE = 3.0
"""Seconds between two looks at the schedule."""
IDLE_SECONDS = 600
"""When a player without reminders is checked again, who may be about to get some."""


class ReminderScheduler:
    """Sends all due reminders. Any number of processes may run it."""

    def __init__(self, services: Services, pause: float = PAUSE) -> None:
        self._store = ReminderStore(services.redis, services.store.lifetimes)
        self._delivery = services.get(ReminderDelivery)
        self._senders = services.direct_messages
        self._now = services.now
        self._pause = pause
        self._idle: set[Player] = set()

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
        """Send all reminders that are due or become due meanwhile; raise ``StoreUnavailableError``."""
        async with asyncio.TaskGroup() as group:
            for chat in self._senders:
                group.create_task(self._remind_in(chat))

    async def _remind_in(self, chat: Chat) -> None:
        """Check the players of a chat, several at a time, until none is due."""
        room = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as group:
            while True:
                await room.acquire()
                taken = await self._store.schedule.take_due(chat, self._now(), RESERVED)
                if taken is None:
                    break
                checking = group.create_task(self._check_player(Player(chat, taken[0]), taken[1]))
                checking.add_done_callback(lambda _: room.release())

    async def _check_player(self, player: Player, mark: float) -> None:
        try:
            when = await self._delivery.remind(player)
        except StoreUnavailableError:
            raise
        except Exception:
            log.exception("a reminder in %s is postponed", player.chat)
            return
        except asyncio.CancelledError:
            await self._store.schedule.set_next_check(player.chat, player.id, mark, self._now())
            raise
        when = self._after_idle(player) if when is None else when
        await self._store.schedule.set_next_check(player.chat, player.id, mark, when)

    def _after_idle(self, player: Player) -> float | None:
        """Return when to check a player without reminders again: once more, then never."""
        if player in self._idle:
            self._idle.discard(player)
            return None
        self._idle.add(player)
        return self._now() + IDLE_SECONDS
