"""Lessons: the guided first game of each kind, one file a game in ``seeds/lessons``.

A file names the deal as the beginning of a record, and then the steps of the lesson. A step has a name, the
moves that show its idea, and what is optional: the places to mark, by default those of its first move, and
moves that follow before the next step, so that a lesson can skip what it has shown. The words are in
``bot/texts``: the message ``GAME-lesson-NAME`` says what the step is about, ``GAME-lesson-NAME-why`` why
another move does not show it.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import Any

from engine.move import Move
from engine.record import Record

ANY = "any"
"""The last word of a pattern: any legal move that begins with the words before it."""


def covers(pattern: Move, move: Move) -> bool:
    """Tell whether a move is a pattern, or one of those that begin like it if it ends with ``ANY``."""
    *start, last = (pattern.verb, *pattern.places)
    return [move.verb, *move.places][: len(start)] == start if last == ANY else move == pattern


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea, and the moves that show it."""

    name: str
    move: Move
    """The move that the lesson's own record makes here."""
    patterns: tuple[Move, ...]
    """All moves that show the idea."""
    marks: tuple[str, ...]
    """The places of the board that the step is about."""
    then: tuple[Move, ...] = ()
    """The moves that follow before the next step."""

    def accepts(self, move: Move) -> bool:
        """Tell whether a legal move shows the idea."""
        return any(covers(pattern, move) for pattern in self.patterns)


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of a lesson on one deal. They are numbered from 0."""

    deal: Record
    """Without moves."""
    steps: tuple[LessonStep, ...]

    @property
    def starts(self) -> tuple[int, ...]:
        """The number of moves before each step, and before the end of the lesson."""
        return tuple(accumulate((1 + len(step.then) for step in self.steps), initial=0))

    def record_at(self, number: int) -> Record:
        """Return the record with which a step begins, or after the last step the whole one."""
        moves = (move for step in self.steps[:number] for move in (step.move, *step.then))
        return self.deal.then(*moves)

    def number_of(self, record: Record) -> int | None:
        """Return which step begins with a record; the number of steps at the end; ``None`` for another."""
        count = len(record.moves)
        number = self.starts.index(count) if count in self.starts else None
        return number if number is not None and self.record_at(number) == record else None


@cache
def find_lesson(game: str) -> Lesson | None:
    """Return the lesson of a game; ``None`` if it has none."""
    file = files("seeds") / "lessons" / f"{game}.toml"
    return read_lesson(file.read_text("utf-8")) if file.is_file() else None


def read_lesson(text: str) -> Lesson:
    """Read a lesson; raise ``ValueError``, ``KeyError`` or ``RecordError`` for a faulty file."""
    content = tomllib.loads(text)
    return Lesson(Record.read(content["deal"]), tuple(map(_read_step, content["steps"])))


def _read_step(content: Mapping[str, Any]) -> LessonStep:
    moves = tuple(map(Move.read, content["moves"]))
    marks = tuple(content.get("marks", moves[0].places))
    return LessonStep(content["name"], moves[0], moves, marks, tuple(map(Move.read, content.get("then", ()))))
