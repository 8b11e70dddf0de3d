"""Honest advice, one file a game: made from the board alone, so it cannot know what players cannot."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from engine.advice.prospect import Advice, Playout
from engine.board import Board
from engine.game import Position
from engine.move import Move

USUAL_HINTS = 10
"""Where an adviser does not say otherwise, so many hints take five seconds at most."""


@cache
def _adviser(game: str) -> ModuleType | None:
    name = f"{__name__}.{game}"
    return None if find_spec(name) is None else import_module(name)


def can_advise(game: str) -> bool:
    """Tell whether there is advice for a game: there is where its file is here."""
    return _adviser(game) is not None


def usual_samples(game: str) -> int:
    """Return how many samples are looked at where nothing else is asked for."""
    adviser = _adviser(game)
    if adviser is None:
        raise KeyError(game)
    samples: int = adviser.SAMPLES
    return samples


def hints_at_once(game: str) -> int:
    """Return how many hints may be asked for one after the other, in five seconds at most."""
    return getattr(_adviser(game), "HINTS_AT_ONCE", USUAL_HINTS)


def advise(board: Board, samples: int | None = None, also: Move | None = None) -> Advice:
    """Return what the moves of a board promise, by so many samples of its hidden cards, or as many as usual.

    Equal boards get equal advice: chance follows from the board. ``also`` is a legal move that is to be
    among those that are looked at, whatever is thought of it. Raises ``KeyError`` for a game without advice.
    """
    adviser = _adviser(board.game)
    if adviser is None:
        raise KeyError(board.game)
    if board.outcome is not None:
        return Advice(())
    found: Advice = adviser.advise(board, samples or adviser.SAMPLES, also)
    return found


def play_out(position: Position, seed: int) -> Playout:
    """Play a position to its end as a sound player does who sees no more than the board.

    Where several moves seem as good, the seed decides. Raises ``KeyError`` for a game without advice.
    """
    game = position.board().game
    adviser = _adviser(game)
    if adviser is None:
        raise KeyError(game)
    played: Playout = adviser.play_out(position, seed)
    return played
