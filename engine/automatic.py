"""Moves that are made by themselves, and how many moves of a game were made with one press.

No record says which moves those are: it follows from the positions.
"""

from collections.abc import Sequence

from engine.game import Position
from engine.move import Move


def automatic_moves(position: Position, most: int) -> tuple[Move, ...]:
    """Return the moves that are made by themselves in a position, one after the other, at most ``most``."""
    found: list[Move] = []
    while len(found) < most and (move := position.automatic()):
        found.append(move)
        position = position.after(move)
    return tuple(found)


def automatic_at_end(positions: Sequence[Position], moves: Sequence[Move]) -> int:
    """Return how many of the ``moves`` that led through the ``positions`` followed the last one of a player.

    The first move of a deal is always one of the player.
    """
    count = 0
    while count < len(moves) - 1 and positions[-2 - count].automatic() == moves[-1 - count]:
        count += 1
    return count


def moves_of_finish(positions: Sequence[Position], moves: Sequence[Move]) -> int:
    """Return how many of the last moves won a game in the way in which one press plays them; else 0."""
    count = 0
    if positions[-1].is_won():
        while count < len(moves) and positions[-2 - count].finish() == tuple(moves[-1 - count :]):
            count += 1
    return count if count > 1 else 0


def moves_played_again(position: Position, moves: Sequence[Move], *, has_automatic: bool) -> int:
    """Return how many of the undone ``moves`` were made with one press in a position.

    Those are all that finish the game, or else the first with the automatic ones that followed it, if the
    game ``has_automatic`` ones.
    """
    finish = position.finish()
    if len(finish) > 1 and finish == tuple(moves[: len(finish)]):
        return len(finish)
    count = 1
    while has_automatic and count < len(moves):
        position = position.after(moves[count - 1])
        if position.automatic() != moves[count]:
            break
        count += 1
    return count
