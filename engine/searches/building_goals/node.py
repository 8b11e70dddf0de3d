"""A position of a game like Klondike in which it matters on which card another one lies.

A card is the bit ``4 * rank + suit`` of a word: ranks count from 0 for the lowest, suits 0 and 1 are black, 2
and 3 red. Two cards can take a card that is laid on the tableau: the *first* one is that of suit 0 or 2.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

FIRST_BLACK: Final = 0x1111111111111
SECOND_BLACK: Final = 0x2222222222222
FIRST_RED: Final = 0x4444444444444
SECOND_RED: Final = 0x8888888888888
WORD_SHIFT: Final = 60
COUNT_SHIFT: Final = 8


@mypyc_attr(acyclic=True)
class Node:
    """A position."""

    def __init__(self) -> None:
        self.up: i64 = 0  # the cards that are face up on the tableau
        self.dealt: i64 = 0  # the cards on the tableau that lie where they lay at first, face down or not
        self.first: i64 = 0  # the cards that lie on the first of the two that take them, and Kings in spaces
        self.second: i64 = 0  # the cards that lie on the second one
        self.next: i64 = 0  # the card of each suit that its foundation needs; beyond the last one if full
        self.stock: i64 = 0  # the cards in stock and waste
        self.waste: i64 = 0  # the number of them that are in the waste
        self.redeals: i64 = 0  # how often the waste can still be turned over; 0 if it does not matter
        self.spaces: i64 = 0  # the number of empty piles
        self.home: i64 = 0  # the number of cards on the foundations
        self.number: i64 = 0  # its place in the trail of the search

    def copy_from(self, other: "Node") -> None:
        """Copy another position."""
        self.up = other.up
        self.dealt = other.dealt
        self.first = other.first
        self.second = other.second
        self.next = other.next
        self.stock = other.stock
        self.waste = other.waste
        self.redeals = other.redeals
        self.spaces = other.spaces
        self.home = other.home

    def key(self) -> int:
        """Return a number that no other position after the same first one has, whatever order its piles have.

        Which cards lie face down follows from those that have left the pile to which they were dealt.
        """
        first: int = self.first
        second: int = self.second
        stock: int = self.stock
        rest: int = self.next
        counted: int = self.waste << COUNT_SHIFT | self.redeals
        where: int = first << WORD_SHIFT | second
        where = where << WORD_SHIFT | stock
        where = where << WORD_SHIFT | rest
        return where << WORD_SHIFT | counted

    def uncovered(self) -> i64:
        """Return the cards that are face up on the tableau with no card on them."""
        first: i64 = self.first
        second: i64 = self.second
        covered: i64 = (first & FIRST_BLACK) << 6 | (first & SECOND_BLACK) << 5
        covered |= (first & FIRST_RED) << 2 | (first & SECOND_RED) << 1
        covered |= (second & FIRST_BLACK) << 7 | (second & SECOND_BLACK) << 6
        covered |= (second & FIRST_RED) << 3 | (second & SECOND_RED) << 2
        return self.up & ~covered


def onto_first(uncovered: i64) -> i64:
    """Return the cards that can be laid on the first card that takes them, because nothing lies on it."""
    black: i64 = uncovered & FIRST_BLACK
    red: i64 = uncovered & FIRST_RED
    return black >> 2 | black >> 1 | red >> 6 | red >> 5


def onto_second(uncovered: i64) -> i64:
    """Return the cards that can be laid on the second card that takes them, because nothing lies on it."""
    black: i64 = uncovered & SECOND_BLACK
    red: i64 = uncovered & SECOND_RED
    return black >> 3 | black >> 2 | red >> 7 | red >> 6


def count_bits(word: i64) -> i64:
    """Return how many bits of a word are set."""
    count: i64 = 0
    while word:
        word &= word - 1
        count += 1
    return count
