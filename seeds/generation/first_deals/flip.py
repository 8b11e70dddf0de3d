"""First deals of Flip: plays come up soon, of one suit and of one rank, before the hand is long."""

from collections.abc import Sequence

from engine.games.flip import FlipPosition
from seeds.generation.first_deals import MOVES

MOST_CARDS, FEWEST_PLAYS = 20, 2
"""In hand after the first moves, and of the plays until then."""
FOUR = "turn-four"


def shows_idea(positions: Sequence[FlipPosition]) -> bool:
    """Tell whether there were plays of both kinds, to turn two cards and to turn four, in a short hand."""
    if any(len(position.hand) > MOST_CARDS for position in positions):
        return False
    if len(positions) <= MOVES:
        return True
    plays = {
        move for position in positions for move in position.legal_moves() if move.verb.startswith("turn")
    }
    return len(plays) >= FEWEST_PLAYS and {move.verb for move in plays} == {"turn", FOUR}
