"""Who acts in Discord, and where."""

from typing import Any, TypeAlias

import discord

from bot.core.actions import Chat, Player, Room
from bot.core.player_names import player_name

Interaction: TypeAlias = discord.Interaction[Any]


def player_of(interaction: Interaction) -> Player:
    """Return who acted."""
    return Player(Chat.DISCORD, interaction.user.id)


def room_of(interaction: Interaction) -> Room:
    """Return where something was pressed or typed; what is pressed on a private message stays private."""
    pressed = interaction.message
    return Room(
        language=interaction.locale.value,
        group=interaction.guild_id or 0,
        channel=_channel(interaction),
        is_admin=interaction.permissions.manage_guild or interaction.permissions.administrator,
        is_private=True if pressed and pressed.flags.ephemeral else None,
        name=player_name(interaction.user.display_name),
    )


def _channel(interaction: Interaction) -> int:
    """Return the channel of a server; 0 where there is no server."""
    channel = interaction.channel
    return channel_of(channel) if channel and interaction.guild_id else 0


def channel_of(channel: discord.abc.Snowflake) -> int:
    """Return a channel's id, for a thread that of the channel which it belongs to."""
    return (isinstance(channel, discord.Thread) and channel.parent_id) or channel.id


def group_of(message: discord.Message) -> int:
    """Return the server of a message; 0 for a conversation with the bot."""
    if message.guild:
        return message.guild.id
    channel = message.channel
    return (isinstance(channel, discord.PartialMessageable) and channel.guild_id) or 0
