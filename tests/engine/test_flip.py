"""Flip, rule by rule (../shared/games.md, part 4): hands built by hand, and the examples."""

import random

from engine.cards.flip import FlipCard
from engine.game import Position
from engine.games.flip import FlipPosition
from engine.outcome import Outcome, Result
from tests.engine.flip_hands import after, dealt, hand, plays, refused, seen, shown
from tests.engine.playing import random_course

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


def test_plays_depend_on_the_faces_that_the_two_ends_show() -> None:
    for cards, legal in (
        (EXAMPLE, "turn 1, turn-four 3, remove-four 3"),
        ("2S 8C 9C 2H", "turn-four 1"),
        ("2S 8C 9C 3H", ""),
        ("2S 8C 3S", ""),
        ("2S 8C TS", ""),
        ("2S 8C 9C 3H TS", ""),
        *((ends, "turn 1") for ends in ("2S 4C 6C 9S", "2S* 4C 6C 9S", "2S 4C 6C 9S*")),
        ("9D 4C 6C TD", "turn 1"),  # the nine of diamonds, turned, is the dark two of spades
        ("2S* 4C 6C TD", ""),
        # Cards are removed only if both ends are dark.
        *((ends, "") for ends in ("2S 4C* 6C* 9S", "2S* 4C* 6C* 9S", "2S 4C* 6C* 9S*")),
        ("2S* 4C 6H 9S*", "turn 1, remove 1"),
        ("2S* 4C* 6H* 9S*", "remove 1"),
        ("2S* 4C* 6H* 2H*", "remove-four 1"),
        ("2S* 4C* 6H 2H*", "turn-four 1, remove-four 1"),
        ("2S* 4C 6H 2S", "turn 1, turn-four 1"),  # the same face matches in suit and in rank
        ("2S* 4C* 6H* 2S", "turn-four 1"),
        ("2S 2H 6H 9S 9H 4C", "turn 1, turn 2"),
    ):
        assert ", ".join(plays(hand(cards))) == legal, cards


def test_plays_turn_or_remove_the_middle_two_or_all_four() -> None:
    for cards, move, result in (
        (EXAMPLE, "turn 1", "2S AD* 9D* TS 4D 9S*"),
        (EXAMPLE, "remove-four 3", "2S 8C"),
        ("2S 8C 9C 2H", "turn-four 1", "8H* AD* 2D* 8C*"),
        ("2S* 4C* 6H* 2H", "turn-four 1", "2S* 4C* 6H* 8C*"),
        ("2S* 4C 6H 2S", "turn 1", "2S* TD* QC* 2S"),
        ("2S* 4C 6H 2S", "turn-four 1", "2S* TD* QC* 8H*"),
        ("2S AS KD 9S", "turn 1", "2S 7H* 6S* 9S"),
        ("2S* 4C 6H 9S*", "remove 1", "2S* 9S*"),
        ("KD 2S* 4C 6H 9S* QC 3H", "remove 2", "KD 2S* 9S* QC 3H"),
        ("KD 2S* 4C 6H 2H* QC 3H", "remove-four 2", "KD QC 3H"),
    ):
        assert shown(after(hand(cards), move)) == result, (cards, move)
    # Removed cards bring others together.
    assert plays(after(hand("KD 2S* 4C 6H 9S* QC TD"), "remove 2")) == []
    assert plays(after(hand("KD 8D 2S* 4C 6H 2H* QC TD"), "remove-four 3")) == ["turn 1"]


def test_illegal_plays_are_refused_with_the_reason() -> None:
    for cards, move, reason in (
        ("2S 8C 9C 3H", "turn 1", "ends-differ"),
        *((ends, "remove 1", "light-end") for ends in ("2S 4C* 6C* 9S", "2S* 4C* 6C* 9S", "2S 4C* 6C* 9S*")),
        ("2S 4C* 6H* 9S*", "turn 1", "dark-already"),
        ("2S 7H* 6S* 9S", "turn 1", "dark-already"),
        ("2S* 4C* 6H* 2H*", "turn-four 1", "dark-already"),
        *(("2S 2H 6H 9S 9H 4C", f"turn {number}", "no-such-window") for number in (4, 7, 52)),
        ("2S 2H 6H 9S 9H 4C", "remove-four 999", "no-such-window"),
    ):
        assert refused(hand(cards, "KS"), move).reason == reason, (cards, move)


# Dealing


def test_dealing_takes_no_play_away() -> None:
    for deal in range(60):
        position = dealt(deal)
        for _, following in random_course(position, deal):
            assert isinstance(following, FlipPosition)
            if following.stock:
                assert set(plays(following)) <= set(plays(after(following, "deal")))
                assert set(plays(following)) <= set(plays(after(following, "deal all")))


def test_deal_match_deals_until_a_new_play_is_there_and_deal_all_deals_everything() -> None:
    for cards, stock, move, result, legal in (
        ("2S", "KD QD JD", "deal all", "2S KD QD JD", ""),
        ("2S 8C", "9C KD 3C TH QH AH", "deal match", "2S 8C 9C KD 3C", "turn 2"),
        ("2S 8C 9C TS", "KD 4H 6H QD AS", "deal match", "2S 8C 9C TS KD 4H 6H QD", "turn 1, turn 5"),
        ("2S 8C 9H TS", "KD 3C JS QC", "deal match", "2S 8C 9H TS KD 3C JS", "turn 1, turn 4"),
        ("2S 8C", "9C KD", "deal match", "2S 8C 9C KD", ""),
        ("", "9C KD", "deal match", "9C KD", ""),
    ):
        dealt_to = after(hand(cards, stock=stock), move)
        assert (shown(dealt_to), ", ".join(plays(dealt_to))) == (result, legal)
    for move in ("deal", "deal match", "deal all"):
        assert refused(hand("2S 8C 9C TS"), move).reason == "stock-empty"


# The end and the score


def test_the_game_ends_without_stock_and_plays_or_when_the_player_stops() -> None:
    perfect = after(hand("2S* 4C 6H 2H*"), "remove-four 1")
    no_play = after(hand("2S 8C 9C", stock="KH"), "deal")
    stopped = after(hand("2S 8C 9C TS"), "stop")
    for position, result, reason, score in (
        (perfect, Result.WON, "perfect", 104),
        (no_play, Result.ENDED, "no-play", 2 * 48),
        (stopped, Result.ENDED, "stopped", 2 * 48),
    ):
        assert (position.outcome(), position.score()) == (Outcome(result, reason), score)
        assert position.legal_moves() == ()
        assert {refused(position, move).reason for move in ("stop", "turn 1", "deal")} == {"over"}
    assert [move.text for move in hand("2S 8C 9C TS").legal_moves()] == ["turn 1", "stop"]


def test_the_game_goes_on_while_there_is_stock() -> None:
    position = after(hand("2S* 4C 6H 2H*", stock="KS"), "remove-four 1")
    assert (position.outcome(), position.score()) == (None, 102)
    assert hand("2S 8C 9C KH", stock="AS").outcome() is None
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
