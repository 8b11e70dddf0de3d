"""Piles of any building game: the cards that lie in one, by a number, with what a search asks of them."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import ANY_CARDS, ONE, SUIT_SEQUENCE, GeneralRules
from engine.searches.building.general_table import DOWN

EMPTY_PILE: Final = 0
"""The number of a pile without cards."""
NO_CARD: Final = 63
"""Stands for the top card of such a pile."""
MOST_PILES: Final = 1 << 20
"""More than there are numbers of piles."""


def moves_together(rules: GeneralRules, base: int, card: int) -> bool:
    """Tell whether a card can be moved with the one under it."""
    if base >= DOWN or rules.group == ONE:
        return False
    if rules.group == ANY_CARDS:
        return True
    if rules.bases[card & (DOWN - 1)] >> base & 1 == 0:
        return False
    return rules.group != SUIT_SEQUENCE or (card ^ base) & 3 == 0


class Piles:
    """All piles that a search has met."""

    def __init__(self, rules: GeneralRules) -> None:
        self.rules: GeneralRules = rules
        self.numbers: dict[bytes, int] = {}
        self.cards: list[bytes] = []
        self.size: list[int] = []
        self.start: list[int] = []  # how many cards lie under those that can be moved together
        self.top: list[int] = []
        self.down: list[int] = []  # how many cards are face down
        self.number_of(b"")

    def number_of(self, cards: bytes) -> i64:
        """Return the number of a pile."""
        known: int | None = self.numbers.get(cards)
        if known is not None:
            return known
        number: int = len(self.cards)
        size: int = len(cards)
        self.numbers[cards] = number
        self.cards.append(cards)
        self.size.append(size)
        self.top.append(cards[size - 1] if size > 0 else NO_CARD)
        start: int = max(size - 1, 0)
        while start > 0 and moves_together(self.rules, cards[start - 1], cards[start]):
            start -= 1
        self.start.append(start)
        down: int = 0
        while down < size and cards[down] >= DOWN:
            down += 1
        self.down.append(down)
        return number

    def without(self, pile: i64, first: i64) -> i64:
        """Return the pile that is left under a card, the next one turned up."""
        left: bytes = self.cards[pile][:first]
        if first > 0 and left[first - 1] >= DOWN:
            left = left[: first - 1] + bytes([left[first - 1] - DOWN])
        return self.number_of(left)

    def with_cards(self, pile: i64, cards: bytes) -> i64:
        """Return the pile with more cards on it, and without the suit that they complete."""
        whole: bytes = self.cards[pile] + cards
        if self.rules.takes_runs and self.ends_with_run(whole):
            size: i64 = len(whole) - self.rules.ranks
            if size > 0 and whole[size - 1] >= DOWN:
                return self.number_of(whole[: size - 1] + bytes([whole[size - 1] - DOWN]))
            return self.number_of(whole[:size])
        return self.number_of(whole)

    def ends_with_run(self, cards: bytes) -> bool:
        """Tell whether the top cards are a whole suit, from the highest rank to the lowest."""
        ranks: i64 = self.rules.ranks
        start: i64 = len(cards) - ranks
        if start < 0:
            return False
        suit: i64 = cards[start] & 3
        for at in range(ranks):
            card: i64 = cards[start + at]
            if card != 4 * (ranks - 1 - at) + suit:
                return False
        return True
