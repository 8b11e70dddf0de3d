"""The searches of Follow-the-Suit: the conditions that they rely on."""

import random
from itertools import permutations

from engine.searches.follow import tricks
from engine.searches.follow.sampling import sensible_exchanges


def mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def test_each_held_card_needs_its_own_lower_lead() -> None:
    """Compared with trying every assignment of leads to cards."""
    chance, seen = random.Random(1), set()
    for _ in range(300):
        held = chance.sample(range(tricks.RANKS), chance.randint(0, 4))
        leads = chance.sample(range(tricks.RANKS), chance.randint(0, 5))
        ways = permutations(leads, len(held))
        can = any(all(lead < card for lead, card in zip(way, held, strict=True)) for way in ways)
        assert tricks.can_all_win(mask(held), mask(leads)) == can
        seen.add(can)
    assert seen == {True, False}


def test_a_trick_can_be_lost_if_a_legal_card_loses() -> None:
    for hand, lead, trumps, can in (
        ([5], 4, 4, False),  # the only card of the suit wins
        ([5], 6, 4, True),
        ([5, 52], 4, 4, False),  # so does the Joker
        ([52], 4, 4, False),
        ([5], 52, 4, True),  # nothing beats the Joker
        ([20], 4, 1, False),  # a trump wins if the hand has no card of the suit
        ([20, 30], 4, 1, True),
        ([20, 3], 4, 1, True),
        ([20], 25, 1, True),
        ([30], 25, 1, True),
    ):
        assert tricks.can_take(mask(hand), lead, tricks.SUIT_MASKS[trumps]) == can, (hand, lead, trumps)


def test_sensible_exchanges_are_of_held_cards_and_never_lose_at_once() -> None:
    for seed in range(30):
        hand = mask(random.Random(seed).sample(range(tricks.JOKER + 1), 10))
        exchanges = sensible_exchanges(hand)
        assert len(set(exchanges)) == len(exchanges) > 6
        assert all(gone & ~hand == 0 and gone.bit_count() < 8 for gone in exchanges)
