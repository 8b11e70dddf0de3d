"""Plays any building game fast, by weights of its moves, and looks at no hidden card."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import ANYTHING, SUIT_SEQUENCE, GeneralRules
from engine.searches.building.general_search import GeneralSearch, code
from engine.searches.building.general_table import (
    DOWN,
    FIRST_CELL,
    FIRST_FOUNDATION,
    STOCK,
    WASTE,
    GeneralMoves,
    GeneralTable,
)
from engine.searches.random_generator import RandomGenerator

MOST_MOVES: Final = 250
HOME: Final = 200
"""What a move is worth that brings a card home; then what else may speak for a move, or against it."""
TURNS_UP: Final = 60
FREES_WANTED: Final = 50
EMPTIES: Final = 30
FROM_CELL: Final = 30
FROM_WASTE: Final = 25
SAME_SUIT: Final = 8
DIGS: Final = 40
"""Divided by the number of cards that lie on one that goes home next."""
BURIES: Final = 20
"""Subtracted, divided in the same way."""
TO_CELL: Final = 30
TO_SPACE: Final = 25
SHUFFLES: Final = 25
"""Subtracted where a card leaves another on which it may lie."""
DRAWS: Final = 5


class GeneralPlayer:
    """Makes the move of the greatest worth that leads to a position not seen before."""

    def __init__(
        self, rules: GeneralRules, start: GeneralTable, seed: int, noise: int, goes_back: bool
    ) -> None:
        """Take a position; whoever sees all cards ``goes_back`` in thought where a line leads to no end."""
        self.rules: GeneralRules = rules
        self.search: GeneralSearch = GeneralSearch(rules, start)
        self.moves: GeneralMoves = self.search.moves
        self.table: GeneralTable = start
        self.generator: RandomGenerator = RandomGenerator(seed)
        self.noise: int = noise
        self.seen: set[bytes] = {start.key(self.search.has_order(start))}
        self.goes_back: bool = goes_back
        self.behind: list[GeneralTable] = []
        self.most_home: int = sum(start.heights)

    def play(self) -> int:
        """Play until the game is won or nothing new is found; return how many cards are home."""
        for _ in range(MOST_MOVES):
            if self.table.is_home():
                break
            if self.step():
                self.most_home = max(self.most_home, sum(self.table.heights))
            elif self.behind:
                self.table = self.behind.pop()
            else:
                break
        return self.most_home

    def step(self) -> bool:
        """Make a move; tell whether there is one that leads to something new."""
        worths: list[int] = []
        for move in self.search.leading_moves(self.table):
            noise: i64 = self.generator.below(self.noise)
            worths.append((self.worth(move) + noise + 1024) << 24 | move)
        if self.moves.stock_move(self.table):
            worths.append((DRAWS + 1024) << 24 | code(STOCK, 0, STOCK))
        worths.sort(reverse=True)
        for worth in worths:
            after: GeneralTable = self.after(worth & 0xFFFFFF)
            key: bytes = after.key(self.search.has_order(after))
            if key not in self.seen:
                self.seen.add(key)
                if self.goes_back:
                    self.behind.append(self.table)
                self.table = after
                return True
        return False

    def after(self, move: int) -> GeneralTable:
        """Return the table after a move."""
        source: int = move >> 14
        if source == STOCK:
            return self.moves.after_stock(self.table)
        return self.moves.after_cards(self.table, source, move >> 7 & 127, move & 127)

    def worth(self, move: int) -> int:
        """Return what speaks for a move of cards."""
        table: GeneralTable = self.table
        source: int = move >> 14
        first: int = move >> 7 & 127
        target: int = move & 127
        worth: int = 0
        if FIRST_FOUNDATION <= target < WASTE:
            worth += HOME
        if source >= FIRST_CELL:
            worth += FROM_WASTE if source == WASTE else FROM_CELL
        else:
            worth += self.leaving(table.piles[source], first, target)
        if target < FIRST_CELL:
            worth += self.arriving(table, source, first, target)
        elif target < FIRST_FOUNDATION:
            worth -= TO_CELL + 10 * (len(table.cells) - table.cells.count(-1))
        return worth

    def leaving(self, pile: bytes, first: int, target: int) -> int:
        """Return what it is worth that cards leave a pile."""
        if first == 0:
            return EMPTIES if self.rules.spaces == ANYTHING else EMPTIES // 2
        under: int = pile[first - 1]
        if under >= DOWN:
            return TURNS_UP - first
        worth: int = self.wanted(pile, DIGS)
        if self.moves.home_of(self.table, under) >= 0:
            worth += FREES_WANTED
        elif target < FIRST_FOUNDATION and self.rules.bases[pile[first]] >> under & 1:
            worth -= SHUFFLES
            if (under ^ pile[first]) & 3 == 0:
                worth -= SAME_SUIT
        return worth

    def arriving(self, table: GeneralTable, source: int, first: int, target: int) -> int:
        """Return what it is worth that cards come onto a pile."""
        pile: bytes = table.piles[target]
        if not pile:
            return -TO_SPACE if self.rules.spaces == ANYTHING else 0
        card: int = -1
        if source < FIRST_CELL:
            card = table.piles[source][first]
        elif source < FIRST_FOUNDATION:
            card = table.cells[source - FIRST_CELL]
        worth: int = -self.wanted(pile, BURIES)
        if card >= 0 and (card ^ pile[len(pile) - 1]) & 3 == 0:
            worth += SAME_SUIT * (3 if self.rules.group == SUIT_SEQUENCE else 1)
        return worth

    def wanted(self, pile: bytes, worth: int) -> int:
        """Return the worth of the uppermost card of a pile that goes home next, less if cards lie on it."""
        size: int = len(pile)
        at: int = size - 1
        while at >= 0 and pile[at] < DOWN:
            if self.moves.home_of(self.table, pile[at]) >= 0:
                return worth // (size - at)
            at -= 1
        return 0
