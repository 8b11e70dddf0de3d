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
``sb1:{deal:DEAL}:ATTEMPT``     string  in a cluster, that an attempt is added to the deal: 440 days, or ten
                                        minutes after the player's hash says so
==============================  ======  ==================================================================

Of more than 150 wins, those whose moves and seconds are stored are a sample, in which each win is with the
same probability. An attempt waits in its player's hash until it is added, for 430 days at most: so it is
added once, however often that is begun. One server does both in one step.
"""

from dataclasses import dataclass, replace
from struct import Struct, error
from typing import Self, TypeAlias

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
HEAD, WIN = Struct(">IIH"), Struct(">HBH")

FUNCTIONS = f"""
local function add(key, note)
  local won, moves, seconds, token = string.match(note, '^w %d+ (%d) (%d+) (%d+) (%x+)$')
  local stored, attempts, wins, fewest, winners = redis.call('GET', key), 0, 0, 0, ''
  if stored then
    attempts, wins, fewest = struct.unpack('>I4I4I2', stored)
    winners = string.sub(stored, 11)
  end
  attempts = attempts + 1
  if won == '1' then
    moves, seconds = math.min(moves, {MOST_MOVES}), math.min(seconds, {MOST_SECONDS})
    wins = wins + 1
    if wins == 1 or moves < fewest then
      fewest = moves
    end
    local win = struct.pack('>I2I3', moves, seconds)
    if #winners < 5 * {SAMPLE} then
      winners = winners .. win
    else
      -- The token's digits are random, and the same when it is tried again; numbers are exact up to 53 bits.
      local place = math.fmod(tonumber(string.sub(token, 1, 13), 16), wins)
      if place < {SAMPLE} then
        winners = string.sub(winners, 1, 5 * place) .. win .. string.sub(winners, 5 * place + 6)
      end
    end
  end
  local packed = struct.pack('>I4I4I2', attempts, wins, fewest) .. winners
  redis.call('SET', key, packed, 'EX', {DEAL_SECONDS})
  return packed
end

local function confirm(notes, deal, note)
  local numbers = string.match(note, '^w (%d+ %d %d+ %d+) %x+$')
  if numbers then
    redis.call('HSET', notes, deal, 'c ' .. numbers)
  end
  local left = {{}}
  for one in string.gmatch(redis.call('HGET', notes, 'waiting') or '', '%x+') do
    if one ~= deal then
      left[#left + 1] = one
    end
  end
  if #left > 0 then
    redis.call('HSET', notes, 'waiting', table.concat(left, ' '))
  else
    redis.call('HDEL', notes, 'waiting')
  end
end
"""
LOAD_DEAL = f"""{FUNCTIONS}
local notes, key, deal = KEYS[1], KEYS[2], ARGV[1]
local note, waiting = unpack(redis.call('HMGET', notes, deal, 'waiting'))
if waiting and string.find(waiting, deal, 1, true) then
  if note and string.find(note, '^w %d+ %d %d+ %d+ %x+$') then
    add(key, note)
    confirm(notes, deal, note)
  elseif not note then
    confirm(notes, deal, '')
  end
end
local stored = redis.call('HMGET', notes, deal, 'waiting')
return {{stored[1], stored[2], redis.call('GET', key)}}
"""
"""Adds an attempt that waits to its deal, notes that, and returns the note, what else waits, and the deal."""

ADD_ATTEMPT = f"""{FUNCTIONS}
local key, token, note = KEYS[1], KEYS[2], ARGV[1]
if redis.call('SET', token, '', 'NX', 'EX', {TOKEN_SECONDS}) then
  return add(key, note)
end
return redis.call('GET', key)
"""
CONFIRM_ATTEMPT = f"""{FUNCTIONS}
local notes, deal, note = KEYS[1], ARGV[1], ARGV[2]
if (redis.call('HGET', notes, deal) or '') == note then
  confirm(notes, deal, note)
end
"""
"""The same in two steps, for a cluster: the first one adds an attempt once, and returns the deal."""


StoredDeal: TypeAlias = "tuple[bytes | None, bytes | None, bytes | None]"
"""The note of a player's attempt at a deal, the deals whose attempts wait, and what is stored of the deal."""


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
        self._is_cluster: bool = getattr(redis, "is_cluster", False)
        self._load = redis.register_script(LOAD_DEAL)
        self._add = redis.register_script(ADD_ATTEMPT)
        self._confirm = redis.register_script(CONFIRM_ATTEMPT)

    async def load(self, player: Player, deal: str) -> NotedDeal:
        """Return what is stored of a deal, after all attempts of the player that wait are added."""
        load = self._load_in_cluster if self._is_cluster else self._load_at_once
        note, waiting, packed = await load(player, deal)
        for other in decode_text(waiting or b"").split()[:MOST_ADDED]:
            if other != deal:
                await load(player, other)
        results = readable(DealResults.read, [packed] if packed else [])
        attempts = readable(FirstAttempt.read, [decode_text(note)] if note else [])
        return NotedDeal(next(results, DealResults()), next(attempts, None))

    async def _load_at_once(self, player: Player, deal: str) -> StoredDeal:
        """Return the note of a deal, the deals that wait, and the deal; its attempt is added first."""
        keys = [player_key(player, PlayerPart.COMPARED), compared_deal_key(deal)]
        note, waiting, packed = await answer_of(self._load(keys=keys, args=[deal]))
        return note, waiting, packed

    async def _load_in_cluster(self, player: Player, deal: str) -> StoredDeal:
        """Do the same where the keys of a player and of a deal are on different nodes."""
        notes, key = player_key(player, PlayerPart.COMPARED), compared_deal_key(deal)
        async with pipelined(self._redis, transaction=False) as together:
            together.hmget(notes, [deal, WAITING_FIELD])
            together.get(key)
            (note, waiting), packed = await together.execute()
        if deal not in decode_text(waiting or b"").split():
            return note, waiting, packed
        attempt = next(readable(FirstAttempt.read, [decode_text(note)] if note else []), None)
        if attempt is None or attempt.state != WAITING:
            if note is None:
                await answer_of(self._confirm(keys=[notes], args=[deal, ""]))
            return note, waiting, packed
        token = added_attempt_key(deal, attempt.token)
        packed = await answer_of(self._add(keys=[key, token], args=[attempt.text]))
        await answer_of(self._confirm(keys=[notes], args=[deal, attempt.text]))
        # Until then, another process may still be about to add it.
        await answer_of(self._redis.expire(token, CONCURRENT_SECONDS))
        return replace(attempt, state=COUNTED, token="").text.encode(), waiting, packed


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
