"""Pacing of posts and direct messages: one rate for each chat, shared by all processes.

Each message needs a slot. Slots come at even intervals, and at a lower rate than the chat's limit,
which leaves room for answers to players. A slot is in use until a second after its message was delivered, so
that messages that were delayed and arrive together do not exceed the limit either.

==========================  ======  =====================================================================
key                         type    what it holds
==========================  ======  =====================================================================
``sb1:{pace:CHAT}:next``    string  when the next message of a post may be sent in a chat, in microseconds
                                    since 1970 by the server's clock; for a minute
``sb1:{pace:CHAT}:counts``  zset    the slots in use, by their end; for a minute
==========================  ======  =====================================================================
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.resources import files
from itertools import count
from uuid import uuid4

from redis.asyncio import Redis

from bot.core.actions import Chat
from bot.storage.errors import StoreUnavailableError, answer_of
from bot.storage.keys import pacing_keys


@dataclass(frozen=True, slots=True)
class PaceLimit:
    """The rate of a chat."""

    a_second: float
    """Slots per second."""
    most: int
    """The most slots in use: messages being sent, and those delivered in the last second."""

    @property
    def interval(self) -> int:
        """Microseconds between two slots."""
        return round(1_000_000 / self.a_second)


LIMITS = {Chat.DISCORD: PaceLimit(46.0, 49), Chat.TELEGRAM: PaceLimit(27.0, 28)}
"""Discord allows 50 requests per second, not counting those for interactions:
https://discord.com/developers/docs/topics/rate-limits. Telegram allows about 30 messages:
https://core.telegram.org/bots/faq#broadcasting-to-users"""
CATCH_UP = 60_000
"""Microseconds of missed slots that can be caught up, so that waking up late costs nothing."""
SECOND = 1_000_000
LEASE = 15 * SECOND
"""Microseconds after which a slot is free although its message was not delivered: the process crashed."""
POLL = 10_000
"""Microseconds to wait while all slots are in use."""

log = logging.getLogger(__name__)


class LocalSlots:
    """The slots of this process."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._next: dict[Chat, int] = {}
        self._in_use: defaultdict[Chat, dict[str, int]] = defaultdict(dict)

    async def reserve(self, chat: Chat, limit: PaceLimit, slot: str, *, gives_way: bool = False) -> int:
        """Reserve the next slot; return the microseconds until it begins.

        The result is below 0 if all are in use, or if the slot ``gives_way`` and others come before it: then
        it says after how many microseconds to ask again.
        """
        now = int(self._now() * SECOND)
        in_use = {name: end for name, end in self._in_use[chat].items() if end > now}
        self._in_use[chat] = in_use
        if len(in_use) >= limit.most:
            return -POLL
        moment = max(self._next.get(chat, 0), now - CATCH_UP)
        if gives_way and moment > now:
            return now - moment
        self._next[chat] = moment + limit.interval
        in_use[slot] = now + LEASE
        return max(moment - now, 0)

    async def mark_delivered(self, chat: Chat, slot: str) -> None:
        """Note that the message of a slot was delivered."""
        self._in_use[chat][slot] = int(self._now() * SECOND) + SECOND


class PostPacingStore:
    """The slots that all processes share, in Redis. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        script = files("bot.storage.coordination") / "pace.lua"
        self._script = redis.register_script(script.read_text("utf-8"))

    async def reserve(self, chat: Chat, limit: PaceLimit, slot: str, *, gives_way: bool = False) -> int:
        """Reserve the next slot."""
        return await self._run_script(
            chat, slot, LEASE, limit.interval, CATCH_UP, limit.most, -POLL, int(gives_way)
        )

    async def mark_delivered(self, chat: Chat, slot: str) -> None:
        """Note that the message of a slot was delivered."""
        await self._run_script(chat, slot, SECOND)

    async def _run_script(self, chat: Chat, *args: str | int) -> int:
        keys = pacing_keys(chat)
        return await answer_of(self._script(keys=keys, args=list(args)))


class PostPacer:
    """Paces posts; without a store, or while it is unavailable, only those of this process."""

    def __init__(
        self,
        store: PostPacingStore | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        now: Callable[[], float] | None = None,
    ) -> None:
        self._local = LocalSlots(now or (lambda: asyncio.get_running_loop().time()))
        self._store: PostPacingStore | LocalSlots = store or self._local
        self._sleep = sleep
        self._waiting: defaultdict[tuple[Chat, bool], asyncio.Lock] = defaultdict(asyncio.Lock)
        self._name, self._numbers = uuid4().hex[:12], count()

    @asynccontextmanager
    async def slot(self, chat: Chat, *, gives_way: bool = False) -> AsyncIterator[None]:
        """Wait for a slot for one message to a chat, which is sent in the body.

        A process waits for one slot of a chat at a time, so that no more is lost if it crashes. A message
        that ``gives_way`` gets a slot only while no other message waits for one, in any process.
        """
        slot = f"{self._name}:{next(self._numbers)}"
        async with self._waiting[chat, gives_way]:  # in the order of arrival
            while (wait := await self._reserve(chat, slot, gives_way=gives_way)) < 0:
                await self._sleep(-wait / SECOND)
            await self._sleep(wait / SECOND)
        try:
            yield
        finally:
            await self._finish(chat, slot)

    async def _reserve(self, chat: Chat, slot: str, *, gives_way: bool) -> int:
        try:
            return await self._store.reserve(chat, LIMITS[chat], slot, gives_way=gives_way)
        except StoreUnavailableError as error:
            log.warning("posts in %s are paced only by this process: %s", chat, error)
            return await self._local.reserve(chat, LIMITS[chat], slot, gives_way=gives_way)

    async def _finish(self, chat: Chat, slot: str) -> None:
        try:
            await self._store.mark_delivered(chat, slot)
        except StoreUnavailableError:  # the slot expires
            await self._local.mark_delivered(chat, slot)
