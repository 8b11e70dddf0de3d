"""One move of the solution of a puzzle, with what else could be done there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from engine.game import P
from engine.move import Move

FEWEST_CHOICES, MOST_KEPT = 3, 3
"""A move is a decision if there are that many choices, and at most one in that many keeps the goal."""
TIMES = 2
"""How often something makes a theme that happens once in nearly every puzzle."""


@dataclass(frozen=True, slots=True)
class Step(Generic[P]):
    """A move of a solution."""

    position: P
    """Before the move."""
    move: Move
    choices: tuple[Move, ...]
    """The legal moves that count: without those that are no choice, such as ending a game early."""
    keeping: tuple[Move, ...]
    """The legal moves that keep the goal in reach."""
    obvious: tuple[Move, ...] = ()
    """What the sound player may do there."""

    @property
    def after(self) -> P:
        """The position after the move."""
        return self.position.after(self.move)

    @property
    def losing(self) -> tuple[Move, ...]:
        """The choices after which the goal is out of reach."""
        return tuple(move for move in self.choices if move not in self.keeping)

    @property
    def right(self) -> tuple[Move, ...]:
        """The choices that keep the goal in reach."""
        return tuple(move for move in self.keeping if move in self.choices)

    @property
    def is_decision(self) -> bool:
        """Whether few of several choices keep the goal in reach."""
        return is_decision(len(self.choices), len(self.right))

    def forbids(self, is_such: Callable[[Move], bool]) -> bool:
        """Tell whether some choices are such moves, and none of these keeps the goal in reach."""
        return any(map(is_such, self.losing)) and not any(map(is_such, self.keeping))

    @property
    def is_obvious_wrong(self) -> bool:
        """Whether nothing that the sound player may do keeps the goal in reach."""
        return not set(self.obvious) & set(self.keeping)


def is_decision(choices: int, kept: int) -> bool:
    """Tell whether few of several choices keep the goal in reach."""
    return choices >= FEWEST_CHOICES and MOST_KEPT * kept <= choices


def decisions(steps: Sequence[Step[P]]) -> tuple[Step[P], ...]:
    """Return the steps that are decisions."""
    return tuple(step for step in steps if step.is_decision)
