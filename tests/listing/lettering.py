"""Lines of text in any size, for pictures larger than those of the bot."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Self

from PIL import Image

from render.graphics.theme import Color
from render.painting.heading import COMMAS, wrap
from render.typography.alphabet import ON_DEMAND, glyph_masks, on_demand_mask, printable

latin_masks, other_mask = cache(glyph_masks), cache(on_demand_mask)
"""The same, each drawn once."""

BALANCE_STEP = 8
"""By how many pixels the room is reduced to find lines of equal width."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """The letters of a size, in pixels per em."""

    size: int

    @property
    def line_height(self) -> int:
        """The height of a line."""
        return latin_masks(self.size)["x"].height

    def width(self, text: str) -> int:
        """Return the width of a line."""
        return sum(self._glyph(character).width for character in printable(text))

    def wrapped(self, text: str, room: int) -> list[str]:
        """Split a text into lines for which there is room."""
        return wrap(self.width, text, room)

    def print(self, picture: Image.Image, text: str, left: int, top: int, color: Color) -> None:
        """Print a line on a picture."""
        for character in printable(text):
            mask = self._glyph(character)
            picture.paste(color, (left, top), mask)
            left += mask.width

    def _glyph(self, character: str) -> Image.Image:
        if character in ON_DEMAND:
            return other_mask(character, self.size)
        return latin_masks(self.size)[character]

    def _balanced(self, text: str, room: int) -> list[str]:
        """Split a text into as few lines: after commas, or else of widths as equal as possible."""
        lines = self.wrapped(text, room)
        if _ends_after_commas(lines):
            return lines
        rooms = range(room, 0, -BALANCE_STEP)
        narrower = (self.wrapped(text, one) for one in rooms)
        return list(takewhile(lambda found: len(found) == len(lines), narrower))[-1]

    @classmethod
    def fitting(cls, text: str, sizes: Iterable[int], room: int, most_lines: int) -> tuple[Self, list[str]]:
        """Return the largest letters with which a text has the fewest lines, best after commas, and these.

        Raises ``ValueError`` if it fits with none of the sizes, of which the largest come first.
        """
        found = [(letters, letters._balanced(text, room)) for letters in map(cls, sizes)]
        fitting = [
            (letters, lines)
            for letters, lines in found
            if len(lines) <= most_lines and all(letters.width(line) <= room for line in lines)
        ]
        if not fitting:
            raise ValueError(f"{text!r} does not fit in {most_lines} lines of {room} pixels")
        return min(fitting, key=lambda one: (len(one[1]), not _ends_after_commas(one[1])))


def _ends_after_commas(lines: list[str]) -> bool:
    """Return whether all lines but the last end with a comma."""
    return all(line[-1] in COMMAS for line in lines[:-1])
