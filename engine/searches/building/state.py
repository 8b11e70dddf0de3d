"""A position of a game like Klondike, packed into a few machine words.

The face-up part of each pile is a sequence by itself, so a position is little: how high the foundations are,
which cards are still where they were dealt, and which are left in stock and waste. Every other card is face
up on the tableau. On which of the two cards that could take it a card lies does not matter: what lies on one
of two cards of a rank and a color can be moved to the other one if that is free, and if neither is free,
neither can be moved by itself.

A card is the bit ``4 * rank + suit`` of a word: ranks count from 0 for the lowest, suits 0 and 1 are black, 2
and 3 red.
"""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class State:
    """A position."""

    def __init__(self) -> None:
        self.up: i64 = 0  # the cards that are face up on the tableau
        self.bases: i64 = 0  # the lowest face-up cards of the piles that lie where they were dealt
        self.next: i64 = 0  # the card of each suit that its foundation needs; beyond the last one if full
        self.stock: i64 = (
            0  # the cards in stock and waste, by their places there: the lowest bit is drawn first
        )
        self.taken: i64 = 1  # the place of the card that was taken last: those before it lie in the waste
        self.waste: i64 = 0  # the number of them that are in the waste
        self.redeals: i64 = 0  # how often the waste can still be turned over, if that is limited
        self.ready: i64 = 0  # the cards of stock and waste that can be played now or after drawing
        self.spaces: i64 = 0  # the number of piles in which no dealt card is left, also of those with a King
        self.home: i64 = 0  # the number of cards on the foundations
        self.key: i64 = 0  # different for any two positions that can follow from the first one

    def copy_from(self, other: "State") -> None:
        """Copy another position."""
        self.up = other.up
        self.bases = other.bases
        self.next = other.next
        self.stock = other.stock
        self.taken = other.taken
        self.waste = other.waste
        self.redeals = other.redeals
        self.ready = other.ready
        self.spaces = other.spaces
        self.home = other.home
        self.key = other.key
