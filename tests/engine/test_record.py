"""Records: written, read back, replayed, or refused."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import InvalidMoveError, RecordError, RulesChangedError
from engine.move import Move
from engine.record import MAX_LENGTH, MAX_MOVES, Record

GAME = "wish/1 #42 | take d e | take f h"


def test_a_record_reads_back_and_replays() -> None:
    record = Record.read(GAME)
    assert record.text == GAME
    assert (record.deal, record.moves) == (42, (Move("take", ("d", "e")), Move("take", ("f", "h"))))
    positions = list(record.positions())
    assert len(positions) == 3
    assert record.replay() == positions[-1]
    assert record.first(1).replay() == positions[1]
    assert record.first(1).then(record.moves[1]) == record


def test_a_record_has_the_options_that_differ_from_the_default() -> None:
    record = Record.read("wish/1 open #42")
    assert record.option_words == ("open",)
    assert all(pile.hidden == 0 for pile in record.start().board().piles)


def test_what_is_no_record_is_refused() -> None:
    for text in (
        "", "wish", "wish/1", "wish/1 #", "wish/1 #-1", "wish/1 #042", "wish/1 #9007199254740992",
        "WISH/1 #42", "wish/1 #42 |", "wish/1 #42 | ", "wish/1 #42 |take a c", "wish/1 #42 | take  a c",
        "wish/1 #42 | take a c\n", "wish/1 #42 | tåke a c", "wish/1 #42" + " | take a c" * (MAX_MOVES + 1),
        "wish/1 #42 | " + "a" * MAX_LENGTH,
    ):  # fmt: skip
        with pytest.raises(RecordError) as refused:
            Record.read(text)
        assert refused.value.reason == "unreadable-record"
        assert len(str(refused.value)) < 300


def test_a_record_of_an_unknown_game_or_option_cannot_be_replayed() -> None:
    for text in ("wish/1 shut #42", "wish/1 open=off #42", "wish/1 open open #42", "chess/1 #42"):
        with pytest.raises(RecordError) as refused:
            Record.read(text).replay()
        assert refused.value.reason == "unreadable-record"
        assert not isinstance(refused.value, RulesChangedError)


def test_a_record_of_other_rules_is_refused_as_such_whatever_its_options() -> None:
    for text in ("wish/0 #42 | take d e", "wish/2 #42", "wish/999 #42", "wish/0 sideways level=9 #42"):
        with pytest.raises(RulesChangedError):
            Record.read(text).replay()


def test_a_record_of_more_moves_than_any_game_needs_is_refused() -> None:
    record = Record.read("wish/1 #42")
    full = record.then(*[Move("take", ("a", "c"))] * MAX_MOVES)
    assert Record.read(full.text) == full
    with pytest.raises(RecordError) as refused:
        full.then(Move("take", ("a", "c")))
    assert refused.value.reason == "too-long"


def test_a_record_with_an_illegal_move_is_refused_at_that_move() -> None:
    with pytest.raises(RecordError, match=re.escape("move 2, take a b")) as refused:
        Record.read("wish/1 #42 | take d e | take a b").replay()
    assert refused.value.reason == "illegal-record"


@given(st.text())
def test_any_text_is_a_move_or_an_invalid_one(text: str) -> None:
    try:
        move = Move.read(text)
    except InvalidMoveError:
        return
    assert move.text == text
