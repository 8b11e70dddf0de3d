"""The two-faced deck: the face in force upright above, the other one smaller and upside down beneath it."""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from engine.cards.flip import FlipCard, flip_deck
from engine.cards.french import FrenchCard
from render.artwork.french_suits import NAMES, suit_mask
from render.cards.card_base import WIDTH
from render.cards.decks import Deck
from render.cards.ranks import rank_mask
from render.graphics.coloring import printed
from render.graphics.theme import Theme


class Print(NamedTuple):
    """How large rank and suit are printed, in units of the design."""

    share: float
    """How much of the card's height the face in force has."""
    rank: float
    suit: float
    gap: float
    """Between rank and suit, which stand above one another."""
    other_rank: float
    other_suit: float
    other_gap: float
    """On the other face, where they stand side by side."""
    stroke: float = 0.0
    """How much wider than the font has them strokes are, to either side."""


USUAL = Print(0.65, 142, 112, 18, 76, 72, 14)
LARGE = Print(0.69, 162, 118, 13, 84, 80, 10, 2)


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw every card twice, with the light face in force and with the dark one."""
    wanted = LARGE if theme.is_large else USUAL
    scale = width / WIDTH
    above = round(height * wanted.share)
    drawn = {}
    for light in flip_deck():
        for card in (light, FlipCard(light.light, is_dark=True)):
            picture = Image.new("RGB", (width, height))
            face = _column(card.face, wanted, (width, above), scale)
            picture.paste(_tinted(theme, card.face, face, is_dark=card.is_dark), (0, 0))
            other = _row(card.other_face, wanted, (width, height - above), scale)
            turned = other.transpose(Image.Transpose.ROTATE_180)
            picture.paste(_tinted(theme, card.other_face, turned, is_dark=not card.is_dark), (0, above))
            drawn[card.code] = picture
    return drawn


def _tinted(theme: Theme, face: FrenchCard, coverage: Image.Image, *, is_dark: bool) -> Image.Image:
    """Print a face in the ink of its suit on the ground of its side."""
    side, colours = "dark" if is_dark else "light", theme["flip"]
    return printed(coverage, colours[f"{side}-{NAMES[face.suit]}"], colours[side], theme.palette("flip"))


def _column(face: FrenchCard, wanted: Print, size: tuple[int, int], scale: float) -> Image.Image:
    """Return the coverage of a face with its rank above its suit."""
    rank = rank_mask(face.rank, round(wanted.rank * scale), round(wanted.stroke * scale))
    suit = suit_mask(face.suit, round(wanted.suit * scale))
    down = round((wanted.rank + wanted.gap) * scale)
    coverage = Image.new("L", size)
    top = (size[1] - down - suit.height) // 2
    for mask, y in ((rank, top), (suit, top + down)):
        coverage.paste(255, ((size[0] - mask.width) // 2, y), mask)
    return coverage


def _row(face: FrenchCard, wanted: Print, size: tuple[int, int], scale: float) -> Image.Image:
    """Return the coverage of a face with its rank beside its suit."""
    high = round(wanted.other_rank * scale)
    rank = rank_mask(face.rank, high, round(wanted.stroke * scale))
    suit = suit_mask(face.suit, round(wanted.other_suit * scale))
    across = rank.width + round(wanted.other_gap * scale)
    coverage = Image.new("L", size)
    left = (size[0] - across - suit.width) // 2
    coverage.paste(255, (left, (size[1] - high) // 2), rank)
    coverage.paste(255, (left + across, (size[1] - suit.height) // 2), suit)
    return coverage


DECK = Deck(faces)
