"""The repository of puzzles: what is stored of each player, and the ratings of all puzzles.

=================================  ======  ===============================================================
key                                type    what it holds
=================================  ======  ===============================================================
``sb1:{CHAT:ID}:puzzles``          hash    the fields of a ``PuzzleProfile``, and their revision; three years
                                           after the last change
``sb1:{all}:puzzles``              hash    by key (``PuzzleEntry.key``), the ratings of puzzles that were
                                           tried (``PuzzleRating.text``); forever
``sb1:{all}:puzzle:NUMBER``        hash    of the puzzle of a day: how many ``tried`` and ``solved`` it, and
                                           its ``key`` once it was posted; 40 days
``sb1:{all}:puzzle-attempt:TOKEN`` string  that an attempt counts in the two keys above: ten minutes, or 40
                                           days until its player's profile says so
=================================  ======  ===============================================================
"""

from collections.abc import Sequence
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import ReferenceRule
from bot.core.retention import DAY, RESULT_SECONDS
from bot.features.puzzles.profile import PendingAttempt, PuzzleProfile, PuzzleRating
from bot.storage.decoding import decode_text, log_fault, read_hash, readable
from bot.storage.errors import StaleError, answer_of, pipelined
from bot.storage.keys import (
    PUZZLE_RATINGS_KEY,
    PlayerPart,
    counted_attempt_key,
    player_key,
    puzzle_of_day_key,
)

COUNTED_DAYS = 40
CONCURRENT_SECONDS = 600
"""How long an action can take that has begun."""

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

COUNT_ATTEMPT = """
local number, before, after, is_solved, seconds = unpack(ARGV)
if redis.call('EXISTS', KEYS[2]) == 1 then
  return 1
end
local stored = redis.call('HGET', KEYS[1], number) or ''
-- A later version may have added words.
if stored ~= before and string.sub(stored, 1, #before + 1) ~= before .. ' ' then
  return 0
end
redis.call('HSET', KEYS[1], number, after)
redis.call('SET', KEYS[2], number, 'EX', seconds)
if KEYS[3] then
  redis.call('HINCRBY', KEYS[3], 'tried', 1)
  redis.call('HINCRBY', KEYS[3], 'solved', is_solved)
  if redis.call('TTL', KEYS[3]) < 0 then
    redis.call('EXPIRE', KEYS[3], seconds)
  end
end
return 1
"""
"""Counts an attempt once: stores the rating of its puzzle, if the one before is still the one that was read,
and adds it to the counts of its day, if it has one."""


class PuzzleStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._replace_profile = redis.register_script(REPLACE_PROFILE)
        self._count_attempt = redis.register_script(COUNT_ATTEMPT)

    async def profile(self, player: Player) -> PuzzleProfile:
        """Return what is stored of a player; an empty profile if that is nothing."""
        fields = await read_hash(self._redis, player_key(player, PlayerPart.PUZZLES))
        profile = PuzzleProfile.read(fields)
        for name in profile.unread:
            log_fault(f"the field {name.partition(':')[0][:40]} of a player's puzzles")
        return profile

    async def replace_profile(self, player: Player, before: PuzzleProfile, after: PuzzleProfile) -> None:
        """Store a changed profile; raise ``StaleError`` if another change came first."""
        words: list[str | int] = [before.revision, RESULT_SECONDS]
        for name, text in after.fields.items():
            words += [name, text]
        answer = self._replace_profile(keys=[player_key(player, PlayerPart.PUZZLES)], args=words)
        if await answer_of(answer) == 0:
            raise StaleError

    async def ratings(self, keys: Sequence[int]) -> dict[int, PuzzleRating]:
        """Return the ratings of those of the puzzles with these keys that were tried."""
        if not keys:
            return {}
        texts = cast(
            list[bytes | None],
            await answer_of(self._redis.hmget(PUZZLE_RATINGS_KEY, [str(key) for key in keys])),
        )
        found = zip(keys, texts, strict=True)
        stored = ((key, text) for key, text in found if text)
        return dict(readable(lambda one: (one[0], PuzzleRating.read(decode_text(one[1]))), stored))

    async def count_attempt(
        self,
        attempt: PendingAttempt,
        before: PuzzleRating | None,
        after: PuzzleRating,
        number_of_day: int | None = None,
    ) -> None:
        """Store the rating of a puzzle after an attempt, and count it for the puzzle of a day, once in all.

        Raises ``StaleError`` if another attempt has changed the rating first.
        """
        keys = [PUZZLE_RATINGS_KEY, counted_attempt_key(attempt.token)]
        if number_of_day is not None:
            keys.append(puzzle_of_day_key(number_of_day))
        words: list[str | int] = [attempt.key, before.text if before else "", after.text]
        words += [int(attempt.is_solved), COUNTED_DAYS * DAY]
        if await answer_of(self._count_attempt(keys=keys, args=words)) == 0:
            raise StaleError

    async def forget_attempt(self, token: str) -> None:
        """Forget that an attempt counts, soon after its player's profile says so.

        Until then, another process may still be about to count it.
        """
        await answer_of(self._redis.expire(counted_attempt_key(token), CONCURRENT_SECONDS))

    async def note_of_day(self, number_of_day: int, puzzle: int) -> None:
        """Store the key of the puzzle that is posted on a day; the first one stays."""
        key = puzzle_of_day_key(number_of_day)
        async with pipelined(self._redis, transaction=True) as pipeline:
            pipeline.hsetnx(key, "key", str(puzzle))
            pipeline.expire(key, COUNTED_DAYS * DAY, nx=True)
            await pipeline.execute()

    async def day_counts(self, number_of_day: int) -> tuple[int, int, int]:
        """Return the key of the puzzle of a day, how many players tried it, and how many solved it.

        The key is 0 if no post of that day was noted.
        """
        counts = await read_hash(self._redis, puzzle_of_day_key(number_of_day))
        key, tried, solved = (int(counts.get(name, 0)) for name in ("key", "tried", "solved"))
        return key, tried, solved
