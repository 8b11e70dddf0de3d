"""The search of Follow-the-Suit: emptying a hand in exactly so many tricks, where every lead is known.

Cards are numbers: suit * 13 + rank, the two at 0 and the ace at 12, and the Joker 52. A hand is a mask of
them. A lost trick gives the played card back, so a trick is either won with one of these cards or taken.
"""

from typing import Final

from mypy_extensions import i64

RANKS: Final = 13
SUITS: Final = 4
JOKER: Final = 52
NO_TRUMPS: Final = 4
TAKE: Final = -1
"""A trick that is lost in a line of tricks; else the card stands there that wins it."""

ONE_SUIT: Final = (1 << RANKS) - 1
BITS: Final = [1 << card for card in range(JOKER + 1)]
"""The mask of each card. Looked up: a compiled shift of a constant number keeps 32 bits and no more."""
SUIT_MASKS: Final = [ONE_SUIT << RANKS * suit for suit in range(SUITS)] + [0]
"""The cards of each suit, and of no trumps."""
JOKER_BIT: Final = 1 << JOKER
AT_PLACE: Final = 53
"""Above the mask of the hand in what a position is remembered by, its place among the leads."""

COUNTS: Final = bytes([mask.bit_count() for mask in range(1 << RANKS)])
"""How many cards are in a mask of one suit."""


def can_all_win(held: i64, leads: i64) -> bool:
    """Tell whether each card held of a suit has a lower lead of that suit for itself.

    The leads below a card are among those below a higher one, so it is enough that the lowest has one, the
    next two and so on (Philip Hall's condition for such nested choices).
    """
    needed: i64 = 0
    while held != 0:
        lowest: i64 = held & -held
        held ^= lowest
        needed += 1
        count: i64 = COUNTS[leads & (lowest - 1)]
        if count < needed:
            return False
    return True


class Tricks:
    """A search among the tricks of a game with given leads and trumps, for any hand and number of tricks."""

    def __init__(self, leads: list[int], trumps: int, budget: "Budget") -> None:
        self.leads = leads
        self.trumps: i64 = trumps
        self.budget = budget
        self.coming: list[int] = [0] * (len(leads) + 1)
        """For each place the mask of the leads from there on."""
        for place in range(len(leads) - 1, -1, -1):
            self.coming[place] = self.coming[place + 1] | BITS[leads[place]]
        self.trumps_mask: i64 = SUIT_MASKS[trumps]
        self.last: i64 = -1
        self.beyond: i64 = 0
        """The leads after the last trick."""
        self.failed: set[int] = set()
        """Hands that cannot be emptied with the last trick, each with its place."""
        self.line: list[int] = []
        """The tricks of a hand that can be emptied, the last one first."""

    def can_empty(self, hand: i64, tricks: i64) -> bool:
        """Tell whether a hand can be emptied with exactly so many tricks; ``False`` too without budget."""
        if self.last != tricks:
            self.last = tricks
            self.beyond = self.coming[tricks]
            self.failed.clear()
        left: i64 = self.coming[0] & ~self.beyond
        if not self.is_hopeful(hand, left):
            return False
        count: i64 = size(hand)
        self.line.clear()
        return self.explore(hand, 0, (tricks - count) >> 1)

    def is_hopeful(self, hand: i64, left: i64) -> bool:
        """Tell whether nothing speaks against it at first sight: the counts of each suit."""
        odd: i64 = 0
        suit: i64 = 0
        while suit < SUITS:
            held: i64 = (hand >> (RANKS * suit)) & ONE_SUIT
            leads: i64 = (left >> (RANKS * suit)) & ONE_SUIT
            if suit != self.trumps and not can_all_win(held, leads):
                return False
            odd += (COUNTS[held] + COUNTS[leads]) & 1
            suit += 1
        if self.trumps != NO_TRUMPS:
            return True
        # Without trumps, a suit's leads are two for each one taken, one for each card held, and the Joker's.
        joker: i64 = ((hand | left) >> JOKER) & 1
        return odd == joker

    def explore(self, hand: i64, place: i64, takes: i64) -> bool:
        """Tell whether a hand can be emptied from a place on by taking exactly so many tricks."""
        if place == self.last:
            return True
        at: i64 = place
        key: i64 = hand | (at << AT_PLACE)
        if key in self.failed or not self.budget.spend():
            return False
        if self.win(hand, place, takes) or self.lose(hand, place, takes):
            return True
        self.failed.add(key)
        return False

    def win(self, hand: i64, place: i64, takes: i64) -> bool:
        """Try the cards that win a trick: of the suit led, else trumps, and the Joker."""
        lead: i64 = self.leads[place]
        if lead == JOKER:
            return False
        suit: i64 = lead // RANKS
        same: i64 = SUIT_MASKS[suit]
        coming: i64 = self.coming[place + 1]
        coming &= ~self.beyond
        follows: bool = (hand & same) != 0
        winners: i64 = hand & self.trumps_mask
        if follows:
            bit: i64 = BITS[lead]
            winners = hand & same & -bit
        is_plain: bool = follows and suit != self.trumps
        below: i64 = -1
        """All up to the winner that was tried before."""
        while winners != 0:
            card: i64 = winners & -winners
            winners ^= card
            # Two winners with no lead between them are alike for all that comes.
            if below != -1 and coming & (card - 1) & ~below == 0:
                below = card | (card - 1)
                continue
            below = card | (card - 1)
            after: i64 = hand ^ card
            if is_plain and not self.fits(after, coming, suit):
                continue
            if self.explore(after, place + 1, takes):
                self.line.append(number(card))
                return True
        joker: i64 = JOKER_BIT
        if hand & joker == 0 or (is_plain and not self.fits(hand, coming, suit)):
            return False
        if self.explore(hand ^ joker, place + 1, takes):
            self.line.append(JOKER)
            return True
        return False

    def lose(self, hand: i64, place: i64, takes: i64) -> bool:
        """Try to take a trick, where a card can be played that loses it."""
        if takes == 0:
            return False
        lead: i64 = self.leads[place]
        if not can_take(hand, lead, self.trumps_mask):
            return False
        bit: i64 = BITS[lead]
        after: i64 = hand | bit
        suit: i64 = lead // RANKS
        if lead != JOKER and suit != self.trumps:
            coming: i64 = self.coming[place + 1]
            if not self.fits(after, coming & ~self.beyond, suit):
                return False
        if self.explore(after, place + 1, takes - 1):
            self.line.append(TAKE)
            return True
        return False

    def fits(self, hand: i64, coming: i64, suit: i64) -> bool:
        """Tell whether each card of a plain suit has a lower lead of its own to come."""
        shift: i64 = RANKS * suit
        return can_all_win((hand >> shift) & ONE_SUIT, (coming >> shift) & ONE_SUIT)


class Budget:
    """How many positions may still be looked at."""

    def __init__(self, positions: int) -> None:
        self.all: i64 = positions
        self.spent: i64 = 0
        self.is_cut: bool = False
        """Whether there was one that could not be looked at."""

    def spend(self) -> bool:
        """Count a position, and tell whether it may be looked at."""
        if self.spent >= self.all:
            self.is_cut = True
            return False
        self.spent += 1
        return True


def can_take(hand: i64, lead: i64, trumps_mask: i64) -> bool:
    """Tell whether a card of a hand can be played to a lead and lose."""
    joker: i64 = JOKER_BIT
    if lead == JOKER:
        return hand != 0
    same: i64 = SUIT_MASKS[lead // RANKS]
    if hand & same:
        bit: i64 = BITS[lead]
        return (hand & same & (bit - 1)) != 0
    if same == trumps_mask:
        return (hand & ~joker) != 0
    return (hand & ~joker & ~trumps_mask) != 0


def size(hand: i64) -> i64:
    """Count the cards of a hand."""
    count: i64 = 0
    while hand != 0:
        hand &= hand - 1
        count += 1
    return count


def number(card: i64) -> i64:
    """Return the number of the only card of a mask."""
    found: i64 = 0
    while card > 1:
        card >>= 1
        found += 1
    return found
