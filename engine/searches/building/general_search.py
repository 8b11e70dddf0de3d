"""Searches any building game, the most promising positions first, until all positions are known."""

from typing import Final

from engine.searches.building.general_rules import ANYTHING, TO_TABLEAU, GeneralRules
from engine.searches.building.general_table import (
    DOWN,
    FIRST_CELL,
    FIRST_FOUNDATION,
    STOCK,
    WASTE,
    GeneralMoves,
    GeneralTable,
)
from engine.searches.building.search import LOST, UNDECIDED, WON, Found

BUCKETS: Final = 1024
SLOWNESS: Final = 2
"""How many moves count as much as the least other difference between positions."""


class GeneralSearch:
    """Positions in buckets by their value; of equals, the newest is first."""

    def __init__(self, rules: GeneralRules, start: GeneralTable) -> None:
        self.rules: GeneralRules = rules
        self.moves: GeneralMoves = GeneralMoves(rules)
        self.seen: set[bytes] = set()
        self.trail: list[int] = []  # for each position the number of its parent, and the move
        self.buckets: list[list[GeneralTable]] = [[] for _ in range(BUCKETS)]
        self.lowest: int = BUCKETS
        self.best: int = 0  # the number of the position with the most cards home
        self.best_home: int = -1
        self.verdict: int = UNDECIDED
        self.add(start, 0)

    def run(self, budget: int) -> None:
        """Go on until the game is decided, or that number of positions is seen."""
        while self.verdict == UNDECIDED and len(self.seen) < budget:
            while self.lowest < BUCKETS and not self.buckets[self.lowest]:
                self.lowest += 1
            if self.lowest == BUCKETS:
                self.verdict = LOST
                return
            self.expand(self.buckets[self.lowest].pop(), budget)

    def has_order(self, table: GeneralTable) -> bool:
        """Tell whether the order of the piles matters."""
        return self.rules.stock == TO_TABLEAU and len(table.stock) > 0

    def expand(self, table: GeneralTable, budget: int) -> None:
        """Add the positions after each move, unless all moves are to and fro."""
        moves: list[int] = self.leading_moves(table)
        if self.moves.stock_move(table):
            moves.append(code(STOCK, 0, STOCK))
        elif not moves:
            return
        if self.rules.gives_back:
            for number, height in enumerate(table.heights):
                if height > 0:
                    card: int = 4 * (height - 1) + self.rules.foundations[number]
                    self.add_targets(moves, table, FIRST_FOUNDATION + number, 0, card, 1)
        if self.has_order(table):
            self.add_whole_piles(moves, table)
        for move in moves:
            if len(self.seen) >= budget:
                return
            source: int = move >> 14
            if source == STOCK:
                self.add(self.moves.after_stock(table), table.number << 21 | move)
            else:
                after: GeneralTable = self.moves.after_cards(table, source, move >> 7 & 127, move & 127)
                self.add(after, table.number << 21 | move)

    def leading_moves(self, table: GeneralTable) -> list[int]:
        """Return the moves of cards that are more than to and fro."""
        moves: list[int] = []
        for number, pile in enumerate(table.piles):
            start: int = self.moves.group_start(pile)
            size: int = len(pile)
            for first in range(start, size):
                self.add_targets(moves, table, number, first, pile[first], size - first)
            if size > 0:
                self.add_cell_and_home(moves, table, number, size - 1, pile[size - 1])
        for number, card in enumerate(table.cells):
            if card >= 0:
                self.add_targets(moves, table, FIRST_CELL + number, 0, card, 1)
                self.add_home(moves, table, FIRST_CELL + number, 0, card)
        if table.waste > 0:
            top: int = table.stock[table.waste - 1]
            self.add_targets(moves, table, WASTE, 0, top, 1)
            self.add_cell_and_home(moves, table, WASTE, 0, top)
        return moves

    def add_targets(
        self, moves: list[int], table: GeneralTable, source: int, first: int, card: int, count: int
    ) -> None:
        """Add the moves of cards to piles; of empty ones only the first, if they are alike."""
        has_space: bool = source < FIRST_CELL and first == 0
        for target in range(len(table.piles)):
            is_space: bool = not table.piles[target]
            if target == source or (is_space and has_space) or not self.moves.fits(table, card, target):
                continue
            if count <= self.moves.room(table, target):
                moves.append(code(source, first, target))
                has_space = has_space or (is_space and not self.has_order(table))

    def add_whole_piles(self, moves: list[int], table: GeneralTable) -> None:
        """Add the moves of whole piles to empty ones."""
        for number, pile in enumerate(table.piles):
            if pile and self.moves.group_start(pile) == 0:
                for target in range(len(table.piles)):
                    is_fit: bool = not table.piles[target] and self.moves.fits(table, pile[0], target)
                    if is_fit and len(pile) <= self.moves.room(table, target):
                        moves.append(code(number, 0, target))

    def add_cell_and_home(
        self, moves: list[int], table: GeneralTable, source: int, first: int, card: int
    ) -> None:
        """Add the moves of a card to the first empty cell and to its foundation."""
        for number, held in enumerate(table.cells):
            if held < 0:
                moves.append(code(source, first, FIRST_CELL + number))
                break
        self.add_home(moves, table, source, first, card)

    def add_home(self, moves: list[int], table: GeneralTable, source: int, first: int, card: int) -> None:
        """Add the move of a card to its foundation."""
        home: int = self.moves.home_of(table, card)
        if home >= 0:
            moves.append(code(source, first, FIRST_FOUNDATION + home))

    def add(self, table: GeneralTable, step: int) -> None:
        """Add a position unless it is known."""
        key: bytes = table.key(self.has_order(table))
        if key in self.seen or self.verdict == WON:
            return
        self.seen.add(key)
        table.number = len(self.trail)
        self.trail.append(step)
        home: int = sum(table.heights)
        if home > self.best_home:
            self.best_home = home
            self.best = table.number
        if table.is_home():
            self.verdict = WON
            self.best = table.number
        value: int = min(self.value(table), BUCKETS - 1)
        self.buckets[value].append(table)
        if value < self.lowest:
            self.lowest = value

    def value(self, table: GeneralTable) -> int:
        """Return how far from a win a position seems: by cards not home, face down, or out of sequence."""
        value: int = 2 * len(table.stock) + table.made // SLOWNESS
        for pile in table.piles:
            start: int = self.moves.group_start(pile)
            value += 2 * len(pile)
            if not pile and self.rules.spaces == ANYTHING:
                value -= 3
            for at in range(start):
                value += 5 if pile[at] >= DOWN else 2
                if (pile[at] & (DOWN - 1)) >> 2 < pile[at + 1] >> 2 & 15:
                    value += 2
        for card in table.cells:
            if card >= 0:
                value += 4
        return max(value, 0)

    def line(self) -> list[int]:
        """Return the moves to the best position."""
        moves: list[int] = []
        number: int = self.best
        while number > 0:
            moves.append(self.trail[number] & 0x1FFFFF)
            number = self.trail[number] >> 21
        moves.reverse()
        return moves


def code(source: int, first: int, target: int) -> int:
    """Return the number of a move."""
    return source << 14 | first << 7 | target


def search_any(rules: GeneralRules, start: GeneralTable, budget: int) -> Found:
    """Look for a win from a position, within a budget of positions."""
    found: GeneralSearch = GeneralSearch(rules, start)
    found.run(budget)
    return Found(found.verdict, found.line(), len(found.seen))
