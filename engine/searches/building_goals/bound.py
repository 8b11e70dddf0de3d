"""How many moves a goal of any building game takes at least.

Cards that lie on each other and cannot be moved together take a move of their own each. For cards that are to
go home, this is counted for each way to share them out among the suits: a card takes its move home, and what
lies on it has to leave before, as does a card on a lower one of its suit. For a complete suit, a move lays
at most one card onto the next higher one of its suit, and a deal no more than come with it.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import TO_TABLEAU, GeneralRules
from engine.searches.building.general_table import DOWN, GeneralTable
from engine.searches.building_goals.node import count_bits
from engine.searches.building_goals.piles import Piles, moves_together
from engine.searches.building_goals.search import HOME

SUITS: Final = 3
"""A kind of goals: complete suits home, where foundations take nothing else. The others are those of games
like Klondike."""
HEIGHT_BITS: Final = 4
"""Bits of the height of a foundation."""
FIELD: Final = 7
FIELDS: Final = 8
FIELD_MASK: Final = 127
"""A word has eight numbers of seven bits each."""
MOST_WAYS: Final = 24
"""Ways to share cards out among the suits that are counted for each position."""
FAR: Final = 100
MOST_COUNTED: Final = 24
"""Moves within which the numbers of a word stay small enough."""


class Bound:
    """Counts moves to a goal."""

    def __init__(
        self, rules: GeneralRules, piles: Piles, start: GeneralTable, kind: i64, count: i64, most: i64
    ) -> None:
        self.rules: GeneralRules = rules
        self.piles: Piles = piles
        self.kind: i64 = kind
        self.count: i64 = count
        self.words: list[int] = []  # for each pile, as many as there are in ``width``
        self.width: i64 = 1
        self.ways: list[list[int]] = []  # heights of the foundations at the goal
        self.others: i64 = FAR  # the fewest moves from the start by other ways
        self.of_heights: dict[int, list[int]] = {}
        self.rows: dict[int, list[int]] = {}  # by the number of cards in the stock
        if kind == HOME:
            self._share_out(start, most)
        elif kind == SUITS:
            self._read_rows(start)

    def _share_out(self, start: GeneralTable, most: i64) -> None:
        """Find the ways to have the cards of the goal home that may take so few moves."""
        suits: list[int] = self.rules.foundations
        has_copies: bool = len(set(suits)) < len(suits)
        if has_copies or self.rules.stock == TO_TABLEAU or most > MOST_COUNTED:
            self.others = 0
            return
        self._add_ways([], start.heights, self.count, most)
        found: list[tuple[int, list[int]]] = []
        for way in self.ways:
            least: int = 0
            for number, one in enumerate(way):
                least += distance(one, start.heights[number])
            for pile in start.piles:
                least += self.blocked(pile, way)
            if least <= most:
                found.append((least, way))
        found.sort()
        self.ways = [way for _, way in found[:MOST_WAYS]]
        if len(found) > MOST_WAYS:
            self.others = found[MOST_WAYS][0]
        self.width = max(1, (len(self.ways) + FIELDS - 1) // FIELDS)

    def _add_ways(self, way: list[int], heights: list[int], count: i64, most: i64) -> None:
        """Add the ways that begin with some heights and have ``count`` more cards home."""
        number: int = len(way)
        height: i64 = heights[number]
        lowest: i64 = max(height - most, 0) if self.rules.gives_back else height
        highest: i64 = min(height + most, self.rules.ranks)
        if number == len(heights) - 1:
            if lowest <= count <= highest:
                self.ways.append([*way, count])
            return
        for one in range(lowest, highest + 1):
            self._add_ways([*way, one], heights, count - one, most - distance(one, height))

    def _read_rows(self, start: GeneralTable) -> None:
        """Note what each deal can lay onto the next higher card, in all deals that are left."""
        row: int = len(start.piles)
        left: bytes = start.stock
        while left:
            pairs: list[int] = []
            joined: int = 0
            for at, card in enumerate(left):
                if card >> 2 < self.rules.ranks - 1:
                    joined |= 1 << (card >> 2) * 4 + (card & 3)
                if (at + 1) % row == 0 or at == len(left) - 1:
                    pairs.append(joined)
            self.rows[len(left)] = pairs
            left = left[row:]

    def blocked(self, pile: bytes, way: list[int]) -> int:
        """Return how many moves it takes at least to clear the cards of a pile that have to go home."""
        blocked: int = 0
        is_counted: bool = False
        is_above: bool = False
        lowest: list[int] = [FAR, FAR, FAR, FAR]
        under: int = DOWN
        for one in pile:
            card: int = one & (DOWN - 1)
            suit: int = card & 3
            rank: int = card >> 2
            if not moves_together(self.rules, under, card):
                is_counted = False
            has_to_go: bool = rank < self.height_of(way, suit)
            has_to_wait: bool = is_above and (not has_to_go or rank > lowest[suit])
            if has_to_wait and not is_counted:
                is_counted = True
                blocked += 1
            if has_to_go:
                is_above = True
                lowest[suit] = min(lowest[suit], rank)
            under = one
        return blocked

    def height_of(self, way: list[int], suit: int) -> int:
        """Return how high the foundation of a suit is at the goal."""
        for number, one in enumerate(self.rules.foundations):
            if one == suit:
                return way[number]
        return 0

    def runs_above(self, pile: bytes) -> int:
        """Return how many moves it takes at least to take away all but the lowest cards of a pile."""
        runs: int = 0
        for at in range(self.count, len(pile)):
            if at == self.count or not moves_together(self.rules, pile[at - 1], pile[at]):
                runs += 1
        return runs

    def pairs(self, pile: bytes) -> int:
        """Return which cards of a pile lie on the next higher ones of their suits."""
        joined: int = 0
        for at in range(1, len(pile)):
            card: int = pile[at] & (DOWN - 1)
            if pile[at - 1] & (DOWN - 1) == card + 4:
                joined |= 1 << card
        return joined

    def describe(self, pile: i64) -> None:
        """Note what counts of all piles up to that number."""
        while len(self.words) < (pile + 1) * self.width:
            cards: bytes = self.piles.cards[len(self.words) // self.width]
            if self.kind == SUITS:
                self.words.append(self.pairs(cards))
            elif self.kind != HOME:
                self.words.append(self.runs_above(cards))
            else:
                for word in range(self.width):
                    packed: i64 = 0
                    for field in range(FIELDS):
                        at: i64 = word * FIELDS + field
                        if at < len(self.ways):
                            blocked: i64 = self.blocked(cards, self.ways[at])
                            packed |= blocked << (field * FIELD)
                    self.words.append(packed)

    def moves_home(self, heights: i64) -> list[int]:
        """Return how far foundations of those heights are from each way, in words."""
        known: list[int] | None = self.of_heights.get(heights)
        if known is not None:
            return known
        words: list[int] = []
        for word in range(self.width):
            packed: i64 = 0
            for field in range(FIELDS):
                at: i64 = word * FIELDS + field
                left: i64 = FAR
                if at < len(self.ways):
                    left = 0
                    for number, wanted in enumerate(self.ways[at]):
                        height: i64 = heights >> (HEIGHT_BITS * number) & 15
                        left += distance(wanted, height)
                packed |= min(left, FAR) << (field * FIELD)
            words.append(packed)
        self.of_heights[heights] = words
        return words

    def missing_home(self, piles: list[int], heights: i64, home: i64, made: i64) -> i64:
        """Return how many moves it takes at least to have the cards of the goal home."""
        least: i64 = max(self.others - made, self.count - home)
        base: list[int] = self.moves_home(heights)
        for word in range(self.width):
            packed: i64 = base[word]
            for pile in piles:
                own: i64 = self.words[pile * self.width + word]
                packed += own
            for field in range(FIELDS):
                least = min(least, packed >> (field * FIELD) & FIELD_MASK)
        return least

    def missing_suits(self, piles: list[int], stock: i64) -> i64:
        """Return how many moves it takes at least to complete a suit."""
        joined: i64 = 0
        for pile in piles:
            own: i64 = self.words[pile]
            joined |= own
        ranks: i64 = self.rules.ranks
        least: i64 = FAR
        for suit in range(4):
            one: i64 = 1 << suit
            suit_mask: i64 = 0
            for _ in range(ranks - 1):
                suit_mask = suit_mask << 4 | one
            unjoined: i64 = suit_mask & ~joined
            least = min(least, count_bits(unjoined))
            if stock > 0:
                for deals, row in enumerate(self.rows[stock]):
                    dealt: i64 = row
                    least = min(least, deals + 1 + count_bits(unjoined & ~dealt))
        return max(least, 1)


def distance(one: i64, other: i64) -> i64:
    """Return how far apart two numbers are."""
    return one - other if one > other else other - one
