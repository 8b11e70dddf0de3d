"""The solver of Wish: exact, for there are at most 5^8 positions that a deal can come to."""

from engine.game import Position
from engine.games.wish import PAIRS, PILES, RANKS, WishPosition
from engine.searches.wish import settle
from engine.solvers.solution import Solution, Verdict

BUDGET = 5 ** len(PILES)
"""All heights that eight piles of four can have, so that every deal is settled."""


def solve(position: Position, budget: int) -> Solution:
    """Find the pairs that leave as few cards as can be, none at best."""
    if not isinstance(position, WishPosition):
        raise TypeError(f"{type(position).__name__} is no position of Wish")
    piles = [[RANKS.index(card.rank) for card in pile] for pile in position.piles]
    pairs, is_settled, positions = settle(piles, budget)
    line = tuple(PAIRS[PILES[pair >> 3], PILES[pair & 7]] for pair in pairs)
    left = position.score() - 2 * len(line)
    if left == 0:
        return Solution(Verdict.WON, line, 0, is_best=True, positions=positions)
    verdict = Verdict.UNWINNABLE if is_settled else Verdict.UNKNOWN
    return Solution(verdict, line, left, is_settled, positions)
