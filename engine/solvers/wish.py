"""Solves Wish exactly: a deal leads to at most 5^8 positions."""

from engine.games.wish import PAIRS, PILES, RANKS, WishPosition
from engine.searches.wish.search import find_pairs
from engine.solvers import Solver
from engine.solvers.solution import Solution, Verdict

BUDGET = 5 ** len(PILES)
"""The number of heights of eight piles of four, so that every deal is solved."""


def solve(position: WishPosition, budget: int) -> Solution:
    """Find the pairs that leave as few cards as possible."""
    piles = [[RANKS.index(card.rank) for card in pile] for pile in position.piles]
    pairs, is_proved, positions = find_pairs(piles, budget)
    line = tuple(PAIRS[PILES[pair >> 3], PILES[pair & 7]] for pair in pairs)
    left = position.score() - 2 * len(line)
    if left == 0:
        return Solution(Verdict.WON, line, 0, is_best=True, positions=positions)
    verdict = Verdict.UNWINNABLE if is_proved else Verdict.UNKNOWN
    return Solution(verdict, line, left, is_proved, positions)


SOLVER = Solver(solve, BUDGET)
