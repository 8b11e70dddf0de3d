"""Positions of clearing games that a player cannot tell apart."""

import random
from dataclasses import replace

from engine.families.clearing.position import ClearingPosition
from engine.game import Position


def twin(position: Position, seed: int) -> Position:
    """Return the position with its hidden cards shuffled: those face down, and a stock not yet gone through.

    The top card of a stock that can be part of a match lies face up. An open game has no hidden cards.
    """
    assert isinstance(position, ClearingPosition)
    rules = position.rules
    if rules.is_open:
        return position
    is_hidden = [
        pile.is_face_down and not position.is_uncovered(number) for number, pile in enumerate(rules.layout)
    ]
    shown = 1 if rules.stock and rules.stock.top_plays else 0
    seen = len(position.stock) if position.redeals else shown
    hidden = [
        card for pile, down in zip(position.piles, is_hidden, strict=True) if down for card in pile
    ] + list(position.stock[seen:])
    random.Random(seed).shuffle(hidden)
    piles = tuple(
        tuple(hidden.pop() for _ in pile) if down else pile
        for pile, down in zip(position.piles, is_hidden, strict=True)
    )
    return replace(position, piles=piles, stock=(*position.stock[:seen], *hidden))
