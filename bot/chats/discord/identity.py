"""The player and the room of an interaction or a message."""

from typing import Any, TypeAlias

import discord

from bot.core.actions import Chat, Player, Room
from bot.core.player_names import player_name

Interaction: TypeAlias = discord.Interaction[Any]


def player_of(interaction: Interaction) -> Player:
    """Return the player who acted."""
    return Player(Chat.DISCORD, interaction.user.id)


def room_of(interaction: Interaction) -> Room:
    """Return the room of an interaction; answers to a button on an ephemeral message stay ephemeral."""
    pressed, channel = interaction.message, interaction.channel
    return Room(
        language=interaction.locale.value,
        group=interaction.guild_id or 0,
        channel=channel_of(channel) if channel and interaction.guild_id else 0,
        is_admin=interaction.permissions.manage_guild or interaction.permissions.administrator,
        is_private=True if pressed and pressed.flags.ephemeral else None,
        name=name_of(interaction.user),
    )


def name_of(user: discord.abc.User) -> str:
    """Return how a player is called on this server, or else everywhere, or else the account's name."""
    return player_name(user.display_name, user.global_name or "", user.name)


def channel_of(channel: discord.abc.Snowflake) -> int:
    """Return a channel's id; for a thread, the id of its parent channel."""
    return (isinstance(channel, discord.Thread) and channel.parent_id) or channel.id


def group_of(message: discord.Message) -> int:
    """Return the guild of a message; 0 for a direct message."""
    if message.guild:
        return message.guild.id
    channel = message.channel
    return (isinstance(channel, discord.PartialMessageable) and channel.guild_id) or 0
