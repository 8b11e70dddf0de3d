"""The repository of seasons: the goals of each player.

==========================  ====  ========================================================================
key                         type  what it holds
==========================  ====  ========================================================================
``sb1:{CHAT:ID}:seasons``   hash  for each month, such as ``2026-11``, the goals as they were drawn
                                  (``write_goals``), and in ``2026-11:NUMBER`` when one of them was reached;
                                  the last 36 months; three years after the last change
==========================  ====  ========================================================================
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import Content, Json, stored_time
from bot.core.retention import RESULT_SECONDS
from bot.daily.scope import Span, period_of
from bot.features import all_features
from bot.features.seasons.goals import GOALS
from bot.storage.decoding import decode_hash, decode_text
from bot.storage.errors import answer_of
from bot.storage.keys import PlayerPart, player_key

KEPT_DAYS = 35 * 30
"""Goals of months that ended earlier are deleted with the next draw: 36 months at most are stored."""
PARTS = (PlayerPart.SETTINGS, PlayerPart.STATISTICS, PlayerPart.RESULTS)
"""The parts of a player's keys without which, and those of exercises, there is nobody to store goals for."""

DRAW = """
local stored = redis.call('HGET', KEYS[1], ARGV[1])
if stored then
  return stored
end
if redis.call('EXISTS', unpack(KEYS, 2)) == 0 then
  return ''
end
for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
  if field < ARGV[3] then
    redis.call('HDEL', KEYS[1], field)
  end
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return ARGV[2]
"""
"""Stores the goals of a month unless some are stored, and returns what is stored then: nothing if nothing
else of the player is, as after a deletion."""

REACH = """
local new = {}
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then
  for at = 4, #ARGV do
    new[#new + 1] = redis.call('HSETNX', KEYS[1], ARGV[1] .. ':' .. ARGV[at], ARGV[2])
  end
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
return new
"""
"""Stores that goals of a month are reached, only while these are stored."""


@dataclass(frozen=True, slots=True)
class StoredSeason:
    """What is stored of a player's month."""

    goals: str
    """As ``write_goals`` wrote them; empty if none were drawn."""
    reached: Mapping[int, int]
    """When goals were reached, by their places, from 0."""


class SeasonStore:
    """Reads and writes this key. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._draw = redis.register_script(DRAW)
        self._reach = redis.register_script(REACH)

    async def load_month(self, player: Player, month: str) -> StoredSeason:
        """Return what is stored of a month."""
        fields = [month, *(f"{month}:{place}" for place in range(GOALS))]
        answer = await answer_of(self._redis.hmget(player_key(player, PlayerPart.SEASONS), fields))
        goals, *times = cast(list[bytes | None], answer)
        reached = {place: int(time) for place, time in enumerate(times) if time is not None}
        return StoredSeason(decode_text(goals or b""), reached)

    async def store_goals(self, player: Player, first: date, goals: str) -> str:
        """Store the goals of the month that begins with a date, unless some are; return the stored ones.

        That is empty if nothing else of the player is stored.
        """
        with_exercises = (feature for feature in all_features() if feature.season_goals)
        counted = (PlayerPart(data.part) for feature in with_exercises for data in feature.personal_data)
        parts = (PlayerPart.SEASONS, *PARTS, *counted)
        keys = [player_key(player, part) for part in parts]
        oldest = period_of(Span.MONTH, first - timedelta(days=KEPT_DAYS))
        words: list[str | int] = [period_of(Span.MONTH, first), goals, oldest, RESULT_SECONDS]
        return decode_text(await answer_of(self._draw(keys=keys, args=words)))

    async def store_reached(
        self, player: Player, month: str, places: Sequence[int], when: int
    ) -> tuple[int, ...]:
        """Store when goals were reached, and return the places of those that were not before."""
        if not places:
            return ()
        keys = [player_key(player, PlayerPart.SEASONS)]
        answers: list[int] = await answer_of(
            self._reach(keys=keys, args=[month, when, RESULT_SECONDS, *places])
        )
        return tuple(place for place, is_new in zip(places, answers, strict=False) if is_new)


def export_seasons(content: Content) -> Json:
    """Return the goals of each month, as the exported file has them."""
    stored = decode_hash(content)
    return [_export_season(month, stored) for month in sorted(stored) if ":" not in month]


def _export_season(month: str, stored: Mapping[str, str]) -> Json:
    times = {name.partition(":")[2]: time for name, time in stored.items() if name.startswith(f"{month}:")}
    goals: list[Json] = []
    for place, text in enumerate(stored[month].split(",")):
        goal: dict[str, Json] = {"goal": text}
        if time := times.get(str(place)):
            goal["reached"] = stored_time(time)
        goals.append(goal)
    return {"month": month, "goals": goals}
