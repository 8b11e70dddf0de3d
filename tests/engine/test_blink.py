"""Blink, rule by rule (../shared/games.md, part 5): tables built by hand, and the known figures."""

from collections import Counter

import pytest

from engine.cards.blink import BlinkCard, blink_deck
from engine.games.blink import HOLD, BlinkPosition
from engine.move import Move
from engine.outcome import Outcome, Result
from tests.engine.blink_tables import FIVE, cards, dealt, laid, place, reason, texts

SIZES = {
    ("roomy", 1): (12, 8), ("roomy", 2): (17, 12), ("roomy", 3): (21, 14),
    ("snug", 1): (10, 8), ("snug", 2): (15, 11), ("snug", 3): (18, 14),
    ("tight", 1): (9, 7), ("tight", 2): (13, 10), ("tight", 3): (16, 12),
}  # fmt: skip


def cells(position: BlinkPosition, slot: str) -> list[str]:
    return [move.places[1] for move in position.legal_moves() if move.places[:1] == (slot,)]


# The deck and the table


def test_the_deck_is_level() -> None:
    deck = blink_deck()
    assert len({card.code for card in deck}) == 60
    assert set(Counter(card.shape for card in deck).values()) == {10}
    assert set(Counter(card.colour for card in deck).values()) == {10}
    assert set(Counter(card.count for card in deck).values()) == {12}


@pytest.mark.parametrize(("table", "decks"), SIZES)
def test_the_first_card_goes_to_any_cell_of_a_table_of_the_right_size(table: str, decks: int) -> None:
    columns, rows = SIZES[table, decks]
    position = dealt(f"table={table}", f"decks={decks}")
    names = [f"{chr(ord('A') + column)}{row + 1}" for row in range(rows) for column in range(columns)]
    assert cells(position, "drawn") == names
    assert len(texts(position)) == len(names)
    assert (position.board().fact("columns"), position.board().fact("rows")) == (columns, rows)


def test_the_cards_of_a_deal_do_not_depend_on_table_hold_or_timer() -> None:
    one, other = dealt(deal=5), dealt("table=tight", "hold=0", "timer=30", deal=5)
    assert one.drawn + one.stock == other.drawn + other.stock


def test_the_first_card_is_placed_not_held() -> None:
    assert reason(dealt(), HOLD) == "first-card"
    assert HOLD in dealt().play(place("drawn", "F4")).legal_moves()


def test_cards_are_drawn_in_the_order_of_the_stock() -> None:
    position = laid("F4 1RS", drawn="1YS", stock="2GS 2NS")
    position = position.play(place("drawn", "F5"))
    assert (position.drawn, position.stock) == (cards("2GS"), cards("2NS"))
    position = position.play(HOLD)
    assert (position.drawn, position.held, position.stock) == (cards("2NS"), cards("2GS"), ())


def test_the_board_tells_all_but_the_order_of_the_stock() -> None:
    board = laid("F4 1RS, A2 1YS", drawn="2GS", held="2NS", stock="3BS 3ES", words=["hold=2"]).board()
    told = [
        (pile.name, pile.kind, [card.code if card else None for card in pile.cards]) for pile in board.piles
    ]
    assert told == [
        ("A2", "cell", ["1YS"]),
        ("F4", "cell", ["1RS"]),
        ("drawn", "drawn", ["2GS"]),
        ("held1", "held", ["2NS"]),
        ("held2", "held", []),
        ("stock", "stock", [None, None]),
    ]
    size = {"decks": 1, "columns": 12, "rows": 8, "hold": 2}
    assert dict(board.facts) == {**size, "timer": 0, "raw": 0, "clock": "0:00"}


# Where a card fits


def test_a_card_fits_beside_others_with_which_it_shares_an_attribute() -> None:
    for table, card, free in (
        *(("F4 1RS", card, "F3 E4 G4 F5") for card in ("1YS", "1GM", "3RM", "2NS")),
        ("A1 1RS", "1YS", "B1 A2"),
        ("L8 1RS", "1YS", "L7 K8"),
        ("L1 1RS", "1YS", "K1 L2"),  # the sides of the table do not meet
        ("A2 1RS", "1YS", "A1 B2 A3"),
        ("F4 1RS", "2YF", ""),
    ):
        assert " ".join(cells(laid(table, drawn=card), "drawn")) == free, (table, card)


def test_all_four_neighbours_have_to_match() -> None:
    assert "E4" in cells(laid(FIVE, drawn="1RS"), "drawn")
    for cell, code in [("E3", "4EF"), ("D4", "2YF"), ("F4", "4GB"), ("E5", "5BB")]:
        others = ", ".join(entry for entry in FIVE.split(", ") if not entry.startswith(cell))
        for table in (f"{others}, {cell} {code}", f"{cell} {code}, {others}"):
            position = laid(table, drawn="1RS")
            assert "E4" not in cells(position, "drawn")
            refused = position.refusal(place("drawn", "E4"))
            assert (refused.reason, refused.details["at"]) == ("no-match", cell)
            other = refused.details["other"]
            assert isinstance(other, BlinkCard)
            assert other.code == code


def test_illegal_placements_are_refused_with_the_reason() -> None:
    position = laid("F4 1RS", drawn="1YS", stock="2GS", words=["hold=2"])
    for slot, cell, why in (
        ("drawn", "H4", "touches-nothing"),
        ("drawn", "G5", "touches-nothing"),
        ("drawn", "F4", "taken"),
        ("drawn", "M4", "off-table"),
        ("drawn", "F9", "off-table"),
        ("held3", "F5", "no-such-hold"),
        ("held1", "F5", "nothing-held"),
    ):
        assert reason(position, place(slot, cell)) == why
    details = position.refusal(place("drawn", "L4")).details
    assert (details["fits"], details["cells"]) == (4, "G4, F3, E4")


# Holding


def test_held_cards_fill_the_hold_from_the_first_place_on() -> None:
    position = laid("F4 1RS", drawn="1YS", stock="2GS 2NS 3BS 3ES").play(HOLD).play(HOLD).play(HOLD)
    assert position.held == cards("1YS 2GS 2NS")
    position = position.play(place("held2", "F5"))
    assert position.held == cards("1YS 2NS")
    assert [pile.name for pile in position.board().of_kind("held") if pile.cards] == ["held1", "held2"]


def test_a_held_card_is_placed_and_the_drawn_one_stays() -> None:
    position = laid("F4 1RS", drawn="1YS", held="2GS", stock="2NS").play(place("held1", "F5"))
    assert (position.drawn, position.held, position.stock) == (cards("1YS"), (), cards("2NS"))


def test_no_more_cards_are_held_than_the_hold_takes() -> None:
    for hold in (0, 1, 2, 3):
        position = laid("F4 1RS", drawn="1YS", stock="2GS 2NS 3BS 3ES", words=[f"hold={hold}"])
        for _ in range(hold):
            position = position.play(HOLD)
        assert len(position.held) == hold
        assert HOLD not in position.legal_moves()
        assert reason(position, HOLD) == ("hold-full" if hold else "no-hold")
        assert len(position.board().of_kind("held")) == hold


def test_after_the_last_card_the_held_ones_can_still_be_placed() -> None:
    position = laid("F4 1RS", drawn="1YS", held="2GS 2NS").play(place("drawn", "F5"))
    assert position.outcome() is None
    assert position.board().pile("drawn").cards == ()
    assert reason(position, place("drawn", "G4")) == "nothing-drawn"
    assert reason(position, HOLD) == "nothing-drawn"
    position = position.play(place("held1", "G4")).play(place("held1", "E4"))
    assert position.outcome() == Outcome(Result.WON, "placed")


def test_the_last_card_is_not_held_for_no_other_can_be_drawn() -> None:
    position = laid("F4 1RS", drawn="1YS")
    assert HOLD not in position.legal_moves()
    assert reason(position, HOLD) == "nothing-to-draw"


def test_cards_that_are_alike_can_each_be_placed() -> None:
    position = laid("F4 1RS", drawn="1YS", held="1YS 1YS", stock="2GS", words=["decks=3"])
    assert cells(position, "drawn") == cells(position, "held1") == cells(position, "held2")
    first, second = (position.play(place(slot, "F5")) for slot in ("held1", "held2"))
    assert first == second
    assert hash(first) == hash(second)


# Refusals


def test_what_is_no_move_is_refused_as_such() -> None:
    for move in (
        Move("deal"), Move("hold", ("drawn",)), Move("place"), Move("place", ("F5",)),
        Move("place", ("drawn", "F5", "F6")), Move("place", ("held4", "F5")), Move("place", ("stock", "F5")),
        Move("place", ("drawn", "f5")), Move("place", ("drawn", "5F")),
    ):  # fmt: skip
        assert reason(laid("F4 1RS", drawn="1YS", stock="2GS"), move) == "no-such-move"


# Nothing leaks
