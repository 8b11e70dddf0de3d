"""Estimates of moves as far as the player can know: results in samples of deals that look like the board."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from operator import attrgetter

from engine.board import Board
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


BY_WINS = attrgetter("won", "score")
"""Sort key of estimates: the more often a move wins, and then the higher its score, the greater."""
STUCK = "stuck"
"""The reason of advice where no move is found that leads anywhere."""
UNWINNABLE = "unwinnable"
"""The reason of advice where it is proved, from what the player sees, that no move wins."""
NO_WAY = frozenset({STUCK, UNWINNABLE})
"""Reasons for which no move is advised."""


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
    """The end of a deal that was played by a sound player who sees what players see: in an open game, all."""

    is_won: bool
    score: int
    """In the game's own terms."""


def best_playout(
    play: Callable[[int], Playout],
    lines: int,
    seed: int,
    *,
    best: int | None = None,
    is_low_best: bool = False,
) -> Playout:
    """Play some lines of an open game, each with a seed of its own, and return the best of them.

    A win is better than a loss, then the score decides. No line is tried after a win with the score ``best``.
    """
    found: list[Playout] = []
    for line in range(lines):
        found.append(play(lines * seed + line))
        if found[-1].is_won and found[-1].score == best:
            break
    return max(found, key=lambda one: (one.is_won, -one.score if is_low_best else one.score))


def seed_of(board: Board) -> int:
    """Return a seed of samples that is the same for equal boards; the clock does not change it."""
    piles = " ".join(
        f"{pile.name}:{','.join(card.code if card else '?' for card in pile.cards)}" for pile in board.piles
    )
    return int.from_bytes(blake2b(f"{board.game} {piles}".encode(), digest_size=7).digest())
