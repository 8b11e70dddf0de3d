"""The history of the web chat: each player's last messages, stored so that a reload shows them again.

The hash ``page`` of a player holds each message under its number; ``next``: the last number in use;
``taken``: the request that reserved it; ``answer``: the last exchange, so that an entry that is sent twice
is answered twice and played once.
"""

import logging
import secrets
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from typing import TypeVar, cast

from pydantic import TypeAdapter, ValidationError
from redis.asyncio import Redis
from redis.typing import EncodableT, FieldT

from bot.core.actions import Player
from bot.core.personal_data import Content, Json, KeyType, PersonalData, iso_time
from bot.core.replies import Document
from bot.core.screens import Screen
from bot.storage.errors import answer_of, pipelined
from bot.storage.keys import PlayerPart, player_key

Form = TypeVar("Form")

log = logging.getLogger(__name__)

MOST = 100
"""The most messages of a history; older ones are deleted."""

LIFE = 90 * 24 * 60 * 60
"""Seconds that a history is stored without a new message."""

TAKE = """
if redis.call('HGET', KEYS[1], 'taken') ~= ARGV[2] then
  redis.call('HSET', KEYS[1], 'taken', ARGV[2])
  redis.call('HINCRBY', KEYS[1], 'next', ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
return tonumber(redis.call('HGET', KEYS[1], 'next'))
"""
"""Reserves the next numbers, once even if sent twice: a gap would prevent the deletion of old messages."""

CHANGE = """
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
end
"""


class MessageAuthor(StrEnum):
    """The author of a message."""

    BOT = "bot"
    PLAYER = "player"


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """One message: text, a screen, or both."""

    author: MessageAuthor
    said: int
    """When, in seconds since 1970."""
    words: str = ""
    screen: Screen | None = None
    document: Document | None = None
    """A file that came with the screen."""
    notice: str = ""
    """The notice that came with an update that the player did not ask for."""


@dataclass(frozen=True, slots=True)
class StoredHistory:
    """A message with its number in the history."""

    number: int
    version: str
    """A digest of the message; it changes with the content."""
    message: StoredMessage


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
    is_beginning: bool = False
    """Whether no earlier message is stored."""


MESSAGE = TypeAdapter(StoredMessage)
ANSWER = TypeAdapter(StoredAnswer)


class ChatHistory:
    """The messages of one player and the bot. All methods raise ``StoreUnavailableError``."""

    def __init__(self, redis: Redis, player: Player) -> None:
        self._redis = redis
        self._change = redis.register_script(CHANGE)
        self._take = redis.register_script(TAKE)
        self._key = player_key(player, PlayerPart.CHAT_HISTORY)

    async def all(self) -> tuple[StoredHistory, ...]:
        """Return the messages, the oldest first, except those that this version cannot read."""
        fields = cast(dict[bytes, bytes], await answer_of(self._redis.hgetall(self._key)))
        return _read_messages(fields)

    async def some(self, numbers: Sequence[int]) -> tuple[StoredHistory, ...]:
        """Return the messages of these numbers that are still there."""
        if not numbers:
            return ()
        names = [str(number) for number in numbers]
        texts = cast(list[bytes | None], await answer_of(self._redis.hmget(self._key, names)))
        stored = (_read_message(number, text) for number, text in zip(numbers, texts, strict=True) if text)
        return tuple(filter(None, stored))

    async def answer(self, entry: str) -> StoredAnswer | None:
        """Return the answer to an entry, if it is the last one that was answered."""
        text = cast(bytes | None, await answer_of(self._redis.hget(self._key, "answer")))
        answer = _read(ANSWER, text) if text else None
        return answer if answer and answer.entry == entry else None

    async def add(
        self, entry: str, messages: Sequence[StoredMessage], notice: str = "", language: str = ""
    ) -> StoredAnswer:
        """Store new messages as the answer to an entry."""
        args: list[str | int] = [len(messages), secrets.token_hex(4), LIFE]
        last: int = await answer_of(self._take(keys=[self._key], args=args))
        numbers = range(last - len(messages) + 1, last + 1)
        is_beginning = 0 < last == len(messages)
        return await self._store(
            dict(zip(numbers, messages, strict=True)),
            StoredAnswer(entry, tuple(numbers), notice, language, is_beginning),
        )

    async def replace(
        self, entry: str, number: int, message: StoredMessage, notice: str = "", language: str = ""
    ) -> StoredAnswer:
        """Store a message instead of another, or as a new one if the other no longer exists."""
        is_there = await answer_of(self._redis.hexists(self._key, str(number)))
        if not is_there:
            return await self.add(entry, (message,), notice, language)
        return await self._store({number: message}, StoredAnswer(entry, (number,), notice, language))

    async def change(self, number: int, message: StoredMessage) -> None:
        """Store an update of a message, unless it was deleted; that is not an answer to an entry."""
        text = zlib.compress(MESSAGE.dump_json(message, exclude_defaults=True))
        await answer_of(self._change(keys=[self._key], args=[str(number), text]))

    async def _store(self, messages: dict[int, StoredMessage], answer: StoredAnswer) -> StoredAnswer:
        fields: dict[FieldT, EncodableT] = {
            str(number): zlib.compress(MESSAGE.dump_json(message, exclude_defaults=True))
            for number, message in messages.items()
        }
        fields["answer"] = ANSWER.dump_json(answer)
        async with pipelined(self._redis, transaction=True) as pipeline:
            pipeline.hset(self._key, mapping=fields)
            if old := [str(number - MOST) for number in messages if number > MOST]:
                pipeline.hdel(self._key, *old)
            pipeline.expire(self._key, LIFE)
            await pipeline.execute()
        return answer


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
    stored = (_read_message(int(name), text) for name, text in fields.items() if name.isdigit())
    return tuple(sorted(filter(None, stored), key=lambda one: one.number))


def _read_message(number: int, text: bytes) -> StoredHistory | None:
    message = _read(MESSAGE, zlib.decompress(text))
    return StoredHistory(number, blake2b(text, digest_size=6).hexdigest(), message) if message else None


def _read(form: TypeAdapter[Form], text: bytes) -> Form | None:
    """Parse a stored text; ``None`` if another version of the bot stored it in another form."""
    try:
        return form.validate_json(text)
    except ValidationError as error:
        # Only the kinds of errors: the text is private.
        faults = sorted({fault["type"] for fault in error.errors(include_input=False, include_context=False)})
        log.warning("a message of a conversation is left out: %s", ", ".join(faults))
        return None
