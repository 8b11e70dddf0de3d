"""Why presses on boards of building games make no move, and what two presses mean."""

from dataclasses import replace

from engine.cards.french import FrenchCard
from engine.families.building.position import BuildingPosition
from engine.presses import refusal_at, refusal_between
from tests.engine.building_tables import table

PILES = {"a": "KS QH JC", "b": "5D 9C 4D", "d": "KC", "e": "2S 3D", "f": "9C 8H", "g": "2C 9S"}
BOARD = table(PILES, waste="5H 6S", stock="7S 7H")
CELLS = table({"1": "9S 8H 7C", "2": "9D", "3": "2H 4H", "a": "8C"}, game="freecell")
SPIDER = table(dict.fromkeys("bcdefghi", "3S"), a="4S", game="spider", stock="4S 5S")
FULL = table(a="9C KH", b="3S", c="4S", d="6S", e="8S", f="TS", g="JS", stock="2S")
HOME = replace(BOARD, foundations=((FrenchCard("A", "S"),), *BOARD.foundations[1:]))


def test_a_place_without_a_move_says_what_is_wrong_there() -> None:
    for position, place, reason in (
        (BOARD, "a", "fits-nowhere"), (BOARD, "b", "fits-nowhere"), (BOARD, "b1", "not-in-sequence"),
        (replace(BOARD, down=(0, 2, 0, 0, 0, 0, 0)), "b1", "face-down"), (BOARD, "waste", "fits-nowhere"),
        (replace(BOARD, waste=()), "waste", "waste-is-empty"), (BOARD, "hearts", "foundation-waits"),
        (HOME, "spades", "no-next-card"), (FULL, "a", "highest-fits-nowhere"),
        (CELLS, "1", "begins-here"), (CELLS, "b", "ends-here"), (SPIDER, "run-1", "run-waits"),
        (SPIDER, "stock", "deal-needs-piles"), (table(a="7S", b="8H"), "stock", "stock-empty"),
    ):  # fmt: skip
        assert refusal_at(position, place).reason == reason, (place, reason)


def meaning(position: BuildingPosition, source: str, target: str) -> str:
    return refusal_between(position, source, target).reason


def test_two_presses_mean_a_move_of_cards_or_of_the_stock() -> None:
    assert meaning(BOARD, "a2", "d") == "move-there"
    assert meaning(BOARD, "f", "g1") == "move-there"  # dropped on any card of a pile
    assert meaning(BOARD, "a", "d") == "needs-red"
    assert meaning(BOARD, "stock", "waste") == "move-there"
    assert meaning(BOARD, "stock", "a") == "stock-only-draws"
    assert meaning(BOARD, "waste", "stock") == "onto-stock"
    assert meaning(replace(BOARD, stock=()), "waste", "stock") == "move-there"
    assert meaning(BOARD, "waste1", "a") == "needs-red"  # only the top card of the waste is meant
