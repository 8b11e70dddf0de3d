"""The fewest moves of games in which cards leave in pairs: best-first search, with draws as moves.

Cards of the layout have the first numbers, then come those of waste and stock in the order in which they are
drawn. A position is the mask of all cards that are left, how often the waste was turned over, and how many of
the cards left in stock and waste lie on the waste.

From a position it takes at least as many moves as the cards of the layout need if all of their partners are
free at once. A move lowers that number by one at most, so positions are looked at in the order of the moves
made and those still needed: the first one that leaves few enough cards is reached by the fewest moves.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.table import Table
from engine.searches.clearing.pairs import ALONE
from engine.searches.clearing.problem import ANY, ClearingProblem, FoundLine

DRAW: Final = -1
REDEAL: Final = -2
TIME_BITS: Final = 10
"""Bits of a state: five of the redeals made, five of the cards on the waste."""
PASS: Final = 32
MOST_REDEALS: Final = 31
"""As good as any number: each pair needs at most one of them."""


class ShortestPairs:
    """A search of the fewest moves after which no more cards of the layout are left than ``enough``."""

    def __init__(
        self, problem: ClearingProblem, total: i64, enough: i64, most: i64, budget: i64, top_plays: bool
    ) -> None:
        self.cards: i64 = len(problem.ranks)  # of the layout
        self.ranks: list[int] = problem.ranks + problem.waste + problem.stock
        self.partner: list[int] = [int(total) - 2 - rank for rank in self.ranks]  # the rank of partners
        self.covers: list[int] = problem.covers
        self.bits: list[int] = [1 << card for card in range(len(self.ranks))]
        self.is_any: bool = problem.redeals == ANY or problem.redeals > MOST_REDEALS
        self.redeals: i64 = problem.redeals
        self.begun: i64 = len(problem.waste)
        self.total: i64 = total
        self.count: i64 = problem.count
        self.enough: i64 = enough
        self.most: i64 = most
        self.budget: i64 = budget
        self.top_plays: bool = top_plays
        self.table: Table = Table()
        self.masks: list[int] = []
        self.states: list[int] = []  # redeals made and cards on the waste
        self.parents: list[int] = []
        self.steps: list[int] = []
        self.now: list[int] = []  # positions to look at, all with the same number of moves
        self.later: list[int] = []  # those with one move more
        self.is_cut_off: bool = False

    def run(self) -> i64:
        """Search, and return the number of the last position of a shortest line; -1 if there is none."""
        start: int = 0
        for bit in self.bits:
            start += bit
        moves: i64 = self.needed(start)
        self.add(start, self.begun, -1, 0, True)
        while self.now and moves <= self.most:
            while self.now:
                at: i64 = self.now.pop()
                mask: i64 = self.masks[at]
                state: i64 = self.states[at]
                if not self.table.add((mask << TIME_BITS | state) + 1):
                    continue
                if self.left(mask) <= self.enough:
                    return at
                if self.table.size > self.budget:
                    self.is_cut_off = True
                    return -1
                self.extend(at, mask, state)
            self.now = self.later
            self.later = []
            moves += 1
        return -1

    def line(self, at: i64) -> list[int]:
        """Return the steps to a position."""
        steps: list[int] = []
        while at > 0:
            steps.append(self.steps[at])
            at = self.parents[at]
        steps.reverse()
        return steps

    def add(self, mask: i64, state: i64, parent: i64, step: i64, is_nearer: bool) -> None:
        """Add a position to look at now, or later if the move to it does not bring it nearer."""
        number: int = len(self.masks)
        self.masks.append(int(mask))
        self.states.append(int(state))
        self.parents.append(int(parent))
        self.steps.append(int(step))
        if is_nearer:
            self.now.append(number)
        else:
            self.later.append(number)

    def extend(self, at: i64, mask: i64, state: i64) -> None:
        """Add what can be reached from a position by one move."""
        needed: i64 = self.needed(mask)
        waste: i64 = state % PASS
        free: list[int] = []
        card: i64 = 0
        while card < self.cards:
            if mask & self.bits[card] and not mask & self.covers[card]:
                if self.enough == 0 and self.partner[card] == -1:
                    self.take(at, mask, state, card, -1, needed)
                    return  # it has to leave, and nothing is gained by waiting
                free.append(int(card))
            card += 1
        rest: list[int] = []
        while card < len(self.ranks):
            if mask & self.bits[card]:
                rest.append(int(card))
            card += 1
        drawn: i64 = -1  # the top card of the waste
        if waste > 0:
            drawn = rest[waste - 1]
            free.append(int(drawn))
        if self.top_plays and waste < len(rest):
            free.append(rest[waste])
        for first in range(len(free)):
            card = free[first]
            if self.partner[card] == -1:
                self.take(at, mask, state - 1 if card == drawn else state, card, -1, needed)
            for second in range(first + 1, len(free)):
                other: i64 = free[second]
                if self.ranks[other] == self.partner[card]:
                    is_of_waste: bool = drawn in (card, other)
                    self.take(at, mask, state - 1 if is_of_waste else state, card, other, needed)
        if waste < len(rest):
            self.add(mask, state + 1, at, DRAW, False)
        elif waste > 0 and self.is_any:
            self.add(mask, 0, at, REDEAL, False)
        elif waste > 0 and state // PASS < self.redeals:
            self.add(mask, (state // PASS + 1) * PASS, at, REDEAL, False)

    def take(self, at: i64, mask: i64, state: i64, first: i64, second: i64, needed: i64) -> None:
        """Add the position after a pair, or after a card that leaves by itself."""
        after: i64 = mask ^ self.bits[first]
        step: i64 = first << 6 | ALONE
        if second >= 0:
            after ^= self.bits[second]
            step = first << 6 | second
        self.add(after, state, at, step, self.needed(after) < needed)

    def left(self, mask: i64) -> i64:
        """Return how many cards of the layout are left."""
        count: i64 = 0
        card: i64 = 0
        while card < self.cards:
            if mask & self.bits[card]:
                count += 1
            card += 1
        return count

    def needed(self, mask: i64) -> i64:
        """Return how many moves it takes at least until few enough cards are left."""
        of_rank: list[int] = [0] * int(self.count)
        left: i64 = 0
        card: i64 = 0
        while card < self.cards:
            if mask & self.bits[card]:
                of_rank[self.ranks[card]] += 1
                left += 1
            card += 1
        moves: i64 = 0
        rank: i64 = 0
        while rank < self.count:
            other: i64 = self.total - 2 - rank
            if other < 0 or other >= self.count or other == rank:
                # Two of a rank that makes the total by twos leave together.
                moves += (of_rank[rank] + 1) // 2 if other == rank else of_rank[rank]
            elif other > rank:
                moves += max(of_rank[rank], of_rank[other])
            rank += 1
        pairs: i64 = (left - self.enough + 1) // 2
        return max(moves - self.enough, pairs, 0)


def search_shortest(
    problem: ClearingProblem, total: int, enough: int, most: int, budget: int, *, top_plays: bool
) -> FoundLine:
    """Find a line of at most ``most`` moves, and of the fewest, that leaves no more cards than ``enough``.

    A step of the line is ``DRAW``, ``REDEAL`` or two cards, ``first << 6 | second``. Without a line,
    ``is_best`` says that there is none. ``top_plays`` says that the top card of the stock can leave.
    """
    search = ShortestPairs(problem, total, enough, most, budget, top_plays)
    at: i64 = search.run()
    cards = len(problem.ranks)
    if at < 0:
        return FoundLine([], cards, not search.is_cut_off, int(search.table.size))
    return FoundLine(search.line(at), int(search.left(search.masks[at])), True, int(search.table.size))
