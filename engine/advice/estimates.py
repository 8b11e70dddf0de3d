"""Estimates of moves as far as the player can know: results in samples of deals that look like the board."""

from dataclasses import dataclass

from engine.cards import Detail
from engine.move import Move


@dataclass(frozen=True, slots=True)
class MoveEstimate:
    """A move with its results in samples of the hidden cards."""

    move: Move
    won: int
    """The number of samples that were won."""
    samples: int
    score: float
    """The mean of the final scores, in the game's own terms."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Advice for a board that uses nothing but the board."""

    estimates: tuple[MoveEstimate, ...]
    """The best move first; empty if there is no move."""
    reason: str = ""
    """Why the first move is advised: a word of the game, for the message ``GAME-hint-REASON``."""
    details: tuple[tuple[str, Detail], ...] = ()
    """The variables of that message, in addition to those of every move."""


@dataclass(frozen=True, slots=True)
class Playout:
    """The end of a deal that was played by a sound player who sees what players see."""

    is_won: bool
    score: int
    """In the game's own terms."""
