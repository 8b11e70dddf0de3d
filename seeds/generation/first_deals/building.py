"""First deals of building games: cards turn up and go home soon, without much drawing.

Where only complete suits go home, cards come to lie on their suit instead. Where cells are, one is used.
"""

from collections.abc import Sequence
from itertools import pairwise

from engine.families.building.position import BuildingPosition
from seeds.generation.first_deals import MOVES

MOST_DRAWS, FEWEST_TURNED, FEWEST_HOME = 1, 2, 1
"""Of the first moves, those of the stock, those that turn up a card, and those that bring one home."""
FEWEST_JOINED, FEWEST_HELD = 2, 1
"""Likewise those that lay a card on the next higher one of its suit, and those that put one into a cell."""


def shows_idea(positions: Sequence[BuildingPosition]) -> bool:
    """Tell whether cards turn up and go home; where none lies face down, it is enough that some go home."""
    steps, start = list(pairwise(positions)), positions[0]
    draws = sum(len(later.stock) != len(before.stock) for before, later in steps)
    turned = sum(sum(later.down) < sum(before.down) for before, later in steps)
    home = sum(later.score() > before.score() for before, later in steps)
    joined = sum(_joined(later) > _joined(before) for before, later in steps)
    held = sum(later.cells.count(None) < before.cells.count(None) for before, later in steps)
    left = MOVES - len(steps)
    if draws > MOST_DRAWS or positions[-1].score() < positions[-2 if steps else -1].score():
        return False
    is_turning = turned + left >= FEWEST_TURNED or not any(start.down)
    is_building = home + left >= FEWEST_HOME
    if start.rules.foundations.takes_runs:
        is_building = joined + left >= FEWEST_JOINED
    return is_turning and is_building and (held + left >= FEWEST_HELD or not start.cells)


def _joined(position: BuildingPosition) -> int:
    """Return how many face-up cards lie on the next higher ones of their suits."""
    ranks = position.rules.ranks
    return sum(
        card.suit == base.suit and ranks.index(base.rank) == ranks.index(card.rank) + 1
        for pile, down in zip(position.piles, position.down, strict=True)
        for base, card in pairwise(pile[down:])
        if base and card
    )
