"""First deals of Kittyhawk: cards go home and are laid on others, without many deals."""

from collections.abc import Sequence
from itertools import pairwise

from engine.games.kittyhawk import FIRST_HEAP, FIRST_PILE, KittyhawkPosition
from seeds.generation.first_deals import MOVES

MOST_DEALS, FEWEST_HOME, FEWEST_LAID = 1, 2, 1
"""Of the first moves, those that deal, bring a card home, and lay one on another card."""


def shows_idea(positions: Sequence[KittyhawkPosition]) -> bool:
    """Tell whether cards go home and onto others; none comes back from a foundation."""
    steps = list(pairwise(positions))
    home = [later.score() - before.score() for before, later in steps]
    deals = sum(len(later.stock) < len(before.stock) for before, later in steps)
    laid = sum(_is_laid(before, later) for before, later in steps)
    left = MOVES - len(steps)
    is_quick = deals <= MOST_DEALS and sum(home) + left >= FEWEST_HOME and laid + left >= FEWEST_LAID
    return is_quick and min(home, default=0) >= 0


def _is_laid(before: KittyhawkPosition, later: KittyhawkPosition) -> bool:
    """Tell whether a card was laid on another one in a pile."""
    piles = zip(before.piles[FIRST_PILE:FIRST_HEAP], later.piles[FIRST_PILE:FIRST_HEAP], strict=True)
    return any(0 < len(pile) < len(longer) for pile, longer in piles)
