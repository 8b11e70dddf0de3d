"""The cards of the decks: small frozen values, each with a code that stands in records and on pictures."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

FRENCH_RANKS = "A23456789TJQK"
FRENCH_SUITS = "SHDC"


@dataclass(frozen=True, slots=True)
class FrenchCard:
    """A card of the French deck; its code is rank and suit, as in ``TS`` for the ten of spades."""

    deck: ClassVar[str] = "french"
    rank: str
    """One of ``A23456789TJQK``."""
    suit: str
    """One of ``S`` spades, ``H`` hearts, ``D`` diamonds, ``C`` clubs."""

    @property
    def code(self) -> str:
        """Rank and suit in two letters."""
        return self.rank + self.suit


Card: TypeAlias = FrenchCard
"""Any card of any deck: grows into a union as decks join."""


def french_deck(ranks: str = FRENCH_RANKS) -> tuple[FrenchCard, ...]:
    """Return the cards of the given ranks, suit by suit in the order of ``FRENCH_SUITS``."""
    return tuple(FrenchCard(rank, suit) for suit in FRENCH_SUITS for rank in ranks)
