"""Nested rollout policy adaptation (Christopher Rosin, IJCAI 2011) with two levels, for Flip.

Each possible play has a weight w and is chosen with a probability proportional to e^w. After each game, the
plays of the best game gain the weight that their alternatives lose. All numbers are whole, so every machine
plays the same games.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.flip.hand import Hand
from engine.searches.random_generator import RandomGenerator

UNIT: Final = 256
"""A weight of 1: the learning rate."""
LEAST_PROBABILITY: Final = 16
HIGHEST: Final = 18 * UNIT
"""Weights stay between 0 and this: e^18 times as likely is practically certain."""
RATIO: Final = 1157433911791679357
"""e^(1/256), times 2^60."""


def _powers() -> list[int]:
    """Return e to the power of each weight, times ``LEAST_PROBABILITY``."""
    value = LEAST_PROBABILITY << 60
    powers = []
    for _ in range(HIGHEST + 1):
        powers.append(value >> 60)
        value = value * RATIO >> 60
    return powers


POWERS: Final = _powers()


class Policy:
    """A weight for each code of a play, and its unnormalized probability."""

    def __init__(self, weights: list[int], probabilities: list[int]) -> None:
        self.weights = weights
        self.probabilities = probabilities

    def copy(self) -> "Policy":
        """Return an independent copy."""
        return Policy(self.weights[:], self.probabilities[:])

    def adapt(self, history: list[int]) -> None:
        """Adapt the policy to a game, so that it becomes more likely."""
        weights = self.weights
        probabilities = self.probabilities
        end: i64 = len(history)
        begin: i64 = 0
        while begin < end:
            past: i64 = begin + 2 + history[begin]
            total: i64 = 0
            at: i64 = begin + 2
            while at < past:
                total += probabilities[history[at]]
                at += 1
            at = begin + 2
            while at < past:
                code: i64 = history[at]
                weights[code] -= (UNIT * probabilities[code] + (total >> 1)) // total
                at += 1
            weights[history[begin + 2 + history[begin + 1]]] += UNIT
            begin = past
        self._update_probabilities(history)

    def _update_probabilities(self, history: list[int]) -> None:
        """Update the probabilities of all plays that were legal during a game."""
        weights = self.weights
        end: i64 = len(history)
        begin: i64 = 0
        while begin < end:
            past: i64 = begin + 2 + history[begin]
            at: i64 = begin + 2
            while at < past:
                code: i64 = history[at]
                weight: i64 = weights[code]
                if weight < 0:
                    weight = 0
                    weights[code] = weight
                elif weight > HIGHEST:
                    weight = HIGHEST
                    weights[code] = weight
                self.probabilities[code] = POWERS[weight]
                at += 1
            begin = past


class PolicyAdaptation:
    """Plays games of a hand within a budget of plays, and stores the best one."""

    def __init__(self, hand: Hand, budget: int, most: int, generator: RandomGenerator) -> None:
        self.hand = hand
        self.left: i64 = budget
        self.most: i64 = most
        self.generator = generator
        self.gain: i64 = -1
        self.line: list[int] = []
        """The best game: for each play four times the place of its first card, plus its kind."""
        # The last game: for each play the number of legal plays, the index of the chosen one, all codes.
        self.history: list[int] = []

    def run(self, rounds: i64) -> None:
        """Play rounds of games until the budget ends; start with a new policy after ``rounds`` rounds."""
        if len(self.hand.active) == 0:
            self.gain = 0
            return
        codes: i64 = self.hand.codes
        middle = HIGHEST // 2
        fresh = Policy([middle] * codes, [POWERS[middle]] * codes)
        while self._can_continue():
            policy = fresh.copy()
            gain: i64 = -1
            history: list[int] = []
            count: i64 = 0
            while count < rounds and self._can_continue():
                reached: i64 = self._round(policy.copy(), rounds)
                if reached >= gain:
                    gain = reached
                    history = self.history
                policy.adapt(history)
                count += 1

    def _can_continue(self) -> bool:
        return self.left > 0 and self.gain < self.most

    def _round(self, policy: Policy, rounds: i64) -> i64:
        """Play a round of games, adapting to the best after each; record the best and return its gain."""
        best: i64 = -1
        best_history: list[int] = []
        count: i64 = 0
        while count < rounds:
            gain: i64 = self._game(policy.probabilities)
            if gain < 0 or self.gain >= self.most:
                break
            if gain >= best:
                best = gain
                best_history = self.history
            policy.adapt(best_history)
            count += 1
        self.history = best_history
        return best

    def _game(self, probabilities: list[int]) -> i64:
        """Play a random game by the policy; return its gain, or -1 if the budget ended before."""
        hand = self.hand
        hand.reset()
        history: list[int] = []
        line: list[int] = []
        gain: i64 = 0
        while len(hand.active) > 0:
            if self.left <= 0:
                return -1
            self.left -= 1
            play: i64 = self._choose(probabilities, history)
            line.append(play)
            gain += hand.play(play >> 2, play & 3)
        self.history = history
        if gain > self.gain:
            self.gain = gain
            self.line = line
        return gain

    def _choose(self, probabilities: list[int], history: list[int]) -> i64:
        """Choose a random play by the policy, and record the choice; return the play as in the line."""
        hand = self.hand
        one = hand.one
        two = hand.two
        begin: i64 = len(history)
        history.append(0)
        history.append(0)
        total: i64 = 0
        active = hand.active
        count: i64 = len(active)
        index: i64 = 0
        while index < count:
            first: i64 = active[index]
            code: i64 = one[first]
            history.append(code)
            total += probabilities[code]
            code = two[first]
            if code >= 0:
                history.append(code)
                total += probabilities[code]
            index += 1
        history[begin] = len(history) - begin - 2
        rest: i64 = (
            (self.generator.next_word() >> 8) * total
        ) >> 24  # 24 random bits, because the total can have 36
        at: i64 = begin + 2
        index = 0
        while True:
            first = active[index]
            code = one[first]
            rest -= probabilities[code]
            if rest < 0:
                break
            at += 1
            code = two[first]
            if code >= 0:
                rest -= probabilities[code]
                if rest < 0:
                    break
                at += 1
            index += 1
        history[begin + 1] = at - begin - 2
        return 4 * first + (code & 3)
