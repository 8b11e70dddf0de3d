"""The two-faced deck: the face in force upright above, the other one smaller and upside down beneath it."""

from collections.abc import Mapping

from PIL import Image, ImageDraw

from engine.cards import FlipCard, FrenchCard, flip_deck
from render.cards import WIDTH
from render.decks import Deck
from render.lettering import CAPITALS, font
from render.suits import NAMES, suit_mask
from render.theme import Theme

SHARE = 0.58
"""How much of the card's height the face in force has."""
RANK_SIZE = 164
"""The rank's em on the face in force; its capitals are 119 units high."""
SUIT = 104
GAP = 18
"""Between rank and suit."""
TENS_OVERLAP = 6
"""How much nearer the two figures of the ten stand than the font has them."""
REVERSE = 0.66
"""How large the other face's rank and suit are beside those of the face in force."""


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw every card twice, with the light face in force and with the dark one."""
    scale = width / WIDTH
    above = round(height * SHARE)
    drawn = {}
    for light in flip_deck():
        for card in (light, FlipCard(light.light, is_dark=True)):
            picture = Image.new("RGB", (width, height))
            picture.paste(_half(theme, card.face, card.is_dark, (width, above), scale), (0, 0))
            size = (width, height - above)
            other = _half(theme, card.other_face, not card.is_dark, size, scale * REVERSE)
            picture.paste(other.transpose(Image.Transpose.ROTATE_180), (0, above))
            drawn[card.code] = picture
    return drawn


def _half(theme: Theme, face: FrenchCard, is_dark: bool, size: tuple[int, int], scale: float) -> Image.Image:
    """Draw one face in the middle of its ground: the rank above the suit."""
    side = "dark" if is_dark else "light"
    half = Image.new("RGB", size, theme["flip"][side])
    ink = theme["flip"][f"{side}-{NAMES[face.suit]}"]
    rank, suit = _rank(face.rank, scale), suit_mask(face.suit, round(SUIT * scale))
    gap = round(GAP * scale)
    top = (half.height - rank.height - gap - suit.height) // 2
    for mask, y in ((rank, top), (suit, top + rank.height + gap)):
        half.paste(ink, ((half.width - mask.width) // 2, y), mask)
    return half


def _rank(rank: str, scale: float) -> Image.Image:
    """Return the coverage of a rank, as wide as its figures and as high as a capital."""
    letters = font(round(RANK_SIZE * scale))
    figures = "10" if rank == "T" else rank
    boxes = [letters.getbbox(figure, anchor="ls") for figure in figures]
    overlap = round(TENS_OVERLAP * scale)
    width = sum(right - left for left, _, right, _ in boxes) + overlap * (len(figures) - 1)
    base = round(RANK_SIZE * CAPITALS * scale)
    drawn = Image.new("L", (round(width), base + round(0.1 * base)))
    x = 0.0
    for figure, (left, _, right, _) in zip(figures, boxes, strict=True):
        ImageDraw.Draw(drawn).text((x - left, base), figure, 255, letters, anchor="ls")
        x += right - left + overlap
    return drawn


DECK = Deck(faces)
