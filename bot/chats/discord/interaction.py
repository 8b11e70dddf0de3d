"""One interaction, from its arrival until it is answered."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from aiohttp import ClientError

from bot.chats.discord.identity import Interaction
from bot.chats.discord.latency import MAX_EDIT_AGE, seconds_between
from bot.chats.discord.message import DiscordMessage

MAX_FOLLOW_UPS = 5
"""Follow-ups after the response, if only a user installed the bot.

Source: https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages
"""

CLEANUP_TIMEOUT = 5.0
"""Seconds for requests that players do not wait for: an old message's buttons, a replaced response."""

PLACEHOLDER = DiscordMessage(text="…")
"""Fills a deferred response whose answer is sent in another message."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """A message that shows an answer, and the call that edits it, which works for 15 minutes."""

    id: int
    edit: Callable[..., Awaitable[object]]


class InteractionExchange:
    """An interaction, and the ways in which Discord lets the bot answer it."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._is_deferred_private: bool | None = None
        """Whether the deferred response is ephemeral; ``None`` if none is pending."""
        self._follow_ups = 0

    @property
    def is_press(self) -> bool:
        """Whether it is a button press, so that there is a message to edit."""
        return self.interaction.type is discord.InteractionType.component

    @property
    def is_acknowledged(self) -> bool:
        """Whether it has a response, perhaps a deferred one."""
        return self.interaction.response.is_done()

    @property
    def is_edit_limited(self) -> bool:
        """Whether the message with the button is so old that Discord limits its edits."""
        pressed = self.interaction.message
        return pressed is not None and seconds_between(pressed.id, self.interaction.id) >= MAX_EDIT_AGE

    async def defer(self, *, is_private: bool) -> None:
        """Defer the response: Discord waits 3 seconds for this, then 15 minutes for the answer."""
        if self.is_press:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(thinking=True, ephemeral=is_private)
            self._is_deferred_private = is_private

    @property
    def message_id(self) -> int:
        """The id of the message whose button was pressed; 0 for a command."""
        return self.interaction.message.id if self.interaction.message else 0

    async def edit(self, message: DiscordMessage) -> ShownMessage:
        """Replace the message whose button was pressed."""
        pressed = self.interaction.message
        is_older_kind = pressed is not None and not pressed.flags.components_v2
        edited = message.edited(is_older_kind=is_older_kind)
        if self.is_acknowledged:
            await self.interaction.edit_original_response(**edited)
        else:
            await self.interaction.response.edit_message(**edited)
        return ShownMessage(self.message_id, self.interaction.edit_original_response)

    async def send_instead(
        self, message: DiscordMessage, last_words: DiscordMessage | None = None
    ) -> ShownMessage:
        """Show in a new message what belonged in the old one, and leave a note in the old one."""
        if not self.is_acknowledged:
            # Deferring is not an edit, so the limit on edits does not apply.
            await self.defer(is_private=False)
        pressed = self.interaction.message
        shown = await self.send(message, is_private=pressed is not None and pressed.flags.ephemeral)
        if last_words:
            await _clean_up(self.edit(last_words))
        return shown

    async def send(self, message: DiscordMessage, *, is_private: bool) -> ShownMessage:
        """Send a new message, to everybody in the channel or ephemeral."""
        if not self.is_acknowledged:
            sent = await self.interaction.response.send_message(**message.new(), ephemeral=is_private)
            return ShownMessage(
                sent.message_id or self.interaction.id, self.interaction.edit_original_response
            )
        was_private, self._is_deferred_private = self._is_deferred_private, None
        if was_private is None:
            return await self._follow_up(message, is_private=is_private)
        if was_private is not is_private:
            # Deferring has fixed who sees the response. So it gets a placeholder (before that, a follow-up
            # would only replace it), and the answer is sent in another message.
            await self.interaction.edit_original_response(**PLACEHOLDER.edited())
            shown = await self._follow_up(message, is_private=is_private)
            await _clean_up(self.interaction.delete_original_response())
            return shown
        return await self._edit_original(message)

    async def _follow_up(self, message: DiscordMessage, *, is_private: bool) -> ShownMessage:
        if self._follow_ups == MAX_FOLLOW_UPS and not self.interaction.is_guild_integration():
            return await self._edit_original(message)
        sent = await self.interaction.followup.send(**message.new(), ephemeral=is_private, wait=True)
        self._follow_ups += 1
        return ShownMessage(sent.id, sent.edit)

    async def _edit_original(self, message: DiscordMessage) -> ShownMessage:
        edited = await self.interaction.edit_original_response(**message.edited())
        return ShownMessage(edited.id, self.interaction.edit_original_response)


async def _clean_up(request: Awaitable[object]) -> None:
    """Make a request whose failure is only logged, because the player has the answer."""
    try:
        async with asyncio.timeout(CLEANUP_TIMEOUT):
            await request
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("An outdated message stays in Discord: %s", error or type(error).__name__)
