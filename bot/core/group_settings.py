"""What the administrators of a server or group have settled for all who play there."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

CHANNEL = re.compile(r"-?[0-9]{1,20}")


class StartPermission(StrEnum):
    """Who may have games dealt."""

    EVERYONE = "everyone"
    ADMINISTRATORS = "administrators"


@dataclass(frozen=True, slots=True)
class GroupSettings:
    """The settings of a server or group; without any, everything is open to everyone."""

    language: str = ""
    """In which the bot speaks there, to those who have chosen none; empty for what each one's client has."""
    channels: frozenset[int] = frozenset()
    """The channels or topics in which games are played; empty for all of them."""
    starters: StartPermission = StartPermission.EVERYONE
    is_private: bool = False
    """Whether boards are shown to their players alone, unless they want otherwise."""

    def allows(self, channel: int) -> bool:
        """Tell whether games are played in a channel or topic."""
        return not self.channels or channel in self.channels

    @classmethod
    def read(cls, kept: Mapping[str, str]) -> Self:
        """Return what the store keeps, by the names of its fields; what it lacks is open to everyone."""
        starters = kept.get("starters", "")
        return cls(
            kept.get("language", ""),
            frozenset(int(word) for word in kept.get("channels", "").split() if CHANNEL.fullmatch(word)),
            StartPermission(starters) if starters in set(StartPermission) else StartPermission.EVERYONE,
            kept.get("boards") == "private",
        )

    @property
    def fields(self) -> dict[str, str]:
        """What the store keeps of it, from which it is read again."""
        return {
            "language": self.language,
            "channels": " ".join(map(str, sorted(self.channels))),
            "starters": self.starters.value,
            "boards": "private" if self.is_private else "public",
        }
