"""A position of any building game for its search: where each card lies, and what its moves lead to."""

from typing import Final

from engine.searches.building.general_rules import (
    ANY_CARDS,
    ANYTHING,
    AS_ROOM_ALLOWS,
    KINGS,
    ONE,
    SUIT_SEQUENCE,
    TO_TABLEAU,
    GeneralRules,
)

DOWN: Final = 64
"""Added to the number of a card that lies face down."""
END: Final = b"\xff"
"""Ends the cards of a pile, where they are put together."""
FIRST_CELL: Final = 48
FIRST_FOUNDATION: Final = 64
WASTE: Final = 96
STOCK: Final = 97
"""Numbers of places in moves: those of the piles are from 0."""


class GeneralTable:
    """A position."""

    def __init__(self) -> None:
        self.piles: list[bytes] = []
        self.heights: list[int] = []  # of the foundations
        self.cells: list[int] = []  # the card of each; -1 if it is empty
        self.stock: bytes = b""  # the cards of the waste, and then those of the stock, as they are drawn
        self.waste: int = 0  # how many of them are in the waste
        self.redeals: int = 0  # how often the waste can be turned over; below 0 for any number
        self.number: int = 0  # in the trail of the search
        self.made: int = 0  # how many moves led here

    def copied(self) -> "GeneralTable":
        """Return another table with the same cards."""
        other: GeneralTable = GeneralTable()
        other.piles = self.piles[:]
        other.heights = self.heights[:]
        other.cells = self.cells[:]
        other.stock = self.stock
        other.waste = self.waste
        other.redeals = self.redeals
        other.made = self.made + 1
        return other

    def is_home(self) -> bool:
        """Tell whether every card has gone home."""
        if self.stock:
            return False
        if any(self.piles):
            return False
        return max(self.cells, default=-1) < 0

    def key(self, has_order: bool) -> bytes:
        """Return what tells tables apart; without an order, piles and cells may be in any."""
        piles: list[bytes] = self.piles if has_order else sorted(self.piles)
        cells: list[int] = sorted([card + 1 for card in self.cells])
        rest: list[int] = [self.waste, self.redeals + 1]
        return END.join(piles) + END + bytes(cells + self.heights + rest) + self.stock

    def take_from_pile(self, pile: int, first: int) -> bytes:
        """Take the cards from a certain one up from a pile, and turn up the one below."""
        cards: bytes = self.piles[pile]
        left: bytes = cards[:first]
        if first > 0 and left[first - 1] >= DOWN:
            left = left[: first - 1] + bytes([left[first - 1] - DOWN])
        self.piles[pile] = left
        return cards[first:]


class GeneralMoves:
    """Makes moves by the rules of a game."""

    def __init__(self, rules: GeneralRules) -> None:
        self.rules: GeneralRules = rules

    def group_start(self, pile: bytes) -> int:
        """Return the number of cards under those of a pile that can be moved together."""
        start: int = len(pile) - 1
        if start < 0:
            return 0
        group: int = self.rules.group
        if group == ONE:
            return start
        while start > 0:
            card: int = pile[start]
            base: int = pile[start - 1]
            if base >= DOWN:
                break
            if group != ANY_CARDS:
                if self.rules.bases[card] >> base & 1 == 0:
                    break
                if group == SUIT_SEQUENCE and (card ^ base) & 3:
                    break
            start -= 1
        return start

    def room(self, table: GeneralTable, target: int) -> int:
        """Return how many cards can be moved to a pile at once."""
        if self.rules.group != AS_ROOM_ALLOWS:
            return len(table.stock) + 1000
        count: int = 1
        for card in table.cells:
            if card < 0:
                count += 1
        if self.rules.spaces == ANYTHING:
            for number, pile in enumerate(table.piles):
                if not pile and number != target:
                    count *= 2
        return count

    def fits(self, table: GeneralTable, card: int, target: int) -> bool:
        """Tell whether a card may be laid on a pile."""
        pile: bytes = table.piles[target]
        if pile:
            return self.rules.bases[card] >> (pile[len(pile) - 1] & (DOWN - 1)) & 1 != 0
        if self.rules.spaces == KINGS:
            return card >> 2 == self.rules.ranks - 1
        return self.rules.spaces == ANYTHING

    def home_of(self, table: GeneralTable, card: int) -> int:
        """Return the foundation on which a card can go; -1 if there is none."""
        if self.rules.takes_runs:
            return -1
        for number, suit in enumerate(self.rules.foundations):
            if suit == card & 3 and table.heights[number] == card >> 2:
                return number
        return -1

    def stock_move(self, table: GeneralTable) -> bool:
        """Tell whether cards can be drawn or dealt, or the waste turned over."""
        if not table.stock:
            return False
        if self.rules.stock == TO_TABLEAU:
            return b"" not in table.piles
        return table.waste < len(table.stock) or table.redeals != 0

    def after_stock(self, table: GeneralTable) -> GeneralTable:
        """Return the table after what the stock allows."""
        after: GeneralTable = table.copied()
        if self.rules.stock == TO_TABLEAU:
            dealt: int = min(len(after.piles), len(after.stock))
            for number in range(dealt):
                after.piles[number] += after.stock[number : number + 1]
            after.stock = after.stock[dealt:]
            self.send_runs(after)
        elif after.waste < len(after.stock):
            after.waste = min(after.waste + self.rules.draw, len(after.stock))
        else:
            after.waste = 0
            if after.redeals > 0:
                after.redeals -= 1
        return after

    def after_cards(self, table: GeneralTable, source: int, first: int, target: int) -> GeneralTable:
        """Return the table after cards have moved; ``first`` is the index of the lowest one in its pile."""
        after: GeneralTable = table.copied()
        cards: bytes = b""
        if source < FIRST_CELL:
            cards = after.take_from_pile(source, first)
        elif source < FIRST_FOUNDATION:
            cards = bytes([after.cells[source - FIRST_CELL]])
            after.cells[source - FIRST_CELL] = -1
        elif source < WASTE:
            number: int = source - FIRST_FOUNDATION
            after.heights[number] -= 1
            cards = bytes([after.heights[number] * 4 + self.rules.foundations[number]])
        else:
            after.waste -= 1
            cards = after.stock[after.waste : after.waste + 1]
            after.stock = after.stock[: after.waste] + after.stock[after.waste + 1 :]
        if target < FIRST_CELL:
            after.piles[target] += cards
            if self.rules.takes_runs:
                self.send_runs(after)
        elif target < FIRST_FOUNDATION:
            after.cells[target - FIRST_CELL] = cards[0]
        else:
            after.heights[target - FIRST_FOUNDATION] += 1
        return after

    def send_runs(self, table: GeneralTable) -> None:
        """Send the complete suits home, where foundations take these."""
        if not self.rules.takes_runs:
            return
        ranks: int = self.rules.ranks
        for number, pile in enumerate(table.piles):
            start: int = len(pile) - ranks
            if start < 0:
                continue
            suit: int = pile[start] & 3
            is_whole: bool = True
            for at in range(ranks):
                if pile[start + at] != 4 * (ranks - 1 - at) + suit:
                    is_whole = False
                    break
            if is_whole:
                table.take_from_pile(number, start)
                for place, height in enumerate(table.heights):
                    if height == 0:
                        table.heights[place] = ranks
                        break
