"""Where the cards lie that are not face up on piles, in one deal, and which of the stock can be reached."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building_player.cards import CARDS, HASH_PLACES, KINGS
from engine.searches.random_generator import RandomGenerator

HOME: Final = 0
TURN: Final = 1
STOCK_HOME: Final = 2
STOCK_PILE: Final = 3
BACK: Final = 4
DRAW: Final = 5
"""Kinds of moves: to send a card home from a pile; to move the lowest face-up card of a pile, with what lies
on it, onto another pile; to bring a card of stock or waste home, or onto a pile, however many draws it takes;
to take a card back from its foundation; to draw cards that were not seen yet."""

MARK_BITS: Final = 5
"""The place in the stock is a number of cards drawn; the number of passes left stands above these bits."""
MARK: Final = 31
MANY: Final = 31
"""Passes left where any number is allowed."""


def card_hashes() -> list[int]:
    """Return a random-looking number below 2^60 for each card."""
    generator = RandomGenerator(1)
    return [generator.below(1 << 30) << 30 | generator.below(1 << 30) for _ in range(CARDS)]


HASHES: Final = card_hashes()


class Layout:
    """What is constant in a deal: the cards under face-down ones, and the order of the stock."""

    def __init__(
        self, under: list[int], depths: list[int], order: list[int], draw: i64, numbers: list[int]
    ) -> None:
        """Take the card under each (a mask; 0 for none), and how many lie there; the stock in drawing order.

        The stock includes the waste, which was drawn first.
        """
        self.one: i64 = 1  # for shifts: mypyc compiles a literal 1 as a C int, which has 32 bits
        self.under: list[int] = under
        self.depths: list[int] = depths
        self.order: list[int] = order
        self.count: i64 = len(order)
        self.draw: i64 = draw
        self.numbers: list[int] = numbers
        self.hashes: list[int] = HASHES
        self.places: list[int] = [0] * CARDS
        for place, number in enumerate(order):
            self.places[number] = place
        self.reached: dict[int, int] = {}

    def number(self, card: i64) -> i64:
        """Return the number of a card that is a mask."""
        return self.numbers[card % HASH_PLACES]

    def hash(self, number: i64) -> i64:
        """Return a random-looking number below 2^60 for a card."""
        return self.hashes[number]

    def is_settled(self, card: i64) -> bool:
        """Tell whether a card is a King that lies on the table, when it is turned up."""
        return card & KINGS != 0 and self.under[self.numbers[card % HASH_PLACES]] == 0

    def reachable(self, stock: i64, mark: i64) -> i64:
        """Return the cards that come to the top of the waste in this pass; of the next one with mark 0."""
        key: i64 = stock << MARK_BITS | mark
        if key in self.reached:
            return self.reached[key]
        one: i64 = self.one
        cards: i64 = 0
        drawn: i64 = 0
        last: i64 = -1
        place: i64 = 0
        while place < self.count:
            if stock >> place & 1:
                if place >= mark:
                    if last >= 0 and drawn == 0:
                        cards |= one << i64(self.order[last])  # the top of the waste as it is now
                    drawn += 1
                    if drawn % self.draw == 0:
                        cards |= one << i64(self.order[place])
                last = place
            place += 1
        if last >= 0:
            cards |= one << i64(self.order[last])
        self.reached[key] = cards
        return cards

    def settle(self, stock: i64, mark: i64, passes: i64) -> i64:
        """Return the place in the stock and the passes left, the same for places that allow the same."""
        if passes < MANY:
            return mark | passes << MARK_BITS
        if self.draw == 1 or stock >> mark == 0:
            return passes << MARK_BITS
        below: i64 = stock & ((self.one << mark) - 1)
        cards: i64 = 0
        while below:
            below &= below - 1
            cards += 1
        return (0 if cards % self.draw == 0 else mark) | passes << MARK_BITS
