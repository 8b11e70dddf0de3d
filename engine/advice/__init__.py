"""Honest advice, one module per game: it is given only the board, so it cannot know hidden cards."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from engine.advice.estimates import STUCK, Advice, Playout
from engine.board import Board
from engine.game import Position
from engine.move import Move

USUAL_HINTS = 10
"""By default, this many hints take five seconds at most."""


@cache
def can_advise(game: str) -> bool:
    """Tell whether there is advice for a game: a module with its name is here."""
    return find_spec(f"{__name__}.{game}") is not None


@cache
def _adviser(game: str) -> ModuleType:
    if not can_advise(game):
        raise KeyError(game)
    return import_module(f"{__name__}.{game}")


def usual_samples(game: str) -> int:
    """Return the default number of samples."""
    samples: int = _adviser(game).SAMPLES
    return samples


def hints_at_once(game: str) -> int:
    """Return the number of consecutive hints that take five seconds at most."""
    return getattr(_adviser(game), "HINTS_AT_ONCE", USUAL_HINTS)


def open_lines(game: str) -> int:
    """Return the number of lines of a playout of an open game."""
    return getattr(_adviser(game), "OPEN_LINES", 1)


def advise(board: Board, samples: int | None = None, also: Move | None = None) -> Advice:
    """Estimate the moves of a board by samples of its hidden cards, by default the usual number.

    Equal boards get equal advice: the random seed depends only on the board. ``also`` is a legal move that is
    estimated in any case. Raises ``KeyError`` for a game without advice.
    """
    adviser = _adviser(board.game)
    if board.outcome is not None:
        return Advice(())
    found: Advice = adviser.advise(board, samples or adviser.SAMPLES, also)
    return found


def best_move(board: Board) -> Move | None:
    """Return the move that ``advise`` would name first; ``None`` if no way to win was found.

    Some games find it with far fewer estimates than a hint shows. Raises ``KeyError`` for a game without
    advice, and ``ValueError`` for the board of a game that has ended.
    """
    if board.outcome is not None:
        raise ValueError("the game has ended")
    adviser = _adviser(board.game)
    if hasattr(adviser, "best_move"):
        found: Move | None = adviser.best_move(board, adviser.SAMPLES)
        return found
    advice = advise(board)
    first = advice.estimates[0]
    return None if advice.reason == STUCK and not first.won else first.move


def play_out(position: Position, seed: int) -> Playout:
    """Play a position to its end as a sound player does who sees only the board.

    The seed decides between equally good moves. In an open game, where the player sees all cards, it is the
    best of a few lines, each by the player of the closed game with some random deviations: as few as make
    this player clearly better than that one, so that the certified deals are of all difficulties. A perfect
    player would find all of them equally easy. Raises ``KeyError`` for a game without advice.
    """
    played: Playout = _adviser(position.game).play_out(position, seed)
    return played
