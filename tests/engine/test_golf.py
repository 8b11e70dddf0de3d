"""Golf where its rules are its own (../shared/classics.md, part 1)."""

import pytest

from engine.outcome import Result
from tests.engine.clearing_tables import dealt, legal, play, seen, table


def test_seven_columns_of_five_lie_face_up_beside_a_stock_of_16() -> None:
    position = dealt(5, "golf")
    assert [len(seen(position, column).split()) for column in "abcdefg"] == [5] * 7
    assert not any("##" in seen(position, column) for column in "abcdefg")
    assert (seen(position, "stock"), len(seen(position, "waste"))) == (" ".join(["##"] * 16), 2)
    assert "##" not in seen(dealt(5, "golf open"), "stock")


def test_the_end_of_a_column_goes_onto_the_next_rank() -> None:
    position = table(a="9S 6D", b="5H 4C", c="7C", waste="5S", stock="2D", game="golf")
    assert legal(position) == "a, b, draw"
    position = play(position, "take a", "take c")
    assert (seen(position, "a"), seen(position, "waste"), legal(position)) == ("9S", "5S 6D 7C", "draw")


@pytest.mark.parametrize(
    ("game", "waste", "moves"),
    [
        ("golf", "KS", "b, draw"), ("golf wrap", "KS", "a, b, draw"),
        ("golf", "AS", "d, draw"), ("golf wrap", "AS", "c, d, draw"),
    ],
)  # fmt: skip
def test_nothing_wraps_unless_the_player_chooses_so(game: str, waste: str, moves: str) -> None:
    position = table(a="AH", b="QH", c="KH", d="2H", waste=waste, stock="3C", game=game)
    assert legal(position) == moves


def test_the_game_ends_with_the_columns_or_without_a_card_that_fits() -> None:
    position = table(a="6D", b="9C 7C", waste="5S", stock="2D", game="golf")
    lost = play(position, "take a", "take b", "draw").outcome()
    assert lost
    assert (lost.result, lost.reason) == (Result.LOST, "no-match")
    won = play(table(a="6D", waste="5S", stock="2D", game="golf"), "take a").outcome()
    assert won
    assert (won.result, won.reason) == (Result.WON, "cleared")


def test_a_run_that_wins_is_offered_as_one_where_there_is_no_choice() -> None:
    position = table(a="8S 6D", b="9C 7C", waste="5S", stock="2D", game="golf")
    assert [move.text for move in position.finish()] == ["take a", "take b", "take a", "take b"]
    assert table(a="8S 6D", b="7C", c="4H", waste="5S", stock="2D", game="golf").finish() == ()
