"""Tiles that show trumps: a suit under a crown, dark so that it is not mistaken for a card."""

from collections.abc import Mapping

from PIL import Image

from render.artwork.french_suits import SUIT_NAMES, suit_mask
from render.cards.card_base import WIDTH
from render.graphics.antialiasing import colorize
from render.graphics.theme import Theme
from render.graphics.vector_drawing import Path, VectorDrawing

NO_TRUMPS = "none"
CROWN: Path = ((-56, 28), (-66, -22), (-28, 4), (0, -34), (28, 4), (66, -22), (56, 28))
CROWN_BALLS: Path = ((-66, -24), (0, -36), (66, -24))
CROWN_Y, SYMBOL_Y = 94, 230
"""The centers of crown and symbol, in design units from the upper edge."""
SYMBOL = 164
EDGE_INSET, EDGE = 12, 3


def trump_faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Paint a tile for each suit and one for none, ``trumps/S`` and so on, in the size of a card."""
    scale = width / WIDTH
    background, palette = theme["table"]["bar"], theme.palette("french")
    crown = _crown(width, height, scale)
    gold = colorize(crown, theme["french"]["gold"], background, palette)
    faces = {}
    for trumps in (*SUIT_NAMES, NO_TRUMPS):
        symbol = suit_mask(trumps, round(SYMBOL * scale)) if trumps in SUIT_NAMES else _no_trumps(scale)
        coverage = Image.new("L", (width, height))
        coverage.paste(symbol, ((width - symbol.width) // 2, round(SYMBOL_Y * scale - symbol.height / 2)))
        face = colorize(coverage, theme["table"]["title"], background, palette)
        face.paste(gold, (0, 0), crown.point(lambda value: 255 * (value > 0)))
        faces[f"trumps/{trumps}"] = face
    return faces


def _crown(width: int, height: int, scale: float) -> Image.Image:
    """Return the coverage mask of the golden frame with the crown in it."""
    drawing = VectorDrawing.mask(width, height, scale)
    for edge, fill in ((EDGE_INSET, 255), (EDGE_INSET + EDGE, 0)):
        drawing.rounded_rectangle((edge, edge, WIDTH - edge, height / scale - edge), 10, fill)
    middle = WIDTH / 2
    drawing.polygon([(middle + x, CROWN_Y + y) for x, y in CROWN], 255)
    for x, y in CROWN_BALLS:
        drawing.circle(middle + x, CROWN_Y + y, 8, 255)
    return drawing.downsample()


def _no_trumps(scale: float) -> Image.Image:
    """Return the coverage mask of a ring with a bar across it."""
    drawing = VectorDrawing.mask(round(SYMBOL * scale), round(SYMBOL * scale), scale)
    middle, radius = SYMBOL / 2, SYMBOL * 0.42
    drawing.circle(middle, middle, radius, 255)
    drawing.circle(middle, middle, radius - 17, 0)
    slope = radius * 0.6
    drawing.line(((middle - slope, middle + slope), (middle + slope, middle - slope)), 255, 17)
    return drawing.downsample()
