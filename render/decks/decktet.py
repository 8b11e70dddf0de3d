"""The Decktet: rank and suits in an index for narrow strips, the suits large on a field, the card's name."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from PIL import Image, ImageDraw

from engine.cards import DECKTET_SUITS, DecktetCard, decktet
from render.decks import Deck
from render.emblems import Emblem, suit_emblem, suit_mask
from render.insignia import INSIGNIA, insignia
from render.lettering import CAPITALS, font
from render.pen import Pen
from render.theme import Theme

WIDTH = 144
"""The card of the design, in units."""
RANK_SIZE = 50
"""The rank's em; its capitals are 36 units high."""
INDEX_LEFT, INDEX_BASE = 9, 42
INDEX_SUIT = 30.5
FIRST_SUIT, SUIT_GAP = 42, 3
"""Where the first suit begins, past most ranks, and at least how far from a wide one."""
FIELD = (9, 49, 135, 171)
"""Left, top, right and lower edge of the field; the last one on a card 200 units high."""
FIELD_ROUND = 9
NAME_SIZE, NAME_BASE, NAME_SIDE = 20, 190, 8
"""The name's em, its line and the least room beside it: long names are made smaller."""
HEIGHT = 200
NAMES = MappingProxyType({"M": "moons", "S": "suns", "W": "waves", "L": "leaves", "Y": "wyrms", "K": "knots"})
"""What a theme calls the suits, and ``pale`` each of them on fields."""
PLACES: Mapping[int, tuple[float, tuple[tuple[float, float], ...]]] = MappingProxyType(
    {
        1: (92, ((0, 0),)),
        2: (62, ((-27, -24), (27, 24))),
        3: (52, ((-30, -25), (30, -25), (0, 27))),
    }
)
"""By the number of suits: how large they are on the field, and where from its middle."""
CROWN, CROWN_RISE, CROWNED, CROWNED_FALL = 36, -37, 68, 20
"""The sign above the suit of a Crown and that suit: their sizes, and how far from the middle of the field."""


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw one of each card to the edges of its rectangle."""
    press = Press(theme, width, height)
    return {card.code: press.face(card) for card in decktet()}


def signs(width: int, height: int) -> Mapping[str, Image.Image]:
    """Return the suits as coverage of a whole card, for the places of the foundations."""
    pixels = round(92 * width / WIDTH)
    drawn = {}
    for suit in DECKTET_SUITS:
        drawn[suit] = Image.new("L", (width, height))
        corner = ((width - pixels) // 2, (height - pixels) // 2)
        drawn[suit].paste(suit_mask(suit, pixels), corner)
    return drawn


@dataclass(frozen=True)
class Press:
    """Prints faces of one size, with suits that are drawn once."""

    theme: Theme
    width: int
    height: int

    @cached_property
    def _scale(self) -> float:
        return self.width / WIDTH

    @cached_property
    def _suits(self) -> dict[tuple[str, float], Emblem]:
        colours = self.theme["decktet"]
        sizes = (INDEX_SUIT, CROWNED, *(size for size, _ in PLACES.values()))
        return {
            (suit, size): suit_emblem(suit, round(size * self._scale), colours[name], colours["ink"])
            for suit, name in NAMES.items()
            for size in sizes
        }

    def face(self, card: DecktetCard) -> Image.Image:
        """Print a card."""
        face = Image.new("RGB", (self.width, self.height), self.theme["table"]["face"])
        self._index(face, card)
        self._field(face, card)
        self._name(face, card.name)
        return face

    def _index(self, face: Image.Image, card: DecktetCard) -> None:
        """Print rank and suits side by side into the upper left corner."""
        k, ink = self._scale, self.theme["decktet"]["ink"]
        capitals = round(RANK_SIZE * CAPITALS * k)
        base, left = round(INDEX_BASE * k), round(INDEX_LEFT * k)
        if card.rank in INSIGNIA:
            sign = insignia(card.rank, capitals)
            face.paste(ink, (left, base - capitals), sign)
            right = left + sign.width
        else:
            letters = font(round(RANK_SIZE * k))
            start, _, end, _ = letters.getbbox(card.rank)
            ImageDraw.Draw(face).text((left - start, base), card.rank, ink, letters, anchor="ls")
            right = left + round(end - start)
        x = max(right + SUIT_GAP * k, 0 if card.rank in INSIGNIA else FIRST_SUIT * k)
        for number, suit in enumerate(card.suits):
            middle = x + (number + 0.5) * INDEX_SUIT * k
            self._suits[suit, INDEX_SUIT].put(face, middle, base - capitals / 2)

    def _field(self, face: Image.Image, card: DecktetCard) -> None:
        """Print the suits large on their pale colours."""
        k = self._scale
        left, top, right, low = (round(edge * k) for edge in FIELD)
        low += self.height - round(HEIGHT * k)
        field, mask = self._ground(card, right - left, low - top)
        face.paste(field, (left, top), mask)
        x, y = (left + right) / 2, (top + low) / 2
        if card.rank == "R":
            sign = insignia("R", round(CROWN * k))
            corner = (round(x - sign.width / 2), round(y + CROWN_RISE * k - sign.height / 2))
            face.paste(self.theme["decktet"]["ink"], corner, sign)
            self._suits[card.suits, CROWNED].put(face, x, y + CROWNED_FALL * k)
            return
        size, places = PLACES[len(card.suits)]
        for suit, (across, down) in zip(card.suits, places, strict=True):
            self._suits[suit, size].put(face, x + across * k, y + down * k)

    def _ground(self, card: DecktetCard, width: int, height: int) -> tuple[Image.Image, Image.Image]:
        """Draw a field in the pale colours of the suits, parted aslant, and its coverage."""
        colours = [self.theme["table"]["face"] for suit in card.suits]
        ground = Image.new("RGB", (width, height), colours[0])
        draw = ImageDraw.Draw(ground)  # the colours are so near that a stepped edge looks smooth
        if len(colours) == 2:
            draw.polygon(((width, 0), (width, height), (0, height)), colours[1])
        if len(colours) == 3:
            draw.polygon(((width // 2, 0), (width, 0), (width, height), (width // 2, height)), colours[1])
            draw.polygon(((0, height), (width, height), (width // 2, height // 2)), colours[2])
        mask = Pen.on(width, height, 1.0, 0, "L")
        mask.panel((0, 0, width, height), FIELD_ROUND * self._scale, 255)
        return ground, mask.reduced()

    def _name(self, face: Image.Image, name: str) -> None:
        k = self._scale
        size = round(NAME_SIZE * k)
        while font(size).getlength(name) > self.width - 2 * NAME_SIDE * k:
            size -= 1
        place = (self.width / 2, NAME_BASE * k + self.height - round(HEIGHT * k))
        ImageDraw.Draw(face).text(place, name, self.theme["decktet"]["ink"], font(size), anchor="ms")


DECK = Deck(faces, signs=signs)
