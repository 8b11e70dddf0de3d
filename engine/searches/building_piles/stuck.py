"""Finds positions in which no room can ever be made, so that they are lost."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import AS_ROOM_ALLOWS, ONE, GeneralRules
from engine.searches.building_piles.alike import of_their_ranks
from engine.searches.building_piles.cards import SUITS, lowest_bit
from engine.searches.building_piles.pile import Pile
from engine.searches.building_piles.state import State

LOWEST_RANK: Final = (1 << SUITS) - 1


class Stuck:
    """Takes cards from piles as if any number could be laid on each card that has once been uncovered.

    Cards that are alike can go home from where any of their rank is. That allows more than the rules do. So
    if even then no pile gets empty and no card leaves a cell, none ever will. It needs games in which cards
    move one by one, at least while there is no room.
    """

    def __init__(self, rules: GeneralRules, cells: int) -> None:
        self.can_tell: bool = rules.group in {ONE, AS_ROOM_ALLOWS}
        self.gives_back: bool = rules.gives_back
        self.bases: list[int] = rules.bases
        self.cells: i64 = cells

    def is_stuck(self, state: State) -> bool:
        """Tell whether no room can be made in a position; ``False`` where there is some."""
        if not self.can_tell or state.held < self.cells:
            return False
        reached: i64 = self.home(state.next) if self.gives_back else 0
        for pile in state.piles:
            if pile.size == 0:
                return False
            reached |= pile.bit
        return self.stays_stuck(state, reached)

    def home(self, needed: i64) -> i64:
        """Return the cards on the foundations."""
        home: i64 = 0
        back: i64 = (needed & ~LOWEST_RANK) >> SUITS
        while back:
            home |= back
            back = (back & ~LOWEST_RANK) >> SUITS
        return home

    def stays_stuck(self, state: State, reached: i64) -> bool:
        """Tell whether no room can be made in a position that has none, with some cards uncovered."""
        needed: i64 = state.next
        gone: i64 = 0
        alike: i64 = 0
        for pile in state.piles:
            alike |= pile.alike
        left: list[Pile] = state.piles[:]
        is_new: bool = True
        while is_new:
            is_new = False
            home: i64 = needed & (reached | alike)
            while home:
                gone |= home
                needed ^= home ^ home << SUITS
                home = needed & (reached | alike)
            gone |= of_their_ranks(gone) & alike
            for number, pile in enumerate(left):
                now: Pile = pile
                while now.bases & reached or now.bit & gone:
                    under = now.under
                    if under is None or under.size == 0:
                        return False
                    now = under
                    reached |= now.bit
                    is_new = True
                left[number] = now
        return not self.can_leave_cell(state.cells, reached, needed)

    def can_leave_cell(self, cells: i64, reached: i64, needed: i64) -> bool:
        """Tell whether one of the cards in cells can go home or be laid on a card that was uncovered."""
        if cells & needed:
            return True
        left: i64 = cells
        while left:
            if self.bases[lowest_bit(left)] & reached:
                return True
            left &= left - 1
        return False
