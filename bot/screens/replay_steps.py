"""The steps of a replay, and how the words of a button or a typed line name them."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.loaded_game import LoadedGame
from engine.game import Position
from engine.move import Move

FIRST, LAST = "first", "last"
BEFORE, AFTER = "before", "after"
"""Begin the words for the step before or after another one; after the last comes the first."""

FILM = "film"
"""The word for the animation of the whole game."""

MOST_DIGITS = 5
"""Digits of a number that are read: no game has more moves."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A game after some of its moves: the position, and the move that led to it."""

    number: int
    """How many moves had been made; 0 for the deal."""
    count: int
    """How many moves the game has."""
    position: Position
    before: Position
    """The position before the move; for the deal, the deal itself."""
    move: Move | None
    """The move that led to the position; ``None`` for the deal."""


def step_of(loaded: LoadedGame, number: int) -> ReplayStep:
    """Return a game after its first ``number`` moves.

    Only the last position has the time on its clock: records have no times.
    """
    record = loaded.session.record
    count = len(record.moves)
    if number == 0:
        start = record.start()
        return ReplayStep(0, count, start, start, None)
    *_, before, after = record.first(number).positions()
    position = loaded.position if number == count else after
    return ReplayStep(number, count, position, before, record.moves[number - 1])


def read_step(words: Sequence[str], first: int, last: int) -> int | None:
    """Return the number of the step that words name, from ``first`` to ``last``; ``None`` for the whole game.

    A number beyond the end means the last step; unknown words mean the whole game.
    """
    match words:
        case (word, *_) if word.lower() == FIRST:
            return first
        case (word, *_) if word.lower() == LAST:
            return last
        case (word, number, *_) if word in (BEFORE, AFTER) and number.isdecimal():
            following = _clamped_number(number, first, last) + (1 if word == AFTER else -1)
            return (following - first) % (last - first + 1) + first
        case (number, *_) if number.isdecimal():
            return _clamped_number(number, first, last)
    return None


def read_move_number(words: Sequence[str], last: int) -> int | None:
    """Return the number of moves that words begin with; ``None`` if they begin otherwise."""
    return _clamped_number(words[0], 0, last) if words and words[0].isdecimal() else None


def is_beyond(words: Sequence[str], count: int) -> bool:
    """Return whether words begin with a number greater than ``count``."""
    number = words[0] if words else ""
    return number.isdecimal() and int(number[:MOST_DIGITS]) > count


def read_page(words: Sequence[str]) -> int:
    """Return the page of a board in words, which follows the number of a step; 1 by default."""
    page = words[1] if len(words) > 1 and words[0].isdecimal() else ""
    return int(page[:MOST_DIGITS]) if page.isdecimal() else 1


def _clamped_number(digits: str, first: int, last: int) -> int:
    return min(max(int(digits[:MOST_DIGITS]), first), last)
