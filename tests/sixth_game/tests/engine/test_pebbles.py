"""The rules of Pebbles, tested on hand-built positions."""

import pytest

from engine.cards.pebble import CARDS, PebbleCard
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.games.pebbles import LOST, WON, PebblesPosition
from engine.move import Move
from engine.reading import read_moves

BY_CODE = {card.code: card for card in CARDS}


def cards(codes: str) -> tuple[PebbleCard, ...]:
    """Return the cards with these codes, separated by spaces."""
    return tuple(map(BY_CODE.__getitem__, codes.split()))


def built(*piles: str, taken: str = "") -> PebblesPosition:
    """Return a position with three piles, bottom card first."""
    return PebblesPosition(tuple(map(cards, piles)), cards(taken))


def test_a_later_card_has_the_count_or_the_hue_of_the_one_before() -> None:
    assert [move.text for move in built("1R", "2G 3B", "4B").legal_moves()] == ["take a", "take b", "take c"]
    position = built("1R", "2G 3B", "4B", taken="3R")
    assert [move.text for move in position.legal_moves()] == ["take a", "take b"]


def test_it_ends_without_cards_or_without_one_that_fits() -> None:
    assert built("", "", "", taken="3R").outcome() == WON
    assert built("1G", "", "", taken="3R").outcome() == LOST
    assert built("1R", "", "", taken="3R").outcome() is None


def test_a_move_against_the_rules_is_refused() -> None:
    for line, reason in (("take c", "unlike"), ("take d", "no-such-move"), ("turn a", "no-such-move")):
        with pytest.raises(IllegalMoveError) as refused:
            built("1R", "2G 3B", "4B", taken="3R").play(Move.read(line))
        assert refused.value.reason == reason
    with pytest.raises(IllegalMoveError) as refused:  # the second card is still face down
        built("1R", "2G 3B", "4B").play_together((Move("take", ("b",)), Move("take", ("b",))))
    assert refused.value.reason == "face-down"


def test_what_is_typed() -> None:
    for line in ("b", "take b", "3b", "3 blue pebbles", "pile b, then a"):
        assert read_moves(built("1R", "2G 3B", "4B"), line)[0] == Move("take", ("b",))
    for line in ("", "x", "2g", "take"):
        with pytest.raises(InvalidMoveError):
            read_moves(built("1R", "2G 3B", "4B"), line)
