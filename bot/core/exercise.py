"""Exercises: sessions that begin after the first moves of a record and have a goal.

Lessons, second tries and puzzles are exercises. They count in no statistics of games, daily streak or
ranking.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from engine.goal import WIN_TEXT, Goal

FIELDS = 5
"""The fields of lessons and second tries; puzzles have two more."""
NONE = "-"
"""Stands for an empty id or list."""
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
    goal: Goal | None = None
    """What to reach: in a second try a win or a score, in a puzzle its goal; ``None`` in a lesson."""
    source: str = ""
    """The id of the player's finished game from which it comes, or the number of the puzzle; empty for a
    lesson."""
    reached: int = 0
    """The number of steps of a lesson that have been done, also if the player went back since."""
    wanted: tuple[str, ...] = ()
    """The words with which the player asked for a puzzle, such as a game: the next one is asked for with
    them, too."""
    lost: int = 0
    """The number of the player's move that lost the goal of a puzzle, which ended it; 0 if none did."""

    def after_step(self, number: int) -> Self:
        """Return the exercise after the first ``number`` steps of a lesson."""
        return replace(self, reached=max(self.reached, number))

    @property
    def text(self) -> str:
        """The stored form: a puzzle has another number, and its goal after the other fields."""
        goal = self.goal.text if self.goal else WIN_TEXT
        if self.kind not in PUZZLES:
            return f"{self.kind} {self.base} {goal} {self.source or NONE} {self.reached}"
        wanted = SEPARATOR.join(self.wanted) or NONE
        return f"{self.kind} {self.base} {NONE} {self.source or NONE} {self.lost} {goal} {wanted}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        words = text.split(" ")
        if len(words) < FIELDS:
            raise ValueError(f"not an exercise: {text[:60]!r}")
        kind, base, goal, source, number = words[:FIELDS]
        of_puzzle, wanted = (*words[FIELDS:], NONE, NONE)[:2]
        if (of_puzzle == NONE) is (kind in PUZZLES):
            raise ValueError(f"only a puzzle has a goal there: {text[:60]!r}")
        if int(base) < 0 or int(number) < 0:
            raise ValueError(f"not an exercise: {text[:60]!r}")
        reached, lost = (0, int(number)) if kind in PUZZLES else (int(number), 0)
        return cls(
            ExerciseKind(kind),
            int(base),
            None if kind == ExerciseKind.LESSON else Goal.read(of_puzzle if kind in PUZZLES else goal),
            "" if source == NONE else source,
            reached,
            () if wanted == NONE else tuple(wanted.split(SEPARATOR)),
            lost,
        )
