"""Playing Wish without knowing what lies face down, and what comes of it in many deals that look alike.

Ranks are 0 to 7, a pile is its ranks from the bottom up, and a pair is coded as ``first * 8 + second``.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.chance import Dice

PILES: Final = 8
SLOTS: Final = 8
RANKS: Final = 8
OF_A_RANK: Final = 4

WAYS_TO_BE_GONE: Final = [[1, 6, 1], [1, 3, 0], [1, 1, 0], [1, 0, 0], [1, 0, 0]]
"""In how many ways none, one or two pairs of a rank can be gone, by how many of its cards are on top."""

TAKEN_AT_ONCE: Final = 100
"""Worth of a pair that loses nothing, above all others."""


class Player:
    """One who takes the pair from the tallest piles, and any of them where several are as tall."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.ranks: list[int] = [0] * (PILES * SLOTS)
        self.heights: list[int] = [0] * PILES
        self.remaining: list[int] = [0] * RANKS
        """Cards of each rank that are not gone, which a player knows who has seen the others go."""
        self.left: i64 = 0

    def lay(self, piles: list[list[int]]) -> None:
        """Lay the piles that are to be played."""
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
        """Return the pair to take next, -1 where there is none."""
        best: i64 = -1
        most: i64 = 0
        alike: i64 = 0
        first: i64 = 0
        while first < PILES - 1:
            tall: i64 = self.heights[first]
            if tall:
                rank: i64 = self.ranks[first * SLOTS + tall - 1]
                second: i64 = first + 1
                while second < PILES:
                    other: i64 = self.heights[second]
                    if other and self.ranks[second * SLOTS + other - 1] == rank:
                        worth: i64 = tall + other
                        if self.remaining[rank] == 2:
                            worth += TAKEN_AT_ONCE
                        if worth > most:
                            most = worth
                            alike = 0
                        if worth == most:
                            alike += 1
                            if self.dice.below(alike) == 0:
                                best = first << 3 | second
                    second += 1
            first += 1
        return best


class Deals:
    """Deals that look like a board: the hidden cards of its piles are any of those that may be there."""

    def __init__(self, tops: list[int], hidden: list[int], dice: Dice) -> None:
        self.tops = tops
        """The rank on top of each pile, -1 where there is none."""
        self.hidden = hidden
        """How many cards lie face down in each pile."""
        self.dice = dice
        self.on_top: list[int] = [0] * RANKS
        self.gone: i64 = RANKS * OF_A_RANK
        """How many cards have gone, for the board does not say which."""
        for place in range(PILES):
            self.gone -= hidden[place]
            if tops[place] >= 0:
                self.gone -= 1
                self.on_top[tops[place]] += 1
        self.ways: list[list[int]] = self.count_ways()

    def count_ways(self) -> list[list[int]]:
        """Count in how many ways so many pairs can be gone of a rank and those behind it."""
        pairs = int(self.gone) // 2
        behind = [1] + [0] * pairs
        ways = [behind]
        for rank in range(RANKS - 1, -1, -1):
            own = WAYS_TO_BE_GONE[self.on_top[rank]]
            behind = [
                sum(own[here] * behind[count - here] for here in range(min(2, count) + 1))
                for count in range(pairs + 1)
            ]
            ways.append(behind)
        ways.reverse()
        return ways

    def draw(self) -> list[list[int]]:
        """Return the piles of one such deal, each as likely as the others."""
        unseen = self.unseen()
        self.dice.shuffle(unseen)
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
        """Draw the ranks that may lie face down: of each rank pairs alone have gone."""
        unseen: list[int] = []
        pairs: i64 = self.gone >> 1
        for rank in range(RANKS):
            own = WAYS_TO_BE_GONE[self.on_top[rank]]
            behind = self.ways[rank + 1]
            gone: i64 = 0
            if self.ways[rank][pairs] > 0:  # else no such board comes of a deal, and all ranks may be there
                number: i64 = self.dice.below(self.ways[rank][pairs])
                number -= own[0] * behind[pairs]
                while number >= 0:
                    gone += 1
                    number -= own[gone] * behind[pairs - gone]
            pairs -= gone
            unseen += [rank] * (OF_A_RANK - self.on_top[rank] - 2 * int(gone))
        return unseen


def look_ahead(tops: list[int], hidden: list[int], pairs: list[int], samples: int, seed: int) -> list[int]:
    """Play each pair in the same deals that look like the board.

    Returns how often each was won, one after the other, and then how many cards were left in all.
    """
    dice = Dice(seed)
    deals, player = Deals(tops, hidden, dice), Player(dice)
    won: list[int] = [0] * len(pairs)
    left: list[int] = [0] * len(pairs)
    for _ in range(samples):
        piles = deals.draw()
        for at in range(len(pairs)):
            player.lay(piles)
            player.take(pairs[at])
            rest: i64 = player.play()
            left[at] += rest
            if rest == 0:
                won[at] += 1
    return won + left


def play_simply(piles: list[list[int]], seed: int) -> int:
    """Play a deal to its end by the tops alone, and return how many cards are left."""
    player = Player(Dice(seed))
    player.lay(piles)
    return int(player.play())
