"""A player of Wish that sees only the tops, and its results in sampled deals that look like a board.

Ranks are 0 to 7, a pile is its ranks from the bottom up, and a pair is coded as ``first * 8 + second``.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.random_generator import RandomGenerator

PILES: Final = 8
SLOTS: Final = 8
RANKS: Final = 8
OF_A_RANK: Final = 4

WAYS_TO_BE_GONE: Final = [[1, 6, 1], [1, 3, 0], [1, 1, 0], [1, 0, 0], [1, 0, 0]]
"""Number of ways in which 0, 1 or 2 pairs of a rank can be gone, by how many of its cards are on top."""

TAKEN_AT_ONCE: Final = 100
"""Added to the value of a safe pair, so that it comes before all others."""


class Player:
    """Takes the pair from the tallest piles, a random one of several equal pairs."""

    def __init__(self, generator: RandomGenerator, noise: int = 0) -> None:
        self.generator = generator
        self.noise: i64 = noise
        """Maximum random part of the value of a pair: a card of height is worth 1."""
        self.ranks: list[int] = [0] * (PILES * SLOTS)
        self.heights: list[int] = [0] * PILES
        self.remaining: list[int] = [0] * RANKS
        """Cards of each rank that are left, which a player knows who saw the others taken."""
        self.left: i64 = 0

    def load(self, piles: list[list[int]]) -> None:
        """Load a deal."""
        self.left = 0
        for rank in range(RANKS):
            self.remaining[rank] = 0
        for place in range(PILES):
            pile = piles[place]
            self.heights[place] = len(pile)
            self.left += len(pile)
            for at in range(len(pile)):
                self.ranks[place * SLOTS + at] = pile[at]
                self.remaining[pile[at]] += 1

    def take(self, pair: i64) -> None:
        """Take a pair away."""
        first: i64 = pair >> 3
        second: i64 = pair & 7
        tall: i64 = self.heights[first]
        self.remaining[self.ranks[first * SLOTS + tall - 1]] -= 2
        self.heights[first] -= 1
        self.heights[second] -= 1
        self.left -= 2

    def play(self) -> i64:
        """Play to the end, and return how many cards are left."""
        pair = self.choose()
        while pair >= 0:
            self.take(pair)
            pair = self.choose()
        return self.left

    def choose(self) -> i64:
        """Return the pair to take next; -1 if there is none."""
        best: i64 = -1
        most: i64 = 0
        equal: i64 = 0
        first: i64 = 0
        while first < PILES - 1:
            tall: i64 = self.heights[first]
            if tall:
                rank: i64 = self.ranks[first * SLOTS + tall - 1]
                second: i64 = first + 1
                while second < PILES:
                    other: i64 = self.heights[second]
                    if other and self.ranks[second * SLOTS + other - 1] == rank:
                        value: i64 = tall + other
                        if self.remaining[rank] == 2:
                            value += TAKEN_AT_ONCE
                        if self.noise:
                            value += self.generator.below(self.noise + 1)
                        if value > most:
                            most = value
                            equal = 0
                        if value == most:
                            equal += 1
                            if self.generator.below(equal) == 0:
                                best = first << 3 | second
                    second += 1
            first += 1
        return best


class DealSampler:
    """Samples of the deals that look like a board, with its hidden cards in any possible order."""

    def __init__(self, tops: list[int], hidden: list[int], generator: RandomGenerator) -> None:
        self.tops = tops  # the rank on top of each pile; -1 for an empty pile
        self.hidden = hidden  # the number of face-down cards in each pile
        self.generator = generator
        self.on_top: list[int] = [0] * RANKS
        self.gone: i64 = RANKS * OF_A_RANK
        """The number of cards that were taken; the board does not show which."""
        for place in range(PILES):
            self.gone -= hidden[place]
            if tops[place] >= 0:
                self.gone -= 1
                self.on_top[tops[place]] += 1
        self.ways: list[list[int]] = self.count_ways()

    def count_ways(self) -> list[list[int]]:
        """Count the ways in which each number of pairs can be gone from each rank and later ones."""
        pairs = int(self.gone) // 2
        later = [1] + [0] * pairs
        ways = [later]
        for rank in range(RANKS - 1, -1, -1):
            own = WAYS_TO_BE_GONE[self.on_top[rank]]
            later = [
                sum(own[here] * later[count - here] for here in range(min(2, count) + 1))
                for count in range(pairs + 1)
            ]
            ways.append(later)
        ways.reverse()
        return ways

    def draw(self) -> list[list[int]]:
        """Return the piles of a random deal, all equally likely."""
        unseen = self.unseen()
        self.generator.shuffle(unseen)
        piles: list[list[int]] = []
        at = 0
        for place in range(PILES):
            pile = unseen[at : at + self.hidden[place]]
            at += self.hidden[place]
            if self.tops[place] >= 0:
                pile.append(self.tops[place])
            piles.append(pile)
        return piles

    def unseen(self) -> list[int]:
        """Draw the ranks of the face-down cards: only pairs of a rank can be gone."""
        unseen: list[int] = []
        pairs: i64 = self.gone >> 1
        for rank in range(RANKS):
            own = WAYS_TO_BE_GONE[self.on_top[rank]]
            later = self.ways[rank + 1]
            gone: i64 = 0
            if self.ways[rank][pairs] > 0:  # else no deal leads to such a board, and any rank is possible
                number: i64 = self.generator.below(self.ways[rank][pairs])
                number -= own[0] * later[pairs]
                while number >= 0:
                    gone += 1
                    number -= own[gone] * later[pairs - gone]
            pairs -= gone
            unseen += [rank] * (OF_A_RANK - self.on_top[rank] - 2 * int(gone))
        return unseen


def evaluate_pairs(
    tops: list[int], hidden: list[int], pairs: list[int], samples: int, seed: int
) -> list[int]:
    """Play out each pair in the same sampled deals.

    Returns the number of wins of each pair, and then the sum of the cards left of each.
    """
    generator = RandomGenerator(seed)
    sampler, player = DealSampler(tops, hidden, generator), Player(generator)
    won: list[int] = [0] * len(pairs)
    left: list[int] = [0] * len(pairs)
    for _ in range(samples):
        piles = sampler.draw()
        for at in range(len(pairs)):
            player.load(piles)
            player.take(pairs[at])
            rest: i64 = player.play()
            left[at] += rest
            if rest == 0:
                won[at] += 1
    return won + left


def play_deal(piles: list[list[int]], seed: int, noise: int = 0) -> int:
    """Play a deal to its end by the tops only, and return how many cards are left."""
    player = Player(RandomGenerator(seed), noise)
    player.load(piles)
    return int(player.play())
