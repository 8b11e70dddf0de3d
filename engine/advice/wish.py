"""Advice for Wish: each pair is played out in many sampled deals that look like the board.

Without the hidden cards, no player does clearly better than one that always takes the pair from the tallest
piles. So a pair from lower piles is advised only if it wins clearly more often.
"""

from itertools import combinations

from engine.advice import Adviser
from engine.advice.estimates import Advice, MoveEstimate, Playout, best_playout, seed_of
from engine.board import Board, Pile
from engine.cards.french import FrenchCard
from engine.games.wish import PAIRS, PILES, RANKS, WishPosition
from engine.move import Move
from engine.searches.wish.player import OF_A_RANK, evaluate_pairs, play_deal
from engine.searches.wish.search import find_pairs
from engine.solvers.wish import BUDGET

SAMPLES = 400
REASONS = ("only", "safe", "tallest", "sampled", "wins", "fewest")

BONUS = 0.02
"""How much more often a pair must win for each card by which its piles are lower."""

OPEN_LINES = 3
"""Lines of a playout in an open game."""
OPEN_NOISE = 4
"""Maximum random part of the value of a pair in each of them, in cards of height."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:  # noqa: ARG001
    """Estimate every pair, so also ``also``.

    If all cards are visible, the estimates are exact: each sample is the deal itself.
    """
    piles = [board.pile(name) for name in PILES]
    tops = [_rank(pile.top) for pile in piles]
    hidden = [pile.hidden for pile in piles]
    pairs = [pair for pair in combinations(range(len(PILES)), 2) if tops[pair[0]] == tops[pair[1]] >= 0]
    if any(hidden):
        codes = [first * 8 + second for first, second in pairs]
        found = evaluate_pairs(tops, hidden, codes, samples, seed_of(board))
    else:
        found = [samples * each for each in _solve_pairs(piles, pairs)]
    heights = [len(piles[first].cards) + len(piles[second].cards) for first, second in pairs]
    bonus = samples * BONUS if any(hidden) else 0
    won, left = found[: len(pairs)], found[len(pairs) :]
    values = [(won[at] + bonus * height, -left[at], height) for at, height in enumerate(heights)]
    order = sorted(range(len(pairs)), key=values.__getitem__, reverse=True)
    moves = [PAIRS[PILES[first], PILES[second]] for first, second in pairs]
    estimates = tuple(MoveEstimate(moves[at], won[at], samples, left[at] / samples) for at in order)
    if len(pairs) == 1:
        return Advice(estimates, "only")
    if not any(hidden):
        return Advice(estimates, "wins" if estimates[0].won else "fewest")
    if tops.count(tops[pairs[order[0]][0]]) == OF_A_RANK:
        return Advice(estimates, "safe")
    return Advice(estimates, "tallest" if heights[order[0]] == max(heights) else "sampled")


def play_out(position: WishPosition, seed: int) -> Playout:
    """Take the pair from the tallest piles until none is left, a random one of several equal pairs.

    In an open game, return the best of some lines, in each of which other pairs may be taken too.
    """
    piles = [[RANKS.index(card.rank) for card in pile] for pile in position.piles]

    def play(seed: int) -> Playout:
        left = play_deal(piles, seed, OPEN_NOISE if position.open else 0)
        return Playout(left == 0, left)

    return best_playout(play, OPEN_LINES, seed, best=0, is_low_best=True) if position.open else play(seed)


def _rank(card: object) -> int:
    return RANKS.index(card.rank) if isinstance(card, FrenchCard) else -1


def _solve_pairs(piles: list[Pile], pairs: list[tuple[int, int]]) -> list[int]:
    """Return for each pair whether it wins, and then the fewest cards it leaves, with all cards visible."""
    left = []
    for pair in pairs:
        after = [[_rank(card) for card in pile.cards] for pile in piles]
        for place in pair:
            after[place].pop()
        line, _, _ = find_pairs(after, BUDGET) if any(after) else ([], True, 0)
        left.append(sum(map(len, after)) - 2 * len(line))
    return [int(cards == 0) for cards in left] + left


ADVISER = Adviser(advise, play_out, SAMPLES, REASONS, open_lines=OPEN_LINES)
