"""The court figures of the French deck: flat shapes, the same from both ends."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image, ImageDraw

from render.courts.figure import DRESSES, HEIGHT, WIDTH, Figure
from render.courts.jack import draw_jack
from render.courts.joker import draw_joker, draw_star
from render.courts.king import draw_king
from render.courts.queen import draw_queen
from render.pen import LARGER, Pen
from render.suits import draw_suit
from render.theme import Colour

SLANT = 15
"""How far the belt rises to the right, on each side of the middle."""
BELT, BELT_EDGE = 13, 3
FRAME = 3

FIGURES: Mapping[str, Callable[[Figure], None]] = MappingProxyType(
    {"J": draw_jack, "Q": draw_queen, "K": draw_king, "X": draw_joker}
)


def court(rank: str, suit: str, colours: Mapping[str, Colour], ink: Colour, scale: float) -> Image.Image:
    """Return the panel of a court card, its frame included; ``ink`` is the colour of the suit.

    The joker has no suit, and a star in its place.
    """
    pen = Pen.on(round(WIDTH * scale), round(HEIGHT * scale), scale, colours["panel"])
    figure = Figure(pen, colours, DRESSES[suit])
    FIGURES[rank](figure)
    belt = ((-9, HEIGHT / 2 + SLANT + 1.5), (WIDTH + 9, HEIGHT / 2 - SLANT - 1.5))
    figure.stroke(belt, "ink", BELT + 2 * BELT_EDGE)
    figure.stroke(belt, figure.dress.trim, BELT)
    if suit:
        draw_suit(pen, suit, 28, 32, 36, ink)
    else:
        draw_star(pen, 26, 30, 34, ink)
    picture = pen.image
    picture.paste(picture.transpose(Image.Transpose.ROTATE_180), (0, 0), _lower_half(picture.size))
    frame = (0, 0, picture.width - 1, picture.height - 1)
    ImageDraw.Draw(picture).rectangle(frame, outline=ink, width=round(FRAME * scale * LARGER))
    return pen.reduced()


def _lower_half(size: tuple[int, int]) -> Image.Image:
    """Return the mask of what lies beneath the middle of the belt."""
    width, height = size
    rise = SLANT / HEIGHT * height
    mask = Image.new("1", size)
    edge = ((0, height / 2 + rise), (width, height / 2 - rise))
    ImageDraw.Draw(mask).polygon((*edge, (width, height), (0, height)), fill=1)
    return mask
