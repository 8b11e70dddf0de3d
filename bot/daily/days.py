"""Puzzle days: one date for the whole world, by the clock of UTC, and a number from 1 on."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

DAY_SECONDS = 24 * 60 * 60
"""Of a day."""
GRACE_SECONDS = 12 * 60 * 60
"""Seconds after its date in which a puzzle that was begun in time can be finished; then its day closes."""


@dataclass(frozen=True, slots=True)
class Days:
    """The days of an instance. Times are whole seconds since 1970."""

    first: date
    """The date of puzzle number 1."""

    def date_of(self, number: int) -> date:
        """Return the date of a puzzle."""
        return self.first + timedelta(days=number - 1)

    def number_of(self, day: date) -> int:
        """Return the number of the puzzle of a date; below 1 before the first."""
        return (day - self.first).days + 1

    def number_at(self, now: int) -> int:
        """Return the number of the puzzle that is on; below 1 before the first."""
        return self.number_of(datetime.fromtimestamp(now, UTC).date())

    def begins(self, number: int) -> int:
        """Return when the date of a puzzle begins."""
        day = self.date_of(number)
        return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())

    def ends(self, number: int) -> int:
        """Return when the date of a puzzle ends: a ranked run must be begun before."""
        return self.begins(number) + DAY_SECONDS

    def closes(self, number: int) -> int:
        """Return when the day of a puzzle closes: a ranked run must be finished before, then all is told."""
        return self.ends(number) + GRACE_SECONDS

    def is_on(self, number: int, now: int) -> bool:
        """Tell whether it is the date of a puzzle."""
        return self.begins(number) <= now < self.ends(number)

    def is_closed(self, number: int, now: int) -> bool:
        """Tell whether the day of a puzzle has closed, so that nothing of it is secret any more."""
        return now >= self.closes(number)

    def last_closed(self, now: int) -> int:
        """Return the number of the last puzzle whose day has closed; below 1 for none."""
        return self.number_at(now - GRACE_SECONDS) - 1
