"""Pebbles: its rules, by positions built by hand."""

import pytest

from engine.cards.pebble import HUES, PebbleCard
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.games.pebbles import LOST, WON, PebblesPosition
from engine.move import Move
from engine.reading import read_moves

LETTERS = {hue[0].upper(): hue for hue in HUES}


def cards(codes: str) -> tuple[PebbleCard, ...]:
    """Return the cards with these codes."""
    return tuple(PebbleCard(int(code[0]), LETTERS[code[1]]) for code in codes.split())


def built(*piles: str, taken: str = "") -> PebblesPosition:
    """Return a position with three piles, bottom card first."""
    return PebblesPosition(tuple(map(cards, piles)), cards(taken))


def test_the_first_card_may_be_any() -> None:
    assert [move.text for move in built("1R", "2G 3B", "4B").legal_moves()] == ["take a", "take b", "take c"]


def test_a_later_card_has_the_count_or_the_hue_of_the_one_before() -> None:
    position = built("1R", "2G 3B", "4B", taken="3R")
    assert [move.text for move in position.legal_moves()] == ["take a", "take b"]


def test_it_ends_without_cards_or_without_one_that_fits() -> None:
    assert built("", "", "", taken="3R").outcome() == WON
    assert built("1G", "", "", taken="3R").outcome() == LOST
    assert built("1R", "", "", taken="3R").outcome() is None


@pytest.mark.parametrize(
    ("line", "reason"), [("take c", "unlike"), ("take d", "no-such-move"), ("turn a", "no-such-move")]
)
def test_a_move_against_the_rules_is_refused(line: str, reason: str) -> None:
    with pytest.raises(IllegalMoveError) as refused:
        built("1R", "2G 3B", "4B", taken="3R").play(Move.read(line))
    assert refused.value.reason == reason


def test_no_card_that_is_face_down_is_taken_in_one_line_with_the_one_above() -> None:
    moves = (Move("take", ("b",)), Move("take", ("b",)))
    with pytest.raises(IllegalMoveError) as refused:
        built("1R", "2G 3B", "4B").play_together(moves)
    assert refused.value.reason == "face-down"


@pytest.mark.parametrize("line", ["b", "take b", "3b", "3 blue pebbles", "pile b, then a"])
def test_what_is_typed(line: str) -> None:
    moves = read_moves(built("1R", "2G 3B", "4B"), line)
    assert moves[0] == Move("take", ("b",))


@pytest.mark.parametrize("line", ["", "x", "2g", "take"])
def test_what_cannot_be_read(line: str) -> None:
    with pytest.raises(InvalidMoveError):
        read_moves(built("1R", "2G 3B", "4B"), line)
