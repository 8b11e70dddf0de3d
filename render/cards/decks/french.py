"""The French deck: pips in their traditional places, court figures, an index for narrow strips; a joker.

In themes for low vision, rank and suit are as large as strips allow. Instead of pips and figures, they are
printed again, larger, in the lower right corner, which the cards of a hand cover.
"""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from engine.cards.french import JOKER, FrenchCard, french_deck
from render.artwork.courts import FIGURES, court_panel
from render.artwork.courts.joker import star_mask
from render.artwork.french_suits import SUIT_NAMES, suit_mask
from render.cards.card_base import WIDTH
from render.cards.decks import Deck, SmallCards
from render.cards.pips import (
    LARGE_SUIT,
    add_index_at_both_ends,
    draw_ace,
    draw_large_corner,
    draw_pips,
    paste_centered,
    rank_mask,
)
from render.graphics.antialiasing import colorize
from render.graphics.theme import Theme
from render.graphics.vector_drawing import Path, VectorDrawing


class IndexSizes(NamedTuple):
    """The measures of a card's index, rank and suit side by side in its corner, in design units."""

    left: float
    baseline: float
    """The distance of the ranks' baseline from the upper edge: all above it shows in a strip."""
    rank: float
    """The cap height of the rank."""
    suit: float
    gap: float
    """The gap between rank and suit."""
    stroke: float = 0.0
    """How much wider strokes are than in the font, on both sides."""


USUAL = IndexSizes(15, 53, 43, 41, 6)
LARGE = IndexSizes(12, 55.5, 46.2, 46, 4, 1)
"""Both begin inside the frame that marks the last move."""
SMALL = (64, 84)
SMALL_MARGIN, SMALL_RANK, SMALL_SUIT, SMALL_STAR = 6, 36, 32, 48
"""The size of a small card; the height of its margins, rank and suit, and of the joker's star, in pixels."""
SMALL_STROKE = 1
"""How much wider strokes of its rank are in themes for low vision, on both sides."""
PLACE_SUIT = 150
"""The size of the suit on the empty place of a foundation, in design units."""
JOKER_COLOR = "blue"
"""The joker's color, one of the courts' colors; if a suit has it too, the star tells them apart."""

NO_TRUMPS = "none"
CROWN: Path = ((-56, 28), (-66, -22), (-28, 4), (0, -34), (28, 4), (66, -22), (56, 28))
CROWN_BALLS: Path = ((-66, -24), (0, -36), (66, -24))
CROWN_Y, SYMBOL_Y = 94, 230
"""The centers of crown and symbol, in design units from the upper edge."""
SYMBOL = 164
EDGE_INSET, EDGE = 12, 3
"""The size of the symbol, and the place and the thickness of the golden frame."""


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw all 52 cards, the joker and the tiles of trumps."""
    background, palette = theme["table"]["face"], theme.palette("french")
    pictures = {}
    for card in (*french_deck(), JOKER):
        color = theme["french"][SUIT_NAMES[card.suit] if card.suit else JOKER_COLOR]
        has_figure = card.rank in FIGURES and not theme.has_large_print
        coverage = Image.new("L", (width, height))
        if not has_figure:
            _draw_body(coverage, card, is_large=theme.has_large_print)
        index = _index(card, LARGE if theme.has_large_print else USUAL, width / WIDTH)
        if theme.has_large_print:
            coverage.paste(index, (0, 0), index)
        else:
            coverage = add_index_at_both_ends(coverage, index)
        face = colorize(coverage, color, background, palette)
        if has_figure:
            figure = court_panel(card.rank, card.suit, theme, color, width / WIDTH)
            face.paste(figure, ((face.width - figure.width) // 2, (face.height - figure.height) // 2))
        pictures[card.code] = face
    return {**pictures, **_trump_faces(theme, width, height)}


def _draw_body(coverage: Image.Image, card: FrenchCard, *, is_large: bool) -> None:
    """Draw the part of a card between its indexes, unless that is a court figure."""
    scale = coverage.width / WIDTH
    if is_large:
        symbol = _symbol(card, round(LARGE_SUIT * scale))
        draw_large_corner(coverage, "" if card == JOKER else card.rank, symbol)
    elif card.rank == "A":
        draw_ace(coverage, card.suit)
    else:
        draw_pips(coverage, card.rank, card.suit)


def _index(card: FrenchCard, sizes: IndexSizes, scale: float) -> Image.Image:
    """Return the coverage mask of the upper left corner: rank and suit, or the joker's star."""
    symbol = _symbol(card, round(sizes.suit * scale))
    top, height = round((sizes.baseline - sizes.rank) * scale), round(sizes.rank * scale)
    left = round(sizes.left * scale)
    mask = Image.new("L", (round(WIDTH * scale), round(2 * sizes.baseline * scale)))
    if card.suit:
        rank = rank_mask(card.rank, height, round(sizes.stroke * scale))
        mask.paste(rank, (left, top))
        left += rank.width + round(sizes.gap * scale)
    paste_centered(mask, symbol, left + symbol.width / 2, top + height / 2)
    return mask


def _symbol(card: FrenchCard, pixels: int) -> Image.Image:
    """Return a card's suit, or the joker's star, as a square coverage mask that many pixels wide."""
    return suit_mask(card.suit, pixels) if card.suit else star_mask(pixels)


def small_faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw all cards and the joker small: the rank above the suit, and nothing else."""
    background, palette = theme["table"]["face"], theme.palette("french")
    pictures = {}
    for card in (*french_deck(), JOKER):
        coverage = Image.new("L", (width, height))
        if card.suit:
            stroke = SMALL_STROKE if theme.has_large_print else 0
            rank = rank_mask(card.rank, SMALL_RANK, stroke)
            coverage.paste(rank, ((width - rank.width) // 2, SMALL_MARGIN))
            symbol, y = suit_mask(card.suit, SMALL_SUIT), height - SMALL_MARGIN - SMALL_SUIT / 2
        else:
            symbol, y = star_mask(SMALL_STAR), height / 2
        paste_centered(coverage, symbol, width / 2, y)
        color = theme["french"][SUIT_NAMES[card.suit] if card.suit else JOKER_COLOR]
        pictures[card.code] = colorize(coverage, color, background, palette)
    return pictures


def place_symbols(width: int, height: int) -> Mapping[str, Image.Image]:
    """Return the suits as coverage masks of a card, for the empty places of foundations."""
    symbols = {}
    for suit in SUIT_NAMES:
        mask = Image.new("L", (width, height))
        paste_centered(mask, suit_mask(suit, round(PLACE_SUIT * width / WIDTH)), width / 2, height / 2)
        symbols[suit] = mask
    return symbols


DECK = Deck(faces, small=SmallCards(lambda _size: SMALL, small_faces), symbols=place_symbols)


def _trump_faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Paint tiles ``trumps/S`` to ``trumps/none`` in the size of a card, dark, so not mistaken for cards."""
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
