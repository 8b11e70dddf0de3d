"""The Decktet: rank and suits in an index for narrow strips, then the name, an emblem, the suits large."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from PIL import Image, ImageDraw

from engine.cards.decktet import DECKTET_SUITS, DecktetCard, decktet
from render.artwork.decktet_ranks import INSIGNIA, insignia, string_of_beads
from render.artwork.decktet_suits import Emblem, suit_emblem, suit_mask
from render.cards.decks import Deck
from render.cards.ranks import rank_mask
from render.graphics.antialiasing import crisp, sharp
from render.graphics.palette import PAIR, even
from render.graphics.theme import Theme
from render.typography.alphabet import font

WIDTH, HEIGHT = 144, 200
"""The card of the design, in units; what another one is longer goes to the field."""
NAMES = MappingProxyType({"M": "moons", "S": "suns", "W": "waves", "L": "leaves", "Y": "wyrms", "K": "knots"})
"""What a theme calls the suits."""


@dataclass(frozen=True, slots=True)
class Print:
    """The measures of an index and a name, in units."""

    capitals: int
    """The height of the rank."""
    left: int
    base: int
    """Where the rank begins, and the line on which it stands."""
    suit: int
    """The side of a suit where there is room for it."""
    first: int
    """Where the first suit begins, past most ranks."""
    name: int
    """The em of a name; long ones are made smaller."""
    name_base: int
    """The line of a name, so far down that a strip where there is room shows nothing of it."""
    stroke: int
    """How much wider than in the font the strokes of ranks are, to either side; on small cards, none."""
    heavy: float
    """How many times as wide as usual the rims of suits are."""


USUAL = Print(36, 8, 42, suit=34, first=44, name=21, name_base=73, stroke=0, heavy=1.0)
LARGE = Print(37, 8, 43, suit=36, first=50, name=24, name_base=75, stroke=1, heavy=1.3)
"""As large and as heavy as there is room for between the frame of the last move and the next card."""
FRAME = 6
"""So far the frame of the last move reaches into a card of any size, in pixels: no rank begins higher up."""
LEAST_SUIT = 26
"""A suit is no smaller, in pixels, where there is room for it."""
INDEX_RIGHT = 136
SUIT_GAP = 4
"""At least so much lies between the rank, the suits and one another."""
NAME_SIDE = 8
"""The least room beside a name."""
RULE_Y, RULE_SIDE, RULE_GAP = 87, 12, 6
"""The rule under the name: its middle, the room beside it and about the emblem in it."""
LEAST_RULE = 8
"""A shorter line would be taken for a bead."""
EMBLEM = 18
"""The height of the emblems that are signs."""
BEAD, BEADS_APART = 8, 12
FIELD = (97, 195)
"""The upper and the lower edge of the field."""
PLACES: Mapping[int, tuple[float, tuple[tuple[float, float], ...]]] = MappingProxyType(
    {
        1: (84, ((0, 0),)),
        2: (60, ((-31, -16), (31, 16))),
        3: (48, ((-33, -24), (33, -24), (0, 24))),
    }
)
"""By the number of suits: how large they are on the field, and where from its middle."""
SIGN = 92
"""The size of a suit in the place of its foundation."""


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw one of each card to the edges of its rectangle."""
    press = Press(theme, width, height)
    return {card.code: press.face(card) for card in decktet()}


def signs(width: int, height: int) -> Mapping[str, Image.Image]:
    """Return the suits as coverage of a whole card, for the places of the foundations."""
    pixels = round(SIGN * width / WIDTH)
    drawn = {}
    for suit in DECKTET_SUITS:
        drawn[suit] = Image.new("L", (width, height))
        corner = ((width - pixels) // 2, (height - pixels) // 2)
        drawn[suit].paste(suit_mask(suit, pixels), corner)
    return drawn


@dataclass(frozen=True, slots=True)
class Press:
    """Prints faces of one size."""

    theme: Theme
    width: int
    height: int

    @property
    def _scale(self) -> float:
        return self.width / WIDTH

    @property
    def _print(self) -> Print:
        return LARGE if self.theme.is_large else USUAL

    def face(self, card: DecktetCard) -> Image.Image:
        """Print a card."""
        face = Image.new("RGB", (self.width, self.height), self.theme["table"]["face"])
        self._index(face, card)
        self._name(face, card.name)
        self._rule(face, card.rank)
        self._field(face, card.suits)
        return face

    def _suit(self, suit: str, pixels: int) -> Emblem:
        colours = self.theme["decktet"]
        return suit_emblem(suit, pixels, colours[NAMES[suit]], colours["ink"], self._print.heavy)

    def _index(self, face: Image.Image, card: DecktetCard) -> None:
        """Print rank and suits side by side into the upper left corner."""
        k, size = self._scale, self._print
        capitals = round(size.capitals * k)
        base = max(round(size.base * k), FRAME + capitals)
        right = self._rank(face, card.rank, capitals, base) + SUIT_GAP * k
        x = even(right if card.rank in INSIGNIA else max(right, size.first * k))
        room = (INDEX_RIGHT * k - x) / len(card.suits)
        pixels = PAIR * int(min(max(size.suit * k, LEAST_SUIT), room) / PAIR)
        gap = min(even(SUIT_GAP * k), PAIR * int((room - pixels) / PAIR))
        for number, suit in enumerate(card.suits):
            middle = x + (number + 0.5) * pixels + number * gap
            self._suit(suit, pixels).put(face, middle, base - capitals / 2)

    def _rank(self, face: Image.Image, rank: str, capitals: int, base: int) -> int:
        """Print a rank; return where it ends."""
        left, ink = even(self._print.left * self._scale), self.theme["decktet"]["ink"]
        if rank in INSIGNIA:
            sign = sharp(insignia(rank, capitals))
            face.paste(ink, (left, base - capitals), sign)
            return left + sign.width
        sign = rank_mask(rank, capitals, int(self._print.stroke * self._scale))
        face.paste(ink, (left, base - capitals), sharp(sign))
        return left + sign.width

    def _name(self, face: Image.Image, name: str) -> None:
        k = self._scale
        size = round(self._print.name * k)
        while font(size).getlength(name) > self.width - 2 * NAME_SIDE * k:
            size -= 1
        left = (self.width - font(size).getlength(name)) / 2
        corner = (round(left), round(self._print.name_base * k) - size)
        face.paste(self.theme["decktet"]["ink"], corner, crisp(_lettering(name, size)))

    def _rule(self, face: Image.Image, rank: str) -> None:
        """Print the emblem of a rank between two lines."""
        k, draw = self._scale, ImageDraw.Draw(face)
        emblem = (
            crisp(insignia(rank, round(EMBLEM * k)))
            if rank in INSIGNIA
            else string_of_beads(rank, even(BEAD * k), even(BEADS_APART * k))
        )
        left, y = even((self.width - emblem.width) / 2), round(RULE_Y * k)
        face.paste(self.theme["decktet"]["ink"], (left, y - emblem.height // 2), emblem)
        gap, side = RULE_GAP * k, even(RULE_SIDE * k)
        for start, end in ((side, left - gap), (left + emblem.width + gap, self.width - side)):
            if end - start >= LEAST_RULE * k:
                draw.rectangle((even(start), y - 1, even(end) - 1, y), self.theme["table"]["grey"])

    def _field(self, face: Image.Image, suits: str) -> None:
        """Print the suits large."""
        k = self._scale
        top, low = FIELD[0] * k, FIELD[1] * k + self.height - HEIGHT * k
        size, places = PLACES[len(suits)]
        for suit, (across, down) in zip(suits, places, strict=True):
            emblem = self._suit(suit, even(size * k))
            emblem.put(face, self.width / 2 + across * k, (top + low) / 2 + down * k)


@lru_cache(256)
def _lettering(text: str, size: int) -> Image.Image:
    """Return letters as coverage; they stand on the line that is an em beneath its upper edge."""
    letters = font(size)
    coverage = Image.new("L", (round(letters.getlength(text)) + 2, round(1.3 * size)))
    ImageDraw.Draw(coverage).text((0, size), text, 255, letters, anchor="ls")
    return coverage


DECK = Deck(faces, signs=signs)
