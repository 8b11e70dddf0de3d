"""What the admins of a server or group have set for everybody who plays there."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

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
