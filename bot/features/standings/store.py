"""Stores the leaderboards as sorted sets.

The leaderboards of everybody have the prefix ``sb1:{all}:``, those of a server or group the
prefix ``sb1:{CHAT:group:ID}:``; a player in them is ``CHAT:ID``.

=====================  ======  ==========================================================================
key after the prefix   type    what it holds
=====================  ======  ==========================================================================
``day:N``              zset    a day's attempts without help, by ``ChallengeResult.strength``; 40 days
``day:N:assisted``     zset    the others; 40 days
``day:N:counts``       hash    ``played``, ``won``, ``assisted``: how many; ``game``; 40 days
``day:N:met``          set     digests (``met_as``) of the players in these counts; 14 days
``week:2026-W47``      zset    players by ``period_points``; 70 days
``month:2026-11``      zset    the same; 400 days
``streak``             zset    players by their best streaks of exercises; three years after their last one
``streak:2026-W47``    zset    the same of a week; 70 days
``streak:seen``        zset    the players in ``streak`` by the day on which the week of their last one began,
                               counted from the year 1; three years after the last entry
``last``               string  the number of the last day with a result; 400 days
``first``              string  of everyone: the date of challenge 1, by ISO 8601; forever
``groups:N``           set     of everyone: ``CHAT:ID`` of the servers and groups with results; 40 days
``moved``              string  of a group: its new number; three years, as its streaks
``was``                string  of a group: its old number; three years
=====================  ======  ==========================================================================

A leaderboard holds at most a million players, the best ones. The keys of ratings are described in
``ratings_store.py``. ``name`` in a player's ``self`` is the player's last known name in the chat.
Players who delete their data are removed from the leaderboards and ``met``; the counts stay.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from importlib.resources import files
from typing import TypeAlias, cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import Json
from bot.core.player_names import player_name
from bot.core.retention import DAY, RESULT_SECONDS
from bot.core.settings import RESULTS_FIELD
from bot.daily.leaderboard_rows import DAYS, LeaderboardPage, LeaderboardRow
from bot.daily.result import ChallengeResult
from bot.daily.scope import EVERYONE, Scope, Span
from bot.storage.decoding import decode_text, read_hash, readable
from bot.storage.errors import answer_of, pipelined
from bot.storage.keys import (
    EXERCISE_STREAK_LEADERBOARD,
    FIRST_CHALLENGE,
    LAST_EXERCISE_STREAKS,
    LAST_RATED,
    LAST_RESULT,
    NEW_GROUP,
    OLD_GROUP,
    RATED_DAY,
    RATING_LEADERBOARD,
    RATINGS,
    PlayerPart,
    StandingsName,
    counted_players,
    day_counts,
    day_leaderboard,
    groups_of_day,
    member_of,
    met_as,
    player_key,
    player_of,
    span_of_period,
    standings_key,
)

MOST_PLAYERS = 1_000_000
MET_DAYS, WEEK_DAYS, MONTH_DAYS = 14, 70, 400
"""How many days leaderboards live after their first result."""
LIFE_SECONDS = {Span.WEEK: WEEK_DAYS * DAY, Span.MONTH: MONTH_DAYS * DAY}
NAME_SECONDS = 365 * DAY

SAVE_NAME = """
if redis.call('HEXISTS', KEYS[2], ARGV[1]) == 1 then
  redis.call('HSET', KEYS[1], 'name', ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[3], 'NX')
end
"""
"""Stores a player's name, unless the result that is entered has been deleted."""


RowOf: TypeAlias = Callable[[int, Player, str, float], LeaderboardRow]
"""Returns the row of a place, a player, a name and a score."""


@dataclass(frozen=True, slots=True)
class StandingsEntry:
    """A result to be counted in the leaderboards of one scope."""

    result: ChallengeResult
    is_visible: bool
    periods: Mapping[StandingsName, int]
    """Points by the names of the weeks and months, such as ``week:2026-W47``."""
    is_new: bool = True
    """Whether it belongs in the counts, unless it is there already."""


class StandingsStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        # Sent in full: EVALSHA in a pipeline would need another round trip to check for the script.
        self._enter = (files("bot.features.standings") / "enter.lua").read_text("utf-8")

    async def enter_entries(
        self, player: Player, entries: Mapping[Scope, StandingsEntry], name: str, first: date | None = None
    ) -> None:
        """Enter results of a player, one for each scope; ``first`` is the date of challenge 1."""
        async with pipelined(self.redis, transaction=False) as pipeline:
            if name:
                own = player_key(player, PlayerPart.SETTINGS)
                days = player_key(player, PlayerPart.RESULTS)
                number = next(iter(entries.values())).result.number
                pipeline.eval(SAVE_NAME, 2, own, days, str(number), player_name(name), str(NAME_SECONDS))
            if first:
                pipeline.set(standings_key(EVERYONE, FIRST_CHALLENGE), first.isoformat())
            for scope, entry in entries.items():
                if not scope.is_everyone:
                    groups = standings_key(EVERYONE, groups_of_day(entry.result.number))
                    pipeline.sadd(groups, f"{scope.chat}:{scope.group}")
                    pipeline.expire(groups, DAYS * DAY, nx=True)
                keys, words = _enter_arguments(scope, player, entry)
                pipeline.eval(self._enter, len(keys), *keys, *words)
            await pipeline.execute()

    async def enter_exercise_streaks(
        self, player: Player, scope: Scope, monday: int, streaks: Mapping[StandingsName, int]
    ) -> None:
        """Enter a player's best streaks in the leaderboards of a scope with these names.

        ``monday`` is the first day of the week of the last one, counted from the year 1.
        """
        seen = standings_key(scope, LAST_EXERCISE_STREAKS)
        async with pipelined(self.redis, transaction=True) as pipeline:
            pipeline.zadd(seen, {member_of(player): monday}, gt=True)
            pipeline.zremrangebyrank(seen, 0, -MOST_PLAYERS - 1)
            pipeline.expire(seen, RESULT_SECONDS)
            for name, streak in streaks.items():
                key = standings_key(scope, name)
                pipeline.zadd(key, {member_of(player): streak}, gt=True)
                pipeline.zremrangebyrank(key, 0, -MOST_PLAYERS - 1)
                if name == EXERCISE_STREAK_LEADERBOARD:
                    pipeline.expire(key, RESULT_SECONDS)
                else:
                    pipeline.expire(key, WEEK_DAYS * DAY, nx=True)
            await pipeline.execute()

    async def remove_absent_from_exercise_streaks(self, scope: Scope, day: int) -> None:
        """Remove the players whose last streak was in a week that began before a day (from the year 1)."""
        seen = standings_key(scope, LAST_EXERCISE_STREAKS)
        absent = cast(list[bytes], await answer_of(self.redis.zrangebyscore(seen, "-inf", f"({day}")))
        if absent:
            async with pipelined(self.redis, transaction=True) as pipeline:
                pipeline.zrem(standings_key(scope, EXERCISE_STREAK_LEADERBOARD), *absent)
                pipeline.zrem(seen, *absent)
                await pipeline.execute()

    async def last_exercise_streak(self, scope: Scope) -> int:
        """Return the first day of the last week with a streak, counted from the year 1; 0 without one."""
        seen = standings_key(scope, LAST_EXERCISE_STREAKS)
        found = cast(
            list[tuple[bytes, float]], await answer_of(self.redis.zrevrange(seen, 0, 0, withscores=True))
        )
        return int(found[0][1]) if found else 0

    async def save_name(self, player: Player, name: str, part: PlayerPart, field: str) -> None:
        """Store a player's name, unless the field of a part with which it comes has been deleted."""
        own, other = player_key(player, PlayerPart.SETTINGS), player_key(player, part)
        await answer_of(
            self.redis.eval(SAVE_NAME, 2, own, other, field, player_name(name), str(NAME_SECONDS))
        )

    async def group_numbers(self, groups: Iterable[Scope]) -> dict[Scope, frozenset[int]]:
        """Return all numbers that servers or groups have had, by the scope with the current number."""
        scopes = list(groups)
        if not scopes:
            return {}
        async with pipelined(self.redis, transaction=False) as pipeline:
            for scope in scopes:
                pipeline.get(standings_key(scope, NEW_GROUP))
                pipeline.get(standings_key(scope, OLD_GROUP))
            found = await pipeline.execute()
        now: dict[Scope, frozenset[int]] = {}
        for scope, moved, was in zip(scopes, found[::2], found[1::2], strict=True):
            here = Scope(scope.chat, int(moved)) if moved else scope
            had = {here.group, scope.group, int(was or scope.group)}
            now[here] = now.get(here, frozenset()) | had
        return now

    async def page(
        self, name: StandingsName, scope: Scope, first: int, most: int, row_of: RowOf
    ) -> LeaderboardPage:
        """Return a part of a sorted set of a scope as rows of a leaderboard; equal scores share a place."""
        whole = standings_key(scope, name)
        async with pipelined(self.redis, transaction=True) as pipeline:
            pipeline.zcard(whole)
            pipeline.zrevrange(whole, first, first + most - 1, withscores=True)
            count, found = await pipeline.execute()
        ranked = enumerate(found, first + 1)
        members = list(readable(lambda row: (row[0], player_of(row[1][0]), row[1][1]), ranked))
        if not members:
            return LeaderboardPage((), count)
        async with pipelined(self.redis, transaction=False) as pipeline:
            pipeline.zcount(whole, f"({members[0][2]!r}", "+inf")
            for _, player, _ in members:
                pipeline.hget(player_key(player, PlayerPart.SETTINGS), "name")
            better, *names = await pipeline.execute()
        rows, place = [], better + 1
        for at, ((rank, player, score), called) in enumerate(zip(members, names, strict=True)):
            if at and score != members[at - 1][2]:
                place = rank
            rows.append(row_of(place, player, _decode_optional(called), score))
        return LeaderboardPage(tuple(rows), count)

    async def place(
        self, name: StandingsName, scope: Scope, player: Player, row_of: RowOf
    ) -> LeaderboardRow | None:
        """Return a player's row in a sorted set of a scope; ``None`` if it does not have the player."""
        whole = standings_key(scope, name)
        score = await answer_of(self.redis.zscore(whole, member_of(player)))
        if score is None:
            return None
        async with pipelined(self.redis, transaction=False) as pipeline:
            pipeline.zcount(whole, f"({score!r}", "+inf")
            pipeline.hget(player_key(player, PlayerPart.SETTINGS), "name")
            better, called = await pipeline.execute()
        return row_of(better + 1, player, _decode_optional(called), score)

    async def scores_of_players(
        self, scope: Scope, names: Sequence[StandingsName], players: Sequence[Player]
    ) -> list[list[float | None]]:
        """Return the scores of players in each of these sorted sets of a scope."""
        if not players:
            return [[] for _ in names]
        members = list(map(member_of, players))
        async with pipelined(self.redis, transaction=False) as pipeline:
            for name in names:
                pipeline.zmscore(standings_key(scope, name), members)
            return list(await pipeline.execute())

    async def is_stored(self, scope: Scope, names: Sequence[StandingsName]) -> bool:
        """Return whether any of these sorted sets of a scope exists."""
        return bool(await answer_of(self.redis.exists(*(standings_key(scope, name) for name in names))))

    async def counts(self, scope: Scope, number: int) -> Mapping[str, str]:
        """Return how a day went."""
        return await read_hash(self.redis, standings_key(scope, day_counts(number)))

    async def last(self, scope: Scope) -> int:
        """Return the number of the last day with a result; 0 for none."""
        return int(await answer_of(self.redis.get(standings_key(scope, LAST_RESULT))) or 0)

    async def first_day(self) -> date | None:
        """Return the date of challenge 1; ``None`` if there is no result yet."""
        stored = cast(bytes | None, await answer_of(self.redis.get(standings_key(EVERYONE, FIRST_CHALLENGE))))
        return date.fromisoformat(stored.decode()) if stored else None

    async def result_and_visibility(self, player: Player, number: int) -> tuple[bool, str]:
        """Return whether a player's result of a day is stored, and the player's visibility setting."""
        async with pipelined(self.redis, transaction=True) as pipeline:
            pipeline.hget(player_key(player, PlayerPart.RESULTS), str(number))
            pipeline.hget(player_key(player, PlayerPart.SETTINGS), RESULTS_FIELD)
            result, audience = await pipeline.execute()
        return result is not None, _decode_optional(audience)

    async def visibility_of(self, players: Sequence[Player]) -> list[tuple[bool, str]]:
        """Return for each player whether there are any results, and the visibility setting."""
        async with pipelined(self.redis, transaction=False) as pipeline:
            for player in players:
                pipeline.exists(player_key(player, PlayerPart.RESULTS))
                pipeline.hget(player_key(player, PlayerPart.SETTINGS), RESULTS_FIELD)
            found = await pipeline.execute()
        pairs = zip(found[::2], found[1::2], strict=True)
        return [(bool(are_stored), _decode_optional(audience)) for are_stored, audience in pairs]

    async def scores_of(self, player: Player, scope: Scope, names: Sequence[StandingsName]) -> dict[str, str]:
        """Return a player's scores in a scope by the names of leaderboards, and the rating."""
        found = await self.scores_in(player, scope, (*names, RATING_LEADERBOARD, LAST_RATED))
        answer = await answer_of(self.redis.hget(standings_key(scope, RATINGS), member_of(player)))
        skill = cast(bytes | None, answer)
        return found | ({"skills": skill.decode()} if skill else {})

    async def scores_in(self, player: Player, scope: Scope, names: Sequence[StandingsName]) -> dict[str, str]:
        """Return a player's scores in those of these leaderboards of a scope that have any."""
        async with pipelined(self.redis, transaction=False) as pipeline:
            for name in names:
                pipeline.zscore(standings_key(scope, name), member_of(player))
            scores = await pipeline.execute()
        pairs = zip(names, scores, strict=True)
        return {name: f"{score:.17g}" for name, score in pairs if score is not None}

    async def remove_from(self, player: Player, scope: Scope, names: Sequence[StandingsName]) -> None:
        """Remove a player from these leaderboards of a scope."""
        async with pipelined(self.redis, transaction=True) as pipeline:
            for name in names:
                pipeline.zrem(standings_key(scope, name), member_of(player))
            await pipeline.execute()

    async def remove_player(
        self, player: Player, scope: Scope, names: Sequence[StandingsName], numbers: Iterable[int] = ()
    ) -> None:
        """Remove a player from the ratings and from these leaderboards of a scope.

        For the days in ``numbers`` the player's digest is deleted as well.
        """
        async with pipelined(self.redis, transaction=True) as pipeline:
            pipeline.hdel(standings_key(scope, RATINGS), member_of(player))
            for name in (*names, RATING_LEADERBOARD, LAST_RATED):
                pipeline.zrem(standings_key(scope, name), member_of(player))
            for number in numbers:
                pipeline.srem(standings_key(scope, counted_players(number)), met_as(player, number))
            await pipeline.execute()

    async def rename_group(
        self, before: Scope, after: Scope, names: Sequence[StandingsName], numbers: range
    ) -> None:
        """Move the leaderboards and ratings of a group, and the counts of some days, to its new number.

        Later results are counted under the new number, whichever number they come with. Leaderboards that
        the new number has already, a few moments old, are replaced by the old ones.
        """
        parts = [*names, RATING_LEADERBOARD, RATINGS, LAST_RATED, RATED_DAY, LAST_RESULT]
        parts += [name(number) for number in numbers for name in (day_counts, counted_players)]
        async with pipelined(self.redis, transaction=False) as pipeline:
            pipeline.set(standings_key(before, NEW_GROUP), after.group, ex=RESULT_SECONDS)
            pipeline.set(standings_key(after, OLD_GROUP), before.group, ex=RESULT_SECONDS)
            for number in numbers:
                pipeline.srem(standings_key(EVERYONE, groups_of_day(number)), f"{before.chat}:{before.group}")
            _, _, *had = await pipeline.execute()
            for number, was_there in zip(numbers, had, strict=True):
                if was_there:
                    pipeline.sadd(
                        standings_key(EVERYONE, groups_of_day(number)), f"{after.chat}:{after.group}"
                    )
            await pipeline.execute()
        await self.move_leaderboards(before, after, parts)

    async def move_leaderboards(self, before: Scope, after: Scope, parts: Sequence[StandingsName]) -> None:
        """Move keys of a group to its new number; they replace those that it has already."""
        async with pipelined(self.redis, transaction=False) as pipeline:
            for part in parts:
                pipeline.dump(standings_key(before, part))
                pipeline.pttl(standings_key(before, part))
            dumped = await pipeline.execute()
            for part, text, life in zip(parts, dumped[::2], dumped[1::2], strict=True):
                if text is not None:
                    pipeline.restore(standings_key(after, part), max(life, 0), text, replace=True)
                    pipeline.delete(standings_key(before, part))
            await pipeline.execute()


def export_scores(scope: Scope, scores: Mapping[str, str]) -> list[Json]:
    """Return a player's scores by the names of leaderboards, as the exported file has them."""
    named = "all" if scope.is_everyone else str(scope.group)
    return [{"of": named, "table": name, "score": score} for name, score in scores.items()]


def _enter_arguments(
    scope: Scope, player: Player, entry: StandingsEntry
) -> tuple[list[str], list[str | int]]:
    result, number = entry.result, entry.result.number
    member = member_of(player)
    name = day_leaderboard(number, is_assisted=result.is_assisted)
    parts = (counted_players(number), day_counts(number), name, LAST_RESULT)
    day = [standings_key(scope, part) for part in parts]
    met = met_as(player, number)
    words: list[str | int] = [
        number, int(entry.is_visible), member, met, result.strength, result.game, int(result.is_won),
        int(result.is_assisted), MOST_PLAYERS, DAYS, DAYS * DAY, int(entry.is_new), MONTH_DAYS * DAY,
        MET_DAYS,
    ]  # fmt: skip
    for period, points in entry.periods.items():
        words += [points, LIFE_SECONDS[span_of_period(period)]]
    return day + [standings_key(scope, period) for period in entry.periods], words


def _decode_optional(name: bytes | None) -> str:
    return player_name(decode_text(name)) if name else ""  # earlier versions took some blanks for letters
