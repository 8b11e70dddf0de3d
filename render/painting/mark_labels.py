"""Badges: the round fields on which labels of marks are printed, put together of pieces drawn beforehand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from render.graphics.sprite_format import Cut
from render.graphics.theme import Theme
from render.graphics.vector_drawing import Pen

EDGE = 4
"""The line about a badge, in pixels."""
ROUND = 14
"""The radius of its corners, an even number of pixels."""
LINE, FIELD = "label", "mark"
"""The table's colours of its line and of its field."""

Badge: TypeAlias = tuple[Image.Image, Image.Image]
"""A tile of a canvas, and the mask of what of it is pasted."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """What badges of any size are put together of, in units of a canvas."""

    corners: tuple[Badge, ...]
    """Upper left, upper right, lower left, lower right."""
    edge: tuple[int, int]
    """How wide the line is, across and down."""
    line: int
    field: int
    """The bytes of the line and of the field."""

    def badge(self, row: Sequence[Image.Image], width: int, height: int) -> Badge:
        """Print a row of letters in the middle of a badge of that size."""
        tile, mask = Image.new("L", (width, height), self.line), Image.new("1", (width, height), 1)
        across, down = self.edge
        tile.paste(self.field, (across, down, width - across, height - down))
        wide, high = self.corners[0][0].size
        places = ((x, y) for y in (0, height - high) for x in (0, width - wide))
        for (corner, part), place in zip(self.corners, places, strict=True):
            tile.paste(corner, place)
            mask.paste(part, place)
        x = (width - sum(letter.width for letter in row)) // 2
        for letter in row:
            tile.paste(letter, (x, down))
            x += letter.width
        return tile, mask


def draw_pieces(theme: Theme, cut: Cut, inks: dict[str, int]) -> Pieces:
    """Draw the corners of a theme's badges, and cut them."""
    table = theme["table"]
    pen, mask = Pen.on(2 * ROUND, 2 * ROUND, 1.0, table[LINE]), Pen.on(2 * ROUND, 2 * ROUND, 1.0, 0, "L")
    pen.panel((EDGE, EDGE, 2 * ROUND - EDGE, 2 * ROUND - EDGE), ROUND - EDGE, table[FIELD])
    mask.panel((0, 0, 2 * ROUND, 2 * ROUND), ROUND, 255)
    drawn, coverage = pen.reduced(), mask.reduced()
    corners = tuple(
        (cut.tile(drawn.crop(box)), cut.mask(coverage.crop(box)))
        for box in ((x, y, x + ROUND, y + ROUND) for y in (0, ROUND) for x in (0, ROUND))
    )
    return Pieces(corners, cut.measure(EDGE, EDGE), inks[LINE], inks[FIELD])
