"""A month of a player: what became of each of its days, and the badge that they earn together."""

from calendar import monthrange
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from bot.core.charts import DayMark
from bot.daily.days import Days
from bot.daily.result import ChallengeResult

PLAYED = frozenset({DayMark.GOLD, DayMark.SILVER, DayMark.BRONZE})
"""What a day has that was played: it was won without help, won with some, or finished otherwise."""


YEAR_DIGITS, MONTHS = 4, 12


class Badge(StrEnum):
    """What a month earns."""

    NONE = "none"
    BRONZE = "bronze"
    """A third of its days was played."""
    SILVER = "silver"
    """Two thirds were."""
    GOLD = "gold"
    """All of them were."""
    DIAMOND = "diamond"
    """All of them were won."""


@dataclass(frozen=True, slots=True)
class Month:
    """A month, and what became of each of its days."""

    first: date
    """Its first day."""
    number: int
    """Of the puzzle of that day, which is below 1 where the instance is younger."""
    marks: tuple[DayMark, ...]
    """Of each day."""
    today: int = 0
    """Which of them is on, from 1; 0 for none."""

    @property
    def text(self) -> str:
        """The month as it is typed, such as ``2026-11``."""
        return f"{self.first:%Y-%m}"

    @property
    def played(self) -> int:
        """How many days were played."""
        return sum(mark in PLAYED for mark in self.marks)

    @property
    def won(self) -> int:
        """How many of them were won."""
        return sum(mark in (DayMark.GOLD, DayMark.SILVER) for mark in self.marks)

    @property
    def counting(self) -> int:
        """How many days there were to be played, and still are: those of an outage do not count."""
        before = min(max(0, 1 - self.number), len(self.marks))
        return len(self.marks) - before - self.marks.count(DayMark.OUTAGE)

    @property
    def badge(self) -> Badge:
        """What it has earned so far, which nothing takes away again."""
        if self.counting and self.won == self.counting:
            return Badge.DIAMOND
        if self.counting and self.played == self.counting:
            return Badge.GOLD
        if 3 * self.played >= 2 * self.counting > 0:
            return Badge.SILVER
        return Badge.BRONZE if 3 * self.played >= self.counting > 0 else Badge.NONE

    @property
    def is_complete(self) -> bool:
        """Whether it has been played from its first day to its last, all of which this instance has had."""
        return self.number >= 1 and self.badge in (Badge.GOLD, Badge.DIAMOND)

    def days(self, mark: DayMark) -> tuple[int, ...]:
        """Return the days that have this mark, from 1."""
        return tuple(day for day, own in enumerate(self.marks, start=1) if own is mark)

    def number_of(self, day: int) -> int:
        """Return the number of the puzzle of a day."""
        return self.number + day - 1


def month_of(
    first: date,
    days: Days,
    today: int,
    results: Mapping[int, ChallengeResult],
    frozen: Collection[int] = (),
    outages: Collection[int] = (),
    undecided: Collection[int] = (),
) -> Month:
    """Return the month that begins with a date; ``today`` is the number of the puzzle that is on.

    ``undecided`` are days before it whose run has begun and can still be finished. Of the days before the
    player's first one none was missed.
    """
    began = min(results, default=today)
    number = days.number_of(first)
    _, length = monthrange(first.year, first.month)
    numbers = range(number, number + length)
    marks = (
        DayMark.OPEN
        if one in undecided and one not in results
        else _day_mark(one, began, today, results.get(one), frozen, outages)
        for one in numbers
    )
    return Month(first, number, tuple(marks), today - number + 1 if today in numbers else 0)


def months_played(results: Mapping[int, ChallengeResult], days: Days) -> tuple[date, ...]:
    """Return the first days of the months in which there are results."""
    return tuple(dict.fromkeys(days.date_of(number).replace(day=1) for number in sorted(results)))


def month_after(first: date, months: int = 1) -> date:
    """Return the first day of the month after that which begins with a date, or of the one before by -1."""
    middle = first.replace(day=15) + timedelta(days=30 * months)
    return middle.replace(day=1)


def read_month(text: str) -> date | None:
    """Return the first day of a month such as ``2026-11`` or ``2026-11-21``; ``None`` for anything else."""
    year, _, rest = text.partition("-")
    month, _, _ = rest.partition("-")
    if not (year.isdecimal() and len(year) == YEAR_DIGITS and month.isdecimal() and len(month) in (1, 2)):
        return None
    return date(int(year), int(month), 1) if int(year) and 1 <= int(month) <= MONTHS else None


def _day_mark(
    number: int,
    began: int,
    today: int,
    result: ChallengeResult | None,
    frozen: Collection[int],
    outages: Collection[int],
) -> DayMark:
    if result is not None:
        if not result.is_won:
            return DayMark.BRONZE
        return DayMark.SILVER if result.is_assisted else DayMark.GOLD
    if number < 1 or number > today:
        return DayMark.NONE
    if number == today:
        return DayMark.OPEN
    if number in outages:
        return DayMark.OUTAGE
    if number < began:
        return DayMark.NONE
    return DayMark.FROZEN if number in frozen else DayMark.MISSED
