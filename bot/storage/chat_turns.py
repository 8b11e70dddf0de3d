"""Turns of the web chat: one entry of a player at a time, in all processes.

==================  ======  ===============================================================================
key of a player     type    what it holds
==================  ======  ===============================================================================
``turn``            string  the owner of the lock, if processes share the store; for five seconds at most
==================  ======  ===============================================================================

An entry takes two round trips besides its action: one locks and reads the last exchange, the other stores
the new messages and unlocks.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.storage.chat_history import (
    LIFE,
    VISIT_SECONDS,
    AnsweredEntry,
    ChatHistory,
    StoredAnswer,
    read_answer,
)
from bot.storage.coordination.distributed_lock import LEASE_MILLISECONDS, DistributedLocks, HeldLock
from bot.storage.errors import answer_of
from bot.storage.stored_messages import StoredMessage

BEGIN = """
if ARGV[1] ~= '' then
  local owner = redis.call('SET', KEYS[2], ARGV[1], 'NX', 'GET', 'PX', ARGV[2])
  if owner and owner ~= ARGV[1] then
    return {}
  end
end
return {redis.call('HGET', KEYS[1], 'answer'), redis.call('TTL', KEYS[1])}
"""
"""KEYS: the history, the lock. ARGV: the owner of the lock, or empty; milliseconds."""


@dataclass(frozen=True, slots=True)
class ChatTurn:
    """The turn of one entry. All methods raise ``StoreUnavailableError``."""

    history: ChatHistory
    lock: HeldLock
    last: StoredAnswer | None
    """The last answer, of whichever entry."""
    is_of_visitor: bool
    """Whether the player has done nothing yet that is stored, or nothing of it is left."""

    async def answered(self, entry: str) -> AnsweredEntry | None:
        """Return the answer to an entry, if it is the last one that was answered."""
        if self.last is None or self.last.entry != entry:
            return None
        return AnsweredEntry(self.last, await self.history.some(self.last.numbers))

    async def welcome(self, messages: Sequence[StoredMessage]) -> AnsweredEntry:
        """Store the first messages, for an hour unless the player does something."""
        return await self.history.add("", messages, lock=self.lock, seconds=VISIT_SECONDS)

    async def answer(
        self,
        entry: str,
        messages: Sequence[StoredMessage],
        notice: str = "",
        language: str = "",
        theme: str = "",
        *,
        instead_of: int = 0,
        is_last: bool = True,
    ) -> AnsweredEntry:
        """Store the answer to an entry; the turn ends with it if it ``is_last``, else later."""
        return await self.history.add(
            entry,
            messages,
            notice,
            language,
            theme,
            instead_of=instead_of,
            lock=self.lock if is_last else None,
            seconds=LIFE,
        )


class ChatTurns:
    """The turns of all players."""

    def __init__(self, redis: Redis, locks: DistributedLocks) -> None:
        self._redis = redis
        self._locks = locks
        self._begin = redis.register_script(BEGIN)

    def history(self, player: Player) -> ChatHistory:
        """Return the history of a player, to read it."""
        return ChatHistory(self._redis, player)

    @asynccontextmanager
    async def of(self, player: Player) -> AsyncIterator[ChatTurn]:
        """Wait for a player's turn, and hold it; raise ``StoreUnavailableError``."""
        history, found = ChatHistory(self._redis, player), list[bytes | int | None]()

        async def acquire(lock: HeldLock) -> bool:
            keys, args = [history.key, lock.key], (lock.owner, LEASE_MILLISECONDS)
            found[:] = await answer_of(self._begin(keys=keys, args=args))
            return bool(found)

        async with self._locks.locked(history.lock_key, acquire) as lock:
            last, seconds = found
            is_of_visitor = not isinstance(seconds, int) or seconds <= VISIT_SECONDS
            yield ChatTurn(
                history, lock, read_answer(last) if isinstance(last, bytes) else None, is_of_visitor
            )
