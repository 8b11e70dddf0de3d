"""The Blink deck: one to five shapes of cut paper on a coloured field, upright, lying and large."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TypeAlias

from PIL import Image

from engine.cards.blink import BLINK_COLOURS, BlinkCard, blink_deck
from render.artwork.blink_shapes import Paper, Stamp, flat, folded
from render.cards.decks import Deck
from render.graphics.antialiasing import sharp
from render.graphics.palette import PAIR
from render.graphics.theme import Colour, Theme
from render.graphics.vector_drawing import Pen

LARGE = (150, 216)
"""The size of the cards that are not on the table."""
FOLDED = 120
"""From that width on, light shapes have folds and an edge; on smaller cards these would only blur them."""
MARGIN, LEAST_MARGIN = 0.055, 3
"""The white edge about the field: of the card's width, and in pixels."""
ROUND = 0.07
"""The radius of the field's corners, of the card's width; on small cards, where none would see it, none."""
RIM, LARGER_RIM = 0.045, 0.065
"""The rim of a shape that is folded, of its size; the latter in large print."""
GAP = 0.03
"""What stays free at the edge of the field, of its short side."""
LIGHT = ("yellow", "grey")
"""The fields with shapes of dark paper: small shapes, too, must differ from their field in lightness.

A theme may have others on a field, as ``on-green = "ink"``.
"""

Pips: TypeAlias = Mapping[int, tuple[float, tuple[tuple[float, float], ...]]]
PIPS: Pips = MappingProxyType(
    {
        1: (0.86, ((0.0, 0.0),)),
        2: (0.68, ((-0.5, -1.0), (0.5, 1.0))),
        3: (0.48, ((-1.0, -1.0), (0.0, 0.0), (1.0, 1.0))),
        4: (0.43, ((-1.0, -0.85), (1.0, -0.85), (-1.0, 0.85), (1.0, 0.85))),
        5: (0.43, ((-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0))),
    }
)
"""By count: how large the shapes are, of the field's short side, and where: 1 is as far out as they can be.

Across the short side first, then along the long one. They lie as on dice: the count is seen without an index,
for which small cards have no room.
"""
LARGER = MappingProxyType({1: 0.96, 2: 0.74, 3: 0.51, 4: 0.46, 5: 0.46})
"""How large the shapes are in large print."""
LARGER_GAP = 0.015


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw all sixty cards to the edges of their rectangles; they lie where they are wider than high."""
    press = Press(theme, width, height)
    return {card.code: press.face(card) for card in blink_deck()}


@dataclass(frozen=True)
class Press:
    """Prints faces of one size, on fields that are drawn once."""

    theme: Theme
    width: int
    height: int

    def face(self, card: BlinkCard) -> Image.Image:
        """Print a card."""
        face = self._fields[card.colour].copy()
        short, long = self._sides
        share, places = PIPS[card.count]
        gap = GAP
        if self.theme.is_large:
            share, gap = LARGER[card.count], LARGER_GAP
        pixels = PAIR * int(share * short / PAIR)
        shape = self._stamp(card, pixels)
        for across, along in places:
            x, y = (max(0.0, (side - pixels) / 2 - gap * short) for side in (short, long))
            x, y = across * x, along * y
            if self.width > self.height:
                x, y = y, -x
            shape.put(face, self.width / 2 + x, self.height / 2 + y, self._papers[card.colour])
        return face

    def _stamp(self, card: BlinkCard, pixels: int) -> Stamp:
        """Cut a shape, folded where it is large and light: facets would break up a dark one."""
        rim = LARGER_RIM if self.theme.is_large else RIM
        if self._is_large and not is_dark(self.theme, card.colour):
            return folded(card.shape, pixels, rim * pixels)
        return flat(card.shape, pixels)

    @property
    def _is_large(self) -> bool:
        return min(self.width, self.height) >= FOLDED

    @property
    def _margin(self) -> int:
        return max(LEAST_MARGIN, round(MARGIN * min(self.width, self.height)))

    @property
    def _sides(self) -> tuple[int, int]:
        """The short and the long side of a field."""
        short, long = (side - 2 * self._margin for side in sorted((self.width, self.height)))
        return short, long

    @cached_property
    def _fields(self) -> Mapping[str, Image.Image]:
        """Cards without shapes by their colours; no colour lies between paper and a field."""
        edge, short = self._margin, min(self.width, self.height)
        pen = Pen.on(self.width, self.height, 1.0, 0, "L")
        box = (edge, edge, self.width - edge, self.height - edge)
        pen.panel(box, ROUND * short if self._is_large else 0, 255)
        mask = sharp(pen.reduced())
        fields = {}
        for colour in BLINK_COLOURS:
            fields[colour] = Image.new("RGB", mask.size, self.theme["table"]["face"])
            fields[colour].paste(self.theme["blink"][colour], (0, 0), mask)
        return fields

    @cached_property
    def _papers(self) -> Mapping[str, Paper]:
        """The paper for shapes on the fields."""
        colours = self.theme["blink"]
        return {
            colour: Paper(
                colours["ink"], shape_colour(self.theme, colour), colours["paper-fold"], colours[colour]
            )
            for colour in BLINK_COLOURS
        }


def shape_colour(theme: Theme, colour: str) -> Colour:
    """Return the colour of the shapes on the fields of a colour."""
    colours = theme["blink"]
    return colours.get(f"on-{colour}", colours["ink" if colour in LIGHT else "paper"])


def is_dark(theme: Theme, colour: str) -> bool:
    """Tell whether the shapes on the fields of a colour are cut from dark paper."""
    return shape_colour(theme, colour) == theme["blink"]["ink"]


DECK = Deck(faces, lying=True, large=LARGE)
