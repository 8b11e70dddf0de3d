"""The outside of a card: its outline, back, shadow and place, and how these lie on one another."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.graphics.theme import Colour, Theme
from render.graphics.vector_drawing import LARGER, Pen

CardSize: TypeAlias = tuple[int, int]
"""Width and height of an upright card in pixels."""

RADIUS = 14
RIM = 3
PLACE_LINE = 3
"""The line about an empty place; a pixel at least, for a thinner one has no colour of its own."""
SHADOW = 5
"""How far a card's shadow shows beneath it, in units of the design."""
BORDER = 9
"""How wide the white about a back is."""
STRIPE, STRIPES, EDGE = 5, 22, 17
"""How wide the stripes of a back are, from one to the next, and from the outermost to the edge at least."""
JEWEL = (62, 55, 26)
"""How far the diamonds on a back reach to either side."""
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
        return _ring(self, outer, inner)


@lru_cache(64)
def _ring(shape: Shape, outer: float, inner: float) -> Image.Image:
    return ImageChops.subtract(shape.mask(outer), shape.mask(inner))


@lru_cache(64)
def _mask(shape: Shape, inset: float) -> Image.Image:
    size = (shape.width * LARGER, shape.height * LARGER)
    large = Image.new("L", size)
    k = shape.scale * LARGER
    edge = round(inset * k)
    box = (edge, edge, size[0] - 1 - edge, size[1] - 1 - edge)
    ImageDraw.Draw(large).rounded_rectangle(box, max(RADIUS - 1.25 * inset, 3) * k, fill=255)
    return large.reduce(LARGER)


class Margin(NamedTuple):
    """A box in which a card has an edge: the coverage of shadow, card and rim in it."""

    box: tuple[int, int, int, int]
    shadow: Image.Image
    cover: Image.Image
    rim: Image.Image


@lru_cache(64)
def _margins(shape: Shape) -> tuple[Margin, ...]:
    """Return the upper and the lower end of a card, and both its sides."""
    side, rim, width = shape.corner, round(RIM * shape.scale) + 1, shape.width
    low, end = shape.height - side, shape.height + shape.shadow
    boxes = ((0, 0, width, side), (0, low, width, end), (0, side, rim, low), (width - rim, side, width, low))
    mask, ring = shape.mask(), shape.ring(0, RIM)
    drop = shape.shadow
    return tuple(
        Margin(box, mask.crop((box[0], box[1] - drop, box[2], box[3] - drop)), mask.crop(box), ring.crop(box))
        for box in boxes
    )


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
        picture.paste(face, (0, 0))
        table = self.theme["table"]
        for box, shadow, cover, rim in _margins(self.shape):  # nothing else needs blending, which takes long
            part = under.crop(box)
            part.paste(table["shade"], (0, 0), shadow)
            part.paste(face.crop(box), (0, 0), cover)
            part.paste(table["rim"], (0, 0), rim)
            picture.paste(part, box)
        return picture

    def place(self, sign: Image.Image | None = None) -> Image.Image:
        """Draw an empty place: a shaded hollow with an outline, and a sign in it where there is one."""
        picture = self.felt()
        table = self.theme["table"]
        picture.paste(table["hollow"], (0, 0), self.shape.mask())
        picture.paste(table["line"], (0, 0), self.shape.ring(0, max(PLACE_LINE, 1 / self.shape.scale)))
        if sign is not None:
            picture.paste(table["line"], (0, 0), sign)
        return picture

    def blank(self) -> Image.Image:
        """Return a face with nothing on it."""
        return Image.new("RGB", (self.shape.width, self.shape.height), self.theme["table"]["face"])

    def back(self) -> Image.Image:
        """Draw a back: a frame, stripes and a jewel in their middle, the same from both ends.

        All rows of the stripes are equal, so that hidden cards take next to no room in a picture.
        """
        table = self.theme["table"]
        ground, line = table["back"], table["rim"]
        picture = self.blank()
        picture.paste(ground, (0, 0), self.shape.mask(BORDER))
        self._stripes(picture, line)
        self._jewel(picture, ground, line)
        return picture

    def _stripes(self, picture: Image.Image, line: Colour) -> None:
        """Draw upright stripes from the middle outwards, the last two joined at both ends to a frame.

        They are of whole pixels, so that their edges are sharp.
        """
        k = self.shape.scale
        thick = 2 * max(1, round(STRIPE * k / 2))
        apart = max(2 * thick, round(STRIPES * k))
        count = int((picture.width / 2 - EDGE * k) // apart)
        edge = picture.width // 2 - count * apart - thick // 2
        low, right = picture.height - edge, picture.width - edge
        for x in range(edge, right, apart):
            picture.paste(line, (x, edge, x + thick, low))
        for y in (edge, low - thick):
            picture.paste(line, (edge, y, right, y + thick))

    def _jewel(self, picture: Image.Image, ground: Colour, line: Colour) -> None:
        """Draw a diamond within two diamonds on the middle of a back."""
        k = self.shape.scale
        pen = Pen(picture.resize((picture.width * LARGER, picture.height * LARGER), Image.Resampling.NEAREST))
        x, y = picture.width / 2, picture.height / 2
        for reach, colour in zip(JEWEL, (line, ground, line), strict=True):
            across, down = reach * k, reach * k * 1.3
            pen.shape(((x, y - down), (x + across, y), (x, y + down), (x - across, y)), colour)
        picture.paste(pen.reduced())
