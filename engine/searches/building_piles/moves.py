"""Finds the moves of a position.

Cards that lie alone and those in cells are the same while there is room to change places. So a card moves to
a cell if there is room, else to an empty pile; and a card in a cell is put on an empty pile only in order to
lay others on it, as one move.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import ANYTHING, AS_ROOM_ALLOWS, KINGS, GeneralRules
from engine.searches.building_piles.alike import alike_cards
from engine.searches.building_piles.cards import CARDS, SUITS, lowest_bit
from engine.searches.building_piles.pile import Pile
from engine.searches.building_piles.state import State

CELL: Final = 32
HOME: Final = 33
"""Targets of moves; the others are the numbers of piles."""
CARD: Final = 64
"""Added to the number of a card that leaves its cell; as a target, it is put on an empty pile first."""
FOUNDATION: Final = 128
"""Added to the number of a card that comes back from its foundation."""
ONE_CARD: Final = 1 << 8
SOURCE: Final = 16
ORDER: Final = 24
"""A move is its target, and from these bits on the number of cards, its source, and the single cards that are
to lie on piles, as a word whose bits count all single cards; of a move home one more than the number of the
card that first changes places with the top card."""
PLENTY: Final = 1000


class Moves:
    """Finds the moves of positions, one position after the other."""

    def __init__(self, rules: GeneralRules, cells: int) -> None:
        self.group: i64 = rules.group
        self.spaces: i64 = rules.spaces
        self.gives_back: bool = rules.gives_back
        self.cells: i64 = cells
        self.highest: i64 = rules.ranks - 1
        self.bases: list[int] = rules.bases
        self.suits: list[int] = [sum(1 << card for card in range(suit, CARDS, 4)) for suit in range(SUITS)]
        self.ones: list[int] = [(1 << size) - 1 for size in range(CARDS)]
        self.found: list[int] = []
        self.state: State = State([])
        self.is_over: bool = False  # whether by the rules the game ends here: cards only go to and fro
        self.tops: i64 = 0
        self.reach: i64 = 0  # the cards on which one of piles or cells can be laid
        self.wanted: i64 = 0  # the cards that can go home from where others are that are alike
        self.loose: i64 = 0  # the cards in cells on which others can be laid, since there is an empty pile
        self.free: i64 = 0  # the number of empty cells
        self.empties: i64 = 0  # the number of empty piles
        self.space: i64 = 0  # the first of them
        self.room: i64 = 0  # how many cards can be moved onto another one
        self.space_room: i64 = 0  # and to an empty pile
        self.loose_room: i64 = 0  # and onto a card that is put from its cell onto an empty pile

    def find(self, state: State) -> list[int]:
        """Return the moves of a position."""
        self.found = []
        self.look(state)
        for number, pile in enumerate(state.piles):
            if pile.size > 0:
                self.add_pile(pile, number)
        cards: i64 = state.cells
        while cards:
            self.add_cell(lowest_bit(cards))
            cards &= cards - 1
        self.is_over = False
        if self.gives_back:
            is_stuck: bool = len(self.found) == 0 and (self.empties == 0 or state.held == 0)
            self.add_back()
            self.is_over = is_stuck and len(self.found) > 0
        return self.found

    def look(self, state: State) -> None:
        """Find the top cards, and how much room there is."""
        self.state = state
        tops: i64 = 0
        reach: i64 = 0
        alike: i64 = 0
        empties: i64 = 0
        for number, pile in enumerate(state.piles):
            tops |= pile.bit
            reach |= pile.reach
            alike |= pile.alike
            if pile.size == 0:
                if empties == 0:
                    self.space = number
                empties += 1
        free: i64 = self.cells - state.held
        self.tops = tops
        self.reach = reach
        self.wanted = alike & state.next
        self.empties = empties
        self.free = free
        self.loose = state.cells if empties > 0 else 0
        if self.group != AS_ROOM_ALLOWS:
            self.room = self.space_room = self.loose_room = PLENTY
        elif self.spaces != ANYTHING:
            self.room = self.space_room = 1 + free
        else:
            self.room = (1 + free) << empties
            if empties > 0:
                self.space_room = (1 + free) << (empties - 1)
                self.loose_room = (2 + free) << (empties - 1)

    def add_pile(self, pile: Pile, number: i64) -> None:
        """Add the moves of a pile's cards."""
        source: i64 = number << SOURCE
        if pile.bit & pile.alike:
            for card in alike_cards(pile.card, self.wanted):
                order: i64 = 0 if card == pile.card else card + 1
                self.found.append(source | ONE_CARD | HOME | order << ORDER)
        elif pile.bit & self.state.next:
            self.found.append(source | ONE_CARD | HOME)
        if pile.reach & self.tops:
            self.add_runs(pile, number)
        if pile.reach & self.loose:
            self.add_loose_runs(pile, source)
        if self.free > 0:
            self.found.append(source | ONE_CARD | CELL)
        if self.empties > 0:
            if self.spaces == ANYTHING:
                self.add_spaces(pile, source)
            elif self.spaces == KINGS:
                self.add_kings(pile, source)

    def add_runs(self, pile: Pile, number: i64) -> None:
        """Add the moves of a pile's cards onto other piles."""
        count: i64 = 1
        most: i64 = pile.run if pile.run < self.room else self.room
        lowest: Pile | None = pile
        while lowest is not None and count <= most:
            fits: i64 = lowest.bases & self.tops
            if fits:
                for target, other in enumerate(self.state.piles):
                    if other.bit & fits and target != number:
                        self.found.append(number << SOURCE | count << 8 | target)
            lowest = lowest.under
            count += 1

    def add_loose_runs(self, pile: Pile, source: i64) -> None:
        """Add the moves of a pile's cards onto cards from cells."""
        count: i64 = 1
        most: i64 = pile.run if pile.run < self.loose_room else self.loose_room
        lowest: Pile | None = pile
        while lowest is not None and count <= most:
            fits: i64 = lowest.bases & self.loose
            while fits:
                self.found.append(source | count << 8 | (CARD + lowest_bit(fits)))
                fits &= fits - 1
            lowest = lowest.under
            count += 1

    def add_spaces(self, pile: Pile, source: i64) -> None:
        """Add the moves of a pile's cards to an empty pile, but not those of the whole pile."""
        most: i64 = pile.run if pile.run < self.space_room else self.space_room
        if most >= pile.size:
            most = pile.size - 1
        count: i64 = most
        while count > 1:
            self.found.append(source | count << 8 | self.space)
            if self.group == AS_ROOM_ALLOWS:
                break  # the others can be made of moves of single cards
            count -= 1
        if most > 0 and self.free == 0:
            self.add_space(source | ONE_CARD | self.space)
            if self.cells > 0 and self.empties == 1:
                self.add_orders(source | ONE_CARD | CELL, 1)

    def add_kings(self, pile: Pile, source: i64) -> None:
        """Add the moves of cards to an empty pile that takes the highest rank, but not of a whole pile."""
        count: i64 = 1
        most: i64 = pile.run if pile.run < self.space_room else self.space_room
        lowest: Pile | None = pile
        while lowest is not None and count <= most and count < pile.size:
            if lowest.card >> 2 == self.highest:
                self.found.append(source | count << 8 | self.space)
            lowest = lowest.under
            count += 1

    def add_cell(self, card: i64) -> None:
        """Add the moves of a card in a cell."""
        source: i64 = (CARD + card) << SOURCE | ONE_CARD
        bases: i64 = self.bases[card]
        self.reach |= bases
        if self.state.next >> card & 1:
            self.found.append(source | HOME)
        if bases & self.tops:
            self.add_targets(source, bases)
        fits: i64 = bases & self.loose
        while fits:
            self.found.append(source | (CARD + lowest_bit(fits)))
            fits &= fits - 1

    def add_targets(self, source: i64, bases: i64) -> None:
        """Add the moves of a single card onto piles."""
        for target, pile in enumerate(self.state.piles):
            if pile.bit & bases:
                self.found.append(source | target)

    def add_back(self) -> None:
        """Add the moves of cards from foundations that let others be laid on them, or on cards below them."""
        backs: i64 = (self.state.next & ~15) >> 4
        home: i64 = backs
        home |= home >> 4
        home |= home >> 8
        home |= home >> 16
        home |= home >> 32
        wanted: i64 = self.reach & home
        more: i64 = wanted
        while more:
            # A card that comes back can be laid on another one.
            reached: i64 = self.bases[lowest_bit(more)] & home & ~wanted
            more &= more - 1
            more |= reached
            wanted |= reached
        while backs:
            card: i64 = lowest_bit(backs)
            backs &= backs - 1
            if wanted & self.suits[card & 3]:
                source: i64 = (FOUNDATION + card) << SOURCE | ONE_CARD
                self.add_targets(source, self.bases[card])
                is_king: bool = self.spaces == KINGS and card >> 2 == self.highest
                if self.empties > 0 and (self.spaces == ANYTHING or is_king):
                    self.add_space(source | self.space)

    def add_space(self, move: i64) -> None:
        """Add the move of a card to an empty pile.

        If this is the last room, cards that lie alone and those in cells can no longer change places, so each
        order of them is another move.
        """
        if self.cells == 0 or self.free > 0 or self.empties > 1:
            self.found.append(move)
        else:
            self.add_orders(move, 0)

    def add_orders(self, move: i64, more: i64) -> None:
        """Add a move with each order of the single cards: as many as now lie alone, and some more, shall."""
        alone: i64 = more
        for pile in self.state.piles:
            if pile.size == 1:
                alone += 1
        if alone == 0:
            self.found.append(move)
            return
        order: i64 = self.ones[alone]
        last: i64 = self.ones[self.cells + alone - more]
        while order <= last:
            self.found.append(move | order << ORDER)
            # The next larger word with as many bits.
            lowest: i64 = order & -order
            ripple: i64 = order + lowest
            order = ((order ^ ripple) >> 2) // lowest | ripple
