"""A daily challenge: a certified deal with its difficulty, par and goal."""

from dataclasses import dataclass
from datetime import date
from typing import Self

from engine.record import Record

MISSING = "-"


@dataclass(frozen=True, slots=True)
class DailyChallenge:
    """The deal of a day."""

    number: int
    """From 1, the first day of the instance."""
    day: date
    record: Record
    """The deal before its first move."""
    difficulty: int
    """From 1, easy, to 5."""
    par: int | None = None
    """The best score found with all cards known, for games that have a par."""
    goal: int | None = None
    """The score from which the day counts as won, for games that are hardly ever won by their rules."""

    @property
    def text(self) -> str:
        """The challenge as it is stored, without its number and date."""
        known = (MISSING if value is None else str(value) for value in (self.par, self.goal))
        return " ".join((str(self.difficulty), *known, self.record.text))

    @classmethod
    def read(cls, number: int, day: date, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` or ``RecordError`` for anything else.

        It does not check whether the game's rules still are those of the record.
        """
        difficulty, par, goal, record = text.split(" ", 3)
        known = (None if value == MISSING else int(value) for value in (par, goal))
        return cls(number, day, Record.read(record), int(difficulty), *known)
