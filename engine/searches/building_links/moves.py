"""Finds the moves of a position, without those of free cards: moves that they make way for have them."""

from mypy_extensions import i64

from engine.searches.building_links.deal import Deal
from engine.searches.building_links.making import BASE, GO_HOME, LAY, TO_SPACE
from engine.searches.building_links.state import State
from engine.searches.building_links.words import (
    bit_of,
    both,
    first_base,
    firsts_of,
    occupant,
    with_first,
    with_second,
)
from engine.searches.building_piles.cards import SUITS, lowest_bit


class Moves:
    """Finds moves; some of them turn out to be impossible when they are made."""

    def __init__(self, deal: Deal) -> None:
        self.deal: Deal = deal
        self.found: list[int] = []
        self.first: i64 = 0  # the cards whose first base is in the tableau, with no dealt card on it
        self.second: i64 = 0  # and those whose second base is

    def look(self, state: State) -> None:
        """Find the bases to lay cards on."""
        self.found = []
        opened: i64 = self.deal.opened(state)
        self.first = with_first(opened)
        self.second = with_second(opened)

    def find(self, state: State) -> list[int]:
        """Return the moves that bring no card back from a foundation."""
        deal: Deal = self.deal
        self.look(state)
        free: i64 = deal.free(state)
        cards: i64 = deal.next_home(state) & deal.opened(state)
        while cards:
            card: i64 = lowest_bit(cards)
            cards &= cards - 1
            other: i64 = occupant(card, state.one, state.two)
            if other < 0 or free & bit_of(other):
                self.found.append(GO_HOME | card)
        dealt: i64 = state.dealt & ~(deal.down & state.covered)
        cards = dealt & (self.first | self.second)
        while cards:
            self.add(state, lowest_bit(cards))
            cards &= cards - 1
        kings: i64 = dealt & deal.kings & ~deal.bottoms
        if kings and deal.empties(state) > 0:
            while kings:
                self.found.append(TO_SPACE | lowest_bit(kings))
                kings &= kings - 1
        return self.found

    def add(self, state: State, card: i64) -> None:
        """Add the moves of a card to its bases: one if it is free then, so that both are the same."""
        base: i64 = first_base(card)
        bit: i64 = bit_of(card)
        other: i64 = bit_of(card ^ 1)
        has_first: bool = self.first & bit != 0
        has_second: bool = self.second & bit != 0
        if state.one & other:
            # The other card of its rank and color can make way only if it is free.
            has_first = has_first and has_second
        elif state.two & other:
            has_second = has_first and has_second
        elif has_first and has_second:
            has_first = not self.deal.lies_on(state, base, card)
            has_second = not has_first
            if has_second and self.deal.lies_on(state, base + 1, card):
                has_first = True
        if has_first:
            self.found.append(LAY | base << BASE | card)
        if has_second:
            self.found.append(LAY | (base + 1) << BASE | card)

    def find_back(self, state: State) -> list[int]:
        """Return the moves from foundations that let others be laid on that card, or on lower ones."""
        deal: Deal = self.deal
        self.look(state)
        home: i64 = state.home
        if home == 0 or not deal.gives_back:
            return self.found
        wanted: i64 = both(firsts_of(deal.movable(state))) & home
        more: i64 = wanted
        while more:
            # A card that comes back can be laid on another one.
            more = both(firsts_of(more)) & home & ~wanted
            wanted |= more
        has_space: bool = deal.empties(state) > 0
        cards: i64 = home & ~(home >> SUITS)
        while cards:
            card: i64 = lowest_bit(cards)
            cards &= cards - 1
            suit: i64 = wanted >> (card & 3) & 0x1111111111111
            if suit == 0:
                continue
            if (self.first | self.second) & bit_of(card):
                self.add(state, card)
            if has_space and deal.kings & bit_of(card):
                self.found.append(TO_SPACE | card)
        return self.found

    def can_switch(self, state: State) -> bool:
        """Tell whether a free card can be laid on its other base at once."""
        deal: Deal = self.deal
        cards: i64 = deal.free(state)
        while cards:
            card: i64 = lowest_bit(cards)
            cards &= cards - 1
            if not deal.lies_on(state, deal.parent(state, card) ^ 1, card):
                return True
        return False
