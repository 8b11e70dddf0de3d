"""The steps of a game that is gone through again, and which of them words on a button or typed ones mean."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.loaded_game import LoadedGame
from engine.game import Position
from engine.move import Move

FIRST, LAST = "first", "last"
BEFORE, AFTER = "before", "after"
"""Begin the words that mean the step next to another one; beyond either end is the other end."""

FILM = "film"
"""The word for no step, but the whole of the game."""

MOST_DIGITS = 5
"""Digits of a number that are read: no game has more moves."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A game after so many of its moves: what it had come to then, and by what."""

    number: int
    """How many moves had been made; 0 for the deal."""
    count: int
    """How many moves there are in all."""
    position: Position
    before: Position
    """The position in which the move was made; of the deal, the deal itself."""
    move: Move | None
    """The move that led here; ``None`` for the deal."""


def step_of(loaded: LoadedGame, number: int) -> ReplayStep:
    """Return a game after so many of its moves, 0 to all of them.

    A record knows nothing of time: before its end the game is as its record gives it.
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
    """Return the number of the step that is meant, of those from first to last; ``None`` for all of them.

    A number beyond the end is the end; words that say nothing mean all.
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
    """Return the moment of a game that words begin with; ``None`` where they begin otherwise."""
    return _clamped_number(words[0], 0, last) if words and words[0].isdecimal() else None


def is_beyond(words: Sequence[str], count: int) -> bool:
    """Tell whether words are the number of a move that a game of ``count`` moves does not have."""
    number = words[0] if words else ""
    return number.isdecimal() and int(number[:MOST_DIGITS]) > count


def read_page(words: Sequence[str]) -> int:
    """Return the page of the board in words that is meant behind the number of a step."""
    page = words[1] if len(words) > 1 and words[0].isdecimal() else ""
    return int(page[:MOST_DIGITS]) if page.isdecimal() else 1


def _clamped_number(digits: str, first: int, last: int) -> int:
    return min(max(int(digits[:MOST_DIGITS]), first), last)
