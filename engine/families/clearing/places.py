"""The places of a clearing game: their names, which stand in records, and what covers what."""

from dataclasses import dataclass
from functools import cache

from engine.cards.french import FrenchCard, french_deck
from engine.families.clearing.rules import LARGEST_LAYOUT, ClearingRules, NextRank, PairsTo
from engine.families.clearing.table_text import write_table

PILE, WASTE, STOCK = "pile", "waste", "stock"
"""The kinds of places; the latter two are also names."""


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """Rules with what follows from them: what covers which pile, and which cards match.

    ``table_of`` returns the same table for equal rules.
    """

    rules: ClearingRules
    names: tuple[str, ...]
    """Of the piles of the layout."""
    numbers: dict[str, int]
    """The number of each pile, counted from 0, by its name."""
    covered_by: tuple[tuple[int, ...], ...]
    """For each pile the numbers of those that cover it."""
    deck: tuple[FrenchCard, ...]
    heights: dict[FrenchCard, int]
    """The place of each card among the ranks, counted from 0."""
    matches: dict[FrenchCard, frozenset[FrenchCard]]
    """The cards with which each one matches, or on which it goes."""
    alone: frozenset[FrenchCard]
    """The cards that leave the game by themselves."""
    text: str
    """What a board tells its picture of the rules."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the rules."""
        return table_of, (self.rules,)

    @property
    def has_pairs(self) -> bool:
        """Whether cards leave the game in pairs, instead of going onto the waste."""
        return isinstance(self.rules.match, PairsTo)


@cache
def table_of(rules: ClearingRules) -> Table:
    """Return what follows from rules; raise ``ValueError`` for a layout that is too large."""
    if sum(pile.cards for pile in rules.layout) > LARGEST_LAYOUT:
        raise ValueError(f"a layout has at most {LARGEST_LAYOUT} cards")
    names = tuple(pile.name for pile in rules.layout)
    numbers = {name: number for number, name in enumerate(names)}
    deck = french_deck(rules.ranks)
    heights = {card: rules.ranks.index(card.rank) for card in deck}
    return Table(
        rules,
        names,
        numbers,
        tuple(tuple(numbers[name] for name in pile.covered_by) for pile in rules.layout),
        deck,
        heights,
        {
            card: frozenset(other for other in deck if _match(rules, heights[card], heights[other]))
            for card in deck
        },
        frozenset(
            card
            for card in deck
            if isinstance(rules.match, PairsTo) and heights[card] + 1 == rules.match.total
        ),
        write_table(rules, len(deck)),
    )


def next_heights(match: NextRank, height: int, count: int) -> tuple[int, ...]:
    """Return the places among ``count`` ranks that are next to one, the lower one first."""
    if match.wraps:
        return ((height - 1) % count, (height + 1) % count)
    return tuple(other for other in (height - 1, height + 1) if 0 <= other < count)


def _match(rules: ClearingRules, height: int, other: int) -> bool:
    match rules.match:
        case PairsTo(total):
            return height + other + 2 == total
        case NextRank() as match:
            return other in next_heights(match, height, len(rules.ranks))
