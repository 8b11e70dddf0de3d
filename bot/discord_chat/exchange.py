"""One interaction of Discord, from its arrival until it is answered."""

from typing import Any, TypeAlias

import discord

from bot.discord_chat.message import Message

Interaction: TypeAlias = discord.Interaction[Any]


class Exchange:
    """A press or a command, and the several ways in which Discord lets us answer it."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._is_private: bool | None = None
        """Whether the answer that we promised is private; ``None`` when none is outstanding."""

    @property
    def is_press(self) -> bool:
        """Whether a button was pressed, so that there is a message to change."""
        return self._interaction.type is discord.InteractionType.component

    @property
    def is_acknowledged(self) -> bool:
        """Whether Discord has had an answer, if only a promise of one."""
        return self._interaction.response.is_done()

    async def put_off(self, *, is_private: bool) -> None:
        """Promise an answer: Discord waits three seconds for this, then fifteen minutes for the answer."""
        if self.is_press:
            await self._interaction.response.defer()
        else:
            await self._interaction.response.defer(thinking=True, ephemeral=is_private)
            self._is_private = is_private

    async def change(self, message: Message) -> None:
        """Replace the message whose button was pressed."""
        if self.is_acknowledged:
            await self._interaction.edit_original_response(**message.changed())
        else:
            await self._interaction.response.edit_message(**message.changed())

    async def send(self, message: Message, *, is_private: bool) -> None:
        """Send a new message, for all in the channel or for the one who acted alone."""
        if not self.is_acknowledged:
            await self._interaction.response.send_message(**message.new(), ephemeral=is_private)
            return
        promised, self._is_private = self._is_private, None
        if promised is None:
            await self._interaction.followup.send(**message.new(), ephemeral=is_private)
        elif promised is is_private:
            await self._interaction.edit_original_response(**message.changed())
        else:
            # Who sees an answer was settled with the promise, so that one is kept with next to nothing
            # (until then a follow-up would only take its place), and another message comes instead.
            await self._interaction.edit_original_response(content="…")
            await self._interaction.followup.send(**message.new(), ephemeral=is_private)
            await self._interaction.delete_original_response()
