"""What is printed on the body of a card: pips in their places, an ace, large signs for low vision."""

from collections.abc import Mapping
from types import MappingProxyType

from PIL import Image, ImageChops

from render.artwork.french_suits import draw_suit, suit_mask
from render.cards.card_base import WIDTH
from render.cards.ranks import rank_mask
from render.graphics.vector_drawing import Pen

PIP = 50
PIP_TOP = 92
"""Where the centre of the first row of pips is, from the upper edge: well beneath the index."""
LEFT, MIDDLE, RIGHT = 71.0, 132.0, 193.0
ACE, ACE_GAP, ACE_LINE = 188, 9, 4
"""The large pip of the ace, the gap about it and the line about that."""
SPADE, SPADE_GAP, SPADE_RISE = 60, 8, 12
"""The smaller pip within the ace of spades, the gap about it, and how far above the middle it is."""
LARGE_RANK, LARGE_SUIT = 84, 52
"""A rank and the suit beneath it where few and large signs are wanted."""
LARGE_STROKE = 2
LARGE_BOX = (195, 198, 243, 346)
"""The lower right corner, as wide as its rank may be: a row of six cards or more hides ranks, as another row
beneath does, and one of five shows them wholly, so that a hand never shows a part of one.
"""

_SIDES = (LEFT, RIGHT)
_TWO, _THREE, _FOUR = (0.0, 1.0), (0.0, 0.5, 1.0), (0.0, 1 / 3, 2 / 3, 1.0)


def _sides(rows: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
    return tuple((x, row) for row in rows for x in _SIDES)


PIPS: Mapping[str, tuple[tuple[float, float], ...]] = MappingProxyType(
    {
        "2": ((MIDDLE, 0.0), (MIDDLE, 1.0)),
        "3": ((MIDDLE, 0.0), (MIDDLE, 0.5), (MIDDLE, 1.0)),
        "4": _sides(_TWO),
        "5": (*_sides(_TWO), (MIDDLE, 0.5)),
        "6": _sides(_THREE),
        "7": (*_sides(_THREE), (MIDDLE, 0.25)),
        "8": (*_sides(_THREE), (MIDDLE, 0.25), (MIDDLE, 0.75)),
        "9": (*_sides(_FOUR), (MIDDLE, 0.5)),
        "T": (*_sides(_FOUR), (MIDDLE, 1 / 6), (MIDDLE, 5 / 6)),
    }
)
"""Where the pips are: across in units, and down from the first row to the last."""


def put(coverage: Image.Image, mask: Image.Image, x: float, y: float) -> None:
    """Put a mask about a point of a coverage."""
    coverage.paste(255, (round(x - mask.width / 2), round(y - mask.height / 2)), mask)


def put_pips(coverage: Image.Image, rank: str, suit: str) -> None:
    """Put the pips of a number card in place, those of the lower half upside down."""
    scale = coverage.width / WIDTH
    pip = suit_mask(suit, round(PIP * scale))
    turned = pip.transpose(Image.Transpose.ROTATE_180)
    top = PIP_TOP * scale
    for x, row in PIPS[rank]:
        put(coverage, turned if row > 0.5 else pip, x * scale, top + row * (coverage.height - 2 * top))


def put_ace(coverage: Image.Image, suit: str) -> None:
    """Put a large pip within a line of its own shape; that of spades has another one within."""
    scale = coverage.width / WIDTH
    pen = Pen.on(round(ACE * scale), round(ACE * scale), scale, 0, "L")
    size = ACE - 2 * (ACE_LINE + ACE_GAP) - 2
    for fill, grown in ((255, ACE_LINE + ACE_GAP), (0, ACE_GAP), (255, 0.0)):
        draw_suit(pen, suit, ACE / 2, ACE / 2, size, fill, grown=grown)
    if suit == "S":
        for fill, grown in ((0, SPADE_GAP), (255, 0.0)):
            draw_suit(pen, suit, ACE / 2, ACE / 2 - SPADE_RISE, SPADE, fill, grown=grown)
    put(coverage, pen.reduced(), coverage.width / 2, coverage.height / 2)


def put_large(coverage: Image.Image, rank: str, sign: Image.Image) -> None:
    """Put a sign low and right, and above it a rank, if there is one, made as narrow as the corner."""
    scale = coverage.width / WIDTH
    left, top, right, low = (round(edge * scale) for edge in LARGE_BOX)
    put(coverage, sign, (left + right) / 2, low - sign.height / 2)
    if rank:
        letters = rank_mask(rank, round(LARGE_RANK * scale), round(LARGE_STROKE * scale))
        if letters.width > right - left:
            letters = letters.resize((right - left, letters.height))
        coverage.paste(255, ((left + right - letters.width) // 2, top), letters)


def both_ends(coverage: Image.Image, index: Image.Image) -> Image.Image:
    """Return the coverage with an index in the upper left corner, and again when turned round."""
    whole = Image.new("L", coverage.size)
    whole.paste(index, (0, 0))
    turned = whole.transpose(Image.Transpose.ROTATE_180)
    return ImageChops.lighter(coverage, ImageChops.lighter(whole, turned))
