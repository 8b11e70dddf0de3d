"""Exact search of Blink for the last cards: a way to place them all with as many points as are asked for.

A branch is cut where a card fits nowhere any more, or where the points are out of reach: each card still to
be placed can have no more points than on its own best cell, with every free cell beside it filled by
the best of the others. What two of these cards share is counted by halves, one for each.

A held card can still be placed everywhere it could have been, so the hold is always filled at once.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.blink.beam import ONE_BYTE, replace_card
from engine.searches.blink.grid import FREE, Grid

POINTS: Final = 2
"""Points for each attribute that two touching cards share."""
REACHED, OUT_OF_REACH, BUDGET_SPENT = 1, 2, 3


class PlacingSearch:
    """Searches in depth, the placements with the most points first."""

    def __init__(self, grid: Grid, hand: i64, stock: bytes, budget: i64) -> None:
        """Take the table, the cards at hand, the stock in its order, and the most positions to search."""
        self.hand: i64 = hand
        self.stock: bytes = stock
        self.budget: i64 = budget
        self.positions: i64 = 0
        self.line: list[int] = []
        """Placements in order: 512 times the card, plus the place of its cell."""
        self.shared: bytes = grid.shared
        self.stride: i64 = grid.stride
        self.bits: list[int] = [card.bit for card in grid.cards]
        self.mates: list[int] = [card.mates for card in grid.cards]
        self.lies: list[int] = [card.lies for card in grid.cards]
        self.frees: list[int] = [0] * FREE + [1, 0]  # 1 for a free cell, 0 for cards and the wall
        self.places: list[int] = [cell.place for cell in grid.cells]
        self.rest: list[int] = _unpacked(hand) + list(stock)
        """All cards that are to be placed at the start; those at hand may be in any order."""
        self.most_shared: list[int] = [self._most_shared(card) for card in range(FREE)]
        """For each card, the most attributes that it shares with one of them other than itself."""
        self.seen: set[bytes] = set()
        self.has_choice: bool = hand >> 6 != 0
        """Whether cards can be placed in more than one order, so that tables may come up again."""

    def run(self, cells: bytes, least: i64) -> i64:
        """Search a way to place all cards that adds that many points, or more, to a table."""
        self.places = [place for place in self.places if cells[place] == FREE]
        return self._reach(cells, self.hand, 0, least)

    def _reach(self, cells: bytes, hand: i64, drawn: i64, least: i64) -> i64:
        """Search from one position; ``least`` points are still wanted."""
        if hand == 0:
            return REACHED if least <= 0 else OUT_OF_REACH
        if self.positions >= self.budget:
            return BUDGET_SPENT
        self.positions += 1
        children: list[int] = []
        if not self._is_possible(cells, hand, drawn, least, children):
            return OUT_OF_REACH
        children.sort(reverse=True)
        card: i64 = -1
        if drawn < len(self.stock):
            card = self.stock[drawn]
        for child in children:
            place: i64 = child & 511
            slot: i64 = child >> 9 & 3
            placed: i64 = (hand >> (6 * slot) & 63) - 1
            made: bytes = cells[:place] + ONE_BYTE[placed] + cells[place + 1 :]
            if self.has_choice:
                if made in self.seen:
                    continue
                self.seen.add(made)
            found: i64 = self._reach(made, replace_card(hand, slot, card), drawn + 1, least - (child >> 11))
            if found == REACHED:
                self.line.insert(0, placed << 9 | place)
            if found != OUT_OF_REACH:
                return found
        return OUT_OF_REACH

    def _is_possible(self, cells: bytes, hand: i64, drawn: i64, least: i64, children: list[int]) -> bool:
        """List the placements of the cards at hand; tell whether the points might still be reached."""
        rest: list[int] = _unpacked(hand) + list(self.stock[drawn:])
        at_hand: i64 = len(rest) - (len(self.stock) - drawn)
        bounds: list[int] = [-1] * len(rest)
        for place in self.places:
            if cells[place] == FREE:
                self._look_at(cells, place, rest, at_hand, bounds, children)
        total: i64 = 0
        for bound in bounds:
            if bound < 0:
                return False
            total += bound
        return total // 2 * POINTS >= least

    def _look_at(
        self, cells: bytes, at: i64, rest: list[int], at_hand: i64, bounds: list[int], children: list[int]
    ) -> None:
        """Add the placements on a free cell, and raise the bounds of the cards that fit there.

        A placement is 2048 times its points, plus 512 times its slot, plus its place. A bound is twice the
        number of attributes that a card can share.
        """
        north: i64 = cells[at - self.stride]
        west: i64 = cells[at - 1]
        east: i64 = cells[at + 1]
        south: i64 = cells[at + self.stride]
        mask: i64 = self.mates[north] & self.mates[west] & self.mates[east] & self.mates[south]
        touched: i64 = self.lies[north] + self.lies[west] + self.lies[east] + self.lies[south]
        beside: i64 = self.frees[north] + self.frees[west] + self.frees[east] + self.frees[south]
        left: i64 = len(rest)
        if beside >= left:
            beside = left - 1
        shared: bytes = self.shared
        number: i64 = 0
        while number < left:
            card: i64 = rest[number]
            if mask & self.bits[card]:
                row: i64 = card << 6
                gain: i64 = shared[row + north] + shared[row + west]
                gain += shared[row + east] + shared[row + south]
                bound: i64 = 2 * gain + beside * self.most_shared[card]
                if bound > bounds[number]:
                    bounds[number] = bound
                if touched and number < at_hand:
                    children.append(POINTS * gain << 11 | number << 9 | at)
            number += 1

    def _most_shared(self, card: i64) -> int:
        """Return the most attributes that a card shares with another of the cards that are to be placed."""
        most: i64 = 0
        is_itself: bool = False
        for other in self.rest:
            if other == card and not is_itself:
                is_itself = True
                continue
            count: i64 = self.shared[(card << 6) + other]
            if count > most:
                most = count
        return int(most)


def _unpacked(hand: i64) -> list[int]:
    """Return the numbers of the cards at hand."""
    cards: list[int] = []
    while hand:
        cards.append((hand & 63) - 1)
        hand >>= 6
    return cards
