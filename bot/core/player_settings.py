"""Player settings: what a player has chosen, and the current game."""

from collections.abc import Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """The settings of a player, and the current game."""

    current: str = ""
    """The id of the session that typed moves go to; empty if there is none."""
    in_words: bool = False
    """Whether boards are shown as text."""
    zone: str = ""
    """The chosen time zone, which may no longer exist; empty for none."""
    theme: str = ""
    """The chosen theme, which may no longer exist; empty for none."""
    language: str = ""
    """The chosen language, which may no longer exist; empty for none."""
    results: ResultVisibility = ResultVisibility.EVERYONE
    """Who may see the player's results, besides those to whom the player shows them."""

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
        )
