"""A player's month: the mark of each day, and the badge of the month."""

from calendar import monthrange
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from types import MappingProxyType

from bot.core.charts import DayMark
from bot.core.five_standing import FIVE
from bot.features.seasons.service import PlayedGames

PLAYED = frozenset({DayMark.GOLD, DayMark.SILVER, DayMark.BRONZE})
"""The marks of days that were played: won without help, won with help, or finished otherwise."""
YEAR_DIGITS, MONTHS = 4, 12
STARS = 3
"""The most stars of a badge."""


class Badge(StrEnum):
    """The badge of a month, by the days played; its stars are for the days won."""

    NONE = "none"
    BRONZE = "bronze"
    """At least a third of its days was played."""
    SILVER = "silver"
    """At least two thirds were played."""
    GOLD = "gold"
    """All days were played."""
    DIAMOND = "diamond"
    """All days were won."""


FIFTHS = 5
FIVE_BADGES = MappingProxyType({Badge.GOLD: 4, Badge.SILVER: 2, Badge.BRONZE: 1})
"""How many fifths of the daily five of a month must be solved for a badge, the best one first."""


@dataclass(frozen=True, slots=True)
class Month:
    """A month with the mark of each day."""

    first: date
    number: int
    """The number of that day's challenge; below 1 if the instance is younger."""
    marks: tuple[DayMark, ...]
    today: int = 0
    """Today's day of the month; 0 if today is not in it."""
    fives: tuple[int, ...] = ()
    """How many of the daily five are solved, of each day; empty if they do not matter."""

    @property
    def played(self) -> int:
        """How many days were played."""
        return sum(mark in PLAYED for mark in self.marks)

    @property
    def won(self) -> int:
        """How many days were won."""
        return sum(mark in (DayMark.GOLD, DayMark.SILVER) for mark in self.marks)

    @property
    def counting(self) -> int:
        """How many days could be played, including those to come: outages do not count."""
        before = min(max(0, 1 - self.number), len(self.marks))
        return len(self.marks) - before - self.marks.count(DayMark.OUTAGE)

    @property
    def badge(self) -> Badge:
        """The badge earned so far; it never gets worse."""
        if self.counting and self.won == self.counting:
            return Badge.DIAMOND
        if self.counting and self.played == self.counting:
            return Badge.GOLD
        if 3 * self.played >= 2 * self.counting > 0:
            return Badge.SILVER
        return Badge.BRONZE if 3 * self.played >= self.counting > 0 else Badge.NONE

    @property
    def stars(self) -> int:
        """The stars of the badge, up to three: one for every third of the days that was won."""
        return STARS * self.won // self.counting if self.counting else 0

    @property
    def full_stars(self) -> int:
        """How many of the stars are full: one for every third of the days that was won without help."""
        return STARS * len(self.days(DayMark.GOLD)) // self.counting if self.counting else 0

    @property
    def is_complete(self) -> bool:
        """Whether every day was played, in a month that lies completely in the instance's lifetime."""
        return self.number >= 1 and self.badge in (Badge.GOLD, Badge.DIAMOND)

    @property
    def five_badge(self) -> Badge:
        """The badge earned so far by solving the daily five; it never gets worse.

        Their number depends on the same days as the other badge, and outages do not count.
        """
        solved, all_ = sum(self.fives), self.all_fives
        if not solved or not all_:
            return Badge.NONE
        if solved >= all_:
            return Badge.DIAMOND
        reached = (badge for badge, fifths in FIVE_BADGES.items() if FIFTHS * solved >= fifths * all_)
        return next(reached, Badge.NONE)

    @property
    def all_fives(self) -> int:
        """How many the daily five of all days that count are."""
        return FIVE * self.counting

    def days(self, mark: DayMark) -> tuple[int, ...]:
        """Return the days of the month with this mark."""
        return tuple(day for day, own in enumerate(self.marks, start=1) if own is mark)

    def number_of(self, day: int) -> int:
        """Return the challenge number of a day of the month."""
        return self.number + day - 1


def month_of(
    first: date,
    played: PlayedGames,
    frozen: Collection[int] = (),
    outages: Collection[int] = (),
    undecided: Collection[int] = (),
    fives: Mapping[int, int] = MappingProxyType({}),
) -> Month:
    """Return the month of a player that begins with a date.

    ``undecided`` are earlier days whose attempt has begun and can still be finished. Days before the player's
    first one are not missed. ``fives`` are how many of the daily five are solved, by the numbers of the days.
    """
    results, today = played.results, played.today
    began, number = min(results, default=today), played.days.number_of(first)
    numbers = range(number, number + monthrange(first.year, first.month)[1])

    def mark_of(one: int) -> DayMark:
        if (result := results.get(one)) is not None:
            if not result.is_won:
                return DayMark.BRONZE
            return DayMark.SILVER if result.is_assisted else DayMark.GOLD
        if one in undecided or one == today >= 1:
            return DayMark.TO_PLAY
        if not 1 <= one < today:
            return DayMark.NONE
        if one in outages:
            return DayMark.OUTAGE
        if one < began:
            return DayMark.NONE
        return DayMark.FROZEN if one in frozen else DayMark.MISSED

    marks = tuple(map(mark_of, numbers))
    solved = tuple(fives.get(one, 0) for one in numbers) if fives else ()
    return Month(first, number, marks, today - number + 1 if today in numbers else 0, solved)


def read_month(text: str) -> date | None:
    """Return the first day of a month such as ``2026-11`` or ``2026-11-21``; ``None`` for anything else."""
    year, _, rest = text.partition("-")
    month, _, _ = rest.partition("-")
    if not (year.isdecimal() and len(year) == YEAR_DIGITS and month.isdecimal() and len(month) in (1, 2)):
        return None
    return date(int(year), int(month), 1) if int(year) and 1 <= int(month) <= MONTHS else None
