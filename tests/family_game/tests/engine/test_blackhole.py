"""The rules of Black Hole, where they are not those of Golf."""

from tests.engine.clearing_tables import dealt, legal, play, refused, seen, table


def test_all_cards_but_the_ace_of_spades_lie_in_piles_face_up() -> None:
    position = dealt(6, "blackhole")
    assert [len(seen(position, pile).split()) for pile in "abcdefg"] == [5] * 7
    assert (seen(position, "waste"), position.board().of_kind("stock")) == ("AS", ())
    assert refused(position, "draw").startswith("no-stock")


def test_ranks_wrap_around_and_all_of_a_game_is_no_streak() -> None:
    position = table(a="2H 9H", b="5D 2D", c="8C", waste="AS", game="blackhole")
    assert legal(position) == "a, b"
    position = play(position, "take a", "take c")
    assert (seen(position, "waste"), position.longest_streak()) == ("AS 9H 8C", 0)
