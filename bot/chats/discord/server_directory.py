"""The servers that the bot has joined, as Discord lists them, and the accounts that own the bot there.

The bot keeps no server in memory, so each look is a request: 200 servers at a time.
Source: https://discord.com/developers/docs/resources/user#get-current-user-guilds
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import discord
from aiohttp import ClientError

from bot.chats.discord.client import DiscordClient
from bot.core.player_names import player_name
from bot.moderation.joined_groups import JoinedGroup


def owners(application: discord.AppInfo) -> Iterator[int]:
    """Yield the accounts that own an application: its owner, or the owner and the admins of its team."""
    team = application.team
    if team is None:
        yield application.owner.id
        return
    for member in team.members:
        is_admin = member.role is discord.TeamMemberRole.admin or member.id == team.owner_id
        if is_admin and member.membership_state is discord.TeamMembershipState.accepted:
            yield member.id


@dataclass(eq=False)
class DiscordServers:
    """Lists and leaves servers. Raises ``ConnectionError`` if Discord does not answer."""

    current_client: Callable[[], DiscordClient]

    async def joined_groups(self) -> Sequence[JoinedGroup]:
        """Return all servers."""
        try:
            return [_joined(one) async for one in self.current_client().fetch_guilds(limit=None)]
        except (discord.DiscordException, ClientError, OSError) as error:
            raise ConnectionError(f"the servers cannot be listed: {error!r}") from error

    async def joined_group(self, number: int) -> JoinedGroup | None:
        """Return a server; ``None`` if the bot is not there."""
        guild = await self._find(number)
        return _joined(guild) if guild else None

    async def leave_joined_group(self, number: int) -> bool:
        """Leave a server; return whether the bot was there."""
        guild = await self._find(number)
        if guild is None:
            return False
        try:
            await guild.leave()
        except discord.NotFound:
            return False
        except (discord.DiscordException, ClientError, OSError) as error:
            raise ConnectionError(f"a server cannot be left: {error!r}") from error
        return True

    async def _find(self, number: int) -> discord.Guild | None:
        try:
            return await self.current_client().fetch_guild(number)
        except (discord.NotFound, discord.Forbidden):
            return None
        except (discord.DiscordException, ClientError, OSError) as error:
            raise ConnectionError(f"a server cannot be found: {error!r}") from error


def _joined(guild: discord.Guild) -> JoinedGroup:
    return JoinedGroup(guild.id, player_name(guild.name), guild.approximate_member_count or 0)
