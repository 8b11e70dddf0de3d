"""Lessons: the guided first game of each kind, one file a game in ``seeds/lessons``.

A file names the deal as the beginning of a record, and then the steps of the lesson. A step has a name, the
moves that show its idea, and what is optional: the places to mark, by default those of its first move, moves
that follow before the next step, so that a lesson can skip what it has shown, and another deal with which the
step begins. After the last step the lesson keeps the player's own move. The words are in ``bot/texts``: the
message ``GAME-lesson-NAME`` says what the step is about, ``GAME-lesson-NAME-why`` why another move does not
show it.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
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
    """The moves that follow before the next step; none after the last one."""
    deal: Record | None = None
    """The deal that the step begins; ``None`` if it goes on where the step before led."""

    def accepts(self, move: Move) -> bool:
        """Tell whether a legal move shows the idea."""
        return any(covers(pattern, move) for pattern in self.patterns)


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of a lesson. They are numbered from 0."""

    deal: Record
    """The deal of the first step, without moves."""
    steps: tuple[LessonStep, ...]

    def record_at(self, number: int) -> Record:
        """Return the record with which a step begins; after the last step, that of the lesson's own moves."""
        begun = max((at for at, step in enumerate(self.steps[: number + 1]) if step.deal), default=0)
        moves = (move for step in self.steps[begun:number] for move in (step.move, *step.then))
        return (self.steps[begun].deal or self.deal).then(*moves)

    def number_of(self, record: Record) -> int | None:
        """Return which step begins with a record; the number of steps at the end; ``None`` for another."""
        count = len(self.steps)
        found = next((number for number in range(count + 1) if self.record_at(number) == record), None)
        if found is None and record.moves:
            last = record.moves[-1]
            is_end = self.steps[-1].accepts(last) and record == self.record_at(count - 1).then(last)
            return count if is_end else None
        return found

    @property
    def deals(self) -> frozenset[int]:
        """The numbers of its deals."""
        return frozenset({self.deal.deal, *(step.deal.deal for step in self.steps if step.deal)})


@cache
def find_lesson(game: str) -> Lesson | None:
    """Return the lesson of a game; ``None`` if it has none."""
    file = files("seeds") / "lessons" / f"{game}.toml"
    return read_lesson(file.read_text("utf-8")) if file.is_file() else None


def read_lesson(text: str) -> Lesson:
    """Read a lesson; raise ``ValueError``, ``KeyError`` or ``RecordError`` for a faulty file."""
    content = tomllib.loads(text)
    lesson = Lesson(Record.read(content["deal"]), tuple(map(_read_step, content["steps"])))
    if lesson.steps[-1].then:
        raise ValueError("moves follow after the last step")
    return lesson


def _read_step(content: Mapping[str, Any]) -> LessonStep:
    moves = tuple(map(Move.read, content["moves"]))
    marks = tuple(content.get("marks", moves[0].places))
    then = tuple(map(Move.read, content.get("then", ())))
    deal = Record.read(content["deal"]) if "deal" in content else None
    return LessonStep(content["name"], moves[0], moves, marks, then, deal)
