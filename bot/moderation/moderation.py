"""What operators have decided, in the memory of each process: every press is checked against it.

A process looks every two seconds whether something has changed, with one small request. So a block needs no
round trip of the press that it refuses.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.moderation.activity import Activity
from bot.moderation.blocks import Subject
from bot.moderation.joined_groups import GroupDirectory
from bot.moderation.maintenance_note import MaintenanceNote
from bot.moderation.operators import Operators
from bot.moderation.store import ModerationStore
from bot.runtime.cancellation import run_shielded
from bot.storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

PAUSE = 2.0
"""Seconds between two looks at the store."""
LOOKS = 15
"""Looks between two writes of who is active."""
FAREWELL_SECONDS = 0.5
"""How long who is active is written when the bot stops."""


class Moderation:
    """Who operators are, who is blocked, and the note to all players."""

    def __init__(self, redis: Redis, now: Callable[[], int], operators: Operators) -> None:
        self.operators = operators
        self.store = ModerationStore(redis)
        self.activity = Activity(redis)
        self.directories: dict[Chat, GroupDirectory] = {}
        """The chats whose servers or groups can be listed and left: added when they are opened."""
        self._now = now
        self._revision = ""
        self._note: MaintenanceNote | None = None
        self._blocks: Mapping[Subject, int] = MappingProxyType({})

    @property
    def blocks(self) -> Mapping[Subject, int]:
        """Who is blocked, and since when, as this process knows it."""
        return self._blocks

    @property
    def note(self) -> MaintenanceNote | None:
        """The note to all players; ``None`` if there is none, or if it has ended."""
        return self._note if self._note and self._now() < self._note.end else None

    def is_blocked(self, player: Player) -> bool:
        """Return whether a player is blocked; operators never are."""
        return Subject.of(player) in self._blocks and player not in self.operators

    def is_group_blocked(self, chat: Chat, group: int) -> bool:
        """Return whether a server or group is blocked."""
        return Subject(chat, group, is_group=True) in self._blocks

    async def refresh(self) -> None:
        """Learn what is stored; raise ``StoreUnavailableError``."""
        revision, self._note = await self.store.decisions()
        if revision != self._revision:
            self._blocks = MappingProxyType(await self.store.blocks())
            self._revision = revision

    async def run(self) -> None:
        """Follow changes, and store who is active, until cancelled.

        While the store is unavailable, what was learned last applies.
        """
        try:
            while True:
                for _ in range(LOOKS):
                    await asyncio.sleep(PAUSE)
                    await self._guard(self.refresh)
                await self._guard(self._flush)
        finally:
            await self._guard(lambda: run_shielded(self._flush(), FAREWELL_SECONDS))

    async def _flush(self) -> None:
        await self.activity.flush(self._now())

    async def _guard(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except StoreUnavailableError as error:
            log.debug("what operators decide is not followed: %s", error)
        except Exception:
            log.exception("what operators decide is not followed")
