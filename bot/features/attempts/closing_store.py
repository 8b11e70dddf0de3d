"""What is kept of the days that have closed, and of the time in which the bot was up.

==========================  ======  =====================================================================
key                         type    what it holds
==========================  ======  =====================================================================
``sb1:{closing}:done``      string  the number of the last puzzle for whose closing all has been done
``sb1:{closing}:lease``     string  whose turn it is to close days, as long as that lasts
``sb1:{closing}:beat``      hash    ``slot``: the last stretch of time in which the bot was up; ``number``:
                                    the puzzle that was on; ``seconds``: how long it was up on that day
``sb1:{closing}:outages``   zset    the days on which it was not up for long enough: the last 4,096
==========================  ======  =====================================================================

All but the lease are kept for ever. What is changed together has the same part in braces, for a cluster's
sake.
"""

from collections.abc import Awaitable
from importlib.resources import files
from typing import cast

from redis.asyncio import Redis

from bot.daily.days import DAY_SECONDS
from bot.storage.player_store import reached

MOST_OUTAGES = 4096
ENOUGH = DAY_SECONDS // 2
"""Seconds of a day for which the bot must have been up, or the day is an outage."""


def _closing_key(part: str) -> str:
    return f"sb1:{{closing}}:{part}"


class ClosingStore:
    """The closings in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        folder = files("bot.features.attempts")
        self._beat = redis.register_script((folder / "beat.lua").read_text("utf-8"))
        self._lease = redis.register_script((folder / "lease.lua").read_text("utf-8"))

    async def last_closed(self) -> int:
        """Return the number of the last puzzle whose closing is done; 0 for none."""
        with reached():
            number = await cast(Awaitable[bytes | None], self._redis.get(_closing_key("done")))
        return int(number or 0)

    async def set_closed(self, number: int) -> None:
        """Note that all is done for the closing of a day."""
        with reached():
            await cast(Awaitable[bool | None], self._redis.set(_closing_key("done"), number))

    async def set_lease(self, token: str, milliseconds: int) -> bool:
        """Take or keep the lease for so long; tell whether it is held by this token now."""
        with reached():
            answer = await cast(
                Awaitable[int], self._lease(keys=[_closing_key("lease")], args=[token, milliseconds])
            )
        return bool(answer)

    async def record_uptime(self, number: int, now: int, stretch: int) -> None:
        """Note that the bot is up for a stretch of so many seconds, on the day of that puzzle.

        A stretch counts once, however many processes are up. With the first one of a day it is settled
        which of the days before it were outages.
        """
        words = [number, now // stretch, stretch, ENOUGH, MOST_OUTAGES]
        with reached():
            await cast(
                Awaitable[int], self._beat(keys=[_closing_key("beat"), _closing_key("outages")], args=words)
            )

    async def outages(self) -> frozenset[int]:
        """Return the numbers of the puzzles on whose days the bot was down for the greater part."""
        with reached():
            numbers = await cast(Awaitable[list[bytes]], self._redis.zrange(_closing_key("outages"), 0, -1))
        return frozenset(map(int, numbers))
