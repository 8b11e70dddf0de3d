"""P.D. Magnus's Decktet: ranks, suits and names of its cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from engine.cards import NumberedCard

DECKTET_SUITS = "MSWLYK"
DECKTET_SUIT_NAMES: Mapping[str, str] = MappingProxyType(
    {"M": "moons", "S": "suns", "W": "waves", "L": "leaves", "Y": "wyrms", "K": "knots"}
)
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
DECKTET_NUMBERS = {code: number for number, code in enumerate(DECKTET_NAMES)}


@dataclass(frozen=True, slots=True)
class DecktetCard(NumberedCard):
    """A card of the Decktet; its code is rank and suits, as in ``9LK`` for the Merchant."""

    deck: ClassVar[str] = "decktet"
    rank: str
    """One of ``A23456789``, ``P`` Pawn, ``C`` Court, ``R`` Crown."""
    suits: str
    """One to three of ``M`` Moons, ``S`` Suns, ``W`` Waves, ``L`` Leaves, ``Y`` Wyrms, ``K`` Knots."""

    def __post_init__(self) -> None:
        self._set_number(DECKTET_NUMBERS.get(self.code, len(DECKTET_NUMBERS)))

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


CARDS = decktet()
