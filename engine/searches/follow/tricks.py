"""Depth-first search of Follow-the-Suit: empty a hand in an exact number of tricks, with all leads known.

Cards are numbers: suit * 13 + rank, the two at 0 and the ace at 12, and the Joker 52. A hand is a mask of
them. A lost trick returns the played card, so a trick is either won with one of these cards or lost.
"""

from typing import Final

from mypy_extensions import i64

RANKS: Final = 13
SUITS: Final = 4
JOKER: Final = 52
NO_TRUMPS: Final = 4
UNDECIDED: Final = -1
"""Stands for trumps that are not chosen yet."""
DRAWN: Final = 2
"""Number of cards drawn for each exchanged card."""
TAKE: Final = -1
"""Stands for a lost trick in a line of tricks, which contains the winning cards of the others."""

ONE_SUIT: Final = (1 << RANKS) - 1
BITS: Final = [1 << card for card in range(JOKER + 1)]
"""The mask of each card. A table, because a compiled shift of a constant has only 32 bits."""
SUIT_MASKS: Final = [ONE_SUIT << RANKS * suit for suit in range(SUITS)] + [0]
"""The cards of each suit; none for no trumps."""
JOKER_BIT: Final = 1 << JOKER
PLACE_SHIFT: Final = 53
"""In the key of a position, the bit above the hand at which the number of the next lead begins."""

COUNTS: Final = bytes([mask.bit_count() for mask in range(1 << RANKS)])
"""The number of cards in a mask of one suit."""


def can_all_win(held: i64, leads: i64) -> bool:
    """Tell whether each held card of a suit can be matched with a lower lead of that suit.

    The leads below a card are also below every higher one, so it is enough that the lowest card has one, the
    next two and so on (Philip Hall's condition for nested sets).
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


class TrickSearch:
    """A search of a game with given leads and trumps, for any hand and number of tricks."""

    def __init__(self, leads: list[int], trumps: int, budget: "Budget") -> None:
        self.leads = leads
        self.trumps: i64 = trumps
        self.budget = budget
        self.coming: list[int] = [0] * (len(leads) + 1)  # for each place, the mask of the leads from there on
        for place in range(len(leads) - 1, -1, -1):
            self.coming[place] = self.coming[place + 1] | BITS[leads[place]]
        self.trumps_mask: i64 = SUIT_MASKS[trumps]
        self.last: i64 = -1
        self.beyond: i64 = 0  # the leads after the last trick
        self.failed: set[int] = set()
        """Positions from which the hand cannot be emptied: the hand with the place of its next lead."""
        self.line: list[int] = []  # the tricks of the solution, the last one first

    def can_empty(self, hand: i64, tricks: i64) -> bool:
        """Tell whether a hand can be emptied in exactly that many tricks; also ``False`` without budget."""
        if self.last != tricks:
            self.last = tricks
            self.beyond = self.coming[tricks]
            self.failed.clear()
        left: i64 = self.coming[0] & ~self.beyond
        if not self.is_possible(hand, left):
            return False
        count: i64 = size(hand)
        self.line.clear()
        return self.explore(hand, 0, (tricks - count) >> 1)

    def is_possible(self, hand: i64, left: i64) -> bool:
        """Check necessary conditions on the number of cards of each suit."""
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
        """Tell whether a hand can be emptied from a place on by losing exactly ``takes`` tricks."""
        if place == self.last:
            return True
        at: i64 = place
        key: i64 = hand | (at << PLACE_SHIFT)
        if key in self.failed or not self.budget.spend():
            return False
        if self.win(hand, place, takes) or self.lose(hand, place, takes):
            return True
        self.failed.add(key)
        return False

    def win(self, hand: i64, place: i64, takes: i64) -> bool:
        """Try the cards that win a trick: of the suit that was led, else trumps, and the Joker."""
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
        below: i64 = -1  # mask of all cards up to the winner that was tried last
        while winners != 0:
            card: i64 = winners & -winners
            winners ^= card
            # Two winners with no lead between them are equivalent for all later tricks.
            if below != -1 and coming & (card - 1) & ~below == 0:
                below = card | (card - 1)
                continue
            below = card | (card - 1)
            after: i64 = hand ^ card
            if is_plain and not self.can_match(after, coming, suit):
                continue
            if self.explore(after, place + 1, takes):
                self.line.append(number(card))
                return True
        joker: i64 = JOKER_BIT
        if hand & joker == 0 or (is_plain and not self.can_match(hand, coming, suit)):
            return False
        if self.explore(hand ^ joker, place + 1, takes):
            self.line.append(JOKER)
            return True
        return False

    def lose(self, hand: i64, place: i64, takes: i64) -> bool:
        """Try to lose a trick, if a card can be played that does."""
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
            if not self.can_match(after, coming & ~self.beyond, suit):
                return False
        if self.explore(after, place + 1, takes - 1):
            self.line.append(TAKE)
            return True
        return False

    def can_match(self, hand: i64, coming: i64, suit: i64) -> bool:
        """Tell whether each card of a plain suit can be matched with a lower lead to come."""
        shift: i64 = RANKS * suit
        return can_all_win((hand >> shift) & ONE_SUIT, (coming >> shift) & ONE_SUIT)


class Budget:
    """A budget of positions."""

    def __init__(self, positions: int) -> None:
        self.positions: i64 = positions
        self.spent: i64 = 0
        self.is_exceeded: bool = False  # whether a position was skipped because the budget was spent

    def spend(self) -> bool:
        """Count a position, and tell whether the budget allows it."""
        if self.spent >= self.positions:
            self.is_exceeded = True
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
    """Count the cards of a mask."""
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


def mask_of(cards: list[int]) -> i64:
    """Return the mask of cards."""
    mask: i64 = 0
    for card in cards:
        mask |= BITS[card]
    return mask
