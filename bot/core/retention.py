"""How long games and results are stored."""

from dataclasses import dataclass

from bot.core.session import Session

DAY = 24 * 60 * 60
RESULT_YEARS = 3
"""Years for which results, statistics and achievements are stored after the last one."""
RESULT_SECONDS = RESULT_YEARS * 366 * DAY
GONE_DAYS = 3
"""Days for which a digest remembers that a player who deleted everything had begun a daily challenge."""
LEFT_GROUP_DAYS = 40
"""Days for which the settings of a server or group are stored after the bot has left it."""
CHALLENGE_DAYS = 21
"""Days for which a finished game of a daily challenge is stored, at most: there can be one every day."""


@dataclass(frozen=True, slots=True)
class RetentionPeriods:
    """The number of days for which a game is stored after its last change."""

    unfinished_days: int = 90
    finished_days: int = 365

    def days_of(self, session: Session, *, is_over: bool) -> int:
        """Return the number of days for a game. The result of a finished daily challenge stays longer."""
        if not is_over or session.exercise:
            return self.unfinished_days
        return self.challenge_days if session.challenge else self.finished_days

    @property
    def challenge_days(self) -> int:
        """The number of days for a finished game of a daily challenge."""
        return min(self.finished_days, CHALLENGE_DAYS)

    @property
    def longest(self) -> int:
        """The number of days after which no game of an absent player is left."""
        return max(self.unfinished_days, self.finished_days)


DEFAULT_RETENTION = RetentionPeriods()
