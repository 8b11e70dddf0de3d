"""Stores ratings; the prefixes of the keys are those of ``bot/features/standings/store.py``.

=====================  ======  ==========================================================================
key after the prefix   type    what it holds
=====================  ======  ==========================================================================
``skills``             hash    each player's rating (``Rating.text``)
``rating``             zset    the same players by ``Rating.ordinal``
``seen``               zset    the same players by the last day that was rated with them
``rated``              string  the last day that was rated; while one is being rated also its number, how
                               many of its batches are done, and how many players it has
=====================  ======  ==========================================================================

Players are removed 90 days after the last day that was rated with them. All keys expire 100 days after the
last rated day. At most a million players are stored, the best ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Self, cast

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.retention import DAY
from bot.daily.scope import EVERYONE, Scope
from bot.features.standings.rating import ABSENT_DAYS, Rating
from bot.features.standings.store import MOST_PLAYERS
from bot.storage.decoding import readable
from bot.storage.errors import answer_of, pipelined
from bot.storage.keys import (
    LAST_RATED,
    RATED_DAY,
    RATING_LEADERBOARD,
    RATINGS,
    day_leaderboard,
    groups_of_day,
    member_of,
    player_of,
    standings_key,
)

LIFE_DAYS = 100
AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class RatingProgress:
    """The rating progress of a scope."""

    done: int = 0
    """The last day that is rated completely."""
    number: int = 0
    """The day that is being rated; 0 for none."""
    batches: int = 0
    """How many of its batches are done."""
    players: int = 0
    """How many players it had when its rating began."""

    @property
    def text(self) -> str:
        """The progress as it is stored."""
        return f"{self.done} {self.number} {self.batches} {self.players}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote."""
        done, number, batches, players, *_ = map(int, text.split())  # later versions may add numbers
        return cls(done, number, batches, players)


class RatingsStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._rate = redis.register_script((files("bot.features.standings") / "rate.lua").read_text("utf-8"))

    async def progress(self, scope: Scope) -> RatingProgress | None:
        """Return the progress of a scope; ``None`` if nothing was rated."""
        text = cast(bytes | None, await answer_of(self._redis.get(standings_key(scope, RATED_DAY))))
        return None if text is None else RatingProgress.read(text.decode())

    async def groups_of_day(self, number: int) -> list[Scope]:
        """Return the servers and groups with results of a day."""
        found = cast(
            set[bytes], await answer_of(self._redis.smembers(standings_key(EVERYONE, groups_of_day(number))))
        )
        return list(readable(_group_scope, sorted(found)))

    async def count_players(self, scope: Scope, number: int) -> int:
        """Return how many players the leaderboard of a day has."""
        return await answer_of(
            self._redis.zcard(standings_key(scope, day_leaderboard(number, is_assisted=False)))
        )

    async def batches(
        self, scope: Scope, number: int, batches: int, some: range, size: int
    ) -> list[list[tuple[Player, float]]]:
        """Return the players in some of a day's batches, with the strengths of their results."""
        leaderboard = standings_key(scope, day_leaderboard(number, is_assisted=False))
        async with pipelined(self._redis, transaction=True) as pipeline:
            for place in range(size):
                row = place * batches
                pipeline.zrevrange(leaderboard, row + some.start, row + some.stop - 1, withscores=True)
            rows = await pipeline.execute()
        found = ([row[at] for row in rows if at < len(row)] for at in range(len(some)))
        return [list(readable(lambda pair: (player_of(pair[0]), pair[1]), pairs)) for pairs in found]

    async def skills(self, scope: Scope, players: Sequence[Player]) -> dict[Player, Rating]:
        """Return the ratings of players."""
        if not players:
            return {}
        texts = cast(
            list[bytes | None],
            await answer_of(self._redis.hmget(standings_key(scope, RATINGS), list(map(member_of, players)))),
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
        """Store ratings after a day; return ``False`` if another process was faster."""
        names = (
            RATED_DAY,
            RATINGS,
            RATING_LEADERBOARD,
            LAST_RATED,
            day_leaderboard(number, is_assisted=False),
        )
        words: list[str | int | float] = [before.text if before else "", after.text, number, MOST_PLAYERS]
        words.append(LIFE_DAYS * DAY)
        for player, skill in skills:
            words += [member_of(player), skill.text, skill.ordinal]
        answer = await answer_of(self._rate(keys=[standings_key(scope, name) for name in names], args=words))
        return cast(bytes, answer) == b"kept"

    async def remove_absent(self, scope: Scope, number: int) -> None:
        """Remove the players who have been absent for ``ABSENT_DAYS`` before a day."""
        seen = standings_key(scope, LAST_RATED)
        while True:
            found = await answer_of(self._redis.zrangebyscore(seen, "-inf", number - ABSENT_DAYS, 0, AT_ONCE))
            if not (absent := cast(list[bytes], found)):
                return
            async with pipelined(self._redis, transaction=True) as pipeline:
                pipeline.hdel(standings_key(scope, RATINGS), *absent)
                pipeline.zrem(standings_key(scope, RATING_LEADERBOARD), *absent)
                pipeline.zrem(seen, *absent)
                await pipeline.execute()


def _group_scope(member: bytes) -> Scope:
    chat, _, group = member.decode().partition(":")
    return Scope(Chat(chat), int(group))
