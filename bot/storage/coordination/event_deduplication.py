"""What reaches several processes is answered by one: whoever takes it first.

Two processes are told the same where both hold a shard of Discord during an upgrade, and where Telegram sends
again what was answered too late. Players, acts and messages are known by digests alone.

=========================  ======  ========================================================================
key                        type    what it holds
=========================  ======  ========================================================================
``sb1:claim:ACT``          string  that an act in Discord is answered by somebody, for two minutes
``sb1:{PLAYER}:claim:ACT`` string  the process that answers an act in Telegram, for five seconds, or that it
                                   is answered, for ten minutes
``sb1:{PLAYER}:turn``      string  the process that answers this player just now, for five seconds
``sb1:coming:MESSAGE``     string  the act of which more is still to come in a message, for two minutes
=========================  ======  ========================================================================
"""

import asyncio
import logging
import secrets
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import cast

from redis.asyncio import Redis

from bot.storage.coordination.distributed_lock import DistributedLocks
from bot.storage.coordination.leader_lease import LeaderLease
from bot.storage.errors import StoreUnavailableError, reached

log = logging.getLogger(__name__)

TAKEN_SECONDS = 2 * 60
LEASE_SECONDS = 5
"""After so long an act is free again, and so is its player, whose process has not answered: it is gone."""
ANSWERED_SECONDS = 10 * 60
COMING_SECONDS = 2 * 60
LOOK = 0.05
"""Seconds after which it is looked again whether somebody else has answered."""
WAY_SECONDS = 0.3
"""For so long a process that ends leaves it to others to be first."""
LOOK_AGAIN = 0.25
"""Seconds after which it is looked again whether somebody else has given back what they took."""
REMEMBERED = 1000
"""Acts that a process remembers by itself where it is alone."""
DIGEST_BYTES = 8
OURS, DONE = b"ours", b"done"

GIVE_BACK = """
if redis.call('GET', KEYS[1]) == ARGV[1] then
  redis.call('DEL', KEYS[1])
end
"""
"""KEYS: the act. ARGV: the process."""

TAKE = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then
  return holder
end
local turn = redis.call('GET', KEYS[2])
if turn and turn ~= ARGV[1] then
  return turn
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
redis.call('SET', KEYS[2], ARGV[1], 'EX', ARGV[2])
return 'ours'
"""
"""KEYS: the act, the player's turn. ARGV: the process, seconds. An act waits for the player's turn."""

END = """
redis.call('SET', KEYS[1], 'done', 'EX', ARGV[2])
if ARGV[3] == '1' and redis.call('GET', KEYS[2]) == ARGV[1] then
  redis.call('DEL', KEYS[2])
end
"""
"""KEYS as before. ARGV: the process, seconds, 1 where nothing else of the player is being answered there."""


class EventDeduplicator:
    """Which process answers. Where there is but one, or while the store is away, it is this one."""

    def __init__(self, redis: Redis | None = None) -> None:
        self._redis = redis
        self._name = secrets.token_hex(6)
        self._taken: OrderedDict[str, None] = OrderedDict()
        self._answering: Counter[str] = Counter()
        self._coming: set[str] = set()
        """Messages that have been pressed here and in which another process has still something to show."""
        self._is_leaving = False
        self._is_closed = False
        if redis is not None:
            self._give_back = redis.register_script(GIVE_BACK)
            self._take = redis.register_script(TAKE)
            self._end = redis.register_script(END)

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self._redis is not None

    def lead(self, what: str) -> LeaderLease:
        """Return what tells whether this process does what only one can do."""
        return LeaderLease(self._redis, what)

    def turns(self) -> DistributedLocks:
        """Return what lets one wait for another, in whatever process."""
        return DistributedLocks(self._redis)

    def leave(self) -> None:
        """Let other processes be first from now on, where there are any that are told the same."""
        self._is_leaving = True

    def close(self) -> None:
        """Take nothing more that others are told as well: there is no time left to answer it."""
        self._is_closed = True

    @asynccontextmanager
    async def taking(self, act: str, message: str = "") -> AsyncIterator[bool]:
        """Provide whether this process is to answer an act, on a message if one is named: the first one is.

        What is cut off in here is given back.
        """
        try:
            yield await self._takes(act, message)
        except asyncio.CancelledError:
            await self._gives_back(act)
            raise

    @asynccontextmanager
    async def inheriting(self, act: str, seconds: float) -> AsyncIterator[bool]:
        """Provide whether another process that took an act has given it back to this one within that time."""
        try:
            yield await self._inherits(act, seconds)
        except asyncio.CancelledError:
            await self._gives_back(act)
            raise

    async def _takes(self, act: str, message: str) -> bool:
        if act in self._taken:
            return False
        self._remember(act)
        if self._redis is None:
            return True
        if self._is_leaving:
            await asyncio.sleep(WAY_SECONDS)
        if self._is_closed or await self._taker(act, message) != self._name:
            return False
        return await self._keeps(act)

    async def _inherits(self, act: str, seconds: float) -> bool:
        if self._redis is None:
            return False
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        if await self._taker(act) == self._name:  # told twice of what is being answered here
            return False
        while loop.time() < end and not self._is_leaving:
            await asyncio.sleep(LOOK_AGAIN)
            if await self._taker(act) == self._name:
                return await self._keeps(act)
        return False

    async def _keeps(self, act: str) -> bool:
        """Tell whether what was just taken can still be answered, and give it back if not."""
        if self._is_closed:
            await self._gives_back(act)
        return not self._is_closed

    async def _taker(self, act: str, message: str = "") -> str:
        """Return the name of the process that is to answer, this one where there was none."""
        if self._redis is None:
            return self._name
        try:
            with reached():
                async with self._redis.pipeline(transaction=False) as together:
                    together.set(_claim(act), self._name, nx=True, ex=TAKEN_SECONDS, get=True)
                    if message:
                        together.get(_coming(message))
                    taker, *coming = await together.execute()
        except StoreUnavailableError as error:
            log.info("nobody knows who else answers: %s", error)
            return self._name
        if any(coming):
            self._coming.add(message)
        else:
            self._coming.discard(message)
        return taker.decode() if taker else self._name  # ours already where the first answer was lost

    async def _gives_back(self, act: str) -> None:
        if self._redis is None:
            return
        try:
            with reached():
                await cast(Awaitable[object], self._give_back(keys=[_claim(act)], args=[self._name]))
        except StoreUnavailableError as error:
            log.info("an act that is not answered is not given back: %s", error)

    async def take_over(self, act: str, player: str) -> bool:
        """Tell the same of an act that is told again until it is answered; if so, say by ``end`` that it is.

        What another process is at is waited for, and where nothing comes of it, it is this one's to answer.
        """
        if self._redis is None:
            return True
        keys = _keys(act, player)
        while True:
            try:
                with reached():
                    holder = await cast(
                        Awaitable[bytes], self._take(keys=keys, args=[self._name, LEASE_SECONDS])
                    )
            except StoreUnavailableError as error:
                log.info("nobody knows who else answers: %s", error)
                holder = OURS
            if holder == DONE:
                return False
            if holder == OURS:
                self._answering[player] += 1
                return True
            await asyncio.sleep(LOOK)

    async def end(self, act: str, player: str) -> None:
        """Say that an act is answered, and that it may be another's turn to answer this player."""
        if self._redis is None:
            return
        self._answering[player] -= 1
        is_last = not self._answering[player]
        if is_last:
            del self._answering[player]
        args: list[str | int] = [self._name, ANSWERED_SECONDS, int(is_last)]
        try:
            with reached():
                await cast(Awaitable[object], self._end(keys=_keys(act, player), args=args))
        except StoreUnavailableError as error:  # it is answered once more at worst
            log.info("an answered act is not noted: %s", error)

    async def announce(self, act: str, message: str) -> None:
        """Say that more of an act is to be shown in a message, unless that shows something else by then."""
        if self._redis is None:
            return
        try:
            with reached():
                await self._redis.set(_coming(message), act, ex=COMING_SECONDS)
        except StoreUnavailableError as error:
            log.info("nobody is told that more is to come: %s", error)

    async def is_announced(self, act: str, message: str) -> bool:
        """Tell whether a message does not show something else since that was said."""
        if self._redis is None:
            return True
        try:
            with reached():
                coming = await cast(Awaitable[bytes | None], self._redis.get(_coming(message)))
        except StoreUnavailableError as error:
            log.info("nobody knows what a message shows: %s", error)
            return True
        return coming == act.encode()

    async def announced(self, message: str) -> str:
        """Return the act of which more is to be shown in a message, empty for none."""
        if self._redis is None:
            return ""
        with reached():
            coming = await cast(Awaitable[bytes | None], self._redis.get(_coming(message)))
        return coming.decode() if coming else ""

    async def withdraw(self, act: str, message: str) -> None:
        """Say that no more of an act is to be shown in a message."""
        if self._redis is not None and await self.is_announced(act, message):
            await self._delete(message)

    async def overtake(self, message: str) -> None:
        """Say that a message that was pressed is about to show something else."""
        if self._redis is None or message not in self._coming:
            return
        self._coming.discard(message)
        await self._delete(message)

    async def _delete(self, message: str) -> None:
        if self._redis is None:
            return
        try:
            with reached():
                await self._redis.delete(_coming(message))
        except StoreUnavailableError as error:
            log.info("nobody is told that a message shows something else: %s", error)

    def _remember(self, act: str) -> None:
        self._taken[act] = None
        if len(self._taken) > REMEMBERED:
            self._taken.popitem(last=False)


def _keys(act: str, player: str) -> list[str]:
    of_player = f"sb1:{{{_digest(player)}}}"
    return [f"{of_player}:claim:{_digest(act)}", f"{of_player}:turn"]


def _claim(act: str) -> str:
    return f"sb1:claim:{_digest(act)}"


def _coming(message: str) -> str:
    return f"sb1:coming:{_digest(message)}"


def _digest(name: str) -> str:
    return blake2b(name.encode(), digest_size=DIGEST_BYTES).hexdigest()
