"""Makes moves."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building_links.deal import Deal
from engine.searches.building_links.state import State
from engine.searches.building_links.words import bit_of, first_base, occupant
from engine.searches.building_piles.cards import lowest_bit

LAY: Final = 0
GO_HOME: Final = 1 << 12
TO_SPACE: Final = 2 << 12
BASE: Final = 6
"""A move is its kind, from this bit on the card it is laid on, and the card."""
CARD: Final = 8
SPACE: Final = 62
HOME: Final = 63
"""A recorded move is a card, from the bit ``CARD`` on, and what it is laid on: a card or one of these."""
NOTHING: Final = -1


class Making:
    """Makes moves on positions, with those of free cards that make way, and writes down all if asked to."""

    def __init__(self, deal: Deal) -> None:
        self.deal: Deal = deal
        self.is_recording: bool = False
        self.record: list[int] = []

    def make(self, state: State, move: i64) -> bool:
        """Make a move; tell whether it can be made. If not, the position is of no use any more."""
        card: i64 = move & 63
        if move >= TO_SPACE:
            self.leave(state, card)
            state.spaces |= bit_of(card)
            self.write(card, SPACE)
            return True
        if move >= GO_HOME:
            return self.go_home(state, card)
        return self.lay(state, card, move >> BASE)

    def write(self, card: i64, target: i64) -> None:
        """Write down a move."""
        if self.is_recording:
            self.record.append(card << CARD | target)

    def leave(self, state: State, card: i64) -> None:
        """Take a card from where it lies."""
        bit: i64 = bit_of(card)
        if state.dealt & bit:
            state.dealt ^= bit
            under: i64 = self.deal.under[card]
            if under >= 0:
                state.covered ^= bit_of(under)
        else:
            state.one &= ~bit
            state.two &= ~bit
            state.spaces &= ~bit
            state.home &= ~bit

    def switch(self, state: State, card: i64) -> None:
        """Lay a free card on its other base."""
        bit: i64 = bit_of(card)
        state.one ^= bit
        state.two ^= bit
        self.write(card, self.deal.parent(state, card))

    def lay(self, state: State, card: i64, base: i64) -> bool:
        """Lay a card on a base; the card that is built there, if any, moves to the other one."""
        deal: Deal = self.deal
        other: i64 = occupant(base, state.one, state.two)
        is_back: bool = state.home & bit_of(card) != 0
        if other >= 0 and not deal.lies_on(state, base ^ 1, other):
            # Where only this is in the way, it moves; or else an order of all free cards is looked for.
            self.switch(state, other)
            if is_back or not deal.lies_on(state, base, card):
                self.lay_down(state, card, base)
                return True
            self.switch(state, other)
            if self.is_recording:
                del self.record[-2:]
        elif other < 0 and (is_back or not deal.lies_on(state, base, card)):
            self.lay_down(state, card, base)
            return True
        reached: i64 = self.arrange(state, NOTHING if is_back else card, other, card ^ 1)
        under: i64 = NOTHING if is_back else self.deal.under[card]
        if reached & bit_of(base) == 0 or (under >= 0 and reached & bit_of(under) == 0):
            return False
        self.lay_down(state, card, base)
        return True

    def lay_down(self, state: State, card: i64, base: i64) -> None:
        """Lay a card on a base on which nothing lies."""
        self.leave(state, card)
        if base & 1:
            state.two |= bit_of(card)
        else:
            state.one |= bit_of(card)
        self.write(card, base)

    def go_home(self, state: State, card: i64) -> bool:
        """Send a card home; a free card that lies on it moves to its other base."""
        other: i64 = occupant(card, state.one, state.two)
        if other >= 0:
            if not self.deal.lies_on(state, card ^ 1, other):
                self.switch(state, other)
            elif self.arrange(state, NOTHING, other, other) == 0:
                return False
        self.leave(state, card)
        state.home |= bit_of(card)
        self.write(card, HOME)
        return True

    def force(self, state: State) -> None:
        """Make the moves home that lose nothing."""
        deal: Deal = self.deal
        while True:
            cards: i64 = deal.next_home(state) & deal.opened(state) & deal.safe(state)
            if cards == 0:
                return
            while cards:
                self.go_home(state, lowest_bit(cards))
                cards &= cards - 1

    def arrange(self, state: State, loose: i64, moved: i64, fixed: i64) -> i64:
        """Lay free cards so that as many as possible lie on piles without the card ``loose`` under them.

        The card ``moved`` must lie on its other base then, and ``fixed`` where it does. Return the cards that
        lie so; 0 if there is no such order.
        """
        deal: Deal = self.deal
        free: i64 = deal.free(state) & ~bit_of(fixed)
        after: State = state.copied()
        if moved >= 0:
            free &= ~bit_of(moved)
            after.one ^= bit_of(moved)
            after.two ^= bit_of(moved)
        found: i64 = state.spaces | state.dealt & deal.bottoms
        if loose >= 0:
            found &= ~bit_of(loose)
        order: list[int] = []
        reached: i64 = self.reach(after, found, free, loose, order)
        found = reached
        if loose >= 0:
            found = self.reach(after, reached | bit_of(loose), free, loose, order)
        if found != deal.cards & ~state.home:
            return 0
        changed: i64 = after.one ^ state.one
        state.one = after.one
        state.two = after.two
        for card in order:
            if changed & bit_of(card):
                self.write(card, deal.parent(state, card))
        return reached

    def reach(self, state: State, found: i64, free: i64, loose: i64, order: list[int]) -> i64:
        """Return cards that are found with all that lie on them, once free cards are laid on other bases.

        Lay those so, and add to ``order`` what is new, from the bottom of the piles.
        """
        under: list[int] = self.deal.under
        left: i64 = self.deal.cards & ~(state.home | found)
        if loose >= 0:
            left &= ~bit_of(loose)
        before: i64 = 0
        while left != before:
            before = left
            cards: i64 = left
            while cards:
                card: i64 = lowest_bit(cards)
                bit: i64 = cards & -cards
                cards ^= bit
                base: i64 = first_base(card)
                if state.dealt & bit:
                    base = under[card]
                elif state.two & bit:
                    base += 1
                if found & bit_of(base) == 0:
                    if free & bit == 0 or found & bit_of(base ^ 1) == 0:
                        continue
                    state.one ^= bit
                    state.two ^= bit
                found |= bit
                left ^= bit
                if self.is_recording:
                    order.append(int(card))
        return found
