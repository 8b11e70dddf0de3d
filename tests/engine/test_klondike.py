"""Klondike, rule by rule (../shared/classics.md, part 1): boards built by hand."""

import pytest

from engine.cards.french import french_deck
from engine.families.building.position import BuildingPosition
from engine.move import Move
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled
from tests.engine.building_tables import cards_at, dealt, play, refused, table, targets

# The deal


def test_seven_piles_are_dealt_row_by_row_and_the_rest_is_the_stock() -> None:
    position, cards = dealt(7), [card.code for card in shuffled(french_deck(), 7)]
    rows, taken = [7, 6, 5, 4, 3, 2, 1], 0
    piles: list[list[str]] = [[] for _ in rows]
    for row in rows:  # each begins one pile further to the right
        for pile in piles[7 - row :]:
            pile.append(cards[taken])
            taken += 1
    for name, pile in zip("abcdefg", piles, strict=True):
        assert cards_at(position, name) == " ".join([*["##"] * (len(pile) - 1), pile[-1]])
        assert cards_at(dealt(7, "open"), name) == " ".join(pile)
    assert cards_at(position, "stock") == " ".join(["##"] * 24)
    assert cards_at(play(position, "draw"), "waste") == cards[28]
    assert cards_at(play(dealt(7, "draw=3"), "draw"), "waste") == " ".join(cards[28:31])
    assert (position.score(), position.outcome()) == (0, None)


# The piles


@pytest.mark.parametrize(
    ("card", "onto", "problem"),
    [
        ("8S", "9H", ""),
        ("8S", "9D", ""),
        ("QD", "KC", ""),
        ("AH", "2S", ""),
        ("8S", "9C", "needs-red: 8S needs red 9; b ends in 9C"),
        ("8H", "9D", "needs-black: 8H needs black 9; b ends in 9D"),
        ("8S", "TH", "needs-red: 8S needs red 9; b ends in TH"),
        ("8S", "7H", "needs-red: 8S needs red 9; b ends in 7H"),
        ("8S", "8H", "needs-red: 8S needs red 9; b ends in 8H"),
        ("KS", "AH", "highest-needs-space: nothing is higher than KS"),
        ("QS", "AH", "needs-red: QS needs red K; b ends in AH"),
    ],
)
@pytest.mark.parametrize("source", ["a", "waste"])
def test_a_card_goes_onto_the_next_higher_rank_of_the_other_color(
    card: str, onto: str, problem: str, source: str
) -> None:
    position = table({source: card}, b=onto, stock="2C")
    assert refused(position, f"move {source} b") == problem
    assert ("b" in targets(position, source).split()) == (not problem)


def test_any_face_up_part_of_a_pile_moves_in_its_order_and_what_it_leaves_turns_up() -> None:
    position = table(a="5D 2C | 9H 8S 7D", b="TC", c="8C", d="9D", stock="2H")
    assert [targets(position, place) for place in ("a3", "a4", "a")] == ["b", "d", "c"]
    assert cards_at(play(position, "move a4 d"), "d") == "9D 8S 7D"
    moved = play(position, "move a3 b")
    assert (cards_at(moved, "b"), cards_at(moved, "a")) == ("TC 9H 8S 7D", "## 2C")
    assert moved.board().fact("moves") == 1
    assert refused(position, "move a2 b") == "face-down: the card at a2 is face down"
    assert refused(position, "move a4 b") == "needs-red: 8S needs red 9; b ends in TC"


def test_only_a_king_goes_to_an_empty_pile_with_what_lies_on_it() -> None:
    position = table(a="2C | KH QS JD", b="4S | QC", waste="KC", stock="2H", d="5S", e="5C", f="3C", g="3S")
    assert [targets(position, place) for place in ("a2", "waste")] == ["c", "c"]
    assert cards_at(play(position, "move a2 c"), "c") == "KH QS JD"
    problem = "needs-highest: c is empty: it takes K, not "
    assert refused(position, "move b c") == f"{problem}QC"
    assert refused(position, "move a3 c") == f"{problem}QS"


# The foundations


def test_a_foundation_is_built_in_suit_from_its_ace() -> None:
    position = table(a="AS", b="2S", c="3H | 2H", d="AH", waste="KC", home={"clubs": 12}, stock="4D")
    assert (targets(position, "a"), targets(position, "b")) == ("spades c", "")
    home = play(position, "move a spades", "move b spades", "move d hearts", "move c hearts", "move c hearts")
    assert (cards_at(home, "spades"), cards_at(home, "hearts"), home.score()) == ("AS 2S", "AH 2H 3H", 17)
    assert cards_at(play(home, "move waste clubs"), "clubs").endswith("QC KC")


def test_a_top_card_comes_back_from_a_foundation_to_a_pile_that_it_fits() -> None:
    position = table(home={"spades": 4, "hearts": 13}, a="5D", b="5C", stock="2D")
    assert (targets(position, "spades"), targets(position, "hearts")) == ("a", "c d e f g")
    back = play(position, "move spades a")
    assert (cards_at(back, "a"), cards_at(back, "spades"), back.score()) == ("5D 4S", "AS 2S 3S", 16)
    assert refused(position, "move spades b") == "needs-red: 4S needs red 5; b ends in 5C"
    assert refused(position, "move spades hearts") == "home-to-pile: cards of foundations go to piles alone"


# The stock


def test_three_cards_are_drawn_at_a_time_and_only_the_last_can_be_played() -> None:
    position = play(table("draw=3", stock="AS 2H 5C 9D 3C", a="6D"), "draw")
    assert (cards_at(position, "waste"), targets(position, "waste")) == ("AS 2H 5C", "a")
    position = play(position, "move waste a")
    assert cards_at(position, "waste") == "AS 2H"
    assert cards_at(play(position, "draw"), "waste") == "AS 2H 9D 3C", "fewer if fewer are left"


def test_an_empty_stock_takes_the_waste_back_in_its_order() -> None:
    position = play(table("draw=3", stock="5C 4H 6S JD", a="KD"), "draw")
    assert refused(position, "redeal") == "stock-not-empty: the waste is turned over when the stock is empty"
    position = play(position, "draw")
    assert refused(position, "draw") == "turn-waste-over: the stock is empty: turn the waste over"
    turned = play(position, "redeal")
    assert cards_at(turned, "waste") == ""
    assert cards_at(turned, "stock") == "JD 6S 4H 5C", "seen by the player, the next one last"
    assert cards_at(play(turned, "draw"), "waste") == "5C 4H 6S"
    assert turned.board().fact("redeals") == 1


@pytest.mark.parametrize(("passes", "redeals"), [("1", 0), ("3", 2), ("any", 9)])
def test_the_stock_is_gone_through_as_often_as_the_option_says(passes: str, redeals: int) -> None:
    position = table(f"passes={passes}", waste="5C", a="KD QS", b="4C | KS", redeals=redeals)
    last = "no-pass-left: the stock was gone through for the last time"
    assert (refused(position, "redeal"), refused(position, "draw")) == (
        ("", "turn-waste-over: the stock is empty: turn the waste over") if passes == "any" else (last, last)
    )
    if redeals:
        before = table(f"passes={passes}", waste="5C", a="KD QS", redeals=redeals - 1)
        assert play(before, "redeal", "draw").board().fact("redeals") == redeals


# What is refused


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        ("move c a", "nothing-there: there is no card at c"),
        ("move a9 b", "nothing-there: there is no card at a9"),
        ("move a a", "same-place: a is where the card lies already"),
        ("move a3 a", "same-place: a is where the card lies already"),
        ("move a waste", "onto-waste: no card is moved onto the waste"),
        ("move a stock", "onto-stock: no card is moved onto the stock"),
        ("move stock a", "stock-only-draws: cards leave the stock by drawing alone"),
        ("move a3 hearts", "only-top-goes-home: 9H is covered"),
        ("move b spades", "not-the-suit: TC has another suit"),
        ("move b clubs", "not-next: after 2C comes 3, not TC"),
        ("move waste diamonds", "needs-lowest: diamonds begins with A"),
        ("redeal", "stock-not-empty: the waste is turned over when the stock is empty"),
        *(
            (text, f"no-such-move: '{text}' is no move")
            for text in (
                "move a",
                "move a b c",
                "take a b",
                "move a h",
                "move a b1",
                "move a5 b",
                "deal",
                "move",
            )
        ),
    ],
)
def test_a_refusal_says_what_is_wrong(move: str, problem: str) -> None:
    position = table(a="5D 2S | 9H 8S 7D", b="TC", home={"clubs": 2}, waste="4D", stock="2H")
    assert refused(position, move) == problem


def test_no_card_to_draw_or_to_turn_over_is_a_reason_too() -> None:
    position = table(a="5D | KC", b="4S | KD")
    assert refused(position, "draw") == "stock-empty: the stock is empty"
    assert refused(position, "redeal") == "waste-empty: there is no card on the waste to turn over"


# The end


def test_it_is_won_when_the_last_card_is_home() -> None:
    position = table(home={"spades": 13, "hearts": 12, "diamonds": 13, "clubs": 13}, b="KH")
    assert position.outcome() is None
    won = play(position, "move b hearts")
    assert (won.outcome(), won.score(), won.legal_moves()) == (Outcome(Result.WON, "home"), 52, ())
    assert refused(won, "move hearts a") == "over: the game is over"


def test_it_is_lost_when_cards_only_move_to_and_fro() -> None:
    # A King alone may change piles, and the 4 of spades may come back: neither leads on.
    stuck = table("passes=1", a="KD", b="7C | 9H", c="8H | 5D", waste="2H", home={"spades": 4})
    assert stuck.outcome() == Outcome(Result.LOST, "no-move")
    assert stuck.legal_moves() == ()
    assert refused(stuck, "move spades c") == refused(stuck, "move a d") == "over: the game is over"
    cases: tuple[tuple[str, dict[str, str]], ...] = (
        ("passes=3", {}),  # the waste can be turned over
        ("passes=1", {"stock": "6C"}),  # a card can be drawn
        ("passes=1", {"a": "8C | KD"}),  # the King uncovers a card
        ("passes=1", {"d": "6S"}),  # the 5 uncovers a card
    )
    for words, other in cases:
        piles = {"a": "KD", "b": "7C | 9H", "c": "8H | 5D", "waste": "2H"} | other
        assert table(words, piles, home={"spades": 4}).outcome() is None


def test_a_game_that_only_turns_its_stock_says_so_once_all_of_it_was_seen() -> None:
    def circling(position: BuildingPosition) -> object:
        return position.board().fact("circling")

    stuck = table(a="7C | 9H", stock="2H 3C 5S", d="4C | 9D", redeals=1)
    assert circling(stuck) == circling(play(stuck, "draw", "draw")) == "on"
    assert circling(table(a="7C | 9H", stock="2H 3C 5S", d="4C | 9D")) == "off", "the stock is not known yet"
    assert circling(table(a="7C | 9H", stock="2H 8C 5S", d="4C | 9D", redeals=1)) == "off"
    assert circling(table(a="7C | 9H", stock="KH 3C 5S", d="4C | 9D", redeals=1)) == "off"
    # Drawn by three, the 8 never comes to the top; with another number of cards it does.
    assert circling(table("draw=3", a="7C | 9H", stock="8C 3C 5S", d="4C | 9D", redeals=1)) == "on"
    assert circling(table("draw=3", a="7C | 9H", stock="2C 3C 5S 8C", d="4C | 9D", redeals=1)) == "off"


def test_a_game_circles_too_if_cards_can_be_shifted_in_a_few_ways_of_which_none_leads_on() -> None:
    """A queen can change kings, and a jack queens, with what lies on them: no card gets free."""
    shifting = table(
        home={"spades": 7, "hearts": 7, "clubs": 2},
        redeals=1,
        stock="2D",
        waste="4C 7D 9S",
        a="KD",
        b="KH QS JD TC 9D",
        c="KS QD",
        d="5D | 6C",
        e="8H | 7C 6D 5C 4D",
        f="8D | JH TS 9H",
        g="AD | KC QH JC TD 9C",
    )
    assert {move.text for move in shifting.legal_moves()} == {"move b2 a", "move g4 c", "draw"}
    assert shifting.board().fact("circling") == "on"


# What the player knows


def test_the_player_sees_the_stock_after_the_first_pass_or_in_an_open_game() -> None:
    piles = {"a": "5D 2S | 9H", "stock": "2H 3C"}
    position = table(piles)
    assert (cards_at(position, "stock"), cards_at(position, "a")) == ("## ##", "## ## 9H")
    assert cards_at(play(position, "draw", "draw", "redeal"), "stock") == "3C 2H"
    assert (cards_at(table("open", piles), "stock"), cards_at(table("open", piles), "a")) == (
        "3C 2H",
        "5D 2S 9H",
    )


def test_moves_entered_together_cannot_use_a_card_that_is_not_seen_yet() -> None:
    entry = [Move.read("draw"), Move.read("move waste a")]
    for words, redeals, is_known in (((), 0, False), ((), 1, True), (("open",), 0, True)):
        position = table(*words, a="9H", stock="8C", redeals=redeals)
        if is_known:
            assert cards_at(position.play_together(entry), "a") == "9H 8C"
        else:
            with pytest.raises(ValueError, match="is not seen yet"):
                position.play_together(entry)


# Moves home by themselves


@pytest.mark.parametrize(
    ("home", "is_safe"),
    [
        ({"spades": 4, "hearts": 3, "clubs": 3, "diamonds": 3}, True),
        (
            {"spades": 4, "hearts": 2, "clubs": 3, "diamonds": 3},
            False,
        ),  # the black 4 on which a red 3 may lie
        (
            {"spades": 4, "hearts": 3, "clubs": 1, "diamonds": 3},
            False,
        ),  # the other suit of its color is behind
        ({"spades": 4, "hearts": 3, "clubs": 2, "diamonds": 3}, True),
        ({"spades": 3, "hearts": 13, "clubs": 13, "diamonds": 13}, False),  # it is not next
    ],
)
def test_a_card_goes_home_by_itself_when_none_can_need_it(home: dict[str, int], *, is_safe: bool) -> None:
    for place in ("a", "waste"):
        piles = {"b": "9D", "stock": "KS", place: "9C | 5S" if place == "a" else "5S"}
        expected = Move("move", (place, "spades")) if is_safe else None
        assert table(piles, home=home).automatic() == expected
        if place == "waste":  # taking it would change which cards come up
            assert table("draw=3", piles, home=home).automatic() is None


def test_an_ace_and_a_two_go_home_by_themselves_at_once() -> None:
    position = table(a="AS", b="3C | 2H", c="AH", stock="KS")
    for wanted in ("move a spades", "move c hearts", "move b hearts"):
        move = position.automatic()
        assert move == Move.read(wanted)
        position = position.play(move)
    assert position.automatic() is None


def test_the_end_is_played_as_one_once_nothing_is_hidden_and_the_way_home_is_certain() -> None:
    end = {"spades": 10, "hearts": 10, "diamonds": 11, "clubs": 12}

    def position(waste: str, redeals: int, first: str = "KH QS JH") -> BuildingPosition:
        return table(home=end, a=first, b="KS QH JS", c="QD", waste=waste, stock="KD", redeals=redeals)

    line = position("KC", 1).finish()
    assert len(line) == 10, "nine cards, and the one that is drawn first"
    assert position("KC", 1).after_line(line).is_won()
    assert position("KC", 0).finish() == (), "the stock is not known"
    assert position("KC", 1, "KH | QS JH").finish() == (), "a card is face down"
    assert position("KC", 1).after_line(line).finish() == (), "nothing is left to play"


def test_moves_that_lead_on_come_first_and_those_to_and_fro_only_on_request() -> None:
    home = {"spades": 4, "hearts": 1}
    piles = {"a": "7C | 8H", "b": "9S", "c": "2H", "d": "KD QC", "e": "5D"}
    position = table(piles, home=home, waste="8D", stock="KS")
    main = [move.text for move in position.main_moves(position.legal_moves())]
    assert main == ["move c hearts", "move a b", "move waste b", "draw"]
    more = {move.text for move in position.legal_moves()} - set(main)
    assert more == {"move spades e", "move d1 f", "move d1 g"}
