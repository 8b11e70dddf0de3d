"""Depth-first search of games in which cards go onto the waste in sequence, such as Golf and TriPeaks.

A position is the mask of the cards that are left, the number of cards drawn, and the rank on the waste: each
is looked at once. A line is the numbers of the cards that are taken, and ``DRAW`` between them.

Each card that is taken has one before it on the waste, of a rank next to its own, and no two have the same.
So cards for which there are not enough others of the ranks beside theirs stay: where these are too many,
nothing that follows is looked at. For the same reason the rank of which more cards are left is tried first.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.table import Table
from engine.searches.clearing.problem import ClearingProblem, FoundLine

DRAW: Final = -1


class RunSearch:
    """A search of all positions that can be reached, until one leaves few enough cards."""

    def __init__(self, problem: ClearingProblem, budget: i64, enough: i64, most_draws: i64) -> None:
        self.covers: list[int] = problem.covers
        self.ranks: list[int] = problem.ranks
        self.bits: list[int] = [1 << card for card in range(len(problem.ranks))]
        self.stock: list[int] = problem.stock
        self.count: i64 = problem.count
        self.of_rank: list[list[int]] = cards_of_ranks(problem)
        self.higher: list[int] = [rank + 1 for rank in range(int(self.count))]  # the last one is no rank
        self.lower: list[int] = [int(self.count), *range(int(self.count) - 1)]
        if problem.wraps:
            self.higher[-1], self.lower[0] = 0, int(self.count) - 1
        self.wraps: bool = problem.wraps
        self.last_draw: i64 = most_draws if 0 <= most_draws < len(problem.stock) else len(problem.stock)
        self.dealt: list[int] = [0] * (int(self.count) + 1)  # of each rank, in the layout
        for rank in problem.ranks:
            self.dealt[rank] += 1
        self.left: list[int] = self.dealt.copy()
        self.coming: list[list[int]] = self.count_coming()
        self.enough: i64 = enough  # the search ends with a line that leaves no more cards
        self.budget: i64 = budget
        self.table: Table = Table()
        self.line: list[int] = []
        self.best: list[int] = []
        self.fewest: i64 = len(problem.ranks) + 1
        self.is_cut_off: bool = False

    def restart(self) -> None:
        """Forget what was found, to search after another first move."""
        self.left = self.dealt.copy()
        self.table = Table()
        self.line.clear()
        self.best.clear()
        self.fewest = len(self.ranks) + 1
        self.is_cut_off = False

    def count_coming(self) -> list[list[int]]:
        """Count for each number of drawn cards those of each rank that can still be drawn."""
        coming: list[list[int]] = [[0] * int(self.count)]
        for at in range(int(self.last_draw) - 1, -1, -1):
            later = coming[-1].copy()
            later[self.stock[at]] += 1
            coming.append(later)
        coming.reverse()
        return coming

    def explore(self, mask: i64, left: i64, drawn: i64, top: i64) -> bool:
        """Look at a position and all that follow; return whether the search ends."""
        if self.table.size >= self.budget:
            self.is_cut_off = True
            return True
        if not self.table.add(((mask << 6 | drawn) << 4 | top) + 1):
            return False
        if left < self.fewest:
            self.fewest = left
            self.best = self.line.copy()
            if left <= self.enough:
                return True
        if self.least_left(drawn, top) >= self.fewest:
            return False
        first: i64 = self.higher[top]
        second: i64 = self.lower[top]
        if self.left[first] < self.left[second]:
            first, second = second, first
        if self.take_of(first, mask, left, drawn) or self.take_of(second, mask, left, drawn):
            return True
        if drawn < self.last_draw:
            self.line.append(DRAW)
            if self.explore(mask, left, drawn + 1, self.stock[drawn]):
                return True
            self.line.pop()
        return False

    def take_of(self, rank: i64, mask: i64, left: i64, drawn: i64) -> bool:
        """Take each free card of a rank in turn and search on; return whether the search ends."""
        for card in self.of_rank[rank]:
            if mask & self.bits[card] and not mask & self.covers[card] and self.take(mask, left, drawn, card):
                return True
        return False

    def take(self, mask: i64, left: i64, drawn: i64, card: i64) -> bool:
        """Take a card and search on; return whether the search ends."""
        rank: i64 = self.ranks[card]
        self.line.append(int(card))
        self.left[rank] -= 1
        if self.explore(mask ^ self.bits[card], left - 1, drawn, rank):
            return True
        self.left[rank] += 1
        self.line.pop()
        return False

    def least_left(self, drawn: i64, top: i64) -> i64:
        """Return how many cards stay at least, because too few are there to come before them on the waste.

        The cards of every other rank get those of the ranks between, the lowest first. Where ranks wrap,
        those at both ends are counted twice.
        """
        coming: list[int] = self.coming[drawn]
        least: i64 = 0
        first: i64 = 0
        while first < 2:
            spare: i64 = self.supply(first - 1, coming, top)  # what is left over of the next lower rank
            rank: i64 = first
            while rank < self.count:
                missing: i64 = self.left[rank] - spare
                spare = self.supply(rank + 1, coming, top)
                if missing > 0:
                    spare -= missing
                    if spare < 0:
                        least -= spare
                        spare = 0
                rank += 2
            first += 1
        return least

    def supply(self, rank: i64, coming: list[int], top: i64) -> i64:
        """Return how many cards of a rank are there to come before others on the waste."""
        if rank < 0 or rank >= self.count:
            if not self.wraps:
                return 0
            rank = self.count - 1 if rank < 0 else 0
        cards: i64 = self.left[rank] + coming[rank]
        return cards + 1 if rank == top else cards


def cards_of_ranks(problem: ClearingProblem) -> list[list[int]]:
    """Return the cards of each rank, those with the most cards under them first; none for one rank more."""
    cards = range(len(problem.ranks))
    under: list[int] = [0] * len(problem.ranks)  # masks, also of cards that are under others between them
    is_changing: bool = True
    while is_changing:
        is_changing = False
        for card in cards:
            mask: int = under[card]
            for other in cards:
                if problem.covers[other] >> card & 1:
                    mask |= 1 << other | under[other]
            if mask != under[card]:
                under[card] = mask
                is_changing = True
    order = sorted(cards, key=lambda card: -under[card].bit_count())
    return [[card for card in order if problem.ranks[card] == rank] for rank in range(int(problem.count) + 1)]


def near_cards(problem: ClearingProblem) -> list[list[int]]:
    """Return for each rank the cards that can go on it, those that cover the most others first."""
    near: list[list[int]] = []
    count: i64 = problem.count
    covered: list[int] = [0] * len(problem.ranks)
    for card in range(len(problem.ranks)):
        for other in range(len(problem.ranks)):
            if problem.covers[other] >> card & 1:
                covered[card] += 1
    order = sorted(range(len(problem.ranks)), key=lambda card: -covered[card])
    for top in range(int(count)):
        found: list[int] = []
        for card in order:
            step: i64 = problem.ranks[card] - top
            if step < 0:
                step = -step
            if step == 1 or (problem.wraps and step == count - 1):
                found.append(card)
        near.append(found)
    return near


def search_runs(
    problem: ClearingProblem, budget: int, enough: int = 0, fewest: int = 99, most_draws: int = -1
) -> FoundLine:
    """Find a line that leaves as few cards as possible, or no more than ``enough``.

    Lines that leave ``fewest`` cards or more are not looked for; ``most_draws`` limits the cards that are
    drawn, -1 is no limit.
    """
    search = RunSearch(problem, budget, enough, most_draws)
    cards = len(problem.ranks)
    if fewest <= cards:
        search.fewest = fewest
    search.explore((1 << cards) - 1, cards, 0, problem.waste[-1])
    return FoundLine(search.best, int(search.fewest), not search.is_cut_off, int(search.table.size))
