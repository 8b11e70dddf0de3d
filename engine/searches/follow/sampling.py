"""Evaluates the choices of Follow-the-Suit in sampled decks that look the same to the player.

The unseen cards are those of the deck and those set aside, in any order. All choices are tried with the same
decks, each played out by the simple player.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.follow.player import COST_IN_PLAIN, COST_IN_TRUMPS, MOST_EXCHANGED, Player
from engine.searches.follow.tricks import BITS, DRAWN, JOKER, NO_TRUMPS, RANKS, UNDECIDED, mask_of, size
from engine.searches.random_generator import RandomGenerator

NOISE: Final = 4
"""Maximum random part of the costs for a player that plays a deal many times."""


class DeckSampler:
    """Samples of the decks that look like a board, and the results of each choice."""

    def __init__(self, unseen: list[int], choices: int, seed: int) -> None:
        self.cards = unseen.copy()
        self.unseen = mask_of(unseen)
        self.generator = RandomGenerator(seed)
        self.player = Player(self.generator, 0)
        self.won: list[int] = [0] * choices
        self.scores: list[int] = [0] * choices

    def count(self, choice: int, score: i64) -> None:
        """Count the result of a choice."""
        if score >= 0:
            self.won[choice] += 1
            self.scores[choice] += score

    def shuffle(self) -> None:
        """Draw the next deck."""
        self.generator.shuffle(self.cards)


def try_exchanges(
    hand: int, unseen: list[int], left: int, exchanges: list[int], samples: int, seed: int
) -> list[int]:
    """Try masks of cards to exchange, with ``left`` cards in the deck.

    Returns, as the functions below do, the number of wins of each choice, and then the sum of its scores.
    """
    sampler = DeckSampler(unseen, len(exchanges), seed)
    player = sampler.player
    for _ in range(samples):
        sampler.shuffle()
        for choice in range(len(exchanges)):
            gone: i64 = exchanges[choice]
            held: i64 = hand
            held &= ~gone
            still: i64 = sampler.unseen
            drawn: i64 = size(gone) * DRAWN
            at: i64 = 0
            while at < drawn and at < left:
                card: i64 = BITS[sampler.cards[at]]
                held |= card
                still &= ~card
                at += 1
            trumps = player.choose_trumps(held)
            sampler.count(choice, player.tricks(held, still, trumps, sampler.cards, at, left - at))
    return sampler.won + sampler.scores


def try_trumps(hand: int, unseen: list[int], left: int, samples: int, seed: int) -> list[int]:
    """Try all trumps: each suit, and none."""
    sampler = DeckSampler(unseen, NO_TRUMPS + 1, seed)
    for _ in range(samples):
        sampler.shuffle()
        for trumps in range(NO_TRUMPS + 1):
            sampler.count(trumps, sampler.player.tricks(hand, sampler.unseen, trumps, sampler.cards, 0, left))
    return sampler.won + sampler.scores


def try_cards(
    hand: int, unseen: list[int], trumps: int, lead: int, left: int, cards: list[int], samples: int, seed: int
) -> list[int]:
    """Try cards that win a lead, each a mask, and 0 for any card that loses it."""
    sampler = DeckSampler(unseen, len(cards), seed)
    for _ in range(samples):
        sampler.shuffle()
        for choice in range(len(cards)):
            after: i64 = hand
            card: i64 = cards[choice]
            if card == 0:
                after |= BITS[lead]
            else:
                after ^= card
            sampler.count(
                choice, sampler.player.tricks(after, sampler.unseen, trumps, sampler.cards, 0, left)
            )
    return sampler.won + sampler.scores


def sensible_exchanges(hand: int) -> list[int]:
    """Return masks of cards to exchange: for each trumps the one, two, three … most expensive cards."""
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


def play_deal(
    hand: int,
    unseen: list[int],
    leads: list[int],
    *,
    is_exchanged: bool,
    trumps: int,
    is_led: bool,
    seed: int,
    noise: int = NOISE,
    random_replies: int = 0,
) -> int:
    """Play to the end as the simple player does; return how many leads are left at the win, or -1.

    If a card was led, it is the first of ``leads``.
    """
    player = Player(RandomGenerator(seed), noise, random_replies)
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
        # The lead is answered before the size of the hand is compared with the leads left.
        reply = player.reply(held, still, choice, leads[0], left - 1)
        held = held ^ reply if reply else held | BITS[leads[0]]
        at = 1
        left -= 1
    return int(player.tricks(held, still, choice, leads, at, left))
