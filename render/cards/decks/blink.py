"""The Blink deck: one to five paper shapes on a colored field, vertical, horizontal and large."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TypeAlias

from PIL import Image

from engine.cards.blink import BLINK_COLOURS, CARDS, BlinkCard
from render.artwork.blink_shapes import ShapeMasks, flat_shape, folded_shape, paste_shape
from render.cards.decks import Deck
from render.graphics.antialiasing import two_levels
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.theme import Color, Theme
from render.graphics.vector_drawing import VectorDrawing

LARGE = (150, 216)
"""The size of the cards that are not on the table."""
FOLDED_SIZE = 120
"""From this width on, light shapes have folds and a rim, which would only blur smaller ones."""
MARGIN, MIN_MARGIN = 0.055, 3
"""The white margin around the field, as a share of the card's width, and its minimum in pixels."""
RADIUS = 0.07
"""The radius of the field's corners, as a share of the card's width; small cards have square corners."""
RIM, LARGE_RIM = 0.045, 0.065
"""The rim of a folded shape, as a share of its size; the latter in large print."""
GAP, LARGE_GAP = 0.03, 0.015
"""What stays free at the edge of the field, as a share of its short side; the latter in large print."""
LIGHT_FIELDS = ("yellow", "grey")
"""The fields with shapes of dark paper: even small shapes must differ from their field in lightness. A theme
can choose others for a field, such as ``on-green = "ink"``."""

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
"""By count: the size of the shapes, as a share of the field's short side, and their positions. A position is
along the short side, then along the long one; 1 is as far out as possible. Shapes are arranged as on dice:
the count can be seen without an index, for which small cards have no room."""
LARGE_SHARES = MappingProxyType({1: 0.96, 2: 0.74, 3: 0.51, 4: 0.46, 5: 0.46})
"""The size of the shapes in large print."""


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw all sixty cards; they are horizontal if they are wider than high."""
    printer = BlinkPrinter(theme, width, height)
    return {card.code: printer.face(card) for card in CARDS}


@dataclass(frozen=True)
class BlinkPrinter:
    """Prints faces of one size, on fields that are drawn once."""

    theme: Theme
    width: int
    height: int

    def face(self, card: BlinkCard) -> Image.Image:
        """Print a card."""
        face = self._fields[card.colour].copy()
        short, long = self._field_sides
        share, positions = PIPS[card.count]
        gap = GAP
        if self.theme.has_large_print:
            share, gap = LARGE_SHARES[card.count], LARGE_GAP
        pixels = PIXELS_PER_BYTE * int(share * short / PIXELS_PER_BYTE)
        shape = self._shape(card, pixels)
        for across, along in positions:
            x, y = (max(0.0, (side - pixels) / 2 - gap * short) for side in (short, long))
            x, y = across * x, along * y
            if self.width > self.height:
                x, y = y, -x
            paste_shape(face, shape, self.width / 2 + x, self.height / 2 + y, self._paper(card.colour))
        return face

    def _shape(self, card: BlinkCard, pixels: int) -> ShapeMasks:
        """Return a card's shape, folded if it is large and light: folds would break up a dark one."""
        rim = LARGE_RIM if self.theme.has_large_print else RIM
        if self._is_large and shape_color(self.theme, card.colour) != self.theme["blink"]["ink"]:
            return folded_shape(card.shape, pixels, rim * pixels)
        return flat_shape(card.shape, pixels)

    @property
    def _is_large(self) -> bool:
        return min(self.width, self.height) >= FOLDED_SIZE

    @property
    def _margin(self) -> int:
        return max(MIN_MARGIN, round(MARGIN * min(self.width, self.height)))

    @property
    def _field_sides(self) -> tuple[int, int]:
        short, long = (side - 2 * self._margin for side in sorted((self.width, self.height)))
        return short, long

    @cached_property
    def _fields(self) -> Mapping[str, Image.Image]:
        """The cards without shapes, by color; no palette color lies between paper and a field."""
        edge, short = self._margin, min(self.width, self.height)
        drawing = VectorDrawing.mask(self.width, self.height)
        box = (edge, edge, self.width - edge, self.height - edge)
        drawing.rounded_rectangle(box, RADIUS * short if self._is_large else 0, 255)
        mask = two_levels(drawing.downsample())
        fields = {}
        for color in BLINK_COLOURS:
            fields[color] = Image.new("RGB", mask.size, self.theme["table"]["face"])
            fields[color].paste(self.theme["blink"][color], (0, 0), mask)
        return fields

    def _paper(self, field: str) -> Mapping[str, Color]:
        """Return the colors of the parts of a shape on a field."""
        colors, body = self.theme["blink"], shape_color(self.theme, field)
        return {"rim": colors["ink"], "body": body, "fold": colors["paper-fold"], "center": colors[field]}


def shape_color(theme: Theme, field: str) -> Color:
    """Return the color of the shapes on a field."""
    colors = theme["blink"]
    return colors.get(f"on-{field}", colors["ink" if field in LIGHT_FIELDS else "paper"])


DECK = Deck(faces, has_horizontal=True, large_size=LARGE)
