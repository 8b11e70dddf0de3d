"""FreeCell, where its rules are its own (../shared/classics.md, part 1); the deals are Microsoft's."""

import pytest

from engine.microsoft_deals import FIRST, LAST
from engine.shuffle import shuffled
from tests.engine.building_tables import cards_at, dealt, play, refused, table, targets

PILES = "12345678"
DEALS = {
    1: """JD KD 2S 4C 3S 6D 6S | 2D KC KS 5C TD 8S 9C | 9H 9S 9D TS 4S 8D 2H | JC 5S QD QH TH QS 6H |
        5D AD JS 4H 8H 6C | 7H QC AS AC 2C 3D | 7C KH AH 4D JH 8C | 5H 3H 3C 7S 7D TC""",
    617: """7D TD TH KD 4C 4S JD | AD 7S QC 5H QS TS KS | 5C QD 3H 9S 9C 2H KC | 3S AC 9D 3C 9H 5D 4H |
        5S 6D 6S 8S 7C JC | 8C 8H 8D 7H 6H 6C | 2D AS 3D 4D 2C JH | AH KH TC JS 2S QH""",
    11_982: """AH 3D KD JC 6C JD KC | AS 3H 6H 5D 2C 7D 8D | 4H QS 5S 5C TH 8H 2S | AC QC 4D 8C QH 9C 3S |
        2D 8S 9H 9D 6D 2H | 6S 7H JH TD TC QD | TS AD 9S KH 4S 4C | JS KS 3C 7C 7S 5H""",
    123_456: """QD TC AS KC AH KH 6H | 6D TD 8D TH 7C 2H 9C | AC AD 5C 5H 8C 9H 9D | JS 8S 4D 4C 2S 7D 3C |
        7H 7S 9S 2C JC 5S | 5D 3S 3D 3H KD JH | 6C QS 4S 2D KS TS | JD QH 6S 4H QC 8H""",
}


@pytest.mark.parametrize("number", DEALS)
def test_the_deals_are_those_of_microsofts_game(number: int) -> None:
    position = dealt(number, game="freecell")
    assert [cards_at(position, pile).split() for pile in PILES] == [
        pile.split() for pile in DEALS[number].split("|")
    ]
    assert dealt(number, "cells=1", game="freecell").piles == position.piles


def test_numbers_that_microsofts_game_does_not_have_are_shuffled_as_in_other_games() -> None:
    for number, is_usual in ((FIRST - 1, True), (FIRST, False), (LAST, False), (LAST + 1, True)):
        position = dealt(number, game="freecell")
        usual = shuffled(position.table.deck, number)
        assert ([pile[0] for pile in position.piles] == [*usual[:8]]) == is_usual


@pytest.mark.parametrize(
    ("cells", "spaces", "most"), [(4, 0, 5), (1, 0, 2), (4, 1, 10), (2, 1, 6), (1, 2, 8), (0, 1, 2)]
)
def test_as_many_cards_move_at_once_as_would_one_by_one(cells: int, spaces: int, most: int) -> None:
    """``cells`` and ``spaces`` are the empty ones; an empty pile that the cards go to makes no room."""
    sequence = ["QS", "JH", "TS", "9H", "8S", "7H", "6S", "5H", "4S", "3H", "2S"]
    held = dict(zip("abcd"[cells:], ("3C", "5C", "7C", "9C"), strict=False))
    others = dict(zip("345678"[spaces:], ("3D", "5D", "7D", "9D", "JD", "KD"), strict=False))
    for count in (most, most + 1):
        position = table({"1": " ".join(sequence[:count]), "2": "KH"}, held, others, game="freecell")
        problem = f"too-many-cards: there is room to move {most}, not {count}"
        assert refused(position, "move 11 2") == ("" if count == most else problem)
        if spaces:
            problem = f"too-many-cards: there is room to move {most // 2}, not {count}"
            assert refused(position, "move 11 3") == problem


def test_a_cell_holds_a_card_until_it_fits_a_pile_or_goes_home() -> None:
    position = table({"1": "7H 2S", "2": "8C", "3": "3H", "b": "9C"}, home={"spades": 1}, game="freecell")
    assert targets(position, "1") == "spades 3 4 5 6 7 8 a c d"
    held = play(position, "move 1 c", "move 1 2")
    assert (cards_at(held, "c"), cards_at(held, "2")) == ("2S", "8C 7H")
    assert targets(held, "c") == "spades 1 3 4 5 6 7 8"
    assert cards_at(play(held, "move c spades"), "c") == ""
