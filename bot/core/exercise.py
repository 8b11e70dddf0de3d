"""Exercises: sessions that begin after the first moves of a record and have a goal.

Lessons, second tries and puzzles are exercises. They count in no statistics of games, daily streak or
ranking.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from engine.puzzles.goal import Goal

FIELDS = 5
"""The fields of lessons and second tries; puzzles have two more."""
NONE = "-"
"""Stands for a goal that is no number, and for an empty id or list."""
SEPARATOR = ","


class ExerciseKind(StrEnum):
    """The kinds of exercises; the value is stored."""

    LESSON = "lesson"
    SECOND_TRY = "retry"
    PUZZLE = "puzzle"
    """A first attempt at a puzzle, which is rated."""
    PUZZLE_STREAK = "streak"
    """An attempt in a streak of puzzles; a first one is rated, too."""
    PUZZLE_PRACTICE = "practice"
    """A further attempt at a puzzle, which counts nowhere."""


COUNTED_PUZZLES = frozenset({ExerciseKind.PUZZLE, ExerciseKind.PUZZLE_STREAK})
PUZZLES = COUNTED_PUZZLES | {ExerciseKind.PUZZLE_PRACTICE}


@dataclass(frozen=True, slots=True)
class Exercise:
    """What makes a session an exercise."""

    kind: ExerciseKind
    base: int = 0
    """The number of moves that the record begins with: none of them can be undone."""
    goal: int | None = None
    """The score to reach, in the game's own terms; ``None`` for a win."""
    source: str = ""
    """The id of the player's finished game from which it comes, or the number of the puzzle; empty for a
    lesson."""
    reached: int = 0
    """The number of steps of a lesson that have been done, also if the player went back since."""
    target: Goal | None = None
    """What to reach in a puzzle; ``None`` in other exercises."""
    wanted: tuple[str, ...] = ()
    """The words with which the player asked for a puzzle, such as a game: the next one is asked for with
    them, too."""

    def after_step(self, number: int) -> Self:
        """Return the exercise after the first ``number`` steps of a lesson."""
        return replace(self, reached=max(self.reached, number))

    @property
    def text(self) -> str:
        """The stored form."""
        goal = NONE if self.goal is None else str(self.goal)
        own = f"{self.kind} {self.base} {goal} {self.source or NONE} {self.reached}"
        if self.target is None:
            return own
        return f"{own} {self.target.text} {SEPARATOR.join(self.wanted) or NONE}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        words = text.split(" ")
        if len(words) < FIELDS:
            raise ValueError(f"not an exercise: {text[:60]!r}")
        kind, base, goal, source, reached = words[:FIELDS]
        target, wanted = (*words[FIELDS:], NONE, NONE)[:2]
        if (target == NONE) is (kind in PUZZLES):
            raise ValueError(f"a puzzle has a target, and nothing else does: {text[:60]!r}")
        if int(base) < 0 or int(reached) < 0:
            raise ValueError(f"not an exercise: {text[:60]!r}")
        return cls(
            ExerciseKind(kind),
            int(base),
            None if goal == NONE else int(goal),
            "" if source == NONE else source,
            int(reached),
            None if target == NONE else Goal.read(target),
            () if wanted == NONE else tuple(wanted.split(SEPARATOR)),
        )
