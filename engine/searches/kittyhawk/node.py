"""A position of the search of Kittyhawk, packed into a few machine words.

A card is ``8 * rank + number``: ranks count from 0 for the Ace, numbers tell the cards of a rank apart. Two
copies of a card have the same number, so they are interchangeable.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

LEFT_MARK: Final = 1 << 48
RIGHT_MARK: Final = 1 << 49
"""Set in the words of the heaps, so that equal words of different places have different digests."""
LOW: Final = (1 << 24) - 1
DIGEST_MASK: Final = (1 << 61) - 1
"""Largest digest: large enough that two positions of a search hardly ever share one."""


@mypyc_attr(acyclic=True)
class Node:
    """A position, with values that are computed incrementally from its parent.

    A tableau pile is a run of neighboring ranks, because it began with one card. So its word is the rank of
    its top card, four bits for the number of cards, and three bits for each of them, the top one
    lowest; 0 for an empty pile. A node refers to no other: mypyc cannot free long chains of ``acyclic``
    objects.
    """

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.e: i64 = 0
        self.f: i64 = 0
        self.foundations: i64 = 0
        """The foundations: four bits for the height of each, then bits for their Pawns and Courts."""
        self.left: i64 = 0  # a bit for each card of the left heap, the bottom one lowest
        self.right: i64 = 0
        self.dealt: i64 = 0  # the number of deals made
        self.digest: i64 = 0  # a hash that does not depend on the order of the piles
        self.blocked: i64 = 0  # the number of heap cards above a lower rank in their heap
        self.needs: i64 = 0  # the depth in the heaps of the next card of each foundation, four bits each
        self.home: i64 = 0
        self.moves: i64 = 0
        self.number: i64 = 0  # the index of the position in the trail of the search
        self.settled: i64 = 0  # a bit for each card whose copies are home for good
        self.stage: i64 = 0  # the number of deals and of cards taken from the heaps

    def copy_from(self, other: "Node") -> None:
        """Copy another position."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d
        self.e = other.e
        self.f = other.f
        self.foundations = other.foundations
        self.left = other.left
        self.right = other.right
        self.dealt = other.dealt
        self.digest = other.digest
        self.blocked = other.blocked
        self.needs = other.needs
        self.home = other.home
        self.moves = other.moves
        self.number = other.number
        self.settled = other.settled
        self.stage = other.stage

    def pile(self, number: i64) -> i64:
        """Return a tableau pile, 0 to 5."""
        if number < 3:
            if number == 0:
                return self.a
            return self.b if number == 1 else self.c
        if number == 3:
            return self.d
        return self.e if number == 4 else self.f

    def set_pile(self, number: i64, pile: i64) -> None:
        """Set a tableau pile, 0 to 5."""
        if number == 0:
            self.a = pile
        elif number == 1:
            self.b = pile
        elif number == 2:
            self.c = pile
        elif number == 3:
            self.d = pile
        elif number == 4:
            self.e = pile
        else:
            self.f = pile

    def height(self, suit: i64) -> i64:
        """Return the number of cards on a foundation."""
        return self.foundations >> (4 * suit) & 15

    def lowest_height(self) -> i64:
        """Return the height of the lowest foundation."""
        word: i64 = self.foundations
        least: i64 = word & 15
        suit: i64 = 1
        while suit < 6:
            word >>= 4
            if word & 15 < least:
                least = word & 15
            suit += 1
        return least

    def left_digest(self) -> i64:
        """Return the part of the left heap and the deals in the digest."""
        return digest(self.left | self.dealt << 34 | LEFT_MARK)

    def right_digest(self) -> i64:
        """Return the part of the right heap in the digest."""
        return digest(self.right | RIGHT_MARK)


def digest(word: i64) -> i64:
    """Return the hash of a word; below 2^52, no product needs more than 63 bits."""
    mixed: i64 = (word & LOW) * 0x2545F4914F + (word >> 24) * 0x39E3779B9
    mixed ^= mixed >> 31
    mixed = (mixed & 0x7FFFFFFF) * 0x5851F42D + (mixed >> 31) * 0x2C1B3C6D
    return (mixed ^ (mixed >> 29)) & DIGEST_MASK


def pushed(pile: i64, card: i64) -> i64:
    """Return a tableau pile with one more card."""
    return ((pile >> 8 << 3 | (card & 7)) << 8) | ((pile & 0xF0) + 16) | (card >> 3)


def popped(pile: i64) -> i64:
    """Return a tableau pile without its top card."""
    if (pile & 0xF0) == 16:
        return 0
    return (pile >> 11 << 8) | ((pile & 0xF0) - 16) | ((pile & 15) + 1)


def top_card(pile: i64) -> i64:
    """Return the top card of a tableau pile that is not empty."""
    return (pile & 15) << 3 | (pile >> 8 & 7)


def count_bits(word: i64) -> i64:
    """Count the bits that are set."""
    count: i64 = 0
    while word:
        word &= word - 1
        count += 1
    return count


def top_bit(word: i64) -> i64:
    """Return the place of the highest bit of a word; -1 for 0."""
    place: i64 = -1
    while word >= 256:
        word >>= 8
        place += 8
    while word > 0:
        word >>= 1
        place += 1
    return place


def filled(word: i64) -> i64:
    """Return a word in which all bits up to its highest one are set."""
    word |= word >> 1
    word |= word >> 2
    word |= word >> 4
    word |= word >> 8
    word |= word >> 16
    return word | word >> 32
