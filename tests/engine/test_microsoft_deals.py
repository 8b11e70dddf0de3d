"""The deals of Microsoft's FreeCell: some written out, and many compared with another program's."""

from textwrap import dedent

import pytest

from engine.cards.french import french_deck
from engine.families.building.position import BuildingPosition
from engine.games import find_game
from engine.microsoft_deals import FIRST, LAST, microsoft_shuffled
from engine.options import read_options
from engine.shuffle import shuffled

NUMBERS = tuple(FIRST + (LAST - FIRST) * number // 499 for number in range(500))
"""From the first to the last, in equal steps."""

WRITTEN = {
    1: """
        JD KD 2S 4C 3S 6D 6S
        2D KC KS 5C TD 8S 9C
        9H 9S 9D TS 4S 8D 2H
        JC 5S QD QH TH QS 6H
        5D AD JS 4H 8H 6C
        7H QC AS AC 2C 3D
        7C KH AH 4D JH 8C
        5H 3H 3C 7S 7D TC
    """,
    617: """
        7D TD TH KD 4C 4S JD
        AD 7S QC 5H QS TS KS
        5C QD 3H 9S 9C 2H KC
        3S AC 9D 3C 9H 5D 4H
        5S 6D 6S 8S 7C JC
        8C 8H 8D 7H 6H 6C
        2D AS 3D 4D 2C JH
        AH KH TC JS 2S QH
    """,
    11982: """
        AH 3D KD JC 6C JD KC
        AS 3H 6H 5D 2C 7D 8D
        4H QS 5S 5C TH 8H 2S
        AC QC 4D 8C QH 9C 3S
        2D 8S 9H 9D 6D 2H
        6S 7H JH TD TC QD
        TS AD 9S KH 4S 4C
        JS KS 3C 7C 7S 5H
    """,
    123456: """
        QD TC AS KC AH KH 6H
        6D TD 8D TH 7C 2H 9C
        AC AD 5C 5H 8C 9H 9D
        JS 8S 4D 4C 2S 7D 3C
        7H 7S 9S 2C JC 5S
        5D 3S 3D 3H KD JH
        6C QS 4S 2D KS TS
        JD QH 6S 4H QC 8H
    """,
}
"""Deals by their numbers, each pile from its bottom."""


def dealt(number: int) -> str:
    """Return the piles of a deal as text, one a line."""
    freecell = find_game("freecell")
    position = freecell.deal(number, read_options(freecell.options, ()))
    assert isinstance(position, BuildingPosition)
    return "\n".join(" ".join(card.code for card in pile if card) for pile in position.piles)


@pytest.mark.parametrize("number", WRITTEN)
def test_known_deals_are_dealt(number: int) -> None:
    assert dealt(number) == dedent(WRITTEN[number]).strip()


def test_deals_over_the_whole_range_are_those_of_another_program() -> None:
    deal_game = pytest.importorskip("pysol_cards.deal_game", reason="pysol-cards is not installed")
    cards = pytest.importorskip("pysol_cards.cards")
    base = pytest.importorskip("pysol_cards.random_base")
    assert (NUMBERS[0], NUMBERS[-1]) == (1, 2_147_483_647)
    for number in NUMBERS:
        other = deal_game.Game("freecell", number, base.RandomBase.DEALS_MS)
        assert dealt(number) == other.calc_layout_string(cards.CardRenderer(print_ts=True)).strip(), number


def test_other_numbers_are_dealt_by_the_usual_shuffle() -> None:
    deck = french_deck()
    for number in (0, LAST + 1, 2**53 - 1):
        assert microsoft_shuffled(deck, number) == shuffled(deck, number)
    assert all(microsoft_shuffled(deck, number) != shuffled(deck, number) for number in (FIRST, LAST))
