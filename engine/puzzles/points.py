"""Whether the last cards of Blink can all be placed with the points that a puzzle asks for."""

from engine.advice.judge import Judgement
from engine.game import Position
from engine.games.blink import BlinkPosition
from engine.puzzles.goal import Goal
from engine.solvers.blink import place_all

CHEAPER = 2
"""A position of this search takes less than half the time of one of the solver."""


def points_line(position: Position, goal: Goal, budget: int) -> Judgement:
    """Search a way to place all cards with the points of a goal within a budget of the solver's positions.

    ``WON`` with the line, ``UNWINNABLE`` if it is proved that there is none, else ``UNKNOWN``. Raises
    ``TypeError`` for another game than Blink.
    """
    if not isinstance(position, BlinkPosition):
        raise TypeError(f"{position.game} has no goals of points with every card placed")
    found = place_all(position, goal.count, CHEAPER * budget)
    return Judgement(found.verdict, found.line, found.score)
