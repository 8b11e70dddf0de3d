"""The French deck with jumbo indexes: for many narrow columns, as building games have them.

Rank and suit are as tall as the strips of covered cards allow, at all widths of a card; in piles so long
that strips would cut them off, they are smaller. Below them are one large suit, the ace's ornament or a court
figure. A card that lies face down although its face is known, as in open games, has the small index on its
back.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from engine.cards.french import FrenchCard, french_deck
from render.artwork.courts import FIGURES, court_panel
from render.artwork.courts.figure import HEIGHT as PANEL_HEIGHT
from render.artwork.french_suits import SUIT_NAMES, suit_mask
from render.artwork.stock_signs import STOCK_SIGNS, sign_mask
from render.cards.card_base import WIDTH
from render.cards.decks import Deck, SmallCards
from render.cards.pips import ACE, draw_ace, paste_centered, rank_mask
from render.graphics.antialiasing import colorize
from render.graphics.palette import round_to_even
from render.graphics.theme import Theme

LEFT = 8
"""The left edge of the rank, in pixels: within the frame of the last move."""
GAP = 2
"""The gap between rank and suit."""
TEN = 33
"""The width of the ten, which is narrower than in the font, so that its suit shows in a fan."""
BODY_TOP, BODY_TOP_SHARE, BODY_BOTTOM = 50, 0.36, 9
"""The upper edge of what is below the index, so low that strips don't show it, in pixels; the greatest share
of a low card that is above it; and the gap below it."""
BODY_SUIT, BODY_ACE, PLACE_SIGN = 0.58, 0.76, 0.54
"""The sizes of the suit below the index, of an ace's ornament, and of the sign on an empty place, in widths
of the card."""


@dataclass(frozen=True, slots=True)
class IndexSizes:
    """The measures of an index, in pixels."""

    top: int
    """The upper edge of the rank: within the frame of the last move."""
    rank: int
    """The cap height of the rank."""
    suit: int
    stroke: int = 0
    """How much wider strokes are than in the font, on both sides."""


USUAL, LARGE = IndexSizes(8, 32, 28), IndexSizes(8, 34, 30, 1)
NARROW, LARGE_NARROW = IndexSizes(6, 28, 24), IndexSizes(6, 29, 26, 1)
"""The index of cards in so many columns that piles are long."""
LEAST_WIDTH = 100
"""The least width of a card with the usual index."""
DENSE, LARGE_DENSE, STRIP = IndexSizes(5, 22, 20), IndexSizes(5, 23, 21, 1), 36
"""The index in long piles, and the greatest height of their strips."""
SMALL_SIZE = (76, 38)
"""The size of a small card."""
KNOWN_BACK, KNOWN_SHARE = 32, 0.74
"""The height of the strip of a card that lies face down and shows its index, and the greatest share of its
width that the index has; the rest shows its back."""
SMALL_RANK, SMALL_SUIT = 26, 26
"""The index of small cards, and of cards that lie face down."""


def index_sizes(width: int, *, is_large: bool) -> IndexSizes:
    """Return the measures of the index of a card by its width, usual or for low vision."""
    if width < LEAST_WIDTH:
        return LARGE_NARROW if is_large else NARROW
    return LARGE if is_large else USUAL


def body_top(height: int) -> int:
    """Return the upper edge of what is below the index of a card, by its height."""
    return min(BODY_TOP, round(BODY_TOP_SHARE * height))


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw all 52 cards."""
    return {card.code: _face(theme, card, width, height) for card in french_deck()}


def _face(theme: Theme, card: FrenchCard, width: int, height: int) -> Image.Image:
    sizes = index_sizes(width, is_large=theme.has_large_print)
    color = theme["french"][SUIT_NAMES[card.suit]]
    coverage = Image.new("L", (width, height))
    _paste_index(coverage, card, sizes)
    top, bottom = body_top(height), height - BODY_BOTTOM
    middle, has_figure = (top + bottom) / 2, card.rank in FIGURES and not theme.has_large_print
    if card.rank == "A":
        scale = BODY_ACE * width / ACE
        ornament = Image.new("L", (round_to_even(WIDTH * scale), round_to_even(WIDTH * scale)))
        draw_ace(ornament, card.suit)
        paste_centered(coverage, ornament, width / 2, middle)
    elif not has_figure:
        paste_centered(coverage, suit_mask(card.suit, round_to_even(BODY_SUIT * width)), width / 2, middle)
    face = colorize(coverage, color, theme["table"]["face"], theme.palette("french"))
    if has_figure:
        figure = court_panel(card.rank, card.suit, theme, color, (bottom - top) / PANEL_HEIGHT)
        face.paste(figure, (round_to_even((width - figure.width) / 2), bottom - figure.height))
    return face


def _paste_index(coverage: Image.Image, card: FrenchCard, sizes: IndexSizes) -> None:
    """Paste rank and suit side by side onto a coverage mask."""
    rank = rank_mask(card.rank, sizes.rank, sizes.stroke)
    if card.rank == "T":
        large = rank_mask(card.rank, 4 * sizes.rank, 4 * sizes.stroke)
        rank = large.resize((round(TEN * sizes.rank / USUAL.rank), rank.height))
    coverage.paste(rank, (LEFT, sizes.top))
    symbol = suit_mask(card.suit, sizes.suit)
    paste_centered(coverage, symbol, LEFT + rank.width + GAP + sizes.suit / 2, sizes.top + sizes.rank / 2)


def strips(theme: Theme, width: int, _height: int) -> Mapping[str, Image.Image]:
    """Draw the upper part of each card with the index that it has in long piles."""
    pictures, sizes = {}, LARGE_DENSE if theme.has_large_print else DENSE
    for card in french_deck():
        coverage = Image.new("L", (width, STRIP))
        _paste_index(coverage, card, sizes)
        color = theme["french"][SUIT_NAMES[card.suit]]
        pictures[card.code] = colorize(coverage, color, theme["table"]["face"], theme.palette("french"))
    return pictures


def known_backs(theme: Theme, back: Image.Image) -> Mapping[str, Image.Image]:
    """Return the back of each card with its index in the upper left corner, as high as a strip."""
    pictures, width = {}, min(SMALL_SIZE[0], round_to_even(KNOWN_SHARE * back.width))
    for code, index in small_faces(theme, width, KNOWN_BACK).items():
        pictures[code] = back.copy()
        pictures[code].paste(index)
    return pictures


def small_faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw the index of each card, in the middle of a small card."""
    pictures, sizes = {}, IndexSizes((height - SMALL_RANK) // 2, SMALL_RANK, SMALL_SUIT)
    for card in french_deck():
        coverage = Image.new("L", (width, height))
        _paste_index(coverage, card, sizes)
        color = theme["french"][SUIT_NAMES[card.suit]]
        pictures[card.code] = colorize(coverage, color, theme["table"]["face"], theme.palette("french"))
    return pictures


def place_symbols(width: int, height: int) -> Mapping[str, Image.Image]:
    """Return the suits and the signs of the stock as coverage masks of a card."""
    pixels, symbols = round_to_even(PLACE_SIGN * width), {}
    masks = {suit: suit_mask(suit, pixels) for suit in SUIT_NAMES}
    for name, mask in {**masks, **{sign: sign_mask(sign, pixels) for sign in STOCK_SIGNS}}.items():
        symbols[name] = Image.new("L", (width, height))
        paste_centered(symbols[name], mask, width / 2, height / 2)
    return symbols


DECK = Deck(
    faces,
    small=SmallCards(lambda _size: SMALL_SIZE, small_faces),
    known_backs=known_backs,
    strips=strips,
    symbols=place_symbols,
    colors="french",
)
