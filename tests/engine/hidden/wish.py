"""Wish positions that a player cannot tell apart."""

import random
from dataclasses import replace

from engine.game import Position
from engine.games.wish import WishPosition


def twin(position: Position, seed: int) -> Position:
    """Return the position with its face-down cards shuffled; an open game has none."""
    assert isinstance(position, WishPosition)
    if position.open:
        return position
    hidden = [card for pile in position.piles for card in pile[:-1]]
    random.Random(seed).shuffle(hidden)
    piles = tuple(tuple(hidden.pop() for _ in pile[:-1]) + pile[-1:] for pile in position.piles)
    return replace(position, piles=piles)
