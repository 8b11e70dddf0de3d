"""First deals of clearing games: cards leave the layout from the first move on, with few draws between them.

In a layout in which cards cover others, some are uncovered; where cards go onto the waste, several do so in a
row.
"""

from collections.abc import Sequence
from itertools import pairwise

from engine.families.clearing.position import ClearingPosition
from seeds.generation.first_deals import MOVES

FIRST_CHOICES, MOST_DRAWS, FEWEST_UNCOVERED, LONGEST_STREAK = 2, 2, 1, 3
"""Matches at the first move; and of the first moves those that take nothing, the cards that they uncover, and
the cards in a row."""


def shows_idea(positions: Sequence[ClearingPosition]) -> bool:
    """Tell whether there is a choice at first, cards leave and uncover others, or go in a row."""
    start, last, left = positions[0], positions[-1], MOVES + 1 - len(positions)
    if len(positions) == 1:
        return len([*start.matches()]) >= FIRST_CHOICES
    draws = sum(later.score() == before.score() for before, later in pairwise(positions))
    uncovered = sum(
        last.is_uncovered(number) and bool(pile) and not start.is_uncovered(number)
        for number, pile in enumerate(start.piles)
    )
    is_uncovering = uncovered + left >= FEWEST_UNCOVERED or not any(start.table.covered_by)
    longest = max(last.longest, last.streak + left)
    is_streak = longest >= LONGEST_STREAK or start.table.has_pairs
    return draws <= MOST_DRAWS and is_uncovering and is_streak
