"""Exercises: sessions that begin after the first moves of a record and have a goal.

Lessons and second tries are exercises. They count in no statistics, streak or ranking.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

FIELDS = 5
NONE = "-"
"""Stands for a goal that is no number, and for an empty id."""


class ExerciseKind(StrEnum):
    """The kinds of exercises; the value is stored."""

    LESSON = "lesson"
    SECOND_TRY = "retry"


@dataclass(frozen=True, slots=True)
class Exercise:
    """What makes a session an exercise."""

    kind: ExerciseKind
    base: int = 0
    """The number of moves that the record begins with: none of them can be undone."""
    goal: int | None = None
    """The score to reach, in the game's own terms; ``None`` for a win."""
    source: str = ""
    """The id of the player's finished game from which it comes; empty for a lesson."""
    reached: int = 0
    """The number of steps of a lesson that have been done, also if the player went back since."""

    def after_step(self, number: int) -> Self:
        """Return the exercise after the first ``number`` steps of a lesson."""
        return replace(self, reached=max(self.reached, number))

    @property
    def text(self) -> str:
        """The stored form."""
        goal = NONE if self.goal is None else str(self.goal)
        return f"{self.kind} {self.base} {goal} {self.source or NONE} {self.reached}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        words = text.split(" ")
        if len(words) < FIELDS:
            raise ValueError(f"not an exercise: {text[:60]!r}")
        kind, base, goal, source, reached = words[:FIELDS]
        if int(base) < 0 or int(reached) < 0:
            raise ValueError(f"not an exercise: {text[:60]!r}")
        return cls(
            ExerciseKind(kind),
            int(base),
            None if goal == NONE else int(goal),
            "" if source == NONE else source,
            int(reached),
        )
