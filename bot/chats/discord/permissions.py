"""What the bot may do in a channel: asked when a post was refused, for nothing is kept of servers."""

from dataclasses import dataclass
from typing import Any

import discord

from bot.chats.discord.client import DiscordClient
from bot.core.posts import PostChannel


@dataclass(frozen=True, slots=True)
class ChannelPermissions:
    """The permissions in a channel."""

    may: discord.Permissions
    is_thread: bool

    @property
    def lacking(self) -> str:
        """What keeps posts from being sent, a message of the catalogue; empty where nothing does."""
        may = self.may
        may_write = may.send_messages_in_threads if self.is_thread else may.send_messages
        wanted = {
            "post-may-not-see": may.view_channel,
            "post-may-not-write-in-threads" if self.is_thread else "post-may-not-write": may_write,
            "post-may-not-attach": may.attach_files,
            "post-may-not-embed": may.embed_links,
        }
        return next((name for name, is_there in wanted.items() if not is_there), "")


async def channel_permissions(client: DiscordClient, channel: PostChannel) -> ChannelPermissions:
    """Return what the bot may do, by four requests at most; raise what discord.py raises."""
    guild = await client.fetch_guild(channel.group, with_counts=False)
    member = await guild.fetch_member(client.user.id if client.user else 0)
    found: Any = await guild.fetch_channel(channel.channel)
    is_thread = isinstance(found, discord.Thread)
    if is_thread:  # which has the permissions of the channel that it belongs to
        found = await guild.fetch_channel(found.parent_id)
    return ChannelPermissions(found.permissions_for(member), is_thread)
