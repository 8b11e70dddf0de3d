"""What reaches several processes is answered by one: whoever takes it first.

Two processes are told the same where both hold a shard of Discord during an upgrade, and where Telegram sends
again what was answered too late. Of a player nothing is kept: what names an act, and the message on which it
was done, are digests.

====================  ======  =============================================================================
key                   type    what it holds
====================  ======  =============================================================================
``sb1:claim:ACT``     string  the process that answers an act, for ten seconds, and for ten minutes as soon as
                              it is answered; of what nobody takes over, at once for so long
``sb1:newest:PLACE``  string  the act that was done last on a message, for two minutes: what is still to come
                              there of an earlier one is not shown
====================  ======  =============================================================================
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from hashlib import blake2b
from typing import cast

from redis.asyncio import Redis

from bot.store_errors import StoreUnavailableError, reached

log = logging.getLogger(__name__)

LEASE = 10
"""Seconds after which an act is free again that a process took and did not answer: that one is gone."""
LIFE = 10 * 60
"""Seconds for which an act is known to have been answered."""
NEWEST_LIFE = 2 * 60
"""Seconds; nothing takes longer to be worked out, or to be sent."""
LOOK = 0.1
"""Seconds after which it is looked again whether somebody else has answered."""
DONE = b"done"
DIGEST_BYTES = 8


class Claims:
    """Which process answers. Where there is but one, or while the store is away, it is always this one."""

    def __init__(self, redis: Redis | None = None) -> None:
        self._redis = redis
        self._name = secrets.token_hex(6).encode()

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self._redis is not None

    async def take(self, act: str, message: str = "") -> bool:
        """Tell whether this process is to answer an act; ``message`` is where it was done, if anywhere."""
        return await self._take(act, message, LIFE) is None

    async def take_over(self, act: str, message: str = "") -> bool:
        """Tell the same of an act that is told again until it is answered, and say with ``end`` that it is.

        What another process is at is waited for: where that one ends without an answer, this one gives it.
        """
        while holder := await self._take(act, message, LEASE):
            if holder == DONE:
                return False
            await asyncio.sleep(LOOK)
        return True

    async def end(self, act: str) -> None:
        """Say that an act is answered."""
        if self._redis is None:
            return
        try:
            with reached():
                await self._redis.set(_claim(act), DONE, ex=LIFE)
        except StoreUnavailableError as error:  # it is answered once more at worst
            log.info("an answered act is not noted: %s", error)

    async def is_newest(self, act: str, message: str) -> bool:
        """Tell whether nothing has been done on a message since that act."""
        if self._redis is None:
            return True
        try:
            with reached():
                newest = await cast(Awaitable[bytes | None], self._redis.get(_newest(message)))
        except StoreUnavailableError as error:
            log.info("nobody knows what was done last: %s", error)
            return True
        return newest in (None, _digest(act).encode())

    async def _take(self, act: str, message: str, seconds: int) -> bytes | None:
        """Take an act, unless another has; return what is kept of that, ``None`` where it is ours."""
        if self._redis is None:
            return None
        try:
            with reached():
                async with self._redis.pipeline(transaction=False) as together:
                    together.set(_claim(act), self._name, nx=True, ex=seconds, get=True)
                    if message:
                        together.set(_newest(message), _digest(act), ex=NEWEST_LIFE)
                    holder, *_ = await together.execute()
        except StoreUnavailableError as error:
            log.info("nobody knows who else answers: %s", error)
            return None
        return cast(bytes | None, holder)


def _claim(act: str) -> str:
    return f"sb1:claim:{_digest(act)}"


def _newest(message: str) -> str:
    return f"sb1:newest:{_digest(message)}"


def _digest(name: str) -> str:
    return blake2b(name.encode(), digest_size=DIGEST_BYTES).hexdigest()
