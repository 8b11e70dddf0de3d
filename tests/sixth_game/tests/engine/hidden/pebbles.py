"""What the player of Pebbles cannot see: the cards below the top cards of the piles."""

import random
from dataclasses import replace

from engine.game import Position
from engine.games.pebbles import PebblesPosition


def twin(position: Position, seed: int) -> Position:
    """Return a position that differs only in the order of the face-down cards."""
    assert isinstance(position, PebblesPosition)
    if position.open:
        return position
    hidden = [card for pile in position.piles for card in pile[:-1]]
    random.Random(seed).shuffle(hidden)
    piles = tuple(tuple(hidden.pop() for _ in pile[:-1]) + pile[-1:] for pile in position.piles)
    return replace(position, piles=piles)
