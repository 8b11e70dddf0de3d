"""The greeting of a server that the bot has joined.

Discord itself writes a message into a server's channel for system messages when a member joins, a bot too.
The bot receives its own one like any other message. The event of a new server would need the intent for
guilds, and with it every server in memory. A server without such messages is not greeted.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from aiohttp import ClientError

from bot.chats.discord.answers import Answerer, shared_name
from bot.chats.discord.identity import group_of
from bot.chats.discord.typed_messages import reply_with_screen
from bot.core.actions import Chat, Player, Room
from bot.core.replies import Reply
from bot.screens.welcome import greeting_screen

log = logging.getLogger(__name__)


def is_arrival(message: discord.Message, bot: int) -> bool:
    """Return whether Discord reports with this message that the bot has joined the server."""
    return message.type is discord.MessageType.new_member and message.author.id == bot


@dataclass(eq=False)
class ServerGreeter(Answerer):
    """Greets servers that the bot has joined."""

    find_server: Callable[[int], Awaitable[discord.Guild]]

    async def greet(self, message: discord.Message) -> None:
        """Show all games below the message that reports the bot's arrival, in the server's language."""
        self.running_tasks.add_current()
        async with self.deduplicator.acquired(shared_name(message.id)) as is_ours:
            if is_ours:
                await self._guard(lambda: self._send_greeting(message), _log_refusal)

    async def _send_greeting(self, message: discord.Message) -> None:
        if not await self.app.join_group(Chat.DISCORD, group_of(message)):
            await (await self.find_server(group_of(message))).leave()
            return
        room = Room(await self._language_of(group_of(message)), group_of(message))
        texts = await self.app.texts(Player(Chat.DISCORD, message.author.id), room)
        screen = greeting_screen(texts, Chat.DISCORD)
        await reply_with_screen(self.renderer, message, Reply(screen, language=texts.language), screen)

    async def _language_of(self, server: int) -> str:
        """Return the language that a server has chosen; empty if Discord does not say."""
        try:
            return (await self.find_server(server)).preferred_locale.value
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("The language of a server is unknown: %s", error or type(error).__name__)
            return ""


async def _log_refusal(_error: discord.HTTPException | None) -> None:
    """Do nothing more: the error is logged, and nobody waits for a greeting."""
