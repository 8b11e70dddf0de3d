"""The deck of Flip: 52 cards with a light and a dark face."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from engine.cards import NumberedCard
from engine.cards.french import FRENCH_RANKS, FrenchCard, french_deck

NEXT_SUIT = {"S": "H", "H": "C", "C": "D", "D": "S"}
"""The suit of a dark face by that of the light one: ♠ → ♥ → ♣ → ♦ → ♠."""
LIGHT_CODES = tuple(card.code for card in french_deck())
RANKS_ON = 6
"""The rank of the dark face is this many above that of the light one, with the ace after the king."""


@dataclass(frozen=True, slots=True)
class FlipCard(NumberedCard):
    """A card with a light and a dark face; its code is the light face's and ``L`` or ``D`` for the one up."""

    deck: ClassVar[str] = "flip"
    light: str
    """The code of the light face, such as ``TS``."""
    is_dark: bool = False

    def __post_init__(self) -> None:
        self._set_number(LIGHT_CODES.index(self.light) + len(LIGHT_CODES) * self.is_dark)

    @property
    def code(self) -> str:
        """The code of the light face, then ``L`` if that face is up or ``D`` if the dark one is."""
        return self.light + ("D" if self.is_dark else "L")

    @property
    def face(self) -> FrenchCard:
        """The face that is up."""
        return dark_face(self.light) if self.is_dark else FrenchCard(self.light[0], self.light[1])

    @property
    def turned(self) -> "FlipCard":
        """The same card with its other side up."""
        return FlipCard(self.light, not self.is_dark)

    @property
    def other_face(self) -> FrenchCard:
        """The face that is down."""
        return self.turned.face

    @property
    def traits(self) -> Mapping[str, str]:
        """What words about the card are made from."""
        side = "dark" if self.is_dark else "light"
        return {**self.face.traits, "side": side}


def dark_face(light: str) -> FrenchCard:
    """Return the dark face of the card with that light face: the next suit, and the rank six further on."""
    rank = FRENCH_RANKS[(FRENCH_RANKS.index(light[0]) + RANKS_ON) % len(FRENCH_RANKS)]
    return FrenchCard(rank, NEXT_SUIT[light[1]])


LIGHT_CARDS = tuple(map(FlipCard, LIGHT_CODES))
"""The 52 cards, light side up, in the order of the French deck by their light faces."""
DARK_CARDS = {card.light: FlipCard(card.light, is_dark=True) for card in LIGHT_CARDS}
"""The cards with their dark faces up, by the codes of their light ones."""
CARDS = (*LIGHT_CARDS, *DARK_CARDS.values())
