"""When the bot was down, and which days of players that excuses.

- An attempt that was open while the bot was down for five minutes or longer, and was not finished in time, is
  excused: its player's streak goes on.
- If the bot was down for twelve hours or longer of the 36 in which a challenge can be finished, and a part of
  that was on its day, the day is an outage for everybody.

An excused day is one that changes nothing in the streak and uses no freeze (``streak.py``).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.daily.days import Days

MIN_SECONDS = 5 * 60
"""A shorter time is not stored: a restart takes less."""
SECONDS_OF_OUTAGE = 12 * 60 * 60
"""For how long the bot must have been down for a day to be an outage."""


@dataclass(frozen=True, slots=True)
class Downtime:
    """A time during which no process was up that could reach the store; in seconds since 1970."""

    begins: int
    ends: int

    def overlap(self, begins: int, ends: int) -> int:
        """Return how many seconds of an interval it covers."""
        return max(0, min(self.ends, ends) - max(self.begins, begins))


def excuses_attempt(downtimes: Iterable[Downtime], began: int, closes: int) -> bool:
    """Return whether an attempt is excused that was begun then, and was not finished when its day closed."""
    return any(one.overlap(began, closes) >= MIN_SECONDS for one in downtimes)


def excuses_everybody(downtimes: Iterable[Downtime], days: Days, number: int) -> bool:
    """Return whether the day of a challenge was an outage, for those who have not begun it as well."""
    begins, closes = days.begins(number), days.closes(number)
    seconds = (one.overlap(begins, closes) for one in downtimes if one.begins < days.ends(number))
    return sum(seconds) >= SECONDS_OF_OUTAGE
