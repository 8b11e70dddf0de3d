"""What all cards share: their outline, back, shadow and empty place, and how one lies on another."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.graphics.theme import Color, Theme
from render.graphics.vector_drawing import SUPERSAMPLING, VectorDrawing

CardSize: TypeAlias = tuple[int, int]
"""Width and height of a vertical card in pixels."""

WIDTH = 264
"""The width of a card in design units, the unit of the measures here; its height depends on the layout."""
RADIUS = 14
RIM = 3
PLACE_LINE = 3
"""The outline of an empty place; a pixel at least, because a thinner one has no color of its own."""
SHADOW = 5
"""How far a card's shadow extends below it."""
BORDER = 9
"""The width of the white border of a back."""
STRIPE, STRIPE_PITCH, EDGE = 5, 22, 17
"""A back's stripes: their width, the distance from one to the next, and the least distance from the edge."""
DIAMONDS = (62, 55, 26)
"""Half the width of each of the diamonds on a back."""


@dataclass(frozen=True, slots=True)
class CardShape:
    """The outline of all cards of a sprite sheet, in pixels."""

    width: int
    height: int

    @property
    def scale(self) -> float:
        """Pixels per design unit; the width of a horizontal card is its height on the picture."""
        return min(self.width, self.height) / WIDTH

    @property
    def corner(self) -> int:
        """The side of the square that contains a round corner, an even number; faces have nothing there."""
        return 2 * (round(RADIUS * self.scale) // 2 + 1)

    @property
    def shadow(self) -> int:
        """How far the shadow extends below the card."""
        return round(SHADOW * self.scale)


class SmallShape(CardShape):
    """The outline of a small card: the upper part of a card of that width."""

    __slots__ = ()

    @property
    def scale(self) -> float:
        """Pixels per design unit."""
        return self.width / WIDTH


@lru_cache(64)
def _border(shape: CardShape, width: float) -> Image.Image:
    return ImageChops.subtract(_mask(shape), _mask(shape, width))


@lru_cache(64)
def _mask(shape: CardShape, inset: float = 0.0) -> Image.Image:
    """Return the coverage mask of a card, or of the part that far inside its edge."""
    size = (shape.width * SUPERSAMPLING, shape.height * SUPERSAMPLING)
    large = Image.new("L", size)
    k = shape.scale * SUPERSAMPLING
    edge = round(inset * k)
    box = (edge, edge, size[0] - 1 - edge, size[1] - 1 - edge)
    ImageDraw.Draw(large).rounded_rectangle(box, max(RADIUS - 1.25 * inset, 3) * k, fill=255)
    return large.reduce(SUPERSAMPLING)


@lru_cache(64)
def _edge_masks(
    shape: CardShape,
) -> tuple[tuple[tuple[int, int, int, int], Image.Image, Image.Image, Image.Image], ...]:
    """Return a box along each edge of a card, with the coverage masks of shadow, card and rim in it."""
    side, rim, width, drop = shape.corner, round(RIM * shape.scale) + 1, shape.width, shape.shadow
    low, end = shape.height - side, shape.height + drop
    boxes = ((0, 0, width, side), (0, low, width, end), (0, side, rim, low), (width - rim, side, width, low))
    mask, border = _mask(shape), _border(shape, RIM)
    shadows = (mask.crop((left, top - drop, right, bottom - drop)) for left, top, right, bottom in boxes)
    return tuple(
        (box, shadow, mask.crop(box), border.crop(box)) for box, shadow in zip(boxes, shadows, strict=True)
    )


@dataclass(frozen=True, slots=True)
class CardPainter:
    """Paints what all cards of one shape share."""

    theme: Theme
    shape: CardShape

    def felt(self) -> Image.Image:
        """Return bare felt, as large as a card with its shadow."""
        size = (self.shape.width, self.shape.height + self.shape.shadow)
        return Image.new("RGB", size, self.theme["table"]["felt"])

    def card(self, face: Image.Image, background: Image.Image) -> Image.Image:
        """Paint a card with its rim and its shadow on a background."""
        picture = background.copy()
        picture.paste(face, (0, 0))
        table = self.theme["table"]
        for box, shadow, card, rim in _edge_masks(self.shape):  # only edges need blending, which is slow
            part = background.crop(box)
            part.paste(table["shade"], (0, 0), shadow)
            part.paste(face.crop(box), (0, 0), card)
            part.paste(table["rim"], (0, 0), rim)
            picture.paste(part, box)
        return picture

    def place(self, symbol: Image.Image | None = None) -> Image.Image:
        """Paint an empty place: a shaded area with an outline, and a symbol in it if there is one."""
        picture = self.felt()
        table = self.theme["table"]
        picture.paste(table["hollow"], (0, 0), _mask(self.shape))
        picture.paste(table["line"], (0, 0), _border(self.shape, max(PLACE_LINE, 1 / self.shape.scale)))
        if symbol is not None:
            picture.paste(table["line"], (0, 0), symbol)
        return picture

    def blank(self) -> Image.Image:
        """Return a face with nothing on it."""
        return Image.new("RGB", (self.shape.width, self.shape.height), self.theme["table"]["face"])

    def back(self) -> Image.Image:
        """Paint a back: a frame, stripes and diamonds in their center, the same from both ends.

        All rows of the stripes are equal, so hidden cards add very little to the size of a file.
        """
        table = self.theme["table"]
        color, line = table["back"], table["rim"]
        picture = self.blank()
        picture.paste(color, (0, 0), _mask(self.shape, BORDER))
        self._paint_stripes(picture, line)
        self._paint_diamonds(picture, color, line)
        return picture

    def _paint_stripes(self, picture: Image.Image, line: Color) -> None:
        """Paint stripes of whole pixels from the center outwards; the outer two are joined to a frame."""
        k = self.shape.scale
        thickness = 2 * max(1, round(STRIPE * k / 2))
        pitch = max(2 * thickness, round(STRIPE_PITCH * k))
        count = int((picture.width / 2 - EDGE * k) // pitch)
        edge = picture.width // 2 - count * pitch - thickness // 2
        bottom, right = picture.height - edge, picture.width - edge
        for x in range(edge, right, pitch):
            picture.paste(line, (x, edge, x + thickness, bottom))
        for y in (edge, bottom - thickness):
            picture.paste(line, (edge, y, right, y + thickness))

    def _paint_diamonds(self, picture: Image.Image, color: Color, line: Color) -> None:
        size = (picture.width * SUPERSAMPLING, picture.height * SUPERSAMPLING)
        drawing = VectorDrawing(picture.resize(size, Image.Resampling.NEAREST))
        x, y = picture.width / 2, picture.height / 2
        for reach, fill in zip(DIAMONDS, (line, color, line), strict=True):
            dx, dy = reach * self.shape.scale, reach * self.shape.scale * 1.3
            drawing.polygon(((x, y - dy), (x + dx, y), (x, y + dy), (x - dx, y)), fill)
        picture.paste(drawing.downsample())
