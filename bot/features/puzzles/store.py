"""The repository of puzzles: what is stored of each player, and the ratings of all puzzles.

===========================  ====  =======================================================================
key                          type  what it holds
===========================  ====  =======================================================================
``sb1:{CHAT:ID}:puzzles``    hash  the fields of a ``PuzzleProfile``, and their revision; three years after
                                   the last change
``sb1:{all}:puzzles``        hash  by number, the ratings of puzzles that were tried
                                   (``PuzzleRating.text``); forever
``sb1:{all}:puzzle:NUMBER``  hash  of the puzzle of a day: how many ``tried`` and ``solved`` it; 40 days
===========================  ====  =======================================================================
"""

import logging
from collections.abc import Sequence
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import ReferenceRule
from bot.core.retention import DAY, RESULT_SECONDS
from bot.features.puzzles.profile import PuzzleProfile, PuzzleRating
from bot.storage.decoding import decode_text, read_hash
from bot.storage.errors import StaleError, answer_of, pipelined
from bot.storage.keys import PUZZLE_RATINGS_KEY, PlayerPart, player_key, puzzle_of_day_key

log = logging.getLogger(__name__)

COUNTED_DAYS = 40

FIND_PUZZLE_STREAKS = """
function(key, note)
  if redis.call('HEXISTS', key, 'best') == 1 then
    local week = string.match(redis.call('HGET', key, 'week') or '', '^%S+') or ''
    for group in string.gmatch('0 ' .. (redis.call('HGET', key, 'groups') or ''), '%-?%d+') do
      note(group, week)
    end
  end
end
"""
PUZZLE_STREAK_REFERENCES = ReferenceRule("streak", FIND_PUZZLE_STREAKS)
"""By the servers and groups whose leaderboards may have the player's streaks, the week of the last one; 0
stands for everyone."""

REPLACE_PROFILE = """
if (redis.call('HGET', KEYS[1], 'revision') or '0') ~= ARGV[1] then
  return 0
end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'revision', ARGV[1] + 1, unpack(ARGV, 3))
redis.call('EXPIRE', KEYS[1], ARGV[2])
return 1
"""
"""Stores a profile if its revision is still the one that was read."""

REPLACE_RATING = """
if (redis.call('HGET', KEYS[1], ARGV[1]) or '') ~= ARGV[2] then
  return 0
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
"""
"""Stores the rating of a puzzle if the one before is still the one that was read."""


class PuzzleStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._replace_profile = redis.register_script(REPLACE_PROFILE)
        self._replace_rating = redis.register_script(REPLACE_RATING)

    async def profile(self, player: Player) -> PuzzleProfile:
        """Return what is stored of a player; an empty profile if that is nothing, or cannot be read."""
        fields = await read_hash(self._redis, player_key(player, PlayerPart.PUZZLES))
        try:
            return PuzzleProfile.read(fields)
        except ValueError as error:
            log.warning("the puzzles of a player in %s cannot be read: %s", player.chat, error)
            return PuzzleProfile(revision=int(fields.get("revision", 0)))

    async def replace_profile(self, player: Player, before: PuzzleProfile, after: PuzzleProfile) -> None:
        """Store a changed profile; raise ``StaleError`` if another change came first."""
        words: list[str | int] = [before.revision, RESULT_SECONDS]
        for name, text in after.fields.items():
            words += [name, text]
        answer = self._replace_profile(keys=[player_key(player, PlayerPart.PUZZLES)], args=words)
        if await answer_of(answer) == 0:
            raise StaleError

    async def ratings(self, numbers: Sequence[int]) -> dict[int, PuzzleRating]:
        """Return the ratings of those of the puzzles that were tried."""
        if not numbers:
            return {}
        texts = cast(
            list[bytes | None],
            await answer_of(self._redis.hmget(PUZZLE_RATINGS_KEY, [str(number) for number in numbers])),
        )
        found = zip(numbers, texts, strict=True)
        return {number: PuzzleRating.read(decode_text(text)) for number, text in found if text}

    async def replace_rating(self, number: int, before: PuzzleRating | None, after: PuzzleRating) -> None:
        """Store the rating of a puzzle; raise ``StaleError`` if another change came first."""
        words: list[str | int] = [number, before.text if before else "", after.text]
        if await answer_of(self._replace_rating(keys=[PUZZLE_RATINGS_KEY], args=words)) == 0:
            raise StaleError

    async def count_of_day(self, number_of_day: int, *, is_solved: bool) -> None:
        """Count an attempt at the puzzle of a day."""
        key = puzzle_of_day_key(number_of_day)
        async with pipelined(self._redis, transaction=True) as pipeline:
            pipeline.hincrby(key, "tried", 1)
            pipeline.hincrby(key, "solved", int(is_solved))
            pipeline.expire(key, COUNTED_DAYS * DAY, nx=True)
            await pipeline.execute()

    async def day_counts(self, number_of_day: int) -> tuple[int, int]:
        """Return how many players tried the puzzle of a day, and how many solved it."""
        counts = await read_hash(self._redis, puzzle_of_day_key(number_of_day))
        return int(counts.get("tried", 0)), int(counts.get("solved", 0))
