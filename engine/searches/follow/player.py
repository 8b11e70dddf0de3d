"""A simple, sound player of Follow-the-Suit that sees no hidden cards.

Cards, hands and trumps are those of ``engine.searches.follow.tricks``. A card to be played is a mask of one
card, and no card is a trick that is taken. The tables of costs were found by playing 20,000 deals again and
again.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.follow.tricks import (
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
from engine.searches.random_generator import RandomGenerator

LOST: Final = -1

COST_IN_PLAIN: Final = [20, 15, 14, 11, 10, 8, 7, 6, 5, 4, 4, 3, 1]
"""How hard it is to get rid of a plain card, from the two, with none below it, to the ace."""
COST_IN_TRUMPS: Final = [11, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 0]
EXCHANGED_COST: Final = 12
"""A card with this cost or a higher one is exchanged."""
MOST_EXCHANGED: Final = 6
FEW_LOWER: Final = 2
"""The Joker is spent on a lead if no more lower cards are unseen than these plus those in hand."""


def winners_of(hand: i64, trumps: i64, lead: i64) -> i64:
    """Return the cards of a hand that win the trick, apart from the Joker."""
    same: i64 = SUIT_MASKS[lead // RANKS]
    bit: i64 = BITS[lead]
    if hand & same == 0:
        return hand & SUIT_MASKS[trumps]
    return hand & same & -bit


class Player:
    """Exchanges low cards, then wins every trick that it can with the lowest card that does."""

    def __init__(self, generator: RandomGenerator, noise: int, random_replies: int = 0) -> None:
        self.generator = generator
        self.noise: i64 = noise
        """Maximum random part of the estimated cost of a choice."""
        self.random_replies: i64 = random_replies
        """One in this many replies is random; 0 for none. With 0 for both, the player is deterministic."""

    def tricks(self, hand: i64, unseen: i64, trumps: i64, leads: list[int], at: i64, left: i64) -> i64:
        """Play to ``left`` leads from a place on; return how many are left at the win, or ``LOST``."""
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
        """Return the lowest card that wins the trick, the Joker if necessary, or no card to lose it."""
        if lead == JOKER:
            return 0
        if self.random_replies != 0 and self.generator.below(self.random_replies) == 0:
            return self.random_reply(hand, trumps, lead)
        winners = winners_of(hand, trumps, lead)
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

    def random_reply(self, hand: i64, trumps: i64, lead: i64) -> i64:
        """Return a random card that wins the trick, or no card to lose it, if that is possible."""
        joker: i64 = JOKER_BIT
        winners = winners_of(hand, trumps, lead) | (hand & joker)
        count = size(winners)
        if can_take(hand, lead, SUIT_MASKS[trumps]):
            count += 1
        chosen: i64 = self.generator.below(count)
        while chosen > 0:
            winners &= winners - 1
            chosen -= 1
        return winners & -winners

    def spends_joker(self, hand: i64, unseen: i64, trumps: i64, lead: i64, left: i64) -> bool:
        """Tell whether to spend the Joker on a lead: a card that would be hard to get rid of."""
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
        """Estimate how hard it is to empty a hand."""
        total: i64 = self.generator.below(self.noise + 1)
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
        """Return the trumps with which a hand has the lowest cost."""
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
        """Return the mask of the cards to exchange: those with the highest costs, with the best trumps."""
        trumps = self.choose_trumps(hand)
        exchanged_cost: i64 = EXCHANGED_COST
        exchanged_cost += self.generator.below(self.noise + 1)
        gone: i64 = 0
        count: i64 = 0
        rank: i64 = 0
        while rank < RANKS:
            suit: i64 = 0
            while suit < SUITS:
                bit: i64 = BITS[suit * RANKS + rank]
                if hand & bit and count < MOST_EXCHANGED:
                    cost: i64 = COST_IN_TRUMPS[rank] if suit == trumps else COST_IN_PLAIN[rank]
                    if cost >= exchanged_cost:
                        gone |= bit
                        count += 1
                suit += 1
            rank += 1
        return gone
