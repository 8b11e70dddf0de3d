"""Spider, where its rules are its own (../shared/classics.md, part 1)."""

from collections import Counter

import pytest

from tests.engine.building_tables import cards_at, dealt, play, refused, table, targets

PILES = "abcdefghij"


@pytest.mark.parametrize(("suits", "copies"), [("S", 8), ("SH", 4), ("SHCD", 2)])
def test_two_decks_have_as_many_suits_as_the_player_chooses(suits: str, copies: int) -> None:
    position = dealt(3, f"suits={len(suits)}", "open", game="spider")
    seen = [card for pile in position.board().piles for card in pile.cards]
    assert Counter(card.code if card else "" for card in seen) == dict.fromkeys(
        (rank + suit for rank in "A23456789TJQK" for suit in suits), copies
    )
    assert [len(cards_at(position, pile).split()) for pile in PILES] == [6] * 4 + [5] * 6
    assert len(cards_at(position, "stock").split()) == 50


def test_the_player_sees_the_last_card_of_each_pile_and_none_of_the_stock() -> None:
    position = play(dealt(3, game="spider"), "deal")
    for pile in PILES:
        hidden = 5 if pile in "abcd" else 4
        assert cards_at(position, pile).split()[:hidden] == ["##"] * hidden
        assert "##" not in cards_at(position, pile).split()[hidden:]
    assert cards_at(position, "stock") == " ".join(["##"] * 40)


def test_cards_of_one_suit_move_together_onto_any_suit_or_to_an_empty_pile() -> None:
    full = dict.fromkeys("efghij", "KH")
    position = table(full, a="TH 9S 8S 7H 6H", b="8H", c="TS", game="spider suits=2")
    assert [targets(position, place) for place in ("a", "a4", "a2", "b")] == ["d", "b d", "", "d"]
    assert refused(position, "move a2 c") == (
        "not-in-sequence: the cards on 9S do not move with it: 7H lies on 8S"
    )
    assert cards_at(play(position, "move a4 b"), "b") == "8H 7H 6H"


def test_ten_cards_are_dealt_one_onto_each_pile_while_none_is_empty() -> None:
    full = dict.fromkeys("bcdefghij", "KH")
    stock = "AS AH 2S 2H 3S 4S 5S 6S 7S 8S"
    after = play(table(full, a="3H", stock=stock, game="spider suits=2"), "deal")
    assert " ".join(cards_at(after, pile).split()[-1] for pile in PILES) == stock
    empty = table(full, stock=stock, game="spider suits=2")
    assert refused(empty, "deal") == "deal-needs-piles: pile a is empty"


def test_the_score_counts_suits_and_eight_of_them_win() -> None:
    run = " ".join(rank + "S" for rank in "KQJT98765432A")
    position = table({f"run-{number}": run for number in range(1, 8)}, a=run[:-3], b="AS", game="spider")
    assert (position.score(), position.is_won()) == (7, False)
    won = play(position, "move b a")
    assert (won.score(), won.is_won(), won.legal_moves()) == (8, True, ())


def test_a_game_ends_by_itself_once_parts_of_suits_need_only_be_joined() -> None:
    suit = " ".join(rank + "S" for rank in "KQJT98765432A")
    complete = {f"run-{number}": suit for number in range(1, 7)}
    parts = {"a": f"{suit[:14]} {suit[24:32]}", "b": f"{suit[:11]} {suit[33:]}"}
    position = table(complete, parts, c=f"{suit[12:]} {suit[15:23]}", game="spider")
    assert position.after_line(position.finish()).is_won()
    for options in ({"stock": "AS"}, {"d": "8S | 9S"}):
        later = table(complete, parts, options, c=f"{suit[12:]} {suit[15:23]}", game="spider")
        assert not later.finish()


def test_moves_that_complete_or_join_a_suit_come_first() -> None:
    kings = dict.fromkeys("defghij", "KH")
    position = table(
        kings, a="KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", b="3H 2S AS", c="AH 3H | 2H", game="spider suits=2"
    )
    moves = [move.text for move in position.main_moves(position.legal_moves())]
    assert moves[0] == "move b2 a"
    position = table(kings, a="9S 8H", b="8S", c="7S", game="spider suits=2")
    assert [move.text for move in position.main_moves(position.legal_moves())][:2] == ["move c b", "move c a"]
