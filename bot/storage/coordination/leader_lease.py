"""Who of several processes does what only one can do at a time: the one that was started last.

===================  ======  ==============================================================================
key                  type    what it holds
===================  ======  ==============================================================================
``sb1:lead:WHAT``    string  the process that does it, for fifteen seconds since it was last heard of
===================  ======  ==============================================================================
"""

import logging
import secrets
from collections.abc import Awaitable
from typing import cast

from redis.asyncio import Redis

from bot.storage.errors import StoreUnavailableError, reached

log = logging.getLogger(__name__)

LEASE = 15_000
"""Milliseconds."""
HOLD = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then
  return 0
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
END = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"


class LeaderLease:
    """Whether it is this process. Where there is but one, or while the store is away, it is."""

    def __init__(self, redis: Redis | None, what: str) -> None:
        self._redis = redis
        self._key = f"sb1:lead:{what}"
        self._name = secrets.token_hex(6)

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self._redis is not None

    async def take(self) -> None:
        """Take it over from whichever process has it."""
        if self._redis:
            try:
                with reached():
                    await self._redis.set(self._key, self._name, px=LEASE)
            except StoreUnavailableError as error:
                log.info("nobody is told that this process leads: %s", error)

    async def hold(self) -> bool:
        """Keep it, or take it where nobody has it; tell whether it is this process."""
        if self._redis is None:
            return True
        try:
            with reached():
                return bool(
                    await cast(Awaitable[int], self._redis.eval(HOLD, 1, self._key, self._name, LEASE))
                )
        except StoreUnavailableError as error:
            log.info("nobody knows who leads: %s", error)
            return True

    async def end(self) -> None:
        """Leave it to another."""
        if self._redis:
            try:
                with reached():
                    await cast(Awaitable[object], self._redis.eval(END, 1, self._key, self._name))
            except StoreUnavailableError as error:
                log.info("nobody is told that this process leads no more: %s", error)
