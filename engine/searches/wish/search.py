"""Depth-first search of Wish with all cards known: which pairs to take, and in which order.

A position is the heights of the eight piles, three bits each. A pair is coded as ``first * 8 + second``.
"""

from typing import Final

from mypy_extensions import i64

PILES: Final = 8
SLOTS: Final = 8
"""Places of a pile in the list of ranks: more than its cards, so that three bits hold its height."""


class DepthFirstSearch:
    """A depth-first search of the heights that can be reached, each of them once."""

    def __init__(self, piles: list[list[int]], budget: int) -> None:
        self.ranks: list[int] = []
        self.start: i64 = 0
        self.left: i64 = 0  # cards on all piles at the start
        for place, pile in enumerate(piles):
            self.ranks += pile + [0] * (SLOTS - len(pile))
            self.start |= len(pile) << (3 * place)
            self.left += len(pile)
        self.remaining: list[int] = [0] * (1 + max(self.ranks))
        """Cards of each rank that are left in the current position."""
        for pile in piles:
            for rank in pile:
                self.remaining[rank] += 1
        self.seen: set[int] = {int(self.start)}
        self.line: list[int] = []
        self.best: list[int] = []
        self.fewest: i64 = self.left
        self.positions: i64 = 0
        self.budget: i64 = budget
        self.is_cut_off: bool = False  # whether the budget ran out

    def explore(self, heights: i64, left: i64) -> bool:
        """Search a position and all that follow; return whether the search ends, won or out of budget."""
        if self.positions >= self.budget:
            self.is_cut_off = True
            return True
        self.positions += 1
        if left < self.fewest:
            self.fewest = left
            self.best = self.line.copy()
        if left == 0:
            return True
        pairs = self.pairs(heights)
        safe = self.safe_pair(heights, pairs)
        if safe >= 0:
            return self.take(heights, left, safe)
        for code in pairs:
            pair: i64 = code & 63
            if self.take(heights, left, pair):
                return True
        return False

    def take(self, heights: i64, left: i64, pair: i64) -> bool:
        """Take a pair and search on, unless that position was searched before."""
        after = without(heights, pair)
        if after in self.seen:
            return False
        self.seen.add(after)
        rank: i64 = self.top(heights, pair >> 3)
        self.remaining[rank] -= 2
        self.line.append(pair)
        if self.explore(after, left - 2):
            return True
        self.line.pop()
        self.remaining[rank] += 2
        return False

    def top(self, heights: i64, place: i64) -> i64:
        """Return the rank on top of a pile that has cards."""
        height: i64 = (heights >> (3 * place)) & 7
        return self.ranks[place * SLOTS + height - 1]

    def pairs(self, heights: i64) -> list[int]:
        """Return the pairs that can be taken, the tallest piles first, each coded in its lowest six bits."""
        found: list[int] = []
        first: i64 = 0
        while first < PILES:
            tall: i64 = (heights >> (3 * first)) & 7
            if tall:
                rank: i64 = self.ranks[first * SLOTS + tall - 1]
                second: i64 = first + 1
                while second < PILES:
                    other: i64 = (heights >> (3 * second)) & 7
                    if other and self.ranks[second * SLOTS + other - 1] == rank:
                        found.append((16 - tall - other) << 6 | first << 3 | second)
                    second += 1
            first += 1
        found.sort()
        return found

    def safe_pair(self, heights: i64, pairs: list[int]) -> i64:
        """Return a safe pair, or -1: one of a rank of which all cards left, two or four, are on top.

        Whatever else is taken, these cards can only be paired with each other, and block piles until then.
        """
        for code in pairs:
            first: i64 = (code >> 3) & 7
            rank: i64 = self.top(heights, first)
            left: i64 = self.remaining[rank]
            if left == 2 or (left == 4 and self.count_on_top(heights, rank) == 4):
                return code & 63
        return -1

    def count_on_top(self, heights: i64, rank: i64) -> i64:
        """Count the tops of a rank."""
        count: i64 = 0
        place: i64 = 0
        while place < PILES:
            if (heights >> (3 * place)) & 7 and self.top(heights, place) == rank:
                count += 1
            place += 1
        return count


def without(heights: i64, pair: i64) -> i64:
    """Return the heights after a pair was taken."""
    one: i64 = 1
    return heights - (one << (3 * (pair >> 3))) - (one << (3 * (pair & 7)))


def find_pairs(piles: list[list[int]], budget: int) -> tuple[list[int], bool, int]:
    """Find pairs that leave as few cards as possible; piles are ranks, from the bottom up.

    Returns the pairs, whether they are proved best, and the number of positions searched. If the budget runs
    out, the line is continued with any pairs until there is none.
    """
    search = DepthFirstSearch(piles, budget)
    search.explore(search.start, search.left)
    if not search.is_cut_off:
        return search.best, True, int(search.positions)
    heights: i64 = search.start
    for pair in search.best:
        heights = without(heights, pair)
    line = search.best
    further = search.pairs(heights)
    while further:
        line.append(further[0] & 63)
        heights = without(heights, further[0] & 63)
        further = search.pairs(heights)
    return line, False, int(search.positions)
