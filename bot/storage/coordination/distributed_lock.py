"""Distributed locks: mutual exclusion by name, in one process and between processes that share a store.

===================  ======  ==============================================================================
key                  type    what it holds
===================  ======  ==============================================================================
``sb1:turn:NAME``    string  the owner of the lock. It expires after five seconds, so that a process that
                             has crashed blocks nobody for long. NAME is a digest.
===================  ======  ==============================================================================
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import cast
from weakref import WeakValueDictionary

from redis.asyncio import Redis

from bot.storage.errors import answer_of, answer_or_default
from bot.storage.keys import lock_key

LEASE_MILLISECONDS = 5000
POLL_SECONDS = 0.02
RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"
"""Deletes a key that holds the caller's name: a lock that has expired may belong to another owner."""


class DistributedLocks:
    """Locks by name: within the process, and across processes if there is a shared store."""

    def __init__(self, redis: Redis | None = None) -> None:
        self._redis = redis
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def locked(self, name: str) -> AsyncIterator[None]:
        """Hold a lock; raise ``StoreUnavailableError`` if the store cannot grant it."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        async with lock:
            if self._redis is None:
                yield
                return
            key, owner = lock_key(name), secrets.token_hex(6)
            await _acquire(self._redis, key, owner)
            try:
                yield
            finally:
                await _release(self._redis, key, owner)


async def _acquire(redis: Redis, key: str, owner: str) -> None:
    while True:
        before = cast(
            bytes | None, await answer_of(redis.set(key, owner, nx=True, px=LEASE_MILLISECONDS, get=True))
        )
        if before in (None, owner.encode()):  # ours already if the first answer was lost
            return
        await asyncio.sleep(POLL_SECONDS)


async def _release(redis: Redis, key: str, owner: str) -> None:
    answer = cast(Awaitable[object], redis.eval(RELEASE, 1, key, owner))
    # If it fails, the protected work is done, and the lock expires.
    await answer_or_default(answer, None, "a lock was not released")
