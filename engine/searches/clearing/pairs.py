"""Depth-first search of games in which cards leave in pairs that make a total, such as Pyramid.

Cards of the layout have the first numbers, then come those of waste and stock in the order in which they are
drawn. A position is the mask of all cards that are left, with the earliest time at which it was reached: how
often the waste was turned over, and how many of the cards left in stock and waste lie on the waste. A card of
the stock can leave when it is on top of the stock or of the waste. Whatever can be done at a time can be done
after any earlier one, because drawing is always possible: so a position is looked at again only if it is
reached earlier than before, and draws are no steps of the search.

Cards that leave by themselves do so at once: nothing else can need them. Those of the stock take part in
nothing. Cards too high for any partner stay, and on the waste those under them do.

Of each two ranks that make the total, some cards must find partners: one card that covers another, even over
others between them, is none for it. Where cards of the layout lack partners, they stay; where these are too
many, nothing that follows is looked at.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.clearing.problem import ANY, ClearingProblem, FoundLine
from engine.searches.clearing.times import TIMES, EarliestTimes

ALONE: Final = 63
"""In place of the second card of a step, for a card that leaves by itself."""
MOST_PASSES: Final = 31
"""As good as any number: each pair needs at most one of them."""


class PairSearch:
    """A search of all positions that can be reached, until one leaves few enough cards."""

    def __init__(self, problem: ClearingProblem, total: i64, budget: i64, enough: i64) -> None:
        self.total: i64 = total
        self.cards: i64 = len(problem.ranks)  # of the layout
        drawn: list[int] = problem.waste + problem.stock
        self.ranks: list[int] = problem.ranks + drawn
        self.partner: list[int] = [int(total) - 2 - rank for rank in self.ranks]  # the rank of partners
        self.covers: list[int] = problem.covers
        self.bits: list[int] = [1 << card for card in range(len(self.ranks))]
        self.budget: i64 = budget
        self.enough: i64 = enough
        self.passes: i64 = MOST_PASSES if problem.redeals == ANY else problem.redeals
        self.is_any: bool = self.passes >= MOST_PASSES
        self.top_plays: bool = problem.top_plays
        self.order: list[int] = []  # the cards of waste and stock that do not leave by themselves
        self.start: i64 = (1 << int(self.cards)) - 1
        self.begun: i64 = 0  # how many of these lie on the waste
        for at in range(len(drawn)):
            if self.partner[int(self.cards) + at] != -1:
                self.order.append(int(self.cards) + at)
                self.start += self.bits[int(self.cards) + at]
                if at < len(problem.waste):
                    self.begun += 1
        self.pass_time: i64 = self.find_pass_time()
        self.groups: list[list[int]] = self.find_groups()
        self.group: list[int] = [0] * len(self.ranks)
        self.place: list[int] = [0] * len(self.ranks)  # the bit of a card in the set of its group
        self.sets: list[int] = [0] * len(self.groups)  # the cards of each group that are left
        for number in range(len(self.groups)):
            for place in range(len(self.groups[number])):
                card = self.groups[number][place]
                self.group[card] = number
                self.place[card] = 1 << place
                if self.start & self.bits[card]:
                    self.sets[number] |= 1 << place
        self.lacking: list[list[int]] = self.count_lacking()
        self.least: i64 = 0  # the cards that stay at least
        for card in range(int(self.cards)):
            if self.partner[card] < -1:
                self.least += 1
        for number in range(len(self.groups)):
            self.least += self.lacking[number][self.sets[number]]
        self.table: EarliestTimes = EarliestTimes()
        self.line: list[int] = []
        self.best: list[int] = []
        self.fewest: i64 = self.cards + 1
        self.is_cut_off: bool = False

    def find_pass_time(self) -> i64:
        """Return by how much each pass is later: more than the cards on the waste."""
        pass_time: i64 = len(self.order) + 1
        if not self.is_any and (self.passes + 1) * pass_time > TIMES:
            raise ValueError("there are too many passes for a stock as large")
        return pass_time

    def find_groups(self) -> list[list[int]]:
        """Return the cards of each two ranks that make the total."""
        cards = range(len(self.ranks))
        return [
            [card for card in cards if rank in (self.ranks[card], self.partner[card])]
            for rank in range(int(self.total) // 2)
        ]

    def count_lacking(self) -> list[list[int]]:
        """Return for each group, and each set of its cards, how many of the layout stay at least."""
        above: list[int] = self.find_above()
        counts: list[list[int]] = []
        for group in self.groups:
            least: list[int] = [0] * (1 << len(group))
            for cards in range(1, 1 << len(group)):
                first: int = 0
                while not cards >> first & 1:
                    first += 1
                card: int = group[first]
                rest: int = cards & ~(1 << first)
                fewest: int = least[rest] + (1 if card < self.cards else 0)
                for second in range(first + 1, len(group)):
                    if cards >> second & 1:
                        other: int = group[second]
                        is_pair: bool = self.ranks[other] == self.partner[card]
                        if (
                            is_pair
                            and not above[card] & self.bits[other]
                            and not above[other] & self.bits[card]
                        ):
                            fewest = min(fewest, least[rest & ~(1 << second)])
                least[cards] = fewest
            counts.append(least)
        return counts

    def find_above(self) -> list[int]:
        """Return for each card the mask of those that lie above it, also over others between them."""
        above: list[int] = self.covers + [0] * len(self.order) + [0] * len(self.ranks)
        is_changing: bool = True
        while is_changing:
            is_changing = False
            for card in range(int(self.cards)):
                mask: int = above[card]
                for other in range(int(self.cards)):
                    if mask >> other & 1:
                        mask |= above[other]
                if mask != above[card]:
                    above[card] = mask
                    is_changing = True
        return above

    def remove(self, card: i64) -> None:
        """Note that a card has left."""
        group: i64 = self.group[card]
        cards: i64 = self.sets[group]
        self.least -= self.lacking[group][cards]
        cards ^= self.place[card]
        self.sets[group] = cards
        self.least += self.lacking[group][cards]

    def give_back(self, card: i64) -> None:
        """Note that a card is there again."""
        self.remove(card)

    def explore(self, mask: i64, left: i64, passed: i64, begun: i64) -> bool:
        """Look at a position and all that follow; return whether the search ends."""
        free: list[int] = []
        lone: i64 = 0
        card: i64 = 0
        while card < self.cards:
            if mask & self.bits[card] and not mask & self.covers[card]:
                if self.partner[card] == -1:
                    mask ^= self.bits[card]
                    left -= 1
                    lone += 1
                    self.line.append(int(card) << 6 | ALONE)
                    free.clear()
                    card = -1  # it may have covered others
                else:
                    free.append(int(card))
            card += 1
        ends: bool = self.look(mask, left, passed, begun, free)
        if not ends:
            while lone:
                self.line.pop()
                lone -= 1
        return ends

    def look(self, mask: i64, left: i64, passed: i64, begun: i64, free: list[int]) -> bool:
        """Look at a position in which no card can leave by itself."""
        if self.least >= self.fewest:
            return False
        time: i64 = 0 if self.is_any else passed * self.pass_time + begun
        if self.table.size >= self.budget:
            self.is_cut_off = True
            return True
        if not self.table.improve(mask + 1, time):
            return False
        if left < self.fewest:
            self.fewest = left
            self.best = self.line.copy()
            if left <= self.enough:
                return True
        if self.look_at_layout(mask, left, passed, begun, free):
            return True
        return self.look_at_stock(mask, left, passed, begun, free)

    def look_at_layout(self, mask: i64, left: i64, passed: i64, begun: i64, free: list[int]) -> bool:
        """Try the pairs of free cards of the layout."""
        at: i64 = 0
        while at < len(free):
            card: i64 = free[at]
            other: i64 = at + 1
            while other < len(free):
                if self.ranks[free[other]] == self.partner[card] and self.take(
                    mask, left - 2, passed, begun, card, free[other]
                ):
                    return True
                other += 1
            at += 1
        return False

    def look_at_stock(self, mask: i64, left: i64, passed: i64, begun: i64, free: list[int]) -> bool:
        """Try what the cards of stock and waste can leave with: those of this pass, then of the next one."""
        rest: list[int] = [card for card in self.order if mask & self.bits[card]]
        first: i64 = begun - 1 if begun > 0 else 0
        at: i64 = first
        while at < len(rest):
            if self.look_at_drawn(mask, left, passed, at, rest, free):
                return True
            at += 1
        if passed >= self.passes:
            return False
        after: i64 = passed if self.is_any else passed + 1
        at = 0
        while at < first:
            if self.look_at_drawn(mask, left, after, at, rest, free):
                return True
            at += 1
        return False

    def look_at_drawn(
        self, mask: i64, left: i64, passed: i64, at: i64, rest: list[int], free: list[int]
    ) -> bool:
        """Try what a card of stock and waste can leave with: one of the layout, or the one drawn after it."""
        card: i64 = rest[at]
        wanted: i64 = self.partner[card]
        for other in free:
            if self.ranks[other] == wanted and self.take(mask, left - 1, passed, at, other, card):
                return True
        if self.is_any or not self.top_plays or at + 1 >= len(rest) or self.ranks[rest[at + 1]] != wanted:
            return False
        return self.take(mask, left, passed, at, card, rest[at + 1])

    def take(self, mask: i64, left: i64, passed: i64, begun: i64, first: i64, second: i64) -> bool:
        """Take a pair and search on; return whether the search ends."""
        self.line.append(int(first << 6 | second))
        self.remove(first)
        self.remove(second)
        if self.explore(mask ^ self.bits[first] ^ self.bits[second], left, passed, begun):
            return True
        self.give_back(second)
        self.give_back(first)
        self.line.pop()
        return False


def search_pairs(
    problem: ClearingProblem, total: int, budget: int, enough: int = 0, fewest: int = 99
) -> FoundLine:
    """Find a line that leaves as few cards as possible, or no more than ``enough``.

    Lines that leave ``fewest`` cards or more are not looked for. A step of the line is two cards, ``first <<
    6 | second``; what is drawn between the steps follows from them. Raises ``ValueError`` if the waste can be
    turned over very often, but not any number of times.
    """
    search = PairSearch(problem, total, budget, enough)
    if fewest <= search.cards:
        search.fewest = fewest
    search.explore(search.start, search.cards, 0, search.begun)
    return FoundLine(search.best, int(search.fewest), not search.is_cut_off, int(search.table.size))
