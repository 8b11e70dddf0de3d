"""A puzzle of the day: a certified deal, and what there is to reach in it."""

from dataclasses import dataclass
from datetime import date

from engine.record import Record


@dataclass(frozen=True, slots=True)
class Puzzle:
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
