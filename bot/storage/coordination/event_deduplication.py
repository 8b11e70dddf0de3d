"""Event deduplication: an event that reaches several processes is answered by one of them.

Two processes receive the same event when both have a shard of Discord during an upgrade, and when
Telegram delivers again an update that was answered too late. Players, events and messages are known by
digests only.

=========================== ======  ======================================================================
key                         type    what it holds
=========================== ======  ======================================================================
``sb1:claim:EVENT``         string  the process that answers an event of Discord, for two minutes
``sb1:{PLAYER}:claim:EVENT`` string the process that answers an update of Telegram, for five seconds; or
                                    ``done``, for ten minutes
``sb1:{PLAYER}:turn``       string  the process that answers this player at the moment, for five seconds
``sb1:coming:MESSAGE``      string  the event that still has an update for a message, for two minutes
=========================== ======  ======================================================================
"""

import asyncio
import logging
import secrets
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, cast

from redis.asyncio import Redis

from bot.storage.coordination.distributed_lock import RELEASE, DistributedLocks
from bot.storage.coordination.leader_lease import LeaderLease
from bot.storage.errors import StoreUnavailableError, answer_of, answer_or_default, wrapped_errors
from bot.storage.keys import event_key, repeated_event_keys, update_key

log = logging.getLogger(__name__)

CLAIM_SECONDS = 2 * 60
LEASE_SECONDS = 5
"""After this time without an answer, the process has crashed: another may answer the event and its player."""
ANSWERED_SECONDS = 10 * 60
UPDATE_SECONDS = 2 * 60
POLL_SECONDS = 0.05
"""Seconds between two attempts to acquire an event that is delivered until it is answered."""
DEFER_SECONDS = 0.3
"""How long a process that is stopping waits, so that another one acquires the event first."""
RELEASE_POLL_SECONDS = 0.25
"""Seconds between two looks whether another process has released an event."""
MOST_REMEMBERED = 1000
"""Events that a process remembers itself."""
OURS, DONE = b"ours", b"done"

CLAIM = """
local owner = redis.call('SET', KEYS[1], ARGV[1], 'NX', 'GET', 'EX', ARGV[2])
return {owner, redis.call('GET', KEYS[2])}
"""
"""KEYS: the event, the updates of its message; in a cluster they can be on two nodes. ARGV: the process,
seconds. It costs the client half the time of a pipeline."""

ACQUIRE = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then
  return holder
end
local lock = redis.call('GET', KEYS[2])
if lock and lock ~= ARGV[1] then
  return lock
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
redis.call('SET', KEYS[2], ARGV[1], 'EX', ARGV[2])
return 'ours'
"""
"""KEYS: the event, the player's lock. ARGV: the process, seconds. An event waits for the player's lock."""

FINISH = """
redis.call('SET', KEYS[1], 'done', 'EX', ARGV[2])
if ARGV[3] == '1' and redis.call('GET', KEYS[2]) == ARGV[1] then
  redis.call('DEL', KEYS[2])
end
"""
"""KEYS as before. ARGV: the process, seconds, 1 if the process answers nothing else of this player."""


class EventDeduplicator:
    """Decides which process answers: this one, if it is the only one or while the store is unavailable."""

    def __init__(self, redis: Redis | None = None) -> None:
        self._redis = redis
        self.is_shared = redis is not None
        """Whether there may be other processes."""
        self._owner = secrets.token_hex(6)
        self._acquired: OrderedDict[str, None] = OrderedDict()
        self._answering: Counter[str] = Counter()
        self._updating: set[str] = set()
        """Messages that were used here, and that another process still has an update for."""
        self._is_deferring = False
        self._is_closed = False
        if redis is not None:
            self._is_cluster: bool = getattr(redis, "is_cluster", False)
            self._release_script = redis.register_script(RELEASE)
            self._claim_script = redis.register_script(CLAIM)
            self._acquire_script = redis.register_script(ACQUIRE)
            self._finish_script = redis.register_script(FINISH)

    def leader_lease(self, task: str) -> LeaderLease:
        """Return the lease of a task that one process does."""
        return LeaderLease(self._redis, task)

    def locks(self) -> DistributedLocks:
        """Return locks that all processes share."""
        return DistributedLocks(self._redis)

    def defer(self) -> None:
        """Let other processes that receive the same events acquire them first from now on."""
        self._is_deferring = True

    def close(self) -> None:
        """Acquire no more events that others receive, too: there is no time left to answer them."""
        self._is_closed = True

    @asynccontextmanager
    async def acquired(
        self, event: str, message: str = "", patience: float | None = None
    ) -> AsyncIterator[bool]:
        """Provide whether this process acquired an event; a canceled body releases it.

        If the store has not said so after ``patience`` seconds, every process that received the event
        acquires it: for events of which the chat takes the first response.
        """
        try:
            yield await self._acquire(event, message, patience)
        except asyncio.CancelledError:
            await self._release(event)
            raise

    @asynccontextmanager
    async def acquired_if_released(self, event: str, seconds: float) -> AsyncIterator[bool]:
        """Provide whether another process released an event within a time and this one acquired it."""
        try:
            yield await self._acquire_after_release(event, seconds)
        except asyncio.CancelledError:
            await self._release(event)
            raise

    async def _acquire(self, event: str, message: str, patience: float | None) -> bool:
        if event in self._acquired:
            return False
        self._remember(event)
        if self._redis is None:
            return True
        if self._is_deferring:
            await asyncio.sleep(DEFER_SECONDS)
        if self._is_closed or await self._owner_of(event, message, patience) != self._owner:
            return False
        return await self._release_if_closed(event)

    async def _acquire_after_release(self, event: str, seconds: float) -> bool:
        if self._redis is None:
            return False
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        if await self._owner_of(event) == self._owner:  # received twice, and being answered here
            return False
        while loop.time() < end and not self._is_deferring:
            await asyncio.sleep(RELEASE_POLL_SECONDS)
            if await self._owner_of(event) == self._owner:
                return await self._release_if_closed(event)
        return False

    async def _release_if_closed(self, event: str) -> bool:
        """Return whether an event that was just acquired can still be answered; release it if not."""
        if self._is_closed:
            await self._release(event)
        return not self._is_closed

    async def _owner_of(self, event: str, message: str = "", patience: float | None = None) -> str:
        """Return the process that answers an event; this one acquires it if it is free."""
        if self._redis is None:
            return self._owner
        try:
            with wrapped_errors():
                async with asyncio.timeout(patience):
                    owner, update = await self._claim(self._redis, event_key(event), message)
        except StoreUnavailableError as error:
            log.info("an event could not be deduplicated: %s", error)
            return self._owner
        if update:
            self._updating.add(message)
        else:
            self._updating.discard(message)
        return owner.decode() if owner else self._owner  # ours already if the first answer was lost

    async def _claim(self, redis: Redis, key: str, message: str) -> tuple[bytes | None, bytes | None]:
        """Return the process that already has an event, and the event with an update for a message."""
        if message and not self._is_cluster:
            claim = self._claim_script(keys=[key, update_key(message)], args=[self._owner, CLAIM_SECONDS])
            owner, update = await cast(Awaitable[list[bytes | None]], claim)
            return owner, update
        store = cast(Any, redis)
        owner = await store.set(key, self._owner, nx=True, ex=CLAIM_SECONDS, get=True)
        return owner, await store.get(update_key(message)) if message else None

    async def _release(self, event: str) -> None:
        if self._redis is not None:
            answer = self._release_script(keys=[event_key(event)], args=[self._owner])
            await answer_or_default(cast(Awaitable[object], answer), None, "an event was not released")

    async def start_answer(self, event: str, player: str) -> bool:
        """Return whether this process answers an event, which is delivered until it is answered.

        If so, ``finish_answer`` must follow. Waits while another process answers the event or its player.
        """
        if self._redis is None:
            return True
        keys = repeated_event_keys(event, player)
        while True:
            answer = self._acquire_script(keys=keys, args=[self._owner, LEASE_SECONDS])
            holder = await answer_or_default(
                cast(Awaitable[bytes], answer), OURS, "an event could not be deduplicated"
            )
            if holder == DONE:
                return False
            if holder == OURS:
                self._answering[player] += 1
                return True
            await asyncio.sleep(POLL_SECONDS)

    async def finish_answer(self, event: str, player: str) -> None:
        """Note that an event is answered, and release the player's lock if it was the player's last one."""
        if self._redis is None:
            return
        self._answering[player] -= 1
        is_last = not self._answering[player]
        if is_last:
            del self._answering[player]
        args: list[str | int] = [self._owner, ANSWERED_SECONDS, int(is_last)]
        answer = self._finish_script(keys=repeated_event_keys(event, player), args=args)
        # Without the note it is answered once more at worst.
        await answer_or_default(cast(Awaitable[object], answer), None, "an answered event was not noted")

    async def announce_update(self, event: str, message: str) -> None:
        """Note that an event has an update for a message, unless the message shows something else by then."""
        if self._redis is not None:
            answer = self._redis.set(update_key(message), event, ex=UPDATE_SECONDS)
            await answer_or_default(answer, None, "an update of a message was not announced")

    async def is_update_expected(self, event: str, message: str) -> bool:
        """Return whether a message has shown nothing else since the update was announced."""
        if self._redis is None:
            return True
        answer = cast(Awaitable[bytes | None], self._redis.get(update_key(message)))
        expected = event.encode()
        return await answer_or_default(answer, expected, "it is not known what a message shows") == expected

    async def updating_event(self, message: str) -> str:
        """Return the event that has an update for a message; empty if none."""
        if self._redis is None:
            return ""
        event = cast(bytes | None, await answer_of(self._redis.get(update_key(message))))
        return event.decode() if event else ""

    async def withdraw_update(self, event: str, message: str) -> None:
        """Note that an event has no more updates for a message."""
        if self._redis is not None and await self.is_update_expected(event, message):
            await self._delete_update(message)

    async def discard_updates(self, message: str) -> None:
        """Discard other processes' updates for a message that was used here and will show something else."""
        if self._redis is not None and message in self._updating:
            self._updating.discard(message)
            await self._delete_update(message)

    async def _delete_update(self, message: str) -> None:
        if self._redis is not None:
            answer = self._redis.delete(update_key(message))
            await answer_or_default(answer, None, "the updates of a message were not discarded")

    def _remember(self, event: str) -> None:
        self._acquired[event] = None
        if len(self._acquired) > MOST_REMEMBERED:
            self._acquired.popitem(last=False)
