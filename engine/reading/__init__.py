"""Typed text, read as moves: a module for each game, and the words that several games share."""

from collections.abc import Callable
from types import FunctionType
from typing import TypeAlias

from engine.declarations import Declarations
from engine.game import Position
from engine.games import module_names
from engine.move import Move

ReadMoves: TypeAlias = Callable[[Position, str], tuple[Move, ...]]

READERS: Declarations[ReadMoves] = Declarations(__name__, "read_moves", FunctionType)
"""``read_moves`` of ``engine/reading/GAME.py``, which takes positions of that game."""


def read_moves(position: Position, text: str) -> tuple[Move, ...]:
    """Read a typed line liberally; raise ``InvalidMoveError`` if no move can be read from it.

    Raises ``KeyError`` for a game without a reader.
    """
    return READERS.require(*module_names(position.game))(position, text)
