"""Blink positions that a player cannot tell apart."""

import random
from dataclasses import replace

from engine.game import Position
from engine.games.blink import BlinkPosition


def twin(position: Position, seed: int) -> Position:
    """Return the position with the hidden cards of its stock shuffled.

    They are the same cards, because a player can count them. An open game hides those after the next 40, and
    with one deck none.
    """
    assert isinstance(position, BlinkPosition)
    known = 0 if not position.open else 40 if position.setup.decks > 1 else len(position.stock)
    hidden = list(position.stock[known:])
    random.Random(seed).shuffle(hidden)
    return replace(position, stock=(*position.stock[:known], *hidden))
