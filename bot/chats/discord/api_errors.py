"""What Discord refuses, and what can be said of it to a player."""

from collections.abc import Iterator
from enum import IntEnum

import discord

from bot.i18n.texts import Texts


class DiscordErrorCode(IntEnum):
    """Discord's errors that the bot knows what to do about.

    Source: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
    """

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    TOO_MANY_OLD_EDITS = 30046
    ANSWERED_ALREADY = 40060
    MISSING_ACCESS = 50001
    CLOSED_TO_MESSAGES = 50007
    MISSING_PERMISSIONS = 50013
    EXPIRED_TOKEN = 50027
    ARCHIVED_THREAD = 50083
    UNREAD_HISTORY = 160002
    LOCKED_THREAD = 160005


SPEECHLESS = {
    DiscordErrorCode.UNKNOWN_CHANNEL, DiscordErrorCode.UNKNOWN_WEBHOOK, DiscordErrorCode.UNKNOWN_INTERACTION,
    DiscordErrorCode.ANSWERED_ALREADY, DiscordErrorCode.EXPIRED_TOKEN,
}  # fmt: skip
"""The channel is gone, or it has been answered, or it is too late: nothing more can be said there."""

NOT_ALLOWED = {DiscordErrorCode.MISSING_ACCESS, DiscordErrorCode.MISSING_PERMISSIONS}


def spoken_trouble(
    texts: Texts, error: discord.HTTPException, may: discord.Permissions, *, in_thread: bool
) -> str:
    """Return what to tell a player of a refusal; nothing where they cannot be told."""
    if error.code in SPEECHLESS:
        return ""
    if error.code == DiscordErrorCode.UNKNOWN_MESSAGE:
        return texts("discord-message-gone")
    if error.code == DiscordErrorCode.CLOSED_TO_MESSAGES:
        return texts("discord-closed-messages")
    if error.code in NOT_ALLOWED or isinstance(error, discord.Forbidden):
        lacking = texts("listing-separator").join(_lacking(texts, may, in_thread=in_thread))
        return texts("discord-lacks", permissions=lacking) if lacking else texts("discord-may-not")
    return texts("discord-sorry")


def _lacking(texts: Texts, may: discord.Permissions, *, in_thread: bool) -> Iterator[str]:
    """Yield what the bot wants and may not, as Discord's own settings call it."""
    if not may.view_channel:
        yield texts("discord-view-channel")
    if in_thread and not may.send_messages_in_threads:
        yield texts("discord-send-in-threads")
    if not in_thread and not may.send_messages:
        yield texts("discord-send-messages")
    if not may.attach_files:
        yield texts("discord-attach-files")
    if not may.embed_links:
        yield texts("discord-embed-links")
