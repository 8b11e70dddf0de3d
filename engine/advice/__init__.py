"""Honest advice, one module per game: it is given only the board, so it cannot know hidden cards.

The other modules are about all games: reviews, verdicts and what else is known of moves.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from engine.advice.estimates import NO_WAY, Advice, Playout
from engine.board import Board
from engine.declarations import Declarations
from engine.game import P, Position
from engine.games import module_names
from engine.move import Move


@dataclass(frozen=True, slots=True)
class Adviser(Generic[P]):
    """``ADVISER`` of ``engine/advice/GAME.py``."""

    advise: Callable[[Board, int, Move | None], Advice]
    """Estimates the moves of a board by a number of samples; a move that is named is among them."""
    play_out: Callable[[P, int], Playout]
    """Plays a position to its end as a sound player does, with a seed."""
    samples: int
    """The default number of samples."""
    reasons: tuple[str, ...]
    """Why a move may be advised: words for the messages ``GAME-hint-REASON``."""
    hints_at_once: int = 10
    """The number of consecutive hints that take five seconds at most."""
    open_lines: int = 1
    """The number of lines of a playout of an open game."""
    best_move: Callable[[Board, int], Move | None] | None = None
    """Finds the move that ``advise`` would name first with far fewer estimates; ``None`` without such."""


ADVISERS: Declarations[Adviser[Position]] = Declarations(__name__, "ADVISER", Adviser)


def can_advise(game: str) -> bool:
    """Tell whether there is advice for a game."""
    return ADVISERS.find(*module_names(game)) is not None


def find_adviser(game: str) -> Adviser[Position]:
    """Return the adviser of a game; raise ``KeyError`` if there is none."""
    return ADVISERS.require(*module_names(game))


def advise(board: Board, samples: int | None = None, also: Move | None = None) -> Advice:
    """Estimate the moves of a board by samples of its hidden cards, by default the usual number.

    Equal boards get equal advice: the random seed depends only on the board. ``also`` is a legal move that is
    estimated in any case. Raises ``KeyError`` for a game without advice.
    """
    adviser = find_adviser(board.game)
    if board.outcome is not None:
        return Advice(())
    return adviser.advise(board, samples or adviser.samples, also)


def best_move(board: Board) -> Move | None:
    """Return the move that ``advise`` would name first; ``None`` if no way to win was found.

    Some games find it with far fewer estimates than a hint shows. Raises ``KeyError`` for a game without
    advice, and ``ValueError`` for the board of a game that has ended.
    """
    if board.outcome is not None:
        raise ValueError("the game has ended")
    adviser = find_adviser(board.game)
    if adviser.best_move:
        return adviser.best_move(board, adviser.samples)
    advice = advise(board)
    first = advice.estimates[0]
    return None if advice.reason in NO_WAY and not first.won else first.move


def play_out(position: Position, seed: int) -> Playout:
    """Play a position to its end as a sound player does who sees only the board.

    The seed decides between equally good moves. In an open game, where the player sees all cards, it is the
    best of a few lines, each by the player of the closed game with some random deviations: as few as make
    this player clearly better than that one, so that the certified deals are of all difficulties. A perfect
    player would find all of them equally easy. Raises ``KeyError`` for a game without advice.
    """
    return find_adviser(position.game).play_out(position, seed)
