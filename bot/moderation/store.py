"""The repository of what operators have decided.

============================  ======  ====================================================================
key                           type    what it holds
============================  ======  ====================================================================
``sb1:{operator}:state``      hash    ``revision``: how often the blocks have changed; ``note``: the note to
                                      all players (``MaintenanceNote.stored``), missing if there is none
``sb1:{operator}:blocks``     hash    who is blocked, ``CHAT:ID`` or ``CHAT:group:ID``, and since when; at
                                      most ``MOST_BLOCKS``, until unblocked
============================  ======  ====================================================================
"""

import logging
from collections.abc import Mapping
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.moderation.blocks import Subject
from bot.moderation.maintenance_note import MaintenanceNote
from bot.storage.decoding import Argument, readable
from bot.storage.errors import answer_of
from bot.storage.keys import OperatorKey, PlayerPart, player_key

log = logging.getLogger(__name__)

MOST_BLOCKS = 20_000
NOTE_FIELD = "note"
"""The field with the note; in the settings of a player that with the id of the last note that was read."""

BLOCK = """
local since = redis.call('HGET', KEYS[2], ARGV[1])
if since then
  return since == ARGV[2] and 'blocked' or 'already'
elseif redis.call('HLEN', KEYS[2]) >= tonumber(ARGV[3]) then
  return 'full'
end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
redis.call('HINCRBY', KEYS[1], 'revision', 1)
return 'blocked'
"""
"""Blocks one. The second run within the same second changes nothing and returns the same."""

UNBLOCK = """
local removed = redis.call('HDEL', KEYS[2], unpack(ARGV))
if removed > 0 then
  redis.call('HINCRBY', KEYS[1], 'revision', 1)
end
return removed
"""

READ_NOTE = """
if redis.call('EXISTS', KEYS[1]) == 0 then
  return 1
elseif redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then
  return 0
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
"""
"""Notes that a player has read a note, if anything of the player is stored; returns whether it is new."""


class ModerationStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._block = redis.register_script(BLOCK)
        self._unblock = redis.register_script(UNBLOCK)
        self._read_note = redis.register_script(READ_NOTE)

    async def decisions(self) -> tuple[str, MaintenanceNote | None]:
        """Return the revision of the blocks, and the note."""
        answer = await answer_of(self._redis.hmget(OperatorKey.STATE, ["revision", NOTE_FIELD]))
        revision, note = cast(list[bytes | None], answer)
        return (revision or b"").decode(), _read_note(note) if note else None

    async def blocks(self) -> dict[Subject, int]:
        """Return who is blocked, and since when in seconds since 1970."""
        stored = cast(Mapping[bytes, bytes], await answer_of(self._redis.hgetall(OperatorKey.BLOCKS)))
        return dict(readable(lambda one: (Subject.read(one[0]), int(one[1])), stored.items()))

    async def block(self, subject: Subject, now: int) -> str:
        """Block one; return ``blocked``, ``already``, or ``full`` if too many are blocked."""
        args: list[Argument] = [subject.stored, now, MOST_BLOCKS]
        answer: bytes = await answer_of(self._block(keys=[*map(str, OperatorKey)], args=args))
        return answer.decode()

    async def unblock(self, *subjects: Subject) -> bool:
        """Unblock all of them; return whether one was blocked."""
        members = [subject.stored for subject in subjects]
        return bool(await answer_of(self._unblock(keys=[*map(str, OperatorKey)], args=members)))

    async def set_note(self, note: MaintenanceNote | None) -> None:
        """Store a note instead of the one before, or remove it."""
        if note:
            await answer_of(self._redis.hset(OperatorKey.STATE, NOTE_FIELD, note.stored))
        else:
            await answer_of(self._redis.hdel(OperatorKey.STATE, NOTE_FIELD))

    async def note_read(self, player: Player, note: str) -> bool:
        """Note that a player reads a note now; return whether the player has not read it before.

        Of a player of whom nothing else is stored, nothing is stored: the answer is always yes.
        """
        key = player_key(player, PlayerPart.SETTINGS)
        return bool(await answer_of(self._read_note(keys=[key], args=[NOTE_FIELD, note])))


def _read_note(stored: bytes) -> MaintenanceNote | None:
    """Parse a note; ``None`` if another version of the bot stored it in another form."""
    try:
        return MaintenanceNote.read(stored)
    except (ValueError, KeyError, TypeError) as error:
        log.warning("the note of the operator cannot be read: %r", error)
        return None
