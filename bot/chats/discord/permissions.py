"""The bot's permissions in a channel, requested after a post was refused, because guilds are not cached."""

from dataclasses import dataclass
from typing import Any

import discord

from bot.chats.discord.client import DiscordClient
from bot.core.posts import PostChannel


@dataclass(frozen=True, slots=True)
class ChannelPermissions:
    """The bot's permissions in a channel."""

    permissions: discord.Permissions
    is_thread: bool

    @property
    def missing(self) -> str:
        """The permission that posts lack, as the id of a message; empty if none is missing."""
        may = self.permissions
        may_write = may.send_messages_in_threads if self.is_thread else may.send_messages
        required = {
            "post-may-not-see": may.view_channel,
            "post-may-not-write-in-threads" if self.is_thread else "post-may-not-write": may_write,
            "post-may-not-attach": may.attach_files,
            "post-may-not-embed": may.embed_links,
        }
        return next((name for name, is_granted in required.items() if not is_granted), "")


async def channel_permissions(client: DiscordClient, channel: PostChannel) -> ChannelPermissions:
    """Return the bot's permissions, with at most four requests; raise what discord.py raises."""
    guild = await client.fetch_guild(channel.group, with_counts=False)
    member = await guild.fetch_member(client.user.id if client.user else 0)
    found: Any = await guild.fetch_channel(channel.channel)
    is_thread = isinstance(found, discord.Thread)
    if is_thread:  # threads have the permissions of their parent channel
        found = await guild.fetch_channel(found.parent_id)
    return ChannelPermissions(found.permissions_for(member), is_thread)
