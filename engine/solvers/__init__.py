"""The solvers, one module per game: the best line from a position with all cards known."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from engine.game import Position
from engine.move import Move
from engine.outcome import Result
from engine.solvers.solution import Solution, Verdict

Solver: TypeAlias = Callable[[Position, int], Solution]
Improver: TypeAlias = Callable[[Position, tuple[Move, ...], int], tuple[Move, ...]]


@cache
def _solver(game: str) -> Solver | None:
    """Return the function ``solve`` of the module with the game's name; ``None`` if there is none."""
    name = f"{__name__}.{game}"
    return None if find_spec(name) is None else import_module(name).solve


def can_solve(game: str) -> bool:
    """Tell whether there is a solver for a game."""
    return _solver(game) is not None


def usual_budget(game: str) -> int:
    """Return the default number of positions: about a second's work with compiled searches."""
    budget: int = import_module(f"{__name__}.{game}").BUDGET
    return budget


def quick_budget(game: str) -> int:
    """Return the number of positions for an answer within half a second, also on a busy machine."""
    module = import_module(f"{__name__}.{game}")
    budget: int = getattr(module, "QUICK_BUDGET", module.BUDGET)
    return budget


def upper_bound(position: Position) -> int | None:
    """Return a proved upper bound of the score from a position; ``None`` for a game whose solver has none."""
    module = import_module(f"{__name__}.{position.game}")
    bound: int | None = module.upper_bound(position) if hasattr(module, "upper_bound") else None
    return bound


def solve(position: Position, budget: int) -> Solution:
    """Search the best line from a position, within a budget of positions.

    The same position and budget give the same solution on every machine. The solution of a finished game is
    its result. Raises ``KeyError`` for a game without a solver.
    """
    outcome = position.outcome()
    if outcome is not None:
        verdict = Verdict.WON if outcome.result is Result.WON else Verdict.UNWINNABLE
        return Solution(verdict, (), position.score(), is_best=True)
    solver = _solver(position.game)
    if solver is None:
        raise KeyError(position.game)
    if budget <= 0:
        return Solution(Verdict.UNKNOWN)
    return solver(position, budget)


def improve(position: Position, line: tuple[Move, ...], effort: int) -> tuple[Move, ...]:
    """Return a better line from a deal than a given one, or that one if some more searches find none.

    ``effort`` is their number. Without a function ``improve`` in the game's solver, the line stays. The same
    input gives the same line on every machine.
    """
    improver: Improver | None = getattr(import_module(f"{__name__}.{position.game}"), "improve", None)
    return improver(position, line, effort) if improver else line
