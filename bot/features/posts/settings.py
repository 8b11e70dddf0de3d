"""What the administrators of a server or group have settled of its posts."""

import json
from dataclasses import dataclass
from typing import Self

from bot.core.actions import Chat, Player
from bot.core.posts import PostChannel
from bot.i18n.time_zones import HOURS

NOON = 12
"""The usual hour: by the clock of UTC, the puzzle of the day before closes then."""

SWITCHES = ("has_names", "has_standings_of_all", "is_silent", "is_weekly", "is_monthly")
"""What is on or off, in the order in which it is kept: the place of each is that of its bit."""


@dataclass(frozen=True, slots=True)
class PostSettings:
    """Where, when and how posts are made."""

    channel: PostChannel
    hour: int = NOON
    """By the clock of the zone."""
    zone: str = "UTC"
    """The IANA name of a time zone."""
    by: Player | None = None
    """The administrator who settled it last, who is told when posts fail."""
    has_names: bool = True
    """Whether the standings of a post name players; else it says only how many played and won."""
    has_standings_of_all: bool = False
    """Whether the best of the whole instance are shown beside those of the server or group."""
    role: int = 0
    """A role of a Discord server that is told of each post; 0 for none."""
    is_silent: bool = True
    """Whether posts make no sound, where the chat can do that."""
    is_weekly: bool = False
    """Whether a summary of each week is posted, too."""
    is_monthly: bool = False
    """Whether one of each month is."""
    language: str = ""
    """In which posts are written; empty for that of the bot."""

    @property
    def text(self) -> str:
        """The settings as they are kept; the group and its language have places of their own."""
        switches = sum(getattr(self, name) << place for place, name in enumerate(SWITCHES))
        by = self.by.id if self.by else None
        return json.dumps([self.channel.channel, self.hour, self.zone, by, self.role, switches])

    @classmethod
    def read(cls, chat: Chat, group: int, text: str, language: str = "") -> Self:
        """Read what ``text`` wrote of a group; raise ``ValueError`` for anything else."""
        channel, hour, zone, by, role, switches = json.loads(text)
        numbers = (channel, hour, role, switches, 0 if by is None else by)
        if not (all(type(one) is int for one in numbers) and isinstance(zone, str) and 0 <= hour < HOURS):
            raise ValueError(text)
        return cls(
            PostChannel(chat, group, channel),
            hour,
            zone,
            None if by is None else Player(chat, by),
            role=role,
            language=language,
            **{name: bool(switches >> place & 1) for place, name in enumerate(SWITCHES)},
        )
