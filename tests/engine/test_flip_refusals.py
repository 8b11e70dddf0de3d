"""Flip: what is refused and why, what is said of a move, and that nothing tells what the stock hides."""

import random

import pytest

from engine.cards.flip import FlipCard
from engine.errors import RefusedError
from engine.game import Position
from engine.move import Move
from engine.reading import read_moves
from tests.engine.flip_hands import dealt, hand, refused
from tests.engine.hidden.flip import twin
from tests.engine.playing import random_course

EXAMPLE = "2S 8C 9D* TS 4D 9S*"


# What is refused, and what is said of a move


@pytest.mark.parametrize(
    ("cards", "move", "reason"),
    [
        ("2S 8C 9C TS", "turn-four 1", "only-middle"),
        ("2S 8C 9C 2H", "turn 1", "only-four"),
        ("2S* 8C 9C TS*", "remove-four 1", "only-middle"),
        ("2S* 8C 9C 2H*", "remove 1", "only-four"),
        ("2S* 8C 9C 2H", "remove 1", "light-end"),
        ("2S 8C 9C TS", "remove 1", "light-end"),
        ("2S 8C 9C TH", "remove 1", "ends-differ"),
        ("2S 8C 9C", "turn 1", "no-such-window"),
        ("2S 8C 9C TS", "turn 0", "no-such-move"),
        ("2S 8C 9C TS", "turn 01", "no-such-move"),
        ("2S 8C 9C TS", "turn", "no-such-move"),
        ("2S 8C 9C TS", "turn 1 4", "no-such-move"),
        ("2S 8C 9C TS", "turn 1111", "no-such-move"),
        ("2S 8C 9C TS", "flip 1", "no-such-move"),
        ("2S 8C 9C TS", "deal 3", "no-such-move"),
        ("2S 8C 9C TS", "stop 1", "no-such-move"),
    ],
)
def test_what_is_not_legal_is_refused_with_the_reason(cards: str, move: str, reason: str) -> None:
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


def test_positions_that_differ_in_the_stock_alone_cannot_be_told_apart() -> None:
    for deal in range(40):
        start = dealt(deal)
        tried = [Move("turn", ("1",)), Move("remove-four", ("9",)), Move("stop"), Move("deal", ("all",))]
        for position in (start, *(following for _, following in random_course(start, deal))):
            other = twin(position, deal)
            moves = position.legal_moves()
            assert other.board() == position.board()
            assert other.legal_moves() == moves
            assert [other.details(move) for move in moves] == [position.details(move) for move in moves]
            for move in tried:
                if move not in moves:
                    one, two = position.refusal(move), other.refusal(move)
                    assert (one.reason, one.details, str(one)) == (two.reason, two.details, str(two))


def test_a_line_with_deals_is_refused_or_played_whatever_the_stock_hides() -> None:
    chance = random.Random(5)
    words = [
        "deal",
        "deal 2",
        "deal match",
        "deal all",
        "stop",
        "turn 1",
        "7",
        "turn 12",
        "remove 3",
        "9",
        "4",
    ]
    answers: dict[str, int] = {}
    for deal in range(300):
        position: Position = dealt(deal)
        for _, following in zip(
            range(chance.randrange(12)), (p for _, p in random_course(position, deal)), strict=False
        ):
            position = following
        line = ", ".join(chance.choice(words) for _ in range(chance.randrange(1, 5)))
        said = {answer(twin(position, seed), line) for seed in range(8)}
        assert len(said) == 1
        answers[said.pop()] = deal
    assert len(answers) > 6


def answer(position: Position, line: str) -> str:
    try:
        position.play_together(read_moves(position, line))
    except RefusedError as error:
        return f"{error.reason} {error.details} {error}"
    return "played"
