"""Leaderboard values: scores, and rows with places."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from bot.core.actions import Player
from bot.daily.result import (
    MOST_MOVES,
    MOST_SCORE,
    MOST_SECONDS,
    MOVES_BITS,
    SCORE_BITS,
    SECONDS_BITS,
    ChallengeResult,
)

DAYS_MOVES_BITS, DAYS_SECONDS_BITS, DAYS_BITS = 17, 22, 5
"""Enough for 31 days: 31 × 4,095 moves, 31 × 131,071 seconds, 31 days."""

DAYS = 40
"""For how many days the leaderboards of a day are stored."""


@dataclass(frozen=True, slots=True)
class LeaderboardScore:
    """What a leaderboard shows of a day's result, or of all results of a week or month."""

    won: int
    """Days won; for a day 0 or 1."""
    game_score: int
    """The game's own score for a day; 0 for longer periods."""
    clean: int
    """Days won without assistance; for a day 1 if there was none, else 0."""
    moves: int
    """Moves of the day, or of all days won."""
    seconds: int
    """Seconds of the day, or of all days won."""

    @classmethod
    def of_day(cls, strength: int, *, is_low_best: bool) -> Self:
        """Decode ``ChallengeResult.strength``."""
        strength, seconds = divmod(strength, 1 << SECONDS_BITS)
        strength, moves = divmod(strength, 1 << MOVES_BITS)
        strength, clean = divmod(strength, 2)
        won, score = divmod(strength, 1 << SCORE_BITS)
        if is_low_best:
            score = MOST_SCORE - score
        return cls(won, score, clean, MOST_MOVES - moves, MOST_SECONDS - seconds)

    @classmethod
    def of_period(cls, period_points: int) -> Self:
        """Decode the number that ``period_points`` returns."""
        period_points, seconds = divmod(period_points, 1 << DAYS_SECONDS_BITS)
        period_points, moves = divmod(period_points, 1 << DAYS_MOVES_BITS)
        won, clean = divmod(period_points, 1 << DAYS_BITS)
        return cls(won, 0, clean, won * MOST_MOVES - moves, won * MOST_SECONDS - seconds)


def period_points(results: Iterable[ChallengeResult]) -> int:
    """Return the results of a week or month as one number, the higher the better: 49 bits.

    Each day won adds one day, one clean day if there was no assistance, and the moves and seconds below
    their limits. So days are compared first, then clean days, then moves, then time, and ``of_period`` gets
    all of them back. A day that was missed or lost adds nothing.
    """
    total = 0
    for result in results:
        if result.is_won:
            total += (
                (1 << DAYS_BITS | (not result.is_assisted)) << DAYS_MOVES_BITS
                | MOST_MOVES - min(result.moves, MOST_MOVES)
            ) << DAYS_SECONDS_BITS | MOST_SECONDS - min(result.seconds, MOST_SECONDS)
    return total


@dataclass(frozen=True, slots=True)
class PlayerWeek:
    """What the leaderboards of everyone have of a player in a week; hidden players are in none."""

    period_points: int | None = None
    """What ``period_points`` returns for the results of the week; ``None`` without one."""
    exercise_streak: int | None = None
    """The best streak of exercises of the week; ``None`` without one."""

    @property
    def has_played(self) -> bool:
        """Whether there is a result or a streak."""
        return self.period_points is not None or self.exercise_streak is not None


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A player's place in a leaderboard."""

    place: int
    """From 1; equal scores share a place."""
    player: Player
    name: str
    """The player's last known name in the chat; empty if unknown."""
    score: LeaderboardScore | None = None
    rating: int | None = None
    exercise_streak: int | None = None
    """Exercises solved in a row, in the leaderboards of streaks."""


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A part of a leaderboard."""

    rows: tuple[LeaderboardRow, ...]
    count: int
    """How many are in the whole leaderboard."""


@dataclass(frozen=True, slots=True)
class DayCounts:
    """How many players finished a day, including those who hide their results."""

    played: int = 0
    won: int = 0
    assisted: int = 0
