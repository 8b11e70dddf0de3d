"""How a game ended, and why."""

from dataclasses import dataclass
from enum import StrEnum


class Result(StrEnum):
    """The ways in which the rules end a game; giving up is not one of them."""

    WON = "won"
    LOST = "lost"
    ENDED = "ended"
    """Over with a score, neither won nor lost."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game and its reason, a word of the game such as ``no-pair``."""

    result: Result
    reason: str
