"""Makes moves, and those that can be made at once."""

from mypy_extensions import i64

from engine.searches.building.general_rules import GeneralRules
from engine.searches.building_piles.alike import exchange, key_of_home
from engine.searches.building_piles.cards import lowest_bit, unsafe_masks
from engine.searches.building_piles.moves import CARD, CELL, FOUNDATION, HOME, ORDER, SOURCE
from engine.searches.building_piles.pile import Pile, Piles
from engine.searches.building_piles.state import State


class Making:
    """Makes moves on positions, and writes down the single moves if asked to."""

    def __init__(self, rules: GeneralRules, piles: Piles, cells: int) -> None:
        self.piles: Piles = piles
        self.cells: i64 = cells
        self.unsafe: list[int] = unsafe_masks(rules)
        self.is_recording: bool = False
        self.record: list[int] = []  # of each move the source, the number of cards left there, and the target

    def make(self, state: State, move: i64) -> None:
        """Make a move."""
        source: i64 = move >> SOURCE & 255
        target: i64 = move & 255
        if move >> ORDER and target == HOME:
            exchange(state, self.piles, source, (move >> ORDER) - 1)
        elif move >> ORDER:
            target = self.arrange(state, move >> ORDER, target)
        if target >= CARD:
            space: i64 = 0
            for number, pile in enumerate(state.piles):
                if pile.size == 0:
                    space = number
                    break
            self.from_cell(state, target - CARD, space)
            target = space
        if source < CELL:
            self.from_pile(state, source, move >> 8 & 255, target)
        elif source < FOUNDATION:
            self.from_cell(state, source - CARD, target)
        else:
            self.from_foundation(state, source - FOUNDATION, target)

    def arrange(self, state: State, order: i64, target: i64) -> i64:
        """Let certain single cards lie on piles and the others in cells; return where the next one can go."""
        cards: i64 = state.cells
        space: i64 = 0
        for number, pile in enumerate(state.piles):
            if pile.size == 1:
                cards |= pile.bit
            elif pile.size == 0:
                space = number
        chosen: i64 = 0
        while order:
            if order & 1:
                chosen |= cards & -cards
            cards &= cards - 1
            order >>= 1
        alone: i64 = self.unwanted(state, chosen)
        while alone >= 0:
            self.from_cell(state, lowest_bit(chosen & state.cells), space)
            self.from_pile(state, alone, 1, CELL)
            space = alone
            alone = self.unwanted(state, chosen)
        if target != CELL:
            return space
        self.from_cell(state, lowest_bit(chosen & state.cells), space)
        return CELL

    def unwanted(self, state: State, chosen: i64) -> i64:
        """Return the number of a pile with a single card that is none of the chosen ones; -1 without such."""
        for number, pile in enumerate(state.piles):
            if pile.size == 1 and pile.bit & chosen == 0:
                return number
        return -1

    def from_pile(self, state: State, source: i64, count: i64, target: i64) -> None:
        """Move cards from a pile."""
        pile: Pile = state.piles[source]
        left: Pile = pile
        number: i64 = count
        while number > 0:
            under = left.under
            if under is not None:
                left = under
            number -= 1
        if self.is_recording:
            self.record.append(source << SOURCE | left.size << 8 | target)
        self.replace(state, source, left)
        if target == HOME:
            state.next ^= pile.bit ^ pile.bit << 4
            state.home += 1
        elif target == CELL:
            state.cells |= pile.bit
            state.held += 1
            state.key += self.piles.cell_keys[pile.card]
        else:
            self.replace(state, target, self.laid(state.piles[target], pile, count))

    def laid(self, pile: Pile, other: Pile, count: i64) -> Pile:
        """Return a pile with the top cards of another one laid on it."""
        under = other.under
        if count == 0 or under is None:
            return pile
        if count > 1:
            pile = self.laid(pile, under, count - 1)
        return self.piles.on(pile, other.card)

    def from_cell(self, state: State, card: i64, target: i64) -> None:
        """Move a card from a cell."""
        if self.is_recording:
            self.record.append((CARD + card) << SOURCE | target)
        bit: i64 = self.piles.singles[card].bit
        state.cells ^= bit
        state.held -= 1
        state.key -= self.piles.cell_keys[card]
        if target == HOME:
            state.next ^= bit ^ bit << 4
            state.home += 1
        else:
            self.replace(state, target, self.piles.on(state.piles[target], card))

    def from_foundation(self, state: State, card: i64, target: i64) -> None:
        """Take a card back from its foundation."""
        if self.is_recording:
            self.record.append((FOUNDATION + card) << SOURCE | target)
        bit: i64 = self.piles.singles[card].bit
        state.next ^= bit ^ bit << 4
        state.home -= 1
        self.replace(state, target, self.piles.on(state.piles[target], card))

    def replace(self, state: State, number: i64, pile: Pile) -> None:
        """Put another pile in the place of one."""
        state.key += pile.key - state.piles[number].key
        state.piles[number] = pile

    def force(self, state: State) -> None:
        """Make the moves home that lose nothing, and put cards that lie alone into cells: it is the same."""
        card: i64 = self.safe_card(state)
        while card >= 0:
            if state.cells >> card & 1:
                self.from_cell(state, card, HOME)
            else:
                source: i64 = 0
                for number, pile in enumerate(state.piles):
                    if pile.card == card:
                        source = number
                self.from_pile(state, source, 1, HOME)
            card = self.safe_card(state)
        if state.held < self.cells:
            for number, pile in enumerate(state.piles):
                if pile.size == 1 and state.held < self.cells:
                    self.from_pile(state, number, 1, CELL)

    def safe_card(self, state: State) -> i64:
        """Return a card that can go home without losing anything; -1 if there is none."""
        cards: i64 = state.cells
        for pile in state.piles:
            cards |= pile.bit
        cards &= state.next
        while cards:
            card: i64 = lowest_bit(cards)
            if state.next & self.unsafe[card] == 0:
                return card
            cards &= cards - 1
        return -1

    def key(self, state: State) -> i64:
        """Return a key that is equal for positions that lead to each other.

        While there is room for one more, cards that lie alone can change places with those in cells.
        """
        if self.piles.has_alike:
            return state.key + key_of_home(state.next)
        if self.cells == 0:
            return state.key
        change: i64 = 0
        has_room: bool = state.held < self.cells
        for pile in state.piles:
            change += pile.loose_key
            if pile.size == 0:
                has_room = True
        return state.key + change if has_room else state.key
