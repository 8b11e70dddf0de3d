"""The best score of Follow-the-Suit where every card is known, in the tricks or before them.

Scores are tried from the best down. A score fixes how many tricks there are, and how many of them are taken.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.follow import (
    BITS,
    JOKER_BIT,
    NO_TRUMPS,
    ONE_SUIT,
    RANKS,
    SUITS,
    Budget,
    Tricks,
    can_all_win,
    size,
)

DRAWN: Final = 2
"""Cards that come for each one exchanged."""
UNDECIDED: Final = -1
"""Trumps that are still to be chosen."""


class Found:
    """The best that was found, if anything was."""

    def __init__(self) -> None:
        self.score: int = -1
        """Cards left in the deck; -1 where no win was found."""
        self.exchanged: int = 0
        """The mask of the cards exchanged."""
        self.trumps: int = NO_TRUMPS
        self.tricks: list[int] = []
        """The winning card of each trick, or ``TAKE``."""
        self.is_settled: bool = True
        """Whether the budget was enough, so that nothing better is there."""
        self.positions: int = 0

    def keep(self, score: int, exchanged: i64, trumps: int, tricks: list[int]) -> None:
        """Keep what was found; tricks come last one first."""
        self.score = score
        self.exchanged = int(exchanged)
        self.trumps = trumps
        self.tricks = tricks[::-1]


def best_tricks(hand: list[int], leads: list[int], trumps: int, budget: int) -> Found:
    """Find the best score once the exchange is done; the leads are those of the deck and one on the table."""
    spent, found = Budget(budget), Found()
    searches = [Tricks(leads, choice, spent) for choice in _choices(trumps)]
    held = _mask(hand)
    tricks = len(hand)
    while tricks <= len(leads) and found.score < 0 and not spent.is_cut:
        for search in searches:
            if search.can_empty(held, tricks):
                found.keep(len(leads) - tricks, 0, int(search.trumps), search.line)
                break
        tricks += 2  # one more trick that is lost takes another one to win
    found.is_settled = not spent.is_cut
    found.positions = int(spent.spent)
    return found


def best_deal(hand: list[int], deck: list[int], budget: int) -> Found:
    """Find the best score of a whole deal, the exchange and the choice of trumps included."""
    spent, found = Budget(budget), Found()
    exchanges = [Exchanges(hand, deck, gone, spent) for gone in range(len(hand) + 1)]
    score = len(deck) - len(hand)
    while score >= 0 and found.score < 0 and not spent.is_cut:
        for exchange in exchanges:
            if exchange.reaches(score, found):
                break
        score -= 1
    found.is_settled = not spent.is_cut
    found.positions = int(spent.spent)
    return found


class Exchanges:
    """All exchanges of so many cards: the deck, and so the leads, are the same for them."""

    def __init__(self, hand: list[int], deck: list[int], gone: int, budget: Budget) -> None:
        self.hand: i64 = _mask(hand)
        self.kept: i64 = len(hand) - gone
        """How many cards are kept."""
        self.drawn: i64 = _mask(deck[: DRAWN * gone])
        self.leads = deck[DRAWN * gone :]
        self.best: int = len(deck) - len(hand) - 3 * gone
        """The score without a trick that is lost; negative, too, where there are not cards enough to draw."""
        self.budget = budget
        self.searches: list[Tricks] = []
        if self.best >= 0:
            self.searches = [Tricks(self.leads, trumps, budget) for trumps in range(NO_TRUMPS + 1)]

    def reaches(self, score: int, found: Found) -> bool:
        """Find an exchange of this kind and trumps that reach exactly this score."""
        lost = self.best - score
        if lost < 0 or lost % 2 or not self.searches:
            return False
        tricks = len(self.leads) - score
        for search in self.searches:
            kept = self.choose(search, tricks)
            if kept >= 0:
                found.keep(score, self.hand & ~kept, int(search.trumps), search.line)
                return True
        return False

    def choose(self, search: Tricks, tricks: int) -> i64:
        """Return cards to keep so that the hand can be emptied in so many tricks, -1 where there are none."""
        all_leads: i64 = search.coming[0]
        leads: i64 = all_leads & ~search.coming[tricks]
        choices: list[list[int]] = []
        suit = 0
        while suit < SUITS:
            choices.append(self.of_suit(suit, leads, suit == search.trumps))
            if not choices[suit]:
                return -1
            suit += 1
        joker: i64 = JOKER_BIT
        choices.append([0, JOKER_BIT] if self.hand & joker else [0])
        return self.combine(search, tricks, choices, 0, 0, self.kept)

    def of_suit(self, suit: i64, leads: i64, is_trumps: bool) -> list[int]:
        """Return the choices of cards to keep of a suit that can all win, with what is drawn of it."""
        shift: i64 = RANKS * suit
        held: i64 = (self.hand >> shift) & ONE_SUIT
        drawn: i64 = (self.drawn >> shift) & ONE_SUIT
        coming: i64 = (leads >> shift) & ONE_SUIT
        found: list[int] = []
        kept: i64 = held
        while True:
            if is_trumps or can_all_win(kept | drawn, coming):
                found.append(kept << shift)
            if kept == 0:
                return found
            kept = (kept - 1) & held

    def combine(
        self, search: Tricks, tricks: int, choices: list[list[int]], suit: int, kept: i64, left: i64
    ) -> i64:
        """Choose for each suit in turn what is kept of it, so many cards in all."""
        if suit == len(choices):
            if left == 0 and search.can_empty(kept | self.drawn, tricks):
                return kept
            return -1
        for choice in choices[suit]:
            count = size(choice)
            if count <= left:
                found = self.combine(search, tricks, choices, suit + 1, kept | choice, left - count)
                if found >= 0 or self.budget.is_cut:
                    return found
        return -1


def _choices(trumps: int) -> list[int]:
    return list(range(NO_TRUMPS + 1)) if trumps == UNDECIDED else [trumps]


def _mask(cards: list[int]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= BITS[card]
    return mask
