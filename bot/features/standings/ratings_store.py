"""What is kept of ratings; the keys begin as those of the other standings do (``standings_store.py``).

=====================  ======  ==========================================================================
key behind the prefix  type    what it holds
=====================  ======  ==========================================================================
``skills``             hash    what is thought of each player (``Rating.text``)
``rating``             zset    the same players by what they are ranked by (``Rating.ordinal``)
``seen``               zset    the same by the number of the last day that was rated with them
``rated``              string  the last day that was rated; while one is being rated also its number, how
                               many of its tables are done, and how many players it has
=====================  ======  ==========================================================================

Players leave 90 days after the last day that was rated with them, and all keys go 100 days after the last one
that was rated at all. There are a million players at most, the best ones.
"""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Self, cast

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.daily.scope import EVERYONE, Scope
from bot.features.standings.rating import ABSENT_DAYS, Rating
from bot.features.standings.store import MOST_PLAYERS, day_leaderboard, standings_key
from bot.storage.members import member_of, player_of
from bot.storage.player_store import DAY, reached

LIFE_DAYS = 100
AT_ONCE = 500
"""Players that leave at a time."""


@dataclass(frozen=True, slots=True)
class RatingProgress:
    """How far the days of a scope are rated."""

    done: int = 0
    """The last day that is."""
    number: int = 0
    """The day that is being rated; 0 for none."""
    batches: int = 0
    """How many of its tables are done."""
    players: int = 0
    """How many it had when that began."""

    @property
    def text(self) -> str:
        """The progress as it is kept."""
        return f"{self.done} {self.number} {self.batches} {self.players}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote."""
        return cls(*map(int, text.split()))


class RatingsStore:
    """The ratings in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._rate = redis.register_script((files("bot.features.standings") / "rate.lua").read_text("utf-8"))

    async def progress(self, scope: Scope) -> RatingProgress | None:
        """Return how far the days of a scope are rated; ``None`` where none was."""
        with reached():
            text = await cast(Awaitable[bytes | None], self._redis.get(standings_key(scope, "rated")))
        return None if text is None else RatingProgress.read(text.decode())

    async def groups_of_day(self, number: int) -> list[Scope]:
        """Return the servers and groups that have results of a day."""
        with reached():
            found = await cast(
                Awaitable[set[bytes]], self._redis.smembers(standings_key(EVERYONE, f"groups:{number}"))
            )
        named = (one.decode().partition(":") for one in sorted(found))
        return [Scope(Chat(chat), int(group)) for chat, _, group in named]

    async def count_players(self, scope: Scope, number: int) -> int:
        """Return how many there are in the table of a day."""
        with reached():
            return await self._redis.zcard(standings_key(scope, day_leaderboard(number, is_assisted=False)))

    async def batches(
        self, scope: Scope, number: int, batches: int, some: range, seats: int
    ) -> list[list[tuple[Player, float]]]:
        """Return who sits at some of the tables to which a field is dealt, and how well they did."""
        batch = standings_key(scope, day_leaderboard(number, is_assisted=False))
        with reached():
            async with self._redis.pipeline(transaction=True) as pipeline:
                for settings in range(seats):
                    row = settings * batches
                    pipeline.zrevrange(batch, row + some.start, row + some.stop - 1, withscores=True)
                rows = await pipeline.execute()
        return [
            [(player_of(row[at][0]), row[at][1]) for row in rows if at < len(row)] for at in range(len(some))
        ]

    async def skills(self, scope: Scope, players: Sequence[Player]) -> dict[Player, Rating]:
        """Return what is thought of players."""
        if not players:
            return {}
        with reached():
            texts = await cast(
                Awaitable[list[bytes | None]],
                self._redis.hmget(standings_key(scope, "skills"), list(map(member_of, players))),
            )
        known = zip(players, texts, strict=True)
        return {player: Rating.read(text.decode()) if text else Rating() for player, text in known}

    async def save_ratings(
        self,
        scope: Scope,
        number: int,
        before: RatingProgress | None,
        after: RatingProgress,
        skills: Sequence[tuple[Player, Rating]],
    ) -> bool:
        """Keep what is thought of players after a day; tell whether nobody else was quicker."""
        names = ("rated", "skills", "rating", "seen", day_leaderboard(number, is_assisted=False))
        words: list[str | int | float] = [before.text if before else "", after.text, number, MOST_PLAYERS]
        words.append(LIFE_DAYS * DAY)
        for player, skill in skills:
            words += [member_of(player), skill.text, skill.ordinal]
        with reached():
            answer = await self._rate(keys=[standings_key(scope, name) for name in names], args=words)
        return cast(bytes, answer) == b"kept"

    async def remove_absent(self, scope: Scope, number: int) -> None:
        """Let those leave who have not been there for long, seen from a day."""
        seen = standings_key(scope, "seen")
        while True:
            with reached():
                absent = await cast(
                    Awaitable[list[bytes]],
                    self._redis.zrangebyscore(seen, "-inf", number - ABSENT_DAYS, 0, AT_ONCE),
                )
                if not absent:
                    return
                async with self._redis.pipeline(transaction=True) as pipeline:
                    pipeline.hdel(standings_key(scope, "skills"), *absent)
                    pipeline.zrem(standings_key(scope, "rating"), *absent)
                    pipeline.zrem(seen, *absent)
                    await pipeline.execute()
