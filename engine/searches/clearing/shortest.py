"""The fewest moves of games in which cards leave in pairs: best-first search, with draws as moves.

Cards of the layout have the first numbers, then come those of waste and stock in the order in which they are
drawn. A position is the mask of all cards that are left, and a state: how often the waste was turned over,
and how many of the cards left in stock and waste lie on the waste.

From a position it takes at least as many moves as the cards of the layout need if all of their partners are
free at once. A move lowers that number by one at most, so positions are looked at in the order of the moves
made and those still needed: the first one that leaves few enough cards is reached by the fewest moves.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.table import Table
from engine.searches.clearing.pairs import ALONE
from engine.searches.clearing.problem import ANY, ClearingProblem, FoundLine
from engine.searches.clearing.times import TIME_BITS, TIMES

DRAW: Final = -1
REDEAL: Final = -2
MOST_REDEALS: Final = 31
"""As good as any number: each pair needs at most one of them."""


class ShortestPairs:
    """A search of the fewest moves after which no more cards of the layout are left than ``enough``."""

    def __init__(self, problem: ClearingProblem, total: i64, enough: i64, most: i64, budget: i64) -> None:
        self.cards: i64 = len(problem.ranks)  # of the layout
        self.ranks: list[int] = problem.ranks + problem.waste + problem.stock
        self.partner: list[int] = [int(total) - 2 - rank for rank in self.ranks]  # the rank of partners
        self.covers: list[int] = problem.covers
        self.bits: list[int] = [1 << card for card in range(len(self.ranks))]
        self.is_any: bool = problem.redeals == ANY or problem.redeals > MOST_REDEALS
        self.redeals: i64 = problem.redeals
        self.begun: i64 = len(problem.waste)
        self.pass_time: i64 = len(problem.waste) + len(problem.stock) + 1  # more than the cards on the waste
        if not self.is_any and (self.redeals + 1) * self.pass_time > TIMES:
            raise ValueError("there are too many passes for a stock as large")
        self.total: i64 = total
        self.count: i64 = problem.count
        self.enough: i64 = enough
        self.most: i64 = most
        self.budget: i64 = budget
        self.top_plays: bool = problem.top_plays
        self.table: Table = Table()
        self.masks: list[int] = []
        self.states: list[int] = []
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
        self.add(start, self.begun, -1, 0, self.now)
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

    def add(self, mask: i64, state: i64, parent: i64, step: i64, queue: list[int]) -> None:
        """Add a position to those to look at ``now``, or to those for ``later``."""
        queue.append(len(self.masks))
        self.masks.append(int(mask))
        self.states.append(int(state))
        self.parents.append(int(parent))
        self.steps.append(int(step))

    def extend(self, at: i64, mask: i64, state: i64) -> None:
        """Add what can be reached from a position by one move."""
        needed: i64 = self.needed(mask)
        waste: i64 = state % self.pass_time
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
        self.draw(at, mask, state, len(rest))
        drawn: i64 = -1  # the top card of the waste
        if waste > 0:
            drawn = rest[waste - 1]
            free.append(int(drawn))
        if self.top_plays and waste < len(rest):
            free.append(rest[waste])
        self.look_at(at, mask, state, free, drawn, needed)

    def draw(self, at: i64, mask: i64, state: i64, rest: i64) -> None:
        """Add what a draw leads to, or turning the waste over; ``rest`` counts the cards of both."""
        waste: i64 = state % self.pass_time
        if waste < rest:
            self.add(mask, state + 1, at, DRAW, self.later)
        elif waste > 0 and self.is_any:
            self.add(mask, 0, at, REDEAL, self.later)
        elif waste > 0 and state // self.pass_time < self.redeals:
            self.add(mask, (state // self.pass_time + 1) * self.pass_time, at, REDEAL, self.later)

    def look_at(self, at: i64, mask: i64, state: i64, free: list[int], drawn: i64, needed: i64) -> None:
        """Add what can be reached by taking free cards, of which ``drawn`` lies on the waste."""
        for first in range(len(free)):
            card: i64 = free[first]
            if self.partner[card] == -1:
                self.take(at, mask, state - 1 if card == drawn else state, card, -1, needed)
            for second in range(first + 1, len(free)):
                other: i64 = free[second]
                if self.ranks[other] == self.partner[card]:
                    taken: i64 = 1 if card == drawn or other == drawn else 0
                    self.take(at, mask, state - taken, card, other, needed)

    def take(self, at: i64, mask: i64, state: i64, first: i64, second: i64, needed: i64) -> None:
        """Add the position after a pair, or after a card that leaves by itself."""
        after: i64 = mask ^ self.bits[first]
        step: i64 = first << 6 | ALONE
        if second >= 0:
            after ^= self.bits[second]
            step = first << 6 | second
        self.add(after, state, at, step, self.now if self.needed(after) < needed else self.later)

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
        moves = max(moves - self.enough, pairs)
        return max(moves, 0)


def search_shortest(problem: ClearingProblem, total: int, enough: int, most: int, budget: int) -> FoundLine:
    """Find a line of at most ``most`` moves, and of the fewest, that leaves no more cards than ``enough``.

    A step of the line is ``DRAW``, ``REDEAL`` or two cards, ``first << 6 | second``. Without a line,
    ``is_best`` says that there is none. Raises ``ValueError`` if the waste can be turned over very often, but
    not any number of times.
    """
    search = ShortestPairs(problem, total, enough, most, budget)
    at: i64 = search.run()
    positions, cards = int(search.table.size), len(problem.ranks)
    if at < 0:
        return FoundLine([], cards, is_best=not search.is_cut_off, positions=positions)
    left = int(search.left(search.masks[at]))
    return FoundLine(search.line(at), left, is_best=True, positions=positions)
