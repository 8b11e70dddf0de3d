"""First deals of Wish: which pair to take is a choice from the first move on."""

from collections.abc import Sequence

from engine.games.wish import WishPosition

FIRST_CHOICES, CHOICES = 3, 2
"""The fewest pairs to choose from at the first move, and at each further one."""


def shows_idea(positions: Sequence[WishPosition]) -> bool:
    """Tell whether there are several pairs to choose from at every move."""
    fewest = FIRST_CHOICES if len(positions) == 1 else CHOICES
    return len(positions[-1].legal_moves()) >= fewest
