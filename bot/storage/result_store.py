"""The repository of daily results: each player's own, and the players of each daily challenge.

===========================  ======  ====================================================================
key                          type    what it holds
===========================  ======  ====================================================================
``sb1:{CHAT:ID}:days``       hash    a player's results by the number of the daily challenge
                                     (``ChallengeResult.text``); until three years after the last one
``sb1:{CHAT:ID}:excused``    hash    the ids of the ranked attempts that were not finished because the bot was
                                     down, by the number of the daily challenge; as long as the results
``sb1:{CHAT:ID}:runs``       hash    the ids of a player's ranked attempts of the last 40 days, by the number
                                     of the daily challenge
``sb1:{day:NUMBER}:playing`` hash    the players of that challenge, ``CHAT:ID``, and the id of the game;
                                     removed when the result counts everywhere; for 40 days
``sb1:{day:NUMBER}:gone``    set     digests of players who had started a ranked attempt of that day when
                                     their data was deleted, which gives no second attempt; for 3 days
===========================  ======  ====================================================================
"""

from collections.abc import AsyncIterator, Awaitable, Iterable, Mapping
from dataclasses import replace
from typing import cast

from redis.asyncio import Redis
from redis.exceptions import WatchError

from bot.core.actions import Player
from bot.core.personal_data import ReferenceRule
from bot.core.retention import DAY, GONE_DAYS, RESULT_SECONDS
from bot.daily.result import MOST_GROUPS, ChallengeResult
from bot.storage.decoding import Argument, read_hash, readable
from bot.storage.errors import answer_of, pipelined, wrapped_errors
from bot.storage.keys import (
    PlayerPart,
    deleted_key,
    member_of,
    met_as,
    player_key,
    player_of,
    playing_key,
    session_key,
)

EACH_FIELD = """
function(key, note)
  local fields = redis.call('HGETALL', key)
  for at = 1, #fields, 2 do
    note(fields[at], fields[at + 1])
  end
end
"""
"""Notes each field of a hash, with its value as the text."""
RESULT_REFERENCES, ATTEMPT_REFERENCES = ReferenceRule("day", EACH_FIELD), ReferenceRule("run", EACH_FIELD)
"""By the numbers of daily challenges, the results, and the ids of ranked attempts."""
RECENT = 40
"""Days for which ranked attempts are stored."""
MOST_NOT_CLOSED = 2
"""The most daily challenges whose days have begun and not closed."""
AT_ONCE = 200
"""Players per HSCAN."""

SAVE = """
if redis.call('EXISTS', KEYS[2]) == 0 then
  return false
end
local is_new = redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('EXPIRE', KEYS[3], ARGV[3])
return is_new
"""
"""Stores a result only while its game is stored, because both are deleted together."""

EXCUSE = """
if redis.call('EXISTS', KEYS[2]) == 1 then
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
"""
"""Stores that a day is excused, only while its game is stored, because both are deleted together."""


class ResultStore:
    """Reads and writes daily results. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._save = redis.register_script(SAVE)
        self._excuse = redis.register_script(EXCUSE)

    async def begin(self, player: Player, number: int, session: str) -> str:
        """Start the ranked attempt of a day, and return the id of its game.

        That is ``session``, or the attempt that was started before: there is one per day. It is empty if the
        attempt was started before the player's data was deleted, or the data is being deleted now.
        """
        runs = player_key(player, PlayerPart.ATTEMPTS)
        with wrapped_errors():
            async with self._redis.pipeline(transaction=True) as pipeline:
                pipeline.hsetnx(runs, str(number), session)
                pipeline.hget(runs, str(number))
                pipeline.expire(runs, RECENT * DAY)
                pipeline.hkeys(runs)
                pipeline.hget(player_key(player, PlayerPart.RESULTS), str(number))
                is_deleted = f"{ATTEMPT_REFERENCES.kind}:{number}"
                pipeline.hget(player_key(player, PlayerPart.REFERENCES), is_deleted)
                _, name, _, numbers, result, left = await pipeline.execute()
            old = [one for one in readable(int, numbers) if one <= number - RECENT]
            async with self._redis.pipeline(transaction=False) as pipeline:
                if old:
                    pipeline.hdel(runs, *old)
                if result is None:
                    pipeline.hset(playing_key(number), member_of(player), name)
                    pipeline.expire(playing_key(number), RECENT * DAY)
                pipeline.sismember(deleted_key(number), met_as(player, number))
                *_, had_begun = await pipeline.execute()
            # After all writes: a concurrent deletion must leave nothing.
            is_stored = await cast(Awaitable[bytes | None], self._redis.hget(runs, str(number))) == name
            if is_stored and not had_begun and left is None:
                return cast(bytes, name).decode()
            async with self._redis.pipeline(transaction=False) as pipeline:
                pipeline.hdel(runs, str(number))
                pipeline.hdel(playing_key(number), member_of(player))
                await pipeline.execute()
        return ""

    async def may_begin(self, player: Player, number: int) -> bool:
        """Return whether the player has started no ranked attempt of a day, not even before a deletion."""
        async with pipelined(self._redis, transaction=False) as pipeline:
            pipeline.hexists(player_key(player, PlayerPart.ATTEMPTS), str(number))
            pipeline.sismember(deleted_key(number), met_as(player, number))
            return not any(await pipeline.execute())

    async def begun(self, player: Player, number: int) -> str:
        """Return the id of the player's ranked attempt of a day; empty if none."""
        attempts = player_key(player, PlayerPart.ATTEMPTS)
        name = cast(bytes | None, await answer_of(self._redis.hget(attempts, str(number))))
        return name.decode() if name else ""

    async def standing(self, player: Player, number: int) -> tuple[ChallengeResult | None, bool]:
        """Return a player's result of a day, and whether the ranked attempt has begun."""
        async with pipelined(self._redis, transaction=False) as pipeline:
            pipeline.hget(player_key(player, PlayerPart.RESULTS), str(number))
            pipeline.hexists(player_key(player, PlayerPart.ATTEMPTS), str(number))
            text, has_begun = await pipeline.execute()
        results = readable(lambda one: _read(number, one), (text,) if text else ())
        return next(iter(results), None), bool(has_begun)

    async def unfinished(self, number: int) -> AsyncIterator[tuple[Player, str]]:
        """Yield the players, except those who start or finish meanwhile, whose result does not count yet."""
        with wrapped_errors():
            async for member, name in self._redis.hscan_iter(playing_key(number), count=AT_ONCE):
                for player in readable(player_of, (member,)):
                    yield player, name.decode()

    async def save_result(self, player: Player, result: ChallengeResult) -> ChallengeResult:
        """Store the result of a day, and return it; an existing result stays.

        The servers and groups of ``result`` are added to those in which the existing one counts.
        """
        days, number = player_key(player, PlayerPart.RESULTS), str(result.number)
        async with pipelined(self._redis, transaction=True) as pipeline:
            pipeline.hsetnx(days, number, result.text)
            pipeline.expire(days, RESULT_SECONDS)
            pipeline.expire(player_key(player, PlayerPart.EXCUSED_ATTEMPTS), RESULT_SECONDS)
            is_new, *_ = await pipeline.execute()
        return result if is_new else await self._add_groups(days, number, result)

    async def save_result_of_game(self, player: Player, result: ChallengeResult) -> ChallengeResult | None:
        """Do what ``save_result`` does, unless the game of the result was deleted: then return ``None``."""
        days = player_key(player, PlayerPart.RESULTS)
        keys = [days, session_key(player, result.session_id), player_key(player, PlayerPart.EXCUSED_ATTEMPTS)]
        args: list[Argument] = [result.number, result.text, RESULT_SECONDS]
        is_new: int | None = await answer_of(self._save(keys=keys, args=args))
        if is_new is None:
            return None
        return result if is_new else await self._add_groups(days, str(result.number), result)

    async def excuse(self, player: Player, number: int, session: str) -> None:
        """Store that a player could not finish a day as the bot was down, unless the game was deleted."""
        keys = [player_key(player, PlayerPart.EXCUSED_ATTEMPTS), session_key(player, session)]
        args: list[Argument] = [number, session, RESULT_SECONDS]
        await answer_of(self._excuse(keys=keys, args=args))

    async def excused(self, player: Player) -> frozenset[int]:
        """Return the days that a player could not finish because the bot was down."""
        key = player_key(player, PlayerPart.EXCUSED_ATTEMPTS)
        return frozenset(readable(int, await answer_of(self._redis.hkeys(key))))

    async def _add_groups(self, days: str, number: str, result: ChallengeResult) -> ChallengeResult:
        async with pipelined(self._redis, transaction=True) as pipeline:
            while True:
                await pipeline.watch(days)
                text = await cast(Awaitable[bytes | None], pipeline.hget(days, number))
                before = ((result.number, text),) if text else ()
                merged = (merge_groups(one, result) for one in readable(lambda one: _read(*one), before))
                stored = next(merged, result)
                if text is None or stored is result or stored.text == text.decode():
                    return stored  # it was deleted meanwhile, or only another version can read it
                pipeline.multi()  # type: ignore[no-untyped-call]
                pipeline.hset(days, number, stored.text)
                try:
                    await pipeline.execute()
                except WatchError:
                    continue
                return stored

    async def counted(self, player: Player, number: int) -> None:
        """Note that a result counts everywhere now, so that ``unfinished`` omits it."""
        await answer_of(self._redis.hdel(playing_key(number), member_of(player)))

    async def is_counted(self, player: Player, number: int) -> bool:
        """Return whether a stored result counts everywhere."""
        return not await answer_of(self._redis.hexists(playing_key(number), member_of(player)))

    async def result(self, player: Player, number: int) -> ChallengeResult | None:
        """Return a player's result of a day."""
        return (await self.some(player, (number,))).get(number)

    async def results(self, player: Player) -> Mapping[int, ChallengeResult]:
        """Return all results of a player by the number of the challenge, ascending."""
        stored = await read_hash(self._redis, player_key(player, PlayerPart.RESULTS))
        results = readable(lambda one: ChallengeResult.read(int(one[0]), one[1]), stored.items())
        return {result.number: result for result in sorted(results, key=lambda result: result.number)}

    async def some(self, player: Player, numbers: tuple[int, ...]) -> Mapping[int, ChallengeResult]:
        """Return the existing results of a player for some days."""
        if not numbers:
            return {}
        days, fields = player_key(player, PlayerPart.RESULTS), list(map(str, numbers))
        texts = cast(list[bytes | None], await answer_of(self._redis.hmget(days, fields)))
        stored = ((number, text) for number, text in zip(numbers, texts, strict=True) if text is not None)
        return {result.number: result for result in readable(lambda one: _read(*one), stored)}

    async def forget(self, player: Player, runs: Iterable[int]) -> None:
        """Remove a player whose own keys are deleted; ``runs`` are the days of the ranked attempts.

        A digest of the player stays for the last two, which gives no second attempt.
        """
        numbers = sorted(runs)
        if not numbers:
            return
        async with pipelined(self._redis, transaction=False) as pipeline:
            for number in numbers[-MOST_NOT_CLOSED:]:
                pipeline.sadd(deleted_key(number), met_as(player, number))
                pipeline.expire(deleted_key(number), GONE_DAYS * DAY)
            for number in numbers:
                pipeline.hdel(playing_key(number), member_of(player))
            await pipeline.execute()


def merge_groups(stored: ChallengeResult, other: ChallengeResult) -> ChallengeResult:
    """Return the stored result with the servers and groups of another one added."""
    groups = tuple(dict.fromkeys((*stored.groups, *other.groups)))[:MOST_GROUPS]
    return replace(stored, groups=groups)


def _read(number: int, text: bytes) -> ChallengeResult:
    return ChallengeResult.read(number, text.decode())
