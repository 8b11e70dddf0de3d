"""What tables are made of: efforts, and rows with places."""

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
"""What 31 days can come to: 31 × 4,095 moves, 31 × 131,071 seconds, 31 days."""

DAYS = 40
"""Days for which the tables of a day are kept."""


@dataclass(frozen=True, slots=True)
class LeaderboardScore:
    """What a table tells of a day's result, or of those of a week or month put together."""

    won: int
    """Days won; of a day 0 or 1."""
    game_score: int
    """Of a day, in the game's own terms; else 0."""
    clean: int
    """Days won without assistance; of a day whether there was none, 0 or 1."""
    moves: int
    """Of a day; else of all days won."""
    seconds: int
    """The same."""

    @classmethod
    def of_day(cls, strength: int, *, is_low_best: bool) -> Self:
        """Return what ``ChallengeResult.strength`` was made of."""
        strength, seconds = divmod(strength, 1 << SECONDS_BITS)
        strength, moves = divmod(strength, 1 << MOVES_BITS)
        strength, clean = divmod(strength, 2)
        won, score = divmod(strength, 1 << SCORE_BITS)
        if is_low_best:
            score = MOST_SCORE - score
        return cls(won, score, clean, MOST_MOVES - moves, MOST_SECONDS - seconds)

    @classmethod
    def of_period(cls, period_points: int) -> Self:
        """Return what ``period_points`` made one number of."""
        period_points, seconds = divmod(period_points, 1 << DAYS_SECONDS_BITS)
        period_points, moves = divmod(period_points, 1 << DAYS_MOVES_BITS)
        won, clean = divmod(period_points, 1 << DAYS_BITS)
        return cls(won, 0, clean, won * MOST_MOVES - moves, won * MOST_SECONDS - seconds)


def period_points(results: Iterable[ChallengeResult]) -> int:
    """Return how good the results of a week or month are together, the higher the better: 49 bits.

    Each day won adds one day, one clean day if there was no assistance, and the moves and seconds that were
    saved of those that are counted at most; so days come first, then clean ones, then fewer moves, then less
    time, and nothing is lost by being one number. A day that was missed or lost adds nothing.
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
class LeaderboardRow:
    """A player's place in a table."""

    place: int
    """From 1; the same for equal ones."""
    player: Player
    name: str
    """What the chat called the player last; empty for nothing."""
    score: LeaderboardScore | None = None
    rating: int | None = None


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A part of a table."""

    rows: tuple[LeaderboardRow, ...]
    count: int
    """How many are in the whole table."""


@dataclass(frozen=True, slots=True)
class DayCounts:
    """How a day went for all who finished it, whoever may see their results."""

    played: int = 0
    won: int = 0
    assisted: int = 0
