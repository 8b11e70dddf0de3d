"""Flip played again and again, each time more like the best game so far.

Nested rollout policy adaptation (Christopher Rosin, IJCAI 2011) in two levels: each play that there can ever
be has a weight, chance chooses by e to the power of it, and the plays of the best game gain what the others
that were possible beside them lose. All in whole numbers, so that every machine plays the same games.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.chance import Dice
from engine.searches.flip_hand import Hand

UNIT: Final = 256
"""A weight of 1; what a play of the best game gains each time."""
LEAST_CHANCE: Final = 16
HIGHEST: Final = 18 * UNIT
"""A weight stays between 0 and this: likelier by e^18 is as good as certain."""
RATIO: Final = 1157433911791679357
"""e^(1/256), times 2^60."""


def _powers() -> list[int]:
    """Return e to the power of each weight, times what the least likely play is given."""
    value = LEAST_CHANCE << 60
    powers = []
    for _ in range(HIGHEST + 1):
        powers.append(value >> 60)
        value = value * RATIO >> 60
    return powers


POWERS: Final = _powers()


class Policy:
    """A weight for each code of a play, and how likely that makes it beside others."""

    def __init__(self, weights: list[int], chances: list[int]) -> None:
        self.weights = weights
        self.chances = chances

    def copy(self) -> "Policy":
        """Return the same policy, to be changed by itself."""
        return Policy(self.weights[:], self.chances[:])

    def adapt(self, told: list[int]) -> None:
        """Make a game that was told likelier."""
        weights = self.weights
        chances = self.chances
        end: i64 = len(told)
        begin: i64 = 0
        while begin < end:
            past: i64 = begin + 2 + told[begin]
            total: i64 = 0
            at: i64 = begin + 2
            while at < past:
                total += chances[told[at]]
                at += 1
            at = begin + 2
            while at < past:
                code: i64 = told[at]
                weights[code] -= (UNIT * chances[code] + (total >> 1)) // total
                at += 1
            weights[told[begin + 2 + told[begin + 1]]] += UNIT
            begin = past
        self._weigh(told)

    def _weigh(self, told: list[int]) -> None:
        """Make the chances of all plays that were possible in a game fit their weights again."""
        weights = self.weights
        end: i64 = len(told)
        begin: i64 = 0
        while begin < end:
            past: i64 = begin + 2 + told[begin]
            at: i64 = begin + 2
            while at < past:
                code: i64 = told[at]
                weight: i64 = weights[code]
                if weight < 0:
                    weight = 0
                    weights[code] = weight
                elif weight > HIGHEST:
                    weight = HIGHEST
                    weights[code] = weight
                self.chances[code] = POWERS[weight]
                at += 1
            begin = past


class Learner:
    """Plays a hand within a budget, a position being a play made, and keeps the best game."""

    def __init__(self, hand: Hand, budget: int, most: int, dice: Dice) -> None:
        self.hand = hand
        self.left: i64 = budget
        self.most: i64 = most
        self.dice = dice
        self.gain: i64 = -1
        self.line: list[int] = []
        """The best game: of each play four times the place of its first card, and its kind."""
        # The game played last: for each play how many there were, which was made, and all their codes.
        self.told: list[int] = []

    def learn(self, rounds: i64) -> None:
        """Play so many times as many games, with a policy that begins anew after so many, until the end."""
        if len(self.hand.active) == 0:
            self.gain = 0
            return
        codes: i64 = self.hand.codes
        middle = HIGHEST // 2
        fresh = Policy([middle] * codes, [POWERS[middle]] * codes)
        while self._goes_on():
            policy = fresh.copy()
            gain: i64 = -1
            told: list[int] = []
            count: i64 = 0
            while count < rounds and self._goes_on():
                reached: i64 = self._lesson(policy.copy(), rounds)
                if reached >= gain:
                    gain = reached
                    told = self.told
                policy.adapt(told)
                count += 1

    def _goes_on(self) -> bool:
        return self.left > 0 and self.gain < self.most

    def _lesson(self, policy: Policy, rounds: i64) -> i64:
        """Play so many games, learning from the best after each; tell the best, and return its gain."""
        best: i64 = -1
        best_told: list[int] = []
        count: i64 = 0
        while count < rounds:
            gain: i64 = self._game(policy.chances)
            if gain < 0 or self.gain >= self.most:
                break
            if gain >= best:
                best = gain
                best_told = self.told
            policy.adapt(best_told)
            count += 1
        self.told = best_told
        return best

    def _game(self, chances: list[int]) -> i64:
        """Play a game by chance; return by how much the score rose, or -1 if the budget ended before."""
        hand = self.hand
        hand.reset()
        told: list[int] = []
        line: list[int] = []
        gain: i64 = 0
        while len(hand.active) > 0:
            if self.left <= 0:
                return -1
            self.left -= 1
            play: i64 = self._choose(chances, told)
            line.append(play)
            gain += hand.play(play >> 2, play & 3)
        self.told = told
        if gain > self.gain:
            self.gain = gain
            self.line = line
        return gain

    def _choose(self, chances: list[int], told: list[int]) -> i64:
        """Have chance choose a play, and tell of the choice; return it as in the line."""
        hand = self.hand
        one = hand.one
        two = hand.two
        begin: i64 = len(told)
        told.append(0)
        told.append(0)
        total: i64 = 0
        active = hand.active
        count: i64 = len(active)
        index: i64 = 0
        while index < count:
            first: i64 = active[index]
            code: i64 = one[first]
            told.append(code)
            total += chances[code]
            code = two[first]
            if code >= 0:
                told.append(code)
                total += chances[code]
            index += 1
        told[begin] = len(told) - begin - 2
        rest: i64 = ((self.dice.word() >> 8) * total) >> 24  # 24 bits of chance, for the total can have 36
        at: i64 = begin + 2
        index = 0
        while True:
            first = active[index]
            code = one[first]
            rest -= chances[code]
            if rest < 0:
                break
            at += 1
            code = two[first]
            if code >= 0:
                rest -= chances[code]
                if rest < 0:
                    break
                at += 1
            index += 1
        told[begin + 1] = at - begin - 2
        return 4 * first + (code & 3)
