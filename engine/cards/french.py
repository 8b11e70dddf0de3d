"""The French deck: small frozen cards, each with a code that stands in records and on pictures."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

FRENCH_RANKS = "A23456789TJQK"
FRENCH_SUITS = "SHDC"


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


JOKER = FrenchCard("X", "")


def french_deck(ranks: str = FRENCH_RANKS) -> tuple[FrenchCard, ...]:
    """Return the cards of the given ranks, suit by suit in the order of ``FRENCH_SUITS``; no joker."""
    return tuple(FrenchCard(rank, suit) for suit in FRENCH_SUITS for rank in ranks)


CARDS = (*french_deck(), JOKER)
