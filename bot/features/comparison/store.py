"""The repository of deals and how their players' first attempts have ended, without the players.

==============================  ======  ==================================================================
key                             type    what it holds
==============================  ======  ==================================================================
``sb1:{CHAT:ID}:compared``      hash    which attempts of a player are added to their deals
                                        (``bot/storage/first_attempt.py``)
``sb1:{deal:DEAL}``             string  by the digest of a deal, packed numbers, the highest byte first:
                                        how many attempts there were (4 bytes), how many of them won (4),
                                        the fewest moves of a win (2), then for each win its moves (2) and
                                        seconds (3), of at most 150 wins; a year after the last attempt
``sb1:{deal:DEAL}:ATTEMPT``       string  that an attempt is added to the deal: 440 days, or ten minutes after
                                        the player's hash says so
==============================  ======  ==================================================================

Of more than 150 wins, those whose moves and seconds are stored are a sample, in which each win is with the
same probability. An attempt waits in its player's hash until it is added, for 430 days at most: so it is
added once, however often that is begun.
"""

from dataclasses import dataclass, replace
from struct import Struct, error
from typing import Self, cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import Content, Json
from bot.core.retention import DAY
from bot.storage.decoding import decode_hash, decode_text, readable
from bot.storage.errors import answer_of, pipelined
from bot.storage.first_attempt import (
    COUNTED,
    NOTE_DAYS,
    SWEEP_DAYS,
    SWEPT_FIELD,
    UNCOUNTED,
    WAITING,
    WAITING_FIELD,
    FirstAttempt,
)
from bot.storage.keys import PlayerPart, added_attempt_key, compared_deal_key, player_key

SAMPLE = 150
"""With these wins a deal has 760 bytes, which the server stores in a block of 768."""
DEAL_SECONDS = 365 * DAY
TOKEN_SECONDS = (NOTE_DAYS + SWEEP_DAYS + 10) * DAY
"""Longer than any attempt waits."""
CONCURRENT_SECONDS = 600
"""How long an action can take that has begun."""
MOST_ADDED = 20
"""How many attempts that an outage has left waiting are added together."""
MOST_MOVES, MOST_SECONDS = 2**16 - 1, 2**24 - 1
TOKEN_BITS, RANDOM_BITS = 64, 53
"""Numbers in scripts are exact up to 53 bits."""
HEAD, WIN = Struct(">IIH"), Struct(">HBH")

ADD_ATTEMPT = """
local is_won, moves, seconds = ARGV[1] == '1', tonumber(ARGV[2]), tonumber(ARGV[3])
local chance, sample, life, life_of_token = tonumber(ARGV[4]), tonumber(ARGV[5]), ARGV[6], ARGV[7]
local stored = redis.call('GET', KEYS[1])
if not redis.call('SET', KEYS[2], '', 'NX', 'EX', life_of_token) then
  return stored
end
local attempts, wins, fewest, winners = 0, 0, 0, ''
if stored then
  attempts, wins, fewest = struct.unpack('>I4I4I2', stored)
  winners = string.sub(stored, 11)
end
attempts = attempts + 1
if is_won then
  wins = wins + 1
  if wins == 1 or moves < fewest then
    fewest = moves
  end
  local win, count = struct.pack('>I2I3', moves, seconds), math.floor(#winners / 5)
  if count < sample then
    winners = winners .. win
  else
    local place = math.fmod(chance, wins)
    if place < sample then
      winners = string.sub(winners, 1, 5 * place) .. win .. string.sub(winners, 5 * place + 6)
    end
  end
end
local packed = struct.pack('>I4I4I2', attempts, wins, fewest) .. winners
redis.call('SET', KEYS[1], packed, 'EX', life)
return packed
"""
"""Adds an attempt to its deal unless it has been added, and returns what is stored of the deal then."""

CONFIRM_ATTEMPT = """
local deal, token = unpack(ARGV)
local note = redis.call('HGET', KEYS[1], deal) or ''
local state, rest, waits = string.match(note, '^(%l) (.+) (%x+)$')
if state == 'w' then
  if waits ~= token then
    return
  end
  redis.call('HSET', KEYS[1], deal, 'c ' .. rest)
end
local left = {}
for one in string.gmatch(redis.call('HGET', KEYS[1], 'waiting') or '', '%x+') do
  if one ~= deal then
    left[#left + 1] = one
  end
end
if #left > 0 then
  redis.call('HSET', KEYS[1], 'waiting', table.concat(left, ' '))
else
  redis.call('HDEL', KEYS[1], 'waiting')
end
"""
"""Notes that an attempt that waits is added to its deal; with another token only that none waits there."""


@dataclass(frozen=True, slots=True)
class DealResults:
    """How the first attempts at a deal have ended."""

    attempts: int = 0
    wins: int = 0
    fewest: int = 0
    """The fewest moves of a win; 0 without one."""
    winners: tuple[tuple[int, int], ...] = ()
    """Moves and seconds of the wins, or of a sample of them."""

    @classmethod
    def read(cls, packed: bytes) -> Self:
        """Read what the script wrote; raise ``ValueError`` for anything else."""
        try:
            attempts, wins, fewest = HEAD.unpack_from(packed)
            parts = WIN.iter_unpack(packed[HEAD.size :])
            winners = tuple((moves, (high << 16) + low) for moves, high, low in parts)
        except error as problem:
            raise ValueError(f"not the results of a deal: {len(packed)} bytes") from problem
        return cls(attempts, wins, fewest, winners)


@dataclass(frozen=True, slots=True)
class NotedDeal:
    """What is stored of a deal, and of one player's first attempt at it."""

    results: DealResults
    attempt: FirstAttempt | None
    """``None`` if none is noted."""


class ComparisonStore:
    """Adds attempts to deals, and reads these. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._add = redis.register_script(ADD_ATTEMPT)
        self._confirm = redis.register_script(CONFIRM_ATTEMPT)

    async def load(self, player: Player, deal: str) -> NotedDeal:
        """Return what is stored of a deal, after all attempts of the player that wait are added."""
        key = player_key(player, PlayerPart.COMPARED)
        async with pipelined(self._redis, transaction=False) as together:
            together.hmget(key, [deal, WAITING_FIELD])
            together.get(compared_deal_key(deal))
            (note, waiting), packed = await together.execute()
        attempt = _read_note(note)
        for other in decode_text(waiting or b"").split()[:MOST_ADDED]:
            if other != deal:
                stored = cast("bytes | None", await answer_of(self._redis.hget(key, other)))
                await self._add_attempt(player, other, _read_note(stored))
            elif added := await self._add_attempt(player, deal, attempt):
                packed, attempt = added, attempt and replace(attempt, state=COUNTED, token="")
        results = readable(DealResults.read, [] if packed is None else [packed])
        return NotedDeal(next(results, DealResults()), attempt)

    async def _add_attempt(self, player: Player, deal: str, attempt: FirstAttempt | None) -> bytes | None:
        """Add an attempt that waits to its deal, and return what is stored of that then."""
        packed: bytes | None = None
        is_waiting = attempt is not None and attempt.state == WAITING
        if attempt and is_waiting:
            keys = [compared_deal_key(deal), added_attempt_key(deal, attempt.token)]
            words = [
                *(int(attempt.is_won), min(attempt.moves, MOST_MOVES), min(attempt.seconds, MOST_SECONDS)),
                *(int(attempt.token, 16) >> (TOKEN_BITS - RANDOM_BITS), SAMPLE, DEAL_SECONDS, TOKEN_SECONDS),
            ]
            packed = await answer_of(self._add(keys=keys, args=words))
        token = attempt.token if attempt else ""
        await answer_of(self._confirm(keys=[player_key(player, PlayerPart.COMPARED)], args=[deal, token]))
        if is_waiting:
            # Until then, another process may still be about to add it.
            await answer_of(self._redis.expire(added_attempt_key(deal, token), CONCURRENT_SECONDS))
        return packed


def export_attempts(content: Content) -> Json:
    """Return the first attempts at deals, as the exported file has them, the earliest first."""
    stored = decode_hash(content)
    notes = {deal: text for deal, text in stored.items() if deal not in (WAITING_FIELD, SWEPT_FIELD)}
    found = list(readable(lambda note: (note[0], FirstAttempt.read(note[1])), notes.items()))
    return [_export_attempt(deal, attempt) for deal, attempt in sorted(found, key=lambda one: one[1].day)]


def _export_attempt(deal: str, attempt: FirstAttempt) -> Json:
    known: dict[str, Json] = {"deal": deal, "day": attempt.day, "is_counted": attempt.state != UNCOUNTED}
    if attempt.state == UNCOUNTED:
        return known
    return known | {"is_won": attempt.is_won, "moves": attempt.moves, "seconds": attempt.seconds}


def _read_note(note: bytes | None) -> FirstAttempt | None:
    """Return a stored attempt; ``None`` if there is none that this version can read."""
    return next(readable(FirstAttempt.read, [decode_text(note)] if note else []), None)
