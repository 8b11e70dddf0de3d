"""The verdict on a game that goes on: whether it can still be won, and if not, how far back it could be.

Unlike the advice beside it, it is made with all cards known, and so it is given only where it is asked for.
A position can never be won again once it cannot be: the move that lost it is found by halving.
"""

from collections.abc import Generator
from dataclasses import dataclass

from engine.record import Record
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is known of a game as it stands, and of what it was before."""

    verdict: Verdict
    """Of the game as it stands."""
    undo: int | None = None
    """How many moves lead back to where it is known that it can be won, the fewest that were found; 0 where
    it still can be, ``None`` where no such position is known."""
    is_lost_from_deal: bool = False
    """Whether it is proved that the deal could never be won."""


def judge(text: str, moves: int, budget: int | None = None) -> Verdict:
    """Return what is known of a game after so many moves of its record; the budget is the usual one.

    Raises ``RecordError`` for a record that cannot be replayed, and ``KeyError`` for a game without a solver.
    """
    record = Record.read(text)
    position = record.first(moves).replay()
    return solve(position, usual_budget(record.game) if budget is None else budget).verdict


def inquiry(moves: int) -> Generator[int, Verdict, Judgement]:
    """Inquire into a game of so many moves: yields after which to judge it, and takes the verdict on that.

    What stays unknown is passed by on both sides. First the earliest moment is sought at which it is known to
    be lost; then, unless the one before that is known to be won, the last that is. Where nothing is known of
    the deal itself either, what lies between is not looked into: that would take long, and mostly in vain.
    """
    known: dict[int, Verdict] = {}
    verdict = yield from _look(known, moves)
    if verdict is not Verdict.UNWINNABLE:
        return Judgement(verdict, 0 if verdict is Verdict.WON else None)
    low, lost = -1, moves
    while lost - low > 1:
        middle = (low + lost) // 2
        if (yield from _look(known, middle)) is Verdict.UNWINNABLE:
            lost = middle
        else:
            low = middle
    won = max((count for count, one in known.items() if one is Verdict.WON), default=-1)
    if won < 0 <= low and (yield from _look(known, 0)) is Verdict.WON:
        won = 0
    while 0 <= won < low - 1:
        middle = (won + low) // 2
        if (yield from _look(known, middle)) is Verdict.WON:
            won = middle
        else:
            low = middle
    return Judgement(verdict, None if won < 0 else moves - won, is_lost_from_deal=lost == 0)


def _look(known: dict[int, Verdict], moves: int) -> Generator[int, Verdict, Verdict]:
    """Ask for the verdict on a position, unless it is known."""
    if moves not in known:
        known[moves] = yield moves
    return known[moves]
