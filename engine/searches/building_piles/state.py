"""A position of a building game without a stock: its piles, the cards in its cells, and what is home."""

from mypy_extensions import i64, mypyc_attr

from engine.searches.building_piles.pile import Pile


@mypyc_attr(acyclic=True)
class State:
    """A position."""

    def __init__(self, piles: list[Pile]) -> None:
        self.piles: list[Pile] = piles
        self.cells: i64 = 0  # the cards in cells
        self.held: i64 = 0  # the number of them
        self.next: i64 = 0  # the card of each suit that its foundation needs; beyond the last one if full
        self.home: i64 = 0  # the number of cards on the foundations
        self.key: i64 = 0  # of the cards where they lie
        self.move: i64 = 0  # what led here
        self.number: i64 = 0  # in the trail of the search
        self.depth: i64 = 0  # how many moves led here from a position of the trail
        self.made: i64 = 0  # how many moves led here
        self.value: i64 = 0

    def copied(self) -> "State":
        """Return another one with the same cards."""
        other: State = State(self.piles[:])
        other.cells = self.cells
        other.held = self.held
        other.next = self.next
        other.home = self.home
        other.key = self.key
        other.made = self.made + 1
        return other
