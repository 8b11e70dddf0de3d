"""The repository of the daily five: which ones each player has solved.

======================  ====  =============================================================================
key                     type  what it holds
======================  ====  =============================================================================
``sb1:{CHAT:ID}:five``  hash  by the number of the day, which of its five are solved (a number whose bits
                              stand for them, the lowest for the first); 0 if one was only begun; until
                              three years after the last one
======================  ====  =============================================================================
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.five_standing import FIVE
from bot.core.personal_data import Content, Json
from bot.core.retention import RESULT_SECONDS
from bot.storage.decoding import Argument, decode_hash, read_hash, readable
from bot.storage.errors import answer_of, pipelined
from bot.storage.keys import PlayerPart, player_key, session_key

NOTE = """
if redis.call('EXISTS', KEYS[2]) == 0 then
  return false
end
local stored = redis.call('HGET', KEYS[1], ARGV[1]) or '0'
local bits, solved, is_new = tonumber(string.match(stored, '^%d+') or '0'), tonumber(ARGV[2]), 0
if solved > 0 and math.floor(bits / solved) % 2 == 0 then
  bits, is_new = bits + solved, 1
end
-- A later version may have added words.
redis.call('HSET', KEYS[1], ARGV[1], string.format('%d', bits) .. string.match(stored, '^%d*(.*)$'))
redis.call('EXPIRE', KEYS[1], ARGV[3])
return {is_new, bits}
"""
"""Notes that one of the five is begun or solved, only while its game is stored: both are deleted together.

What is solved stays so, whoever else notes something at the same time.
"""


@dataclass(frozen=True, slots=True)
class SolvedFive:
    """Which of the five of a day are solved."""

    bits: int = 0
    is_new: bool = False
    """Whether one of them was not noted before."""

    @property
    def total(self) -> int:
        """How many are solved."""
        return sum(self.has(place) for place in range(FIVE))

    def has(self, place: int) -> bool:
        """Tell whether the one at a place, from 0, is solved."""
        return bool(self.bits >> place & 1)

    @classmethod
    def read(cls, text: str) -> "SolvedFive":
        """Read what is stored; raise ``ValueError`` for anything else."""
        return cls(int(text.split(" ", maxsplit=1)[0]))


class FiveStore:
    """Reads and writes the key. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._note = redis.register_script(NOTE)

    async def note_five(
        self, player: Player, number: int, session: str, place: int | None = None
    ) -> SolvedFive:
        """Note that a player has begun one of the five of a day, or solved the one at a place.

        Repeating it changes nothing. Returns what is solved then; nothing if the game was deleted.
        """
        keys = [player_key(player, PlayerPart.FIVE), session_key(player, session)]
        args: list[Argument] = [number, 0 if place is None else 1 << place, RESULT_SECONDS]
        answer = cast(list[int] | None, await answer_of(self._note(keys=keys, args=args)))
        return SolvedFive() if answer is None else SolvedFive(answer[1], is_new=bool(answer[0]))

    async def solved(self, player: Player, number: int) -> SolvedFive:
        """Return which of the five of a day a player has solved."""
        answer = self._redis.hget(player_key(player, PlayerPart.FIVE), str(number))
        text = cast(bytes | None, await answer_of(answer))
        return solved_in({} if text is None else {str(number): text.decode()}, number)

    async def solved_if_played(self, player: Player, number: int) -> SolvedFive | None:
        """Return the same for a player who has begun one of the five of any day; else ``None``."""
        key = player_key(player, PlayerPart.FIVE)
        async with pipelined(self._redis, transaction=False) as pipeline:
            pipeline.exists(key)
            pipeline.hget(key, str(number))
            has_played, text = await pipeline.execute()
        if not has_played:
            return None
        return solved_in({} if text is None else {str(number): text.decode()}, number)

    async def all_solved(self, player: Player) -> Mapping[int, int]:
        """Return how many of the five a player has solved, by the numbers of the days."""
        fields = await read_hash(self._redis, player_key(player, PlayerPart.FIVE))
        found = readable(lambda field: (int(field[0]), SolvedFive.read(field[1]).total), fields.items())
        return {number: count for number, count in found if count}


def solved_in(stored: Mapping[str, str], number: int) -> SolvedFive:
    """Return which of the five of a day are solved, given the stored hash; none if that is unreadable."""
    text = stored.get(str(number))
    return next(readable(SolvedFive.read, () if text is None else (text,)), SolvedFive())


def export_five(content: Content) -> Json:
    """Return what is stored as the exported file has it: the solved ones by their places, from 1."""
    fields = decode_hash(content)
    return [_exported(name, fields[name]) for name in sorted(fields, key=lambda one: (len(one), one))]


def _exported(name: str, text: str) -> Json:
    found: Iterable[SolvedFive] = readable(SolvedFive.read, (text,)) if name.isdecimal() else ()
    for solved in found:
        return {"number": int(name), "solved": [place + 1 for place in range(FIVE) if solved.has(place)]}
    return {"number": name, "kept": text}
