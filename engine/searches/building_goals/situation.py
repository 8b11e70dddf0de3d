"""A position of the search of any building game for a goal: its piles as numbers, its cells in order."""

from typing import Final

from mypy_extensions import i64

CARD_BITS: Final = 7
CARD_MASK: Final = 127
"""A card in a cell, plus one; 0 stands for none."""


class Situation:
    """A position, with what is counted over and over; equal piles have the same number."""

    def __init__(self) -> None:
        self.piles: list[int] = []
        self.heights: i64 = 0
        self.home: i64 = 0  # cards or suits home, as the goal counts
        self.cells: i64 = 0  # the cards in cells, each plus one, the highest first
        self.held: i64 = 0  # how many there are
        self.stock: i64 = 0  # cards that are left in it; with a waste, the number of the pile of both
        self.waste: i64 = 0
        self.redeals: i64 = 0
        self.spaces: i64 = 0
        self.made: i64 = 0  # how many moves led here
        self.number: i64 = 0  # in the trail
        self.is_goal: bool = False
        self.key: int = 0

    def copied(self) -> "Situation":
        """Return the position after another move that is not made yet."""
        other: Situation = Situation()
        other.piles = self.piles[:]
        other.heights = self.heights
        other.home = self.home
        other.cells = self.cells
        other.held = self.held
        other.stock = self.stock
        other.waste = self.waste
        other.redeals = self.redeals
        other.spaces = self.spaces
        other.made = self.made + 1
        return other

    def hold(self, card: i64) -> None:
        """Put a card into a cell."""
        above: i64 = 0
        while self.cells >> above & CARD_MASK > card + 1:
            above += CARD_BITS
        lower: i64 = self.cells - (self.cells >> above << above)
        self.cells = (self.cells >> above << CARD_BITS | card + 1) << above | lower
        self.held += 1

    def release(self, card: i64) -> None:
        """Take a card out of its cell."""
        above: i64 = 0
        while self.cells >> above & CARD_MASK != card + 1:
            above += CARD_BITS
        lower: i64 = self.cells - (self.cells >> above << above)
        self.cells = self.cells >> above + CARD_BITS << above | lower
        self.held -= 1
