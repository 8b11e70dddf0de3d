"""Kittyhawk's collect, the count of moves, and how it ends (../shared/games.md, part 2)."""

from dataclasses import replace

import pytest

from engine.games.kittyhawk import COLLECT, DEAL, LOST, WON
from engine.outcome import Outcome, Result
from tests.engine.kittyhawk_tables import BY_RANK, cards, cards_at, dealt, go, home, is_legal, reason, table
from tests.engine.playing import random_course

levels = pytest.mark.parametrize("level", ["1", "2", "3", "4", "5"])


# Collect


def test_collect_sends_home_what_is_safe_again_and_again_as_one_move() -> None:
    position = table(
        home(2), a="9LK 3MW", b="4MS", c="3SK", d="3LY", e="3MW", f="3SK", g="8WL 3LY", stock="2SY"
    )
    after = position.play(COLLECT)
    assert [cards_at(after, place) for place in "abcdefgh"] == ["9LK", "", "", "", "", "", "8WL", ""]
    assert [len(after.board().pile(name).cards) for name in BY_RANK] == [4, 3, 3, 3, 3, 3]
    assert after.board().fact("moves") == 1
    assert after.score() == position.score() + 7


def test_only_a_card_on_which_none_could_be_laid_is_safe() -> None:
    # The 3 Journey could bear the second Origin, which is not home: Waves or Leaves still wants it.
    position = table(home(2, leaves=1), a="3MW", stock="2WL")
    assert is_legal(position, "a", "moons")
    assert not position.allows(COLLECT)
    assert reason(position, COLLECT) == "nothing-safe"
    # No 2 that is out shares a suit with the 3 Painter.
    position = table(home(2, leaves=1), a="3SK", stock="2WL")
    assert cards_at(position.play(COLLECT), "suns") == "AS 2SY 3SK"


def test_an_ace_is_always_safe() -> None:
    position = table(level=3, a="2MK AM", h="9LK AS", stock="2WL").play(COLLECT)
    assert cards_at(position, "moons") == "AM"
    assert cards_at(position, "suns") == "AS"
    assert cards_at(position, "a") == "2MK"


def test_of_two_foundations_the_first_in_the_order_of_suits_takes_a_card() -> None:
    position = table(home(1), a="2MK", b="2SY", stock="2WL").play(COLLECT)
    assert cards_at(position, "moons") == "AM 2MK"
    assert cards_at(position, "knots") == "AK"
    assert cards_at(position, "suns") == "AS 2SY"
    assert cards_at(position, "wyrms") == "AY"


def test_pawns_and_courts_are_never_collected() -> None:
    position = table(home(9), level=4, a="PMSL", b="PMSL", c="PMYK", stock="CMWK")
    assert not position.allows(COLLECT)
    position = position.play_together([go("a", "moons"), go("b", "suns"), go("c", "knots")])
    assert not replace(position, piles=(*position.piles[:6], cards("CMWK"), *position.piles[7:])).allows(
        COLLECT
    )


def test_a_crown_is_collected_when_all_below_it_is_home_and_it_has_a_place() -> None:
    pawns = {
        "moons": "PMSL",
        "suns": "PMSL",
        "leaves": "PWLY",
        "waves": "PWLY",
        "wyrms": "PMYK",
        "knots": "PMYK",
    }
    full = {name: f"{cards} {pawns[name]}" for name, cards in home(9).items()}
    assert cards_at(table(full, level=2, a="RM").play(COLLECT), "moons").endswith("PMSL RM")
    # A Pawn of Moons that is out could still be laid on the Huntress.
    out = {**full, "knots": home(9)["knots"]}
    assert not table(out, level=2, a="RM", stock="PMYK").allows(COLLECT)


def test_a_safe_crown_without_a_place_is_passed_over() -> None:
    # Both Consuls are home, but neither on Moons: the Huntress can go nowhere.
    tens = {name: f"{cards} PMSL" for name, cards in home(9).items()}
    tens |= {"waves": f"{tens['waves']} CMWK", "knots": f"{tens['knots']} CMWK"}
    position = table(tens, level=4, a="RM", b="RK", stock="CSWY")
    assert not is_legal(position, "a", "moons")
    assert not table(tens, level=4, a="RM", stock="CSWY").allows(COLLECT)
    assert not table(tens, level=4, a="RM", b="CSLK", stock="CSWY").allows(COLLECT)


def test_blind_it_goes_on_with_the_cards_that_it_turns_up() -> None:
    position = table(
        home(2, wyrms=3), g="9LK 4YK 3MW 3SK", h="5YK 3MW 3SK 3LY", down=((0, 1, 2), (0, 1, 2)), blind=True
    )
    after = position.play(COLLECT)
    assert cards_at(after, "g") == "9LK"
    assert cards_at(after, "h") == "5YK"
    assert after.face_down == ((), ())


def test_the_foundations_own_cards_are_not_collected() -> None:
    assert not table(home(4, knots=3), stock="2SY").allows(COLLECT)


# Counting, winning, losing


def test_each_card_moved_each_deal_and_each_collect_is_one_move() -> None:
    position = table(home(1), a="2MK", b="3MW", g="2SY", stock="2MK 3MW 4MS 5ML 6MW 7ML")
    for count, move in enumerate(
        [go("a", "b"), go("b", "knots"), go("knots", "moons"), DEAL, go("g", "a")], 1
    ):
        position = position.play(move)
        assert position.board().fact("moves") == count


def test_won_with_every_card_home() -> None:
    for level, total in ((1, 60), (2, 66), (3, 60), (4, 72), (5, 72)):
        tens = {1: "", 2: "P", 3: "", 4: "PC", 5: "PC"}[level]
        cards = {
            "P": ["PMSL", "PMSL", "PWLY", "PWLY", "PMYK", "PMYK"],
            "C": ["CMWK", "CSWY", "CMWK", "CSLK", "CSWY", "CSLK"],
        }
        full = {
            name: " ".join([line, *(cards[rank][number] for rank in tens), f"R{name[0].upper()}"])
            for number, (name, line) in enumerate(home(9).items())
        }
        full["wyrms"], last = full["wyrms"].replace(" RW", "").replace(" RY", ""), "RY"
        before = table(full, level=level, a=last)
        assert before.outcome() is None
        after = before.play(go("a", "wyrms"))
        assert after.outcome() == Outcome(Result.WON, "home") == WON
        assert after.score() == total
        assert after.legal_moves() == ()
        assert reason(after, go("moons", "a")) == "over"


STUCK = {"a": "9LK", "b": "9LK", "c": "8MS", "d": "8MS", "e": "7WY", "f": "5YK"}
"""Six tops of which none goes onto another at level 1."""


def test_lost_without_a_stock_and_a_move_that_is_more_than_to_and_fro() -> None:
    lost = (
        table(STUCK, g="3LY", h="3MW"),
        table(STUCK, moons="AM 2MK", knots="AK", h="9MS"),
        table(STUCK, moons="AM 2MK 3MW 4MS", h="9MS"),
        table(a="9LK", b="5YK"),
    )
    for position in lost:
        assert position.outcome() == Outcome(Result.LOST, "no-move") == LOST
        assert position.legal_moves() == ()
        assert replace(position, stock=cards("2SY")).outcome() is None
    for position, move in ((lost[1], go("moons", "knots")), (lost[3], go("a", "c"))):
        assert reason(position, move) == "over"
        assert is_legal(replace(position, stock=cards("2SY")), *move.places)
    for position in (
        table(a="9LK", b="5YK 2SY"),
        table(a="9LK", b="5YK", g="2SY"),
        table(moons="AM", a="9LK", b="5YK"),
    ):
        assert position.outcome() is None
    assert is_legal(table(STUCK, wyrms="AY 2SY 3LY 4YK", h="9MS"), "wyrms", "f")
    position = table(moons="AM 2MK", knots="AK", a="9LK", b="8WL")
    assert is_legal(position, "a", "c")
    assert is_legal(position, "moons", "knots")


def test_the_score_counts_the_cards_on_foundations() -> None:
    assert dealt(7).score() == 6
    assert dealt(7, "level=5").score() == 0
    assert table(home(3), stock="2SY").score() == 18


def test_every_move_but_a_deal_and_one_off_a_heap_can_be_taken_back_by_another() -> None:
    tried = 0
    for number in range(30):
        for move, position in random_course(dealt(number, "level=4"), number):
            if move.verb == "move" and not {"g", "h"} & set(move.places) and position.outcome() is None:
                assert position.allows(go(move.places[1], move.places[0]))
                tried += 1
    assert tried > 100
