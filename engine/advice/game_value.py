"""The value of the end of a game, the best lines to such ends, and the positions of a game."""

from typing import NamedTuple

from engine.game import Game, Position
from engine.move import Move
from engine.record import Record


class GameValue(NamedTuple):
    """The value of an end; the greater of two is the better one."""

    is_won: bool
    points: int
    """The score, negative if the lowest is best; 0 for a game that is not won, unless it is for points."""


class BestLine(NamedTuple):
    """The best line to an end that is known from a moment of a game."""

    value: GameValue
    branch: int
    """The line follows the player's own moves up to this moment …"""
    line: tuple[Move, ...]
    """… and then these moves."""
    is_best: bool = False
    """Whether it is proved that no line is better."""


def value_of(game: Game, position: Position) -> GameValue:
    """Return the value of a game that ends in a position."""
    is_won = position.is_won()
    if not is_won and not game.is_for_points:
        return GameValue(is_won, 0)
    return GameValue(is_won, -position.score() if game.is_low_best else position.score())


def replayed_positions(record: Record, seconds: int = 0) -> tuple[Position, ...]:
    """Return the deal and the position after each move of a record, which must be legal.

    If the game has a clock, it shows ``seconds`` in all positions.
    """
    positions = [record.start().at(seconds)]
    for move in record.moves:
        positions.append(positions[-1].after(move))
    return tuple(positions)
