"""How fast posts go out: one pace for each chat, however many processes there are.

Each message of a post takes its turn. Turns come evenly, and fewer of them than the chat allows messages: the
answers to players have room beside them. A turn counts until a second after its message has come, so that
messages that were held up on their way and come in a bunch are not too many either.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Protocol
from uuid import uuid4

from bot.core.actions import Chat
from bot.storage.player_store import StoreUnavailableError


@dataclass(frozen=True, slots=True)
class PaceLimit:
    """What goes out to a chat."""

    a_second: float
    """Turns in a second."""
    most: int
    """Messages on their way, and come in the last second."""

    @property
    def interval(self) -> int:
        """Microseconds from one turn to the next."""
        return round(1_000_000 / self.a_second)


MEASURES = {Chat.DISCORD: PaceLimit(46.0, 49), Chat.TELEGRAM: PaceLimit(27.0, 28)}
"""Discord takes 50 requests a second, those for presses and commands not counted:
https://discord.com/developers/docs/topics/rate-limits. Telegram takes about 30 messages:
https://core.telegram.org/bots/faq#broadcasting-to-users
"""
MADE_GOOD = 60_000
"""Microseconds of turns missed that are made good for, so that being woken up late costs nothing."""
SECOND = 1_000_000
LEASE = 15 * SECOND
"""Microseconds for which a turn counts whose end nobody tells: its process has ended."""
LOOK = 10_000
"""Microseconds after which it is looked again whether there is room."""

log = logging.getLogger(__name__)


class SlotStore(Protocol):
    """Where it is kept when the next turn of a chat is, and which count."""

    async def take(self, chat: Chat, measure: PaceLimit, turn: str) -> int:
        """Take the next turn, and return in how many microseconds it is; below 0 where there is no room."""

    async def end(self, chat: Chat, turn: str) -> None:
        """Say that the message of a turn has come."""


class LocalSlots:
    """The turns of one process alone."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._next: dict[Chat, int] = {}
        self._counting: defaultdict[Chat, dict[str, int]] = defaultdict(dict)

    async def take(self, chat: Chat, measure: PaceLimit, turn: str) -> int:
        """Take the next turn, and return in how many microseconds it is; below 0 where there is no room."""
        now = int(self._now() * SECOND)
        counting = {name: end for name, end in self._counting[chat].items() if end > now}
        self._counting[chat] = counting
        if len(counting) >= measure.most:
            return -LOOK
        moment = max(self._next.get(chat, 0), now - MADE_GOOD)
        self._next[chat] = moment + measure.interval
        counting[turn] = now + LEASE
        return max(moment - now, 0)

    async def end(self, chat: Chat, turn: str) -> None:
        """Say that the message of a turn has come."""
        self._counting[chat][turn] = int(self._now() * SECOND) + SECOND


class PostPacer:
    """Gives turns. Without a store, or while it is away, those of this process alone."""

    def __init__(
        self,
        store: SlotStore | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        now: Callable[[], float] | None = None,
    ) -> None:
        self._local = LocalSlots(now or (lambda: asyncio.get_running_loop().time()))
        self._store = store or self._local
        self._sleep = sleep
        self._taking: defaultdict[Chat, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._name, self._numbers = uuid4().hex[:12], count()

    @asynccontextmanager
    async def turn(self, chat: Chat) -> AsyncIterator[None]:
        """Wait until it is the turn of one more message to a chat, to be sent within.

        A process waits for one turn at a time, so that no more is lost when it ends.
        """
        turn = f"{self._name}:{next(self._numbers)}"
        async with self._taking[chat]:  # who came first goes first
            while (wait := await self._take(chat, turn)) < 0:
                await self._sleep(-wait / SECOND)
            await self._sleep(wait / SECOND)
        try:
            yield
        finally:
            await self._end(chat, turn)

    async def _take(self, chat: Chat, turn: str) -> int:
        try:
            return await self._store.take(chat, MEASURES[chat], turn)
        except StoreUnavailableError as error:
            log.warning("posts in %s are paced by this process alone: %s", chat, error)
            return await self._local.take(chat, MEASURES[chat], turn)

    async def _end(self, chat: Chat, turn: str) -> None:
        try:
            await self._store.end(chat, turn)
        except StoreUnavailableError:  # it runs out by itself
            await self._local.end(chat, turn)
