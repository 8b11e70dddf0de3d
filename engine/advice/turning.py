"""The turning of a lost game: the last moment from which a way to win is known, with all cards known.

The review beside it looks at every move of one game for minutes if need be; this looks at many games of one
deal for one moment each. It is made in small questions, so that whoever asks can stop between them, and need
not ask twice about a position that several games came to.
"""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from engine.advice.worth import end_of
from engine.game import Position
from engine.move import Move
from engine.outcome import Result
from engine.record import Record
from engine.solvers import solve, usual_budget

BUDGETS = 2
"""The usual budget is about a second's work: a question gets this part of it."""

Line = tuple[Move, ...]


class Turning(NamedTuple):
    """The last moment of a lost game from which a way to win is known."""

    number: int
    """How many moves had been made: the next one lost it, or nothing more was played."""
    line: Line
    """That way."""


def way(text: str, moves: int, goal: int | None = None, budget: int | None = None) -> Line:
    """Return a way to win a game from after so many moves of its record, or no moves where none is found.

    With a goal, as many points are a win, whatever the rules say. Raises ``RecordError`` for a record that
    cannot be replayed, and ``KeyError`` for a game without a solver.
    """
    record = Record.read(text).first(moves)
    position = record.replay()
    found = solve(position, usual_budget(record.game) // BUDGETS if budget is None else budget).line
    return found if found and is_win(end_of(position, found), goal) else ()


def is_win(position: Position, goal: int | None) -> bool:
    """Tell whether a game that ends here is won, by the rules or by so many points."""
    if goal is not None:
        return position.score() >= goal
    outcome = position.outcome()
    return outcome is not None and outcome.result is Result.WON


def turning(moves: Sequence[Move], proof: Line) -> Generator[int, Line, Turning]:
    """Look for the turning of a lost game of these moves, whose deal is won by those of the proof.

    Yields after how many moves a way is to be looked for, and takes it. What can be won only gets less: the
    moment is found by halving, and a way is followed as far as the game went along it.
    """
    won = _followed(moves, 0, proof)
    last = len(moves)  # a way from its very end is worth a question only where the game was given up
    lost = last + 1
    while lost - won.number > 1:
        middle = (won.number + lost) // 2
        if line := (yield middle):
            won = _followed(moves, middle, line)
        else:
            lost = middle
    return won


def _followed(moves: Sequence[Move], number: int, line: Line) -> Turning:
    """Return where a game leaves a way that it is on after so many moves."""
    while line and tuple(moves[number : number + 1]) == line[:1]:
        number, line = number + 1, line[1:]
    return Turning(number, line)
