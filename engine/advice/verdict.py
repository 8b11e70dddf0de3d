"""The verdict on a running game: whether it can still be won, and otherwise how many undos are necessary.

Unlike a hint, it uses all cards, so it is given only on request. A lost position stays lost, so a binary
search finds the move that lost the game.
"""

from collections.abc import Generator
from dataclasses import dataclass

from engine.record import Record
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict


@dataclass(frozen=True, slots=True)
class GameVerdict:
    """What is known about the current position of a game and the ones before."""

    verdict: Verdict
    """Of the current position."""
    undo: int | None = None
    """The least number of undos to a position that is known to be winnable, 0 if the current one
    is; ``None`` if no such position is known."""
    is_lost_from_deal: bool = False
    """Whether it is proved that the deal could never be won."""


def verdict_after(text: str, moves: int, budget: int | None = None) -> Verdict:
    """Return the verdict on a game after the first moves of its record; by default with the usual budget.

    Raises ``RecordError`` for a record that cannot be replayed, and ``KeyError`` for a game without a solver.
    """
    record = Record.read(text)
    position = record.first(moves).replay()
    return solve(position, usual_budget(record.game) if budget is None else budget).verdict


def find_verdicts(moves: int) -> Generator[int, Verdict, GameVerdict]:
    """Search the last winnable position of a game with ``moves`` moves.

    Yields the number of moves after which to find the verdict, and is sent that verdict. Unknown verdicts
    are skipped in both directions. The first binary search finds the earliest position that is known to be
    lost; unless the one before it is known to be won, a second one finds the last position that is. If the
    deal itself is unknown too, the second search is left out, because it is long and rarely successful.
    """
    known: dict[int, Verdict] = {}
    verdict = yield from _ask(known, moves)
    if verdict is not Verdict.UNWINNABLE:
        return GameVerdict(verdict, 0 if verdict is Verdict.WON else None)
    low, lost = -1, moves
    while lost - low > 1:
        middle = (low + lost) // 2
        if (yield from _ask(known, middle)) is Verdict.UNWINNABLE:
            lost = middle
        else:
            low = middle
    won = max((count for count, one in known.items() if one is Verdict.WON), default=-1)
    if won < 0 <= low and (yield from _ask(known, 0)) is Verdict.WON:
        won = 0
    while 0 <= won < low - 1:
        middle = (won + low) // 2
        if (yield from _ask(known, middle)) is Verdict.WON:
            won = middle
        else:
            low = middle
    return GameVerdict(verdict, None if won < 0 else moves - won, is_lost_from_deal=lost == 0)


def _ask(known: dict[int, Verdict], moves: int) -> Generator[int, Verdict, Verdict]:
    """Ask for the verdict on a position, unless it is known."""
    if moves not in known:
        known[moves] = yield moves
    return known[moves]
