"""Searches the exact best score of Follow-the-Suit with all cards known, from any phase of the game.

Scores are tried from the best down. A score determines the number of tricks, and how many of them are lost.
"""

from mypy_extensions import i64

from engine.searches.follow.tricks import (
    DRAWN,
    JOKER_BIT,
    NO_TRUMPS,
    ONE_SUIT,
    RANKS,
    SUITS,
    UNDECIDED,
    Budget,
    TrickSearch,
    can_all_win,
    mask_of,
    size,
)


class SearchResult:
    """The best win that was found, if there is one."""

    def __init__(self) -> None:
        self.score: int = -1  # cards left in the deck; -1 if no win was found
        self.exchanged: int = 0  # the mask of the cards exchanged
        self.trumps: int = NO_TRUMPS
        self.tricks: list[int] = []  # the winning card of each trick, or ``TAKE``
        self.is_proved: bool = True  # whether the result is proved: the budget was enough
        self.positions: int = 0

    def store(self, score: int, exchanged: i64, trumps: int, tricks: list[int]) -> None:
        """Store a win; ``tricks`` has the last one first."""
        self.score = score
        self.exchanged = int(exchanged)
        self.trumps = trumps
        self.tricks = tricks[::-1]


def best_tricks(hand: list[int], leads: list[int], trumps: int, budget: int) -> SearchResult:
    """Find the best score after the exchange; the leads are the led card, if any, and the deck."""
    spent, found = Budget(budget), SearchResult()
    searches = [TrickSearch(leads, choice, spent) for choice in _choices(trumps)]
    held = mask_of(hand)
    tricks = len(hand)
    while tricks <= len(leads) and found.score < 0 and not spent.is_exceeded:
        for search in searches:
            if search.can_empty(held, tricks):
                found.store(len(leads) - tricks, 0, int(search.trumps), search.line)
                break
        tricks += 2  # each additional lost trick needs another one to win
    found.is_proved = not spent.is_exceeded
    found.positions = int(spent.spent)
    return found


def best_deal(hand: list[int], deck: list[int], budget: int) -> SearchResult:
    """Find the best score of a whole deal, including the exchange and the choice of trumps."""
    spent, found = Budget(budget), SearchResult()
    exchanges = [Exchanges(hand, deck, gone, spent) for gone in range(len(hand) + 1)]
    score = len(deck) - len(hand)
    while score >= 0 and found.score < 0 and not spent.is_exceeded:
        for exchange in exchanges:
            if exchange.reaches(score, found):
                break
        score -= 1
    found.is_proved = not spent.is_exceeded
    found.positions = int(spent.spent)
    return found


class Exchanges:
    """All exchanges of one number of cards: they share the deck, and therefore the leads."""

    def __init__(self, hand: list[int], deck: list[int], gone: int, budget: Budget) -> None:
        self.hand: i64 = mask_of(hand)
        self.kept: i64 = len(hand) - gone  # the number of cards kept
        self.drawn: i64 = mask_of(deck[: DRAWN * gone])
        self.leads = deck[DRAWN * gone :]
        self.best: int = len(deck) - len(hand) - 3 * gone
        """The score without a lost trick; also negative if there are not enough cards to draw."""
        self.budget = budget
        self.searches: list[TrickSearch] = []
        if self.best >= 0:
            self.searches = [TrickSearch(self.leads, trumps, budget) for trumps in range(NO_TRUMPS + 1)]

    def reaches(self, score: int, found: SearchResult) -> bool:
        """Find an exchange of this size and trumps that reach exactly this score."""
        lost = self.best - score
        if lost < 0 or lost % 2 or not self.searches:
            return False
        tricks = len(self.leads) - score
        for search in self.searches:
            kept = self.choose(search, tricks)
            if kept >= 0:
                found.store(score, self.hand & ~kept, int(search.trumps), search.line)
                return True
        return False

    def choose(self, search: TrickSearch, tricks: int) -> i64:
        """Return cards to keep so that the hand can be emptied in that many tricks; -1 if there are none."""
        all_leads: i64 = search.coming[0]
        leads: i64 = all_leads & ~search.coming[tricks]
        choices: list[list[int]] = []
        suit = 0
        while suit < SUITS:
            choices.append(self.choices_of_suit(suit, leads, suit == search.trumps))
            if not choices[suit]:
                return -1
            suit += 1
        joker: i64 = JOKER_BIT
        choices.append([0, JOKER_BIT] if self.hand & joker else [0])
        return self.combine(search, tricks, choices, 0, 0, self.kept)

    def choices_of_suit(self, suit: i64, leads: i64, is_trumps: bool) -> list[int]:
        """Return the sets of cards to keep of a suit that can all win, together with the drawn ones."""
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
        self, search: TrickSearch, tricks: int, choices: list[list[int]], suit: int, kept: i64, left: i64
    ) -> i64:
        """Choose the cards to keep suit by suit, ``left`` cards in all."""
        if suit == len(choices):
            if left == 0 and search.can_empty(kept | self.drawn, tricks):
                return kept
            return -1
        for choice in choices[suit]:
            count = size(choice)
            if count <= left:
                found = self.combine(search, tricks, choices, suit + 1, kept | choice, left - count)
                if found >= 0 or self.budget.is_exceeded:
                    return found
        return -1


def _choices(trumps: int) -> list[int]:
    return list(range(NO_TRUMPS + 1)) if trumps == UNDECIDED else [trumps]
