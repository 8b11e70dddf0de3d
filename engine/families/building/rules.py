"""What the rules of a building game say: its piles, how they are built, its cells, foundations and stock.

The words are those of the field: tableau, foundation, stock, waste and cell; build policy, spaces policy and
built group are from the rules that Solvitaire reads.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.cards.french import FRENCH_RANKS, FRENCH_SUITS, FrenchCard
from engine.shuffle import shuffled

Shuffle: TypeAlias = Callable[[Sequence[FrenchCard], int], tuple[FrenchCard, ...]]
"""From a deck and a deal number to the order in which the cards are dealt."""


class BuildPolicy(StrEnum):
    """On which card of the next higher rank a card may be laid in the tableau."""

    ALTERNATING_COLORS = "alternating-colors"
    SAME_SUIT = "same-suit"
    ANY_SUIT = "any-suit"


class BuiltGroup(StrEnum):
    """Which face-up cards of a pile of the tableau move together."""

    ONE = "one"
    """Only the top card."""
    AS_ROOM_ALLOWS = "as-room-allows"
    """A sequence, of as many cards as could be moved one by one by way of empty cells and piles."""
    SEQUENCE = "sequence"
    """Any part of a sequence, built as the build policy says, from the top."""
    SUIT_SEQUENCE = "suit-sequence"
    """Any part of a sequence of one suit from the top, whatever the build policy is."""
    ANY_CARDS = "any-cards"
    """Any face-up card with all that lie on it, in whatever order."""


class SpacesPolicy(StrEnum):
    """What an empty pile of the tableau takes."""

    ANYTHING = "anything"
    KINGS = "kings"
    """A card of the highest rank, with what lies on it."""
    NOTHING = "nothing"


class StockTarget(StrEnum):
    """Where cards from the stock go."""

    WASTE = "waste"
    TABLEAU = "tableau"
    """One card onto each pile, while none is empty."""


@dataclass(frozen=True, slots=True)
class StockRules:
    """How cards are drawn from the stock, or dealt."""

    target: StockTarget = StockTarget.WASTE
    draw: int = 1
    """The number of cards drawn at a time to the waste; the last one lies on top."""
    passes: int | None = None
    """How often players may go through the stock; ``None`` for any number. Between two passes, the waste is
    turned over and becomes the stock."""

    @property
    def has_waste(self) -> bool:
        """Whether cards from the stock go to a waste."""
        return self.target is StockTarget.WASTE


@dataclass(frozen=True, slots=True)
class FoundationRules:
    """How cards go home. Foundations are built up in suit, from the lowest rank."""

    begins_filled: bool = False
    """Whether the cards of the lowest rank lie there from the start."""
    gives_back: bool = True
    """Whether the top card may come back to a pile."""
    takes_runs: bool = False
    """Whether they take nothing but a whole suit at a time, from the highest rank to the lowest, which leaves
    the tableau in the move that completes it."""


@dataclass(frozen=True, slots=True)
class TableauPile:
    """The cards that a pile of the tableau is dealt, in rows: one card onto each pile that needs more."""

    face_down: int
    face_up: int = 1


@dataclass(frozen=True, slots=True)
class BuildingRules:
    """The rules of a building game with certain options."""

    tableau: tuple[TableauPile, ...]
    build: BuildPolicy = BuildPolicy.ALTERNATING_COLORS
    group: BuiltGroup = BuiltGroup.SEQUENCE
    spaces: SpacesPolicy = SpacesPolicy.ANYTHING
    foundations: FoundationRules = FoundationRules()
    cells: int = 0
    stock: StockRules | None = None
    """``None`` in a game without a stock."""
    ranks: str = FRENCH_RANKS
    """From the lowest."""
    suits: str = FRENCH_SUITS
    copies: int = 1
    """How many cards of each suit and rank there are."""
    is_open: bool = False
    """Whether players see face-down cards and the stock."""
    pile_names: str = "abcdefghijklmnopqrstuv"
    """The names of the piles of the tableau, one character each."""
    cell_names: str = "wxyz"
    """The names of the cells, one character each."""
    """Not those of piles, since covered cards are named after piles."""
    shuffle: Shuffle = shuffled
