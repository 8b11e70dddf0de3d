"""Sprite formats: how RGB drawings become sprites that can be pasted on a canvas, in full or in half size."""

from dataclasses import dataclass
from functools import reduce
from itertools import combinations

from PIL import Image, ImageChops

from render.graphics.palette import BYTE_FROM_INDEX, PIXELS_PER_BYTE, pack, quantize, unpack

MAX_SCALE = 1 / 255
"""The scale with which ``ImageChops.add`` makes 255 of any difference, without a table of all values."""
REDUCTION = 2
"""How many times smaller pictures of half size are."""

FELT = 0
"""The index of felt: the table's colors are the first of every palette, and felt is the first of these."""


@dataclass(frozen=True, slots=True)
class SpriteFormat:
    """The format of sprites, whose bytes stand for two columns: two pixels in full size, one in half size."""

    palette_image: Image.Image
    is_half_size: bool = False

    def sprite(self, picture: Image.Image) -> Image.Image:
        """Return a drawing as a sprite; its width in pixels must be even."""
        indices = quantize(picture, self.palette_image)
        return _halve(indices) if self.is_half_size else pack(indices)

    @staticmethod
    def halve(sprite: Image.Image) -> Image.Image:
        """Return a full-size sprite in half size."""
        return _halve(unpack(sprite))

    def mask(self, coverage: Image.Image) -> Image.Image:
        """Return a coverage mask as the mask of a sprite: set where at least half is covered."""
        size = self.units(*coverage.size)
        return coverage.resize(size, Image.Resampling.BOX).point(lambda value: 255 * (value >= 128), "1")

    def units(self, x: int, y: int) -> tuple[int, int]:
        """Convert full-size pixels to canvas units."""
        return x // PIXELS_PER_BYTE, y // REDUCTION if self.is_half_size else y

    def image_size(self, width: int, height: int) -> tuple[int, int]:
        """Return the size in pixels of a picture whose full size is given."""
        return (width // REDUCTION, height // REDUCTION) if self.is_half_size else (width, height)

    def color_byte(self, index: int) -> int:
        """Return the byte that fills a canvas with a palette color."""
        return index if self.is_half_size else index * BYTE_FROM_INDEX


def _halve(indices: Image.Image) -> Image.Image:
    """Return for each block of four pixels its most frequent index, as bytes.

    Blending would give more colors along each edge, and files a fifth larger. If two indices are equally
    frequent, the upper left pixel decides, unless it is felt: the outline of an empty place is thin.
    """
    size = (-(-indices.width // REDUCTION), -(-indices.height // REDUCTION))
    pixels = Image.frombytes("L", indices.size, indices.tobytes())
    corner, *others = (
        pixels.transform(size, Image.Transform.AFFINE, (REDUCTION, 0, x - 0.5, 0, REDUCTION, y - 0.5))
        for y in range(REDUCTION)
        for x in range(REDUCTION)
    )
    is_unique = reduce(ImageChops.multiply, (_difference_mask(corner, other) for other in others))
    is_felt = ImageChops.invert(_difference_mask(corner, Image.new("L", size, FELT)))
    is_replaceable = ImageChops.lighter(is_unique, is_felt)
    for one, other in combinations(others, 2):
        is_equal = ImageChops.invert(_difference_mask(one, other))
        corner.paste(one, (0, 0), ImageChops.multiply(is_replaceable, is_equal))
    return corner


def _difference_mask(one: Image.Image, other: Image.Image) -> Image.Image:
    difference = ImageChops.difference(one, other)
    return ImageChops.add(difference, difference, MAX_SCALE)
