"""The searches of Follow-the-Suit in plain numbers: the same compiled and as they stand."""

import random
from itertools import permutations
from types import ModuleType
from typing import TypeAlias

import pytest

from engine.searches import follow, follow_ahead, follow_deal, follow_play
from engine.searches.chance import Dice
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


def played(play: ModuleType, ahead: ModuleType, seed: int) -> list[object]:
    """Return what the simple player and those who look ahead make of a deck."""
    deck = shuffled_deck(seed)
    hand, left, unseen = mask(deck[:10]), deck[10:43], sorted(deck[10:])
    trumps = play.Player(Dice(seed), 0).choose_trumps(hand)
    exchanges = ahead.sensible_exchanges(hand)
    cards = [0, *(1 << card for card in deck[:10])]
    return [
        trumps,
        exchanges,
        ahead.try_exchanges(hand, unseen, 33, exchanges, 4, seed),
        ahead.try_trumps(hand, unseen, 33, 10, seed),
        ahead.try_cards(hand, unseen[1:], trumps, unseen[0], 32, cards, 10, seed),
        [
            ahead.play_simply(
                hand, unseen, left, is_exchanged=False, trumps=ahead.UNDECIDED, is_led=False, seed=dice
            )
            for dice in range(8)
        ],
        ahead.play_simply(hand, unseen, left, is_exchanged=True, trumps=trumps, is_led=True, seed=seed),
    ]


def test_play_is_the_same_compiled_and_as_it_stands() -> None:
    plain_play, plain_ahead = as_it_stands("follow_play"), as_it_stands("follow_ahead")
    for seed in range(8):
        found = played(follow_play, follow_ahead, seed)
        assert found == played(plain_play, follow_ahead, seed)
        assert found == played(follow_play, plain_ahead, seed)


def test_a_player_is_the_same_compiled_and_as_it_stands_card_for_card() -> None:
    plain = as_it_stands("follow_play")
    for seed in range(60):
        deck = shuffled_deck(seed)
        ends = [
            player(Dice(seed), 3).tricks(mask(deck[:6]), mask(deck[6:]), seed % 5, deck, 6, 30)
            for player in (follow_play.Player, plain.Player)
        ]
        gone = [
            player(Dice(seed), 3).exchange(mask(deck[:10])) for player in (follow_play.Player, plain.Player)
        ]
        assert ends[0] == ends[1]
        assert gone[0] == gone[1]


def test_sensible_exchanges_are_of_cards_held_and_never_lose_at_once() -> None:
    for seed in range(30):
        hand = mask(shuffled_deck(seed)[:10])
        exchanges = follow_ahead.sensible_exchanges(hand)
        assert len(set(exchanges)) == len(exchanges) > 6
        assert all(gone & ~hand == 0 and gone.bit_count() < 8 for gone in exchanges)
