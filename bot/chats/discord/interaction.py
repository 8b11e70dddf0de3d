"""One interaction of Discord, from its arrival until it is answered."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from aiohttp import ClientError

from bot.chats.discord.identity import Interaction
from bot.chats.discord.latency import WORN_OUT, seconds_between
from bot.chats.discord.message import DiscordMessage

MOST_FOLLOW_UPS = 5
"""Messages behind the first answer, where the bot is there only because its user installed it.

Source: https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages
"""

TIDYING_TIME = 5.0
"""Seconds for what matters less than all else: an old message's buttons, a promise kept elsewhere."""

PROMISED = DiscordMessage(text="…")
"""What a promise is kept with whose answer comes elsewhere."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """A message that shows an answer, and how it is changed for a quarter of an hour."""

    id: int
    change: Callable[..., Awaitable[object]]


class InteractionExchange:
    """A press or a command, and the several ways in which Discord lets us answer it."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._is_private: bool | None = None
        """Whether the answer that we promised is private; ``None`` when none is outstanding."""
        self._follow_ups = 0

    @property
    def is_press(self) -> bool:
        """Whether a button was pressed, so that there is a message to change."""
        return self.interaction.type is discord.InteractionType.component

    @property
    def is_acknowledged(self) -> bool:
        """Whether Discord has had an answer, if only a promise of one."""
        return self.interaction.response.is_done()

    @property
    def is_worn_out(self) -> bool:
        """Whether the message that was pressed is too old to be edited again and again."""
        pressed = self.interaction.message
        return pressed is not None and seconds_between(pressed.id, self.interaction.id) >= WORN_OUT

    async def put_off(self, *, is_private: bool) -> None:
        """Promise an answer: Discord waits three seconds for this, then fifteen minutes for the answer."""
        if self.is_press:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(thinking=True, ephemeral=is_private)
            self._is_private = is_private

    @property
    def pressed(self) -> int:
        """The id of the message whose button was pressed; 0 where none was."""
        return self.interaction.message.id if self.interaction.message else 0

    async def change(self, message: DiscordMessage) -> ShownMessage:
        """Replace the message whose button was pressed."""
        pressed = self.interaction.message
        is_older_kind = pressed is not None and not pressed.flags.components_v2
        changed = message.changed(is_older_kind=is_older_kind)
        if self.is_acknowledged:
            await self.interaction.edit_original_response(**changed)
        else:
            await self.interaction.response.edit_message(**changed)
        return ShownMessage(self.pressed, self.interaction.edit_original_response)

    async def move_on(self, message: DiscordMessage, farewell: DiscordMessage | None = None) -> ShownMessage:
        """Show in a new message what belonged into the pressed one, and leave a farewell there."""
        if not self.is_acknowledged:
            await self.put_off(is_private=False)  # no edit, so it is not refused where an edit would be
        pressed = self.interaction.message
        shown = await self.send(message, is_private=pressed is not None and pressed.flags.ephemeral)
        if farewell:
            await _tidy(self.change(farewell))
        return shown

    async def send(self, message: DiscordMessage, *, is_private: bool) -> ShownMessage:
        """Send a new message, for all in the channel or for the one who acted alone."""
        if not self.is_acknowledged:
            sent = await self.interaction.response.send_message(**message.new(), ephemeral=is_private)
            return ShownMessage(
                sent.message_id or self.interaction.id, self.interaction.edit_original_response
            )
        promised, self._is_private = self._is_private, None
        if promised is None:
            return await self._follow_up(message, is_private=is_private)
        if promised is not is_private:
            # Who sees an answer was settled with the promise, so that one is kept with next to nothing
            # (until then a follow-up would only take its place), and another message comes instead.
            await self.interaction.edit_original_response(**PROMISED.changed())
            shown = await self._follow_up(message, is_private=is_private)
            await _tidy(self.interaction.delete_original_response())
            return shown
        return await self._change_original(message)

    async def _follow_up(self, message: DiscordMessage, *, is_private: bool) -> ShownMessage:
        if self._follow_ups == MOST_FOLLOW_UPS and not self.interaction.is_guild_integration():
            return await self._change_original(message)
        sent = await self.interaction.followup.send(**message.new(), ephemeral=is_private, wait=True)
        self._follow_ups += 1
        return ShownMessage(sent.id, sent.edit)

    async def _change_original(self, message: DiscordMessage) -> ShownMessage:
        changed = await self.interaction.edit_original_response(**message.changed())
        return ShownMessage(changed.id, self.interaction.edit_original_response)


async def _tidy(request: Awaitable[object]) -> None:
    """Make a request of which nobody need be told that it was refused, for the answer is there."""
    try:
        async with asyncio.timeout(TIDYING_TIME):
            await request
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("Something old stays in Discord: %s", error or type(error).__name__)
