"""What the player of Follow-the-Suit cannot see: the ten cards set aside, and the deck."""

import random
from dataclasses import replace

from engine.game import Position
from engine.games.follow import ASIDE, FollowPosition


def twin(position: Position, seed: int) -> Position:
    """Return a position that differs only in what is hidden: set-aside cards and deck, shuffled together."""
    assert isinstance(position, FollowPosition)
    hidden = [*position.aside, *position.deck]
    random.Random(seed).shuffle(hidden)
    return replace(position, aside=tuple(hidden[:ASIDE]), deck=tuple(hidden[ASIDE:]))
