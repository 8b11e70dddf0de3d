"""The result of a solver for a position with all cards known."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.move import Move

Line: TypeAlias = tuple[Move, ...]


class Verdict(StrEnum):
    """What is known about a position."""

    WON = "won"
    """A winning line was found."""
    UNWINNABLE = "unwinnable"
    """It is proved that no line wins."""
    UNKNOWN = "unknown"
    """The budget ran out first."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A verdict with the best line that was found."""

    verdict: Verdict
    line: Line = ()
    """Legal moves from the position to an end of the game; empty if no line was found."""
    score: int | None = None
    """The game's own score at the end of the line; ``None`` without a line."""
    is_best: bool = False
    """Whether it is proved that no line is better, neither by a win nor by its score."""
    positions: int = 0
    """The number of positions searched: never more than the budget."""
