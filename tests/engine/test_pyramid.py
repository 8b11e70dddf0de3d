"""Pyramid where its rules are its own (../shared/classics.md, part 1)."""

import pytest

from tests.engine.clearing_tables import dealt, legal, play, refused, seen, table


def test_28_cards_lie_face_up_and_the_top_card_of_the_stock() -> None:
    board = dealt(5, "pyramid").board()
    rows = ["".join(pile.name for pile in board.piles if pile.row == row) for row in "abcdefg"]
    assert rows[:3] == ["a1", "b1b2", "c1c2c3"]
    assert [len(row) // 2 for row in rows] == [1, 2, 3, 4, 5, 6, 7]
    assert not any(pile.hidden for pile in board.piles if pile.row)
    assert (board.pile("stock").hidden, len(board.pile("stock").cards), board.score) == (23, 24, 28)
    assert [board.pile(name).covered_by for name in ("a1", "c2", "g4")] == [("b1", "b2"), ("d2", "d3"), ()]
    assert board.pile("stock").top is not None


def test_free_cards_leave_in_pairs_that_make_13_and_a_king_alone() -> None:
    position = table(f1="8S", g1="5H", g2="KC", g3="QD", g4="3H", waste="9C AD", stock="TS 4C")
    assert legal(position) == "g2, g3 waste, g4 stock, draw"
    after = play(position, "take g2", "take g4 stock")
    assert (legal(after), after.score()) == ("g3 waste, draw", 3)  # f1 is covered as long as g1 is there
    assert legal(play(after, "take g3 waste", "draw")) == "redeal"  # the partner of 9C was drawn onto it
    assert legal(table(g1="2S", waste="6D", stock="7C 5S")) == "waste stock, draw"
    assert legal(table(f1="8S", g2="5H", g3="9C")) == ""


@pytest.mark.parametrize(
    ("words", "redeals"), [("pyramid passes=1", 0), ("pyramid", 2), ("pyramid passes=any", 9)]
)
def test_players_go_through_the_stock_once_or_more_often(words: str, redeals: int) -> None:
    position = table(g1="2S", stock="5H 6D", game=words)
    for _ in range(redeals):
        position = play(position, "draw", "draw", "redeal")
        assert seen(position, "stock") == "6D 5H"  # in the same order as before; all have been seen
    position = play(position, "draw", "draw")
    is_over = words != "pyramid passes=any"
    assert (position.outcome() is not None) == is_over
    assert bool(refused(position, "redeal")) == is_over


def test_an_open_game_shows_the_stock() -> None:
    assert "##" not in seen(dealt(5, "pyramid open"), "stock")


def test_the_game_is_won_with_the_layout_whatever_is_left_elsewhere() -> None:
    position = play(table(a1="TS", waste="2C 3D", stock="5H 8C"), "take a1 waste")
    assert (position.is_won(), position.legal_moves(), position.score()) == (True, (), 0)


@pytest.mark.parametrize(
    ("stock", "waste", "redeals", "circling"),
    [
        ("5H 6D", "", 1, "stuck"), ("5H 6D", "9C", 1, "stuck"), ("5H 8D", "", 1, "off"),
        ("5H 6D", "JC 9C", 1, "off"),
        ("5H 6D", "", 0, "off"),  # one of them has not been seen yet
        ("5H", "", 0, "stuck"), ("", "5H 6D", 0, "stuck"), ("", "5H JD", 0, "off"), ("", "", 0, "off"),
    ],
)  # fmt: skip
def test_a_game_in_which_nothing_can_match_any_more_says_so(
    stock: str, waste: str, redeals: int, circling: str
) -> None:
    position = table(g1="2S", stock=stock, waste=waste, redeals=redeals, game="pyramid passes=any")
    assert position.board().fact("circling") == circling


def test_a_line_of_single_matches_that_wins_is_offered_as_one() -> None:
    position = table(e1="KS", f1="8S", f2="5C", g1="6H", g2="2D", g3="7D", waste="JC", stock="9S")
    assert legal(position) == "g1 g3, g2 waste, draw"
    assert position.finish() == ()
    ends = play(position, "take g1 g3").finish()
    assert [move.text for move in ends] == ["take g2 waste", "take f1 f2", "take e1"]
    assert play(position, "take g1 g3", "take g2 waste", "take f1 f2").finish() == ()  # one is no line
