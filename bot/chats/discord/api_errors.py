"""Discord's error codes, and the messages about them for players."""

from collections.abc import Iterator
from enum import IntEnum

import discord

from bot.i18n.texts import Texts


class DiscordErrorCode(IntEnum):
    """The error codes of Discord that the bot handles.

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


NO_ANSWER_POSSIBLE = {
    DiscordErrorCode.UNKNOWN_CHANNEL, DiscordErrorCode.UNKNOWN_WEBHOOK, DiscordErrorCode.UNKNOWN_INTERACTION,
    DiscordErrorCode.ANSWERED_ALREADY, DiscordErrorCode.EXPIRED_TOKEN,
}  # fmt: skip
"""The channel is gone, the interaction was answered, or it is too late: no message can be sent there."""

NOT_ALLOWED = {DiscordErrorCode.MISSING_ACCESS, DiscordErrorCode.MISSING_PERMISSIONS}


def error_text(
    texts: Texts, error: discord.HTTPException, permissions: discord.Permissions, *, in_thread: bool
) -> str:
    """Return the message for the player about an error; empty if no message can reach them."""
    if error.code in NO_ANSWER_POSSIBLE:
        return ""
    if error.code == DiscordErrorCode.UNKNOWN_MESSAGE:
        return texts("discord-message-gone")
    if error.code == DiscordErrorCode.CLOSED_TO_MESSAGES:
        return texts("discord-closed-messages")
    if error.code in NOT_ALLOWED or isinstance(error, discord.Forbidden):
        names = _missing_permissions(texts, permissions, in_thread=in_thread)
        missing = texts("listing-separator").join(names)
        return texts("discord-lacks", permissions=missing) if missing else texts("discord-may-not")
    return texts("discord-sorry")


def _missing_permissions(texts: Texts, permissions: discord.Permissions, *, in_thread: bool) -> Iterator[str]:
    """Yield the permissions that the bot needs and lacks, named as in Discord's settings."""
    if not permissions.view_channel:
        yield texts("discord-view-channel")
    if in_thread and not permissions.send_messages_in_threads:
        yield texts("discord-send-in-threads")
    if not in_thread and not permissions.send_messages:
        yield texts("discord-send-messages")
    if not permissions.attach_files:
        yield texts("discord-attach-files")
    if not permissions.embed_links:
        yield texts("discord-embed-links")
