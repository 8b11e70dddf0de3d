"""Compact text of moves: each is its index among the legal moves of its position.

An index is a variable-length number: digits of five bits, the lowest first, each one of 64 letters; 32 is
added to every digit except the last. Most moves take one letter; one of the 1,024 exchanges of
Follow-the-Suit takes two.
"""

from collections.abc import Collection, Iterable, Iterator

from engine.game import Position
from engine.move import Move

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
VALUES = {letter: value for value, letter in enumerate(LETTERS)}
BITS = 5
MORE = 1 << BITS


class CodingError(ValueError):
    """The text is not a line of play from that position."""


def write_moves(position: Position, moves: Iterable[Move]) -> str:
    """Return the text of legal moves from a position; raise ``CodingError`` if one is illegal."""
    written = []
    for move in moves:
        legal = position.legal_moves()
        if move not in legal:
            raise CodingError(f"{move.text!r} is not legal there")
        written.append(_digits(legal.index(move)))
        position = position.after(move)
    return "".join(written)


def read_moves(position: Position, written: str) -> Iterator[tuple[Move, Position]]:
    """Yield each move that ``write_moves`` wrote and the position after it; raise ``CodingError``."""
    for place in _places(written):
        legal = position.legal_moves()
        if place >= len(legal):
            raise CodingError(f"there are {len(legal)} moves, and none is number {place}")
        move = legal[place]
        position = position.after(move)
        yield move, position


def write_choices(position: Position, moves: Collection[Move]) -> str:
    """Return the text of some of the legal moves of a position; raise ``CodingError`` if one is illegal."""
    legal = position.legal_moves()
    if illegal := [move.text for move in moves if move not in legal]:
        raise CodingError(f"{illegal[0]!r} is not legal there")
    return "".join(_digits(place) for place, move in enumerate(legal) if move in moves)


def read_choices(position: Position, written: str) -> tuple[Move, ...]:
    """Return the legal moves that ``write_choices`` wrote; raise ``CodingError``."""
    legal = position.legal_moves()
    places = tuple(_places(written))
    if places and max(places) >= len(legal):
        raise CodingError(f"there are {len(legal)} moves, and none is number {max(places)}")
    return tuple(legal[place] for place in places)


def _digits(place: int) -> str:
    digits = []
    while place >= MORE:
        digits.append(LETTERS[place % MORE + MORE])
        place >>= BITS
    return "".join((*digits, LETTERS[place]))


def _places(written: str) -> Iterator[int]:
    place = shift = 0
    for letter in written:
        value = VALUES.get(letter)
        if value is None:
            raise CodingError(f"{letter!r} stands for no number")
        place += value % MORE << shift
        shift += BITS
        if value < MORE:
            yield place
            place = shift = 0
    if shift:
        raise CodingError("the last number breaks off")
