"""Flip: what is refused and why, what is said of a move, and that nothing tells what the stock hides."""

from engine.cards.flip import FlipCard
from engine.move import Move
from tests.engine.flip_hands import hand, refused

EXAMPLE = "2S 8C 9D* TS 4D 9S*"


# What is refused, and what is said of a move


def test_what_is_not_legal_is_refused_with_the_reason() -> None:
    for cards, move, reason in (
        ("2S 8C 9C TS", "turn-four 1", "only-middle"), ("2S 8C 9C 2H", "turn 1", "only-four"),
        ("2S* 8C 9C TS*", "remove-four 1", "only-middle"), ("2S* 8C 9C 2H*", "remove 1", "only-four"),
        ("2S* 8C 9C 2H", "remove 1", "light-end"), ("2S 8C 9C TS", "remove 1", "light-end"),
        ("2S 8C 9C TH", "remove 1", "ends-differ"), ("2S 8C 9C", "turn 1", "no-such-window"),
        ("2S 8C 9C TS", "turn 0", "no-such-move"), ("2S 8C 9C TS", "turn 01", "no-such-move"),
        ("2S 8C 9C TS", "turn", "no-such-move"), ("2S 8C 9C TS", "turn 1 4", "no-such-move"),
        ("2S 8C 9C TS", "turn 1111", "no-such-move"), ("2S 8C 9C TS", "flip 1", "no-such-move"),
        ("2S 8C 9C TS", "deal 3", "no-such-move"), ("2S 8C 9C TS", "stop 1", "no-such-move"),
    ):  # fmt: skip
        error = refused(hand(cards, "KH"), move)
        assert error.reason == reason
        assert str(error)


def test_a_refusal_names_the_four_cards() -> None:
    error = refused(hand("KD 2S 8C 9C 3H* JC", "KS"), "turn 2")
    assert error.details == {
        "from": 2,
        "to": 5,
        "first": FlipCard("2S"),
        "last": FlipCard("TS", is_dark=True),
    }


def test_details_tell_which_cards_turn_and_which_go() -> None:
    position = hand("KD 2S 8C 9D* TS 4D 9S*", "KS")
    turn = position.details(Move("turn", ("2",)))
    assert (turn["from"], turn["to"], turn["moved"], turn["one"], turn["other"]) == (
        2,
        5,
        1,
        FlipCard("8C"),
        "",
    )
    four = position.details(Move("remove-four", ("4",)))
    assert (four["from"], four["to"], four["moved"]) == (4, 7, 4)
    assert position.details(Move("deal", ("all",))) == {"left": 1}


def test_turned_cards_leave_a_trace_and_removed_ones_none() -> None:
    position = hand(EXAMPLE)
    assert position.traces(Move("turn", ("1",))) == ("1",)
    assert position.traces(Move("remove-four", ("1",))) == ()
    assert position.traces(Move("deal", ("match",))) == ()


# Nothing leaks
