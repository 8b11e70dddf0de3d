"""Flip as players type it: deals and plays in many spellings, several in a line."""

import pytest

from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError, InvalidMoveError, RefusedError
from engine.games.flip import FlipPosition
from engine.reading import read_moves
from tests.engine.flip_hands import after, dealt, hand, refused, shown

SUIT_AND_RANK = "QH 2S 8C 9D* TS 4D 9S* 7H"
"""Ends of one suit at 2, and of one rank at 4, of which both are dark."""
SAME_FACE = "2S* 4C 6H 2S KD"


def texts(position: FlipPosition, line: str) -> list[str]:
    return [move.text for move in read_moves(position, line)]


def unread(position: FlipPosition, line: str) -> InvalidMoveError:
    with pytest.raises(InvalidMoveError) as caught:
        read_moves(position, line)
    return caught.value


def refusal(position: FlipPosition, line: str) -> IllegalMoveError:
    with pytest.raises(IllegalMoveError) as caught:
        position.play_together(read_moves(position, line))
    return caught.value


# Deals


def test_moves_may_be_typed_in_many_ways() -> None:
    for position, moves, lines in (
        # A deal.
        (dealt(1), ["deal"], ("deal", "d", "DEAL", " Deal ", "deal a card", "draw", "deal 1", "d one",
            "“deal”", "deal!", "(d)")),
        # Dealing to a match.
        (dealt(1), ["deal match"], ("deal match", "dm", "Deal Match", "deal until match",
            "deal until something matches", "d match", "Deal to a new play")),
        # Dealing all.
        (dealt(1), ["deal all"], ("deal all", "da", "DEAL ALL", "deal the rest", "d all",
            "deal everything", "Deal all 52", "ＤＥＡＬ ＡＬＬ", "deal all 52 cards")),
        # Several cards may be dealt in one line.
        (dealt(1), ["deal"] * 3, ("deal 3", "d3", "d 3", "deal three", "deal 3 cards", "d d d",
            "deal, deal, deal", "deal, d2")),
        # Turning the middle two.
        (hand(SUIT_AND_RANK), ["turn 2"], ("turn 2", "TURN 2", "t2", "t 2", "2", "2-5", "2–5", "2 5",
            "turn 2-5", "turn 2 5", "flip 2", "turn middle 2", "turn the middle two 2",
            "turn from 2 to 5", "play 2", "2 turn", "2-5 turn", "turn 2 middle", "2s 10s", "2S TS",
            "10s 2s", "2♠ 10♠", "2♠️ T♠️", "2s10s", "2♠10♠", "2s-10s", "2s, 10s",
            "two of spades and ten of spades", "turn 2s 10s", "turn two of spades, ten of spades",
            "light 2s light 10s", "2♠ 10♠ turn")),
        # Removing all four.
        (hand(SUIT_AND_RANK), ["remove-four 4"], ("remove-four 4", "remove four 4", "remove all 4",
            "remove all four 4", "rf4", "rf 4", "rm 4", "r4", "remove 4", "Remove 4-7", "take 4",
            "4 remove", "4-7 remove all four", "remove 9d 9s", "rm 9♦◼ 9♠◼", "remove dark 9d dark 9s",
            "remove nine of spades and nine of diamonds",
            "remove dark nine of spades, dark nine of diamonds")),
        # Turning all four.
        (hand(SUIT_AND_RANK), ["turn-four 4"], ("turn-four 4", "turn four 4", "turn all 4", "tf4",
            "turn 4", "turn all four 4-7")),
        # Removing the middle two.
        (hand("2S* 4C* 6H* 9S*"), ["remove 1"], ("remove 1", "rm 1", "r1", "1", "1-4", "2s 9s",
            "remove middle 1", "dark 2s dark 9s")),
        # Stopping.
        (hand(SUIT_AND_RANK), ["stop"], ("stop", "STOP", "end", "done")),
        # Several plays go in one line.
        (hand("2S 3C 6H 9S 7D KH"), ["turn 1", "turn 2"], ("turn 1 2", "turn 1, 2", "turn 1 and 2",
            "1; 2", "t1 t2", "turn 1 turn 2")),
    ):  # fmt: skip
        for line in lines:
            assert texts(position, line) == moves, line


def test_a_number_behind_all_is_how_many_are_left() -> None:
    position = hand("2S 8C 9C TS KD", "KS KH 3H")
    assert texts(position, "deal all 3") == ["deal all"]
    assert texts(position, "deal, deal all 2, turn 1") == ["deal", "deal all", "turn 1"]
    assert texts(position, "deal all, 1") == ["deal all", "turn 1"]
    for line, details in (("deal all 1", {"left": 3, "number": 1}), ("d, da 3", {"left": 2, "number": 3})):
        error = unread(position, line)
        assert (error.reason, error.details) == ("not-all", details)


def test_plays_are_read_as_on_their_buttons() -> None:
    position = hand(SAME_FACE)
    assert texts(position, "1 · 4♣ 6♥") == ["turn 1"]
    assert texts(position, "1 · all four") == ["turn-four 1"]
    dark = hand("2S* 4C 6H 9S* KD")
    assert texts(dark, "1 ✕ 4♣ 6♥") == ["remove 1"]
    assert texts(dark, "1 · 4♣ 6♥, 1 ✕ 4♣◼ 6♥◼") == ["turn 1", "remove 1"]
    assert texts(hand("2S* 4C 6H 2H*"), "1 ✕ all four") == ["remove-four 1"]


def test_a_number_right_behind_a_deal_says_how_many() -> None:
    assert texts(hand(SUIT_AND_RANK, "KS KH 3H"), "deal 2") == ["deal", "deal"]
    assert texts(hand(SUIT_AND_RANK, "KS KH 3H"), "deal, 2") == ["deal", "turn 2"]
    assert texts(dealt(1), "deal four") == ["deal"] * 4


# Plays


def test_a_number_alone_is_refused_with_the_choice_where_there_are_several_plays() -> None:
    error = unread(hand(SUIT_AND_RANK), "4")
    assert (error.reason, error.details) == ("which-play", {"ways": "turn-four 4, remove-four 4"})
    assert unread(hand(SUIT_AND_RANK), "9d 9s").reason == "which-play"
    assert unread(hand(SAME_FACE), "1").details == {"ways": "turn 1, turn-four 1"}
    assert unread(hand("2S* 4C 6H 9S*"), "1-4").details == {"ways": "turn 1, remove 1"}


def test_where_the_middle_two_or_all_four_may_turn_the_verb_alone_means_the_two() -> None:
    assert texts(hand(SAME_FACE), "turn 1") == ["turn 1"]
    assert texts(hand(SAME_FACE), "turn four 1") == ["turn-four 1"]
    assert texts(hand(SAME_FACE), "all 1") == ["turn-four 1"]
    assert texts(hand(SAME_FACE), "middle 1") == ["turn 1"]


def test_what_was_said_plainly_is_never_read_as_another_play() -> None:
    assert texts(hand(SUIT_AND_RANK), "remove 2") == ["remove 2"]
    assert refusal(hand(SUIT_AND_RANK), "remove 2").reason == "light-end"
    assert refusal(hand(SUIT_AND_RANK), "turn four 2").reason == "only-middle"
    assert refusal(hand(SUIT_AND_RANK), "turn middle 4").reason == "only-four"
    assert refusal(hand(SUIT_AND_RANK), "1").reason == "ends-differ"
    assert refusal(hand(SUIT_AND_RANK), "8").reason == "no-such-window"
    assert refusal(hand("2S 4C* 6H* 9S* KD"), "1").reason == "over"
    assert refusal(hand("2S 4C* 6H* 9S*", "KD"), "1").reason == "dark-already"


def test_end_cards_go_by_the_faces_they_show() -> None:
    # The dark nine of diamonds has the three of clubs on its other face.
    error = unread(hand(SUIT_AND_RANK), "3c 9s")
    assert (error.reason, error.details) == ("not-shown", {"face": FrenchCard("3", "C")})
    assert unread(hand(SUIT_AND_RANK), "light 9d 9s").reason == "not-shown"


def test_cards_that_are_not_the_ends_of_four_are_refused() -> None:
    error = unread(hand(SUIT_AND_RANK), "2s 8c")
    assert (error.reason, error.details) == (
        "not-ends",
        {"one": FrenchCard("2", "S"), "other": FrenchCard("8", "C")},
    )


def test_one_face_on_two_cards_is_told_apart_by_its_side_or_by_the_play() -> None:
    position = hand("2S* 4C 6H 9S 8C KD 2S")
    assert unread(position, "2s 9s").details == {"ways": "turn 1, turn 4"}
    assert texts(position, "dark 2s 9s") == ["turn 1"]
    assert texts(position, "light 2s 9s") == ["turn 4"]
    dark = hand("2S* 4C 6H 9S* 8C KD 2S")
    assert texts(dark, "remove 2s 9s") == ["remove 1"]


# Several moves in one line


def test_numbers_are_those_of_the_moment_in_which_a_play_is_made() -> None:
    position = hand("KD 2S* 8C 9C TS* QD 3H 5S")
    assert texts(position, "remove 2, turn 3") == ["remove 2", "turn 3"]
    assert shown(after(position, "remove 2")) == "KD 2S* TS* QD 3H 5S"
    line = hand("KD 8D 2S* 4C 6H 2H* QC TD")
    assert texts(line, "rf3; 1") == ["remove-four 3", "turn 1"]
    assert shown(line.play_together(read_moves(line, "rf3; 1"))) == "KD AS* 5D* TD"


def test_a_verb_goes_for_all_that_follows_up_to_a_semicolon() -> None:
    position = hand("2S* 4C 6H 9S* KD 3S*")
    assert texts(position, "remove 1, 2") == ["remove 1", "remove 2"]
    assert unread(position, "turn 3; 1").details == {"ways": "turn 1, remove 1"}
    assert unread(position, "turn 3 then 1").details == {"ways": "turn 1, remove 1"}
    assert texts(position, "turn 3 and 1") == ["turn 3", "turn 1"]


def test_two_numbers_that_are_three_apart_are_one_play_unless_parted() -> None:
    position = hand("2S 2H 6H 9S 9H 4C 3S KD")
    assert texts(position, "1 4") == ["turn 1"]
    assert texts(position, "1, 4") == ["turn 1", "turn 4"]


def test_none_is_played_if_any_is_not_legal() -> None:
    position = hand("2S 3C 6H 9S 7D KH")
    assert refusal(position, "turn 1, turn 3").reason == "ends-differ"


def test_plays_and_deals_go_in_one_line() -> None:
    position = hand("2S 8C 9C TS", "KS KD")
    assert shown(position.play_together(read_moves(position, "turn 1, deal 2"))).endswith("TS KS KD")
    assert shown(position.play_together(read_moves(position, "deal, turn 1"))).endswith("TS KS")
    assert shown(position.play_together(read_moves(position, "deal match, turn 1"))).endswith("TS KS KD")
    assert shown(position.play_together(read_moves(position, "deal all; 1"))).endswith("TS KS KD")


def test_a_play_that_wants_a_card_of_the_same_line_is_refused_in_the_same_words() -> None:
    for stock in ("9S KD", "KD 9S", "KD QD"):
        for line in ("deal, turn 2", "deal, 2", "deal, remove 2", "deal 2, turn 3", "dm, 2"):
            position = hand("3C 2S 8C 9C", stock)
            error = refusal(position, line)
            assert error.reason == "just-dealt"
            assert error.details == {"move": read_moves(position, line)[-1].text}


def test_cards_that_are_only_dealt_in_the_same_line_cannot_be_named() -> None:
    for stock in ("9S KD", "KD 9S"):
        assert unread(hand("2S 8C 9C", stock), "deal, 2s 9s").details == {"face": FrenchCard("9", "S")}


def test_nothing_can_be_dealt_behind_a_deal_to_a_match() -> None:
    for stock in ("9S KD QH", "KD QH 9S", "KD QH JC"):
        for line in ("dm d", "deal match, deal match", "dm da"):
            assert refusal(hand("2S 8C 9C", stock), line).reason == "after-match"
        assert refusal(hand("2S 8C 9C", stock), "d dm stop").reason == "just-dealt"
        assert refusal(hand("2S 8C 9C", stock), "da stop").reason == "just-dealt"


def test_more_cards_than_there_are_cannot_be_dealt() -> None:
    position = hand("2S 8C 9C", "KS KD")
    assert refusal(position, "deal 3").details == {"left": 2}
    assert refusal(position, "deal 999").reason == "stock-short"
    assert refusal(position, "deal all, deal").reason == "stock-short"
    assert refusal(hand("2S 8C 9C TS"), "deal").reason == "stock-empty"
    assert refusal(after(hand("2S 8C 9C TS"), "stop"), "deal").reason == "over"


def test_a_whole_game_may_be_typed_in_one_line() -> None:
    position = hand("2S* 4C 6H 2H*", "KS")
    line = "remove four 1, deal"
    assert shown(position.play_together(read_moves(position, line))) == "KS"
    assert refused(position, "stop").reason == "stock-left"


# What cannot be read


def test_what_names_no_move_cannot_be_read() -> None:
    for line in (
        "", " ", ",", "hello", "turn", "remove", "turn four", "2s", "dark", "dark 2s", "deal 0", "0", "-",
        "1000", "x", "7 hearts", "turn x", "turn 2 x", "deal x", "2s 10s 4d", "🂡", "joker 2s", "٣", "deal ٣",
        "2²", "deal 2 turn",
    ):  # fmt: skip
        error = unread(hand(SUIT_AND_RANK, "KS KH KC"), line)
        assert (error.reason, error.details) == ("unreadable", {"text": line})


def test_long_lines_are_refused() -> None:
    for line in (
        "deal 52 " * 62, "d" * 500, "2 " * 250, "◼" * 500, "9◼" * 250, "then " * 100, "1,4," * 125,
        "2s " * 166,
    ):  # fmt: skip
        position = hand(SUIT_AND_RANK, "KS KH KC")
        with pytest.raises(RefusedError):
            position.play_together(read_moves(position, line))
