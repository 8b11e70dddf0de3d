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
        """Parse the stored value; of one that only another version knows, what shows the least."""
        if text in set(cls):
            return cls(text)
        return cls.NOBODY if text else cls.EVERYONE


class ProgressView(StrEnum):
    """What a table shows beside a board of how far its game is."""

    BOTH = "both"
    """A clock and the number of moves."""
    MOVES = "moves"
    OFF = "off"

    @classmethod
    def of(cls, text: str) -> Self:
        """Parse the stored value; one that only another version knows counts as none."""
        return cls(text) if text in set(cls) else cls.BOTH


VIEW_FIELD, RESULTS_FIELD, CLOCK_FIELD = "view", "results", "clock"
"""The stored fields of how boards are shown, of who may see results, and of what is shown beside boards."""
DEVICE_ZONE_FIELD = "device-zone"
"""The stored field of the time zone of the player's device."""


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """The settings of a player that several features need, and the current game."""

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
    progress: ProgressView = ProgressView.BOTH
    device_zone: str = ""
    """The time zone of the player's device when a game was stored last; empty if unknown or not needed."""
    stored: Mapping[str, str] = field(default_factory=dict, compare=False)
    """All stored fields, of which a feature reads its own."""

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """Parse the stored hash; missing fields were never chosen."""
        return cls(
            stored.get("current", ""),
            stored.get(VIEW_FIELD) == "words",
            stored.get("zone", ""),
            stored.get("theme", ""),
            stored.get("language", ""),
            ResultVisibility.of(stored.get(RESULTS_FIELD, "")),
            ProgressView.of(stored.get(CLOCK_FIELD, "")),
            stored.get(DEVICE_ZONE_FIELD, ""),
            stored,
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
    stored: Mapping[str, str] = field(default_factory=dict, compare=False)
    """All stored fields, to tell if they have changed."""

    def allows(self, channel: int) -> bool:
        """Tell whether games are played in a channel or topic."""
        return not self.channels or channel in self.channels

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """Parse the stored hash; missing fields have their defaults.

        Of values that only another version knows, what allows and shows the least is assumed.
        """
        starters, boards = stored.get("starters", ""), stored.get("boards", "")
        unknown_starters = StartPermission.ADMINISTRATORS if starters else StartPermission.EVERYONE
        return cls(
            stored.get("language", ""),
            frozenset(int(word) for word in stored.get("channels", "").split() if CHANNEL.fullmatch(word)),
            StartPermission(starters) if starters in set(StartPermission) else unknown_starters,
            boards not in ("", "public"),
            stored,
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
