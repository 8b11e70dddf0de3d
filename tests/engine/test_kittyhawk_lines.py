"""Kittyhawk: lines of several moves, which tell nothing of what is hidden."""

import pytest

from engine.errors import InvalidMoveError
from engine.reading import read_moves
from tests.engine.kittyhawk_tables import home, refused, table

# Several moves at once tell nothing of what is hidden


def test_moves_that_hang_on_cards_not_seen_yet_are_refused_whatever_they_are() -> None:
    for top in ("2SY", "9LK", "RM"):
        position = table(home(1), a="3SK", b="4YK", stock=f"2MK 3MW {top} 5ML 6MW {top}")
        assert refused(position, "d, g suns") == "not-yet-seen"
        assert refused(position, "d, h b") == "not-yet-seen"
        assert refused(position, "d, collect") == "not-yet-seen"
        with pytest.raises(InvalidMoveError):
            read_moves(position, f"d, {top} suns")
        assert len(position.play_together(read_moves(position, "d, a b")).legal_moves()) > 0
        hidden = table(home(1), b="4YK", g=f"{top} 3SK", stock="2MK " * 6, down=((0,), ()), blind=True)
        assert refused(hidden, "g b, g suns") == "not-yet-seen"
        assert refused(hidden, "g b, collect") == "not-yet-seen"


def test_after_a_blind_collect_that_turns_cards_up_nothing_else_is_played() -> None:
    for hidden in ("2SY", "9LK"):
        position = table(
            home(1), a="3SK", b="4YK", g=f"{hidden} 2MK", down=((0,), ()), blind=True, stock="2SY " * 6
        )
        assert refused(position, "collect, a b") == "not-yet-seen"
        assert position.play_together(read_moves(position, "collect, d")).score() >= 7


def test_what_does_not_hang_on_them_is_played() -> None:
    position = table(home(1), a="3SK", b="4YK", stock="2MK " * 12)
    assert [move.text for move in read_moves(position, "d d ab")] == ["deal", "deal", "move a b"]
    assert position.play_together(read_moves(position, "d d ab")).moves == 3


def test_after_the_last_deal_going_to_and_fro_does_not_tell_whether_the_game_is_lost() -> None:
    stuck = {
        "moons": "AM 2MK",
        "knots": "AK",
        "a": "9LK",
        "b": "9LK",
        "c": "8MS",
        "d": "8MS",
        "e": "7WY",
        "f": "5YK",
    }
    for right in ("9MS", "4YK"):
        position = table(stuck, stock=f"RM RM RM RM RM {right}")
        assert refused(position, "d, moons knots") == "not-yet-seen"
