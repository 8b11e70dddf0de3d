"""The court figures of the French deck: flat shapes, the same from both ends."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image, ImageDraw

from render.artwork.courts.figure import HEIGHT, ROLES, WIDTH, Figure
from render.artwork.courts.held_items import HELD
from render.artwork.courts.jack import draw_jack
from render.artwork.courts.joker import draw_joker, star_mask
from render.artwork.courts.king import draw_king
from render.artwork.courts.queen import draw_queen
from render.artwork.french_suits import suit_mask
from render.graphics.drawing_cache import while_drawing
from render.graphics.palette import even, fitted, palette_bytes, palette_picture
from render.graphics.theme import Colour, Theme
from render.graphics.vector_drawing import LARGER, Pen

SLANT = 15
"""How far the belt rises to the right, on each side of the middle."""
BELT, BELT_EDGE = 13, 3
FRAME = 3
SIGN, SIGN_X, SIGN_Y = 38, 29, 32
"""The sign of the suit in the corner of the panel."""

FIGURES: Mapping[str, Callable[[Figure], None]] = MappingProxyType(
    {"J": draw_jack, "Q": draw_queen, "K": draw_king, "X": draw_joker}
)
LIVERY = ("robe", "lining", "trim", "locks", "beard")
LIVERIES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "S": ("blue", "red", "gold", "hair", "hair"),
        "H": ("red", "blue", "gold", "gold", "gold"),
        "D": ("gold", "red", "green", "hair", "hair"),
        "C": ("green", "red", "gold", "ink", "grey"),
        "": ("red", "blue", "green", "hair", "hair"),  # the joker's
    }
)
"""The colours that the figures of a suit wear, in the order of ``LIVERY``."""
PRINTED = (
    *("ink", "grey", "rim", "paper", "panel", "red", "pink", "green"),
    *("skin", "hair", "gold", "blue"),
)
"""The colours that may be seen in a panel: those of the felt, where others meet, would look like dirt."""
SHADES = (
    *((name, 0.25, "ink") for name in PRINTED[1:]),
    *((name, 0.5, "ink") for name in ("red", "green", "hair", "blue")),
    *((name, 0.75, name) for name in ("red", "green", "hair", "blue")),
)
"""What stands for ink that meets a colour: how much of that there is, and what is printed.

The nearest of the others would be of another hue.
"""


def court(rank: str, suit: str, theme: Theme, ink: Colour, scale: float) -> Image.Image:
    """Return the panel of a court card, its frame included; ``ink`` is the colour of the suit.

    The joker has no suit, and a star in its place.
    """
    colours = theme["french"]
    roles = _roles(rank, suit, scale).copy()
    roles.putpalette(palette_bytes([colours[name] for name in _names(suit)]))
    picture = roles.convert("RGB").reduce(LARGER)
    sign = suit_mask(suit, round(SIGN * scale)) if suit else star_mask(round(SIGN * scale))
    corner = round(SIGN_X * scale - sign.width / 2), round(SIGN_Y * scale - sign.height / 2)
    for mask, (x, y) in ((sign, corner), _turned(sign, corner, picture.size)):
        picture.paste(ink, (x, y), mask)
    printed = _printed(picture, colours)
    frame = (0, 0, printed.width - 1, printed.height - 1)
    ImageDraw.Draw(printed).rectangle(frame, outline=ink, width=round(FRAME * scale))
    return printed


def _printed(picture: Image.Image, colours: Mapping[str, Colour]) -> Image.Image:
    """Return a panel in pure colours."""
    known = [(colours[name], colours[name]) for name in PRINTED]
    for name, part, shown in SHADES:
        ink, colour = colours["ink"], colours[name]
        mixed = tuple(round(a + (b - a) * part) for a, b in zip(ink, colour, strict=True))
        known.append(((mixed[0], mixed[1], mixed[2]), colours[shown]))
    indices = fitted(picture, palette_picture([seen for seen, _ in known]))
    indices.putpalette(palette_bytes([shown for _, shown in known]))
    return indices.convert("RGB")


def _names(suit: str) -> tuple[str, ...]:
    """Return the name of each role's colour."""
    worn = {"wood": "hair", **dict(zip(LIVERY, LIVERIES[suit], strict=True))}
    return tuple(worn.get(role, role) for role in ROLES)


def _turned(
    sign: Image.Image, corner: tuple[int, int], size: tuple[int, int]
) -> tuple[Image.Image, tuple[int, int]]:
    """Return the sign and its corner as they are when the panel is turned round."""
    x, y = size[0] - corner[0] - sign.width, size[1] - corner[1] - sign.height
    return sign.transpose(Image.Transpose.ROTATE_180), (x, y)


@while_drawing(16)
def _roles(rank: str, suit: str, scale: float) -> Image.Image:
    """Draw a figure from both ends with what it holds, as indices of roles."""
    picture = _half(rank, scale).copy()
    figure = Figure(Pen(picture, scale))
    HELD[rank + suit](figure)
    figure.hand()
    belt = ((-9, HEIGHT / 2 + SLANT + 1.5), (WIDTH + 9, HEIGHT / 2 - SLANT - 1.5))
    figure.stroke(belt, "ink", BELT + 2 * BELT_EDGE)
    figure.stroke(belt, "trim", BELT)
    picture.paste(picture.transpose(Image.Transpose.ROTATE_180), (0, 0), _lower_half(picture.size))
    return picture


@while_drawing(4)
def _half(rank: str, scale: float) -> Image.Image:
    """Draw a figure down to its belt, with an empty hand."""
    # As much of the card is left on either side as on the other, and above as below.
    pen = Pen.on(even(WIDTH * scale), even(HEIGHT * scale), scale, ROLES.index("panel"), "P")
    FIGURES[rank](Figure(pen))
    return pen.image


@while_drawing(4)
def _lower_half(size: tuple[int, int]) -> Image.Image:
    """Return the mask of what lies beneath the middle of the belt."""
    width, height = size
    rise = SLANT / HEIGHT * height
    mask = Image.new("1", size)
    edge = ((0, height / 2 + rise), (width, height / 2 - rise))
    ImageDraw.Draw(mask).polygon((*edge, (width, height), (0, height)), fill=1)
    return mask
