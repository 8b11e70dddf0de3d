"""Searches any building game for the fewest moves to a goal, the most promising positions first.

It knows every legal move. Of positions that are the same up to the order of cells and piles one is kept, but
the order of piles counts as long as the stock can be dealt onto them, and so does which pile a goal is about.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import (
    ANYTHING,
    AS_ROOM_ALLOWS,
    KINGS,
    TO_TABLEAU,
    TO_WASTE,
    GeneralRules,
)
from engine.searches.building.general_table import FIRST_FOUNDATION, STOCK, WASTE, GeneralTable
from engine.searches.building_goals.bound import HEIGHT_BITS, SUITS, Bound
from engine.searches.building_goals.piles import EMPTY_PILE, MOST_PILES, Piles
from engine.searches.building_goals.search import BUDGET_SPENT, EMPTY, FOUND, HOME, NONE, OPEN
from engine.searches.building_goals.situation import CARD_BITS, CARD_MASK, Situation

CELL: Final = 48
"""Stands for a cell in moves, where ``first`` is the card that comes out of it."""
PILE_BITS: Final = 20
WORD_SHIFT: Final = 60
"""Bits of a pile's number in a key, and of a word, which has three of them."""
STEP_BITS: Final = 21
FIRST: Final = 1
EACH: Final = 2
"""Which empty piles count: the first one if they are alike."""
ANY_NUMBER: Final = 1000
"""More cards than a pile has."""


class GoalSearch:
    """Positions in buckets by how many moves it takes at least to the goal by way of them."""

    def __init__(
        self,
        rules: GeneralRules,
        table: GeneralTable,
        kind: i64,
        pile: i64,
        count: i64,
        most: i64,
        budget: i64,
    ) -> None:
        """Take a goal within ``most`` moves: ``count`` home, or what ``kind`` says of a pile."""
        self.rules: GeneralRules = rules
        self.kind: i64 = kind
        self.wanted: i64 = pile if kind not in (HOME, SUITS) else -1
        self.count: i64 = count if kind != EMPTY else 0
        self.most: i64 = most
        self.budget: i64 = budget
        self.piles: Piles = Piles(rules)
        self.bound: Bound = Bound(rules, self.piles, table, kind, self.count, most)
        self.cells: i64 = len(table.cells)
        self.deals: bytes = table.stock if rules.stock == TO_TABLEAU else b""
        self.result: i64 = OPEN
        self.bits: list[int] = [1 << place for place in range(CARD_BITS * 8)]
        self.steps: list[int] = []  # the moves of the position that is expanded
        self.tops: i64 = 0  # the top cards of its piles
        self.spaces: i64 = 0  # which of its empty piles count
        self.line: list[int] = []
        self.trail: list[int] = []
        self.seen: dict[int, int] = {}  # the fewest moves to each position
        self.buckets: list[list[Situation]] = [[] for _ in range(most + 1)]
        start: Situation = Situation()
        start.piles = [self.piles.number_of(pile) for pile in table.piles]
        for number, height in enumerate(table.heights):
            start.heights |= self.packed(height) << (HEIGHT_BITS * number)
            start.home += height
        if rules.takes_runs:
            start.home //= rules.ranks
        for card in table.cells:
            if card >= 0:
                start.hold(card)
        start.stock = len(table.stock) if rules.stock == TO_TABLEAU else self.piles.number_of(table.stock)
        start.waste = table.waste
        start.redeals = table.redeals
        start.spaces = start.piles.count(EMPTY_PILE)
        self.add(start, 0)

    def packed(self, height: i64) -> i64:
        """Return the height of a foundation; where these take whole suits, whether it has one."""
        return min(height, 1) if self.rules.takes_runs else height

    def run(self) -> i64:
        """Search for the fewest moves; return ``FOUND``, ``NONE``, or ``BUDGET_SPENT``."""
        least: i64 = 0
        while self.result == OPEN and least <= self.most:
            bucket: list[Situation] = self.buckets[least]
            if not bucket:
                least += 1
                continue
            one: Situation = bucket.pop()
            if one.is_goal:
                self._write_line(one.number)
                self.result = FOUND
            elif self.seen[one.key] == one.made:
                self.expand(one, least)
        return NONE if self.result == OPEN else self.result

    def missing(self, one: Situation) -> i64:
        """Return how many moves it takes at least from a position to the goal."""
        bound: Bound = self.bound
        if self.kind == HOME:
            return bound.missing_home(one.piles, one.heights, one.home, one.made)
        if self.kind == SUITS:
            return bound.missing_suits(one.piles, one.stock)
        return bound.words[one.piles[self.wanted]]

    def is_reached(self, one: Situation) -> bool:
        """Tell whether the goal is reached in a position."""
        if self.wanted < 0:
            return one.home >= self.count
        pile: i64 = one.piles[self.wanted]
        if self.kind == EMPTY:
            return pile == EMPTY_PILE
        return self.piles.down[pile] < self.count

    def has_order(self, one: Situation) -> bool:
        """Tell whether the order of the piles can matter in the moves that are left."""
        return self.rules.stock == TO_TABLEAU and one.stock > 0 and one.made + one.spaces < self.most

    def key(self, one: Situation) -> int:
        """Return a number that tells positions apart."""
        piles: list[int] = one.piles
        if not self.has_order(one):
            first: int = -1
            if self.wanted >= 0:
                first = piles[self.wanted]
                piles = piles[:]
                piles[self.wanted] = -1
            piles = sorted(piles)
            if self.wanted >= 0:
                piles[0] = first
        key: int = one.cells
        key = self.joined(key, one.heights << PILE_BITS | one.stock)
        if self.rules.stock == TO_WASTE:
            key = self.joined(key, one.waste << 10 | (one.redeals + 1))
        at: i64 = 0
        size: i64 = len(piles)
        while at < size:
            word: i64 = piles[at]
            if at + 1 < size:
                word = word << PILE_BITS | self.own(piles, at + 1)
            if at + 2 < size:
                word = word << PILE_BITS | self.own(piles, at + 2)
            key = self.joined(key, word)
            at += 3
        return key

    def joined(self, key: int, word: int) -> int:
        """Return a longer key."""
        return key << WORD_SHIFT | word

    def own(self, numbers: list[int], at: i64) -> i64:
        """Return a number of a list."""
        return numbers[at]

    def expand(self, one: Situation, least: i64) -> None:
        """Add the positions after each move, unless all moves are to and fro."""
        self.steps = []
        self.tops = 0
        for pile in one.piles:
            if pile != EMPTY_PILE:
                self.tops |= self.bit_of_top(pile)
        self.spaces = 0
        if one.spaces > 0:
            self.spaces = EACH if self.has_order(one) else FIRST
        self.add_pile_moves(one)
        self.add_other_moves(one)
        if self.has_stock_move(one):
            self.steps.append(STOCK << 14 | STOCK)
        elif not self.steps:
            return
        self.add_to_and_fro(one)
        for step in self.steps:
            if self.result == OPEN:
                self.make(one, step, least)

    def add_pile_moves(self, one: Situation) -> None:
        """Add the moves of cards of piles; of a whole pile not those to empty ones."""
        for number in range(len(one.piles)):
            pile: i64 = one.piles[number]
            size: i64 = self.piles.size[pile]
            first: i64 = self.piles.start[pile]
            cards: bytes = self.piles.cards[pile]
            while first < size:
                spaces: i64 = self.spaces if first > 0 else 0
                self.add_targets(one, number, first, cards[first], size - first, spaces)
                first += 1
            if size > 0:
                self.add_cell_and_home(one, number, size - 1, cards[size - 1])

    def add_other_moves(self, one: Situation) -> None:
        """Add the moves of cards in cells, and of the top card of the waste."""
        card: i64 = 0
        held: i64 = one.cells
        while held > 0:
            card = (held & CARD_MASK) - 1
            held >>= CARD_BITS
            self.add_targets(one, CELL, card, card, 1, self.spaces)
            self.add_home(one, CELL, card, card)
        if one.waste > 0:
            card = self.piles.cards[one.stock][one.waste - 1]
            self.add_targets(one, WASTE, 0, card, 1, self.spaces)
            self.add_cell_and_home(one, WASTE, 0, card)

    def add_to_and_fro(self, one: Situation) -> None:
        """Add the moves off foundations, and those of whole piles to empty ones that change something."""
        if self.rules.gives_back:
            for number, suit in enumerate(self.rules.foundations):
                height: i64 = one.heights >> (HEIGHT_BITS * number) & 15
                if height > 0:
                    card: i64 = 4 * (height - 1) + suit
                    self.add_targets(one, FIRST_FOUNDATION + number, 0, card, 1, self.spaces)
        if self.spaces == 0:
            return
        self.tops = 0
        for number in range(len(one.piles)):
            pile: i64 = one.piles[number]
            is_whole: bool = self.piles.size[pile] > 0 and self.piles.start[pile] == 0
            if is_whole and (self.spaces == EACH or number == self.wanted):
                cards: bytes = self.piles.cards[pile]
                self.add_targets(one, number, 0, cards[0], len(cards), self.spaces)

    def add_targets(
        self, one: Situation, source: i64, first: i64, card: i64, count: i64, spaces: i64
    ) -> None:
        """Add the moves of cards to piles, and to none, the ``FIRST`` or ``EACH`` of the empty ones."""
        rules: GeneralRules = self.rules
        bases: i64 = rules.bases[card]
        if rules.spaces != ANYTHING and (rules.spaces != KINGS or card >> 2 != rules.ranks - 1):
            spaces = 0
        if bases & self.tops == 0 and spaces == 0:
            return
        room: i64 = self.room(one, one.spaces)
        for target in range(len(one.piles)):
            pile: i64 = one.piles[target]
            if target == source or count > room:
                continue
            if pile != EMPTY_PILE:
                if self.tops & bases & self.bit_of_top(pile):
                    self.steps.append(source << 14 | first << 7 | target)
            elif spaces != 0 and count <= self.room(one, one.spaces - 1):
                self.steps.append(source << 14 | first << 7 | target)
                if spaces == FIRST:
                    spaces = 0

    def bit_of_top(self, pile: i64) -> i64:
        """Return the bit of the top card of a pile."""
        return self.bits[self.piles.top[pile]]

    def room(self, one: Situation, spaces: i64) -> i64:
        """Return how many cards can be moved at once, with some empty piles besides their target."""
        if self.rules.group != AS_ROOM_ALLOWS:
            return ANY_NUMBER
        room: i64 = 1 + self.cells - one.held
        return room << spaces if self.rules.spaces == ANYTHING else room

    def add_cell_and_home(self, one: Situation, source: i64, first: i64, card: i64) -> None:
        """Add the moves of a card to a cell and to its foundation."""
        if one.held < self.cells:
            self.steps.append(source << 14 | first << 7 | CELL)
        self.add_home(one, source, first, card)

    def add_home(self, one: Situation, source: i64, first: i64, card: i64) -> None:
        """Add the move of a card to its foundation."""
        if self.rules.takes_runs:
            return
        for number, suit in enumerate(self.rules.foundations):
            if suit == card & 3 and one.heights >> (HEIGHT_BITS * number) & 15 == card >> 2:
                self.steps.append(source << 14 | first << 7 | FIRST_FOUNDATION + number)
                return

    def has_stock_move(self, one: Situation) -> bool:
        """Tell whether cards can be drawn or dealt, or the waste turned over."""
        if self.rules.stock == TO_TABLEAU:
            return one.stock > 0 and one.spaces == 0
        size: i64 = self.piles.size[one.stock]
        return size > 0 and (one.waste < size or one.redeals != 0)

    def make(self, one: Situation, step: i64, least: i64) -> None:
        """Add the position after a move."""
        after: Situation = one.copied()
        source: i64 = step >> 14
        first: i64 = step >> 7 & CARD_MASK
        target: i64 = step & CARD_MASK
        if source == STOCK:
            self.draw(after)
        else:
            self.move(after, source, first, target)
        self.bound.describe(len(self.piles.cards) - 1)
        self.add(after, one.number << STEP_BITS | step, least)

    def draw(self, after: Situation) -> None:
        """Draw cards, turn the waste over, or deal."""
        if self.rules.stock == TO_TABLEAU:
            begin: i64 = len(self.deals) - after.stock
            dealt: i64 = min(len(after.piles), after.stock)
            for number in range(dealt):
                card: bytes = self.deals[begin + number : begin + number + 1]
                self.lay(after, number, card)
            after.stock -= dealt
            return
        size: i64 = self.piles.size[after.stock]
        if after.waste < size:
            after.waste = min(after.waste + self.rules.draw, size)
        else:
            after.waste = 0
            if after.redeals > 0:
                after.redeals -= 1

    def move(self, after: Situation, source: i64, first: i64, target: i64) -> None:
        """Move cards from one place to another."""
        cards: bytes = b""
        if source < CELL:
            pile: i64 = after.piles[source]
            cards = self.piles.cards[pile][first:]
            left: i64 = self.piles.without(pile, first)
            after.piles[source] = left
            if left == EMPTY_PILE:
                after.spaces += 1
        elif source == CELL:
            after.release(first)
            cards = bytes([first])
        elif source == WASTE:
            held: bytes = self.piles.cards[after.stock]
            after.waste -= 1
            cards = held[after.waste : after.waste + 1]
            after.stock = self.piles.number_of(held[: after.waste] + held[after.waste + 1 :])
        else:
            place: i64 = source - FIRST_FOUNDATION
            after.heights -= self.own(self.bits, HEIGHT_BITS * place)
            after.home -= 1
            height: i64 = after.heights >> (HEIGHT_BITS * place) & 15
            cards = bytes([height * 4 + self.rules.foundations[place]])
        if target < CELL:
            if after.piles[target] == EMPTY_PILE:
                after.spaces -= 1
            self.lay(after, target, cards)
        elif target == CELL:
            after.hold(cards[0])
        else:
            after.heights += self.own(self.bits, HEIGHT_BITS * (target - FIRST_FOUNDATION))
            after.home += 1

    def lay(self, after: Situation, number: i64, cards: bytes) -> None:
        """Lay cards on a pile; a suit that they complete goes home."""
        before: i64 = after.piles[number]
        pile: i64 = self.piles.with_cards(before, cards)
        after.piles[number] = pile
        size: i64 = self.piles.size[before]
        if self.piles.size[pile] < size + len(cards):
            if pile == EMPTY_PILE:
                after.spaces += 1
            after.heights = after.heights << HEIGHT_BITS | 1
            after.home += 1

    def add(self, one: Situation, step: i64, least: i64 = 0) -> None:
        """Add a position unless it is known, or the goal too far from it."""
        one.is_goal = self.is_reached(one)
        if not step:
            self.bound.describe(len(self.piles.cards) - 1)
        at_least: i64 = one.made
        if not one.is_goal:
            at_least += max(self.missing(one), 1)
        at_least = max(at_least, least)
        if at_least > self.most:
            return
        key: int = self.key(one)
        known: int | None = self.seen.get(key)
        if known is not None and known <= one.made:
            return
        if len(self.trail) >= self.budget or len(self.piles.cards) >= MOST_PILES - 16:
            self.result = BUDGET_SPENT
            return
        self.seen[key] = one.made
        one.key = key
        one.number = len(self.trail)
        self.trail.append(step)
        self.buckets[at_least].append(one)

    def _write_line(self, number: i64) -> None:
        mask: i64 = (1 << STEP_BITS) - 1
        while number > 0:
            step: i64 = self.trail[number]
            self.line.append(step & mask)
            number = step >> STEP_BITS
        self.line.reverse()
