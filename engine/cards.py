"""The cards of the decks: small frozen values, each with a code that stands in records and on pictures."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, TypeAlias

FRENCH_RANKS = "A23456789TJQK"
FRENCH_SUITS = "SHDC"

JOKER_RANK = "X"


@dataclass(frozen=True, slots=True)
class FrenchCard:
    """A card of the French deck; its code is rank and suit, as in ``TS`` for the ten of spades."""

    deck: ClassVar[str] = "french"
    rank: str
    """One of ``A23456789TJQK``, or ``X`` for the joker."""
    suit: str
    """One of ``S`` spades, ``H`` hearts, ``D`` diamonds, ``C`` clubs; nothing for the joker."""

    @property
    def code(self) -> str:
        """Rank and suit in two letters; ``X`` for the joker."""
        return self.rank + self.suit

    @property
    def traits(self) -> Mapping[str, str]:
        """What words about the card are made from."""
        return {"rank": self.rank, "suit": self.suit}


JOKER = FrenchCard(JOKER_RANK, "")


def french_deck(ranks: str = FRENCH_RANKS) -> tuple[FrenchCard, ...]:
    """Return the cards of the given ranks, suit by suit in the order of ``FRENCH_SUITS``; no joker."""
    return tuple(FrenchCard(rank, suit) for suit in FRENCH_SUITS for rank in ranks)


DECKTET_SUITS = "MSWLYK"
DECKTET_RANKS = "A23456789PCR"

DECKTET_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "RM": "Huntress", "RS": "Bard", "RW": "Sea", "RL": "End", "RY": "Calamity", "RK": "Windfall",
        "2MK": "Author", "2SY": "Desert", "2WL": "Origin",
        "3MW": "Journey", "3SK": "Painter", "3LY": "Savage",
        "4MS": "Mountain", "4WL": "Sailor", "4YK": "Battle",
        "5ML": "Forest", "5SW": "Discovery", "5YK": "Soldier",
        "6MW": "Lunatic", "6SY": "Penitent", "6LK": "Market",
        "7ML": "Chance Meeting", "7SK": "Castle", "7WY": "Cave",
        "8MS": "Diplomat", "8WL": "Mill", "8YK": "Betrayal",
        "9MS": "Pact", "9WY": "Darkness", "9LK": "Merchant",
        "PMSL": "Harvest", "PMYK": "Watchman", "PWLY": "Borderland",
        "CMWK": "Consul", "CSWY": "Island", "CSLK": "Window",
        "AM": "Ace", "AS": "Ace", "AW": "Ace", "AL": "Ace", "AY": "Ace", "AK": "Ace",
    }
)  # fmt: skip
"""The cards of P.D. Magnus's Decktet without the Light Keeper and the Rite, by their codes."""


@dataclass(frozen=True, slots=True)
class DecktetCard:
    """A card of the Decktet; its code is rank and suits, as in ``9LK`` for the Merchant."""

    deck: ClassVar[str] = "decktet"
    rank: str
    """One of ``A23456789``, ``P`` Pawn, ``C`` Court, ``R`` Crown."""
    suits: str
    """One to three of ``M`` Moons, ``S`` Suns, ``W`` Waves, ``L`` Leaves, ``Y`` Wyrms, ``K`` Knots."""

    @property
    def code(self) -> str:
        """Rank and suits, two to four letters."""
        return self.rank + self.suits

    @property
    def name(self) -> str:
        """What the card is called, such as ``Merchant``; ``Ace`` for an Ace."""
        return DECKTET_NAMES[self.code]

    @property
    def traits(self) -> Mapping[str, str]:
        """What words about the card are made from: its name, and suits one by one or ``none``."""
        first, second, third = (*self.suits, "none", "none")[:3]
        name = self.name.replace(" ", "-")
        return {"rank": self.rank, "suit1": first, "suit2": second, "suit3": third, "name": name}


def decktet(ranks: str = DECKTET_RANKS) -> tuple[DecktetCard, ...]:
    """Return one of each card of the given ranks, rank by rank, suits in the order of ``DECKTET_SUITS``."""
    of_rank = {rank: [code for code in DECKTET_NAMES if code[0] == rank] for rank in ranks}
    return tuple(
        DecktetCard(code[0], code[1:])
        for codes in of_rank.values()
        for code in sorted(codes, key=lambda code: [DECKTET_SUITS.index(suit) for suit in code[1:]])
    )


BLINK_COLOURS = ("red", "green", "blue", "yellow", "brown", "grey")
BLINK_SHAPES = ("star", "moon", "triangle", "drop", "bolt", "flower")
BLINK_COUNTS = 5
COLOUR_LETTERS = "RGBYNE"
SHAPE_LETTERS = "SMTDBF"


@dataclass(frozen=True, slots=True)
class BlinkCard:
    """A card of the Blink deck; its code is count, colour and shape, as in ``3RS`` for three red stars."""

    deck: ClassVar[str] = "blink"
    count: int
    """1 to 5."""
    colour: str
    """One of ``BLINK_COLOURS``."""
    shape: str
    """One of ``BLINK_SHAPES``."""

    @property
    def code(self) -> str:
        """Count, a letter of ``RGBYNE`` (brown is N, grey E) and one of ``SMTDBF``."""
        colour = COLOUR_LETTERS[BLINK_COLOURS.index(self.colour)]
        return f"{self.count}{colour}{SHAPE_LETTERS[BLINK_SHAPES.index(self.shape)]}"

    @property
    def traits(self) -> Mapping[str, str | int]:
        """What words about the card are made from."""
        return {"count": self.count, "colour": self.colour, "shape": self.shape}


def blink_deck() -> tuple[BlinkCard, ...]:
    """Return the sixty cards of our level list, ten of each shape and colour, twelve of each count.

    Shape s = 0…5, n = 0…4, k = 0, 1: colour (s + n + 3k) mod 6 and count n + 1.
    """
    colours = len(BLINK_COLOURS)
    return tuple(
        BlinkCard(n + 1, BLINK_COLOURS[(s + n + 3 * k) % colours], shape)
        for s, shape in enumerate(BLINK_SHAPES)
        for n in range(BLINK_COUNTS)
        for k in range(2)
    )


NEXT_SUIT = {"S": "H", "H": "C", "C": "D", "D": "S"}
"""The suit of a dark face by that of the light one: ♠ → ♥ → ♣ → ♦ → ♠."""
RANKS_ON = 6
"""How many ranks the dark face is above the light one, the ace following the king."""


@dataclass(frozen=True, slots=True)
class FlipCard:
    """A card with a light and a dark face; its code is the light face's and ``L`` or ``D`` for the one up."""

    deck: ClassVar[str] = "flip"
    light: str
    """The code of the light face, such as ``TS``."""
    is_dark: bool = False
    """Whether the dark face is in force."""

    @property
    def code(self) -> str:
        """The light face's code, then ``L`` where that face is in force and ``D`` where the dark one is."""
        return self.light + ("D" if self.is_dark else "L")

    @property
    def face(self) -> FrenchCard:
        """The face in force."""
        return dark_face(self.light) if self.is_dark else FrenchCard(self.light[0], self.light[1])

    @property
    def other_face(self) -> FrenchCard:
        """The face that is not in force."""
        return FlipCard(self.light, not self.is_dark).face

    @property
    def traits(self) -> Mapping[str, str]:
        """What words about the card are made from."""
        side = "dark" if self.is_dark else "light"
        return {**self.face.traits, "side": side}


def dark_face(light: str) -> FrenchCard:
    """Return the dark face of the card with that light face: the next suit, and the rank six further on."""
    rank = FRENCH_RANKS[(FRENCH_RANKS.index(light[0]) + RANKS_ON) % len(FRENCH_RANKS)]
    return FrenchCard(rank, NEXT_SUIT[light[1]])


def flip_deck() -> tuple[FlipCard, ...]:
    """Return the 52 cards, light side up, in the order of the French deck by their light faces."""
    return tuple(FlipCard(card.code) for card in french_deck())


Card: TypeAlias = FrenchCard | DecktetCard | BlinkCard | FlipCard
"""Any card of any deck. No two decks have the same fields: cards kept as JSON are told apart by them."""

Detail: TypeAlias = str | int | Card
"""Something that a sentence about a game can be made with."""
