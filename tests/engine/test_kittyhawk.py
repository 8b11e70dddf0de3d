"""Kittyhawk, rule by rule (../shared/games.md, part 2): boards built by hand, and the example."""

from collections import Counter

import pytest

from engine.cards.decktet import decktet
from engine.errors import IllegalMoveError
from engine.games.kittyhawk import DEAL, GAME, LEVELS, PLACES
from engine.move import Move
from engine.options import read_options
from engine.reading import read_moves
from engine.shuffle import shuffled
from tests.engine.kittyhawk_tables import cards, cards_at, dealt, go, home, is_legal, reason, table

levels = pytest.mark.parametrize("level", ["1", "2", "3", "4", "5"])


# Cards and levels


@levels
def test_every_card_exists_twice_but_aces_and_crowns_once(level: str) -> None:
    position = dealt(7, f"level={level}")
    count = Counter(card for pile in (*position.piles, position.stock) for card in pile if card)
    assert {card.rank for card in count if count[card] == 1} == {"A", "R"}
    assert {card.rank for card in count if count[card] == 2} == set("23456789") | set(
        {"2": "P", "4": "PC", "5": "PC"}.get(level, "")
    )
    assert len(count) == {"1": 36, "2": 39, "3": 36, "4": 42, "5": 42}[level]


def test_the_levels_have_as_many_cards_as_they_must() -> None:
    for level, shuffled_cards, stock, total in (
        (1, 54, 42, 60), (2, 60, 48, 66), (3, 60, 48, 60), (4, 66, 54, 72), (5, 72, 60, 72),
    ):  # fmt: skip
        position = dealt(7, f"level={level}")
        assert len(LEVELS[level].deck) == shuffled_cards
        assert len(position.stock) == stock
        assert sum(map(len, position.piles)) + stock == total


@levels
def test_aces_begin_the_foundations_but_at_levels_3_and_5(level: str) -> None:
    board = dealt(7, f"level={level}").board()
    tops = [pile.top.code if pile.top else "" for pile in board.of_kind("foundation")]
    assert tops == ([""] * 6 if level in "35" else ["AM", "AS", "AW", "AL", "AY", "AK"])


def test_level_1_is_the_default_and_all_cards_lie_open() -> None:
    assert GAME.deal(7, read_options(GAME.options, [])) == dealt(7, "level=1")
    assert sum(pile.hidden for pile in dealt(7).board().of_kind("heap")) == 0


@levels
def test_six_piles_of_one_two_heaps_of_three_and_the_stock_in_the_order_of_the_shuffle(level: str) -> None:
    position = dealt(7, f"level={level}")
    order = shuffled(LEVELS[int(level)].deck, 7)
    dealt_cards = [code for pile in position.piles[6:] for code in pile]
    assert (*dealt_cards, *position.stock) == order
    assert [len(pile) for pile in position.piles[6:]] == [1] * 6 + [3, 3]


def test_the_same_number_deals_the_same_cards_blind_or_not() -> None:
    assert dealt(7, "blind").piles == dealt(7).piles
    assert dealt(7, "blind").stock == dealt(7).stock


def test_the_board_has_its_places_in_their_order() -> None:
    board = dealt(7, "level=4").board()
    names = ["moons", "suns", "waves", "leaves", "wyrms", "knots", *"abcdefgh", "stock"]
    assert [pile.name for pile in board.piles] == names
    kinds = ["foundation"] * 6 + ["pile"] * 6 + ["heap"] * 2 + ["stock"]
    assert [pile.kind for pile in board.piles] == kinds
    assert board.pile("stock").cards == (None,) * 54
    assert board.facts == (("level", 4), ("moves", 0))


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


def test_from_one_foundation_to_another() -> None:
    position = table(home(8, leaves=9), stock="2SY")
    assert cards_at(position, "leaves").endswith("9LK")
    assert is_legal(position, "leaves", "knots")
    after = position.play(go("leaves", "knots"))
    assert cards_at(after, "knots").endswith("8YK 9LK")
    assert cards_at(after, "leaves").endswith("8WL")
    assert after.score() == position.score()


def test_a_crown_ends_a_foundation() -> None:
    for place in ("a", "g"):
        position = table(home(9), {place: "RK"}, b="9LK", stock="2SY").play(go(place, "knots"))
        assert cards_at(position, "knots").endswith("9LK RK")
        assert reason(position, go("b", "knots")) == "not-next"


def test_a_foundation_card_comes_back_to_the_tableau() -> None:
    position = table(home(4), a="5ML", b="6MW", stock="2SY")
    assert [t for t in PLACES if is_legal(position, "moons", t)] == ["a", "c", "d", "e", "f"]
    after = position.play(go("moons", "a"))
    assert cards_at(after, "a") == "5ML 4MS"
    assert after.score() == position.score() - 1
    assert is_legal(after, "a", "moons")


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


def test_any_card_goes_to_an_empty_pile_one_at_a_time() -> None:
    for card in ("AM", "2MK", "9LK", "PMSL", "CMWK", "RM"):
        for source in ("b", "g", "h"):
            assert is_legal(table({source: card}, level=4, stock="2SY"), source, "a")
    position = table(a="RK 9LK 8WL", b="RL", stock="2SY")
    assert not is_legal(position, "a", "b")
    assert cards_at(position.play(go("a", "c")), "c") == "8WL"


def test_the_example_of_the_page() -> None:
    position = table(home(1), a="RK", b="9LK", c="8WL", stock="2SY")
    position = position.play_together(read_moves(position, "b a, c a"))
    assert cards_at(position, "a") == "RK 9LK 8WL"


def test_the_ranks_of_a_level_are_neighbors_and_others_are_not() -> None:
    for level, below, above, is_neighbor in (
        (1, "9LK", "RK", True), (3, "9LK", "RK", True), (2, "9LK", "PMYK", True), (2, "PMYK", "RK", True),
        (4, "9LK", "PMYK", True), (4, "PMYK", "CSLK", True), (4, "CSLK", "RK", True),
        (5, "9LK", "PMYK", True), (5, "PMYK", "CSLK", True), (5, "CSLK", "RK", True),
        (2, "9LK", "RK", False), (4, "9LK", "RK", False), (4, "9LK", "CSLK", False), (5, "PMYK", "RK", False),
        *((4, pawn.code, court.code, True) for pawn in decktet("P") for court in decktet("C")),
    ):  # fmt: skip
        assert is_legal(table(level=level, a=below, b=above, stock="2SY"), "a", "b") == is_neighbor
    position = table(home(9), level=4, a="CMWK", b="PMSL", c="RM", stock="2SY")
    assert reason(position, go("a", "moons")) == "not-next"
    assert all(is_legal(position, "b", name) for name in ("moons", "suns", "leaves"))
    position = position.play_together([go("b", "moons"), go("a", "moons"), go("c", "moons")])
    assert cards_at(position, "moons").endswith("9MS PMSL CMWK RM")


# Heaps and stock


def test_the_top_of_a_heap_moves_but_nothing_moves_onto_one() -> None:
    position = table(home(1), a="3SK", b="4YK", g="8WL 2SY", h="9WY 3LY", stock="2SY")
    assert is_legal(position, "g", "suns")
    assert is_legal(position, "g", "a")
    assert is_legal(position, "h", "b")
    for source in PLACES:
        assert not any(is_legal(position, source, heap) for heap in "gh")
    assert reason(position, go("g", "h")) == "onto-heap"
    assert reason(position, go("a", "g")) == "onto-heap"
    assert reason(position, go("g", "g")) == "same-place"


def test_nothing_moves_to_or_from_the_stock_but_by_dealing() -> None:
    position = table(home(1), a="3SK", stock="2SY")
    assert reason(position, go("stock", "suns")) == "stock-only-deals"
    assert reason(position, go("a", "stock")) == "stock-only-deals"


def test_a_deal_lays_three_cards_on_each_heap_while_there_is_a_stock() -> None:
    position = table(g="9WY", stock="2MK 3MW 4MS 5ML 6MW 7ML 8MS").play(DEAL)
    assert cards_at(position, "g") == "9WY 2MK 3MW 4MS"
    assert cards_at(position, "h") == "5ML 6MW 7ML"
    assert position.stock == cards("8MS")
    for level in "12345":
        position = dealt(7, f"level={level}")
        deals = len(position.stock) // 6
        for _ in range(deals):
            position = position.play(DEAL)
        assert position.stock == ()
        assert [len(pile) for pile in position.piles[12:]] == [3 + 3 * deals] * 2
        assert reason(position, DEAL) == "stock-empty"


# Blind


def test_of_three_cards_that_go_onto_a_heap_two_lie_face_down() -> None:
    position = dealt(7, "blind")
    left, right = (card.code for heap in position.piles[12:] if (card := heap[2]))
    third, sixth = (card.code for card in position.stock[2:6:3] if card)
    assert cards_at(position, "g") == f"## ## {left}"
    assert cards_at(position.play(DEAL), "g") == f"## ## {left} ## ## {third}"
    assert cards_at(position.play(DEAL), "h") == f"## ## {right} ## ## {sixth}"


def test_a_face_down_card_turns_up_on_top_and_stays_up_when_others_cover_it() -> None:
    position = table(g="4MS 5ML 6MW", stock="2MK 3MW 4WL 5SW 6LK 7WY", down=((0, 1), ()), blind=True)
    assert cards_at(position, "g") == "## ## 6MW"
    position = position.play(go("g", "a"))
    assert cards_at(position, "g") == "## 5ML"
    position = position.play(DEAL)
    assert cards_at(position, "g") == "## 5ML ## ## 4WL"
    assert cards_at(position, "h") == "## ## 7WY"
    position = position.play(go("g", "b"))
    assert cards_at(position, "g") == "## 5ML ## 3MW"
    assert cards_at(position.play(go("g", "c")), "g") == "## 5ML 2MK"


def test_cards_of_the_other_heap_stay_as_they_are() -> None:
    position = table(g="4MS 5ML 6MW", h="2MK 3MW 4WL", down=((0, 1), (0, 1)), blind=True, stock="2SY")
    position = position.play(go("h", "a"))
    assert (cards_at(position, "g"), cards_at(position, "h")) == ("## ## 6MW", "## 3MW")


# Refusals


def test_what_is_no_move_is_refused() -> None:
    for move in (
        Move("take", ("a", "b")), Move("move", ("a",)), Move("move"), Move("move", ("a", "b", "c")),
        Move("move", ("a", "z")), Move("deal", ("a", "b")), Move("collect", ("a",)),
    ):  # fmt: skip
        position = table(a="8WL", b="9LK", stock="2SY")
        assert reason(position, move) == "no-such-move"


def test_an_empty_place_has_nothing_to_move() -> None:
    assert reason(table(a="8WL", stock="2SY"), go("b", "a")) == "nothing-there"
    assert reason(table(a="8WL", stock="2SY"), go("g", "a")) == "nothing-there"
    assert reason(table(a="8WL", stock="2SY"), go("knots", "a")) == "nothing-there"


def test_a_refusal_says_what_is_wanted() -> None:
    for level, move, wanted in (
        (1, go("a", "leaves"), "7"), (1, go("a", "knots"), "none"), (2, go("a", "moons"), ""),
        (1, go("a", "b"), "7"), (4, go("a", "c"), "P"), (2, go("a", "d"), "P"),
    ):  # fmt: skip
        position = table(
            {**home(6), "knots": home(9)["knots"] + " RK"},
            level=level,
            a="9LK",
            b="8WL",
            c="CSLK" if level == 4 else "",
            d="RK",
            stock="2SY",
        )
        with pytest.raises(IllegalMoveError) as refused:
            position.play(move)
        assert refused.value.details.get("wanted", "") == wanted


# Nothing leaks
