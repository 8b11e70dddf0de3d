"""The groups that the bot has joined: Telegram does not list them, but knows each by its number."""

from dataclasses import dataclass

from telegram import Bot
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.chats.telegram.rooms import GROUPS
from bot.core.player_names import player_name
from bot.moderation.joined_groups import JoinedGroup

NOT_A_MEMBER = ("not a member", "chat not found", "was kicked", "peer_id_invalid", "was deactivated")
"""Parts of Telegram's error messages about a chat in which the bot is not."""


async def leave_chat(bot: Bot, number: int) -> bool:
    """Leave a group; return whether the bot was there, or raise ``ConnectionError``."""
    try:
        return await bot.leave_chat(number)
    except TelegramError as error:
        if _is_elsewhere(error):
            return False
        raise ConnectionError(f"a group cannot be left: {error}") from error


@dataclass(eq=False)
class TelegramGroups:
    """Finds and leaves groups. Raises ``ConnectionError`` if Telegram does not answer."""

    bot: Bot

    async def joined_groups(self) -> None:
        """Return nothing: Telegram lists no groups."""

    async def joined_group(self, number: int) -> JoinedGroup | None:
        """Return a group; ``None`` if the bot is not there."""
        try:
            chat = await self.bot.get_chat(number)
        except TelegramError as error:
            if _is_elsewhere(error):
                return None
            raise ConnectionError(f"a group cannot be found: {error}") from error
        return JoinedGroup(number, player_name(chat.title or "")) if chat.type in GROUPS else None

    async def leave_joined_group(self, number: int) -> bool:
        """Leave a group; return whether the bot was there."""
        return await leave_chat(self.bot, number)


def _is_elsewhere(error: TelegramError) -> bool:
    problem = error.message.lower()
    return isinstance(error, Forbidden) or (
        isinstance(error, BadRequest) and any(text in problem for text in NOT_A_MEMBER)
    )
