"""How far a game of the daily five is on the way to its goal."""

from dataclasses import dataclass
from datetime import date

from engine.goal import Goal, GoalState

FIVE = 5
"""How many games the daily five are."""


@dataclass(frozen=True, slots=True)
class FiveStanding:
    """The goal of one of the daily five, and where its player stands."""

    number: int
    """The number of its day."""
    day: date
    goal: Goal
    """What is to be reached from the start of the deal."""
    state: GoalState
    """Whether it is reached; missed if too many moves are made, or the game is over without it."""
    is_on: bool = False
    """Whether its day has not ended, so that others still play the same deal."""
    solved: int | None = None
    """How many of the five of its day the player has solved, with this one; ``None`` if that is not known."""
    is_new: bool = False
    """Whether the goal is reached for the first time, by the move that is answered."""
