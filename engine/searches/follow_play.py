"""Playing Follow-the-Suit by what can be seen: a simple, sound player.

Cards, hands and trumps are those of ``engine.searches.follow``. A card to be played is a mask of one card,
and no card is a trick that is taken. The tables of costs were found by playing 20,000 deals again and again.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.chance import Dice
from engine.searches.follow import (
    BITS,
    COUNTS,
    JOKER,
    JOKER_BIT,
    NO_TRUMPS,
    ONE_SUIT,
    RANKS,
    SUIT_MASKS,
    SUITS,
    can_take,
    size,
)

LOST: Final = -1

COST_IN_PLAIN: Final = [20, 15, 14, 11, 10, 8, 7, 6, 5, 4, 4, 3, 1]
"""How hard it is to be rid of a card that is no trump, from the two, with none below it, to the ace."""
COST_IN_TRUMPS: Final = [11, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 0]
DEAREST_KEPT: Final = 12
"""A card that costs as much or more is exchanged."""
MOST_EXCHANGED: Final = 6
FEW_LOWER: Final = 2
"""The Joker takes a card below which there are no more to come than these and those held."""


class Player:
    """One who wins what can be won with the lowest card that does, and begins by throwing low cards away."""

    def __init__(self, dice: Dice, whim: int) -> None:
        self.dice = dice
        self.whim: i64 = whim
        """By how much chance may change what a choice seems to cost; 0 leaves nothing to chance."""

    def tricks(self, hand: i64, unseen: i64, trumps: i64, leads: list[int], at: i64, left: i64) -> i64:
        """Play to so many leads from a place on; return how many are left at the win, or ``LOST``."""
        held = size(hand)
        while hand != 0:
            if held > left:
                return LOST
            lead: i64 = leads[at]
            bit: i64 = BITS[lead]
            at += 1
            left -= 1
            unseen &= ~bit
            card = self.reply(hand, unseen, trumps, lead, left)
            if card == 0:
                hand |= bit
                held += 1
            else:
                hand ^= card
                held -= 1
        return left

    def reply(self, hand: i64, unseen: i64, trumps: i64, lead: i64, left: i64) -> i64:
        """Return the lowest card that wins the trick, the Joker if it has to be, or no card to take it."""
        if lead == JOKER:
            return 0
        same: i64 = SUIT_MASKS[lead // RANKS]
        bit: i64 = BITS[lead]
        winners: i64 = hand & same & -bit
        if hand & same == 0:
            winners = hand & SUIT_MASKS[trumps]
        if winners != 0:
            return winners & -winners
        joker: i64 = JOKER_BIT
        if hand & joker == 0:
            return 0
        if not can_take(hand, lead, SUIT_MASKS[trumps]) or self.spends_joker(
            hand, unseen, trumps, lead, left
        ):
            return joker
        return 0

    def spends_joker(self, hand: i64, unseen: i64, trumps: i64, lead: i64, left: i64) -> bool:
        """Tell whether the Joker is better spent on a lead than kept: one that would hardly go again."""
        suit: i64 = lead // RANKS
        if suit == trumps:
            return False
        shift: i64 = RANKS * suit
        below: i64 = BITS[lead]
        below -= 1
        lower: i64 = COUNTS[((unseen & below) >> shift) & ONE_SUIT]
        mine: i64 = COUNTS[((hand & below) >> shift) & ONE_SUIT]
        return lower - mine <= FEW_LOWER or left <= size(hand)

    def cost(self, hand: i64, trumps: i64) -> i64:
        """Estimate how hard it is to be rid of a hand."""
        total: i64 = self.dice.below(self.whim + 1)
        suit: i64 = 0
        while suit < SUITS:
            held: i64 = (hand >> (RANKS * suit)) & ONE_SUIT
            rank: i64 = 0
            while held != 0:
                if held & 1:
                    total += COST_IN_TRUMPS[rank] if suit == trumps else COST_IN_PLAIN[rank]
                held >>= 1
                rank += 1
            suit += 1
        return total

    def choose_trumps(self, hand: i64) -> i64:
        """Return the trumps with which a hand costs least."""
        best: i64 = NO_TRUMPS
        least = self.cost(hand, best)
        trumps: i64 = 0
        while trumps < SUITS:
            cost = self.cost(hand, trumps)
            if cost < least:
                best = trumps
                least = cost
            trumps += 1
        return best

    def exchange(self, hand: i64) -> i64:
        """Return the mask of the cards to exchange: those that cost most, with the trumps that look best."""
        trumps = self.choose_trumps(hand)
        dearest: i64 = DEAREST_KEPT
        dearest += self.dice.below(self.whim + 1)
        gone: i64 = 0
        count: i64 = 0
        rank: i64 = 0
        while rank < RANKS:
            suit: i64 = 0
            while suit < SUITS:
                bit: i64 = BITS[suit * RANKS + rank]
                if hand & bit and count < MOST_EXCHANGED:
                    cost: i64 = COST_IN_TRUMPS[rank] if suit == trumps else COST_IN_PLAIN[rank]
                    if cost >= dearest:
                        gone |= bit
                        count += 1
                suit += 1
            rank += 1
        return gone
