"""Kittyhawk, rule by rule (../shared/games.md, part 2): boards built by hand, and the example."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.cards.decktet import decktet
from engine.errors import IllegalMoveError
from engine.game import Position
from engine.games.kittyhawk import COLLECT, DEAL, LEVELS, LOST, PLACES, WON
from engine.move import Move
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled
from tests.engine.kittyhawk_tables import BY_RANK, cards, cards_at, dealt, go, home, is_legal, reason, table

# Cards and levels


def test_each_level_has_its_cards_on_its_places() -> None:
    for level, shuffled_cards, twice in (
        (1, 54, "23456789"), (2, 60, "23456789P"), (3, 60, "23456789"), (4, 66, "23456789PC"),
        (5, 72, "23456789PC"),
    ):  # fmt: skip
        position = dealt(7, f"level={level}")
        deck = LEVELS[level].deck
        assert len(deck) == shuffled_cards
        foundations = [card.code for pile in position.piles[:6] for card in pile if card]
        assert foundations == ([] if level in (3, 5) else ["AM", "AS", "AW", "AL", "AY", "AK"])
        dealt_cards = [card for pile in position.piles[6:] for card in pile if card]
        assert (*dealt_cards, *position.stock) == shuffled(deck, 7)
        assert [len(pile) for pile in position.piles[6:]] == [1] * 6 + [3, 3]
        count = Counter(code[0] for code in {*foundations, *(card.code for card in deck)})
        assert {card.rank for card, copies in Counter(deck).items() if copies == 2} == set(twice)
        assert (count["A"], count["R"]) == (6, 6)
        blind = dealt(7, f"level={level}", "blind")
        assert (blind.piles, blind.stock) == (position.piles, position.stock)


# Foundations


def test_a_foundation_takes_the_next_rank_of_its_suit() -> None:
    position = table(home(1), a="2MK", b="3MW", stock="2SY")
    assert [name for name in ["moons", "suns", "knots"] if is_legal(position, "a", name)] == [
        "moons",
        "knots",
    ]
    assert not is_legal(position, "b", "moons")
    # The suit is that of the Ace, not one that is shared with the card below: both are of Knots.
    assert reason(table(moons="AM 2MK", a="3SK", stock="2SY"), go("a", "moons")) == "not-the-suit"
    position = table(level=3, a="AM", b="2MK", stock="2SY")
    targets = [move.places[1] for move in position.legal_moves() if move.places[:1] == ("a",)]
    assert targets == ["moons", *"bcdef"]
    assert reason(position, go("a", "suns")) == "not-the-suit"
    assert reason(position, go("b", "moons")) == "needs-ace"


def test_a_crown_ends_a_foundation() -> None:
    for place in ("a", "g"):
        position = table(home(9), {place: "RK"}, b="9LK", stock="2SY").play(go(place, "knots"))
        assert cards_at(position, "knots").endswith("9LK RK")
        assert reason(position, go("b", "knots")) == "not-next"


def test_an_ace_too_and_its_empty_foundation_stays_that_suits_place() -> None:
    position = table(home(1), a="2MK", stock="2SY").play(go("moons", "a"))
    assert cards_at(position, "a") == "2MK AM"
    assert cards_at(position, "moons") == ""
    assert [t for t in PLACES if is_legal(position, "a", t)] == ["moons", *"bcdef"]
    assert reason(position, go("suns", "moons")) == "not-the-suit"


# The tableau


def test_a_card_goes_onto_a_card_one_rank_higher_that_shares_a_suit() -> None:
    for card, base, refused in (
        ("8WL", "9LK", ""), ("8WL", "9WY", ""), ("8WL", "9MS", "no-shared-suit"),
        ("7WY", "9WY", "not-one-lower"), ("9LK", "9LK", "not-one-lower"), ("9LK", "8WL", "not-one-lower"),
        ("7ML", "9LK", "not-one-lower"), ("AM", "2MK", ""), ("AM", "2SY", "no-shared-suit"),
        ("2MK", "AM", "on-ace"), ("AK", "AM", "on-ace"), ("RM", "9MS", "crown-needs-room"),
        ("RM", "RS", "crown-needs-room"), ("9LK", "RK", ""), ("9LK", "RM", "no-shared-suit"),
    ):  # fmt: skip
        for source in ("a", "g"):
            position = table({source: card}, b=base, stock="2SY")
            assert reason(position, go(source, "b")) == refused
            assert is_legal(position, source, "b") == (not refused)


def test_pawns_and_courts_are_neighbors_on_their_levels_only() -> None:
    for level, below, above, is_neighbor in (
        (1, "9LK", "RK", True), (2, "PMYK", "RK", True), (2, "9LK", "RK", False), (4, "9LK", "RK", False),
        (4, "9LK", "CSLK", False), (5, "PMYK", "RK", False),
        *((4, pawn.code, court.code, True) for pawn in decktet("P") for court in decktet("C")),
    ):  # fmt: skip
        assert is_legal(table(level=level, a=below, b=above, stock="2SY"), "a", "b") == is_neighbor
    position = table(home(9), level=4, a="CMWK", b="PMSL", c="RM", stock="2SY")
    assert reason(position, go("a", "moons")) == "not-next"
    position = position.play_together([go("b", "moons"), go("a", "moons"), go("c", "moons")])
    assert cards_at(position, "moons").endswith("9MS PMSL CMWK RM")


# Blind


def test_a_face_down_card_turns_up_on_top_and_stays_up_when_others_cover_it() -> None:
    position = table(g="4MS 5ML 6MW", stock="2MK 3MW 4WL 5SW 6LK 7WY", down=((0, 1), ()), blind=True)
    assert cards_at(position, "g") == "## ## 6MW"
    position = position.play(go("g", "a"))  # the others are turned up when they come to the top
    assert cards_at(position, "g") == "## 5ML"
    position = position.play(DEAL)
    assert cards_at(position, "g") == "## 5ML ## ## 4WL"
    assert cards_at(position, "h") == "## ## 7WY"
    position = position.play(go("g", "b"))
    assert cards_at(position, "g") == "## 5ML ## 3MW"
    assert cards_at(position.play(go("g", "c")), "g") == "## 5ML 2MK"


# Refusals


def test_illegal_moves_are_refused_with_the_reason() -> None:
    position = table(home(1), a="3SK", b="4YK", g="8WL 2SY", h="9WY 3LY", stock="2SY")
    for text, why in (
        ("move g h", "onto-heap"), ("move a g", "onto-heap"), ("move g g", "same-place"),
        ("move stock suns", "stock-only-deals"), ("move a stock", "stock-only-deals"),
        ("move c a", "nothing-there"), ("move f knots", "nothing-there"),
        *((text, "no-such-move") for text in ("take a b", "move a", "move", "move a b c", "move a z",
            "deal a b", "collect a")),
    ):  # fmt: skip
        assert reason(position, Move.read(text)) == why, text
    assert reason(table(a="3SK", g="2SY"), DEAL) == "stock-empty"


def test_a_refusal_says_which_rank_is_wanted() -> None:
    piles = {**home(6), "knots": home(9)["knots"] + " RK"}
    for level, move, wanted in (
        (1, go("a", "leaves"), "7"), (1, go("a", "knots"), "none"), (2, go("a", "moons"), ""),
        (1, go("a", "b"), "7"), (4, go("a", "c"), "P"), (2, go("a", "d"), "P"),
    ):  # fmt: skip
        court = "CSLK" if level == 4 else ""
        position = table(piles, level=level, a="9LK", b="8WL", c=court, d="RK", stock="2SY")
        assert position.refusal(move).details.get("wanted", "") == wanted


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
    # The second Origin, which still has to go home to Waves or Leaves, could be laid on the 3 Journey.
    position = table(home(2, leaves=1), a="3MW", stock="2WL")
    assert is_legal(position, "a", "moons")
    assert not position.allows(COLLECT)
    assert reason(position, COLLECT) == "nothing-safe"
    # No 2 that is not home shares a suit with the 3 Painter.
    position = table(home(2, leaves=1), a="3SK", stock="2WL")
    assert cards_at(position.play(COLLECT), "suns") == "AS 2SY 3SK"


def test_pawns_and_courts_are_never_collected() -> None:
    position = table(home(9), level=4, a="PMSL", b="PMSL", c="PMYK", stock="CMWK")
    assert not position.allows(COLLECT)
    position = position.play_together([go("a", "moons"), go("b", "suns"), go("c", "knots")])
    assert not replace(position, piles=(*position.piles[:6], cards("CMWK"), *position.piles[7:])).allows(
        COLLECT
    )


def test_a_crown_is_collected_when_all_below_it_is_home_and_it_has_a_place() -> None:
    pawns = dict(zip(BY_RANK, ("PMSL", "PMSL", "PWLY", "PWLY", "PMYK", "PMYK"), strict=True))
    full = {name: f"{cards} {pawns[name]}" for name, cards in home(9).items()}
    assert cards_at(table(full, level=2, a="RM").play(COLLECT), "moons").endswith("PMSL RM")
    # A Pawn of Moons that is not home could still be laid on the Huntress.
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


def test_an_open_stock_shows_its_next_card_on_top_and_can_be_planned_with() -> None:
    closed, opened = dealt(42, "level=4"), dealt(42, "level=4", "open")
    assert replace(opened, open=False) == closed
    assert closed.board().pile("stock").hidden == len(closed.stock)
    shown = opened.board().pile("stock").cards
    assert shown[::-1] == opened.stock
    assert opened.play(DEAL).board().pile("h").top == shown[-6]
    assert opened.play(DEAL).board().pile("stock").cards == shown[:-6]
    # The fifth card of the deal goes onto the 9, and the sixth would be in its way.
    stock = "2MK 3MW 4WL 5SW 8WL 7WY"
    line = (DEAL, go("h", "a"), go("h", "b"))
    opened, closed = (table(a="8YK", b="9LK", is_open=is_open, stock=stock) for is_open in (True, False))
    assert cards_at(opened.play_together(line), "b") == "9LK 8WL"
    assert Position.play_together(closed, line) == replace(opened.play_together(line), open=False)
    refused = [try_together(position, (DEAL, go("h", "b"))) for position in (opened, closed)]
    assert refused == ["not-one-lower", "not-yet-seen"]


def try_together(position: Position, moves: Sequence[Move]) -> str:
    """Return the reason why moves entered at once are refused."""
    with pytest.raises(IllegalMoveError) as refused:
        position.play_together(moves)
    return refused.value.reason


def test_a_blind_collect_goes_on_with_the_cards_that_it_turns_up() -> None:
    position = table(
        home(2, wyrms=3), g="9LK 4YK 3MW 3SK", h="5YK 3MW 3SK 3LY", down=((0, 1, 2), (0, 1, 2)), blind=True
    )
    after = position.play(COLLECT)
    assert (cards_at(after, "g"), cards_at(after, "h")) == ("9LK", "5YK")
    assert after.face_down == ((), ())


# Counting, winning, losing


def test_each_card_moved_each_deal_and_each_collect_is_one_move() -> None:
    position = table(home(1), a="2MK", b="3MW", g="2SY", stock="2MK 3MW 4MS 5ML 6MW 7ML")
    moves = [go("a", "b"), go("b", "knots"), go("knots", "moons"), go("g", "a"), DEAL]
    assert position.play_together(moves).board().fact("moves") == 5


def test_won_with_every_card_home() -> None:
    pawns = ["PMSL", "PMSL", "PWLY", "PWLY", "PMYK", "PMYK"]
    courts = ["CMWK", "CSWY", "CMWK", "CSLK", "CSWY", "CSLK"]
    for level, total, tens in ((1, 60, []), (2, 66, [pawns]), (3, 60, []), (4, 72, [pawns, courts])):
        full = {
            name: " ".join([line, *(cards[number] for cards in tens), f"R{name[0].upper()}"])
            for number, (name, line) in enumerate(home(9).items())
        }
        full["wyrms"] = full["wyrms"].replace(" RW", "")
        before = table(full, level=level, a="RY")
        assert before.outcome() is None
        after = before.play(go("a", "wyrms"))
        assert after.outcome() == Outcome(Result.WON, "home") == WON
        assert after.score() == total
        assert after.legal_moves() == ()
        assert reason(after, go("moons", "a")) == "over"


STUCK = {"a": "9LK", "b": "9LK", "c": "8MS", "d": "8MS", "e": "7WY", "f": "5YK"}
"""Six top cards that cannot be moved onto one another at level 1."""


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
    for cards_left in ({"b": "5YK 2SY"}, {"b": "5YK", "g": "2SY"}, {"b": "5YK", "moons": "AM"}):
        assert table(cards_left, a="9LK").outcome() is None
    assert is_legal(table(STUCK, wyrms="AY 2SY 3LY 4YK", h="9MS"), "wyrms", "f")
    position = table(moons="AM 2MK", knots="AK", a="9LK", b="8WL")
    assert is_legal(position, "a", "c")
    assert is_legal(position, "moons", "knots")


def test_main_moves_take_no_card_off_a_foundation_and_change_something() -> None:
    position = table(moons="AM 2MK", suns="AS", a="9LK", b="3MW 2SY", g="8WL", stock="4MS")
    main = position.main_moves(position.legal_moves())
    assert {(move.verb, *move.places) for move in main} == {
        *(("move", place, empty) for place in "bg" for empty in "cdef"),
        ("move", "g", "a"), ("move", "b", "suns"), ("deal",),
    }  # fmt: skip
    others = set(position.legal_moves()) - set(main)
    assert others == {
        *(go(place, empty) for place in ("moons", "suns", "a") for empty in "cdef"), go("suns", "b")
    }  # fmt: skip


def test_where_only_moves_off_foundations_are_left_they_are_main_moves() -> None:
    position = table(STUCK, moons="AM 2MK 3MW", waves="AW", e="4WL", f="5YK", h="9MS")
    legal = position.legal_moves()
    assert legal == position.main_moves(legal) == (go("moons", "e"),)
