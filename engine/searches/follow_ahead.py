"""What the choices of Follow-the-Suit lead to in many decks that look alike to the player.

The unseen cards are those of the deck and those set aside, in any order. All choices are tried with the same
decks, each played to its end by the simple player.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.chance import Dice
from engine.searches.follow import BITS, JOKER, NO_TRUMPS, RANKS, size
from engine.searches.follow_play import COST_IN_PLAIN, COST_IN_TRUMPS, MOST_EXCHANGED, Player

DRAWN: Final = 2
UNDECIDED: Final = -1
WHIM: Final = 4
"""By how much chance changes what seems best to a player who plays a deal many times."""


class Decks:
    """Decks that look like a board, and what came of each choice with them."""

    def __init__(self, unseen: list[int], choices: int, seed: int) -> None:
        self.cards = unseen.copy()
        self.unseen = mask_of(unseen)
        self.dice = Dice(seed)
        self.player = Player(self.dice, 0)
        self.won: list[int] = [0] * choices
        self.scores: list[int] = [0] * choices

    def count(self, choice: int, score: i64) -> None:
        """Count how a choice ended."""
        if score >= 0:
            self.won[choice] += 1
            self.scores[choice] += score

    def shuffle(self) -> None:
        """Go on to another deck."""
        self.dice.shuffle(self.cards)


def try_exchanges(
    hand: int, unseen: list[int], left: int, exchanges: list[int], samples: int, seed: int
) -> list[int]:
    """Try masks of cards to exchange, with so many cards in the deck.

    Returns, as the functions below do, how often each choice won, and then the sums of their scores.
    """
    decks = Decks(unseen, len(exchanges), seed)
    player = decks.player
    for _ in range(samples):
        decks.shuffle()
        for choice in range(len(exchanges)):
            gone: i64 = exchanges[choice]
            held: i64 = hand
            held &= ~gone
            still: i64 = decks.unseen
            drawn: i64 = size(gone) * DRAWN
            at: i64 = 0
            while at < drawn and at < left:
                card: i64 = BITS[decks.cards[at]]
                held |= card
                still &= ~card
                at += 1
            trumps = player.choose_trumps(held)
            decks.count(choice, player.tricks(held, still, trumps, decks.cards, at, left - at))
    return decks.won + decks.scores


def try_trumps(hand: int, unseen: list[int], left: int, samples: int, seed: int) -> list[int]:
    """Try all trumps, each suit and none."""
    decks = Decks(unseen, NO_TRUMPS + 1, seed)
    for _ in range(samples):
        decks.shuffle()
        for trumps in range(NO_TRUMPS + 1):
            decks.count(trumps, decks.player.tricks(hand, decks.unseen, trumps, decks.cards, 0, left))
    return decks.won + decks.scores


def try_cards(
    hand: int, unseen: list[int], trumps: int, lead: int, left: int, cards: list[int], samples: int, seed: int
) -> list[int]:
    """Try winning cards to a lead, each a mask, and 0 for a card that loses."""
    decks = Decks(unseen, len(cards), seed)
    for _ in range(samples):
        decks.shuffle()
        for choice in range(len(cards)):
            after: i64 = hand
            card: i64 = cards[choice]
            if card == 0:
                after |= BITS[lead]
            else:
                after ^= card
            decks.count(choice, decks.player.tricks(after, decks.unseen, trumps, decks.cards, 0, left))
    return decks.won + decks.scores


def sensible_exchanges(hand: int) -> list[int]:
    """Return masks of cards to exchange: for each trumps the cards that cost most, more and more of them."""
    found: list[int] = [0]
    for trumps in range(NO_TRUMPS + 1):
        order: list[int] = []
        for card in range(JOKER):
            if hand & BITS[card]:
                cost = (
                    COST_IN_TRUMPS[card % RANKS] if card // RANKS == trumps else COST_IN_PLAIN[card % RANKS]
                )
                order.append(card - 64 * cost)
        order.sort()
        gone = 0
        for coded in order[:MOST_EXCHANGED]:
            gone |= BITS[coded % 64]
            if gone not in found:
                found.append(gone)
    return found


def play_simply(
    hand: int,
    unseen: list[int],
    leads: list[int],
    *,
    is_exchanged: bool,
    trumps: int,
    is_led: bool,
    seed: int,
) -> int:
    """Play on as the simple player does; return how many leads are left at the win, or -1.

    With a lead on the table, that is the first of the leads.
    """
    player = Player(Dice(seed), WHIM)
    held: i64 = hand
    still = mask_of(unseen)
    at: i64 = 0
    if not is_exchanged:
        gone = player.exchange(held)
        held &= ~gone
        while at < size(gone) * DRAWN and at < len(leads):
            card: i64 = BITS[leads[at]]
            held |= card
            still &= ~card
            at += 1
    choice: i64 = trumps
    if trumps == UNDECIDED:
        choice = player.choose_trumps(held)
    left: i64 = len(leads)
    left -= at
    if is_led:
        # The lead is answered before it is asked whether the hand is too large for what is left.
        reply = player.reply(held, still, choice, leads[0], left - 1)
        held = held ^ reply if reply else held | BITS[leads[0]]
        at = 1
        left -= 1
    return int(player.tricks(held, still, choice, leads, at, left))


def mask_of(cards: list[int]) -> i64:
    """Return the mask of cards."""
    mask: i64 = 0
    for card in cards:
        mask |= BITS[card]
    return mask
