"""The solvers, one file a game: what can be reached from a position with all cards known."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from engine.game import Position
from engine.outcome import Result
from engine.solvers.solution import Solution, Verdict

Solver: TypeAlias = Callable[[Position, int], Solution]


@cache
def _solver(game: str) -> Solver | None:
    """Return what the module of that name calls ``solve``: a game has a solver because its file is here."""
    name = f"{__name__}.{game}"
    return None if find_spec(name) is None else import_module(name).solve


def can_solve(game: str) -> bool:
    """Tell whether there is a solver for a game."""
    return _solver(game) is not None


def usual_budget(game: str) -> int:
    """Return how many positions are looked at where nothing else is asked for: about a second's, compiled."""
    budget: int = import_module(f"{__name__}.{game}").BUDGET
    return budget


def solve(position: Position, budget: int) -> Solution:
    """Find out what can be reached, looking at no more positions than ``budget``.

    The same position and budget give the same solution, always and everywhere. A game that is over is
    solved as it is. Raises ``KeyError`` for a game without a solver.
    """
    board = position.board()
    outcome = position.outcome()
    if outcome is not None:
        verdict = Verdict.WON if outcome.result is Result.WON else Verdict.UNWINNABLE
        return Solution(verdict, (), position.score(), is_best=True)
    solver = _solver(board.game)
    if solver is None:
        raise KeyError(board.game)
    if budget <= 0:
        return Solution(Verdict.UNKNOWN)
    return solver(position, budget)
