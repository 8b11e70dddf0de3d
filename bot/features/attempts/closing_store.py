"""Stores which days have closed, and how long the bot was up.

==========================  ======  =====================================================================
key                         type    what it holds
==========================  ======  =====================================================================
``sb1:{closing}:done``      string  the number of the last challenge whose closing is complete
``sb1:{closing}:lease``     string  the token of the process that closes days, while its lease lasts
``sb1:{closing}:beat``      hash    ``slot``: the last interval in which the bot was up; ``number``: the
                                    challenge of that day; ``seconds``: how long it was up on that day
``sb1:{closing}:outages``   zset    the days on which it was not up for long enough: the last 4,096
==========================  ======  =====================================================================

All but the lease are stored forever. The hash tag in braces keeps them in one slot of a cluster.
"""

from collections.abc import Awaitable
from importlib.resources import files
from typing import cast

from redis.asyncio import Redis

from bot.daily.days import DAY_SECONDS
from bot.storage.keys import closing_key
from bot.storage.player_store import wrapped_errors

MOST_OUTAGES = 4096
ENOUGH = DAY_SECONDS // 2
"""Seconds per day that the bot must be up; otherwise the day is an outage."""


class ClosingStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        folder = files("bot.features.attempts")
        self._beat = redis.register_script((folder / "uptime.lua").read_text("utf-8"))
        self._lease = redis.register_script((folder / "lease.lua").read_text("utf-8"))

    async def last_closed(self) -> int:
        """Return the number of the last challenge whose closing is complete; 0 if none is."""
        with wrapped_errors():
            number = await cast(Awaitable[bytes | None], self._redis.get(closing_key("done")))
        return int(number or 0)

    async def set_closed(self, number: int) -> None:
        """Record that the closing of a day is complete."""
        with wrapped_errors():
            await cast(Awaitable[bool | None], self._redis.set(closing_key("done"), number))

    async def set_lease(self, token: str, milliseconds: int) -> bool:
        """Take, renew or (with 0 milliseconds) release the lease; return whether this token holds it."""
        with wrapped_errors():
            answer = await cast(
                Awaitable[int], self._lease(keys=[closing_key("lease")], args=[token, milliseconds])
            )
        return bool(answer)

    async def record_uptime(self, number: int, now: int, stretch: int) -> None:
        """Record that the bot is up for an interval of ``stretch`` seconds on the day of a challenge.

        An interval counts once, however many processes are up. The first one of a day decides which of the
        days before it were outages.
        """
        words = [number, now // stretch, stretch, ENOUGH, MOST_OUTAGES]
        with wrapped_errors():
            await cast(
                Awaitable[int], self._beat(keys=[closing_key("beat"), closing_key("outages")], args=words)
            )

    async def outages(self) -> frozenset[int]:
        """Return the numbers of the days on which the bot was down for most of the time."""
        with wrapped_errors():
            numbers = await cast(Awaitable[list[bytes]], self._redis.zrange(closing_key("outages"), 0, -1))
        return frozenset(map(int, numbers))
