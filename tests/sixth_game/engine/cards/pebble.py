"""The pebble deck: twelve cards, with one to four pebbles of three colors."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

HUES = ("red", "green", "blue")
PEBBLES = (1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class PebbleCard:
    """A card of the pebble deck; its code is count and hue, such as ``3R`` for three red pebbles."""

    deck: ClassVar[str] = "pebble"
    pebbles: int
    """1 to 4."""
    hue: str
    """One of ``HUES``."""

    @property
    def code(self) -> str:
        """The number of pebbles and the first letter of the hue."""
        return f"{self.pebbles}{self.hue[0].upper()}"

    @property
    def traits(self) -> Mapping[str, str | int]:
        """The variables of the messages about a card."""
        return {"pebbles": self.pebbles, "hue": self.hue}


def pebble_deck() -> tuple[PebbleCard, ...]:
    """Return the twelve cards, hue by hue."""
    return tuple(PebbleCard(pebbles, hue) for hue in HUES for pebbles in PEBBLES)


CARDS = pebble_deck()
