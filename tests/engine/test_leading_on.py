"""Which moves of building games are offered at once, and which of several targets a tap on a card means."""

from bot.screens.move_choices import offered_moves, other_moves
from engine.families.building.position import BuildingPosition
from engine.move import Move
from engine.presses import preference
from tests.engine.building_tables import table


def main_moves(position: BuildingPosition) -> list[str]:
    """Return the moves that lead on, without the verb ``move``."""
    moves = position.main_moves(position.legal_moves())
    return [move.text.removeprefix("move ") for move in moves]


def test_sequences_stay_whole_as_far_as_there_is_room() -> None:
    places = {"1": "KC 9S 8H 7C", "2": "KS TD", "3": "KH JC TH"}
    full = {"a": "QC", "b": "QH", "c": "2S", "d": "2C"}
    position = table(places, full, game="freecell")
    # Three cards are moved onto 10♦ or, as one space of five is left for them, to another.
    assert [move for move in main_moves(position) if move[0] == "1"] == ["12 2", "12 3", "12 4"]
    crowded = table({**places, **dict.fromkeys("45678", "KD")}, full, game="freecell")
    assert not [move for move in main_moves(crowded) if move[0] == "1"]
    # Of cells and spaces that are alike, one is offered.
    empty = main_moves(table({"1": "KC 9S"}, game="freecell"))
    assert empty == ["1 2", "1 a"]


def test_a_card_that_moves_alone_may_leave_its_base() -> None:
    position = table(a="9H 8S", b="9D", c="KS", d="KC", e="KH", f="KD", g="QH", h="QS", game="streets")
    assert "a b" in main_moves(position)


def test_where_that_helps_sequences_are_taken_apart_if_there_is_room() -> None:
    yukon = table(a="KS 9S 8H", b="KH 9C", c="AD", game="yukon")
    freecell = table({"1": "KS 9S 8H", "2": "KH 9C", "3": "AD"}, game="freecell")
    for position, move in (yukon, Move.read("move a b")), (freecell, Move.read("move 1 2")):
        legal = position.legal_moves()
        assert move.text.removeprefix("move ") not in main_moves(position)
        assert move in offered_moves(position, legal)
        assert move not in other_moves(position, legal)
    tops = ("QC", "4D", "4H", "6H", "6D", "8H", "8D", "TH", "KD", "JD", "JC", "TD")
    scarce = table(dict(zip("12345678abcd", tops, strict=True)), game="freecell", home={"spades": 5})
    assert Move.read("move spades 4") in offered_moves(scarce, scarce.legal_moves())
    klondike = table(a="9S 8H", b="9C", c="AD")
    assert Move.read("move a b") in other_moves(klondike, klondike.legal_moves())


def test_a_part_of_a_suit_joins_a_longer_one() -> None:
    position = table(
        a="KH 9S 8S 7S", b="TS 9S", c="8S", d="QH", e="QH", f="QH", g="QH", h="QH", i="QH", j="JH",
        game="spider suits=2",
    )  # fmt: skip
    found = main_moves(position)
    assert "a3 b" in found  # after which 8♠ 7♠ are two of four
    assert "a c" not in found


def test_the_longest_suit_is_what_a_tap_means_and_a_space_only_what_else() -> None:
    spider = table(a="7S", b="TS 9S 8S", c="8S", d="8H", game="spider suits=2").board()
    assert sorted("bcde", key=lambda pile: preference(spider, "a", pile)) == ["b", "c", "d", "e"]
    alike = table(a="7S", b="2H | 8S", c="8S", d="2C 2D | 8H", e="8H", game="spider suits=2").board()
    assert sorted("bcde", key=lambda pile: preference(alike, "a", pile)) == ["c", "b", "e", "d"]
    freecell = table({"1": "2H", "2": "3S"}, game="freecell", home={"hearts": 1}).board()
    targets = ("hearts", "2", "3", "a")
    found = [preference(freecell, "1", target) for target in targets]
    assert found[0] < found[1] < found[2] == found[3]
