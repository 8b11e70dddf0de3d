"""The French deck: pips in their traditional places, court figures, an index for narrow strips; a joker."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from PIL import Image, ImageDraw

from engine.cards import JOKER, FrenchCard, french_deck
from render.cards import WIDTH
from render.courts import FIGURES, court
from render.courts.joker import draw_star
from render.decks import Deck
from render.lettering import CAPITALS, font
from render.pen import Pen
from render.plaques import trumps_plaques
from render.suits import NAMES, draw_suit, suit_mask
from render.theme import Colour, Theme

RANK_SIZE = 56
"""The rank's em; its capitals are 41 units high."""
INDEX_WIDTH, INDEX_HEIGHT = 120, 60
INDEX_LEFT, INDEX_BASE = 16, 52
INDEX_SUIT = 39
INDEX_STAR = 43
"""The joker's sign, about as high as a rank."""
JOKER_COLOUR = "blue"
"""Of the courts' colours, since no suit has it."""
TENS_OVERLAP = 4
"""How much nearer the two figures of the ten stand than the font has them."""
PIP = 52
PIP_TOP = 86
"""Where the centre of the first row of pips is, from the upper edge."""
LEFT, MIDDLE, RIGHT = 74.0, 132.0, 190.0
ACE, ACE_GAP, ACE_LINE = 172, 8, 3.5
"""The large pip of the ace, the gap about it and the line about that."""

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


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw all 52 cards, the joker and the plaques of trumps to the edges of their rectangles."""
    drawn = {code: face for suit in NAMES for code, face in _suit(theme, suit, width, height)}
    drawn[JOKER.code] = _joker(theme, width, height)
    return {**drawn, **trumps_plaques(theme, width, height)}


def _suit(theme: Theme, suit: str, width: int, height: int) -> Iterator[tuple[str, Image.Image]]:
    scale = width / WIDTH
    colour = theme["french"][NAMES[suit]]
    pip = suit_mask(suit, round(PIP * scale))
    ace = _ace(theme, suit, round(ACE * scale))
    for card in (card for card in french_deck() if card.suit == suit):
        face = Image.new("RGB", (width, height), theme["table"]["face"])
        if card.rank in FIGURES:
            _centre(face, court(card.rank, suit, theme["french"], colour, scale))
        elif card.rank == "A":
            _centre(face, ace)
        else:
            _pips(face, card.rank, pip, colour, scale)
        _both_ends(face, _index(card, scale), colour)
        yield card.code, face


def _joker(theme: Theme, width: int, height: int) -> Image.Image:
    """Draw the joker, with a star for its index."""
    scale = width / WIDTH
    colour = theme["french"][JOKER_COLOUR]
    face = Image.new("RGB", (width, height), theme["table"]["face"])
    _centre(face, court(JOKER.rank, JOKER.suit, theme["french"], colour, scale))
    pen = Pen.on(round(INDEX_WIDTH * scale), round(INDEX_HEIGHT * scale), scale, 0, "L")
    draw_star(pen, INDEX_LEFT + INDEX_STAR / 2, INDEX_BASE - RANK_SIZE * CAPITALS / 2, INDEX_STAR, 255)
    _both_ends(face, pen.reduced(), colour)
    return face


def _centre(face: Image.Image, figure: Image.Image) -> None:
    face.paste(figure, ((face.width - figure.width) // 2, (face.height - figure.height) // 2))


def _pips(face: Image.Image, rank: str, pip: Image.Image, colour: Colour, scale: float) -> None:
    """Put the pips in place, those of the lower half upside down."""
    turned = pip.transpose(Image.Transpose.ROTATE_180)
    top = PIP_TOP * scale
    for x, row in PIPS[rank]:
        y = top + row * (face.height - 2 * top)
        corner = (round(x * scale - pip.width / 2), round(y - pip.height / 2))
        face.paste(colour, corner, turned if row > 0.5 else pip)


def _ace(theme: Theme, suit: str, pixels: int) -> Image.Image:
    """Draw a large pip within a line of its own shape."""
    ground, colour = theme["table"]["face"], theme["french"][NAMES[suit]]
    pen = Pen.on(pixels, pixels, pixels / ACE, ground)
    for fill, grown in ((colour, ACE_LINE + ACE_GAP), (ground, ACE_GAP), (colour, 0.0)):
        draw_suit(pen, suit, ACE / 2, ACE / 2, ACE - 2 * (ACE_LINE + ACE_GAP) - 2, fill, grown=grown)
    return pen.reduced()


def _index(card: FrenchCard, scale: float) -> Image.Image:
    """Write rank and suit side by side, as the coverage of the upper left corner."""
    index = Image.new("L", (round(INDEX_WIDTH * scale), round(INDEX_HEIGHT * scale)))
    draw = ImageDraw.Draw(index)
    letters = font(round(RANK_SIZE * scale))
    x = INDEX_LEFT * scale
    for figure in "10" if card.rank == "T" else card.rank:
        draw.text((x - letters.getbbox(figure)[0], INDEX_BASE * scale), figure, 255, letters, anchor="ls")
        x += letters.getbbox(figure)[2] - letters.getbbox(figure)[0] + TENS_OVERLAP * scale
    suit = suit_mask(card.suit, round(INDEX_SUIT * scale))
    top = round((INDEX_BASE - RANK_SIZE * CAPITALS / 2) * scale - suit.height / 2)
    index.paste(suit, (round(x + 3 * scale), top))
    return index


def _both_ends(face: Image.Image, index: Image.Image, colour: Colour) -> None:
    """Put an index into the upper left corner, and again when turned round."""
    face.paste(colour, (0, 0), index)
    turned = index.transpose(Image.Transpose.ROTATE_180)
    face.paste(colour, (face.width - index.width, face.height - index.height), turned)


DECK = Deck(faces)
