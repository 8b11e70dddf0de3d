"""Typed text, read as moves: a module for each game, and the words that several games share."""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from engine.game import Position
from engine.move import Move


def read_moves(position: Position, text: str) -> tuple[Move, ...]:
    """Read a typed line liberally; raise ``InvalidMoveError`` if no move can be read from it."""
    return _reader(position.game)(position, text)


@cache
def _reader(game: str) -> Callable[[Position, str], tuple[Move, ...]]:
    """Return the function ``read_moves`` of the module with the game's name."""
    reader: Callable[[Position, str], tuple[Move, ...]] = import_module(f"{__name__}.{game}").read_moves
    return reader
