"""The solvers, one module per game: the best line from a position with all cards known."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from engine.declarations import Declarations
from engine.game import P, Position
from engine.games import module_names
from engine.move import Move
from engine.solvers.solution import Solution, Verdict


@dataclass(frozen=True, slots=True)
class Solver(Generic[P]):
    """``SOLVER`` of ``engine/solvers/GAME.py``. The same input gives the same answer on every machine."""

    solve: Callable[[P, int], Solution]
    """Searches the best line from a position of a game that goes on, within a budget of positions."""
    budget: int
    """The default number of positions: about a second's work with compiled searches."""
    quick_budget: int | None = None
    """Positions for an answer within half a second, also on a busy machine; ``None`` if these are as many."""
    improve: Callable[[P, tuple[Move, ...], int], tuple[Move, ...]] | None = None
    """Returns a better line from a deal than a given one, by a number of searches; ``None`` without such."""
    upper_bound: Callable[[P], int] | None = None
    """Returns a proved upper bound of the score from a position; ``None`` without such."""


SOLVERS: Declarations[Solver[Position]] = Declarations(__name__, "SOLVER", Solver)


def can_solve(game: str) -> bool:
    """Tell whether there is a solver for a game."""
    return SOLVERS.find(*module_names(game)) is not None


def find_solver(game: str) -> Solver[Position]:
    """Return the solver of a game; raise ``KeyError`` if there is none."""
    return SOLVERS.require(*module_names(game))


def usual_budget(game: str) -> int:
    """Return the default number of positions: about a second's work with compiled searches."""
    return find_solver(game).budget


def quick_budget(game: str) -> int:
    """Return the number of positions for an answer within half a second, also on a busy machine."""
    solver = find_solver(game)
    return solver.budget if solver.quick_budget is None else solver.quick_budget


def upper_bound(position: Position) -> int | None:
    """Return a proved upper bound of the score from a position; ``None`` for a game whose solver has none."""
    bound = find_solver(position.game).upper_bound
    return bound(position) if bound else None


def solve(position: Position, budget: int) -> Solution:
    """Search the best line from a position, within a budget of positions.

    The same position and budget give the same solution on every machine. The solution of a finished game is
    its result. Raises ``KeyError`` for a game without a solver.
    """
    if position.outcome() is not None:
        verdict = Verdict.WON if position.is_won() else Verdict.UNWINNABLE
        return Solution(verdict, (), position.score(), is_best=True)
    solver = find_solver(position.game)
    return solver.solve(position, budget) if budget > 0 else Solution(Verdict.UNKNOWN)


def improve(position: Position, line: tuple[Move, ...], effort: int) -> tuple[Move, ...]:
    """Return a better line from a deal than a given one, or that one if some more searches find none.

    ``effort`` is their number. If the game's solver improves no lines, the line stays. The same input gives
    the same line on every machine.
    """
    improver = find_solver(position.game).improve
    return improver(position, line, effort) if improver else line
