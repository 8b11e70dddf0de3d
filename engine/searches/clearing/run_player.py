"""A player of games in which cards go onto the waste in sequence, who sees only what lies open.

It looks for the run that takes the most cards without a draw, as far as cards are seen; of several, for the
one after which the most can be played.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.clearing.problem import ClearingProblem
from engine.searches.clearing.runs import near_cards
from engine.searches.random_generator import RandomGenerator

MOST_TRIED: Final = 60
"""Runs that are tried before each move."""
TAKEN: Final = 64
"""The value of a card that is taken. This and the following were tuned on 1,500 deals."""
PLAYABLE: Final = 124
"""The value of a position in which every card that is still to come could be played on."""
TURNED: Final = 112
"""The value of a card that is turned up."""
FREE: Final = 20
"""The value of a free card."""
KIND: Final = 40
"""The value of each rank among the free cards."""
RANKS: Final = 16


class RunPlayer:
    """Plays a deal to its end."""

    def __init__(self, problem: ClearingProblem, generator: RandomGenerator, noise: i64) -> None:
        self.problem: ClearingProblem = problem
        self.generator: RandomGenerator = generator
        self.noise: i64 = noise  # the greatest random part of the value of a run
        self.cards: i64 = len(problem.ranks)
        self.covers: list[int] = problem.covers
        self.count: i64 = problem.count
        self.bits: list[int] = [1 << card for card in range(max(RANKS, len(problem.ranks)))]
        self.ranks: list[int] = problem.ranks
        self.stock: list[int] = problem.stock
        self.near: list[list[int]] = []
        self.hidden: i64 = 0  # the mask of cards that lie face down as long as they are covered
        self.mask: i64 = 0
        self.left: i64 = 0
        self.drawn: i64 = 0
        self.top: i64 = 0
        self.unseen: list[int] = [0] * RANKS  # cards of each rank that the player has not seen
        self.unseen_cards: i64 = 0
        self.tried: i64 = 0
        self.run: list[int] = []
        self.best_run: list[int] = []
        self.best_value: i64 = 0

    def load(self, problem: ClearingProblem, hidden: i64) -> None:
        """Load a deal of the same form; the cards of a mask lie face down as long as they are covered."""
        self.problem = problem
        self.ranks = problem.ranks
        self.stock = problem.stock
        self.near = near_cards(problem)
        self.hidden = hidden
        self.restart()

    def restart(self) -> None:
        """Begin the deal again."""
        self.mask = 0
        self.left = self.cards
        self.drawn = 0
        self.top = self.problem.waste[-1]
        for rank in range(RANKS):
            self.unseen[rank] = 0
        self.unseen_cards = len(self.stock)
        for rank in self.stock:
            self.unseen[rank] += 1
        card: i64 = 0
        while card < self.cards:
            self.mask |= self.bits[card]
            card += 1
        card = 0
        while card < self.cards:
            if self.is_hidden(card, self.mask):
                self.unseen[self.ranks[card]] += 1
                self.unseen_cards += 1
            card += 1

    def is_hidden(self, card: i64, mask: i64) -> bool:
        """Tell whether a card lies face down."""
        return (self.hidden & mask & self.bits[card]) != 0 and (mask & self.covers[card]) != 0

    def take(self, card: i64) -> bool:
        """Take a card that goes onto the waste; return whether it turned up another one."""
        before: i64 = self.mask
        self.mask ^= self.bits[card]
        self.left -= 1
        self.top = self.ranks[card]
        turns: bool = False
        if self.hidden:
            other: i64 = 0
            while other < self.cards:
                if self.is_hidden(other, before) and not self.is_hidden(other, self.mask):
                    self.unseen[self.ranks[other]] -= 1
                    self.unseen_cards -= 1
                    turns = True
                other += 1
        return turns

    def draw(self) -> None:
        """Draw a card."""
        self.top = self.stock[self.drawn]
        self.drawn += 1
        self.unseen[self.top] -= 1
        self.unseen_cards -= 1

    def play(self) -> i64:
        """Play to the end, and return how many cards are left."""
        while self.left > 0:
            self.plan()
            if self.best_run:
                for card in self.best_run:
                    if self.take(card):
                        break
            elif self.drawn < len(self.stock):
                self.draw()
            else:
                break
        return self.left

    def plan(self) -> None:
        """Find the best run from here without a draw."""
        self.tried = 0
        self.run.clear()
        self.best_run.clear()
        self.best_value = 0
        self.extend(self.mask, self.mask, self.top, 0)

    def extend(self, mask: i64, known: i64, top: i64, taken: i64) -> None:
        """Try all runs that begin with one; ``known`` is the mask before it, in which cards were seen."""
        ends: bool = True
        for card in self.near[top]:
            at: i64 = card
            if mask & self.bits[at] and not mask & self.covers[at]:
                if self.hidden & self.bits[at] and known & self.covers[at]:
                    continue  # it is turned up only by this run
                if self.tried >= MOST_TRIED:
                    break
                ends = False
                self.tried += 1
                self.run.append(card)
                self.extend(mask ^ self.bits[at], known, self.ranks[at], taken + 1)
                self.run.pop()
        if taken > 0 and (ends or self.left > taken):
            value: i64 = TAKEN * taken + self.outlook(mask, known)
            if self.noise:
                value += self.generator.below(self.noise + 1)
            if value > self.best_value or (value == self.best_value and self.generator.below(2) == 0):
                self.best_value = value
                self.best_run = self.run.copy()

    def outlook(self, mask: i64, known: i64) -> i64:
        """Return the value of what can be played after a run."""
        free: i64 = 0
        value: i64 = 0
        card: i64 = 0
        while card < self.cards:
            if mask & self.bits[card] and not mask & self.covers[card]:
                if self.hidden & self.bits[card] and known & self.covers[card]:
                    value += TURNED
                else:
                    value += FREE
                    if not free >> self.ranks[card] & 1:
                        value += KIND
                        free |= self.bits[self.ranks[card]]
            card += 1
        playable: i64 = 0
        rank: i64 = 0
        while rank < self.count:
            if self.is_next(free, rank):
                playable += self.unseen[rank]
            rank += 1
        return value + PLAYABLE * playable // self.unseen_cards if self.unseen_cards > 0 else value

    def is_next(self, ranks: i64, rank: i64) -> bool:
        """Tell whether one of some ranks, as a mask, is next to a rank."""
        higher: i64 = rank + 1
        lower: i64 = rank - 1
        if self.problem.wraps:
            if higher == self.count:
                higher = 0
            if lower < 0:
                lower = self.count - 1
        return (higher < self.count and ranks >> higher & 1 != 0) or (lower >= 0 and ranks >> lower & 1 != 0)


def play_runs(problem: ClearingProblem, hidden: int, seed: int, noise: int = 0) -> int:
    """Play a deal to its end by what lies open, and return how many cards are left."""
    player = RunPlayer(problem, RandomGenerator(seed), noise)
    player.load(problem, hidden)
    return int(player.play())
