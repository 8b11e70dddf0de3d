"""The last moment of a lost game from which a win is known, with all cards known.

A review examines every move of one game, for minutes if necessary; this examines many games of one deal for
one moment each. The search asks small questions, so the caller can stop between them, and can reuse the
answer for a position that several games have in common.
"""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from engine.game import Position
from engine.move import Move
from engine.record import Record
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Line

BUDGET_DIVISOR = 2
"""A question gets this fraction of the usual budget, which is about a second's work."""


class LastWin(NamedTuple):
    """The last moment of a lost game from which a win is known."""

    number: int
    """The number of moves before it: the next move lost the game, or was never made."""
    line: Line
    """The winning line."""


def find_win(text: str, moves: int, goal: int | None = None, budget: int | None = None) -> Line:
    """Return a winning line after the first moves of a record; no moves if none is found.

    With a goal, that many points are a win, whatever the rules say. Raises ``RecordError`` for a record that
    cannot be replayed, and ``KeyError`` for a game without a solver.
    """
    record = Record.read(text).first(moves)
    position = record.replay()
    budget = usual_budget(record.game) // BUDGET_DIVISOR if budget is None else budget
    found = solve(position, budget).line
    return found if found and is_win(position.after_line(found), goal) else ()


def is_win(position: Position, goal: int | None) -> bool:
    """Tell whether a game that ends here is won, by the rules or by reaching the goal."""
    return position.is_won() if goal is None else position.score() >= goal


def find_last_win(moves: Sequence[Move], proof: Line) -> Generator[int, Line, LastWin]:
    """Search the last moment from which a lost game could be won; ``proof`` wins its deal.

    Yields the number of moves after which to look for a win, and is sent the line. A game that is lost stays
    lost, so this is a binary search, which follows each winning line as far as the game did.
    """
    won = _leave(moves, 0, proof)
    last = len(moves)  # a win from the very end matters only if the player gave up
    lost = last + 1
    while lost - won.number > 1:
        middle = (won.number + lost) // 2
        if line := (yield middle):
            won = _leave(moves, middle, line)
        else:
            lost = middle
    return won


def _leave(moves: Sequence[Move], number: int, line: Line) -> LastWin:
    """Return the moment at which a game leaves a line that it is on after ``number`` moves."""
    while line and tuple(moves[number : number + 1]) == line[:1]:
        number, line = number + 1, line[1:]
    return LastWin(number, line)
