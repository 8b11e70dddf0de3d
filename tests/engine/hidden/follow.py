"""Follow-the-Suit positions that a player cannot tell apart."""

import random
from dataclasses import replace

from engine.game import Position
from engine.games.follow import ASIDE, FollowPosition


def twin(position: Position, seed: int) -> Position:
    """Return the position with its hidden cards, ten set aside and the deck, shuffled together.

    An open game has none.
    """
    assert isinstance(position, FollowPosition)
    if position.open:
        return position
    hidden = [*position.aside, *position.deck]
    random.Random(seed).shuffle(hidden)
    return replace(position, aside=tuple(hidden[:ASIDE]), deck=tuple(hidden[ASIDE:]))
