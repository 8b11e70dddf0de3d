"""Turns: of what has one name, one thing is done at a time, in whatever process.

===================  ======  ==============================================================================
key                  type    what it holds
===================  ======  ==============================================================================
``sb1:turn:NAME``    string  who has the turn; five seconds at most, so that nobody waits for long for a
                             process that is gone. The name is a digest.
===================  ======  ==============================================================================
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import cast
from weakref import WeakValueDictionary

from redis.asyncio import Redis

from bot.storage.errors import StoreUnavailableError, reached

log = logging.getLogger(__name__)

LEASE = 5000
"""Milliseconds."""
LOOK = 0.02
"""Seconds after which it is looked again whether the turn is over."""
DIGEST_BYTES = 8
END = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"


class DistributedLocks:
    """Lets one wait for another: within the process, and where there is a store to share, beyond it."""

    def __init__(self, redis: Redis | None = None) -> None:
        self._redis = redis
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        """Wait for the turn, and have it; raise ``StoreUnavailableError`` where nobody can tell."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        async with lock:
            if self._redis is None:
                yield
                return
            key = f"sb1:turn:{blake2b(name.encode(), digest_size=DIGEST_BYTES).hexdigest()}"
            holder = secrets.token_hex(6)
            await _begin(self._redis, key, holder)
            try:
                yield
            finally:
                await _end(self._redis, key, holder)


async def _begin(redis: Redis, key: str, holder: str) -> None:
    while True:
        with reached():
            before = await cast(Awaitable[bytes | None], redis.set(key, holder, nx=True, px=LEASE, get=True))
        if before in (None, holder.encode()):  # ours already where the first answer was lost
            return
        await asyncio.sleep(LOOK)


async def _end(redis: Redis, key: str, holder: str) -> None:
    try:
        with reached():
            await cast(Awaitable[object], redis.eval(END, 1, key, holder))
    except StoreUnavailableError as error:  # what was done in the turn is done, and the turn ends by itself
        log.info("nobody is told that a turn is over: %s", error)
