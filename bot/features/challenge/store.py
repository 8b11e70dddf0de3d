"""Stores the daily challenges, the first day of the instance, and its secret.

======================  ======  =========================================================================
key                     type    what it holds
======================  ======  =========================================================================
``sb1:{daily}:puzzles``  hash    by challenge number: difficulty, par and goal (``-`` for none), and the
                                record of the deal; one more field a day
``sb1:{daily}:first``    string  the date of challenge 1, by ISO 8601, unless it is configured
``sb1:secret:daily``     string  the key of the draw (``player_store.instance_secret``)
======================  ======  =========================================================================

All are stored forever. A drawn challenge never changes, even when other deals are certified later.
"""

from collections.abc import Sequence
from datetime import date
from typing import cast

from redis.asyncio import Redis

from bot.storage.errors import answer_of
from bot.storage.keys import CHALLENGES_KEY, FIRST_DAY_KEY
from bot.storage.player_store import instance_secret

ADD = """
for place = 2, #ARGV do
  if redis.call('HSETNX', KEYS[1], tonumber(ARGV[1]) + place - 2, ARGV[place]) == 0 then
    return place - 2
  end
end
return #ARGV - 1
"""
"""Stores challenges from the number ``ARGV[1]`` on; stops at one that another process has stored."""


class ChallengeStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._add = redis.register_script(ADD)

    async def first_day(self, today: date) -> date:
        """Return the date of challenge 1; store ``today`` if none is stored yet."""
        await answer_of(self._redis.set(FIRST_DAY_KEY, today.isoformat(), nx=True))
        return date.fromisoformat(cast(bytes, await answer_of(self._redis.get(FIRST_DAY_KEY))).decode())

    async def secret(self) -> bytes:
        """Return the secret by which the days are drawn."""
        return await instance_secret(self._redis, "daily")

    async def challenge(self, number: int) -> str | None:
        """Return the text of a challenge; ``None`` if it has not been drawn yet."""
        return (await self.challenges(number, number) or (None,))[0]

    async def challenges(self, first: int, last: int) -> tuple[str, ...]:
        """Return the texts of consecutive challenges, up to the first that has not been drawn yet."""
        numbers = [str(number) for number in range(first, last + 1)]
        stored = cast(list[bytes | None], await answer_of(self._redis.hmget(CHALLENGES_KEY, numbers)))
        there = stored.index(None) if None in stored else len(stored)
        return tuple(text.decode() for text in stored[:there] if text is not None)

    async def add_challenges(self, first: int, challenges: Sequence[str]) -> None:
        """Store drawn challenges from a number on, up to one that another process has stored."""
        await answer_of(self._add(keys=[CHALLENGES_KEY], args=[first, *challenges]))
