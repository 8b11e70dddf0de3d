"""How fast posts go out: one rate for each chat, however many processes there are.

Each message of a post takes its turn. Turns come evenly, and fewer of them than the chat allows messages: the
answers to players have room beside them.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.model import Chat
from bot.store import StoreUnavailableError

TURNS = {Chat.DISCORD: 45.0, Chat.TELEGRAM: 27.0}
"""Turns in a second.

Discord takes 50 requests a second, those for presses and commands not counted:
https://discord.com/developers/docs/topics/rate-limits. Telegram takes about 30 messages:
https://core.telegram.org/bots/faq#broadcasting-to-users
"""
MADE_GOOD = 60_000
"""Microseconds of turns missed that are made good for, so that being woken up late costs nothing."""

log = logging.getLogger(__name__)


class TurnStore(Protocol):
    """Where it is kept when the next turn of a chat is."""

    async def take(self, chat: Chat, interval: int, made_good: int) -> int:
        """Take the next turn, and return in how many microseconds it is; ``interval`` is that between two."""


class LocalTurns:
    """The turns of one process alone."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._next: dict[Chat, int] = {}

    async def take(self, chat: Chat, interval: int, made_good: int) -> int:
        """Take the next turn, and return in how many microseconds it is."""
        now = int(self._now() * 1_000_000)
        turn = max(self._next.get(chat, 0), now - made_good)
        self._next[chat] = turn + interval
        return max(turn - now, 0)


class Pace:
    """Gives turns. Without a store, or while it is away, those of this process alone."""

    def __init__(
        self,
        store: TurnStore | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        now: Callable[[], float] | None = None,
    ) -> None:
        local = LocalTurns(now or (lambda: asyncio.get_running_loop().time()))
        self._local = local
        self._store = store or local
        self._sleep = sleep
        self._taking: defaultdict[Chat, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def turn(self, chat: Chat) -> None:
        """Wait until it is the turn of one more message to a chat.

        A process takes one turn at a time, so that no more is lost when it ends, and comes to no others.
        """
        async with self._taking[chat]:  # who came first goes first
            wait = await self._take(chat, round(1_000_000 / TURNS[chat]))
            if wait:
                await self._sleep(wait / 1_000_000)

    async def _take(self, chat: Chat, interval: int) -> int:
        try:
            return await self._store.take(chat, interval, MADE_GOOD)
        except StoreUnavailableError as error:
            log.warning("posts in %s are paced by this process alone: %s", chat, error)
            return await self._local.take(chat, interval, MADE_GOOD)
