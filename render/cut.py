"""Cuts: how drawings in full colour become the tiles of a canvas, of the whole size or of half of it."""

from dataclasses import dataclass

from PIL import Image

from render.palette import BOTH, PAIR, fitted, packed

HALF = 2
"""How many times smaller the pictures of a film are."""


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
            indices = fitted(picture.reduce(HALF), self.guide)
            # As bytes and not as colours: pasting would look those up.
            return Image.frombytes("L", indices.size, indices.tobytes())
        return packed(fitted(picture, self.guide))

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
