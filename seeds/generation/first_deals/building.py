"""First deals of building games: cards turn up and go home soon, without much drawing."""

from collections.abc import Sequence
from itertools import pairwise

from engine.families.building.position import BuildingPosition
from seeds.generation.first_deals import MOVES

MOST_DRAWS, FEWEST_TURNED, FEWEST_HOME = 1, 2, 1
"""Of the first moves, those of the stock, those that turn up a card, and those that bring one home."""


def shows_idea(positions: Sequence[BuildingPosition]) -> bool:
    """Tell whether cards turn up and go home; where none lies face down, it is enough that some go home."""
    steps, start = list(pairwise(positions)), positions[0]
    draws = sum(len(later.stock) != len(before.stock) for before, later in steps)
    turned = sum(sum(later.down) < sum(before.down) for before, later in steps)
    home = sum(later.score() > before.score() for before, later in steps)
    left = MOVES - len(steps)
    if draws > MOST_DRAWS or positions[-1].score() < positions[-2 if steps else -1].score():
        return False
    is_turning = turned + left >= FEWEST_TURNED or not any(start.down)
    return is_turning and home + left >= FEWEST_HOME
