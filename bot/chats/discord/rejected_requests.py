"""Interactions that the rate limit rejects.

Each is still answered, as cheaply as Discord allows, but only a few at a time per player: so a player who
presses a thousand times does not delay the answers to others.
"""

import asyncio
import logging
from collections import Counter
from weakref import WeakValueDictionary

import discord
from aiohttp import ClientError

from bot.chats.discord.interaction import InteractionExchange
from bot.chats.discord.message import DiscordMessage
from bot.chats.discord.running_tasks import RunningTasks
from bot.core.replies import Reply

CONCURRENCY = 4
MAX_WAITING = 1000
"""Interactions of one player that wait; further ones are dropped, and Discord shows an error after 3 s."""

log = logging.getLogger(__name__)


class RejectedInteractions:
    """Answers rejected interactions."""

    def __init__(self) -> None:
        self._semaphores: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        self._waiting: Counter[int] = Counter()
        self._running_tasks = RunningTasks()

    async def reject(self, exchange: InteractionExchange, reply: Reply) -> None:
        """Send the reason; if the player has just read it, only acknowledge a button press."""
        user = exchange.interaction.user.id
        if self._waiting[user] >= MAX_WAITING:
            log.debug("an interaction is dropped, too many are waiting")
            return
        self._running_tasks.add_current(user)
        semaphore = self._semaphores.setdefault(user, asyncio.Semaphore(CONCURRENCY))
        self._waiting[user] += 1
        try:
            async with semaphore:
                await _answer_rejected(exchange, reply)
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("A rejected interaction could not be answered: %s", error or type(error).__name__)
        finally:
            self._waiting[user] -= 1
            if not self._waiting[user]:
                del self._waiting[user]

    async def close(self) -> None:
        """Drop those that still wait."""
        await self._running_tasks.drain(0.0)


async def _answer_rejected(exchange: InteractionExchange, reply: Reply) -> None:
    if not (exchange.is_press and reply.is_already_notified):
        await exchange.send(DiscordMessage(text=reply.notice), is_private=True)
    elif not exchange.is_acknowledged:
        await exchange.defer(is_private=True)
