"""Flip, rule by rule (../shared/games.md, part 4): hands built by hand, and the examples."""

import pytest

from engine.cards.flip import FlipCard
from engine.errors import IllegalMoveError
from engine.games.flip import DEAL, DEAL_MATCH
from engine.move import Move
from engine.outcome import Outcome, Result
from tests.engine.flip_hands import after, hand, plays, refused, shown

EXAMPLE = "2S 8C 9D* TS 4D 9S*"


def test_the_dark_faces_are_the_next_suit_and_six_ranks_further_on() -> None:
    for light, dark in (("AS", "7H"), ("2S", "8H"), ("7H", "KC"), ("8C", "AD"), ("KD", "6S"), ("TC", "3D")):
        assert FlipCard(light, is_dark=True).face.code == dark
        assert FlipCard(light).other_face.code == dark


def test_plays_depend_on_the_faces_that_the_two_ends_show() -> None:
    for cards, legal in (
        (EXAMPLE, "turn 1, turn-four 3, remove-four 3"), ("2S 8C 9C 2H", "turn-four 1"), ("2S 8C 9C 3H", ""),
        ("2S 8C 3S", ""), ("2S 8C TS", ""), ("2S 8C 9C 3H TS", ""),
        *((ends, "turn 1") for ends in ("2S 4C 6C 9S", "2S* 4C 6C 9S", "2S 4C 6C 9S*")),
        ("9D 4C 6C TD", "turn 1"), ("2S* 4C 6C TD", ""),  # the 9D, turned, is the dark 2S
        # Cards are removed only if both ends are dark.
        *((ends, "") for ends in ("2S 4C* 6C* 9S", "2S* 4C* 6C* 9S", "2S 4C* 6C* 9S*")),
        ("2S* 4C 6H 9S*", "turn 1, remove 1"), ("2S* 4C* 6H* 9S*", "remove 1"),
        ("2S* 4C* 6H* 2H*", "remove-four 1"), ("2S* 4C* 6H 2H*", "turn-four 1, remove-four 1"),
        ("2S* 4C 6H 2S", "turn 1, turn-four 1"),  # the same face matches in suit and in rank
        ("2S* 4C* 6H* 2S", "turn-four 1"), ("2S 2H 6H 9S 9H 4C", "turn 1, turn 2"),
    ):  # fmt: skip
        assert ", ".join(plays(hand(cards))) == legal, cards


def test_plays_turn_or_remove_the_middle_two_or_all_four() -> None:
    for cards, move, result in (
        (EXAMPLE, "turn 1", "2S AD* 9D* TS 4D 9S*"),
        (EXAMPLE, "remove-four 3", "2S 8C"),
        ("2S 8C 9C 2H", "turn-four 1", "8H* AD* 2D* 8C*"),
        ("2S* 4C* 6H* 2H", "turn-four 1", "2S* 4C* 6H* 8C*"),
        ("KD 2S* 4C 6H 9S* QC 3H", "remove 2", "KD 2S* 9S* QC 3H"),
    ):
        assert shown(after(hand(cards), move)) == result, (cards, move)


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


def test_an_open_stock_shows_its_cards_and_how_many_the_next_play_takes() -> None:
    """The last card of the pile is the next one; what is dealt can be played in the same line."""
    position = hand("2S 8C", stock="9C KD 3C TH", is_open=True)
    board = position.board()
    assert [card and card.code[:2] for card in board.pile("stock").cards] == ["TH", "3C", "KD", "9C"]
    assert board.fact("open") == "on"
    assert position.details(DEAL_MATCH) == {"left": 4, "reach": 3}
    assert after(position, "deal match").details(DEAL_MATCH) == {"left": 1, "reach": "end"}
    line = [DEAL_MATCH, Move("turn", ("2",)), DEAL]
    assert shown(position.play_together(line)) == "2S 8C 2D* 6S* 3C TH"
    with pytest.raises(IllegalMoveError, match="only 4 cards are left"):
        position.play_together([DEAL] * 5)
    with pytest.raises(IllegalMoveError, match="the end cards"):
        position.play_together([DEAL, DEAL, Move("turn", ("1",))])


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
    error = refused(hand("2S 8C 9C TS", stock="KD KC"), "stop")
    assert (error.reason, error.details) == ("stock-left", {"left": 2})


def test_the_board_counts_removed_and_dark_cards() -> None:
    position = hand("2S* 4C 6H 9S* KH", stock="KS QS")
    assert position.score() == 2 * 45 + 2
    assert dict(position.board().facts) == {"removed": 45, "dark": 2, "open": "off"}


# Illegal moves, and the details of moves


def test_what_is_not_legal_is_refused_with_the_reason() -> None:
    for cards, move, reason in (
        ("2S 8C 9C TS", "turn-four 1", "only-middle"), ("2S 8C 9C 2H", "turn 1", "only-four"),
        ("2S* 8C 9C TS*", "remove-four 1", "only-middle"), ("2S* 8C 9C 2H*", "remove 1", "only-four"),
        ("2S* 8C 9C 2H", "remove 1", "light-end"), ("2S 4C* 6C* 9S", "remove 1", "light-end"),
        ("2S 8C 9C TH", "remove 1", "ends-differ"), ("2S 8C 9C 3H", "turn 1", "ends-differ"),
        ("2S 4C* 6H* 9S*", "turn 1", "dark-already"), ("2S 7H* 6S* 9S", "turn 1", "dark-already"),
        ("2S* 4C* 6H* 2H*", "turn-four 1", "dark-already"), ("2S 8C 9C", "turn 1", "no-such-window"),
        ("2S 8C 9C TS", "turn 2", "no-such-window"), ("2S 8C 9C TS", "remove-four 999", "no-such-window"),
        *(("2S 8C 9C TS", move, "no-such-move") for move in ("turn 0", "turn 01", "turn", "turn 1 4",
            "turn 1111", "flip 1", "deal 3", "stop 1")),
    ):  # fmt: skip
        assert refused(hand(cards, "KH"), move).reason == reason, (cards, move)
    error = refused(hand("KD 2S 8C 9C 3H* JC", "KS"), "turn 2")
    ends = {"first": FlipCard("2S"), "last": FlipCard("TS", is_dark=True)}
    assert error.details == {"from": 2, "to": 5, **ends}


def test_details_say_which_cards_turn_and_which_go() -> None:
    position = hand("KD 2S 8C 9D* TS 4D 9S*", "KS")
    turn = position.details(Move("turn", ("2",)))
    assert turn == {**turn, "from": 2, "to": 5, "moved": 1, "one": FlipCard("8C"), "other": ""}
    four = position.details(Move("remove-four", ("4",)))
    assert (four["from"], four["to"], four["moved"]) == (4, 7, 4)
    assert position.details(Move("deal", ("all",))) == {"left": 1, "reach": "hidden"}
    # Turned cards have traces, removed ones have none.
    assert position.traces(Move("turn", ("2",))) == ("2",)
    assert position.traces(Move("remove-four", ("4",))) == ()
    assert position.traces(Move("deal", ("match",))) == ()


def test_dealing_to_the_next_play_is_offered_first_and_dealing_all_last() -> None:
    legal = hand(EXAMPLE, "KS").legal_moves()
    main = hand(EXAMPLE, "KS").main_moves(legal)
    assert [move.text for move in main] == [
        "deal match", "deal", "turn 1", "turn-four 3", "remove-four 3", "deal all"
    ]  # fmt: skip
    assert set(main) == set(legal)
