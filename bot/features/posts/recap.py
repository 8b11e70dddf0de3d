"""What is told of days gone by: how the last one went in a group, and how the last closed one was won."""

from dataclasses import dataclass
from typing import Self

from bot.daily.challenge import Puzzle
from bot.daily.decisive_move import Crux
from bot.daily.leaderboard_rows import Counts, Page, Row
from bot.daily.scope import Scope
from bot.features.attempts.service import Almanac

MOST_NAMED = 5
"""Players whose runs are told of a day, of those without assistance and of the others alike."""


@dataclass(frozen=True, slots=True)
class Recap:
    """How a day went: its winners by name, all others as numbers."""

    puzzle: Puzzle
    is_closed: bool
    counts: Counts
    winners: tuple[Row, ...] = ()
    """The best who had no assistance, in their order."""
    assisted: tuple[Row, ...] = ()
    """The best who had."""
    counts_of_all: Counts | None = None
    """How it went for all who play with this instance, where that is wanted."""
    best_of_all: Row | None = None

    @classmethod
    async def of(cls, almanac: Almanac, scope: Scope, number: int, now: int) -> Self | None:
        """Return how a day went so far; ``None`` where there was no such day.

        Tables in which nobody can be are not asked for: there are many groups, most of them small.
        """
        puzzle = await almanac.puzzles.puzzle(number, now)
        if puzzle is None:
            return None
        is_closed = (await almanac.puzzles.days(now)).is_closed(number, now)
        counts, standings = await almanac.standings.counts(scope, number), almanac.standings
        clean = helped = Page((), 0)
        if counts.played > counts.assisted:
            clean = await standings.day(scope, number, most=MOST_NAMED)
        if counts.assisted:
            helped = await standings.day(scope, number, most=MOST_NAMED, is_assisted=True)
        return cls(puzzle, is_closed, counts, winners_of(clean), winners_of(helped))


@dataclass(frozen=True, slots=True)
class Retrospect:
    """What nobody may know of a day before it closes: the way to win it, and where most lost it."""

    puzzle: Puzzle
    counts: Counts
    crux: Crux | None = None
    """``None`` as long as nobody has looked for it."""


def winners_of(page: Page) -> tuple[Row, ...]:
    """Return the rows of a day's table that tell of a win."""
    return tuple(row for row in page.rows if row.effort and row.effort.won)
