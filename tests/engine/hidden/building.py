"""Positions of building games that a player cannot tell apart."""

import random
from dataclasses import replace

from engine.families.building.position import BuildingPosition
from engine.game import Position


def twin(position: Position, seed: int) -> Position:
    """Return the position with its hidden cards shuffled: those face down, and a stock not yet gone through.

    They are the same cards, because a player can count them. An open game has none.
    """
    assert isinstance(position, BuildingPosition)
    if position.rules.is_open:
        return position
    is_seen = position.redeals > 0
    hidden = [card for down, pile in zip(position.down, position.piles, strict=True) for card in pile[:down]]
    hidden += () if is_seen else position.stock
    random.Random(seed).shuffle(hidden)
    piles = tuple(
        (*(hidden.pop() for _ in pile[:down]), *pile[down:])
        for down, pile in zip(position.down, position.piles, strict=True)
    )
    return replace(position, piles=piles, stock=position.stock if is_seen else tuple(hidden))
