"""Typed text, read as moves: a module for each game, and the words that several games share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.declarations import Declarations
from engine.game import Position
from engine.games import module_names
from engine.move import Move

P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class Reader(Generic[P]):
    """``READER`` of ``engine/reading/GAME.py``: how typed moves of the game are read."""

    read_moves: Callable[[P, str], tuple[Move, ...]]
    """Reads a typed line liberally; raises ``InvalidMoveError`` if no move can be read from it."""


READERS: Declarations[Reader[Position]] = Declarations(__name__, "READER", Reader)


def read_moves(position: Position, text: str) -> tuple[Move, ...]:
    """Read a typed line liberally; raise ``InvalidMoveError`` if no move can be read from it.

    Raises ``KeyError`` for a game without a reader.
    """
    return READERS.require(*module_names(position.game)).read_moves(position, text)
