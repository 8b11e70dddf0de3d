"""Players to compare: one makes random legal moves, one plays simply, one follows hints, one sees all cards.

Only the last one, the player of the open game, sees more than a player does.
"""

from collections.abc import Callable
from dataclasses import dataclass

from engine.advice import best_move, play_out
from engine.advice.estimates import Playout
from engine.game import Position
from engine.games.flip import STOP
from engine.searches.random_generator import RandomGenerator

OPEN = "open"
"""The option of a game with which the player sees all cards."""
MOST_MOVES = 1_000
"""Maximum number of moves: in Kittyhawk, cards can move back and forth forever."""


Player = Callable[[Position, int], Playout]
"""Plays a deal to its end; random choices depend on a seed."""


def random_player(position: Position, seed: int) -> Playout:
    """Play random legal moves, all equally likely, but never stop a game that goes on."""
    generator = RandomGenerator(seed)

    def choose(position: Position) -> Position:
        moves = [move for move in position.legal_moves() if move != STOP]
        return position.after(moves[generator.below(len(moves))])

    return _finish(position, choose)


def hint_player(position: Position, _seed: int) -> Playout:
    """Follow the first hint at each move; give up where the hint says that no way to win was found."""

    def choose(position: Position) -> Position | None:
        move = best_move(position.board())
        return position.after(move) if move else None

    return _finish(position, choose)


@dataclass(frozen=True, slots=True)
class PlayerKind:
    """A kind of player."""

    play: Player
    is_open: bool = False
    """Whether it plays the open game, in which all cards are seen."""
    is_slow: bool = False
    """Whether a game can take seconds, so that fewer are played."""


PLAYERS = {
    "random": PlayerKind(random_player),
    "simple": PlayerKind(play_out),
    "open": PlayerKind(play_out, is_open=True),
    "hints": PlayerKind(hint_player, is_slow=True),
}
"""The kinds of players, by the names that they have in the results."""


def _finish(position: Position, choose: Callable[[Position], Position | None]) -> Playout:
    """Play to the end, or until the player gives up."""
    for _ in range(MOST_MOVES):
        if position.outcome() is not None or (after := choose(position)) is None:
            break
        position = after
    return Playout(position.is_won(), position.score())
