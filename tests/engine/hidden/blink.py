"""Blink positions that a player cannot tell apart."""

import random
from dataclasses import replace

from engine.game import Position
from engine.games.blink import BlinkPosition


def twin(position: Position, seed: int) -> Position:
    """Return the position with its stock shuffled; it has the same cards, because a player can count them."""
    assert isinstance(position, BlinkPosition)
    stock = list(position.stock)
    random.Random(seed).shuffle(stock)
    return replace(position, stock=tuple(stock))
