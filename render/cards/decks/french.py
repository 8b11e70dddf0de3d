"""The French deck: pips in their traditional places, court figures, an index for narrow strips; a joker.

In themes for low vision, rank and suit are as large as strips allow. In the place of pips and figures they
stand once more, larger, in the lower right corner, which the cards of a hand cover.
"""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from engine.cards.french import JOKER, FrenchCard, french_deck
from render.artwork.courts import FIGURES, court
from render.artwork.courts.joker import star_mask
from render.artwork.french_suits import NAMES, suit_mask
from render.cards.card_base import WIDTH
from render.cards.decks import Deck
from render.cards.pips import LARGE_SUIT, both_ends, put, put_ace, put_large, put_pips
from render.cards.ranks import rank_mask
from render.cards.trump_tiles import trumps_plaques
from render.graphics.coloring import printed
from render.graphics.theme import Theme


class Index(NamedTuple):
    """Rank and suit side by side in the corner of a card, in units of the design."""

    left: float
    base: float
    """From the upper edge to the line on which ranks stand: all of it shows in a strip."""
    rank: float
    """The height of its capitals."""
    suit: float
    apart: float
    """From rank to suit."""
    stroke: float = 0.0
    """How much wider than the font has them strokes are, to either side."""


INDEX = Index(15, 53, 43, 41, 6)
LARGE_INDEX = Index(12, 55.5, 46.2, 46, 4, 1)
"""Either begins within the frame of the card that moved last."""
JOKER_COLOUR = "blue"
"""Of the courts' colours: where a suit has it too, that has no star."""


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw all 52 cards, the joker and the plaques of trumps to the edges of their rectangles."""
    ground, palette = theme["table"]["face"], theme.palette("french")
    drawn = {}
    for card in (*french_deck(), JOKER):
        colour = theme["french"][NAMES[card.suit] if card.suit else JOKER_COLOUR]
        has_figure = card.rank in FIGURES and not theme.is_large
        coverage = Image.new("L", (width, height))
        if not has_figure:
            _put_body(coverage, card, is_large=theme.is_large)
        index = _index(card, LARGE_INDEX if theme.is_large else INDEX, width / WIDTH)
        if theme.is_large:
            coverage.paste(index, (0, 0), index)
        else:
            coverage = both_ends(coverage, index)
        face = printed(coverage, colour, ground, palette)
        if has_figure:
            _centre(face, court(card.rank, card.suit, theme, colour, width / WIDTH))
        drawn[card.code] = face
    return {**drawn, **trumps_plaques(theme, width, height)}


def _put_body(coverage: Image.Image, card: FrenchCard, *, is_large: bool) -> None:
    """Put on a card what stands between its indexes, if that is no figure."""
    scale = coverage.width / WIDTH
    if is_large:
        sign = _sign(card, round(LARGE_SUIT * scale))
        put_large(coverage, "" if card == JOKER else card.rank, sign)
    elif card.rank == "A":
        put_ace(coverage, card.suit)
    else:
        put_pips(coverage, card.rank, card.suit)


def _centre(face: Image.Image, figure: Image.Image) -> None:
    face.paste(figure, ((face.width - figure.width) // 2, (face.height - figure.height) // 2))


def _index(card: FrenchCard, index: Index, scale: float) -> Image.Image:
    """Write rank and suit side by side, as the coverage of the upper left corner; the joker has a star."""
    pixels = round(index.suit * scale)
    sign = _sign(card, pixels)
    top, high = round((index.base - index.rank) * scale), round(index.rank * scale)
    left = round(index.left * scale)
    drawn = Image.new("L", (round(WIDTH * scale), round(2 * index.base * scale)))
    if card.suit:
        rank = rank_mask(card.rank, high, round(index.stroke * scale))
        drawn.paste(rank, (left, top))
        left += rank.width + round(index.apart * scale)
    put(drawn, sign, left + sign.width / 2, top + high / 2)
    return drawn


def _sign(card: FrenchCard, pixels: int) -> Image.Image:
    """Return the suit of a card, the star of the joker, as coverage of that many pixels square."""
    return suit_mask(card.suit, pixels) if card.suit else star_mask(pixels)


DECK = Deck(faces)
