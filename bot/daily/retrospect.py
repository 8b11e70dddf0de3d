"""What is told of days gone by: how the last one went in a group, and how the last closed one was won."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from bot.certified import certified_deal
from bot.daily.almanac import Almanac
from bot.daily.crux import Crux
from bot.daily.puzzle import Puzzle
from bot.daily.scope import EVERYONE, Scope
from bot.daily.standings import Counts, Row
from engine.games import find_game
from engine.record import Record

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
    async def of(
        cls, almanac: Almanac, scope: Scope, number: int, now: int, *, has_all: bool = False
    ) -> Self | None:
        """Return how a day went so far; ``None`` where there was no such day."""
        puzzle = await almanac.puzzles.puzzle(number, now)
        if puzzle is None:
            return None
        days, standings = await almanac.puzzles.days(now), almanac.standings
        clean = await standings.day(scope, number, most=MOST_NAMED)
        helped = await standings.day(scope, number, most=MOST_NAMED, is_assisted=True)
        is_closed = days.is_closed(number, now)
        counts = await standings.counts(scope, number)
        if not has_all:
            return cls(puzzle, is_closed, counts, _won(clean.rows), _won(helped.rows))
        best = _won((await standings.day(EVERYONE, number, most=1)).rows)
        of_all = await standings.counts(EVERYONE, number)
        return cls(
            puzzle, is_closed, counts, _won(clean.rows), _won(helped.rows), of_all, next(iter(best), None)
        )


@dataclass(frozen=True, slots=True)
class Retrospect:
    """What nobody may know of a day before it closes: the way to win it, and where most lost it."""

    puzzle: Puzzle
    counts: Counts
    crux: Crux | None = None
    """``None`` as long as nobody has looked for it."""

    @classmethod
    async def of(cls, almanac: Almanac, scope: Scope, now: int) -> Self | None:
        """Return the retrospect of the last day that has closed; ``None`` before there is one."""
        number = (await almanac.puzzles.days(now)).last_closed(now)
        puzzle = await almanac.puzzles.puzzle(number, now)
        if puzzle is None:
            return None
        crux = await almanac.lost_runs.crux(number)
        counts = await almanac.standings.counts(scope, number)
        return cls(puzzle, counts, Crux.read(crux) if crux else None)


def proof_of(puzzle: Puzzle) -> Record | None:
    """Return the game that proves what there is to reach in a puzzle; ``None`` where none by its rules is."""
    if find_game(puzzle.record.game).rules != puzzle.record.rules:
        return None
    deal = certified_deal(puzzle.record)
    return deal.record() if deal else None


def _won(rows: Sequence[Row]) -> tuple[Row, ...]:
    return tuple(row for row in rows if row.effort and row.effort.won)
