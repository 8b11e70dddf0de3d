"""Users, servers and channels."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

from tests.discord_chat.simulator.refusal import Code


class Kind(IntEnum):
    """The types of channels."""

    TEXT, DM, GROUP_DM, THREAD = 0, 1, 3, 11


class Context(IntEnum):
    """The contexts of interactions."""

    GUILD, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2


class May(IntFlag):
    """Permissions: https://discord.com/developers/docs/topics/permissions."""

    ADMINISTER = 1 << 3
    MANAGE_GUILD = 1 << 5
    VIEW = 1 << 10
    SEND = 1 << 11
    EMBED = 1 << 14
    ATTACH = 1 << 15
    READ_HISTORY = 1 << 16
    SEND_IN_THREADS = 1 << 38


USUAL = May.VIEW | May.SEND | May.EMBED | May.ATTACH | May.READ_HISTORY | May.SEND_IN_THREADS


@dataclass(slots=True, eq=False)
class User:
    """A user account, or the bot."""

    id: str
    name: str
    locale: str = "en-US"
    is_bot: bool = False
    takes_messages: bool = True
    """Whether the bot may send direct messages to this user."""

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "username": self.name,
            "discriminator": "0",
            "global_name": None,
            "avatar": None,
            "bot": self.is_bot,
        }


@dataclass(slots=True, eq=False)
class Guild:
    """A server."""

    id: str
    locale: str = "en-US"
    name: str = "Players"

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "locale": self.locale, "features": []}

    def listed(self) -> dict[str, Any]:
        """Return the partial guild object with counts, as in the list of a bot's guilds."""
        counts = {"approximate_member_count": 120, "approximate_presence_count": 7}
        named: dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "icon": None,
            "banner": None,
            "features": [],
        }
        return named | {"owner": False, "permissions": str(int(USUAL))} | counts

    def whole(self) -> dict[str, Any]:
        """Return the complete guild object: everybody has all usual permissions."""
        everybody = {
            "id": self.id,
            "name": "@everyone",
            "permissions": str(int(USUAL)),
            "position": 0,
            "color": 0,
            "hoist": False,
            "managed": False,
            "mentionable": False,
        }
        return self.to_json() | {
            "name": self.name,
            "approximate_member_count": 120,
            "owner_id": "1",
            "preferred_locale": self.locale,
            "roles": [everybody],
            "emojis": [],
        }


@dataclass(slots=True, eq=False)
class Channel:
    """A channel, a thread or a private conversation."""

    id: str
    kind: Kind
    guild: Guild | None = None
    parent: "Channel | None" = None
    """The channel that a thread belongs to."""
    people: list[User] = field(default_factory=list)
    """The members of a private conversation; empty in a server."""
    bot_may: May = USUAL
    """The permissions of the bot here; it can do nothing where it is not a member."""
    has_bot: bool = True
    """Whether the bot is a member here, and not only available to users who installed it."""
    closed: Code | None = None
    """The error for messages that the bot sends here, for example to a locked thread."""
    allows_public: bool = True
    """Whether everybody sees the responses of apps that a user installed (USE_EXTERNAL_APPS)."""

    @property
    def context(self) -> Context:
        """The context of an interaction in this channel."""
        if self.guild:
            return Context.GUILD
        return Context.BOT_DM if self.kind is Kind.DM and self.has_bot else Context.PRIVATE_CHANNEL

    def to_json(self) -> dict[str, Any]:
        payload: dict[str, Any] = {"id": self.id, "type": int(self.kind), "flags": 0, "last_message_id": None}
        if self.guild:
            payload |= {"guild_id": self.guild.id, "name": "cards", "position": 0, "permissions": "0"}
            if not self.parent:
                payload["permission_overwrites"] = [self._overwrite()]
            payload |= {"parent_id": None, "nsfw": False, "topic": None}
        if self.parent:
            payload |= {"parent_id": self.parent.id, "owner_id": "1", "rate_limit_per_user": 0}
            payload |= {"message_count": 0, "member_count": 1, "total_message_sent": 0}
            payload["thread_metadata"] = {
                "archived": False,
                "auto_archive_duration": 60,
                "archive_timestamp": "2026-01-01T00:00:00.000000+00:00",
                "locked": False,
            }
        if self.guild is None:
            payload |= {"recipients": [user.to_json() for user in self.people]}
        if self.kind is Kind.GROUP_DM:
            payload |= {"name": None, "icon": None, "owner_id": self.people[0].id}
        return payload

    def _overwrite(self) -> dict[str, Any]:
        """Return the overwrite for @everyone: it denies what the bot is not permitted to do."""
        denied = USUAL & ~self.bot_may
        return {"id": self.guild.id if self.guild else "", "type": 0, "allow": "0", "deny": str(int(denied))}
