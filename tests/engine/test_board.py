"""Places of a board: piles, and the covered cards within them."""

from dataclasses import replace

import pytest

from engine.board import Board, Pile
from engine.cards.french import FrenchCard
from engine.families.building.position import FAMILY
from engine.games import all_games
from engine.options import Options
from tests.engine.playing import option_pairs, random_course
from tests.engine.stairs import GAME

ACE, TWO, SIX, TEN = (FrenchCard(rank, "S") for rank in "A26T")
BOARD = Board("stairs", (Pile("c", "pile", (None, ACE, TWO, SIX)), Pile("d", "pile", ())), 0, None)


def test_a_covered_card_is_a_place_counted_from_the_bottom_of_its_pile() -> None:
    c, d = BOARD.piles
    assert [c.place_of(number) for number in (1, 2, 3, 4)] == ["c1", "c2", "c3", "c"]
    assert [BOARD.covered(place) for place in ("c1", "c3")] == [(c, 1), (c, 3)]
    assert [BOARD.card_at(place) for place in ("c1", "c2", "c3", "c", "d")] == [None, ACE, TWO, SIX, None]
    assert all(map(BOARD.has_place, ("c", "d", "c1", "c3")))
    assert d.top is None


@pytest.mark.parametrize(
    "word", ["c0", "c4", "c5", "c02", "c-1", "c²", "c٢", "c 2", "d1", "e1", "1", "", "2c", "cc"]
)
def test_only_covered_cards_have_a_number_and_the_top_card_has_the_name_of_its_pile(word: str) -> None:
    assert not BOARD.has_place(word)
    assert BOARD.card_at(word) is None


def test_a_pile_with_such_a_name_comes_first() -> None:
    cell = Pile("c2", "cell", (TEN,))
    board = replace(BOARD, piles=(*BOARD.piles, cell))
    assert board.card_at("c2") == TEN
    assert board.covered("c2") is None
    assert board.covered("c3") is not None


def test_the_card_of_a_place_is_the_one_that_a_move_takes_with_all_on_it() -> None:
    places = set()
    for deal in range(10):
        position = GAME.deal(deal, Options())
        before = position.board()
        for move, after in random_course(position, deal):
            place, target = move.places
            moved = after.board().pile(target).cards[len(before.pile(target).cards) :]
            assert moved[0] == before.card_at(place) is not None
            before = after.board()
            places.add(place)
    assert {"c", "c3", "c5"} < places


def test_no_move_of_a_game_outside_the_building_family_names_a_covered_card() -> None:
    for game in all_games():
        if game.family == FAMILY:
            continue
        for options in option_pairs(game):
            board = game.deal(1, options).board()
            for move, after in random_course(game.deal(1, options), 1):
                assert not [place for place in move.places if board.covered(place)]
                board = after.board()
