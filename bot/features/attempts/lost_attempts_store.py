"""Some of the runs of a day that were lost, kept until it is known where most of them were.

===========================  ======  ====================================================================
key                          type    what it holds
===========================  ======  ====================================================================
``sb1:{lost:NUMBER}:runs``   hash    records of the first lost runs by the names of their games, for a week
``sb1:{lost:NUMBER}:crux``   string  what was found out of them (``bot/daily/decisive_move.py``), for 60 days
===========================  ======  ====================================================================

No player is named with a run.
"""

from collections.abc import Awaitable
from typing import cast

from redis.asyncio import Redis

from bot.storage.decoding import Word
from bot.storage.player_store import DAY, reached
from engine.record import Record

MOST_ATTEMPTS = 200
"""Runs that are kept of a day."""
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
    """The lost runs in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._add = redis.register_script(ADD)

    async def add_attempt(self, number: int, record: Record, session: str = "") -> None:
        """Keep a lost run of a day, among the first ones; the same game is kept once.

        Without the name of the game, equal runs are taken for one.
        """
        with reached():
            words: list[Word] = [session or record.text, record.text, MOST_ATTEMPTS, ATTEMPTS_SECONDS]
            await self._add(keys=[_lost_key(number, "runs")], args=words)

    async def remove_attempt(self, number: int, session: str) -> None:
        """Keep a run no longer, whose player has all deleted; what was found out by then stays."""
        with reached():
            await self._redis.hdel(_lost_key(number, "runs"), session)

    async def attempts(self, number: int) -> tuple[Record, ...]:
        """Return the lost runs that are kept of a day, in an order that is always the same."""
        with reached():
            stored = await cast(Awaitable[dict[bytes, bytes]], self._redis.hgetall(_lost_key(number, "runs")))
        return tuple(Record.read(text.decode()) for _, text in sorted(stored.items()))

    async def save_decisive_move(self, number: int, text: str) -> None:
        """Keep what was found out of the lost runs of a day."""
        with reached():
            await cast(
                Awaitable[object], self._redis.set(_lost_key(number, "crux"), text, ex=DECISIVE_MOVE_SECONDS)
            )

    async def decisive_move(self, number: int) -> str | None:
        """Return what was found out of the lost runs of a day; ``None`` where nobody has looked yet."""
        with reached():
            text = await cast(Awaitable[bytes | None], self._redis.get(_lost_key(number, "crux")))
        return None if text is None else text.decode()


def _lost_key(number: int, part: str) -> str:
    return f"sb1:{{lost:{number}}}:{part}"
