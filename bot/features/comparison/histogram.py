"""Histograms: how many of the winners of a deal have a value in each of a few ranges of the same width."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

MOST_COLUMNS = 8
"""As many as have room for their names on a phone."""
USUAL_SHARE = 0.95
"""The share of the values that decides the ranges: the last column has those that are still higher."""
MOVE_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MINUTE = 60
TIME_STEPS = (
    *(5, 10, 15, 30),
    *(MINUTE * minutes for minutes in (1, 2, 5, 10, 15, 30, 60, 120, 360, 720, 1440, 10_080, 100_000)),
)
"""In seconds."""


@dataclass(frozen=True, slots=True)
class Histogram:
    """How many values are in each range."""

    first: int
    """The lowest value of the first range."""
    width: int
    counts: tuple[int, ...]
    own: int = 0
    """The range with the player's own value, from 1; 0 without one."""
    is_open: bool = False
    """Whether the last range has no upper end."""

    @classmethod
    def of(cls, values: Sequence[int], own: int | None, steps: Sequence[int]) -> Self:
        """Return the histogram of values, of which there is at least one."""
        ordered = sorted(values)
        low = ordered[0] if own is None else min(own, ordered[0])
        usual = ordered[min(len(ordered) - 1, int(USUAL_SHARE * len(ordered)))]
        width = next((step for step in steps if usual // step - low // step < MOST_COLUMNS), steps[-1])
        first = low // width * width
        count = max(1, min(usual // width - low // width + 1, MOST_COLUMNS))
        ends = [first + width * number for number in range(1, count + 1)]
        counts = [0] * count
        for value in ordered:
            counts[_range_of(value, ends)] += 1
        highest = ordered[-1] if own is None else max(own, ordered[-1])
        return cls(
            first, width, tuple(counts), 0 if own is None else 1 + _range_of(own, ends), highest >= ends[-1]
        )

    def range(self, number: int) -> tuple[int, int]:
        """Return the lowest value of a range, counted from 0, and that of the next one."""
        begin = self.first + number * self.width
        return begin, begin + self.width


def _range_of(value: int, ends: Sequence[int]) -> int:
    """Return which range a value is in, given the values at which each ends."""
    return min(bisect_left(ends, value + 1), len(ends) - 1)
