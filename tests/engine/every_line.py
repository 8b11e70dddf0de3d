"""Games like Klondike with few cards, in which every line is tried: slow, and sure.

Cards are numbers, ``4 * rank + suit``; suits 0 and 1 are black, 2 and 3 red. Nothing is left out but the
order of the piles, which does not matter.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

Pile: TypeAlias = tuple[tuple[int, ...], int]
"""The cards of a pile, the bottom one first, and how many of them are face down."""


class SmallTable(NamedTuple):
    """Where each card lies: stock and waste in the order in which they are drawn, the waste first."""

    piles: tuple[Pile, ...]
    foundations: tuple[int, ...]
    """The height of each."""
    stock: tuple[int, ...]
    waste: int
    """How many cards of the stock are in the waste."""
    redeals: int
    """How often the waste can be turned over; below 0 for any number."""


@dataclass(frozen=True, slots=True)
class SmallGame:
    """The rules of a small game."""

    ranks: int
    suits: int
    draw: int
    gives_back: bool

    def can_be_won(self, table: SmallTable) -> bool:
        """Tell whether any line of lawful moves brings all cards home."""
        seen, waiting = {table}, [table]
        while waiting:
            here = waiting.pop()
            if sum(here.foundations) == self.ranks * self.suits:
                return True
            after = {without_order(one) for one in self.tables_after(here)} - seen
            seen |= after
            waiting += after
        return False

    def tables_after(self, table: SmallTable) -> list[SmallTable]:
        """Return the tables after each lawful move; none if all moves are to and fro."""
        leading = [*self.after_pile_moves(table), *self.after_waste_moves(table), *self.after_stock(table)]
        return [*leading, *self.after_to_and_fro(table)] if leading else []

    def takers(self, table: SmallTable, card: int) -> Iterator[int]:
        """Yield the piles that take a card, of empty ones only the first."""
        has_space = False
        for number, (pile, _) in enumerate(table.piles):
            if not pile:
                if card // 4 == self.ranks - 1 and not has_space:
                    has_space = True
                    yield number
            elif pile[-1] // 4 == card // 4 + 1 and (pile[-1] & 2) != (card & 2):
                yield number

    def after_pile_moves(self, table: SmallTable) -> Iterator[SmallTable]:
        for source, (pile, down) in enumerate(table.piles):
            if pile and table.foundations[pile[-1] % 4] == pile[-1] // 4:
                yield changed(table, {source: turned_up(pile[:-1], down)}, home=pile[-1])
            for first in range(down, len(pile)):
                for target in self.takers(table, pile[first]):
                    cards, under = table.piles[target]
                    if target != source and (cards or first > 0):
                        piles = {source: turned_up(pile[:first], down), target: (cards + pile[first:], under)}
                        yield changed(table, piles)

    def after_to_and_fro(self, table: SmallTable) -> Iterator[SmallTable]:
        """Yield what follows when a card comes back. Whole piles in other places are no other tables."""
        for suit, height in enumerate(table.foundations):
            card = 4 * (height - 1) + suit
            for target in self.takers(table, card) if height and self.gives_back else ():
                cards, under = table.piles[target]
                yield changed(table, {target: ((*cards, card), under)}, back=card)

    def after_waste_moves(self, table: SmallTable) -> Iterator[SmallTable]:
        if not table.waste:
            return
        card, top = table.stock[table.waste - 1], table.waste - 1
        rest = (table.stock[:top] + table.stock[top + 1 :], top, table.redeals)
        if table.foundations[card % 4] == card // 4:
            yield changed(table, {}, rest, home=card)
        for target in self.takers(table, card):
            cards, under = table.piles[target]
            yield changed(table, {target: ((*cards, card), under)}, rest)

    def after_stock(self, table: SmallTable) -> Iterator[SmallTable]:
        if table.waste < len(table.stock):
            drawn = min(table.waste + self.draw, len(table.stock))
            yield changed(table, {}, (table.stock, drawn, table.redeals))
        elif table.stock and table.redeals:
            yield changed(table, {}, (table.stock, 0, table.redeals - 1 if table.redeals > 0 else -1))


def turned_up(pile: tuple[int, ...], down: int) -> Pile:
    """Return a pile whose top card is face up."""
    return pile, min(down, max(len(pile) - 1, 0))


def changed(
    table: SmallTable,
    piles: dict[int, Pile],
    rest: tuple[tuple[int, ...], int, int] | None = None,
    home: int | None = None,
    back: int | None = None,
) -> SmallTable:
    """Return a table with some other piles, another stock, and a card more or less on the foundations."""
    heights = list(table.foundations)
    if home is not None:
        heights[home % 4] += 1
    if back is not None:
        heights[back % 4] -= 1
    after = tuple(piles.get(number, pile) for number, pile in enumerate(table.piles))
    return SmallTable(after, tuple(heights), *(rest or (table.stock, table.waste, table.redeals)))


def without_order(table: SmallTable) -> SmallTable:
    """Return the table with its piles in a certain order."""
    return SmallTable(tuple(sorted(table.piles)), table.foundations, table.stock, table.waste, table.redeals)
