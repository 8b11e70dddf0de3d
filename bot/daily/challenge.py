"""A puzzle of the day: a certified deal, and what there is to reach in it."""

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
    """The best score that was found with all cards known, where the game has such."""
    goal: int | None = None
    """The score from which the day counts as won, where hardly any game is won by the rules."""

    @property
    def text(self) -> str:
        """The puzzle as it is kept, without its number and date."""
        known = (MISSING if value is None else str(value) for value in (self.par, self.goal))
        return " ".join((str(self.difficulty), *known, self.record.text))

    @classmethod
    def read(cls, number: int, day: date, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` or ``RecordError`` for anything else.

        Whether its game can still be played by today's rules is found out by dealing it.
        """
        difficulty, par, goal, record = text.split(" ", 3)
        known = (None if value == MISSING else int(value) for value in (par, goal))
        return cls(number, day, Record.read(record), int(difficulty), *known)
