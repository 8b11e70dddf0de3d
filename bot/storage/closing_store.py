"""Stores which days have closed, how long the bot was up, and some lost attempts of each day.

===========================  ======  ====================================================================
key                          type    what it holds
===========================  ======  ====================================================================
``sb1:{closing}:done``       string  the number of the last challenge whose closing is complete
``sb1:{closing}:lease``      string  the token of the process that closes days, while its lease lasts
``sb1:{closing}:beat``       hash    ``slot``: the last interval in which the bot was up; ``number``: the
                                     challenge of that day; ``seconds``: how long it was up on that day
``sb1:{closing}:outages``    zset    the days on which it was not up for long enough: the last 4,096
``sb1:{closing}:downtimes``  zset    when it was down for five minutes or longer, ``BEGIN END`` in seconds by
                                     the end: the last 1,000 within 40 days
``sb1:{lost:NUMBER}:runs``   hash    records of the first lost attempts by their session ids, for a week
``sb1:{lost:NUMBER}:crux``   string  their decisive move (``bot/daily/decisive_move.py``), for 60 days
===========================  ======  ====================================================================

``done``, ``beat`` and ``outages`` are stored forever, ``downtimes`` for 40 days. The hash tags in braces
keep keys that are used together in one slot of a cluster. Attempts are stored without their players.
"""

from importlib.resources import files
from typing import cast

from redis.asyncio import Redis

from bot.core.retention import DAY
from bot.daily.days import DAY_SECONDS
from bot.daily.downtime import MIN_SECONDS, SECONDS_OF_OUTAGE, Downtime
from bot.storage.decoding import Argument, read_hash, readable
from bot.storage.errors import answer_of, pipelined
from bot.storage.keys import (
    CLOSING_LEASE_KEY,
    DOWNTIMES_KEY,
    LAST_CLOSED_KEY,
    OUTAGES_KEY,
    UPTIME_KEY,
    decisive_move_key,
    lost_attempts_key,
)
from engine.record import Record

MOST_OUTAGES = 4096
MOST_UPTIME = DAY_SECONDS - SECONDS_OF_OUTAGE
"""If the bot is not up for longer on a day, in seconds, the day is an outage."""
MOST_DOWNTIMES = 1000
DOWNTIME_SECONDS = 40 * DAY
"""How long it is stored when the bot was down: longer than any day is open."""
MOST_ATTEMPTS = 200
"""The most attempts that are stored for a day."""
ATTEMPTS_SECONDS = 7 * DAY
DECISIVE_MOVE_SECONDS = 60 * DAY
ADD = """
if redis.call('HLEN', KEYS[1]) < tonumber(ARGV[3]) then
    redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
    if redis.call('TTL', KEYS[1]) < 0 then
        redis.call('EXPIRE', KEYS[1], ARGV[4])
    end
end
"""


class ClosingStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        folder = files("bot.storage")
        self._beat = redis.register_script((folder / "uptime.lua").read_text("utf-8"))
        self._lease = redis.register_script((folder / "closing_lease.lua").read_text("utf-8"))

    async def last_closed(self) -> int:
        """Return the number of the last challenge whose closing is complete; 0 if none is."""
        number = cast(bytes | None, await answer_of(self._redis.get(LAST_CLOSED_KEY)))
        return int(number or 0)

    async def set_closed(self, number: int) -> None:
        """Record that the closing of a day is complete."""
        await answer_of(self._redis.set(LAST_CLOSED_KEY, number))

    async def set_lease(self, token: str, milliseconds: int) -> bool:
        """Take, renew or (with 0 milliseconds) release the lease; return whether this token holds it."""
        answer: int = await answer_of(self._lease(keys=[CLOSING_LEASE_KEY], args=[token, milliseconds]))
        return bool(answer)

    async def record_uptime(self, number: int, now: int, stretch: int) -> None:
        """Record that the bot is up for an interval of ``stretch`` seconds on the day of a challenge.

        An interval counts once, however many processes are up. The first one of a day decides which of the
        days before it were outages; the first one after a gap, when the bot was down.
        """
        keys = [UPTIME_KEY, OUTAGES_KEY, DOWNTIMES_KEY]
        words = [number, now // stretch, stretch, MOST_UPTIME, MOST_OUTAGES]
        words += [MIN_SECONDS, MOST_DOWNTIMES, DOWNTIME_SECONDS]
        await answer_of(self._beat(keys=keys, args=words))

    async def add_outage(self, number: int) -> None:
        """Record that a day that has closed was an outage."""
        async with pipelined(self._redis, transaction=False) as pipeline:
            pipeline.zadd(OUTAGES_KEY, {str(number): number})
            pipeline.zremrangebyrank(OUTAGES_KEY, 0, -MOST_OUTAGES - 1)
            await pipeline.execute()

    async def downtimes(self) -> tuple[Downtime, ...]:
        """Return when the bot was down lately, in the order of the ends."""
        stored = cast(list[bytes], await answer_of(self._redis.zrange(DOWNTIMES_KEY, 0, -1)))
        return tuple(Downtime(*map(int, text.split())) for text in stored)

    async def outages(self) -> frozenset[int]:
        """Return the numbers of the days that were outages, for everybody."""
        numbers = cast(list[bytes], await answer_of(self._redis.zrange(OUTAGES_KEY, 0, -1)))
        return frozenset(map(int, numbers))


class LostAttemptsStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._add = redis.register_script(ADD)

    async def add_attempt(self, number: int, record: Record, session: str = "") -> None:
        """Store a lost attempt of a day if there is room; each game is stored once.

        Without a session id, equal attempts count as one.
        """
        words: list[Argument] = [session or record.text, record.text, MOST_ATTEMPTS, ATTEMPTS_SECONDS]
        await answer_of(self._add(keys=[lost_attempts_key(number)], args=words))

    async def remove_attempt(self, number: int, session: str) -> None:
        """Delete an attempt of a player who deletes their data; a decisive move found by then stays."""
        await answer_of(self._redis.hdel(lost_attempts_key(number), session))

    async def attempts(self, number: int) -> tuple[Record, ...]:
        """Return the stored lost attempts of a day, in a stable order."""
        stored = await read_hash(self._redis, lost_attempts_key(number))
        return tuple(readable(lambda one: Record.read(one[1]), sorted(stored.items())))

    async def save_decisive_move(self, number: int, text: str) -> None:
        """Store the decisive move of a day."""
        await answer_of(self._redis.set(decisive_move_key(number), text, ex=DECISIVE_MOVE_SECONDS))

    async def decisive_move(self, number: int) -> str | None:
        """Return the stored decisive move of a day; ``None`` before it has been searched for."""
        text = cast(bytes | None, await answer_of(self._redis.get(decisive_move_key(number))))
        return None if text is None else text.decode()
