"""TriPeaks where its rules are its own (../shared/classics.md, part 1)."""

import pytest

from tests.engine.clearing_tables import dealt, legal, play, seen, table


def test_three_peaks_lie_face_down_over_a_row_of_ten() -> None:
    board = dealt(5, "tripeaks").board()
    rows = [[pile for pile in board.piles if pile.row == row] for row in "abcd"]
    assert [len(row) for row in rows] == [3, 6, 9, 10]
    assert [sum(pile.hidden for pile in row) for row in rows] == [3, 6, 9, 0]
    assert (len(board.pile("stock").cards), board.pile("stock").hidden, len(board.pile("waste").cards)) == (
        23,
        23,
        1,
    )
    covered = {pile.name: pile.covered_by for row in rows for pile in row}
    assert [covered[name] for name in ("a2", "b2", "b3", "c9", "d10")] == [
        ("b3", "b4"), ("c2", "c3"), ("c4", "c5"), ("d9", "d10"), (),
    ]  # fmt: skip
    assert not any(pile.hidden for pile in dealt(5, "tripeaks open").board().piles)


def test_a_card_turns_up_when_nothing_covers_it() -> None:
    position = table(b1="2S", c1="9S", c2="4C", d1="6H", d2="7H", waste="5S", stock="TC", game="tripeaks")
    assert (seen(position, "c1"), legal(position)) == ("##", "d1, draw")
    position = play(position, "take d1", "take d2")
    assert (seen(position, "c1"), seen(position, "c2"), seen(position, "b1")) == ("9S", "4C", "##")
    assert seen(position, "waste") == "5S 6H 7H"


@pytest.mark.parametrize(
    ("game", "waste", "moves"),
    [
        ("tripeaks", "KS", "d1, d3, draw"), ("tripeaks wrap=off", "KS", "d3, draw"),
        ("tripeaks", "AS", "d2, d4, draw"), ("tripeaks wrap=off", "AS", "d2, draw"),
        ("tripeaks", "QS", "d4, draw"), ("tripeaks", "9S", "draw"),
    ],
)  # fmt: skip
def test_the_next_rank_up_or_down_goes_onto_the_waste_and_an_ace_is_next_to_a_king(
    game: str, waste: str, moves: str
) -> None:
    position = table(d1="AH", d2="2H", d3="QH", d4="KH", d5="5C", waste=waste, stock="3C", game=game)
    assert legal(position) == moves


def test_a_streak_is_counted_until_the_next_draw() -> None:
    position = table(d1="6H", d2="7H", d3="9D", d5="KC", waste="5S", stock="8C 2D", game="tripeaks")
    counts = []
    for move in ("take d1", "take d2", "draw", "take d3", "draw"):
        position = play(position, move)
        counts.append((position.board().fact("streak"), position.board().fact("longest")))
    assert counts == [(1, 1), (2, 2), (0, 2), (1, 2), (0, 2)]


def test_the_stock_is_gone_through_once() -> None:
    position = play(table(d1="6H", waste="9S", stock="KC", game="tripeaks"), "draw")
    assert str(position.outcome()) == str(table(d1="6H", waste="KC", game="tripeaks").outcome())
    assert (position.legal_moves(), position.is_won()) == ((), False)
