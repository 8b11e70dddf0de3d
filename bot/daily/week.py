"""A week of the daily challenge."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Self

DAYS_OF_WEEK = 7


@dataclass(frozen=True, slots=True, order=True)
class Week:
    """A week by ISO 8601, from Monday to Sunday; a later one is greater."""

    monday: date

    @classmethod
    def of(cls, day: date) -> Self:
        """Return the week of a date."""
        return cls(day - timedelta(days=day.weekday()))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        year, _, number = text.partition("-W")
        return cls(date.fromisocalendar(int(year), int(number), 1))

    @classmethod
    def numbered(cls, number: int) -> Self:
        """Return the week with a number."""
        return cls(date.fromordinal(number * DAYS_OF_WEEK + 1))  # the first day of year 1 was a Monday

    @property
    def number(self) -> int:
        """The number of the week: 0 for the first one of year 1."""
        return self.monday.toordinal() // DAYS_OF_WEEK

    @property
    def text(self) -> str:
        """The week as it is stored and typed, such as ``2026-W48``."""
        return f"{self.monday:%G-W%V}"

    @property
    def sunday(self) -> date:
        """The last day of the week."""
        return self.monday + timedelta(days=DAYS_OF_WEEK - 1)

    def back(self, weeks: int = 1) -> Self:
        """Return the week that is some weeks earlier."""
        return type(self)(self.monday - timedelta(weeks=weeks))
