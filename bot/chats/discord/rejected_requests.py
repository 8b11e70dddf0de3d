"""What is not let in: presses and commands of one who asks for more than can be answered.

Each is still answered, as cheaply as Discord allows, but few at a time for each player: so whoever presses a
thousand times does not stand before others on the way to Discord.
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

AT_A_TIME = 4
MOST_OF_ONE = 1000
"""Presses of one player that wait; those after them are left to Discord, which says so after 3 seconds."""

log = logging.getLogger(__name__)


class RejectedInteractions:
    """Answers those who are not let in."""

    def __init__(self) -> None:
        self._lanes: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        self._waiting: Counter[int] = Counter()
        self._under_way = RunningTasks()

    async def turn_away(self, exchange: InteractionExchange, reply: Reply) -> None:
        """Say why nothing is done; where that was just said, only acknowledge it, if that can be."""
        user = exchange.interaction.user.id
        if self._waiting[user] >= MOST_OF_ONE:
            log.debug("an interaction of too many is passed over")
            return
        self._under_way.begin(user)
        lane = self._lanes.setdefault(user, asyncio.Semaphore(AT_A_TIME))
        self._waiting[user] += 1
        try:
            async with lane:
                await _answer(exchange, reply)
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("Discord did not take an answer to one of too many: %s", error or type(error).__name__)
        finally:
            self._waiting[user] -= 1
            if not self._waiting[user]:
                del self._waiting[user]

    async def close(self) -> None:
        """Leave the rest."""
        await self._under_way.finish(0.0)


async def _answer(exchange: InteractionExchange, reply: Reply) -> None:
    if not (exchange.is_press and reply.is_already_notified):
        await exchange.send(DiscordMessage(text=reply.notice), is_private=True)
    elif not exchange.is_acknowledged:
        await exchange.put_off(is_private=True)
