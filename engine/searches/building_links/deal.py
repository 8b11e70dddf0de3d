"""What stays the same in all positions that a search meets, and what follows from it in one of them."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import GeneralRules
from engine.searches.building.general_table import DOWN, GeneralTable
from engine.searches.building.table import spread
from engine.searches.building_links.state import State
from engine.searches.building_links.words import (
    ACES,
    ALL,
    FIRSTS,
    bit_of,
    both,
    count,
    first_base,
    upward,
    with_first,
    with_second,
)
from engine.searches.building_piles.cards import CARDS, SUITS

SALT: Final = 0x123456789ABCD
"""Keeps the hash of no cards from being 0."""


class Deal:
    """A deal, by what each card lies on at first."""

    def __init__(self, rules: GeneralRules, table: GeneralTable) -> None:
        self.gives_back: bool = rules.gives_back
        self.under: list[int] = [-1] * CARDS  # the card on which each one was dealt; -1 at the bottom
        self.down: i64 = 0  # the cards that were dealt face down
        self.bottoms: i64 = 0  # those that were dealt to the bottom of a pile
        self.blocking: i64 = 0  # those that were dealt above a card of a lower rank in their pile
        self.kings: i64 = ACES << SUITS * (rules.ranks - 1)
        self.piles: i64 = len(table.piles)
        self.start: State = State()
        for suit, height in zip(rules.foundations, table.heights, strict=True):
            for rank in range(height):
                self.start.home |= bit_of(SUITS * rank + suit)
        self.cards: i64 = self.start.home
        for pile in table.piles:
            lowest: int = CARDS
            for at, coded in enumerate(pile):
                card: int = coded % DOWN
                self.add(card, coded >= DOWN, pile[at - 1] if at > 0 else -1)
                if card // SUITS > lowest:
                    self.blocking |= bit_of(card)
                lowest = min(lowest, card // SUITS)
        self.absent: i64 = ALL & ~self.cards

    def add(self, card: int, is_down: bool, below: int) -> None:
        """Lay a card on another one, whose number says whether it lies face down; below 0 at the bottom."""
        start: State = self.start
        bit: i64 = bit_of(card)
        self.cards |= bit
        if is_down:
            self.down |= bit
        base: int = int(first_base(card))
        if below < 0 and self.kings & bit and not is_down:
            start.spaces |= bit
        elif below < 0:
            start.dealt |= bit
            self.bottoms |= bit
        elif below == base:
            start.one |= bit
        elif below == base + 1:
            start.two |= bit
        else:
            start.dealt |= bit
            start.covered |= bit_of(below % DOWN)
            self.under[card] = below % DOWN

    def parent(self, state: State, card: i64) -> i64:
        """Return the card on which one lies; -1 if it lies at the bottom of a pile, or is home."""
        bit: i64 = bit_of(card)
        if state.dealt & bit:
            return self.under[card]
        if state.one & bit:
            return first_base(card)
        if state.two & bit:
            return first_base(card) + 1
        return -1

    def lies_on(self, state: State, card: i64, other: i64) -> bool:
        """Tell whether a card lies above another one, or is that."""
        while card >= 0:
            if card == other:
                return True
            card = self.parent(state, card)
        return False

    def empties(self, state: State) -> i64:
        """Return the number of empty piles."""
        return self.piles - count(state.dealt & self.bottoms) - count(state.spaces)

    def opened(self, state: State) -> i64:
        """Return the cards of the tableau on which no card lies that was dealt there."""
        return self.cards & ~(state.home | state.covered)

    def next_home(self, state: State) -> i64:
        """Return the cards that their foundations need next."""
        return (state.home << SUITS | ACES) & ~state.home & self.cards

    def safe(self, state: State) -> i64:
        """Return the cards that lose nothing by going home: all that could be laid on them are home.

        Charlie Blake and Ian Gent ("The Winnability of Klondike Solitaire and Many Other Patience Games",
        JAIR 85:21, 2026) prove it for building in alternating colors with cards that may come back.
        """
        home: i64 = state.home | self.absent
        first: i64 = upward(home & home >> 1 & FIRSTS)
        return first | first << 1 | ACES

    def movable(self, state: State) -> i64:
        """Return the cards of the tableau that lie face up."""
        return self.cards & ~(state.home | self.down & state.covered)

    def free(self, state: State) -> i64:
        """Return the built cards that could as well lie on their other base.

        Only the other card of the rank and color could lie there, and that is not built; and no dealt card
        lies there. So all orders of these cards lead to each other: lay each one where the other order has
        it, those nearest to the bottom of a pile in that order first. Then what is below a card lies as in
        that order already, so no card is ever laid on one that lies above it.
        """
        opened: i64 = self.opened(state)
        built: i64 = state.one | state.two
        pairs: i64 = both(built & built >> 1 & FIRSTS)
        return ~pairs & (state.one & with_second(opened) | state.two & with_first(opened))

    def key(self, state: State) -> i64:
        """Return a key that is equal for positions that lead to each other by moves of free cards."""
        free: i64 = self.free(state)
        key: i64 = spread(spread(state.dealt ^ SALT) ^ state.home)
        key = spread(key ^ state.one & ~free)
        key = spread(key ^ state.two & ~free)
        return spread(key ^ free) | 1
