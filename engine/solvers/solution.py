"""What a solver has found out about a position with all cards known."""

from dataclasses import dataclass
from enum import StrEnum

from engine.move import Move


class Verdict(StrEnum):
    """What is known of a position."""

    WON = "won"
    """It can be won: there is a line that does it."""
    UNWINNABLE = "unwinnable"
    """It cannot be won whatever is played: all that matters was looked at."""
    UNKNOWN = "unknown"
    """The budget ended before."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A verdict with the best line that was found."""

    verdict: Verdict
    line: tuple[Move, ...] = ()
    """Legal moves from the position to an end of the game, the best that was found; none where none was."""
    score: int | None = None
    """The game's own score at the end of the line; ``None`` without a line."""
    is_best: bool = False
    """Whether it is proved that nothing better is there: neither a win nor a better score."""
    positions: int = 0
    """How many were looked at: never more than the budget."""
