"""Messages with players' boards in Discord, which show what is played at the table."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from aiohttp import ClientError

from bot.app import App
from bot.chats.discord.identity import Interaction
from bot.chats.discord.interaction import TOKEN_LIFETIME
from bot.chats.discord.message import Arguments, custom_ids
from bot.core.actions import Player, Room
from bot.core.callback_data import CallbackDataError, unpack
from bot.core.replies import Reply
from bot.core.screens import Screen
from bot.storage.board_messages import BoardMessage, BoardMessages

if TYPE_CHECKING:
    from bot.chats.discord.client import DiscordClient

SECONDS = 20.0
"""How long showing a board may take, with the presses of the message that are answered meanwhile."""
MOST_ATTEMPTS = 3
"""How often a board is shown again because a press was answered meanwhile."""

log = logging.getLogger(__name__)


def shown_board(interaction: Interaction, player: Player) -> BoardMessage | None:
    """Return the message whose button was pressed, if it shows the player's own board."""
    message = interaction.message
    session = _session_of(message, player) if message else ""
    if message is None or not session:
        return None
    return BoardMessage(
        session,
        interaction.channel_id or 0,
        message.id,
        is_private=message.flags.ephemeral,
        token=interaction.token,
        token_until=int(interaction.created_at.timestamp() + TOKEN_LIFETIME),
    )


def _session_of(message: discord.Message, player: Player) -> str:
    """Return the session of a player's board in a message, by its buttons; empty if it shows none."""
    for custom_id in custom_ids(message.components):
        try:
            action = unpack(custom_id)
        except CallbackDataError:
            continue
        if action.session:
            return action.session if action.owner == player.id else ""
    return ""


class DiscordBoards:
    """Edits messages with boards: as a reply to the interaction that opened the table, for 15 minutes.

    That works for messages that only the player sees, too, and where the bot is no member. Later it edits
    messages of channels in which it is one.
    """

    def __init__(self, app: App, client: Callable[[], "DiscordClient"]) -> None:
        self._app = app
        self._client = client

    async def show(
        self, player: Player, session: str, screen: Screen, language: str, *, is_left: bool
    ) -> None:
        """Show the newest board of a session in the message from which its table was opened.

        A table that was opened by the command has no message, and shows its board nowhere else. Raises
        ``StoreUnavailableError``, and nothing else.
        """
        del is_left  # nothing is sent that was not asked for: an answer to the launch would be another board
        shown = await BoardMessages(self._app.services.store.redis).find(player)
        if shown is None or shown.session != session:
            return
        if self._client().is_closed() or not self._client().application_id:
            log.info("A board in Discord stays as it was: the bot is not logged in")
            return
        try:
            async with asyncio.timeout(SECONDS):
                await self._show_newest(player, shown, screen, language)
        except (discord.DiscordException, ClientError, OSError) as error:
            log.info("A board in Discord stays as it was: %s", error or type(error).__name__)

    async def _show_newest(self, player: Player, shown: BoardMessage, screen: Screen, language: str) -> None:
        """Show a board, and after presses that were answered meanwhile the one that is newest then."""
        client = self._client()
        order, newest, is_current = client.interactions.edit_order, screen, True
        for _ in range(MOST_ATTEMPTS):
            if order.is_busy(shown.message):
                await order.idle(shown.message)
                is_current = False
            if not is_current:
                board = await self._app.board(player, shown.session, Room(language))
                if board is None:
                    return
                newest = board
            with order.noticing(shown.message) as is_undisturbed:
                await client.message_updates.stop_updates(shown.message)
                await self._edit(client, shown, Reply(newest, language=language))
                is_current = is_undisturbed()
            if is_current:
                return

    async def _edit(self, client: "DiscordClient", shown: BoardMessage, reply: Reply) -> None:
        """Edit a message; in words if Discord refuses the picture there. Raises what Discord refuses."""
        renderer = client.interactions.renderer
        message = await renderer.message(reply, shown.channel)
        edit = self._editor(client, shown)
        try:
            await edit(message.edited())
        except discord.Forbidden:
            if not message.file:
                raise
            renderer.note_files(shown.channel, are_taken=False)
            await edit((await renderer.message(reply, shown.channel)).edited())

    @staticmethod
    def _editor(client: "DiscordClient", shown: BoardMessage) -> Callable[[Arguments], Awaitable[object]]:
        if shown.token and time.time() < shown.token_until:
            webhook = discord.Webhook.partial(client.application_id or 0, shown.token, client=client)
            return lambda arguments: webhook.edit_message(shown.message, **arguments)
        channel = client.get_partial_messageable(shown.channel)
        return lambda arguments: channel.get_partial_message(shown.message).edit(**arguments)
