"""The Decktet: rank and suits in an index for narrow strips; below it the name, the rank and large suits."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from PIL import Image, ImageDraw

from engine.cards.decktet import DECKTET_SUIT_NAMES, DECKTET_SUITS, DecktetCard, decktet
from render.artwork.decktet_ranks import RANK_SYMBOLS, pip_row, rank_symbol
from render.artwork.decktet_suits import suit_mask, suit_picture
from render.cards.card_base import CardSize
from render.cards.decks import Deck, SmallCards
from render.cards.pips import rank_mask
from render.graphics.antialiasing import three_levels, two_levels
from render.graphics.palette import PIXELS_PER_BYTE, round_to_even
from render.graphics.theme import Theme
from render.typography.alphabet import load_font

WIDTH, HEIGHT = 144, 200
"""The size of a card in design units; on longer cards, the field is longer."""


@dataclass(frozen=True, slots=True)
class DecktetSizes:
    """The measures of an index and a name, in design units."""

    cap_height: int
    """The height of the rank."""
    left: int
    baseline: int
    """The left edge of the rank, and its baseline."""
    suit: int
    """The side of a suit, if there is room for it."""
    first_suit: int
    """The left edge of the first suit, to the right of most ranks."""
    name: int
    """The font size of a name; long ones are smaller."""
    name_baseline: int
    """The baseline of a name, so low that a strip of usual height shows nothing of it."""
    stroke: int
    """How much wider the strokes of ranks are than in the font, on both sides; on small cards, not at all."""
    rim_factor: float
    """How many times as wide as usual the rims of suits are."""


USUAL = DecktetSizes(36, 8, 42, suit=34, first_suit=44, name=21, name_baseline=73, stroke=0, rim_factor=1.0)
LARGE = DecktetSizes(37, 8, 43, suit=36, first_suit=50, name=24, name_baseline=75, stroke=1, rim_factor=1.3)
"""As large and as heavy as the room between the frame of the last move and the next card allows."""
FRAME = 6
"""How far the frame of the last move extends into a card of any size, in pixels: ranks begin below it."""
MIN_SUIT = 26
"""The least size of a suit, in pixels, if there is room for it."""
SMALL_WIDTH, SMALL_HEIGHT, SMALL_SCALE = 136, 38, 0.86
"""The size of a small card, and how much smaller its index is than on the usual card."""
INDEX_RIGHT = 136
SUIT_GAP = 4
"""The least gap between the rank, the suits and one another."""
NAME_MARGIN = 8
"""The least margin beside a name."""
RULE_Y, RULE_MARGIN, RULE_GAP = 87, 12, 6
"""The line below the name: its position, its side margins and the gap around the rank in it."""
MIN_RULE = 8
"""A shorter line would look like a pip."""
RULE_SYMBOL = 18
"""The height of a rank's symbol in the line."""
PIP, PIP_PITCH = 8, 12
FIELD = (97, 195)
"""The upper and the lower edge of the field."""
SUIT_POSITIONS: Mapping[int, tuple[float, tuple[tuple[float, float], ...]]] = MappingProxyType(
    {1: (84, ((0, 0),)), 2: (60, ((-31, -16), (31, 16))), 3: (48, ((-33, -24), (33, -24), (0, 24)))}
)
"""By the number of suits: their size on the field, and their positions from its center."""
PLACE_SUIT = 92
"""The size of the suit on the empty place of a foundation."""


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw one of each card."""
    printer = DecktetPrinter(theme, width, height, width / WIDTH)
    return {card.code: printer.face(card) for card in decktet()}


def small_size(card_size: CardSize) -> CardSize:
    """Return the size of small cards on a board with cards of a size."""
    scale = card_size[0] / WIDTH
    return round_to_even(SMALL_WIDTH * scale), round(SMALL_HEIGHT * scale)


def small_faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw the index of each card, as the strip of a covered card shows it."""
    printer = DecktetPrinter(theme, width, height, SMALL_SCALE * width / SMALL_WIDTH)
    return {card.code: printer.small_face(card) for card in decktet()}


def place_symbols(width: int, height: int) -> Mapping[str, Image.Image]:
    """Return the suits as coverage masks of a card, for the empty places of the foundations."""
    pixels = round(PLACE_SUIT * width / WIDTH)
    masks = {}
    for suit in DECKTET_SUITS:
        masks[suit] = Image.new("L", (width, height))
        masks[suit].paste(suit_mask(suit, pixels), ((width - pixels) // 2, (height - pixels) // 2))
    return masks


@dataclass(frozen=True, slots=True)
class DecktetPrinter:
    """Prints faces of one size."""

    theme: Theme
    width: int
    height: int
    scale: float
    """Pixels per design unit."""

    @property
    def _sizes(self) -> DecktetSizes:
        return LARGE if self.theme.has_large_print else USUAL

    def face(self, card: DecktetCard) -> Image.Image:
        """Print a card."""
        face = self._blank()
        self._print_index(face, card, max(round(self._sizes.baseline * self.scale), FRAME + self._cap_height))
        self._print_name(face, card.name)
        self._print_rule(face, card.rank)
        self._print_field(face, card.suits)
        return face

    def small_face(self, card: DecktetCard) -> Image.Image:
        """Print a card of which there is only the index, in the middle of its height."""
        face = self._blank()
        self._print_index(face, card, (self.height + self._cap_height) // 2)
        return face

    @property
    def _cap_height(self) -> int:
        return round(self._sizes.cap_height * self.scale)

    def _blank(self) -> Image.Image:
        return Image.new("RGB", (self.width, self.height), self.theme["table"]["face"])

    def _print_suit(self, face: Image.Image, suit: str, pixels: int, x: float, y: float) -> None:
        """Print a suit centered on a point, at an even ``x``: equal bytes compress well."""
        colors, rim_factor = self.theme["decktet"], self._sizes.rim_factor
        picture, mask = suit_picture(
            suit, pixels, colors[DECKTET_SUIT_NAMES[suit]], colors["ink"], rim_factor
        )
        face.paste(picture, (round_to_even(x - pixels / 2), round(y - pixels / 2)), mask)

    def _print_index(self, face: Image.Image, card: DecktetCard, baseline: int) -> None:
        k, sizes, height = self.scale, self._sizes, self._cap_height
        right = self._print_rank(face, card.rank, height, baseline) + SUIT_GAP * k
        x = round_to_even(right if card.rank in RANK_SYMBOLS else max(right, sizes.first_suit * k))
        room = (INDEX_RIGHT * k - x) / len(card.suits)
        pixels = PIXELS_PER_BYTE * int(min(max(sizes.suit * k, MIN_SUIT), room) / PIXELS_PER_BYTE)
        gap = min(round_to_even(SUIT_GAP * k), PIXELS_PER_BYTE * int((room - pixels) / PIXELS_PER_BYTE))
        for number, suit in enumerate(card.suits):
            middle = x + (number + 0.5) * pixels + number * gap
            self._print_suit(face, suit, pixels, middle, baseline - height / 2)

    def _print_rank(self, face: Image.Image, rank: str, height: int, baseline: int) -> int:
        """Print a rank; return its right edge."""
        left, ink = round_to_even(self._sizes.left * self.scale), self.theme["decktet"]["ink"]
        if rank in RANK_SYMBOLS:
            mask = rank_symbol(rank, height)
        else:
            mask = rank_mask(rank, height, int(self._sizes.stroke * self.scale))
        face.paste(ink, (left, baseline - height), two_levels(mask))
        return left + mask.width

    def _print_name(self, face: Image.Image, name: str) -> None:
        k = self.scale
        size = round(self._sizes.name * k)
        while load_font(size).getlength(name) > self.width - 2 * NAME_MARGIN * k:
            size -= 1
        left = (self.width - load_font(size).getlength(name)) / 2
        corner = (round(left), round(self._sizes.name_baseline * k) - size)
        face.paste(self.theme["decktet"]["ink"], corner, three_levels(_text_mask(name, size)))

    def _print_rule(self, face: Image.Image, rank: str) -> None:
        k, draw = self.scale, ImageDraw.Draw(face)
        symbol = (
            three_levels(rank_symbol(rank, round(RULE_SYMBOL * k)))
            if rank in RANK_SYMBOLS
            else pip_row(rank, round_to_even(PIP * k), round_to_even(PIP_PITCH * k))
        )
        left, y = round_to_even((self.width - symbol.width) / 2), round(RULE_Y * k)
        face.paste(self.theme["decktet"]["ink"], (left, y - symbol.height // 2), symbol)
        gap, margin = RULE_GAP * k, round_to_even(RULE_MARGIN * k)
        for start, end in ((margin, left - gap), (left + symbol.width + gap, self.width - margin)):
            if end - start >= MIN_RULE * k:
                box = (round_to_even(start), y - 1, round_to_even(end) - 1, y)
                draw.rectangle(box, self.theme["table"]["grey"])

    def _print_field(self, face: Image.Image, suits: str) -> None:
        k = self.scale
        top, bottom = FIELD[0] * k, FIELD[1] * k + self.height - HEIGHT * k
        size, positions = SUIT_POSITIONS[len(suits)]
        pixels, middle_x, middle_y = round_to_even(size * k), self.width / 2, (top + bottom) / 2
        for suit, (x, y) in zip(suits, positions, strict=True):
            self._print_suit(face, suit, pixels, middle_x + x * k, middle_y + y * k)


@lru_cache(256)
def _text_mask(text: str, size: int) -> Image.Image:
    """Return a text as a coverage mask whose baseline is an em below its upper edge."""
    font = load_font(size)
    mask = Image.new("L", (round(font.getlength(text)) + 2, round(1.3 * size)))
    ImageDraw.Draw(mask).text((0, size), text, 255, font, anchor="ls")
    return mask


DECK = Deck(faces, small=SmallCards(small_size, small_faces), symbols=place_symbols)
