"""What is kept of a player beside the games: what is on the table, and what the player prefers."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Self


class ResultVisibility(StrEnum):
    """Who may see a player's results."""

    EVERYONE = "everyone"
    GROUP = "group"
    """Those of the server or group in which the game was played."""
    NOBODY = "nobody"

    @classmethod
    def of(cls, text: str) -> Self:
        """Return what a player's ``self`` keeps of it; what it lacks was never chosen."""
        return cls(text) if text in set(cls) else cls.EVERYONE


class SettingName(StrEnum):
    """What a player can prefer, by the name of its field in the store."""

    THEME = "theme"
    LANGUAGE = "language"
    ZONE = "zone"
    VIEW = "view"
    RESULTS = "results"


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """What is kept of a player beside the games."""

    current: str = ""
    """The game that typed moves go to; empty where there is none."""
    in_words: bool = False
    """Whether boards are told in words."""
    zone: str = ""
    """The time zone that was chosen, which may be no more; empty where none was."""
    theme: str = ""
    """The theme that was chosen for the player's pictures, which may be no more; empty where none was."""
    language: str = ""
    """The language that the player has chosen, which may be no more; empty where none was."""
    results: ResultVisibility = ResultVisibility.EVERYONE
    """Who may see how the player's games ended, beside those whom the player shows it."""

    @classmethod
    def read(cls, kept: Mapping[str, str]) -> Self:
        """Return what the store keeps, by the names of its fields; what it lacks was never chosen."""
        return cls(
            kept.get("current", ""),
            kept.get(SettingName.VIEW) == "words",
            kept.get(SettingName.ZONE, ""),
            kept.get(SettingName.THEME, ""),
            kept.get(SettingName.LANGUAGE, ""),
            ResultVisibility.of(kept.get(SettingName.RESULTS, "")),
        )
