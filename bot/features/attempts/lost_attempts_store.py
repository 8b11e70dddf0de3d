"""Stores some lost attempts of each day, and the decisive move that is found in them.

===========================  ======  ====================================================================
key                          type    what it holds
===========================  ======  ====================================================================
``sb1:{lost:NUMBER}:runs``   hash    records of the first lost attempts by their session ids, for a week
``sb1:{lost:NUMBER}:crux``   string  their decisive move (``bot/daily/decisive_move.py``), for 60 days
===========================  ======  ====================================================================

Attempts are stored without their players.
"""

from collections.abc import Awaitable
from typing import cast

from redis.asyncio import Redis

from bot.storage.decoding import Argument
from bot.storage.keys import lost_attempts_key
from bot.storage.player_store import DAY, wrapped_errors
from engine.record import Record

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


class LostAttemptsStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._add = redis.register_script(ADD)

    async def add_attempt(self, number: int, record: Record, session: str = "") -> None:
        """Store a lost attempt of a day if there is room; each game is stored once.

        Without a session id, equal attempts count as one.
        """
        with wrapped_errors():
            words: list[Argument] = [session or record.text, record.text, MOST_ATTEMPTS, ATTEMPTS_SECONDS]
            await self._add(keys=[lost_attempts_key(number, "runs")], args=words)

    async def remove_attempt(self, number: int, session: str) -> None:
        """Delete an attempt of a player who deletes their data; a decisive move found by then stays."""
        with wrapped_errors():
            await self._redis.hdel(lost_attempts_key(number, "runs"), session)

    async def attempts(self, number: int) -> tuple[Record, ...]:
        """Return the stored lost attempts of a day, in a stable order."""
        with wrapped_errors():
            stored = await cast(
                Awaitable[dict[bytes, bytes]], self._redis.hgetall(lost_attempts_key(number, "runs"))
            )
        return tuple(Record.read(text.decode()) for _, text in sorted(stored.items()))

    async def save_decisive_move(self, number: int, text: str) -> None:
        """Store the decisive move of a day."""
        with wrapped_errors():
            await cast(
                Awaitable[object],
                self._redis.set(lost_attempts_key(number, "crux"), text, ex=DECISIVE_MOVE_SECONDS),
            )

    async def decisive_move(self, number: int) -> str | None:
        """Return the stored decisive move of a day; ``None`` before it has been searched for."""
        with wrapped_errors():
            text = await cast(Awaitable[bytes | None], self._redis.get(lost_attempts_key(number, "crux")))
        return None if text is None else text.decode()
