"""What is kept of a player beside the games: what is on the table, and what the player prefers."""

from dataclasses import dataclass
from enum import StrEnum

UTC = "UTC"
"""The time zone of those who have chosen none."""


class Audience(StrEnum):
    """Who may see a player's results."""

    EVERYONE = "everyone"
    GROUP = "group"
    """Those of the server or group in which the game was played."""
    NOBODY = "nobody"


class Preference(StrEnum):
    """What a player can prefer, by the name of its field in the store."""

    THEME = "theme"
    LANGUAGE = "language"
    ZONE = "zone"
    VIEW = "view"
    RESULTS = "results"


@dataclass(frozen=True, slots=True)
class Seat:
    """What is kept of a player beside the games."""

    current: str = ""
    """The game that typed moves go to; empty where there is none."""
    in_words: bool = False
    """Whether boards are told in words."""
    zone: str = UTC
    theme: str = ""
    """The theme that was chosen for the player's pictures, which may be no more; empty where none was."""
    language: str = ""
    """The language that the player has chosen, which may be no more; empty where none was."""
    results: Audience = Audience.EVERYONE
    """Who may see how the player's games ended, beside those whom the player shows it."""
