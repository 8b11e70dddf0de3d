"""Distributed locks: mutual exclusion by key, in one process and between processes that share a store.

A lock holds the name of its owner. It expires after five seconds, so that a process that has crashed blocks
nobody for long.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeAlias, cast
from weakref import WeakValueDictionary

from redis.asyncio import Redis

from bot.storage.errors import answer_of, answer_or_default

LEASE_MILLISECONDS = 5000
POLL_SECONDS = 0.02
RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"
"""Deletes a key that holds the caller's name: a lock that has expired may belong to another owner."""


@dataclass(slots=True)
class HeldLock:
    """A lock, and whether it has been released before the end of its block."""

    key: str
    owner: str
    """The name of its owner in the store; empty if no other process shares it."""
    is_released: bool = False


Acquire: TypeAlias = Callable[[HeldLock], Awaitable[bool]]
"""Sets a lock in the store if it is free, or already this owner's, and returns whether it is this owner's."""


class DistributedLocks:
    """Locks by key: within the process, and across processes if there is a shared store."""

    def __init__(self, redis: Redis | None = None) -> None:
        self._redis = redis
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def locked(self, key: str, acquire: Acquire | None = None) -> AsyncIterator[HeldLock]:
        """Hold a lock; raise ``StoreUnavailableError`` if the store cannot grant it.

        ``acquire`` sets it together with other work; it is called again while another owner holds the lock.
        """
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            held = HeldLock(key, secrets.token_hex(6) if self._redis else "")
            await _until_acquired(held, acquire or self._acquire)
            try:
                yield held
            finally:
                if self._redis and not held.is_released:
                    await _release(self._redis, held)

    async def _acquire(self, held: HeldLock) -> bool:
        if self._redis is None:
            return True
        answer = self._redis.set(held.key, held.owner, nx=True, px=LEASE_MILLISECONDS, get=True)
        before = cast(bytes | None, await answer_of(answer))
        return before in (None, held.owner.encode())  # ours already if the first answer was lost


async def _until_acquired(held: HeldLock, acquire: Acquire) -> None:
    while True:
        if await acquire(held):
            return
        await asyncio.sleep(POLL_SECONDS)


async def _release(redis: Redis, held: HeldLock) -> None:
    answer = cast(Awaitable[object], redis.eval(RELEASE, 1, held.key, held.owner))
    # If it fails, the protected work is done, and the lock expires.
    await answer_or_default(answer, None, "a lock was not released")
