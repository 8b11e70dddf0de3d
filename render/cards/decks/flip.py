"""The two-faced deck: the active face upright, and below it the other one, smaller and upside down."""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from engine.cards.flip import CARDS, LIGHT_CARDS, FlipCard
from engine.cards.french import FrenchCard
from render.artwork.french_suits import SUIT_NAMES, suit_mask
from render.cards.card_base import WIDTH
from render.cards.decks import Deck, SmallCards
from render.cards.pips import rank_mask
from render.graphics.antialiasing import colorize
from render.graphics.theme import Theme


class FlipSizes(NamedTuple):
    """The sizes of ranks and suits, in design units."""

    share: float
    """The active face's share of the card's height."""
    rank: float
    suit: float
    gap: float
    """The gap between rank and suit, which are one above the other; on compact cards side by side."""
    other_rank: float
    other_suit: float
    other_gap: float
    """The same on the other face, where they are side by side."""
    stroke: float = 0.0
    """How much wider strokes are than in the font, on both sides."""


USUAL = FlipSizes(0.65, 142, 112, 18, 76, 72, 14)
LARGE = FlipSizes(0.69, 162, 118, 13, 84, 80, 10, 2)
COMPACT = (92, 108)
"""The size of the cards of a large hand: on both faces the rank is beside the suit, and the faces are read as
easily at this size as the usual ones at one and a half times the width."""
COMPACT_USUAL = FlipSizes(0.6, 124, 100, 10, 80, 74, 12)
COMPACT_LARGE = FlipSizes(0.62, 150, 108, 4, 80, 74, 10, 2)
SMALL = (64, 112)
"""The size of the cards of an open stock on every board."""
SMALL_USUAL = FlipSizes(0.67, 149, 112, 16, 99, 91, 14)
SMALL_LARGE = FlipSizes(0.68, 157, 116, 12, 103, 95, 10, 4)
MARGIN = 12
"""The least distance of rank and suit from the sides, in design units; a ten is narrowed for it."""


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw every card twice, with the light face active and with the dark one."""
    is_compact = (width, height) == COMPACT
    usual, large = (COMPACT_USUAL, COMPACT_LARGE) if is_compact else (USUAL, LARGE)
    sizes = large if theme.has_large_print else usual
    return {card.code: _picture(theme, card, sizes, width, height) for card in CARDS}


def small_faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw the cards of an open stock, which are light."""
    sizes = SMALL_LARGE if theme.has_large_print else SMALL_USUAL
    return {card.code: _picture(theme, card, sizes, width, height) for card in LIGHT_CARDS}


def _picture(theme: Theme, card: FlipCard, sizes: FlipSizes, width: int, height: int) -> Image.Image:
    scale, top_height = width / WIDTH, round(height * sizes.share)
    picture = Image.new("RGB", (width, height))
    if (width, height) == COMPACT:
        lengths = sizes.rank, sizes.suit, sizes.gap
        active = _horizontal(card.face, lengths, sizes.stroke, (width, top_height), scale)
    else:
        active = _vertical(card.face, sizes, (width, top_height), scale)
    picture.paste(_colored(theme, card.face, active, is_dark=card.is_dark), (0, 0))
    lengths = sizes.other_rank, sizes.other_suit, sizes.other_gap
    other = _horizontal(card.other_face, lengths, sizes.stroke, (width, height - top_height), scale)
    rotated = other.transpose(Image.Transpose.ROTATE_180)
    picture.paste(_colored(theme, card.other_face, rotated, is_dark=not card.is_dark), (0, top_height))
    return picture


def _colored(theme: Theme, face: FrenchCard, coverage: Image.Image, *, is_dark: bool) -> Image.Image:
    side, colors = "dark" if is_dark else "light", theme["flip"]
    ink = colors[f"{side}-{SUIT_NAMES[face.suit]}"]
    return colorize(coverage, ink, colors[side], theme.palette("flip"))


def _vertical(face: FrenchCard, sizes: FlipSizes, size: tuple[int, int], scale: float) -> Image.Image:
    """Return the coverage mask of a face with its rank above its suit."""
    room = size[0] - 2 * round(MARGIN * scale)
    rank = _narrowed(rank_mask(face.rank, round(sizes.rank * scale), round(sizes.stroke * scale)), room)
    suit = suit_mask(face.suit, round(sizes.suit * scale))
    suit_offset = round((sizes.rank + sizes.gap) * scale)
    coverage = Image.new("L", size)
    top = (size[1] - suit_offset - suit.height) // 2
    for mask, y in ((rank, top), (suit, top + suit_offset)):
        coverage.paste(255, ((size[0] - mask.width) // 2, y), mask)
    return coverage


def _horizontal(
    face: FrenchCard, lengths: tuple[float, float, float], stroke: float, size: tuple[int, int], scale: float
) -> Image.Image:
    """Return the coverage mask of a face with its rank beside its suit.

    ``lengths`` are those of the rank, the suit and the gap between them, in design units.
    """
    height, suit_height, gap = (round(length * scale) for length in lengths)
    suit = suit_mask(face.suit, suit_height)
    room = size[0] - 2 * round(MARGIN * scale) - gap - suit.width
    rank = _narrowed(rank_mask(face.rank, height, round(stroke * scale)), room)
    suit_offset = rank.width + gap
    coverage = Image.new("L", size)
    left = (size[0] - suit_offset - suit.width) // 2
    coverage.paste(255, (left, (size[1] - height) // 2), rank)
    coverage.paste(255, (left + suit_offset, (size[1] - suit.height) // 2), suit)
    return coverage


def _narrowed(rank: Image.Image, room: int) -> Image.Image:
    """Return the mask of a rank no wider than there is room."""
    return rank if rank.width <= room else rank.resize((room, rank.height), Image.Resampling.LANCZOS)


DECK = Deck(faces, small=SmallCards(lambda _: SMALL, small_faces))
