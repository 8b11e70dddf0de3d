"""Plaques that show trumps: a sign under a crown, dark so that none is taken for a card."""

from collections.abc import Mapping

from PIL import Image

from render.cards import WIDTH
from render.pen import Path, Pen
from render.suits import NAMES, draw_suit
from render.theme import Theme

NO_TRUMPS = "none"
CROWN: Path = ((-56, 28), (-66, -22), (-28, 4), (0, -34), (28, 4), (66, -22), (56, 28))
CROWN_BALLS: Path = ((-66, -24), (0, -36), (66, -24))
CROWN_Y, SIGN_Y = 94, 230
"""The middles of crown and sign, in units from the upper edge."""
SIGN = 164
EDGE_INSET, EDGE = 12, 3


def trumps_plaques(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw a plaque for each suit and one for none, ``trumps/S`` and so on, to the edges of a card."""
    return {f"trumps/{trumps}": _plaque(theme, trumps, width, height) for trumps in (*NAMES, NO_TRUMPS)}


def _plaque(theme: Theme, trumps: str, width: int, height: int) -> Image.Image:
    scale = width / WIDTH
    ground, light, gold = theme["table"]["bar"], theme["table"]["title"], theme["french"]["gold"]
    pen = Pen.on(width, height, scale, ground)
    inset = EDGE_INSET
    for edge, fill in ((inset, gold), (inset + EDGE, ground)):
        pen.panel((edge, edge, WIDTH - edge, height / scale - edge), 10, fill)
    middle = WIDTH / 2
    pen.shape([(middle + x, CROWN_Y + y) for x, y in CROWN], gold)
    for x, y in CROWN_BALLS:
        pen.disc(middle + x, CROWN_Y + y, 8, gold)
    if trumps in NAMES:
        draw_suit(pen, trumps, middle, SIGN_Y, SIGN, light)
        return pen.reduced()
    reach = SIGN * 0.42
    pen.disc(middle, SIGN_Y, reach, light)
    pen.disc(middle, SIGN_Y, reach - 17, ground)
    slope = reach * 0.6
    pen.line(((middle - slope, SIGN_Y + slope), (middle + slope, SIGN_Y - slope)), light, 17)
    return pen.reduced()
