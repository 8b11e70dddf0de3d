"""The days of the daily challenge: one UTC date for the whole world, numbered from 1."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

DAY_SECONDS = 24 * 60 * 60
GRACE_SECONDS = 12 * 60 * 60
"""How long after its date a challenge that was begun in time can be finished; then its day closes."""
YESTERDAY = "yesterday"
TODAY = "today"
LAST = "last"
"""The word for the period before this one."""
ARCHIVE = "archive"
"""The word for the list of past days."""
NUMBER_PATTERN = re.compile(r"#?([0-9]{1,6})")
LAST_NUMBER = 999_999


@dataclass(frozen=True, slots=True)
class Days:
    """The days of an instance. Times are whole seconds since 1970."""

    first: date
    """The date of challenge number 1."""

    def date_of(self, number: int) -> date:
        """Return the date of a challenge."""
        return self.first + timedelta(days=number - 1)

    def number_of(self, day: date) -> int:
        """Return the number of the challenge of a date; below 1 before the first."""
        return (day - self.first).days + 1

    def number_at(self, now: int) -> int:
        """Return the number of today's challenge; below 1 before the first."""
        return self.number_of(datetime.fromtimestamp(now, UTC).date())

    def begins(self, number: int) -> int:
        """Return when the date of a challenge begins."""
        day = self.date_of(number)
        return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())

    def ends(self, number: int) -> int:
        """Return when the date of a challenge ends: a ranked attempt must be begun before."""
        return self.begins(number) + DAY_SECONDS

    def closes(self, number: int) -> int:
        """Return when the day of a challenge closes: the deadline of its attempts, and the end of secrecy."""
        return self.ends(number) + GRACE_SECONDS

    def is_on(self, number: int, now: int) -> bool:
        """Return whether it is the date of a challenge."""
        return self.begins(number) <= now < self.ends(number)

    def is_closed(self, number: int, now: int) -> bool:
        """Return whether the day of a challenge has closed, so that nothing about it is secret any more."""
        return now >= self.closes(number)

    def last_closed(self, now: int) -> int:
        """Return the number of the last challenge whose day has closed; below 1 if none has."""
        return self.number_at(now - GRACE_SECONDS) - 1


def read_day(words: Sequence[str], days: Days, today: int) -> int | None:
    """Return the number of the day that words mean, which may not exist; ``None`` if they mean no day."""
    word = words[0].lower() if words else TODAY
    if word == TODAY:
        return today
    if word == YESTERDAY:
        return today - 1
    if found := NUMBER_PATTERN.fullmatch(word):
        return int(found[1])
    try:
        return min(days.number_of(date.fromisoformat(word)), LAST_NUMBER)
    except ValueError:
        return None


def month_after(first: date, months: int = 1) -> date:
    """Return the first date of the next month, or of the one ``months`` away; negative goes back."""
    middle = first.replace(day=15) + timedelta(days=30 * months)
    return middle.replace(day=1)
