"""Settings: what a player has chosen, and what the admins of a server or group have set for all."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self


class ResultVisibility(StrEnum):
    """Who may see a player's results."""

    EVERYONE = "everyone"
    GROUP = "group"
    """Players of the server or group in which the game was played."""
    NOBODY = "nobody"

    @classmethod
    def of(cls, text: str) -> Self:
        """Parse the stored value; the default for an unknown one."""
        return cls(text) if text in set(cls) else cls.EVERYONE


class SettingName(StrEnum):
    """The settings, by their field names in the store."""

    THEME = "theme"
    LANGUAGE = "language"
    ZONE = "zone"
    VIEW = "view"
    RESULTS = "results"
    REMINDER = "reminder"
    WARNING = "warning"


TIME_OF_DAY = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")


@dataclass(frozen=True, slots=True)
class TimeOfDay:
    """A time on the clock."""

    hour: int
    """From 0 to 23."""
    minute: int = 0

    def __str__(self) -> str:
        """Return it as it is shown and stored, such as ``09:30``."""
        return f"{self.hour:02}:{self.minute:02}"

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Parse the stored form; ``None`` for anything else."""
        found = TIME_OF_DAY.fullmatch(text)
        return cls(int(found[1]), int(found[2])) if found else None


WARNED = "on"
"""The stored value if a warning comes before a streak is lost."""
UNREACHED = "unreached"
"""The field that is stored if reminders have ended because the bot could not write to the player."""


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """The settings of a player, and the current game."""

    current: str = ""
    """The id of the session that typed moves go to; empty if there is none."""
    in_words: bool = False
    zone: str = ""
    """The chosen time zone, which may no longer exist; empty for none."""
    theme: str = ""
    """The chosen theme, which may no longer exist; empty for none."""
    language: str = ""
    """The chosen language, which may no longer exist; empty for none."""
    results: ResultVisibility = ResultVisibility.EVERYONE
    """Who may see the player's results, besides those to whom the player shows them."""
    reminder: TimeOfDay | None = None
    """When the player is reminded of a daily challenge that is not played; ``None`` for never."""
    has_warning: bool = False
    """Whether the player is warned before a streak is lost."""
    is_unreached: bool = False
    """Whether reminders have ended because the bot could not write to the player, who must still be told."""
    stored: str = field(default="", compare=False)
    """The chosen settings as they are stored, a line for each ``SettingName``, to tell if they changed."""

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """Parse the stored hash; missing fields were never chosen."""
        return cls(
            stored.get("current", ""),
            stored.get(SettingName.VIEW) == "words",
            stored.get(SettingName.ZONE, ""),
            stored.get(SettingName.THEME, ""),
            stored.get(SettingName.LANGUAGE, ""),
            ResultVisibility.of(stored.get(SettingName.RESULTS, "")),
            TimeOfDay.read(stored.get(SettingName.REMINDER, "")),
            stored.get(SettingName.WARNING) == WARNED,
            UNREACHED in stored,
            "\n".join(stored.get(name, "") for name in SettingName),
        )


CHANNEL = re.compile(r"-?[0-9]{1,20}")


class StartPermission(StrEnum):
    """Who may start games."""

    EVERYONE = "everyone"
    ADMINISTRATORS = "administrators"


@dataclass(frozen=True, slots=True)
class GroupSettings:
    """The settings of a server or group; by default everything is open to everybody."""

    language: str = ""
    """The language for players who have chosen none; empty for the language of each player's client."""
    channels: frozenset[int] = frozenset()
    """The channels or topics in which games are played; empty for all of them."""
    starters: StartPermission = StartPermission.EVERYONE
    is_private: bool = False
    """Whether only the player sees a board, unless the player asks otherwise."""

    def allows(self, channel: int) -> bool:
        """Tell whether games are played in a channel or topic."""
        return not self.channels or channel in self.channels

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """Parse the stored hash; missing fields have their defaults."""
        starters = stored.get("starters", "")
        return cls(
            stored.get("language", ""),
            frozenset(int(word) for word in stored.get("channels", "").split() if CHANNEL.fullmatch(word)),
            StartPermission(starters) if starters in set(StartPermission) else StartPermission.EVERYONE,
            stored.get("boards") == "private",
        )

    @property
    def fields(self) -> dict[str, str]:
        """The hash that is stored, and that ``read`` parses."""
        return {
            "language": self.language,
            "channels": " ".join(map(str, sorted(self.channels))),
            "starters": self.starters.value,
            "boards": "private" if self.is_private else "public",
        }
