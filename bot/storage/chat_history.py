"""The history of the web chat: each player's last messages, stored so that a reload shows them again.

The hash ``page`` of a player holds each message under its number; ``next``: the last number in use;
``taken``: the request that stored last; ``answer``: the last exchange, so that an entry that is sent twice
is answered twice and played once. It lives an hour until its player has done something.
"""

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import cast

from pydantic import TypeAdapter, ValidationError
from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import Content, Json, KeyType, PersonalData, iso_time
from bot.storage.coordination.distributed_lock import HeldLock
from bot.storage.decoding import log_fault
from bot.storage.errors import answer_of
from bot.storage.keys import PlayerPart, entry_lock_key, player_key
from bot.storage.stored_messages import StoredMessage, read_message, validation_fault, write_message

NUMBER = re.compile(rb"[1-9][0-9]{0,14}")
"""The name of a field that holds a message."""

MOST = 100
"""The most messages of a history; older ones are deleted."""

LIFE = 90 * 24 * 60 * 60
"""Seconds that a history is stored without a new message."""
VISIT_SECONDS = 60 * 60
"""Seconds that the first message is stored for visitors who do nothing: anyone can be any number of them."""

STORE = """
local key, nonce, answer, number, life, most, owner = KEYS[1], unpack(ARGV)
local count = #ARGV - 6
if redis.call('HGET', key, 'taken') ~= nonce then
  local numbers, is_beginning = {}, false
  local first = tonumber(number)
  if count > 0 and redis.call('HEXISTS', key, number) == 0 then
    first = redis.call('HINCRBY', key, 'next', count) - count + 1
    is_beginning = first == 1
  end
  for place = 1, count do
    numbers[place] = string.format('%.0f', first + place - 1)
    redis.call('HSET', key, numbers[place], ARGV[6 + place])
    redis.call('HDEL', key, string.format('%.0f', first + place - 1 - most))
  end
  answer = string.format('%s,"numbers":[%s],"is_beginning":%s}',
    string.sub(answer, 1, -2), table.concat(numbers, ','), tostring(is_beginning))
  redis.call('HSET', key, 'taken', nonce, 'answer', answer)
  if redis.call('TTL', key) < tonumber(life) then
    redis.call('EXPIRE', key, life)
  end
end
if owner ~= '' and redis.call('GET', KEYS[2]) == owner then
  redis.call('DEL', KEYS[2])
end
return redis.call('HGET', key, 'answer')
"""
"""Stores messages as the answer to an entry, once even if sent twice, and releases the lock.

KEYS: the history, the lock. ARGV: a nonce; the answer without its numbers; the message to replace, if it is
still there; seconds to live; the most messages; the owner of the lock, or empty; the messages."""

APPEND = """
local key, nonce, life, most, text = KEYS[1], unpack(ARGV)
if redis.call('HGET', key, 'taken') ~= nonce then
  local number = redis.call('HINCRBY', key, 'next', 1)
  redis.call('HSET', key, string.format('%.0f', number), text, 'taken', nonce)
  redis.call('HDEL', key, string.format('%.0f', number - most))
  redis.call('EXPIRE', key, life)
end
"""
"""Stores a message that answers no entry, so that the last answer stays the last one.

KEYS: the history. ARGV: a nonce; seconds to live; the most messages; the message."""

CHANGE = """
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
end
"""


@dataclass(frozen=True, slots=True)
class StoredHistory:
    """A message with its number in the history."""

    number: int
    version: str
    """A digest of the message; it changes with the content."""
    message: StoredMessage
    is_whole: bool = True
    """Whether this version could read all of it."""


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """The answer to an entry of the player."""

    entry: str
    """The page's id of the entry; empty for an update."""
    numbers: tuple[int, ...] = ()
    """The numbers of new and changed messages."""
    notice: str = ""
    language: str = ""
    """The language of the answer."""
    theme: str = ""
    """The theme of the player's pictures."""
    is_beginning: bool = False
    """Whether no earlier message is stored."""


@dataclass(frozen=True, slots=True)
class AnsweredEntry:
    """The answer to an entry, with those of its messages that are still there."""

    answer: StoredAnswer
    messages: tuple[StoredHistory, ...] = ()


ANSWER = TypeAdapter(StoredAnswer)
COUNTED = {"numbers", "is_beginning"}
"""The fields of an answer that the script fills in."""


class ChatHistory:
    """The messages of one player and the bot. All methods raise ``StoreUnavailableError``."""

    def __init__(self, redis: Redis, player: Player) -> None:
        self._redis = redis
        self._change = redis.register_script(CHANGE)
        self._append = redis.register_script(APPEND)
        self._store = redis.register_script(STORE)
        self.key = player_key(player, PlayerPart.CHAT_HISTORY)
        self.lock_key = entry_lock_key(player)

    async def all(self) -> tuple[StoredHistory, ...]:
        """Return the messages, the oldest first, as far as this version can read them."""
        fields = cast(dict[bytes, bytes], await answer_of(self._redis.hgetall(self.key)))
        return _read_messages(fields)

    async def some(self, numbers: Sequence[int]) -> tuple[StoredHistory, ...]:
        """Return the messages of these numbers that are still there."""
        if not numbers:
            return ()
        names = [str(number) for number in numbers]
        texts = cast(list[bytes | None], await answer_of(self._redis.hmget(self.key, names)))
        stored = (_read_message(number, text) for number, text in zip(numbers, texts, strict=True) if text)
        return tuple(filter(None, stored))

    async def add(
        self,
        entry: str,
        messages: Sequence[StoredMessage],
        notice: str = "",
        language: str = "",
        theme: str = "",
        *,
        instead_of: int = 0,
        lock: HeldLock | None = None,
        seconds: int = LIFE,
    ) -> AnsweredEntry:
        """Store new messages as the answer to an entry, the first ``instead_of`` another if that is there.

        ``lock`` is released with that. The history is stored for ``seconds`` at least.
        """
        texts = list(map(write_message, messages))
        answer = ANSWER.dump_json(StoredAnswer(entry, (), notice, language, theme), exclude=COUNTED)
        owner = lock.owner if lock else ""
        args: list[bytes | str | int] = [
            secrets.token_hex(4),
            answer,
            instead_of,
            seconds,
            MOST,
            owner,
            *texts,
        ]
        stored: bytes = await answer_of(self._store(keys=[self.key, self.lock_key], args=args))
        if lock:
            lock.is_released = True
        numbered = read_answer(stored) or StoredAnswer(entry)
        views = map(StoredHistory, numbered.numbers, map(_version, texts), messages)
        return AnsweredEntry(numbered, tuple(views))

    async def append(self, message: StoredMessage) -> None:
        """Store a new message that answers no entry: one whose answer was lost can still be repeated."""
        args: list[bytes | str | int] = [secrets.token_hex(4), LIFE, MOST, write_message(message)]
        await answer_of(self._append(keys=[self.key], args=args))

    async def change(self, number: int, message: StoredMessage) -> str:
        """Store an update of a message, unless it was deleted, and return its version.

        That is not an answer to an entry.
        """
        text = write_message(message)
        await answer_of(self._change(keys=[self.key], args=[str(number), text]))
        return _version(text)


def _export(content: Content) -> "Json | None":
    """Return the messages; ``None`` if there are none, as in all other chats."""
    return [
        {
            "author": message.author.value,
            "said": iso_time(message.said),
            "words": message.words
            or (f"{message.screen.title}\n{message.screen.text}".strip() if message.screen else ""),
        }
        for message in (one.message for one in _read_messages(content))
    ] or None


CHAT_HISTORY = PersonalData(PlayerPart.CHAT_HISTORY, KeyType.HASH, "conversation", _export)


def _read_messages(fields: Mapping[bytes, bytes]) -> tuple[StoredHistory, ...]:
    stored = (_read_message(int(name), text) for name, text in fields.items() if NUMBER.fullmatch(name))
    return tuple(sorted(filter(None, stored), key=lambda one: one.number))


def _read_message(number: int, text: bytes) -> StoredHistory | None:
    read = read_message(text)
    return StoredHistory(number, _version(text), read.message, read.is_whole) if read else None


def _version(text: bytes) -> str:
    return blake2b(text, digest_size=6).hexdigest()


def read_answer(text: bytes) -> StoredAnswer | None:
    """Parse a stored answer; ``None`` if another version stored it in a form that this one cannot read."""
    try:
        return ANSWER.validate_json(text)
    except ValidationError as error:
        log_fault(validation_fault(error))
        return None
