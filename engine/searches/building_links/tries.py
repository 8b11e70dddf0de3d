"""The ways in which games like Yukon are searched by turns."""

from typing import Final

from mypy_extensions import i64

MOST_FIRST: Final = 1_000_000
"""Positions that are seen before the search goes on in depth, which needs far less memory."""


class Weights:
    """What counts in the value of a position, and for how long positions are taken by it.

    As many moves as ``slowness`` count as much as the least other difference: it makes lines shorter.
    """

    def __init__(
        self,
        most_first: int = MOST_FIRST,
        slowness: int = 6,
        down: int = 5,
        dealt: int = 2,
        blocking: int = 2,
        space: int = 6,
        home: int = 2,
    ) -> None:
        self.most_first: i64 = most_first
        self.slowness: i64 = slowness
        self.down: i64 = down  # for each card that lies face down
        self.dealt: i64 = dealt  # for each card where it was dealt
        self.blocking: i64 = blocking  # and for each of those above a lower card
        self.space: i64 = space  # against it, for each empty pile
        self.home: i64 = home  # for each card that is not home


class Turns:
    """Searches by their weights, and their turns: the number of one, and how many positions it sees."""

    def __init__(self, weights: list[Weights], turns: list[tuple[int, int]]) -> None:
        self.weights: list[Weights] = weights
        self.turns: list[tuple[int, int]] = turns


TURNS: Final = Turns(
    [Weights(blocking=6), Weights(home=0), Weights(space=20), Weights(down=0)],
    [(0, 6_000), (1, 6_000), (2, 6_000), (3, 6_000), (0, 30_000), (1, 20_000), (2, 20_000), (3, 20_000)],
)
"""What one search does not find soon, another one with other weights often does."""
