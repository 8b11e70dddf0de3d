"""The repository of friend challenges.

==============================  ====  ======================================================================
key                             type  what it holds
==============================  ====  ======================================================================
``sb1:{friend:KEY}:challenge``  hash  a challenge: ``by``, ``name``, ``record``, ``result``, ``made``, and as
                                      ``settings`` the challenger's language; of each friend who has finished
                                      ``result:NUMBER`` and, to find it, ``friend:CHAT:ID``; their number is
                                      ``friends``; ``shown:NUMBER`` if a result was shown with a reply;
                                      ``result.``… the state of delivery (``delivery_claims.py``). Expires 30
                                      days after it was made
``sb1:{CHAT:ID}:friends``       hash  of the challenges that a player has made and that are open,
                                      ``made:NUMBER``: when it expires, and of which game it is; of those
                                      that the player has begun as a friend, ``took:SESSION``: its number and
                                      when it expires; ``channel``: the private channel in Discord. 60 days
                                      after the last change
``sb1:friends:CHAT``            zset  the schedule: the challengers in a chat to whom results are sent
==============================  ====  ======================================================================

A player's settings have ``friends``: which results are shown with the next reply, as ``KEY.NUMBER``.

The first two keys are on different nodes of a cluster. What refers to a challenge is stored before it, and
removed after it; each step can be repeated.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self, cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import Json, ReferenceRule, iso_time
from bot.core.retention import DAY
from bot.core.session import Session
from bot.features.friend_challenges.challenge import (
    LIFE_SECONDS,
    MOST_FRIENDS,
    MOST_OPEN,
    FriendChallenge,
    code_of,
    key_of,
    read_key,
)
from bot.storage.coordination.delivery_claims import Delivery, DeliveryClaims
from bot.storage.coordination.due_schedule import DueSchedule
from bot.storage.decoding import Argument, read_hash, readable
from bot.storage.errors import StaleError, answer_of, pipelined
from bot.storage.keys import (
    PlayerPart,
    due_friend_results_key,
    friend_challenge_key,
    member_of,
    player_key,
    session_key,
)

OWN_SECONDS = 60 * DAY
"""How long what a player has made and begun is stored after the last change."""
MOST_TAKEN = 100
"""Challenges that a player has begun as a friend; the one that expires first gives way."""
NEWS = "friends"
"""The field of a player's settings with the results that are shown with the next reply."""
MOST_NEWS = 20
MADE, TOOK = "made:", "took:"
RESULTS_SENT = "result"
"""The kind of the messages of a challenge, for their claims."""

FIND_CHALLENGES = """
function(key, note)
  local fields = redis.call('HGETALL', key)
  for place = 1, #fields, 2 do
    local made = string.match(fields[place], '^made:(%d+)$')
    local took = string.match(fields[place], '^took:') and string.match(fields[place + 1], '^%d+')
    if made or took then
      note(made or took, made and 'made' or 'took')
    end
  end
end
"""
CHALLENGE_REFERENCES = ReferenceRule("friend", FIND_CHALLENGES)
"""By the numbers of the challenges that a player has made or begun, which of both."""

NOTE_MADE = """
local number, game, now, ends, most, seconds = unpack(ARGV)
if redis.call('EXISTS', KEYS[2]) == 0 then
  return {'gone'}
end
local open, fields = 0, redis.call('HGETALL', KEYS[1])
for place = 1, #fields, 2 do
  local other = string.match(fields[place], '^made:(%d+)$')
  if other then
    local until_, of = string.match(fields[place + 1], '^(%d+) (%S+)')
    if until_ and tonumber(until_) <= tonumber(now) then
      redis.call('HDEL', KEYS[1], fields[place])
    elseif of == game then
      return {other, until_}
    else
      open = open + 1
    end
  end
end
if open >= tonumber(most) then
  return {}
end
redis.call('HSET', KEYS[1], 'made:' .. number, ends .. ' ' .. game)
redis.call('EXPIRE', KEYS[1], seconds)
return {number, ends}
"""
"""Notes a new challenge of a game, and returns its number and when it expires; of one that the player has
made of this game, that one; nothing if too many are open. Only while its game is stored: not after a
deletion."""

CREATE = """
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('HSET', KEYS[1], unpack(ARGV, 2))
  redis.call('EXPIRE', KEYS[1], ARGV[1])
end
return 1
"""
"""Stores a challenge for some seconds, once."""

NOTE_TAKEN = """
local session, number, ends, most, seconds = unpack(ARGV)
local taken, first, first_ends = 0, nil, nil
local fields = redis.call('HGETALL', KEYS[1])
for place = 1, #fields, 2 do
  if string.match(fields[place], '^took:') and fields[place] ~= 'took:' .. session then
    local until_ = tonumber(string.match(fields[place + 1], '^%d+ (%d+)') or '0')
    taken = taken + 1
    if first == nil or until_ < first_ends then
      first, first_ends = fields[place], until_
    end
  end
end
if taken >= tonumber(most) then
  redis.call('HDEL', KEYS[1], first)
end
redis.call('HSET', KEYS[1], 'took:' .. session, number .. ' ' .. ends)
redis.call('EXPIRE', KEYS[1], seconds)
return 1
"""
"""Notes the game with which a friend plays a challenge."""

ADD_RESULT = """
local member, text, most = unpack(ARGV)
if redis.call('EXISTS', KEYS[1]) == 0 then
  return 0
end
if redis.call('HEXISTS', KEYS[1], 'friend:' .. member) == 0 then
  local count = tonumber(redis.call('HGET', KEYS[1], 'friends') or '0')
  if count < tonumber(most) then
    redis.call('HSET', KEYS[1], 'friends', count + 1, 'friend:' .. member, count + 1)
    redis.call('HSET', KEYS[1], 'result:' .. (count + 1), text)
  end
end
return 1
"""
"""Stores the first result of a friend, if there is room for one."""

REMOVE_RESULT = """
local number = redis.call('HGET', KEYS[1], 'friend:' .. ARGV[1])
if number then
  redis.call('HDEL', KEYS[1], 'friend:' .. ARGV[1], 'result:' .. number)
end
return 1
"""

ADD_NEWS = """
if redis.call('EXISTS', KEYS[1], KEYS[2]) < 2 then
  return 0
end
local news = redis.call('HGET', KEYS[1], ARGV[1]) or ''
local _, count = string.gsub(news, '%S+', '')
if not string.find(' ' .. news .. ' ', ' ' .. ARGV[2] .. ' ', 1, true) and count < tonumber(ARGV[3]) then
  redis.call('HSET', KEYS[1], ARGV[1], news == '' and ARGV[2] or news .. ' ' .. ARGV[2])
end
return 1
"""
"""Adds a result to those that are shown with the next reply, unless everything was deleted."""

POP_NEWS = """
local news = redis.call('HGET', KEYS[1], ARGV[1])
if not news then
  return ''
end
local first, rest = string.match(news, '^(%S+)%s*(.*)$')
if rest == nil or rest == '' then
  redis.call('HDEL', KEYS[1], ARGV[1])
else
  redis.call('HSET', KEYS[1], ARGV[1], rest)
end
return first or ''
"""

MARK_SHOWN = """
if redis.call('EXISTS', KEYS[1]) == 0 then
  return 0
end
return redis.call('HSETNX', KEYS[1], 'shown:' .. ARGV[1], 1)
"""


@dataclass(frozen=True, slots=True)
class OwnFriendChallenges:
    """What a player has made and begun. Times are in seconds since 1970."""

    made: Mapping[int, int] = field(default_factory=dict)
    """When each of the player's challenges expires, by its number, the first to expire first."""
    taken: Mapping[str, int] = field(default_factory=dict)
    """The number of the challenge that the player plays in each game."""
    channel: int = 0

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """Parse the stored hash; what only another version can read is left out."""
        made = [(name.removeprefix(MADE), text) for name, text in stored.items() if name.startswith(MADE)]
        took = [(name.removeprefix(TOOK), text) for name, text in stored.items() if name.startswith(TOOK)]
        ends = readable(lambda one: (int(one[0]), int(one[1].split(" ")[0])), made)
        games = readable(lambda one: (one[0], int(one[1].split(" ")[0])), took)
        channel = next(readable(int, filter(None, [stored.get("channel")])), 0)
        return cls(dict(sorted(ends, key=lambda one: one[1])), dict(games), channel)

    def open_at(self, now: int) -> tuple[int, ...]:
        """Return the numbers of the player's challenges that have not expired, the oldest first."""
        return tuple(number for number, ends in self.made.items() if ends > now)


class FriendChallengeStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self.claims = DeliveryClaims(redis)
        """Those on the results of a challenge, by ``challenge_key``."""
        self.schedule = DueSchedule(redis, due_friend_results_key)
        self._note_made = redis.register_script(NOTE_MADE)
        self._create = redis.register_script(CREATE)
        self._note_taken = redis.register_script(NOTE_TAKEN)
        self._add_result = redis.register_script(ADD_RESULT)
        self._remove_result = redis.register_script(REMOVE_RESULT)
        self._add_news = redis.register_script(ADD_NEWS)
        self._pop_news = redis.register_script(POP_NEWS)
        self._mark_shown = redis.register_script(MARK_SHOWN)

    @staticmethod
    def challenge_key(number: int) -> str:
        """Return the key of a challenge."""
        return friend_challenge_key(key_of(number))

    async def challenge(self, number: int) -> FriendChallenge | None:
        """Return a challenge; ``None`` if it never was there, has expired or been taken back."""
        stored = await read_hash(self._redis, self.challenge_key(number))
        found = readable(lambda one: FriendChallenge.read(number, one), [stored] if stored else [])
        return next(found, None)

    async def own(self, player: Player) -> OwnFriendChallenges:
        """Return what a player has made and begun."""
        return OwnFriendChallenges.read(await read_hash(self._redis, _own_key(player)))

    async def taken_with(self, player: Player, session: str) -> int | None:
        """Return the number of the challenge that is played in a game; ``None`` for other games."""
        text = cast(bytes | None, await answer_of(self._redis.hget(_own_key(player), f"{TOOK}{session}")))
        return next(readable(lambda one: int(one.split(b" ")[0]), filter(None, [text])), None)

    async def note_made(
        self, player: Player, number: int, session: Session, now: int
    ) -> tuple[int, int] | None:
        """Note a new challenge; return its number and when it was made, ``None`` if too many are open.

        Of the same finished game there is one. Raises ``StaleError`` if the game has been deleted.
        """
        game = f"{session.id}.{session.revision}"
        keys = [_own_key(player), session_key(player, session.id)]
        args: list[Argument] = [number, game, now, now + LIFE_SECONDS, MOST_OPEN, OWN_SECONDS]
        words = cast(list[bytes], await answer_of(self._note_made(keys=keys, args=args)))
        if words == [b"gone"]:
            raise StaleError
        return (int(words[0]), int(words[1]) - LIFE_SECONDS) if words else None

    async def create(self, challenge: FriendChallenge, now: int) -> None:
        """Store a challenge that its player has noted, unless that is deleted meanwhile."""
        key = self.challenge_key(challenge.number)
        seconds = challenge.ends - now
        words: list[Argument] = [max(seconds, 1)]
        for name, text in challenge.constants.items():
            words += [name, text]
        await answer_of(self._create(keys=[key], args=words))
        made = f"{MADE}{challenge.number}"
        if not await answer_of(self._redis.hexists(_own_key(challenge.challenger), made)):
            await self.delete_challenge(challenge.number)

    async def delete_challenge(self, number: int) -> None:
        """Delete a challenge with the results of its friends."""
        await answer_of(self._redis.delete(self.challenge_key(number)))

    async def take_back(self, player: Player, numbers: tuple[int, ...]) -> None:
        """Delete challenges of a player."""
        for number in numbers:
            await self.delete_challenge(number)
        if numbers:
            await answer_of(self._redis.hdel(_own_key(player), *(f"{MADE}{number}" for number in numbers)))

    async def take(self, player: Player, challenge: FriendChallenge, session: str) -> None:
        """Note the game in which a friend plays a challenge, before it is started."""
        args: list[Argument] = [session, challenge.number, challenge.ends, MOST_TAKEN, OWN_SECONDS]
        await answer_of(self._note_taken(keys=[_own_key(player)], args=args))

    async def add_result(self, number: int, player: Player, session: str, text: str) -> bool:
        """Store the result of a friend once; return whether the challenge is still there."""
        key, member = self.challenge_key(number), member_of(player)
        if not await answer_of(self._add_result(keys=[key], args=[member, text, MOST_FRIENDS])):
            return False
        if await self.taken_with(player, session) is None:  # everything was deleted meanwhile
            await self.remove_result(number, player)
        return True

    async def remove_result(self, number: int, player: Player) -> None:
        """Delete the result of a friend."""
        args = [member_of(player)]
        await answer_of(self._remove_result(keys=[self.challenge_key(number)], args=args))

    async def store_channel(self, player: Player, channel: int) -> None:
        """Store the private channel of a challenger; 0 if it is not known."""
        key = _own_key(player)
        if await answer_of(self._redis.exists(key)):
            async with pipelined(self._redis, transaction=True) as together:
                together.hset(key, "channel", str(channel))
                together.expire(key, OWN_SECONDS)
                await together.execute()

    async def add_news(self, player: Player, number: int, friend: int) -> None:
        """Note a friend's result to be shown with the challenger's next reply."""
        keys = [player_key(player, PlayerPart.SETTINGS), _own_key(player)]
        args: list[Argument] = [NEWS, f"{key_of(number)}.{friend}", MOST_NEWS]
        await answer_of(self._add_news(keys=keys, args=args))

    async def announce_with_reply(self, challenge: FriendChallenge, friend: int) -> None:
        """Note a friend's result to be shown with the challenger's next reply, instead of a message."""
        await self.add_news(challenge.challenger, challenge.number, friend)
        await self.mark_sent(challenge.number, friend)

    async def mark_sent(self, number: int, friend: int) -> None:
        """Note that a friend's result needs no message any more."""
        await self.claims.record_outcome(
            Delivery(self.challenge_key(number), RESULTS_SENT, friend, ""), "sent"
        )

    async def pop_news(self, player: Player) -> tuple[int, int] | None:
        """Return the challenge and the number of a result that is to be shown, which happens once."""
        keys = [player_key(player, PlayerPart.SETTINGS)]
        while word := cast(bytes, await answer_of(self._pop_news(keys=keys, args=[NEWS]))).decode():
            key, _, friend = word.partition(".")
            number = read_key(key)
            if number is None or not friend.isdecimal():
                continue
            is_first = await answer_of(self._mark_shown(keys=[self.challenge_key(number)], args=[friend]))
            if is_first:
                return number, int(friend)
        return None

    async def forget_challenges(self, player: Player, references: Mapping[int, str]) -> None:
        """Remove a player whose own keys are deleted: the challenges made, and the results as a friend."""
        for number, role in references.items():
            if role == "made":
                await self.delete_challenge(number)
            else:
                await self.remove_result(number, player)
        await self.schedule.remove(player.chat, player.id)

    async def export(self, player: Player) -> dict[str, list[Json]]:
        """Return a player's challenges and the results as a friend, as the exported file has them."""
        own = await self.own(player)
        made = [await self.challenge(number) for number in own.made]
        taken = [await self.challenge(number) for number in own.taken.values()]
        found: list[Json] = [_exported(one, "challenger", one.name, one.result.text) for one in made if one]
        found += [
            _exported(one, "friend", mine.name, mine.result.text)
            for one in taken
            if one and (mine := one.result_of(player))
        ]
        return {"friend_challenges": found} if found else {}


def _exported(challenge: FriendChallenge, role: str, name: str, result: str) -> Json:
    return {
        "code": code_of(challenge.number),
        "role": role,
        "deal": challenge.record.text,
        "made": iso_time(challenge.made),
        "name": name,
        "result": result,
    }


def _own_key(player: Player) -> str:
    return player_key(player, PlayerPart.FRIENDS)
