"""The places of a building game: their names, which stand in records, and their kinds."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine.cards.french import FrenchCard, french_deck
from engine.families.building.rules import BuildingRules, BuildPolicy

STOCK = "stock"
FACE_DOWN = "face-down"
"""The fact of an open game that has the number of face-down cards of each pile, with spaces between them."""
SPACE = "space"
"""An empty pile of the tableau, in details of moves."""


class Kind(StrEnum):
    """The kinds of places between which cards move."""

    WASTE = "waste"
    CELL = "cell"
    FOUNDATION = "foundation"
    PILE = "pile"


SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RED = "HD"


@dataclass(frozen=True, slots=True)
class Place:
    """A place between which cards move: the number of a pile, cell or foundation, counted from 0."""

    kind: Kind
    number: int
    card: int = 0
    """The number of a covered card of a pile, counted from 1 at the bottom; 0 for the top card."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What the rules need to know of a card."""

    height: int
    """Its place among the ranks, counted from 0."""
    foundations: tuple[int, ...]
    """The numbers of the foundations of its suit."""
    bases: frozenset[FrenchCard]
    """The cards on which it may be laid in the tableau."""


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """Rules with what follows from them: the names of the places, and tables of the cards.

    ``table_of`` returns the same table for equal rules.
    """

    rules: BuildingRules
    piles: tuple[str, ...]
    cells: tuple[str, ...]
    foundations: tuple[str, ...]
    deck: tuple[FrenchCard, ...]
    """All cards, copy by copy of the whole deck, suit by suit."""
    facts: dict[FrenchCard, CardFacts]
    by_name: dict[str, Place]

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the rules."""
        return table_of, (self.rules,)

    def place(self, name: str) -> Place | None:
        """Return the place with a name, such as ``c``, ``c5`` or ``waste``; ``None`` if there is none.

        Whether a pile has a card of that number is not asked. The stock is no such place.
        """
        if found := self.by_name.get(name):
            return found
        pile, digits = self.by_name.get(name[:1]), name[1:]
        is_number = digits.isascii() and digits.isdecimal() and not digits.startswith("0")
        return (
            Place(Kind.PILE, pile.number, int(digits))
            if pile and pile.kind is Kind.PILE and is_number
            else None
        )


@cache
def table_of(rules: BuildingRules) -> Table:
    """Return what follows from rules."""
    suits = [suit for suit in rules.suits for _ in range(rules.copies)]
    if rules.foundations.takes_runs:
        foundations = tuple(f"run-{number}" for number, _ in enumerate(suits, start=1))
    else:
        foundations = tuple(
            SUIT_NAMES[suit] + (f"-{copy}" if copy > 1 else "")
            for suit in rules.suits
            for copy in range(1, rules.copies + 1)
        )
    one_deck = [card for suit in rules.suits for card in french_deck(rules.ranks) if card.suit == suit]
    piles = tuple(rules.pile_names[: len(rules.tableau)])
    cells = tuple(rules.cell_names[: rules.cells])
    facts = {
        card: CardFacts(
            rules.ranks.index(card.rank),
            tuple(number for number, suit in enumerate(suits) if suit == card.suit),
            frozenset(base for base in one_deck if _may_be_laid(rules, card, base)),
        )
        for card in one_deck
    }
    by_name = {str(Kind.WASTE): Place(Kind.WASTE, 0)} if rules.stock and rules.stock.has_waste else {}
    by_name |= {name: Place(Kind.PILE, number) for number, name in enumerate(piles)}
    by_name |= {name: Place(Kind.CELL, number) for number, name in enumerate(cells)}
    by_name |= {name: Place(Kind.FOUNDATION, number) for number, name in enumerate(foundations)}
    return Table(rules, piles, cells, foundations, tuple(one_deck * rules.copies), facts, by_name)


def is_red(card: FrenchCard) -> bool:
    """Tell whether a card is of hearts or diamonds."""
    return card.suit in RED


def _may_be_laid(rules: BuildingRules, card: FrenchCard, base: FrenchCard) -> bool:
    if rules.ranks.index(base.rank) != rules.ranks.index(card.rank) + 1:
        return False
    match rules.build:
        case BuildPolicy.ALTERNATING_COLORS:
            return is_red(card) != is_red(base)
        case BuildPolicy.SAME_SUIT:
            return card.suit == base.suit
        case BuildPolicy.ANY_SUIT:
            return True
