"""Cuts: how drawings in full colour become the tiles of a canvas, of the whole size or of half of it."""

from dataclasses import dataclass
from functools import reduce
from itertools import combinations

from PIL import Image, ImageChops

from render.graphics.palette import BOTH, PAIR, fitted, packed, unpacked

HALF = 2
"""How many times smaller the pictures of a film are."""

FELT = 0
"""The table's colours are the first of every palette, and felt is the first of them."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A way to make tiles: in the whole size with two pixels to a byte, or in half of it with one.

    Either way a byte of a canvas stands for two columns of the picture.
    """

    guide: Image.Image
    """A picture that carries the palette."""
    is_half: bool = False

    def tile(self, picture: Image.Image) -> Image.Image:
        """Return a drawing as a tile; its width in pixels is even."""
        if self.is_half:
            return _halved(fitted(picture, self.guide))
        return packed(fitted(picture, self.guide))

    @staticmethod
    def half(tile: Image.Image) -> Image.Image:
        """Return a tile of the whole size as one of half of it."""
        return _halved(unpacked(tile))

    def mask(self, coverage: Image.Image) -> Image.Image:
        """Return a coverage as the mask of a tile: what is half covered is."""
        size = self.measure(*coverage.size)
        return coverage.resize(size, Image.Resampling.BOX).point(lambda value: 255 * (value >= 128), "1")

    def measure(self, across: int, down: int) -> tuple[int, int]:
        """Return a width and a height in units of the canvas."""
        return across // PAIR, down // HALF if self.is_half else down

    def size(self, width: int, height: int) -> tuple[int, int]:
        """Return how many pixels a picture of that size has."""
        return (width // HALF, height // HALF) if self.is_half else (width, height)

    def byte(self, index: int) -> int:
        """Return the byte that fills a canvas with a colour of the palette."""
        return index if self.is_half else index * BOTH


def _halved(indices: Image.Image) -> Image.Image:
    """Return for every four pixels the index that most of them have, as bytes.

    Blending them would give more colours along each edge, and files a fifth larger. Of two against two the
    upper left one has its way, unless it is felt: the outline of an empty place is thin.
    """
    size = (-(-indices.width // HALF), -(-indices.height // HALF))
    pixels = Image.frombytes("L", indices.size, indices.tobytes())
    corner, *others = (
        pixels.transform(size, Image.Transform.AFFINE, (HALF, 0, across - 0.5, 0, HALF, down - 0.5))
        for down in range(HALF)
        for across in range(HALF)
    )
    is_alone = reduce(ImageChops.multiply, (_unlike(corner, other) for other in others))
    is_felt = ImageChops.invert(_unlike(corner, Image.new("L", size, FELT)))
    yields = ImageChops.lighter(is_alone, is_felt)
    for one, other in combinations(others, 2):
        corner.paste(one, (0, 0), ImageChops.multiply(yields, ImageChops.invert(_unlike(one, other))))
    return corner


def _unlike(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return 255 where two pictures differ, 0 where they do not."""
    return ImageChops.difference(one, other).point([0] + 255 * [255])
