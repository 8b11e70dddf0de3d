"""What a player has chosen about reminders."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import time
from typing import Self

from bot.i18n.clock_times import read_time

REMINDER, WARNING, UNREACHED = "reminder", "warning", "unreached"
"""The stored fields: the time of the daily reminder; ``on`` if a warning comes before a streak is lost; what
is set if reminders have ended because the bot could not write to the player, who must still be told."""
ON, OFF = "on", "off"


@dataclass(frozen=True, slots=True)
class ReminderChoice:
    """Which reminders a player wants."""

    daily: time | None = None
    """The local time of the reminder of a challenge that is not played; ``None`` for never."""
    has_warning: bool = False
    """Whether a warning comes before a streak would be lost."""

    def __bool__(self) -> bool:
        """Return whether there is any."""
        return self.daily is not None or self.has_warning

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """Parse the stored settings of a player."""
        text = read_time(stored.get(REMINDER, ""))
        return cls(time.fromisoformat(text) if text else None, stored.get(WARNING) == ON)

    @property
    def clock(self) -> str:
        """The time of the daily reminder as it is shown, such as ``09:30``; empty for never."""
        return self.daily.isoformat("minutes") if self.daily else ""

    @property
    def fields(self) -> dict[str, str]:
        """The fields that are stored, and that ``read`` parses."""
        return {REMINDER: self.clock, WARNING: ON if self.has_warning else ""}
