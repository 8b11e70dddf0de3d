"""Recognizes mirror images among layouts of a few cards of Blink.

Mirror images have the same prospects while no edge of the table is near. Without this filter, they
would take up most of a beam.
"""

from typing import Final

from mypy_extensions import i64

MOST_CARDS: Final = 5
"""Maximum number of cards besides the first: a beam has few mirror images of larger layouts."""
SIGNS: Final = 2


class SymmetryFilter:
    """The layouts around a first card that were seen before, in any mirror image."""

    def __init__(self, first_place: i64, stride: i64) -> None:
        """Take the place of the first card; less than 0 turns the filter off."""
        self.first_place: i64 = first_place
        self.stride: i64 = stride
        self.seen: set[tuple[int, ...]] = set()

    def applies_to(self, cards: i64) -> bool:
        """Tell whether layouts with that many cards besides the first are filtered."""
        return self.first_place >= 0 and cards <= MOST_CARDS

    def is_new(self, steps: list[int]) -> bool:
        """Tell whether no mirror image of the placements was seen before, and remember them."""
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
        """Return placements relative to the first card, mirrored along each axis whose factor is -1."""
        row: i64 = self.first_place // self.stride
        column: i64 = self.first_place % self.stride
        found: list[int] = []
        for step in steps:
            place: i64 = step & 511
            beside: i64 = across * (place % self.stride - column) + MOST_CARDS
            below: i64 = down * (place // self.stride - row) + MOST_CARDS
            found.append(((step >> 9) << 10) | (beside << 5) | below)
        found.sort()
        return tuple(found)
