"""The two-faced deck: the active face upright, and below it the other one, smaller and upside down."""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from engine.cards.flip import FlipCard, flip_deck
from engine.cards.french import FrenchCard
from render.artwork.french_suits import SUIT_NAMES, suit_mask
from render.cards.card_base import WIDTH
from render.cards.decks import Deck
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
    """The gap between rank and suit, which are one above the other."""
    other_rank: float
    other_suit: float
    other_gap: float
    """The same on the other face, where they are side by side."""
    stroke: float = 0.0
    """How much wider strokes are than in the font, on both sides."""


USUAL = FlipSizes(0.65, 142, 112, 18, 76, 72, 14)
LARGE = FlipSizes(0.69, 162, 118, 13, 84, 80, 10, 2)


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw every card twice, with the light face active and with the dark one."""
    sizes = LARGE if theme.has_large_print else USUAL
    scale = width / WIDTH
    top_height = round(height * sizes.share)
    pictures = {}
    for light in flip_deck():
        for card in (light, FlipCard(light.light, is_dark=True)):
            picture = Image.new("RGB", (width, height))
            active = _vertical(card.face, sizes, (width, top_height), scale)
            picture.paste(_colored(theme, card.face, active, is_dark=card.is_dark), (0, 0))
            other = _horizontal(card.other_face, sizes, (width, height - top_height), scale)
            rotated = other.transpose(Image.Transpose.ROTATE_180)
            picture.paste(
                _colored(theme, card.other_face, rotated, is_dark=not card.is_dark), (0, top_height)
            )
            pictures[card.code] = picture
    return pictures


def _colored(theme: Theme, face: FrenchCard, coverage: Image.Image, *, is_dark: bool) -> Image.Image:
    side, colors = "dark" if is_dark else "light", theme["flip"]
    ink = colors[f"{side}-{SUIT_NAMES[face.suit]}"]
    return colorize(coverage, ink, colors[side], theme.palette("flip"))


def _vertical(face: FrenchCard, sizes: FlipSizes, size: tuple[int, int], scale: float) -> Image.Image:
    """Return the coverage mask of a face with its rank above its suit."""
    rank = rank_mask(face.rank, round(sizes.rank * scale), round(sizes.stroke * scale))
    suit = suit_mask(face.suit, round(sizes.suit * scale))
    suit_offset = round((sizes.rank + sizes.gap) * scale)
    coverage = Image.new("L", size)
    top = (size[1] - suit_offset - suit.height) // 2
    for mask, y in ((rank, top), (suit, top + suit_offset)):
        coverage.paste(255, ((size[0] - mask.width) // 2, y), mask)
    return coverage


def _horizontal(face: FrenchCard, sizes: FlipSizes, size: tuple[int, int], scale: float) -> Image.Image:
    """Return the coverage mask of a face with its rank beside its suit."""
    height = round(sizes.other_rank * scale)
    rank = rank_mask(face.rank, height, round(sizes.stroke * scale))
    suit = suit_mask(face.suit, round(sizes.other_suit * scale))
    suit_offset = rank.width + round(sizes.other_gap * scale)
    coverage = Image.new("L", size)
    left = (size[0] - suit_offset - suit.width) // 2
    coverage.paste(255, (left, (size[1] - height) // 2), rank)
    coverage.paste(255, (left + suit_offset, (size[1] - suit.height) // 2), suit)
    return coverage


DECK = Deck(faces)
