"""Why moves of building games are refused, for the rules that Klondike does not have."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.cards.french import FRENCH_RANKS, FrenchCard
from engine.families.building.places import table_of
from engine.families.building.rules import SpacesPolicy
from engine.move import Move
from engine.presses import refusal_at, refusal_between
from tests.engine.building_tables import refused, table

FREECELL, SPIDER, RUSSIAN, STREETS = "freecell cells=3", "spider suits=2", "yukon suit=on", "streets aces=in"
FREECELL_PLACES = {
    "1": "KS 9C 8D 7S 6H",
    "2": "TH",
    "3": "9D",
    "4": "5C 3H",
    "5": "AD",
    "6": "AC",
    "7": "AH",
    "8": "QD 2C",
    "a": "4C",
    "b": "JC",
    "spades": "AS 2S",
}
SPIDER_PLACES = {
    "a": "KS 9S 8S 7H",
    "b": "TH",
    "c": "8H",
    "run-1": " ".join(r + "S" for r in FRENCH_RANKS[::-1]),
}


@pytest.mark.parametrize(
    ("game", "places", "move", "problem"),
    [
        (FREECELL, FREECELL_PLACES, "move a c", "cell-to-cell: cards of cells go to piles or home"),
        (FREECELL, FREECELL_PLACES, "move a a", "cell-to-cell: cards of cells go to piles or home"),
        (FREECELL, FREECELL_PLACES, "move c a", "no-card-in-cell: there is no card at c"),
        (FREECELL, FREECELL_PLACES, "move 14 c", "several-to-cell: a cell holds one card"),
        (FREECELL, FREECELL_PLACES, "move 2 a", "cell-full: 4C lies in a"),
        (FREECELL, FREECELL_PLACES, "move spades c", "home-to-pile: cards of foundations go to piles alone"),
        (FREECELL, FREECELL_PLACES, "move 12 2", "too-many-cards: there is room to move 2, not 4"),
        (
            FREECELL,
            FREECELL_PLACES,
            "move 11 2",
            "not-in-sequence: the cards on KS do not move with it: 9C lies on KS",
        ),
        (FREECELL, FREECELL_PLACES, "draw", "no-such-move: 'draw' is no move"),
        (FREECELL, FREECELL_PLACES, "move waste 1", "no-such-move: 'move waste 1' is no move"),
        (SPIDER, SPIDER_PLACES, "move a run-2", "only-runs: foundations take whole suits"),
        (SPIDER, SPIDER_PLACES, "move run-1 b", "keeps: foundations give nothing back"),
        (
            SPIDER,
            SPIDER_PLACES,
            "move a2 b",
            "not-in-sequence: the cards on 9S do not move with it: 7H lies on 8S",
        ),
        (SPIDER, SPIDER_PLACES, "move c b", "needs-rank: 8H needs any 9; b ends in TH"),
        (SPIDER, {**SPIDER_PLACES, "stock": "5S"}, "deal", "deal-needs-piles: pile d is empty"),
        (SPIDER, SPIDER_PLACES, "deal", "stock-empty: the stock is empty"),
        (SPIDER, {**SPIDER_PLACES, "stock": "5S"}, "draw", "no-such-move: 'draw' is no move"),
        (
            SPIDER,
            {**SPIDER_PLACES, "stock": "5S"},
            "move stock a",
            "stock-only-draws: cards leave the stock by drawing alone",
        ),
        (RUSSIAN, {"a": "9S 4D", "b": "TD"}, "move a1 b", "needs-suit: 9S needs same suit's T; b ends in TD"),
        (RUSSIAN, {"a": "9S 4D", "b": "TD"}, "move a1 c", "needs-highest: c is empty: it takes K, not 9S"),
        (STREETS, {"a": "9S 8S", "b": "TD"}, "move a1 b", "only-top: only top cards move"),
        (STREETS, {"a": "9S 3S", "spades": "AS 2S"}, "move spades a", "keeps: foundations give nothing back"),
    ],
)
def test_a_refusal_says_what_is_wrong(game: str, places: Mapping[str, str], move: str, problem: str) -> None:
    assert refused(table(places, game=game), move) == problem


@pytest.mark.parametrize(
    ("game", "pile", "breaks"),
    [
        (SPIDER, "KS 9S 8S 7S", "rank: 9S on KS"),
        (SPIDER, "TS 9S 8H 7H", "suit: 8H on 9S"),
        (SPIDER, "TS 8H 7S 6S", "suit: 7S on 8H"),
        (FREECELL, "TS 9H 8D 7C", "color: 8D on 9H"),
    ],
)
def test_it_is_said_which_cards_do_not_move_together(game: str, pile: str, breaks: str) -> None:
    places = "ab" if game == SPIDER else "12"
    position = table({places[0]: pile}, game=game)
    told = refusal_between(position, f"{places[0]}1", places[1])
    over, under = told.details["over"], told.details["under"]
    assert isinstance(over, FrenchCard)
    assert isinstance(under, FrenchCard)
    assert f"{told.details['breaks']}: {over.code} on {under.code}" == breaks
    assert refusal_at(position, f"{places[0]}1").details == told.details


def test_room_for_a_sequence_is_counted_in_cells_and_piles_without_the_target() -> None:
    places = {**FREECELL_PLACES, "b": "", "6": "", "7": ""}
    position = table(places, game=FREECELL)
    assert refused(position, "move 12 2") == "", "2 empty cells and 2 empty piles: 3 · 4 cards"
    full = table(places, {"b": "JC", "c": "JS"}, game=FREECELL)
    assert refused(full, "move 12 2") == "", "no cell and 2 empty piles: 4 cards"
    assert refused(full, "move 12 6") == "too-many-cards: there is room to move 2, not 4"


def test_a_pile_that_stays_empty_takes_nothing() -> None:
    position = table(a="9S 8S", b="9D", game=STREETS)
    closed = replace(position, table=table_of(replace(position.rules, spaces=SpacesPolicy.NOTHING)))
    assert refused(closed, "move a c") == "space-closed: c stays empty"
    assert not closed.allows(Move.read("move a c"))
