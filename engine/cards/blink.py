"""The Blink deck: cards with a count, a colour and a shape."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from engine.cards import NumberedCard

BLINK_COLOURS = ("red", "green", "blue", "yellow", "brown", "grey")
BLINK_SHAPES = ("star", "moon", "triangle", "drop", "bolt", "flower")
BLINK_COUNTS = 5
COLOUR_LETTERS = "RGBYNE"
SHAPE_LETTERS = "SMTDBF"


LEVEL_LIST = tuple(
    (n + 1, BLINK_COLOURS[(s + n + 3 * k) % len(BLINK_COLOURS)], shape)
    for s, shape in enumerate(BLINK_SHAPES)
    for n in range(BLINK_COUNTS)
    for k in range(2)
)
"""Our list of the sixty cards, ten of each shape and color, twelve of each count. Shape s = 0…5, n = 0…4, k =
0, 1: color (s + n + 3k) mod 6 and count n + 1."""
NUMBERS = {card: number for number, card in enumerate(LEVEL_LIST)}


@dataclass(frozen=True, slots=True)
class BlinkCard(NumberedCard):
    """A card of the Blink deck; its code is count, colour and shape, as in ``3RS`` for three red stars."""

    deck: ClassVar[str] = "blink"
    count: int
    """1 to 5."""
    colour: str
    """One of ``BLINK_COLOURS``."""
    shape: str
    """One of ``BLINK_SHAPES``."""

    def __post_init__(self) -> None:
        self._set_number(NUMBERS.get((self.count, self.colour, self.shape), len(NUMBERS)))

    @property
    def code(self) -> str:
        """Count, a letter of ``RGBYNE`` (brown is N, grey E) and one of ``SMTDBF``."""
        colour = COLOUR_LETTERS[BLINK_COLOURS.index(self.colour)]
        return f"{self.count}{colour}{SHAPE_LETTERS[BLINK_SHAPES.index(self.shape)]}"

    @property
    def traits(self) -> Mapping[str, str | int]:
        """What words about the card are made from."""
        return {"count": self.count, "colour": self.colour, "shape": self.shape}


CARDS = tuple(BlinkCard(*card) for card in LEVEL_LIST)
