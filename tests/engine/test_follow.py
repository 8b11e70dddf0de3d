"""Follow-the-Suit, rule by rule (../shared/games.md, part 3): hands built card by card."""

from collections import Counter
from itertools import combinations

import pytest

from engine.game import Pick
from engine.games.follow import CARDS, DECK, FollowPosition
from engine.move import Move
from engine.shuffle import shuffled
from tests.engine.follow_tables import (
    HIDDEN,
    LOST,
    WON,
    cards,
    codes,
    dealt,
    exchanged,
    played,
    plays,
    refused,
    trick,
)
from tests.engine.playing import random_course

# The deal


def test_the_deck_has_52_cards_and_one_joker() -> None:
    expected = {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"} | {"X"}
    assert len(DECK) == 53
    assert {card.code for card in DECK} == expected


def test_ten_cards_are_set_aside_then_ten_are_the_hand_and_33_the_deck() -> None:
    position = dealt(42)
    order = shuffled(DECK, 42)
    assert position.aside == order[:10]
    assert set(position.hand) == set(order[10:20])
    assert position.deck == order[20:]
    assert (len(position.hand), len(position.deck)) == (10, 33)


def test_the_hand_is_sorted_by_suit_and_from_high_to_low_with_the_joker_first() -> None:
    position = FollowPosition((), cards("2C X"), cards("AS 2S KH QD"))
    assert codes(played(position, "exchange 2S").hand) == "X AS KH QD 2C"
    assert codes(played(position, "exchange AS").hand) == "X 2S KH QD 2C"
    full = [card.code for deal in range(200) for card in dealt(deal).hand]
    order = ["X", *(rank + suit for suit in "SHDC" for rank in "AKQJT98765432")]
    hands = [full[first : first + 10] for first in range(0, 2000, 10)]
    assert all(hand == sorted(hand, key=order.index) for hand in hands)


# Phase 1: the exchange


def test_any_cards_may_be_exchanged_or_none() -> None:
    position = dealt(42)
    held = codes(position.hand).split()
    choices = [move.places for move in position.legal_moves()]
    assert choices == [chosen for count in range(11) for chosen in combinations(held, count)]
    assert len(choices) == 1024
    assert {move.verb for move in position.legal_moves()} == {"exchange"}


@pytest.mark.parametrize("count", range(11))
def test_two_cards_are_drawn_for_each_one_thrown_away(count: int) -> None:
    before = dealt(42)
    after = exchanged(before, count)
    assert after.discards == before.hand[:count]
    assert after.deck == before.deck[2 * count :]
    assert len(after.deck) == 33 - 2 * count
    assert set(after.hand) == set(before.hand[count:]) | set(before.deck[: 2 * count])
    assert len(after.hand) == 10 + count
    assert after.aside == before.aside


@pytest.mark.parametrize("count", range(8))
def test_up_to_seven_may_be_exchanged(count: int) -> None:
    assert exchanged(dealt(42), count).outcome() is None


@pytest.mark.parametrize("count", [8, 9, 10])
def test_exchanging_eight_or_more_is_allowed_and_loses_at_once(count: int) -> None:
    position = exchanged(dealt(42), count)
    assert position.outcome() == LOST
    assert position.score() == 0
    assert position.legal_moves() == ()
    assert refused(position, "trumps S").reason == "over"


def test_what_an_exchange_leads_to_is_told_before() -> None:
    position = dealt(42)
    held = codes(position.hand).split()
    assert position.details(Move("exchange", ())) == {"come": 0, "drawn": 10, "left": 33}
    assert position.details(Move("exchange", tuple(held[:7]))) == {"come": 14, "drawn": 17, "left": 19}
    assert position.details(Move("exchange", tuple(held[:8]))) == {"come": 16, "drawn": 18, "left": 17}
    assert position.pick() == Pick("exchange", tuple(held))


def test_there_is_one_exchange_only() -> None:
    position = played(dealt(42), "exchange")
    assert position.pick() is None
    assert refused(position, "exchange").reason == "exchanged"
    assert refused(played(position, "trumps S"), "exchange").reason == "exchanged"


# Phase 2: trumps


def test_trumps_are_one_of_four_suits_or_none() -> None:
    moves = played(dealt(42), "exchange").legal_moves()
    assert [move.text for move in moves] == ["trumps S", "trumps H", "trumps D", "trumps C", "trumps none"]


def test_with_trumps_chosen_the_deck_leads_its_top_card() -> None:
    before = played(dealt(42), "exchange")
    after = played(before, "trumps H")
    assert before.lead is None
    assert after.lead == before.deck[0]
    assert after.deck == before.deck[1:]
    assert after.hand == before.hand


# Phase 3: which card may be played


def test_a_card_of_the_suit_led_must_be_played() -> None:
    assert plays(trick("AS KH 2H QD", "9H")) == "KH 2H"


def test_the_joker_may_be_played_instead_of_following() -> None:
    assert plays(trick("X AS KH QD", "9H")) == "X KH"


def test_a_hand_without_the_suit_may_play_anything() -> None:
    assert plays(trick("X AS QD 3C", "9H")) == "X AS QD 3C"


def test_the_joker_is_of_no_suit() -> None:
    assert plays(trick("X AS", "9H", trumps="S")) == "X AS"
    assert plays(trick("X AS", "9S", trumps="S")) == "X AS"


def test_no_trump_may_be_played_while_the_suit_led_is_held() -> None:
    position = trick("AS 2H", "9H", trumps="S")
    assert plays(position) == "2H"
    error = refused(position, "play AS")
    assert error.reason == "must-follow"
    assert error.details == {"card": CARDS["AS"], "lead": CARDS["9H"], "fitting": CARDS["2H"]}


def test_to_a_joker_any_card_may_be_played() -> None:
    assert plays(trick("AS KH 2H QD", "X", trumps="S")) == "AS KH 2H QD"


# Phase 3: which card wins


@pytest.mark.parametrize(
    ("lead", "reply", "trumps", "is_won"),
    [
        ("9H", "TH", "none", True),
        ("9H", "8H", "none", False),
        ("KH", "AH", "none", True),
        ("2H", "3H", "none", True),
        ("AH", "2H", "none", False),
        ("TH", "JH", "none", True),
        ("9H", "TH", "S", True),
        ("9H", "8H", "S", False),
        ("9S", "TS", "S", True),
        ("9S", "8S", "S", False),
        ("AH", "2S", "S", True),
        ("2H", "AD", "S", False),
        ("2H", "AD", "none", False),
        ("2S", "AD", "S", False),
        ("AS", "X", "S", True),
        ("2H", "X", "none", True),
        ("X", "AS", "S", False),
        ("X", "2D", "none", False),
    ],
)
def test_joker_beats_trumps_and_trumps_beat_the_suit_led(
    lead: str, reply: str, trumps: str, is_won: bool
) -> None:
    before = trick(f"{reply} 5C", lead, trumps=trumps)
    after = played(before, f"play {reply}")
    assert after.board().fact("trick") == ("won" if is_won else "lost")
    assert {card.code for card in after.hand} == ({"5C"} if is_won else {"5C", reply, lead})
    assert codes(after.played) == (f"{lead} {reply}" if is_won else "")
    assert (after.board().fact("won"), after.board().fact("lost")) == ((1, 0) if is_won else (0, 1))


def test_the_deck_leads_again_either_way() -> None:
    before = trick("KH 8H 5C", "9H")
    for play in ("play KH", "play 8H"):
        after = played(before, play)
        assert after.lead == CARDS["2S"]
        assert codes(after.deck) == HIDDEN.removeprefix("2S ")


def test_a_joker_that_was_led_is_in_hand_then_and_wins() -> None:
    position = played(trick("5C 4C", "X", deck="AS 2H 3H 4H 5H"), "play 5C")
    assert codes(position.hand) == "X 5C 4C"
    position = played(position, "play X")
    assert codes(position.hand) == "5C 4C"
    assert codes(position.played) == "AS X"


# The end


def test_won_with_an_empty_hand_and_a_card_left_in_the_deck_is_a_point() -> None:
    position = played(trick("KH", "9H", deck="2S 3S 4S"), "play KH")
    assert position.outcome() == WON
    assert position.score() == 3
    assert position.legal_moves() == ()
    assert position.lead is None


def test_a_hand_that_empties_on_the_last_trick_has_won_with_no_points() -> None:
    position = played(trick("KH", "9H", deck=""), "play KH")
    assert position.outcome() == WON
    assert position.score() == 0


def test_lost_when_the_last_trick_leaves_cards_in_hand() -> None:
    assert played(trick("2H", "9H", deck=""), "play 2H").outcome() == LOST
    assert played(trick("KH 5C", "9H", deck=""), "play KH").outcome() == LOST


def test_as_many_cards_in_hand_as_in_the_deck_may_still_be_enough() -> None:
    position = played(trick("KH AS KS", "9H", deck="2S 3S"), "play KH")
    assert position.outcome() is None
    position = played(position, "play AS", "play KS")
    assert position.outcome() == WON
    assert position.score() == 0


def test_one_card_more_in_hand_than_in_the_deck_has_lost() -> None:
    position = played(trick("KH AS KS QS", "9H", deck="2S 3S"), "play KH")
    assert position.outcome() == LOST
    assert position.score() == 0
    assert position.legal_moves() == ()


def test_a_lost_trick_may_lose_the_game() -> None:
    assert played(trick("2H AS", "9H", deck="2S 3S 4S"), "play 2H").outcome() is None
    assert played(trick("2H AS", "9H", deck="2S 3S"), "play 2H").outcome() == LOST


def test_cards_are_counted_between_two_tricks_alone() -> None:
    # With the lead on the table, three cards in hand and two in the deck are still a game.
    assert trick("KH AS KS", "9H", deck="2S 3S").outcome() is None


def test_the_count_is_the_whole_rule() -> None:
    # A plain 2 can never be got rid of here, yet the game goes on while the count allows it.
    position = played(trick("KH 2C", "9H", deck="AS KS QS"), "play KH")
    assert position.outcome() is None


def test_no_card_is_led_any_more_when_the_game_is_over() -> None:
    position = played(trick("KH AS KS QS", "9H", deck="2S 3S"), "play KH")
    assert position.lead is None
    assert codes(position.deck) == "2S 3S"
    assert refused(position, "play AS").reason == "over"


def test_score_is_23_less_3_for_each_exchanged_and_2_for_each_trick_lost() -> None:
    found = Counter[bool]()
    for deal in range(400):
        count = deal % 4
        position = exchanged(dealt(deal), count)
        for _, after in random_course(position, deal):
            assert isinstance(after, FollowPosition)
            left = len(after.deck) + (after.lead is not None) - len(after.hand)
            assert left == 23 - 3 * count - 2 * after.lost
            if after.outcome() == WON:
                assert after.score() == left
            found[after.outcome() == WON] += 1
    assert found[True] > 0
