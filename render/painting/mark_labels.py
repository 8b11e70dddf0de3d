"""The labels of marks: texts in small rounded boxes, composed of parts that are drawn in advance."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from render.graphics.sprite_format import SpriteFormat
from render.graphics.theme import Theme
from render.graphics.vector_drawing import VectorDrawing

EDGE = 4
"""The thickness of a label's outline, in pixels."""
RADIUS = 14
"""The radius of its corners, an even number of pixels."""
OUTLINE, FILL = "label", "mark"
"""The table's colors of its outline and its inside."""

LabelSprite: TypeAlias = tuple[Image.Image, Image.Image]
"""A sprite and its mask."""


@dataclass(frozen=True, slots=True)
class LabelParts:
    """The parts of labels of any size, in canvas units."""

    corners: tuple[LabelSprite, ...]
    """Upper left, upper right, lower left, lower right."""
    edge: tuple[int, int]
    """The thickness of the outline, horizontally and vertically."""
    outline: int
    fill: int
    """The bytes of the outline and the inside."""

    def label(self, text: Sequence[Image.Image], width: int, height: int) -> LabelSprite:
        """Print the sprites of a text in the middle of a label of that size."""
        sprite, mask = Image.new("L", (width, height), self.outline), Image.new("1", (width, height), 1)
        edge_x, edge_y = self.edge
        sprite.paste(self.fill, (edge_x, edge_y, width - edge_x, height - edge_y))
        corner_width, corner_height = self.corners[0][0].size
        places = ((x, y) for y in (0, height - corner_height) for x in (0, width - corner_width))
        for (corner, corner_mask), place in zip(self.corners, places, strict=True):
            sprite.paste(corner, place)
            mask.paste(corner_mask, place)
        x = (width - sum(word.width for word in text)) // 2
        for word in text:
            sprite.paste(word, (x, edge_y))
            x += word.width
        return sprite, mask


def draw_label_parts(theme: Theme, sprite_format: SpriteFormat, color_bytes: Mapping[str, int]) -> LabelParts:
    """Draw the corners of a theme's labels, and convert them to sprites."""
    table, side = theme["table"], 2 * RADIUS
    drawing, mask = VectorDrawing.new(side, side, 1.0, table[OUTLINE]), VectorDrawing.mask(side, side)
    drawing.rounded_rectangle((EDGE, EDGE, side - EDGE, side - EDGE), RADIUS - EDGE, table[FILL])
    mask.rounded_rectangle((0, 0, side, side), RADIUS, 255)
    picture, coverage = drawing.downsample(), mask.downsample()
    corners = tuple(
        (sprite_format.sprite(picture.crop(box)), sprite_format.mask(coverage.crop(box)))
        for box in ((x, y, x + RADIUS, y + RADIUS) for y in (0, RADIUS) for x in (0, RADIUS))
    )
    return LabelParts(corners, sprite_format.units(EDGE, EDGE), color_bytes[OUTLINE], color_bytes[FILL])
