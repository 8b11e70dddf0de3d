"""Follow-the-Suit, rule by rule (../shared/games.md, part 3): hands built card by card."""

from collections import Counter
from itertools import combinations

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


def test_two_cards_are_drawn_for_each_one_thrown_away() -> None:
    for count in range(11):
        before = dealt(42)
        after = exchanged(before, count)
        assert after.discards == before.hand[:count]
        assert after.deck == before.deck[2 * count :]
        assert len(after.deck) == 33 - 2 * count
        assert set(after.hand) == set(before.hand[count:]) | set(before.deck[: 2 * count])
        assert len(after.hand) == 10 + count
        assert after.aside == before.aside


def test_exchanging_eight_or_more_is_allowed_and_loses_at_once() -> None:
    for count in range(11):
        position = exchanged(dealt(42), count)
        assert position.outcome() == (LOST if count > 7 else None)
        if count > 7:
            assert (position.score(), position.legal_moves()) == (0, ())
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


def test_a_card_of_the_suit_led_or_the_joker_must_be_played_if_the_hand_has_one() -> None:
    for hand, lead, trumps, playable in (
        ("AS KH 2H QD", "9H", "none", "KH 2H"),
        ("X AS KH QD", "9H", "none", "X KH"),
        ("X AS QD 3C", "9H", "none", "X AS QD 3C"),
        ("X AS", "9H", "S", "X AS"),  # the Joker is of no suit
        ("X AS", "9S", "S", "X AS"),
        ("AS 2H", "9H", "S", "2H"),
        ("AS KH 2H QD", "X", "S", "AS KH 2H QD"),
    ):
        assert plays(trick(hand, lead, trumps=trumps)) == playable
    error = refused(trick("AS 2H", "9H", trumps="S"), "play AS")
    assert error.reason == "must-follow"
    assert error.details == {"card": CARDS["AS"], "lead": CARDS["9H"], "fitting": CARDS["2H"]}


# Phase 3: which card wins


def test_joker_beats_trumps_and_trumps_beat_the_suit_led() -> None:
    for lead, reply, trumps, is_won in (
        ("9H", "TH", "none", True), ("9H", "8H", "none", False), ("KH", "AH", "none", True),
        ("2H", "3H", "none", True), ("AH", "2H", "none", False), ("TH", "JH", "none", True),
        ("9H", "TH", "S", True), ("9H", "8H", "S", False), ("9S", "TS", "S", True), ("9S", "8S", "S", False),
        ("AH", "2S", "S", True), ("2H", "AD", "S", False), ("2H", "AD", "none", False),
        ("2S", "AD", "S", False), ("AS", "X", "S", True), ("2H", "X", "none", True), ("X", "AS", "S", False),
        ("X", "2D", "none", False),
    ):  # fmt: skip
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


def test_the_game_is_over_with_an_empty_hand_or_more_cards_in_hand_than_in_the_deck() -> None:
    for hand, deck, moves, outcome, score in (
        ("KH", "2S 3S 4S", "play KH", WON, 3),
        ("KH", "", "play KH", WON, 0),
        ("2H", "", "play 2H", LOST, 0),
        ("KH 5C", "", "play KH", LOST, 0),
        ("KH AS KS", "2S 3S", "play KH", None, 1),  # as many cards in hand may be enough
        ("KH AS KS", "2S 3S", "play KH, play AS, play KS", WON, 0),
        ("KH AS KS QS", "2S 3S", "play KH", LOST, 0),
        ("2H AS", "2S 3S 4S", "play 2H", None, 2),
        ("2H AS", "2S 3S", "play 2H", LOST, 0),
        ("KH 2C", "AS KS QS", "play KH", None, 2),  # a 2 that can never leave the hand
    ):
        position = played(trick(hand, "9H", deck=deck), *moves.split(", "))
        assert (position.outcome(), position.score()) == (outcome, score), (hand, deck)
        if outcome is not None:
            assert (position.legal_moves(), position.lead) == ((), None)
            assert refused(position, "play AS").reason == "over"
    # Cards are counted only between tricks: with a lead, three cards in hand and two in the deck go on.
    assert trick("KH AS KS", "9H", deck="2S 3S").outcome() is None


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
