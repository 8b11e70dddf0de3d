"""Flip, rule by rule (../shared/games.md, part 4): hands built by hand, and the examples."""

import random

import pytest

from engine.cards.flip import FlipCard
from engine.game import Position
from engine.games.flip import FlipPosition
from engine.outcome import Outcome, Result
from engine.record import Record
from tests.engine.flip_hands import after, dealt, hand, plays, refused, seen, shown
from tests.engine.playing import random_course
from tests.engine.transcripts import RECORDS

EXAMPLE = "2S 8C 9D* TS 4D 9S*"


# The deck and the deal


def test_all_52_cards_lie_in_the_stock_and_the_hand_is_empty() -> None:
    board = dealt(42).board()
    assert [(pile.name, pile.kind, len(pile.cards), pile.hidden) for pile in board.piles] == [
        ("stock", "stock", 52, 52)
    ]
    assert board.score == 0


def test_the_dark_faces_are_the_next_suit_and_six_ranks_further_on() -> None:
    for light, dark in (("AS", "7H"), ("2S", "8H"), ("7H", "KC"), ("8C", "AD"), ("KD", "6S"), ("TC", "3D")):
        assert FlipCard(light, is_dark=True).face.code == dark
        assert FlipCard(light).other_face.code == dark


def test_light_faces_and_dark_faces_are_a_full_deck_each() -> None:
    deck = seen(after(dealt(42), "deal all"))
    faces = {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"}
    assert len(deck) == 52
    assert {card.face.code for card in deck} == {card.other_face.code for card in deck} == faces


def test_cards_are_dealt_one_at_a_time_onto_the_hand_and_light() -> None:
    position = hand("2S", stock="8C 4D")
    assert shown(after(position, "deal")) == "2S 8C"
    assert shown(after(position, "deal", "deal")) == "2S 8C 4D"
    assert all(not card.is_dark for card in seen(after(dealt(7), "deal all")))


def test_the_cards_of_the_hand_are_places_numbered_from_the_bottom() -> None:
    board = hand(EXAMPLE, stock="KS KH").board()
    assert [pile.name for pile in board.of_kind("card")] == ["1", "2", "3", "4", "5", "6"]
    assert board.pile("1").top == FlipCard("2S")
    assert board.pile("3").top == FlipCard("3C", is_dark=True)
    assert board.pile("stock").cards == (None, None)


# The example of the page


def test_the_ends_of_one_suit_turn_the_middle_two_and_a_dark_one_stays_dark() -> None:
    position = hand(EXAMPLE)
    assert plays(position) == ["turn 1", "turn-four 3", "remove-four 3"]
    turned = after(position, "turn 1")
    assert [card.is_dark for card in seen(turned)] == [False, True, True, False, False, True]
    assert [card.face.code for card in seen(turned)][2:4] == ["9D", "TS"]


def test_dark_ends_of_one_rank_let_all_four_be_removed_whatever_lies_between() -> None:
    removed = after(hand(EXAMPLE), "remove-four 3")
    assert shown(removed) == "2S 8C"


# Plays


def test_ends_of_one_rank_turn_all_four() -> None:
    position = hand("2S 8C 9C 2H")
    assert plays(position) == ["turn-four 1"]
    assert all(card.is_dark for card in seen(after(position, "turn-four 1")))


def test_ends_that_share_neither_suit_nor_rank_allow_nothing() -> None:
    assert plays(hand("2S 8C 9C 3H")) == []
    assert refused(hand("2S 8C 9C 3H", "KS"), "turn 1").reason == "ends-differ"


def test_three_cards_are_no_four() -> None:
    assert plays(hand("2S 8C 3S")) == []


def test_only_four_cards_in_a_row_count() -> None:
    assert plays(hand("2S 8C 9C 3H TS")) == []
    assert plays(hand("2S 8C TS")) == []


@pytest.mark.parametrize("ends", ["2S {} 9S", "2S* {} 9S", "2S {} 9S*", "2S* {} 9S*"])
def test_light_and_dark_ends_match_by_the_faces_they_show(ends: str) -> None:
    assert "turn 1" in plays(hand(ends.format("4C 6C")))


def test_a_card_is_compared_by_the_face_that_shows_and_not_by_the_other() -> None:
    # The dark two of spades is the nine of diamonds, turned.
    assert FlipCard("9D", is_dark=True).face.code == "2S"
    assert plays(hand("9D 4C 6C TD")) == ["turn 1"]
    assert plays(hand("2S* 4C 6C TD")) == []


@pytest.mark.parametrize("ends", ["2S {} 9S", "2S* {} 9S", "2S {} 9S*"])
def test_removing_wants_both_ends_dark(ends: str) -> None:
    position = hand(ends.format("4C* 6C*"), "KS")
    assert plays(position) == []
    assert refused(position, "remove 1").reason == "light-end"


def test_light_cards_between_dark_ends_of_one_suit_are_removed() -> None:
    position = hand("2S* 4C 6H 9S*")
    assert plays(position) == ["turn 1", "remove 1"]
    assert shown(after(position, "remove 1")) == "2S* 9S*"


def test_dark_ends_of_one_suit_lose_the_middle_two_and_of_one_rank_all_four() -> None:
    assert plays(hand("2S* 4C* 6H* 9S*")) == ["remove 1"]
    assert plays(hand("2S* 4C* 6H* 2H*")) == ["remove-four 1"]
    assert plays(hand("2S* 4C* 6H 2H*")) == ["turn-four 1", "remove-four 1"]


def test_nothing_turns_where_all_that_would_turn_is_dark() -> None:
    position = hand("2S 4C* 6H* 9S*", "KS")
    assert plays(position) == []
    assert refused(position, "turn 1").reason == "dark-already"
    assert refused(hand("2S* 4C* 6H* 2H*", "KS"), "turn-four 1").reason == "dark-already"


def test_one_light_end_is_enough_to_turn_all_four() -> None:
    turned = after(hand("2S* 4C* 6H* 2H"), "turn-four 1")
    assert [card.is_dark for card in seen(turned)] == [True] * 4


def test_ends_that_show_the_same_face_match_in_suit_and_rank() -> None:
    position = hand("2S* 4C 6H 2S")
    assert plays(position) == ["turn 1", "turn-four 1"]
    assert [card.is_dark for card in seen(after(position, "turn 1"))] == [True, True, True, False]
    assert [card.is_dark for card in seen(after(position, "turn-four 1"))] == [True] * 4
    assert plays(hand("2S* 4C* 6H* 2S")) == ["turn-four 1"]


def test_a_turned_card_shows_its_dark_face_and_never_turns_back() -> None:
    turned = after(hand("2S AS KD 9S"), "turn 1")
    assert shown(turned) == "2S 7H* 6S* 9S"
    assert refused(hand("2S 7H* 6S* 9S", "KC"), "turn 1").reason == "dark-already"


def test_cards_above_and_below_stay_and_move_together() -> None:
    assert shown(after(hand("KD 2S* 4C 6H 9S* QC 3H"), "remove 2")) == "KD 2S* 9S* QC 3H"
    assert shown(after(hand("KD 2S* 4C 6H 2H* QC 3H"), "remove-four 2")) == "KD QC 3H"


def test_a_removal_brings_others_together() -> None:
    position = after(hand("KD 2S* 4C 6H 9S* QC TD"), "remove 2")
    assert plays(position) == []
    assert plays(after(hand("KD 8D 2S* 4C 6H 2H* QC TD"), "remove-four 3")) == ["turn 1"]


def test_the_player_chooses_among_several_plays() -> None:
    position = hand("2S 2H 6H 9S 9H 4C")
    assert plays(position) == ["turn 1", "turn 2"]
    assert shown(after(position, "turn 2")) != shown(after(position, "turn 1"))


def test_numbers_go_to_the_last_four_and_no_further() -> None:
    position = hand("2S 2H 6H 9S 9H 4C", "KS")
    for move in ("turn 4", "turn 7", "turn 52", "remove-four 999"):
        assert refused(position, move).reason == "no-such-window"


# Dealing


def test_dealing_is_allowed_while_there_is_stock_also_with_plays_left() -> None:
    position = hand("2S 8C 9C TS", stock="KD")
    assert [move.text for move in position.legal_moves()] == ["deal", "deal match", "deal all", "turn 1"]
    assert plays(after(position, "deal")) == ["turn 1"]


def test_dealing_takes_no_play_away() -> None:
    for deal in range(60):
        position = dealt(deal)
        for _, following in random_course(position, deal):
            assert isinstance(following, FlipPosition)
            if following.stock:
                assert set(plays(following)) <= set(plays(after(following, "deal")))
                assert set(plays(following)) <= set(plays(after(following, "deal all")))


def test_deal_all_is_one_move() -> None:
    assert shown(after(hand("2S", stock="KD QD JD"), "deal all")) == "2S KD QD JD"


def test_deal_match_deals_until_a_new_play_is_there() -> None:
    position = hand("2S 8C", stock="9C KD 3C TH QH AH")
    matched = after(position, "deal match")
    assert shown(matched) == "2S 8C 9C KD 3C"
    assert plays(matched) == ["turn 2"]


def test_deal_match_deals_a_card_also_where_a_play_is_left() -> None:
    position = hand("2S 8C 9C TS", stock="KD 4H 6H QD AS")
    matched = after(position, "deal match")
    assert shown(matched) == "2S 8C 9C TS KD 4H 6H QD"
    assert plays(matched) == ["turn 1", "turn 5"]


def test_deal_match_deals_all_where_nothing_comes() -> None:
    assert shown(after(hand("2S 8C", stock="9C KD"), "deal match")) == "2S 8C 9C KD"
    assert shown(after(hand("", stock="9C KD"), "deal match")) == "9C KD"


def test_a_play_that_has_been_there_does_not_end_deal_match() -> None:
    matched = after(hand("2S 8C 9H TS", stock="KD 3C JS QC"), "deal match")
    assert shown(matched) == "2S 8C 9H TS KD 3C JS"
    assert plays(matched) == ["turn 1", "turn 4"]


def test_an_empty_stock_deals_nothing() -> None:
    for move in ("deal", "deal match", "deal all"):
        assert refused(hand("2S 8C 9C TS"), move).reason == "stock-empty"


# The end and the score


def test_won_when_all_52_cards_are_removed() -> None:
    won = after(hand("2S* 4C 6H 2H*"), "remove-four 1")
    assert won.outcome() == Outcome(Result.WON, "perfect")
    assert won.score() == 104
    assert won.legal_moves() == ()
    assert refused(won, "deal").reason == "over"


def test_an_empty_hand_is_no_end_while_there_is_stock() -> None:
    position = after(hand("2S* 4C 6H 2H*", stock="KS"), "remove-four 1")
    assert position.outcome() is None
    assert position.score() == 102


def test_over_with_the_stock_empty_and_no_play_left() -> None:
    ended = after(hand("2S 8C 9C", stock="KH"), "deal")
    assert ended.outcome() == Outcome(Result.ENDED, "no-play")
    assert ended.legal_moves() == ()
    assert refused(ended, "turn 1").reason == "over"


def test_no_play_is_no_end_while_there_is_stock() -> None:
    assert hand("2S 8C 9C KH", stock="AS").outcome() is None


def test_the_player_may_stop_once_the_stock_is_empty() -> None:
    position = hand("2S 8C 9C TS")
    assert [move.text for move in position.legal_moves()] == ["turn 1", "stop"]
    stopped = after(position, "stop")
    assert stopped.outcome() == Outcome(Result.ENDED, "stopped")
    assert stopped.legal_moves() == ()
    assert stopped.score() == position.score()
    for move in ("stop", "turn 1", "deal"):
        assert refused(stopped, move).reason == "over"


def test_no_stopping_while_there_is_stock() -> None:
    error = refused(hand("2S 8C 9C TS", stock="KD KC"), "stop")
    assert (error.reason, error.details) == ("stock-left", {"left": 2})


def test_two_points_for_each_card_removed_and_one_for_each_dark_one_in_hand() -> None:
    position = hand("2S* 4C 6H 9S* KH", stock="KS QS")
    assert position.score() == 2 * 45 + 2
    assert dict(position.board().facts) == {"removed": 45, "dark": 2}
    assert after(position, "remove 1").score() == 2 * 47 + 2
    assert after(position, "turn 1").score() == 2 * 45 + 4


def test_every_play_raises_the_score_and_no_deal_changes_it() -> None:
    for deal in range(60):
        position: Position = dealt(deal)
        for move, following in random_course(position, deal):
            gain = following.score() - position.score()
            assert gain == 0 if move.verb in ("deal", "stop") else 1 <= gain <= 6
            position = following


def test_the_golden_plays_end_in_every_way() -> None:
    ended = {name: Record.read(RECORDS[name]).replay() for name in RECORDS if name.startswith("flip-")}
    assert {name: position.outcome() for name, position in ended.items()} == {
        "flip-won": Outcome(Result.WON, "perfect"),
        "flip-no-play": Outcome(Result.ENDED, "no-play"),
        "flip-stopped": Outcome(Result.ENDED, "stopped"),
    }
    assert ended["flip-won"].score() == 104


# Known figures


def test_random_play_makes_as_many_points_as_is_known() -> None:
    scores = []
    for deal in range(300):
        chance = random.Random(deal)
        position = after(dealt(deal), "deal all")
        while moves := [move for move in position.legal_moves() if move.verb != "stop"]:
            position = position.after(chance.choice(moves))
        scores.append(position.score())
    assert 55 <= sum(scores) / len(scores) <= 60
