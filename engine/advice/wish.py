"""Advice for Wish: each pair is tried in many deals that look like the board.

There is little to know in this game: nobody who does not see the hidden cards does clearly better than one
who always takes the pair from the tallest piles. So a pair from lower piles has to win clearly more often.
"""

from itertools import combinations

from engine.advice.prospect import Advice, Playout, Prospect
from engine.advice.sampling import seed_of
from engine.board import Board, Pile
from engine.cards.french import FrenchCard
from engine.game import Position
from engine.games.wish import PAIRS, PILES, RANKS, WishPosition
from engine.move import Move
from engine.searches.wish import settle
from engine.searches.wish_play import OF_A_RANK, look_ahead, play_simply
from engine.solvers.wish import BUDGET

SAMPLES = 400
REASONS = ("only", "safe", "tallest", "sampled", "wins", "fewest")

BONUS = 0.02
"""How much more often a pair has to win for each card by which its piles are lower."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:  # noqa: ARG001
    """Return what each pair promises; all are looked at, ``also`` too.

    Where all cards are seen, it is known: each sample is the deal itself.
    """
    piles = [board.pile(name) for name in PILES]
    tops = [_rank(pile.top) for pile in piles]
    hidden = [pile.hidden for pile in piles]
    pairs = [pair for pair in combinations(range(len(PILES)), 2) if tops[pair[0]] == tops[pair[1]] >= 0]
    if any(hidden):
        coded = [first * 8 + second for first, second in pairs]
        found = look_ahead(tops, hidden, coded, samples, seed_of(board))
    else:
        found = [samples * each for each in _exactly(piles, pairs)]
    heights = [len(piles[first].cards) + len(piles[second].cards) for first, second in pairs]
    order = _best_first(heights, found, samples * BONUS if any(hidden) else 0)
    prospects = tuple(_prospect(pairs[at], found[at], found[len(pairs) + at], samples) for at in order)
    if len(pairs) == 1:
        return Advice(prospects, "only")
    if not any(hidden):
        return Advice(prospects, "wins" if prospects[0].won else "fewest")
    if tops.count(tops[pairs[order[0]][0]]) == OF_A_RANK:
        return Advice(prospects, "safe")
    return Advice(prospects, "tallest" if heights[order[0]] == max(heights) else "sampled")


def play_out(position: Position, seed: int) -> Playout:
    """Take the pair from the tallest piles, again and again, and any of them where several are as tall."""
    if not isinstance(position, WishPosition):
        raise TypeError(f"{type(position).__name__} is no position of Wish")
    left = play_simply([[RANKS.index(card.rank) for card in pile] for pile in position.piles], seed)
    return Playout(left == 0, left)


def _best_first(heights: list[int], found: list[int], bonus: float) -> list[int]:
    """Return the places of the pairs in the order of what they promise."""
    won, left = found[: len(heights)], found[len(heights) :]
    worth = [(won[at] + bonus * height, -left[at], height) for at, height in enumerate(heights)]
    return sorted(range(len(heights)), key=worth.__getitem__, reverse=True)


def _prospect(pair: tuple[int, int], won: int, left: int, samples: int) -> Prospect:
    first, second = pair
    return Prospect(PAIRS[PILES[first], PILES[second]], won, samples, left / samples)


def _rank(card: object) -> int:
    return RANKS.index(card.rank) if isinstance(card, FrenchCard) else -1


def _exactly(piles: list[Pile], pairs: list[tuple[int, int]]) -> list[int]:
    """Return for each pair whether it wins, and then how many cards it leaves at best, where all are seen."""
    left = []
    for pair in pairs:
        after = [[_rank(card) for card in pile.cards] for pile in piles]
        for place in pair:
            after[place].pop()
        line, _, _ = settle(after, BUDGET) if any(after) else ([], True, 0)
        left.append(sum(map(len, after)) - 2 * len(line))
    return [int(cards == 0) for cards in left] + left
