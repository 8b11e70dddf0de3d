"""A player of games in which cards leave in pairs, who sees only what lies open.

The player knows which cards are still to come, but not their order before the stock was gone through once;
then all is known, and a win is searched for.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.clearing.pairs import PairSearch
from engine.searches.clearing.problem import ClearingProblem
from engine.searches.random_generator import RandomGenerator

LEAST_AHEAD: Final = 1
AHEAD_STEPS: Final = 12
"""Positions of the search when all cards are known: so many times 1, 2, 4 and so on, as far as some think."""
GONE: Final = 10
"""The value of a card of the layout that leaves."""
UNCOVERED: Final = 4
"""The value of a card that is free then."""
LACKING: Final = 1000
"""What it costs that one more card can find no partner."""


class PairPlayer:
    """Plays a deal to its end, with the tables of the search."""

    def __init__(self, problem: ClearingProblem, total: i64, generator: RandomGenerator, noise: i64) -> None:
        self.problem: ClearingProblem = problem
        self.total: i64 = total
        self.generator: RandomGenerator = generator
        self.noise: i64 = noise  # the greatest random part of the value of a pair
        self.search: PairSearch = PairSearch(problem, total, 0, 0)
        self.mask: i64 = self.search.start
        self.passed: i64 = 0
        self.begun: i64 = self.search.begun
        self.first: i64 = -1
        self.second: i64 = -1
        self.best: i64 = 0

    def play(self, is_known: bool) -> i64:
        """Play to the end, and return how many cards are left; all cards may be known from the start."""
        if is_known and self.finds_win():
            return 0
        while self.left() > 0:
            self.choose()
            if self.first >= 0:
                self.take(self.first, self.second)
            elif self.begun < len(self.rest()):
                self.begun += 1
            elif self.begun > 0 and (self.passed < self.search.passes and self.passed < 2):
                self.passed += 1
                self.begun = 0
                if self.finds_win():
                    return 0
            else:
                break
        return self.left()

    def left(self) -> i64:
        """Return how many cards of the layout are left."""
        count: i64 = 0
        card: i64 = 0
        while card < self.search.cards:
            if self.mask & self.search.bits[card]:
                count += 1
            card += 1
        return count

    def rest(self) -> list[int]:
        """Return the cards left of stock and waste, in the order in which they are drawn."""
        return [card for card in self.search.order if self.mask & self.search.bits[card]]

    def take(self, first: i64, second: i64) -> None:
        """Take a pair, or a card that leaves by itself, and what is under it on the waste comes up."""
        rest = self.rest()
        if self.begun > 0 and rest[self.begun - 1] in (int(first), int(second)):
            self.begun -= 1
        self.mask ^= self.search.bits[first]
        if second >= 0:
            self.mask ^= self.search.bits[second]
            self.search.remove(first)
            self.search.remove(second)

    def choose(self) -> None:
        """Choose the best pair of free cards, or a card that leaves by itself; -1 for none."""
        search: PairSearch = self.search
        free: list[int] = []
        self.first = -1
        self.second = -1
        self.best = 0
        card: i64 = 0
        while card < search.cards:
            if self.mask & search.bits[card] and not self.mask & search.covers[card]:
                if search.partner[card] == -1:
                    self.first = card
                    return
                free.append(int(card))
            card += 1
        rest = self.rest()
        tops: i64 = self.begun + 1 if search.top_plays else self.begun
        free += rest[max(0, int(self.begun) - 1) : int(tops)]
        for at in range(len(free)):
            for other in range(at + 1, len(free)):
                if search.ranks[free[other]] == search.partner[free[at]]:
                    self.weigh(free[at], free[other])

    def weigh(self, first: i64, second: i64) -> None:
        """Choose a pair if it is better than the best one so far."""
        search: PairSearch = self.search
        if first >= search.cards:
            return  # both are of stock and waste: the layout keeps its partners
        value: i64 = GONE if second >= search.cards else 2 * GONE
        before: i64 = search.least
        search.remove(first)
        search.remove(second)
        value -= LACKING * (search.least - before)
        search.give_back(second)
        search.give_back(first)
        after: i64 = self.mask ^ search.bits[first] ^ search.bits[second]
        card: i64 = 0
        while card < search.cards:
            if (
                self.mask & search.covers[card]
                and not after & search.covers[card]
                and after & search.bits[card]
            ):
                value += UNCOVERED
            card += 1
        if self.noise:
            value += self.generator.below(self.noise + 1)
        if value > self.best or (value == self.best and self.generator.below(2) == 0):
            self.best = value
            self.first = first
            self.second = second

    def finds_win(self) -> bool:
        """Search for a win, now that all cards are known."""
        if self.noise:
            return False
        ahead: i64 = LEAST_AHEAD << self.generator.below(AHEAD_STEPS)
        search: PairSearch = PairSearch(self.problem, self.total, ahead, 0)
        for card in range(len(search.ranks)):
            if search.start & search.bits[card] and not self.mask & search.bits[card]:
                search.remove(card)
        search.fewest = 1
        return search.explore(self.mask, self.left(), self.passed, self.begun) and not search.is_cut_off


def play_pairs(problem: ClearingProblem, total: int, seed: int, *, is_known: bool, noise: int = 0) -> int:
    """Play a deal to its end by what lies open, and return how many cards are left.

    ``is_known`` says that the player has seen the whole stock. With ``noise``, nothing is searched.
    """
    return int(PairPlayer(problem, total, RandomGenerator(seed), noise).play(is_known))
