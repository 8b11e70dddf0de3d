"""The outside of a card: its outline, back, shadow and place, and how these lie on one another."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.pen import LARGER
from render.theme import Colour, Theme

RADIUS = 14
RIM = 3
SHADOW = 5
"""How far a card's shadow shows beneath it, in units of the design."""
WIDTH = 264
"""The card of the design, in units: the scale of all of these. Its height is what the layout wants."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The outline of all cards of a sheet, in pixels."""

    width: int
    height: int

    @property
    def scale(self) -> float:
        """Pixels to the unit of the design; a lying card has its width upright."""
        return min(self.width, self.height) / WIDTH

    @property
    def corner(self) -> int:
        """The side of the square in which a corner is round, an even number; no face has anything there."""
        return 2 * (round(RADIUS * self.scale) // 2 + 1)

    @property
    def shadow(self) -> int:
        """How far the shadow shows beneath the card."""
        return round(SHADOW * self.scale)

    @property
    def lying(self) -> "Shape":
        """The outline of the same card turned by a quarter."""
        return Shape(self.height, self.width)

    def mask(self, inset: float = 0.0) -> Image.Image:
        """Return the coverage of the card, or of what lies that many units within."""
        return _mask(self, inset)

    def ring(self, outer: float, inner: float) -> Image.Image:
        """Return the coverage of a line between two insets."""
        return ImageChops.subtract(self.mask(outer), self.mask(inner))


@lru_cache(64)
def _mask(shape: Shape, inset: float) -> Image.Image:
    size = (shape.width * LARGER, shape.height * LARGER)
    large = Image.new("L", size)
    k = shape.scale * LARGER
    edge = round(inset * k)
    box = (edge, edge, size[0] - 1 - edge, size[1] - 1 - edge)
    ImageDraw.Draw(large).rounded_rectangle(box, max(RADIUS - 1.25 * inset, 3) * k, fill=255)
    return large.reduce(LARGER)


@dataclass(frozen=True, slots=True)
class Outside:
    """Draws on a ground everything about a card that is the same for all cards of its deck."""

    theme: Theme
    shape: Shape

    def felt(self) -> Image.Image:
        """Return bare felt, as large as a card and its shadow."""
        size = (self.shape.width, self.shape.height + self.shape.shadow)
        return Image.new("RGB", size, self.theme["table"]["felt"])

    def card(self, face: Image.Image, under: Image.Image) -> Image.Image:
        """Lay a card with its rim and its shadow on what is under it."""
        picture = under.copy()
        mask = self.shape.mask()
        picture.paste(self.theme["table"]["shade"], (0, self.shape.shadow), mask)
        picture.paste(face, (0, 0), mask)
        picture.paste(self.theme["table"]["rim"], (0, 0), self.shape.ring(0, RIM))
        return picture

    def place(self, sign: Image.Image | None = None) -> Image.Image:
        """Draw an empty place: a shaded hollow with an outline, and a sign in it where there is one."""
        picture = self.felt()
        table = self.theme["table"]
        picture.paste(table["hollow"], (0, 0), self.shape.mask())
        picture.paste(table["line"], (0, 0), self.shape.ring(0, 3))
        if sign is not None:
            picture.paste(table["line"], (0, 0), sign)
        return picture

    def blank(self) -> Image.Image:
        """Return a face with nothing on it."""
        return Image.new("RGB", (self.shape.width, self.shape.height), self.theme["table"]["face"])

    def back(self) -> Image.Image:
        """Draw a back: a frame about a field of diamonds, the same from both ends."""
        table = self.theme["table"]
        picture = Image.new("RGB", (self.shape.width, self.shape.height), table["face"])
        picture.paste(table["back"], (0, 0), self.shape.mask(10))
        picture.paste(table["rim"], (0, 0), self.shape.ring(15, 17.5))
        picture.paste(self._diamonds(table["back"], table["rim"]), (0, 0), self.shape.mask(21))
        return picture

    def _diamonds(self, ground: Colour, line: Colour) -> Image.Image:
        """Tile diamonds from the centre outwards."""
        side = round(24 * self.shape.scale)
        k = LARGER * side
        large = Image.new("RGB", (k, k), ground)
        draw = ImageDraw.Draw(large)
        reach = k * 0.36
        for x, y in ((0, 0), (k, 0), (0, k), (k, k), (k / 2, k / 2)):
            draw.polygon(((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)), fill=line)
            draw.polygon(
                ((x, y - reach * 0.5), (x + reach * 0.5, y), (x, y + reach * 0.5), (x - reach * 0.5, y)),
                fill=ground,
            )
        tile = large.reduce(LARGER)
        picture = Image.new("RGB", (self.shape.width, self.shape.height), ground)
        left = (self.shape.width // 2) % side - side
        top = (self.shape.height // 2) % side - side
        for y in range(top, picture.height, side):
            for x in range(left, picture.width, side):
                picture.paste(tile, (x, y))
        return picture
