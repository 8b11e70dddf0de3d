"""A position of a clearing game in plain numbers, with all cards known.

A card of the layout is a number, counted from 0, and a bit of the masks; ranks are counted from 0, too.
"""

from typing import Final

from mypy_extensions import i64

ANY: Final = -1
"""Instead of a number of redeals, any number of them."""


class ClearingProblem:
    """The cards of the layout that are left, what covers them, and the stock."""

    def __init__(
        self,
        ranks: list[int],
        covers: list[int],
        stock: list[int],
        waste: list[int],
        redeals: int,
        count: int,
        wraps: bool,
        top_plays: bool,
    ) -> None:
        self.ranks: list[int] = ranks
        """The rank of each card of the layout."""
        self.covers: list[int] = covers
        """For each card the mask of those that cover it."""
        self.stock: list[int] = stock
        """The ranks of the stock, in the order in which they are drawn."""
        self.waste: list[int] = waste
        """The ranks of the waste, the top card last."""
        self.redeals: i64 = redeals
        """How often the waste can still be turned over, or ``ANY``."""
        self.count: i64 = count
        """How many ranks there are."""
        self.wraps: bool = wraps
        """Whether the lowest rank is next to the highest."""
        self.top_plays: bool = top_plays
        """Whether the top card of the stock can leave, too."""


class FoundLine:
    """What a search found: a line that leaves as few cards as it knows."""

    def __init__(self, line: list[int], left: int, is_best: bool, positions: int) -> None:
        self.line: list[int] = line
        """The moves, in the numbers of the search."""
        self.left: int = left
        """How many cards of the layout the line leaves."""
        self.is_best: bool = is_best
        """Whether it is proved that no line leaves fewer."""
        self.positions: int = positions
