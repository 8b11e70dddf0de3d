"""Kittyhawk: lines of several moves, which tell nothing of what is hidden."""

import random

import pytest

from engine.errors import IllegalMoveError, InvalidMoveError
from engine.games.kittyhawk import COLLECT, DEAL, KittyhawkPosition
from engine.move import Move
from engine.reading import read_moves
from tests.engine.hidden.kittyhawk import twin
from tests.engine.kittyhawk_tables import dealt, go, home, refused, table
from tests.engine.playing import random_course

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


def lines(start: KittyhawkPosition, chance: random.Random) -> list[list[Move]]:
    """Return lines of some moves each, most of which can be played from there."""
    found = []
    for _ in range(6):
        line = [move for move, _ in zip(_moves(start, chance), range(chance.randint(2, 4)), strict=False)]
        line.insert(chance.randint(0, len(line)), chance.choice([DEAL, COLLECT, go("g", "a"), go("a", "b")]))
        found.append(line)
    return found


def _moves(position: KittyhawkPosition, chance: random.Random) -> list[Move]:
    return [move for move, _ in random_course(position, chance.randrange(10**6))][:5]


@pytest.mark.parametrize("words", [["blind"], ["level=3"], ["level=5", "blind"]], ids=str)
def test_lines_of_moves_are_answered_the_same_whatever_is_hidden(words: list[str]) -> None:
    played = refusals = 0
    for number in range(12):
        chance = random.Random(number)
        for step, (_, position) in enumerate(random_course(dealt(number, *words), number)):
            if step % 20:
                continue
            assert isinstance(position, KittyhawkPosition)
            other = twin(position, step)
            assert isinstance(other, KittyhawkPosition)
            for line in lines(position, chance):
                one, same = answer(position, line), answer(other, line)
                assert one == same
                played, refusals = played + (not one), refusals + bool(one)
                text = ", ".join(move.text for move in line)
                assert read_moves(position, text) == read_moves(other, text) == tuple(line)
    assert played > 20
    assert refusals > 20


def answer(position: KittyhawkPosition, line: list[Move]) -> tuple[object, ...]:
    try:
        position.play_together(line)
    except IllegalMoveError as error:
        return (error.reason, str(error), tuple(error.details.items()))
    return ()
