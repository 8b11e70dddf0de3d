"""Kittyhawk positions that a player cannot tell apart."""

import random
from dataclasses import replace

from engine.game import Position
from engine.games.kittyhawk import FIRST_HEAP, KittyhawkPosition


def twin(position: Position, seed: int) -> Position:
    """Return the position with its hidden cards, the stock unless it is open and those face down, shuffled.

    It has the same cards, because a player can count those that are left.
    """
    assert isinstance(position, KittyhawkPosition)
    heaps = [list(heap) for heap in position.piles[FIRST_HEAP:]]
    places = [(heap, at) for heap, down in zip(heaps, position.face_down, strict=True) for at in down]
    stock = () if position.open else position.stock
    hidden = [*stock, *(heap[at] for heap, at in places)]
    random.Random(seed).shuffle(hidden)
    for heap, at in places:
        heap[at] = hidden.pop()
    piles = (*position.piles[:FIRST_HEAP], *map(tuple, heaps))
    return replace(position, piles=piles, stock=position.stock if position.open else tuple(hidden))
