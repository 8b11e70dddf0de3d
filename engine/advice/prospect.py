"""What a move promises, as far as the player can know: shares of the deals that look like the board."""

from dataclasses import dataclass

from engine.cards import Detail
from engine.move import Move


@dataclass(frozen=True, slots=True)
class Prospect:
    """A move, and what came of it in samples of the hidden cards."""

    move: Move
    won: int
    """Of so many samples so many were won."""
    samples: int
    score: float
    """The mean of the scores at the end, in the game's own terms."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What can be said of a board's moves by one who sees nothing but the board."""

    prospects: tuple[Prospect, ...]
    """The moves that were looked at, the best first; none where there is no move."""
    reason: str = ""
    """Why the first is proposed: a word of the game, said by the message ``GAME-hint-REASON``."""
    details: tuple[tuple[str, Detail], ...] = ()
    """What that sentence is made with, beside what is said of every move."""


@dataclass(frozen=True, slots=True)
class Playout:
    """How a deal ended when it was played out by a sound player who sees what players see."""

    is_won: bool
    score: int
    """In the game's own terms."""
