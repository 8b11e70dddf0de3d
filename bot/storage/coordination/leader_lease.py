"""Leader leases: one process at a time does a task; the process that was started last.

===================  ======  ==============================================================================
key                  type    what it holds
===================  ======  ==============================================================================
``sb1:lead:TASK``    string  the process that does the task; it expires 15 seconds after the last renewal
===================  ======  ==============================================================================
"""

import secrets
from collections.abc import Awaitable
from typing import cast

from redis.asyncio import Redis

from bot.storage.coordination.distributed_lock import RELEASE
from bot.storage.errors import answer_or_default
from bot.storage.keys import lease_key

LEASE_MILLISECONDS = 15_000
RENEW = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then
  return 0
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""


class LeaderLease:
    """The lease of one task. Without a store, or while it is unavailable, this process is the leader."""

    def __init__(self, redis: Redis | None, task: str) -> None:
        self._redis = redis
        self.is_shared = redis is not None
        """Whether there may be other processes."""
        self._key = lease_key(task)
        self._owner = secrets.token_hex(6)

    async def take_over(self) -> None:
        """Become the leader, even if another process is."""
        if self._redis:
            answer = self._redis.set(self._key, self._owner, px=LEASE_MILLISECONDS)
            await answer_or_default(answer, None, "the leader lease was not taken over")

    async def renew(self) -> bool:
        """Renew the lease, or acquire it if it is free; return whether this process is the leader."""
        if self._redis is None:
            return True
        answer = cast(Awaitable[int], self._redis.eval(RENEW, 1, self._key, self._owner, LEASE_MILLISECONDS))
        return bool(await answer_or_default(answer, 1, "the leader lease was not renewed"))

    async def give_up(self) -> None:
        """Leave the lease to another process."""
        if self._redis:
            answer = cast(Awaitable[object], self._redis.eval(RELEASE, 1, self._key, self._owner))
            await answer_or_default(answer, None, "the leader lease was not given up")
