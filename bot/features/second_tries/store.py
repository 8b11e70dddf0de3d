"""The repository of mistakes to practice.

===========================  ======  =====================================================================
key                          type    what it holds
===========================  ======  =====================================================================
``sb1:{CHAT:ID}:mistakes``   string  the lines of a ``MistakeBook``, compressed by zlib: 4 KiB at most;
                                     three years after the last change
===========================  ======  =====================================================================
"""

import logging
import zlib
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import Content, Json
from bot.core.retention import RESULT_SECONDS
from bot.features.second_tries.mistake_book import MistakeBook
from bot.storage.errors import StaleError, answer_of
from bot.storage.keys import PlayerPart, player_key, session_key

log = logging.getLogger(__name__)

REPLACE = """
local stored = redis.call('GET', KEYS[1]) or ''
if stored ~= ARGV[1] or (stored == '' and redis.call('EXISTS', KEYS[2]) == 0) then
  return 0
end
redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
return 1
"""
"""Stores a book if the one before it is still stored; a first one only while the game from which it comes is
stored: not after a deletion."""


class MistakeStore:
    """Reads and writes this key. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._replace = redis.register_script(REPLACE)

    async def load_book(self, player: Player) -> MistakeBook:
        """Return the book of a player; an empty one if there is none, or if it cannot be read."""
        return _parse(await self._text(player))

    async def change(self, player: Player, before: MistakeBook, after: MistakeBook, session: str) -> None:
        """Store a book that changes because of a session.

        Raises ``StaleError`` if another one has been stored since, or if there was none and the session has
        been deleted.
        """
        if after == before:
            return
        stored = await self._text(player)
        if _parse(stored) != before:
            raise StaleError
        keys = [player_key(player, PlayerPart.MISTAKES), session_key(player, session)]
        text = zlib.compress("\n".join(after.lines).encode(), 9)
        if await answer_of(self._replace(keys=keys, args=[stored, text, RESULT_SECONDS])) == 0:
            raise StaleError

    async def _text(self, player: Player) -> bytes:
        text = await answer_of(self._redis.get(player_key(player, PlayerPart.MISTAKES)))
        return cast(bytes, text or b"")


def export_mistakes(content: Content) -> Json:
    """Return the lines of a book, as the exported file has them."""
    return _parse(content.get(b"", b"")).lines


def _parse(stored: bytes) -> MistakeBook:
    try:
        text = zlib.decompress(stored).decode() if stored else ""
        return MistakeBook.read(text.splitlines())
    except (zlib.error, UnicodeDecodeError) as error:
        log.warning("the mistakes of a player cannot be read: %s", error)
        return MistakeBook()
