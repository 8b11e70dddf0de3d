"""Plaques that show trumps: a sign under a crown, dark so that none is taken for a card."""

from collections.abc import Mapping

from PIL import Image

from render.artwork.french_suits import NAMES, suit_mask
from render.cards.card_base import WIDTH
from render.graphics.coloring import printed
from render.graphics.theme import Theme
from render.graphics.vector_drawing import Path, Pen

NO_TRUMPS = "none"
CROWN: Path = ((-56, 28), (-66, -22), (-28, 4), (0, -34), (28, 4), (66, -22), (56, 28))
CROWN_BALLS: Path = ((-66, -24), (0, -36), (66, -24))
CROWN_Y, SIGN_Y = 94, 230
"""The middles of crown and sign, in units from the upper edge."""
SIGN = 164
EDGE_INSET, EDGE = 12, 3


def trumps_plaques(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw a plaque for each suit and one for none, ``trumps/S`` and so on, to the edges of a card."""
    scale = width / WIDTH
    ground, palette = theme["table"]["bar"], theme.palette("french")
    crown = _crown(width, height, scale)
    gold = printed(crown, theme["french"]["gold"], ground, palette)
    drawn = {}
    for trumps in (*NAMES, NO_TRUMPS):
        sign = suit_mask(trumps, round(SIGN * scale)) if trumps in NAMES else _nothing(scale)
        coverage = Image.new("L", (width, height))
        coverage.paste(sign, ((width - sign.width) // 2, round(SIGN_Y * scale - sign.height / 2)))
        plaque = printed(coverage, theme["table"]["title"], ground, palette)
        plaque.paste(gold, (0, 0), crown.point(lambda value: 255 * (value > 0)))
        drawn[f"trumps/{trumps}"] = plaque
    return drawn


def _crown(width: int, height: int, scale: float) -> Image.Image:
    """Return the coverage of the golden frame with the crown in it."""
    pen = Pen.on(width, height, scale, 0, "L")
    for edge, fill in ((EDGE_INSET, 255), (EDGE_INSET + EDGE, 0)):
        pen.panel((edge, edge, WIDTH - edge, height / scale - edge), 10, fill)
    middle = WIDTH / 2
    pen.shape([(middle + x, CROWN_Y + y) for x, y in CROWN], 255)
    for x, y in CROWN_BALLS:
        pen.disc(middle + x, CROWN_Y + y, 8, 255)
    return pen.reduced()


def _nothing(scale: float) -> Image.Image:
    """Return the coverage of a ring with a bar across it."""
    pen = Pen.on(round(SIGN * scale), round(SIGN * scale), scale, 0, "L")
    middle, reach = SIGN / 2, SIGN * 0.42
    pen.disc(middle, middle, reach, 255)
    pen.disc(middle, middle, reach - 17, 0)
    slope = reach * 0.6
    pen.line(((middle - slope, middle + slope), (middle + slope, middle - slope)), 255, 17)
    return pen.reduced()
