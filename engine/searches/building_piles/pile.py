"""The piles that a search meets, each once: a card on another pile, with what the search asks of it.

Piles of the same cards are one object, so laying a card on a pile and taking one away are steps between
objects that know their sequences, their part of the key of a position, and their part of its value.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from engine.searches.building.general_rules import ANY_CARDS, ONE, SUIT_SEQUENCE, GeneralRules
from engine.searches.building.table import spread
from engine.searches.building_piles.cards import BITS, CARDS
from engine.searches.building_piles.tries import NO_RANK
from engine.searches.random_generator import RandomGenerator

KEY_BITS: Final = 58
"""Of a pile or a card in a cell: the sum of as many as a position has stays below 2^63."""
DOWN_VALUE: Final = 5
BREAK_VALUE: Final = 2
BLOCK_VALUE: Final = 4
EASY_BLOCK_VALUE: Final = 2
"""Where any cards move together, it matters less that cards lie on lower ones."""


@mypyc_attr(acyclic=True)
class Pile:
    """A pile, by its top card."""

    def __init__(self) -> None:
        self.card: i64 = -1  # the top card; -1 in an empty pile
        self.bit: i64 = 0  # of the top card
        self.under: Pile | None = None  # the pile without its top card, which lies face up then
        self.size: i64 = 0
        self.run: i64 = 0  # how many cards can be moved together at most
        self.bases: i64 = 0  # the cards on which the top card can be laid
        self.reach: i64 = 0  # the cards on which those can be laid
        self.key: i64 = 0
        self.alike: i64 = 0  # the cards that may change places with others of their rank
        self.loose_key: i64 = 0  # what makes the key of a single card that of one in a cell
        self.lowest: i64 = 99  # the lowest rank
        self.value: i64 = 0
        self.child: Pile | None = None  # the pile with one more card, and others such
        self.sibling: Pile | None = None


class Piles:
    """Makes the piles.

    From the rank ``alike_from`` on, keys don't tell cards of a rank apart that lie on such as take them, or
    alone. With ``exchanges``, these may also change places.
    """

    def __init__(self, rules: GeneralRules, alike_from: int = NO_RANK, *, exchanges: bool = False) -> None:
        self.rules: GeneralRules = rules
        self.alike_from: i64 = alike_from
        self.has_alike: bool = alike_from < rules.ranks
        self.exchanges: bool = exchanges
        self.random: RandomGenerator = RandomGenerator(1)
        self.cell_keys: list[int] = [self.next_key() for _ in range(CARDS)]
        self.alike_keys: list[int] = [self.next_key() for _ in range(CARDS)]
        self.masks: list[int] = [(1 << size) - 1 for size in range(CARDS)]
        self.all: list[Pile] = []
        self.floor: Pile = Pile()
        self.singles: list[Pile] = [
            self.stacked(self.floor, card, covers_down=False) for card in range(CARDS)
        ]

    def next_key(self) -> int:
        """Return a random key."""
        return int(self.random.next_word() << 26 ^ self.random.next_word())

    def make_alike(self, pile: Pile, under: Pile) -> None:
        """Give the key of a pile to all those whose top card has the same rank, if that is high enough."""
        card: i64 = pile.card
        pile.alike = under.alike
        if card >> 2 >= self.alike_from:
            card &= ~3
            if self.exchanges:
                pile.alike |= pile.bit
        pile.key = spread(under.key ^ self.alike_keys[card]) & (1 << KEY_BITS) - 1

    def forget(self) -> None:
        """Free all piles, the last ones first; otherwise those that know each other would stay."""
        for pile in self.all:
            pile.child = None
            pile.sibling = None
        while self.all:
            self.all.pop()

    def dealt(self, cards: list[int], down: int) -> Pile:
        """Return a pile with some cards at its bottom face down.

        No card that is laid on a pile later leads to one of these, which have cards that nobody turned up.
        """
        pile: Pile = self.floor
        for at, card in enumerate(cards):
            pile = self.stacked(pile, card, covers_down=True) if 0 < at <= down else self.on(pile, card)
        return pile

    def on(self, pile: Pile, card: i64) -> Pile:
        """Return the pile with a card laid on it."""
        if pile.size == 0:
            return self.singles[card]
        child: Pile | None = pile.child
        while child is not None:
            if child.card == card:
                return child
            child = child.sibling
        child = self.stacked(pile, card, covers_down=False)
        child.sibling = pile.child
        pile.child = child
        return child

    def stacked(self, under: Pile, card: i64, covers_down: bool) -> Pile:
        """Make the pile with a card on another one, whose top card may lie face down now."""
        rules: GeneralRules = self.rules
        group: i64 = rules.group
        pile: Pile = Pile()
        self.all.append(pile)
        pile.card = card
        pile.bit = BITS[card]
        pile.under = under
        pile.size = under.size + 1
        pile.bases = rules.bases[card]
        pile.key = self.next_key()
        pile.run = 1
        pile.reach = pile.bases
        is_built: bool = under.bit & pile.bases != 0
        if self.has_alike and (is_built or under.size == 0) and not covers_down:
            self.make_alike(pile, under)
        if under.run > 0 and group != ONE and not covers_down:
            is_more: bool = is_built
            if group == ANY_CARDS:
                is_more = True
            elif group == SUIT_SEQUENCE and (under.card ^ card) & 3 != 0:
                is_more = False
            if is_more:
                pile.run += under.run
                pile.reach |= under.reach
        pile.value = under.value
        if covers_down:
            pile.value += DOWN_VALUE
        elif under.size > 0 and not is_built:
            pile.value += BREAK_VALUE
        rank: i64 = card >> 2
        pile.lowest = under.lowest
        if rank > under.lowest:
            pile.value += EASY_BLOCK_VALUE if group == ANY_CARDS else BLOCK_VALUE
        else:
            pile.lowest = rank
        if pile.size == 1:
            pile.loose_key = self.cell_keys[card] - pile.key
        return pile
