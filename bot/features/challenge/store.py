"""What is kept of the puzzles of the days, and of the instance: its first day, its secret.

======================  ======  =========================================================================
key                     type    what it holds
======================  ======  =========================================================================
``sb1:{daily}:puzzles``  hash    by the number of each puzzle that was drawn: its difficulty, par and goal,
                                ``-`` for none, and the record of its deal; one more field a day
``sb1:{daily}:first``    string  the date of puzzle 1, by ISO 8601, where no setting says it
``sb1:secret:daily``     string  what the days are drawn by (``player_store.instance_secret``)
======================  ======  =========================================================================

All are kept for ever. What was drawn never changes, whatever deals are certified later.
"""

from collections.abc import Awaitable, Sequence
from datetime import date
from importlib.resources import files
from typing import cast

from redis.asyncio import Redis

from bot.storage.player_store import instance_secret, reached

PUZZLES, FIRST = "sb1:{daily}:puzzles", "sb1:{daily}:first"


class ChallengeStore:
    """The puzzles in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._add = redis.register_script(
            (files("bot.features.challenge") / "puzzles.lua").read_text("utf-8")
        )

    async def first_day(self, today: date) -> date:
        """Return the date of puzzle 1: today where none has been kept yet, the same ever after."""
        with reached():
            await cast(Awaitable[bool | None], self._redis.set(FIRST, today.isoformat(), nx=True))
            return date.fromisoformat((await cast(Awaitable[bytes], self._redis.get(FIRST))).decode())

    async def secret(self) -> bytes:
        """Return what the days are drawn by."""
        return await instance_secret(self._redis, "daily")

    async def challenge(self, number: int) -> str | None:
        """Return a puzzle as it is kept; ``None`` where it has not been drawn yet."""
        return (await self.challenges(number, number) or (None,))[0]

    async def challenges(self, first: int, last: int) -> tuple[str, ...]:
        """Return what is kept of a run of puzzles, up to the first that has not been drawn yet."""
        with reached():
            numbers = [str(number) for number in range(first, last + 1)]
            stored = await cast(Awaitable[list[bytes | None]], self._redis.hmget(PUZZLES, numbers))
        there = stored.index(None) if None in stored else len(stored)
        return tuple(text.decode() for text in stored[:there] if text is not None)

    async def add_challenges(self, first: int, challenges: Sequence[str]) -> None:
        """Keep puzzles that were drawn, from that number on, unless somebody else has kept that one."""
        with reached():
            await cast(Awaitable[int], self._add(keys=[PUZZLES], args=[first, *challenges]))
