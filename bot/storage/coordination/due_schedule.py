"""A schedule that several processes work through: the owners of something, by the time of their next check.

A schedule is a sorted set of numbers, such as the ids of groups. It is only a hint: what is due follows from
the owner's own state. A process that takes an owner schedules it again at once, in case it ends meanwhile.
"""

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable

from redis.asyncio import Redis

from bot.core.actions import Chat
from bot.storage.coordination.delivery_claims import RESERVED
from bot.storage.errors import StoreUnavailableError, answer_of, wrapped_errors

log = logging.getLogger(__name__)

AT_ONCE = 32
"""Owners of a chat who are checked at the same time: enough for a chat's rate limit."""
IDLE_SECONDS = 600
"""When an owner of which nothing is stored is checked again."""
SCAN_COUNT = 500
"""How many owners are read at a time."""

TAKE = """
local found = redis.call('ZRANGE', KEYS[1], '-inf', ARGV[1], 'BYSCORE', 'LIMIT', 0, 1)
if found[1] then
  redis.call('ZADD', KEYS[1], ARGV[2], found[1])
end
return found[1]
"""
"""Returns the owner that is due first, and schedules it again in case its check fails."""

PUT_BACK = """
if tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 'nan') ~= tonumber(ARGV[2]) then
  return 0
elseif ARGV[3] == '' then
  return redis.call('ZREM', KEYS[1], ARGV[1])
end
return redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
"""
"""Schedules the next check of an owner, unless its entry has changed since it was taken."""


class DueSchedule:
    """Reads and writes the schedules of chats, by the key of each. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis, key: Callable[[Chat], str]) -> None:
        self._redis, self._key = redis, key
        self._take = redis.register_script(TAKE)
        self._put_back = redis.register_script(PUT_BACK)
        self._idle: set[tuple[Chat, int]] = set()

    async def check_now(self, chat: Chat, owner: int) -> None:
        """Check an owner as soon as possible."""
        # A unique score: a process that is checking it now must notice.
        await answer_of(self._redis.zadd(self._key(chat), {str(owner): random.random()}))  # noqa: S311 - no secret

    async def take_due(self, chat: Chat, now: int, seconds: int) -> tuple[int, float] | None:
        """Take a due owner for about ``seconds``; return it with its new score, ``None`` if none is due."""
        until = now + seconds + random.random()  # noqa: S311 - no secret
        owner: bytes | None = await answer_of(self._take(keys=[self._key(chat)], args=[now, repr(until)]))
        return None if owner is None else (int(owner), until)

    async def set_next_check(self, chat: Chat, owner: int, taken: float, when: float | None) -> None:
        """Schedule the next check of an owner that was taken; ``None`` for never."""
        words: list[str | int] = [owner, repr(taken), "" if when is None else repr(when)]
        await answer_of(self._put_back(keys=[self._key(chat)], args=words))

    async def check_due(
        self, chat: Chat, now: int, check: Callable[[int], Awaitable[float | None]], problem: str
    ) -> None:
        """Check the owners of a chat that are due, several at a time, until none is.

        ``check`` returns when to check one again; ``None`` if nothing is stored of it: it may be about to get
        something, and is dropped at the second check. One whose check fails is checked again after some
        minutes; ``problem`` says so in the log, with the number of the owner for ``{}``.
        """
        room = asyncio.Semaphore(AT_ONCE)

        async def check_one(owner: int, mark: float) -> None:
            try:
                when = await check(owner)
            except StoreUnavailableError:
                raise
            except Exception:
                log.exception("%s", problem.format(owner))
                return
            except asyncio.CancelledError:
                await self.set_next_check(chat, owner, mark, now)
                raise
            if when is None and (chat, owner) not in self._idle:
                self._idle.add((chat, owner))
                when = now + IDLE_SECONDS
            else:
                self._idle.discard((chat, owner))
            await self.set_next_check(chat, owner, mark, when)

        async with asyncio.TaskGroup() as group:
            while True:
                await room.acquire()
                taken = await self.take_due(chat, now, RESERVED)
                if taken is None:
                    break
                checking = group.create_task(check_one(*taken))
                checking.add_done_callback(lambda _: room.release())

    async def check_by(self, chat: Chat, owner: int, when: int) -> None:
        """Check a scheduled owner at a time or earlier."""
        await answer_of(self._redis.zadd(self._key(chat), {str(owner): when}, xx=True, lt=True))

    async def remove(self, chat: Chat, owner: int) -> None:
        """Check an owner no longer."""
        await answer_of(self._redis.zrem(self._key(chat), str(owner)))

    async def owners(self, chat: Chat) -> AsyncIterator[int]:
        """Yield all scheduled owners."""
        with wrapped_errors():
            async for owner, _ in self._redis.zscan_iter(self._key(chat), count=SCAN_COUNT):
                yield int(owner)
