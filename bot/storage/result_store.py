"""What is kept of the results of the days: each player's own, and who is playing a puzzle just now.

===========================  ======  ====================================================================
key                          type    what it holds
===========================  ======  ====================================================================
``sb1:{CHAT:ID}:days``       hash    a player's results by the number of the puzzle
(``ChallengeResult.text``), one
                                     a day at most; until three years after the last one
``sb1:{CHAT:ID}:runs``       hash    the names of the games that are a player's ranked runs, by the number of
                                     the puzzle, of the last 40 days
``sb1:{day:NUMBER}:playing`` hash    who plays that puzzle, ``CHAT:ID``, and the name of the game; taken out
                                     as soon as the result counts everywhere; for 40 days
``sb1:{day:NUMBER}:gone``    set     digests of those who had begun the ranked run of that day when all that
                                     was kept of them was deleted: it gives no second try; for 3 days
===========================  ======  ====================================================================
"""

from collections.abc import AsyncIterator, Awaitable, Iterable, Mapping
from dataclasses import replace
from typing import cast

from redis.asyncio import Redis
from redis.exceptions import WatchError

from bot.core.actions import Player
from bot.core.retention import GONE_DAYS, RESULT_SECONDS
from bot.daily.result import MOST_GROUPS, ChallengeResult
from bot.storage.decoding import Word
from bot.storage.keys import deleted_key, player_key, playing_key
from bot.storage.members import member_of, met_as, player_of
from bot.storage.player_references import RUN
from bot.storage.player_store import DAY, wrapped_errors

RECENT = 40
"""Days for which it is remembered who has begun a ranked run, and which game it is."""
OPEN = 2
"""Puzzles whose days are open at a time."""
AT_ONCE = 200
"""Players that are asked for at a time."""

KEEP = """
if redis.call('EXISTS', KEYS[2]) == 0 then
  return false
end
local is_new = redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return is_new
"""
"""Keeps a result as long as its game is kept: it is deleted with all else."""


class ResultStore:
    """The results in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._keep = redis.register_script(KEEP)

    async def begin(self, player: Player, number: int, session: str) -> str:
        """Note that a player has begun the ranked run of a day, and return the name of its game.

        It is the name given, or that of the run that was begun before: there is one a day. It is empty for
        one who had begun it before all that was kept of them was deleted, or has that done just now.
        """
        runs = player_key(player, "runs")
        with wrapped_errors():
            async with self._redis.pipeline(transaction=True) as together:
                together.hsetnx(runs, str(number), session)
                together.hget(runs, str(number))
                together.expire(runs, RECENT * DAY)
                together.hkeys(runs)
                together.hget(player_key(player, "days"), str(number))
                together.hget(player_key(player, "left"), f"{RUN}:{number}")
                _, name, _, numbers, result, left = await together.execute()
            old = [one for one in numbers if int(one) <= number - RECENT]
            async with self._redis.pipeline(transaction=False) as together:
                if old:
                    together.hdel(runs, *old)
                if result is None:
                    together.hset(playing_key(number), member_of(player), name)
                    together.expire(playing_key(number), RECENT * DAY)
                together.sismember(deleted_key(number), met_as(player, number))
                *_, had_begun = await together.execute()
            # After all that has been written: what was deleted meanwhile shall leave nothing behind.
            is_kept = await cast(Awaitable[bytes | None], self._redis.hget(runs, str(number))) == name
            if is_kept and not had_begun and left is None:
                return cast(bytes, name).decode()
            async with self._redis.pipeline(transaction=False) as together:
                together.hdel(runs, str(number))
                together.hdel(playing_key(number), member_of(player))
                await together.execute()
        return ""

    async def begun(self, player: Player, number: int) -> str:
        """Return the name of the game that is the player's ranked run of a day; empty for none."""
        with wrapped_errors():
            name = await cast(
                Awaitable[bytes | None], self._redis.hget(player_key(player, "runs"), str(number))
            )
        return name.decode() if name else ""

    async def unfinished(self, number: int) -> AsyncIterator[tuple[Player, str]]:
        """Yield who has begun the ranked run of a day and has no result that counts everywhere yet.

        Who begins or ends meanwhile may be among them or not.
        """
        cursor = 0
        while True:
            with wrapped_errors():
                cursor, found = await cast(
                    Awaitable[tuple[int, dict[bytes, bytes]]],
                    self._redis.hscan(playing_key(number), cursor, count=AT_ONCE),
                )
            for member, name in found.items():
                yield player_of(member), name.decode()
            if not cursor:
                return

    async def keep(self, player: Player, result: ChallengeResult) -> ChallengeResult:
        """Keep the result of a day, and return it; where there is one already, that one is kept.

        Of that one only the servers and groups in which it counts become more, by those of ``result``.
        """
        days, number = player_key(player, "days"), str(result.number)
        with wrapped_errors():
            async with self._redis.pipeline(transaction=True) as together:
                together.hsetnx(days, number, result.text)
                together.expire(days, RESULT_SECONDS)
                is_new, _ = await together.execute()
        return result if is_new else await self._join(days, number, result)

    async def keep_of_game(self, player: Player, result: ChallengeResult) -> ChallengeResult | None:
        """Do as ``keep`` does, unless the game of the result has been deleted: then ``None``."""
        days = player_key(player, "days")
        keys = [days, player_key(player, f"game:{result.session_id}")]
        words: list[Word] = [result.number, result.text, RESULT_SECONDS]
        with wrapped_errors():
            answer = self._keep(keys=keys, args=words)
            is_new = await cast(Awaitable[int | None], answer)
        if is_new is None:
            return None
        return result if is_new else await self._join(days, str(result.number), result)

    async def _join(self, days: str, number: str, result: ChallengeResult) -> ChallengeResult:
        """Let the result that is kept count where another one does, too, and return it."""
        with wrapped_errors():
            async with self._redis.pipeline(transaction=True) as together:
                while True:
                    await together.watch(days)
                    text = await cast(Awaitable[bytes | None], together.hget(days, number))
                    kept = joined(_read(result.number, text), result) if text else result
                    if text is None or kept.text == text.decode():
                        return kept  # it may have been deleted meanwhile
                    together.multi()  # type: ignore[no-untyped-call]
                    together.hset(days, number, kept.text)
                    try:
                        await together.execute()
                    except WatchError:
                        continue
                    return kept

    async def counted(self, player: Player, number: int) -> None:
        """Note that a result counts everywhere now, so that ``unfinished`` leaves it out."""
        with wrapped_errors():
            await self._redis.hdel(playing_key(number), member_of(player))

    async def is_counted(self, player: Player, number: int) -> bool:
        """Tell whether a result that is kept counts everywhere."""
        with wrapped_errors():
            return not await self._redis.hexists(playing_key(number), member_of(player))

    async def result(self, player: Player, number: int) -> ChallengeResult | None:
        """Return a player's result of a day."""
        return (await self.some(player, (number,))).get(number)

    async def results(self, player: Player) -> Mapping[int, ChallengeResult]:
        """Return all results of a player by the number of the puzzle, ascending."""
        with wrapped_errors():
            kept = await cast(Awaitable[dict[bytes, bytes]], self._redis.hgetall(player_key(player, "days")))
        return {int(number): _read(number, kept[number]) for number in sorted(kept, key=int)}

    async def some(self, player: Player, numbers: tuple[int, ...]) -> Mapping[int, ChallengeResult]:
        """Return the results of a player of those days of which there are any."""
        if not numbers:
            return {}
        with wrapped_errors():
            texts = await cast(
                Awaitable[list[bytes | None]],
                self._redis.hmget(player_key(player, "days"), list(map(str, numbers))),
            )
        kept = zip(numbers, texts, strict=True)
        return {number: _read(number, text) for number, text in kept if text is not None}

    async def forget(self, player: Player, runs: Iterable[int]) -> None:
        """Take a player whose own keys are gone out of those who play; ``runs`` are the days that they began.

        That they had begun the last two of them is remembered: nobody begins one twice.
        """
        numbers = sorted(runs)
        if not numbers:
            return
        with wrapped_errors():
            async with self._redis.pipeline(transaction=False) as together:
                for number in numbers[-OPEN:]:
                    together.sadd(deleted_key(number), met_as(player, number))
                    together.expire(deleted_key(number), GONE_DAYS * DAY)
                for number in numbers:
                    together.hdel(playing_key(number), member_of(player))
                await together.execute()


def joined(kept: ChallengeResult, other: ChallengeResult) -> ChallengeResult:
    """Return the result that is kept, counting in the servers and groups of another one, too."""
    groups = tuple(dict.fromkeys((*kept.groups, *other.groups)))[:MOST_GROUPS]
    return replace(kept, groups=groups)


def _read(number: bytes | int, text: bytes) -> ChallengeResult:
    return ChallengeResult.read(int(number), text.decode())
