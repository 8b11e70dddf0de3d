"""Blink, rule by rule (../shared/games.md, part 5): tables built by hand."""

from collections import Counter
from dataclasses import replace

from engine.cards.blink import CARDS, BlinkCard
from engine.games.blink import HOLD, BlinkPosition
from engine.move import Move
from engine.outcome import Outcome, Result
from tests.engine.blink_tables import FIVE, dealt, laid, place, reason

SIZES = {
    ("roomy", 1): (12, 8), ("roomy", 2): (17, 12), ("roomy", 3): (21, 14),
    ("snug", 1): (10, 8), ("snug", 2): (15, 11), ("snug", 3): (18, 14),
    ("tight", 1): (9, 7), ("tight", 2): (13, 10), ("tight", 3): (16, 12),
}  # fmt: skip


def cells(position: BlinkPosition, slot: str) -> list[str]:
    return [move.places[1] for move in position.legal_moves() if move.places[:1] == (slot,)]


# The deck and the table


def test_the_deck_is_level() -> None:
    deck = CARDS
    assert len({card.code for card in deck}) == 60
    assert set(Counter(card.shape for card in deck).values()) == {10}
    assert set(Counter(card.colour for card in deck).values()) == {10}
    assert set(Counter(card.count for card in deck).values()) == {12}


def test_the_first_card_goes_to_any_cell_of_a_table_of_the_right_size() -> None:
    for (table, decks), (columns, rows) in SIZES.items():
        position = dealt(f"table={table}", f"decks={decks}")
        names = [f"{chr(ord('A') + column)}{row + 1}" for row in range(rows) for column in range(columns)]
        assert cells(position, "drawn") == names
        assert (position.board().fact("columns"), position.board().fact("rows")) == (columns, rows)
        assert Counter(position.drawn + position.stock) == dict.fromkeys(CARDS, decks)


def test_the_cards_of_a_deal_do_not_depend_on_table_hold_or_timer() -> None:
    one, other = dealt(deal=5), dealt("table=tight", "hold=0", "timer=30", deal=5)
    assert one.drawn + one.stock == other.drawn + other.stock


def test_the_first_card_is_placed_not_held() -> None:
    assert reason(dealt(), HOLD) == "first-card"
    assert HOLD in dealt().play(place("drawn", "F4")).legal_moves()


def test_an_open_game_shows_the_stock_in_its_order_and_of_more_decks_the_next_forty_cards() -> None:
    for decks, shown in ((1, 59), (2, 40), (3, 40)):
        closed, opened = dealt(f"decks={decks}", deal=5), dealt(f"decks={decks}", "open", deal=5)
        assert (opened.drawn, opened.stock, opened.cells) == (closed.drawn, closed.stock, closed.cells)
        pile = opened.board().pile("stock")
        assert pile.top == opened.stock[0]
        assert pile.cards[-shown:] == opened.stock[:shown][::-1]
        assert pile.cards[:-shown] == (None,) * (60 * decks - 1 - shown)
        assert not any(closed.board().pile("stock").cards)
        after = opened.play(place("drawn", "F4"))
        assert after.board().pile("stock").top == opened.stock[1]
    last = replace(opened, stock=opened.stock[:2]).board().pile("stock")
    assert last.cards == opened.stock[1::-1]


# Where a card fits


def test_a_card_fits_beside_others_with_which_it_shares_an_attribute() -> None:
    for table, card, free in (
        *(("F4 1RS", card, "F3 E4 G4 F5") for card in ("1YS", "1GM", "3RM", "2NS")),
        ("A1 1RS", "1YS", "B1 A2"), ("L8 1RS", "1YS", "L7 K8"), ("A2 1RS", "1YS", "A1 B2 A3"),
        ("L1 1RS", "1YS", "K1 L2"),  # opposite sides of the table are not adjacent
        ("F4 1RS", "2YF", ""),
    ):  # fmt: skip
        assert " ".join(cells(laid(table, drawn=card), "drawn")) == free, (table, card)


# Illegal moves


def test_a_card_has_to_match_all_four_neighbors() -> None:
    for cell, code in [("E3", "4EF"), ("D4", "2YF"), ("F4", "4GB"), ("E5", "5BB")]:
        others = ", ".join(entry for entry in FIVE.split(", ") if not entry.startswith(cell))
        position = laid(f"{others}, {cell} {code}", drawn="1RS")
        assert place("drawn", "E4") not in position.legal_moves()
        refused = position.refusal(place("drawn", "E4"))
        other = position.board().pile(cell).top
        assert (refused.reason, refused.details["at"], refused.details["other"]) == ("no-match", cell, other)


def test_illegal_moves_are_refused_with_the_reason() -> None:
    position = laid("F4 1RS", drawn="1YS", stock="2GS", words=["hold=2"])
    for text, why in (
        ("place drawn H4", "touches-nothing"), ("place drawn G5", "touches-nothing"),
        ("place drawn F4", "taken"), ("place drawn M4", "off-table"), ("place drawn F9", "off-table"),
        ("place held3 F5", "no-such-hold"), ("place held1 F5", "nothing-held"),
        *((text, "no-such-move") for text in ("deal", "hold drawn", "place", "place F5", "place drawn F5 F6",
            "place held4 F5", "place stock F5", "place drawn f5", "place drawn 5F")),
    ):  # fmt: skip
        assert reason(position, Move.read(text)) == why, text
    details = position.refusal(place("drawn", "L4")).details
    assert (details["fits"], details["cells"]) == (4, "G4, F3, E4")
    last = laid("F4 1RS", drawn="1YS")
    assert HOLD not in last.legal_moves()
    assert reason(last, HOLD) == "nothing-to-draw"


# Holding


def test_only_held_cards_that_fit_somewhere_are_counted_as_choices() -> None:
    fitting, unfitting = "1YS", "4GB"
    for held, count in ((fitting, 1), (unfitting, 0), (f"{fitting} {unfitting}", 1)):
        assert laid("F4 1RS", drawn="2YF", held=held, stock="5YT").choice_details()["held"] == count


def test_no_more_cards_are_held_than_the_hold_takes() -> None:
    for hold, why in ((0, "no-hold"), (2, "hold-full"), (3, "hold-full")):
        position = laid("F4 1RS", drawn="1YS", stock="2GS 2NS 3BS 3ES", words=[f"hold={hold}"])
        for _ in range(hold):
            position = position.play(HOLD)
        assert reason(position, HOLD) == why
        assert len(position.board().of_kind("held")) == hold


def test_after_the_last_card_the_held_ones_can_still_be_placed() -> None:
    position = laid("F4 1RS", drawn="1YS", held="2GS 2NS").play(place("drawn", "F5"))
    assert position.outcome() is None
    assert position.board().pile("drawn").cards == ()
    assert reason(position, place("drawn", "G4")) == "nothing-drawn"
    assert reason(position, HOLD) == "nothing-drawn"
    position = position.play(place("held1", "G4")).play(place("held1", "E4"))
    assert position.outcome() == Outcome(Result.WON, "placed")


def test_cards_that_are_alike_can_each_be_placed() -> None:
    position = laid("F4 1RS", drawn="1YS", held="1YS 1YS", stock="2GS", words=["decks=3"])
    assert cells(position, "drawn") == cells(position, "held1") == cells(position, "held2")
    first, second = (position.play(place(slot, "F5")) for slot in ("held1", "held2"))
    assert first == second
    assert hash(first) == hash(second)


# The end


def test_lost_when_no_card_at_hand_fits_and_the_drawn_one_cannot_be_held() -> None:
    position = laid("F4 1RS", drawn="2YF", held="4GB 4EF", stock="5YT")
    assert position.outcome() is None
    for lost in (position.play(HOLD), laid("F4 1RS", drawn="2YF"), laid("F4 1RS", held="2YF")):
        assert lost.outcome() == Outcome(Result.LOST, "no-place")
    assert laid("F4 1RS", drawn="2YF", held="4GB 4EF 1YS", stock="5YT").outcome() is None


CORNERED = "A1 1RS, B1 2YF, A2 4EF"
"""A card in the corner whose only open sides are beyond the edge of the table."""


def test_the_end_says_when_only_the_edge_was_in_the_way() -> None:
    for table, drawn, held, why in (
        (CORNERED, "1GM", "", "edge"), (CORNERED, "5BB", "1GM", "edge"),
        ("L8 1RS, L7 2YF, K8 4EF", "1GM", "", "edge"), ("F1 1RS, E1 2YF, G1 4EF, F2 3NF", "1GM", "", "edge"),
        ("F2 1RS, F1 2YF, E2 4EF, G2 4EF, F3 3NF", "1GM", "", "no-place"),
    ):  # fmt: skip
        position = laid(table, drawn=drawn, held=held, words=["hold=1"])
        assert position.outcome() == Outcome(Result.LOST, why)


# Points


def test_every_touching_pair_counts_in_a_lost_game_too() -> None:
    position = laid(FIVE, drawn="1RS")
    assert (position.score(), position.details(place("drawn", "E4"))) == (0, {"points": 8})
    assert position.play(place("drawn", "E4")).score() == 8
    lost = laid("F4 1RS, F5 1YS", drawn="3GF")
    assert (lost.outcome(), lost.score()) == (Outcome(Result.LOST, "no-place"), 4)


def test_a_move_leaves_its_trace_where_the_card_has_gone() -> None:
    position = laid("F4 1RS", drawn="1YS", held="2GS", stock="2NS 3BS")
    assert position.details(HOLD) == {"card": BlinkCard(1, "yellow", "star")}
    for move, trace in ((place("held1", "F5"), "F5"), (place("drawn", "F3"), "F3"), (HOLD, "held2")):
        assert position.play(move).traces(move) == (trace,)


# Time


def test_the_points_of_a_won_game_are_multiplied_by_the_clock() -> None:
    for minutes in (10, 20, 30):
        for tenths, doubled in ((0, 4), (5, 3), (10, 2), (15, 1), (20, 0), (21, 0), (1000, 0)):
            won = replace(laid("F4 1RS", words=[f"timer={minutes}"]), points=277)
            at_the_end = won.at(minutes * 6 * tenths)
            assert at_the_end.outcome() == Outcome(Result.WON, "placed")
            assert at_the_end.score() == 277 * doubled // 2
            clock = f"{minutes * tenths // 10}:{minutes * 6 * tenths % 60:02}"
            assert at_the_end.board().fact("clock") == clock


def test_only_a_won_game_with_a_timer_is_multiplied_and_rounded_down() -> None:
    timed = replace(laid("F4 1RS", words=["timer=10"]), points=277)
    for seconds, score in ((1, 553), (599, 277), (601, 276), (1197, 1), (1198, 0), (1199, 0), (1201, 0)):
        assert timed.at(seconds).score() == score
    assert timed.at(-5) == timed.at(0)  # a clock that was set back shows 0
    for cards in ({"drawn": "1YS"}, {"drawn": "2YF"}, {"held": "1YS"}):
        assert replace(laid("F4 1RS", **cards, words=["timer=10"]), points=100).at(30).score() == 100
    untimed = replace(laid("F4 1RS"), points=277)
    assert untimed.at(5) is untimed
    position = laid("F4 1RS", drawn="1YS", words=["timer=10"]).at(300).play(place("drawn", "F5"))
    assert position.score() == 4 * 3 // 2  # a move keeps the time that has passed
