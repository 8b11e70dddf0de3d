"""The searches of Follow-the-Suit in plain numbers: the same compiled and as they stand."""

import random
from itertools import permutations
from types import ModuleType
from typing import TypeAlias

import pytest

from engine.searches import follow, follow_deal
from tests.engine.searches.test_compiled import as_it_stands

BUDGETS = (3, 50, 100_000)


def mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def shuffled_deck(seed: int) -> list[int]:
    deck = list(range(follow.JOKER + 1))
    random.Random(seed).shuffle(deck)
    return deck


Row: TypeAlias = tuple[bool, list[int], int, bool]


def emptied(search: ModuleType, seed: int, positions: int) -> list[Row]:
    """Return what a search finds for a few hands of a deck with each trumps."""
    deck, budget = shuffled_deck(seed), search.Budget(positions)
    found: list[Row] = []
    for trumps in range(follow.NO_TRUMPS + 1):
        tricks = search.Tricks(deck[:25], trumps, budget)
        for count in (5, 7, 9, 11):
            can = tricks.can_empty(mask(deck[25:30]), count)
            found.append((can, list(tricks.line) if can else [], budget.spent, budget.is_cut))
    return found


@pytest.mark.parametrize("positions", BUDGETS)
def test_the_search_in_the_tricks_is_the_same_compiled_and_as_it_stands(positions: int) -> None:
    plain = as_it_stands("follow")
    found = [emptied(follow, seed, positions) for seed in range(40)]
    assert found == [emptied(plain, seed, positions) for seed in range(40)]
    assert {row[0] for rows in found for row in rows} >= ({True, False} if positions > 3 else {False})


@pytest.mark.parametrize("positions", BUDGETS)
def test_the_search_of_whole_deals_is_the_same_compiled_and_as_it_stands(positions: int) -> None:
    plain = as_it_stands("follow_deal")
    scores = set()
    for seed in range(12):
        deck = shuffled_deck(seed)
        found = follow_deal.best_deal(deck[:10], deck[10:43], positions)
        other = plain.best_deal(deck[:10], deck[10:43], positions)
        for name in ("score", "exchanged", "trumps", "tricks", "is_settled", "positions"):
            assert getattr(found, name) == getattr(other, name)
        assert found.positions <= positions
        scores.add(found.score)
    assert len(scores) > (1 if positions > 3 else 0)


def test_each_card_held_has_to_have_a_lower_lead_of_its_own() -> None:
    """Against trying every way to give leads to the cards."""
    chance, seen = random.Random(1), set()
    for _ in range(300):
        held = chance.sample(range(follow.RANKS), chance.randint(0, 4))
        leads = chance.sample(range(follow.RANKS), chance.randint(0, 5))
        ways = permutations(leads, len(held))
        can = any(all(lead < card for lead, card in zip(way, held, strict=True)) for way in ways)
        assert follow.can_all_win(mask(held), mask(leads)) == can
        seen.add(can)
    assert seen == {True, False}


def test_masks_hold_every_card() -> None:
    """A compiled shift of a constant would lose all above the 31st."""
    for card in range(follow.JOKER + 1):
        assert follow.number(1 << card) == card
    assert follow.size((1 << 53) - 1) == 53
    assert [follow.SUIT_MASKS[suit] for suit in range(5)] == [0x1FFF << 13 * suit for suit in range(4)] + [0]


@pytest.mark.parametrize(
    ("hand", "lead", "trumps", "can"),
    [
        ([5], 4, 4, False),  # the only card of the suit wins
        ([5], 6, 4, True),
        ([5, 52], 4, 4, False),  # so does the Joker
        ([52], 4, 4, False),
        ([5], 52, 4, True),  # nothing beats the Joker
        ([20], 4, 1, False),  # a trump wins where the suit is missing
        ([20, 30], 4, 1, True),
        ([20, 3], 4, 1, True),
        ([20], 25, 1, True),
        ([30], 25, 1, True),
    ],
)
def test_a_trick_is_taken_where_a_card_that_goes_loses(
    hand: list[int], lead: int, trumps: int, can: bool
) -> None:
    assert follow.can_take(mask(hand), lead, follow.SUIT_MASKS[trumps]) == can
