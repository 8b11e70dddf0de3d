"""What the end of a game is worth, so that two of them can be compared, and the moments of a game."""

from typing import NamedTuple

from engine.game import Game, Position
from engine.move import Move
from engine.outcome import Result
from engine.record import Record


class Worth(NamedTuple):
    """What an end is worth: the greater of two is the better one."""

    is_won: bool
    points: int
    """The score, below zero where few are best; of what is not won nothing, but in games for points."""


class Reach(NamedTuple):
    """The best way to an end that is known from a moment of a game."""

    worth: Worth
    turn: int
    """It goes on with the player's own moves up to this moment …"""
    line: tuple[Move, ...]
    """… and then with these."""
    is_best: bool = False
    """Whether it is proved that nothing better is there."""


def worth_of(game: Game, position: Position) -> Worth:
    """Return what it is worth to have come to a position and to stay there."""
    outcome = position.outcome()
    is_won = outcome is not None and outcome.result is Result.WON
    if not is_won and not game.is_for_points:
        return Worth(is_won, 0)
    return Worth(is_won, -position.score() if game.is_low_best else position.score())


def course(record: Record, seconds: int = 0) -> tuple[Position, ...]:
    """Return the deal and the position after each move of a record that is known to replay.

    A game with a clock is as if it showed so many seconds all the time.
    """
    positions = [record.start().at(seconds)]
    for move in record.moves:
        positions.append(positions[-1].after(move))
    return tuple(positions)


def end_of(position: Position, line: tuple[Move, ...]) -> Position:
    """Return what legal moves lead to."""
    for move in line:
        position = position.after(move)
    return position
