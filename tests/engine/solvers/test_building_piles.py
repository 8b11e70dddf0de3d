"""The fast search of building games without a stock, on small games, compared with the search of any game."""

import pytest

from engine.families.building.rules import (
    BuildingRules,
    BuildPolicy,
    BuiltGroup,
    FoundationRules,
    SpacesPolicy,
    TableauPile,
)
from engine.searches.building.general_search import search_any
from engine.searches.building.search import LOST, UNDECIDED, WON
from engine.searches.building_piles.alike import can_be_alike
from engine.searches.building_piles.search import can_search, search_piles
from engine.searches.building_piles.tries import Try, Turns, Weights
from engine.solvers.building import QUICK_BUDGET, SOLVER, to_general_rules, to_general_table
from engine.solvers.building_lines import Line
from engine.solvers.solution import Verdict
from tests.engine.building_tables import dealt
from tests.engine.solvers.test_building_general import PLENTY, small_deal

IMPOSSIBLE = (11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948)
"""All deals of FreeCell below a million that cannot be won."""
HARD = (454, 617, 1660)
"""Deals of FreeCell that one search for the most promising positions wins late."""
NO_RETURN = FoundationRules(gives_back=False)
SMALL_GAMES = {
    "one cell": BuildingRules(
        tableau=(TableauPile(0, 4),) * 3, group=BuiltGroup.AS_ROOM_ALLOWS, cells=1, ranks="A23456", suits="SH"
    ),
    "two cells": BuildingRules(
        tableau=(TableauPile(0, 5),) * 3, group=BuiltGroup.AS_ROOM_ALLOWS, cells=2, ranks="A2345", suits="SHD"
    ),
    "no way back": BuildingRules(
        tableau=(TableauPile(0, 5),) * 4,
        group=BuiltGroup.AS_ROOM_ALLOWS,
        foundations=NO_RETURN,
        cells=1,
        ranks="A2345",
        suits="SHDC",
    ),
    "any suit": BuildingRules(
        tableau=(TableauPile(0, 5),) * 3,
        build=BuildPolicy.ANY_SUIT,
        group=BuiltGroup.ONE,
        foundations=NO_RETURN,
        ranks="A2345",
        suits="SHD",
    ),
    "any suit, more piles": BuildingRules(
        tableau=(TableauPile(0, 5),) * 4,
        build=BuildPolicy.ANY_SUIT,
        group=BuiltGroup.ONE,
        foundations=NO_RETURN,
        ranks="A2345",
        suits="SHDC",
    ),
    "any suit and back": BuildingRules(
        tableau=(TableauPile(0, 5),) * 3,
        build=BuildPolicy.ANY_SUIT,
        group=BuiltGroup.ONE,
        ranks="A2345",
        suits="SHD",
    ),
    "any cards": BuildingRules(
        tableau=(TableauPile(0), TableauPile(1, 4), TableauPile(2, 4), TableauPile(1, 2)),
        group=BuiltGroup.ANY_CARDS,
        spaces=SpacesPolicy.KINGS,
        ranks="A2345",
        suits="SHD",
    ),
    "any cards in suit": BuildingRules(
        tableau=(TableauPile(0), TableauPile(1, 4), TableauPile(2, 4), TableauPile(1, 2)),
        build=BuildPolicy.SAME_SUIT,
        group=BuiltGroup.ANY_CARDS,
        spaces=SpacesPolicy.KINGS,
        ranks="A2345",
        suits="SHD",
    ),
    "sequences": BuildingRules(
        tableau=(TableauPile(0, 6), TableauPile(1, 5), TableauPile(2, 4)), ranks="A23456", suits="SHD"
    ),
}
EXACT = Try(Weights())
WAYS = [Turns([EXACT], [], 0), Turns([Try(Weights(most_first=20))], [], 0)]
WAYS_WITH_ALIKE_CARDS = [
    Turns([Try(Weights(), alike_from, exchanges=exchanges), EXACT], [(0, PLENTY)], 1)
    for alike_from in (0, 2)
    for exchanges in (False, True)
]


def check(rules: BuildingRules, deals: range) -> None:
    """Compare verdicts with the search of any building game, and play what is won."""
    verdicts = []
    for number in deals:
        position = small_deal(rules, number)
        if position.outcome():
            continue
        general, table = to_general_rules(rules), to_general_table(position)
        has_alike = can_be_alike(general, rules.cells)
        assert can_search(general, table)
        expected = search_any(general, table, PLENTY).verdict
        for turns in WAYS + WAYS_WITH_ALIKE_CARDS * has_alike:
            found = search_piles(general, table, PLENTY, turns)
            assert found.verdict in {expected, UNDECIDED}, position
            verdicts.append(found.verdict)
            line = Line(position)
            for step in found.line:
                before = line.position
                line.add(step >> 14, step >> 7 & 127, step & 127)
                assert before.allows(line.moves[-1]), position
            assert line.position.is_won() == (found.verdict == WON)
    # It leaves few games to the search of any game.
    assert verdicts.count(UNDECIDED) <= len(verdicts) // 20
    assert min(map(verdicts.count, (WON, LOST))) > 0


@pytest.mark.parametrize("name", SMALL_GAMES)
def test_small_games_are_decided_as_by_the_search_of_any_game(name: str) -> None:
    check(SMALL_GAMES[name], range(25))


@pytest.mark.rare(seconds=60)
@pytest.mark.parametrize("name", SMALL_GAMES)
def test_many_small_games_are_decided_as_by_the_search_of_any_game(name: str) -> None:
    check(SMALL_GAMES[name], range(25, 300))


def test_freecell_s_impossible_deals_are_proved_and_others_won_soon() -> None:
    verdicts = {
        number: SOLVER.solve(dealt(number, game="freecell"), QUICK_BUDGET).verdict
        for number in (*range(1, 31), *HARD, *IMPOSSIBLE)
    }
    lost = {number for number, verdict in verdicts.items() if verdict is Verdict.UNWINNABLE}
    assert lost == set(IMPOSSIBLE)
    assert Verdict.UNKNOWN not in verdicts.values()


def test_positions_in_which_no_room_can_be_made_are_not_searched_on() -> None:
    deal = dealt(17, "aces=in", game="streets")
    assert SOLVER.solve(deal, 5_000).verdict is Verdict.UNWINNABLE


def test_lost_deals_are_proved_soon_where_cards_of_a_rank_are_alike() -> None:
    # One search for the most promising positions leaves it undecided after five million of them.
    deal = dealt(27, "aces=in", game="streets")
    assert SOLVER.solve(deal, QUICK_BUDGET).verdict is Verdict.UNWINNABLE


def test_deals_are_won_soon_where_positions_that_are_alike_are_merged() -> None:
    # Likewise, but this one can be won.
    deal = dealt(97, "aces=in", game="streets")
    assert SOLVER.solve(deal, QUICK_BUDGET).verdict is Verdict.WON
