"""Charts to be painted: a month, parts of wholes, how often, over time. What has no room is refused."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, TypeAlias

from bot.core.five_standing import FIVE

DEFAULT_THEME = "green"
"""The theme of the pictures of those who have chosen none."""

DAYS_OF_WEEK = 7
MIN_DAYS, MAX_DAYS = 28, 31
"""Of a month."""
MAX_BARS, MAX_COLUMNS, MAX_POINTS, MAX_LINES, MAX_PLOTS = 13, 14, 60, 3, 2
"""What a chart has room for, so that it can be read on a phone."""


class DayMark(StrEnum):
    """What a calendar shows of a day; each has a shape of its own."""

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"
    FROZEN = "frozen"
    """Missed, but a freeze saved the streak."""
    OUTAGE = "outage"
    """The bot was down: it counts for nobody."""
    MISSED = "missed"
    TO_PLAY = "open"
    """Its challenge is still to be played."""
    NONE = "none"
    """To come, or before the first day: nothing but its number."""


class BadgeIcon(StrEnum):
    """What the badge of a month is drawn with; each has a shape of its own."""

    BRONZE = "badge-bronze"
    SILVER = "badge-silver"
    GOLD = "badge-gold"
    DIAMOND = "badge-diamond"
    FULL_STAR = "gold"
    OUTLINED_STAR = "star-outlined"


@dataclass(frozen=True, slots=True)
class CalendarChart:
    """A month, with what became of each day."""

    file_name: ClassVar = "calendar.png"
    title: str
    days: tuple[DayMark, ...]
    weekdays: tuple[str, ...]
    """Seven short names, in the order of the columns."""
    first_column: int = 0
    """The column of the first day, 0 to 6."""
    today: int = 0
    """The day that is framed; 0 for none."""
    legend: tuple[tuple[DayMark, str], ...] = ()
    note: str = ""
    """What there is to say besides, such as the streak; it stands at the end."""
    theme: str = DEFAULT_THEME
    badge: tuple[tuple[BadgeIcon, ...], str] | None = None
    """The badge with its stars, and what it is called; ``None`` without one."""
    fives: tuple[int, ...] = ()
    """How many of the daily five are solved, of each day; empty if none of any day is."""
    five_legend: str = ""
    """What the five parts of a day's bar mean."""
    five_badge: tuple[BadgeIcon, str] | None = None
    """The badge of the daily five, and what it is called; ``None`` without one."""

    def __post_init__(self) -> None:
        if len(self.weekdays) != DAYS_OF_WEEK or not 0 <= self.first_column < DAYS_OF_WEEK:
            raise ValueError(f"a week of {len(self.weekdays)} days, begun in column {self.first_column}")
        if not MIN_DAYS <= len(self.days) <= MAX_DAYS or not 0 <= self.today <= len(self.days):
            raise ValueError(f"a month of {len(self.days)} days, of which today is number {self.today}")
        if self.fives and (len(self.fives) != len(self.days) or not {*self.fives} <= {*range(FIVE + 1)}):
            raise ValueError(f"a month of {len(self.days)} days, with {self.fives} of the five solved")


@dataclass(frozen=True, slots=True)
class BarChart:
    """Parts of wholes, a bar for each, such as games won of those played."""

    file_name: ClassVar = "results.png"
    title: str
    bars: tuple[tuple[str, int, int, str], ...]
    """What each bar is called, the part, the whole, and how they are said, such as “12 of 20”."""
    legend: tuple[str, str] = ("", "")
    """What the full part of a bar is called, and the empty one."""
    note: str = ""
    theme: str = DEFAULT_THEME

    def __post_init__(self) -> None:
        if not 0 < len(self.bars) <= MAX_BARS:
            raise ValueError(f"a chart of {len(self.bars)} bars, 1 to {MAX_BARS} can be")


class ColumnSign(StrEnum):
    """What can be pointed out above a column; each has a shape of its own."""

    AVERAGE = "average"
    BEST = "best"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class ColumnChart:
    """How often each of some values was reached, a column for each, such as scores in steps of ten."""

    file_name: ClassVar = "scores.png"
    title: str
    columns: tuple[tuple[str, int], ...]
    """What each column is called, shortly, and how often it was."""
    signs: tuple[tuple[ColumnSign, int, str], ...] = ()
    """What is pointed out: the number of its column, from 1, and what it means."""
    note: str = ""
    """What the columns are: it stands at the end."""
    theme: str = DEFAULT_THEME

    def __post_init__(self) -> None:
        if not 0 < len(self.columns) <= MAX_COLUMNS:
            raise ValueError(f"a chart of {len(self.columns)} columns, 1 to {MAX_COLUMNS} can be")
        if any(not 0 < number <= len(self.columns) for _, number, _ in self.signs):
            raise ValueError(f"signs of columns that there are not: {self.signs!r}")


@dataclass(frozen=True, slots=True)
class LineChart:
    """How values went over a time: lines from point to point."""

    file_name: ClassVar = "progress.png"
    title: str
    labels: tuple[str, ...]
    """What each point in time is called, shortly; those that have no room are left out."""
    lines: tuple[tuple[str, tuple[int | None, ...]], ...]
    """What each line is called, and its value at each point in time; ``None`` where there is none."""
    low: int = 0
    high: int = 100
    """The values at the lower and the upper edge."""
    unit: str = ""
    """What follows the values at the side, such as “ %”."""
    note: str = ""
    theme: str = DEFAULT_THEME

    def __post_init__(self) -> None:
        if not 0 < len(self.labels) <= MAX_POINTS or not 0 < len(self.lines) <= MAX_LINES:
            raise ValueError(f"a chart of {len(self.lines)} lines with {len(self.labels)} points")
        if any(len(values) != len(self.labels) for _, values in self.lines) or self.low >= self.high:
            raise ValueError("lines that have not a value for each point, or no room between the edges")


@dataclass(frozen=True, slots=True)
class HistogramPlot:
    """How many players had a value in each of some ranges."""

    title: str
    columns: tuple[tuple[str, int], ...]
    """What each range is called, shortly, and how many had it."""
    own: int = 0
    """The number of the column with the player's own value, from 1; 0 without one."""

    def __post_init__(self) -> None:
        if not 0 < len(self.columns) <= MAX_COLUMNS or not 0 <= self.own <= len(self.columns):
            raise ValueError(f"{len(self.columns)} columns, of which the own one is number {self.own}")


@dataclass(frozen=True, slots=True)
class ComparisonChart:
    """Where a player stands among others: histograms below one another, with the own column marked."""

    file_name: ClassVar = "comparison.png"
    title: str
    plots: tuple[HistogramPlot, ...]
    own: str
    """What the own column is called."""
    theme: str = DEFAULT_THEME

    def __post_init__(self) -> None:
        if not 0 < len(self.plots) <= MAX_PLOTS:
            raise ValueError(f"a chart of {len(self.plots)} histograms, 1 to {MAX_PLOTS} can be")


Chart: TypeAlias = CalendarChart | BarChart | ColumnChart | LineChart | ComparisonChart
"""A picture of a player's games and days. Its texts are in the player's language."""
