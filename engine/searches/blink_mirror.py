"""Layouts of a few cards of Blink, known again in the mirror: beside the first card, above and below it.

Mirror images promise the same as long as no edge is near. Kept as layouts of their own, they would take up
most of a beam.
"""

from typing import Final

from mypy_extensions import i64

EARLY: Final = 5
"""Only so few cards beside the first are looked at: the mirror images of larger layouts are few by then."""
SIGNS: Final = 2


class Mirror:
    """The layouts that have been seen around a first card."""

    def __init__(self, middle: i64, stride: i64) -> None:
        """Begin with the place of the first card, or less than 0 where nothing is to be known again."""
        self.middle: i64 = middle
        self.stride: i64 = stride
        self.seen: set[tuple[int, ...]] = set()

    def wants(self, cards: i64) -> bool:
        """Tell whether layouts with so many cards beside the first are to be looked at."""
        return self.middle >= 0 and cards <= EARLY

    def is_new(self, steps: list[int]) -> bool:
        """Tell whether placements have been seen in no mirror, and remember them."""
        first = self.image(steps, 1, 1)
        for sign in range(1, SIGNS * SIGNS):
            across: i64 = 1 - 2 * (sign & 1)
            down: i64 = 1 - (sign & 2)
            other = self.image(steps, across, down)
            if other < first:
                first = other
        if first in self.seen:
            return False
        self.seen.add(first)
        return True

    def image(self, steps: list[int], across: i64, down: i64) -> tuple[int, ...]:
        """Return placements as they stand to the first card; where a factor is -1, in the mirror."""
        row: i64 = self.middle // self.stride
        column: i64 = self.middle % self.stride
        found: list[int] = []
        for step in steps:
            place: i64 = step & 511
            beside: i64 = across * (place % self.stride - column) + EARLY
            below: i64 = down * (place // self.stride - row) + EARLY
            found.append(((step >> 9) << 10) | (beside << 5) | below)
        found.sort()
        return tuple(found)
