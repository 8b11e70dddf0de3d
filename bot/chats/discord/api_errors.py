"""Discord's error codes, and the messages about them for players."""

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
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    TOO_MANY_OLD_EDITS = 30046
    OPENING_TOO_FAST = 40003
    ANSWERED_ALREADY = 40060
    TOO_MANY_FOLLOW_UPS = 40094
    MISSING_ACCESS = 50001
    CLOSED_TO_MESSAGES = 50007
    MISSING_PERMISSIONS = 50013
    EXPIRED_TOKEN = 50027
    ARCHIVED_THREAD = 50083
    NO_SHARED_SERVER = 50278
    UNREAD_HISTORY = 160002
    LOCKED_THREAD = 160005


NO_ANSWER_POSSIBLE = {
    DiscordErrorCode.UNKNOWN_CHANNEL, DiscordErrorCode.UNKNOWN_WEBHOOK, DiscordErrorCode.UNKNOWN_INTERACTION,
    DiscordErrorCode.ANSWERED_ALREADY, DiscordErrorCode.EXPIRED_TOKEN,
}  # fmt: skip
"""The channel is gone, the interaction was answered, or it is too late: no message can be sent there."""

NOT_ALLOWED = {DiscordErrorCode.MISSING_ACCESS, DiscordErrorCode.MISSING_PERMISSIONS}


def error_text(
    texts: Texts, error: discord.HTTPException | None, permissions: discord.Permissions, *, in_thread: bool
) -> str:
    """Return the message for the player about an error; empty if no message can reach them.

    ``None`` is an error of the bot itself.
    """
    code = error.code if error else 0
    if code in NO_ANSWER_POSSIBLE:
        return ""
    if code == DiscordErrorCode.UNKNOWN_MESSAGE:
        return texts("discord-message-gone")
    if code == DiscordErrorCode.CLOSED_TO_MESSAGES:
        return texts("discord-closed-messages")
    if code not in NOT_ALLOWED and not isinstance(error, discord.Forbidden):
        return texts("discord-sorry")
    may_send = permissions.send_messages_in_threads if in_thread else permissions.send_messages
    needed = {
        "discord-view-channel": permissions.view_channel,
        "discord-send-in-threads" if in_thread else "discord-send-messages": may_send,
        "discord-attach-files": permissions.attach_files,
        "discord-embed-links": permissions.embed_links,
    }
    missing = texts("listing-separator").join(texts(name) for name, has in needed.items() if not has)
    return texts("discord-lacks", permissions=missing) if missing else texts("discord-may-not")
