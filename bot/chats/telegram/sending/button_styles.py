"""The styles of buttons, and whether the Bot API server knows them.

Source: https://core.telegram.org/bots/api-changelog: Bot API 9.4 added them.
"""

from dataclasses import dataclass

from telegram import Bot

from bot.chats.telegram.sending.server_methods import has_method


@dataclass(eq=False)
class ButtonStyles:
    """Says whether buttons are sent with styles: only if the server has a method that came with them."""

    bot: Bot
    are_known: bool = False
    """Whether the server knows styles; until it has answered, it does not."""

    async def probe(self) -> None:
        """Find out whether the server knows styles, trying again until it answers."""

        async def ask() -> object:
            return await self.bot.get_user_profile_audios(self.bot.id, limit=1)

        self.are_known = await has_method(ask, "styles of buttons")
