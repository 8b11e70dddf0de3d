"""How long games are kept."""

from dataclasses import dataclass

from bot.core.session import Session

DAY = 24 * 60 * 60
RESULT_YEARS = 3
"""For which results of days, statistics and achievements are kept after the last of them."""
RESULT_SECONDS = RESULT_YEARS * 366 * DAY
GONE_DAYS = 3
"""For which it is remembered that somebody had begun a puzzle of the day who has all deleted."""
PUZZLE_DAYS = 21
"""Days for which a finished game of a puzzle of the day is kept, at most: there is one a day at least."""


@dataclass(frozen=True, slots=True)
class RetentionPeriods:
    """How many days a game is kept after its last change."""

    open_days: int = 90
    finished_days: int = 365

    def days_of(self, session: Session, *, is_over: bool) -> int:
        """Return how many days a game is kept: of a finished puzzle of the day the result stays."""
        if not is_over:
            return self.open_days
        return self.puzzle_days if session.challenge else self.finished_days

    @property
    def puzzle_days(self) -> int:
        """How many days a finished game of a puzzle of the day is kept."""
        return min(self.finished_days, PUZZLE_DAYS)

    @property
    def longest(self) -> int:
        """The days after which nothing is left of the games of a player who is gone."""
        return max(self.open_days, self.finished_days)


USUAL = RetentionPeriods()
