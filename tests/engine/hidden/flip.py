"""Flip positions that a player cannot tell apart."""

import random
from dataclasses import replace

from engine.game import Position
from engine.games.flip import FlipPosition


def twin(position: Position, seed: int) -> Position:
    """Return the position with its stock shuffled; an open one has nothing hidden.

    The stock has the same cards, because a player can count them.
    """
    assert isinstance(position, FlipPosition)
    if position.open:
        return position
    stock = list(position.stock)
    random.Random(seed).shuffle(stock)
    return replace(position, stock=tuple(stock))
