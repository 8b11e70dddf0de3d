"""The settings of a group's posts."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Self

from bot.core.actions import Chat, Player
from bot.core.feature import FurtherPost
from bot.core.posts import PostChannel
from bot.features import all_features
from bot.i18n.time_zones import HOURS

NOON = 12
"""The default hour: at noon UTC the previous day closes."""

SWITCHES = {
    "names": "has_names",
    "all": "has_standings_of_all",
    "sound": "is_silent",
    "weekly": "is_weekly",
    "monthly": "is_monthly",
}
"""The fields of the switches by the words for them; the index of each is that of its stored bit."""


@cache
def further_posts() -> Mapping[str, FurtherPost]:
    """Return the posts that follow that of a day, by their names, which are those of their switches."""
    return {post.name: post for feature in all_features() for post in feature.further_posts}


@dataclass(frozen=True, slots=True)
class PostSettings:
    """Where, when and how posts are made."""

    channel: PostChannel
    hour: int = NOON
    """The hour in the time zone."""
    zone: str = "UTC"
    """The IANA name of a time zone."""
    by: Player | None = None
    """The administrator who changed them last, and is warned when posts fail."""
    has_names: bool = True
    """Whether posts name players; otherwise they show only how many played and won."""
    has_standings_of_all: bool = False
    """Whether posts also show the best results of the whole instance."""
    role: int = 0
    """A role of a Discord server that posts mention; 0 for none."""
    is_silent: bool = True
    """Whether posts notify nobody with a sound, if the chat supports that."""
    is_weekly: bool = False
    """Whether a summary of each week is posted."""
    is_monthly: bool = False
    """Whether a summary of each month is posted."""
    further: frozenset[str] = frozenset()
    """The names of the posts that follow that of a day."""
    language: str = ""
    """The language of the posts; empty for the bot's."""

    @property
    def text(self) -> str:
        """The settings as they are stored; the group and its language are stored elsewhere."""
        switches = sum(getattr(self, name) << place for place, name in enumerate(SWITCHES.values()))
        switches += sum(1 << further_posts()[name].switch for name in self.further)
        by = self.by.id if self.by else None
        return json.dumps([self.channel.channel, self.hour, self.zone, by, self.role, switches])

    @classmethod
    def read(cls, chat: Chat, group: int, text: str, language: str = "") -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        channel, hour, zone, by, role, switches, *_ = json.loads(text)  # later versions may add some
        numbers = (channel, hour, role, switches, 0 if by is None else by)
        if not (all(type(one) is int for one in numbers) and isinstance(zone, str) and 0 <= hour < HOURS):
            raise ValueError(text)
        return cls(
            PostChannel(chat, group, channel),
            hour,
            zone,
            None if by is None else Player(chat, by),
            role=role,
            further=frozenset(name for name, post in further_posts().items() if switches >> post.switch & 1),
            language=language,
            **{name: bool(switches >> place & 1) for place, name in enumerate(SWITCHES.values())},
        )
