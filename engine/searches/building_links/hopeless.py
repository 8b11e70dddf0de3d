"""Finds positions in which some card can never go home, so that they are lost."""

from mypy_extensions import i64

from engine.searches.building_links.deal import Deal
from engine.searches.building_links.state import State
from engine.searches.building_links.words import (
    ALL,
    bit_of,
    first_base,
    firsts_of,
    swapped,
    with_first,
    with_second,
)
from engine.searches.building_piles.cards import SUITS, lowest_bit


class Hopeless:
    """Plays as if a card that is laid on another one hid nothing, so that each move only adds others.

    That allows more than the rules do. A card that once was uncovered stays so; those at home are there to be
    laid on, too; and a pile that once was empty stays so. If even then a card never goes home, the position
    is lost. What still counts: a card goes home after the lower ones of its suit, and when those on it have
    left; one that is built moves only to its other base, and not while the other card of its rank and color
    lies there; and no card is laid on one that lies above it, unless what is between them was once taken
    apart.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal: Deal = deal
        self.state: State = State()
        self.home: i64 = 0  # the cards that can go home
        self.left: i64 = 0  # the cards that can leave where they were dealt
        self.opened: i64 = 0  # the cards from which the dealt card on them can leave, and those without one
        self.first: i64 = 0  # the cards whose first base is among them
        self.second: i64 = 0  # and those whose second one is
        self.has_space: bool = False

    def is_hopeless(self, state: State) -> bool:
        """Tell whether some card can never go home."""
        deal: Deal = self.deal
        self.state = state
        self.home = state.home | deal.absent
        self.left = 0
        self.opened = deal.cards & ~state.covered
        self.has_space = deal.empties(state) > 0
        while True:
            home: i64 = self.home
            left: i64 = self.left
            self.first = with_first(self.opened)
            self.second = with_second(self.opened)
            loose: i64 = self.find_loose()
            self.send_home(loose)
            self.let_leave(loose)
            if self.home == ALL:
                return False
            if self.home == home and self.left == left:
                return True
            left = self.left & ~left & ~deal.bottoms
            while left:
                self.opened |= bit_of(deal.under[lowest_bit(left)])
                left &= left - 1

    def find_loose(self) -> i64:
        """Return the cards that went home, and the built cards that can be laid on their other base."""
        one: i64 = self.state.one
        two: i64 = self.state.two
        others: i64 = swapped(self.home)
        loose: i64 = one & self.second & (others | ~swapped(two))
        return loose | two & self.first & (others | ~swapped(one)) | self.home

    def send_home(self, loose: i64) -> None:
        """Send cards home from which the cards on them can move."""
        covered: i64 = firsts_of(self.state.one & ~loose) | firsts_of(self.state.two & ~loose) << 1
        while True:
            cards: i64 = self.opened & ~covered & (self.home << SUITS | 15) & ~self.home
            if cards == 0:
                return
            self.home |= cards
            self.left |= cards & self.state.dealt

    def let_leave(self, loose: i64) -> None:
        """Let cards leave where they were dealt, for their bases or for empty piles."""
        state: State = self.state
        deal: Deal = self.deal
        others: i64 = swapped(self.home)
        in_one: i64 = swapped(state.one)
        in_two: i64 = swapped(state.two)
        # The other card of a rank and color that lies on one base moves to the other one, or goes home.
        fits: i64 = ~(in_one | in_two) & (self.first | self.second)
        fits |= in_one & (self.second | self.first & others) | in_two & (self.first | self.second & others)
        fits &= state.dealt
        loose |= self.left
        cards: i64 = fits & self.movable()
        while cards:
            card: i64 = lowest_bit(cards)
            cards &= cards - 1
            base: i64 = first_base(card)
            if self.can_lay(card, base, loose) or self.can_lay(card, base + 1, loose):
                self.left |= bit_of(card)
                loose |= bit_of(card)
                under: i64 = deal.under[card]
                if under >= 0:
                    self.opened |= bit_of(under)
                    cards |= bit_of(under) & fits & ~self.left
        if not self.has_space:
            emptied: i64 = deal.bottoms & self.left | state.spaces & self.home
            self.has_space = emptied != 0
        if self.has_space:
            self.left |= self.movable() & deal.kings & ~deal.bottoms

    def movable(self) -> i64:
        """Return the cards that lie where they were dealt, face up or turned up by now."""
        return self.state.dealt & ~self.left & (self.opened | ~self.deal.down)

    def can_lay(self, card: i64, base: i64, loose: i64) -> bool:
        """Tell whether a base is in reach, and does not lie above a card with nothing loose between them."""
        if self.opened & bit_of(base) == 0:
            return False
        while base >= 0 and loose & bit_of(base) == 0:
            if base == card:
                return False
            base = self.deal.parent(self.state, base)
        return True
