"""What keeps a position from being won, in numbers: mostly how each card lies on the one under it."""

from typing import Final

from mypy_extensions import i64

from engine.searches.random_generator import RandomGenerator

DOWN: Final = 64
"""Added to the number of a card that lies face down."""
UNKNOWN: Final = 63
"""The number of a card that is not known, which fits nowhere."""
FLOOR: Final = 128
"""Stands for the card under the lowest one of a pile."""
BASE_BITS: Final = 8
"""Bits of the number of a card under another one."""
CARD_BITS: Final = 7
"""Bits of the number of a card with its side."""
HEIGHTS: Final = 63
"""Hashes tell heights in a pile apart up to this remainder."""
HASH_BITS: Final = 56
MOST_SPACES: Final = 24


class Weights:
    """How much the parts of a cost count."""

    def __init__(
        self,
        face_down: int,
        other_suit: int,
        gap: int,
        inverted: int,
        on_floor: int,
        first_space: int,
        next_space: int,
        home: int,
    ) -> None:
        self.face_down: int = face_down  # a card that lies face down
        self.other_suit: int = other_suit  # a card on the next higher one of another suit
        self.gap: int = gap  # a card on any other higher one
        self.inverted: int = inverted  # a card on one that is not higher
        self.on_floor: int = on_floor  # a card other than the highest at the bottom of a pile
        self.first_space: int = first_space  # what the first empty pile saves, and each further one
        self.next_space: int = next_space
        self.home: int = home  # what a complete suit saves


class Costs:
    """The cost of each card on each other one, and the hashes of cards at their places."""

    def __init__(self, weights: Weights, ranks: int) -> None:
        self.ranks: i64 = ranks
        self.face_down: i64 = weights.face_down
        self.home: i64 = weights.home
        self.hashes: list[int] = HASHES
        self.links: list[int] = [weights.gap] * (DOWN << BASE_BITS)
        self.spaces: list[int] = [0]
        for number in range(MOST_SPACES):
            self.spaces.append(weights.first_space + number * weights.next_space)
        for card in range(4 * ranks):
            for base in range(4 * ranks):
                link: int = card << BASE_BITS | base
                if base >> 2 <= card >> 2:
                    self.links[link] = weights.inverted
                elif base == card + 4:
                    self.links[link] = 0
                elif base >> 2 == (card >> 2) + 1:
                    self.links[link] = weights.other_suit
            self.links[card << BASE_BITS | FLOOR] = 0 if card >> 2 == ranks - 1 else weights.on_floor


def random_hashes() -> list[int]:
    """Return a random number for each card, face up or down, at each height of a pile."""
    generator: RandomGenerator = RandomGenerator(1)
    return [
        generator.next_word() << (HASH_BITS - 32) ^ generator.next_word()
        for _ in range((HEIGHTS + 1) << CARD_BITS)
    ]


HASHES: Final = random_hashes()
