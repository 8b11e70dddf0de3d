"""The search of games like Yukon: on small games, compared with the search of any game, and on real deals."""

import pytest

from engine.families.building.rules import (
    BuildingRules,
    BuiltGroup,
    FoundationRules,
    SpacesPolicy,
    TableauPile,
)
from engine.searches.building.general_search import search_any
from engine.searches.building.search import LOST, UNDECIDED, WON
from engine.searches.building_links.search import can_search_links, search_links
from engine.searches.building_links.tries import Turns, Weights
from engine.solvers.building import SOLVER, to_general_rules, to_general_table
from engine.solvers.building_lines import Line
from engine.solvers.solution import Verdict
from tests.engine.building_tables import dealt
from tests.engine.solvers.test_building_general import PLENTY, small_deal


def rules_of(tableau: tuple[tuple[int, int], ...], suits: str, *, gives_back: bool = True) -> BuildingRules:
    """Return the rules of a game like Yukon; each pile has some cards face down and some face up."""
    return BuildingRules(
        tableau=tuple(TableauPile(*pile) for pile in tableau),
        group=BuiltGroup.ANY_CARDS,
        spaces=SpacesPolicy.KINGS,
        foundations=FoundationRules(gives_back=gives_back),
        ranks="A2345",
        suits=suits,
    )


SMALL_GAMES = {
    "three suits": rules_of(((0, 1), (1, 4), (2, 4), (1, 2)), "SHD"),
    "four suits": rules_of(((2, 1), (3, 2), (4, 3), (1, 4)), "SHDC"),
    "few piles": rules_of(((4, 2), (4, 3), (3, 4)), "SHDC"),
    "no way back": rules_of(((4, 2), (4, 3), (3, 4)), "SHDC", gives_back=False),
}
WAYS = [Turns([Weights()], []), Turns([Weights(most_first=20)], [])]


def check(rules: BuildingRules, deals: range) -> None:
    """Compare verdicts with the search of any building game, and play what is won."""
    verdicts = []
    for number in deals:
        position = small_deal(rules, number)
        if position.outcome():
            continue
        general, table = to_general_rules(rules), to_general_table(position)
        assert can_search_links(general, table)
        expected = search_any(general, table, PLENTY).verdict
        for turns in WAYS:
            found = search_links(general, table, PLENTY, turns)
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
def test_small_games_like_yukon_are_decided_as_by_the_search_of_any_game(name: str) -> None:
    check(SMALL_GAMES[name], range(25))


@pytest.mark.rare(seconds=60)
@pytest.mark.parametrize("name", SMALL_GAMES)
def test_many_small_games_like_yukon_are_decided_as_by_the_search_of_any_game(name: str) -> None:
    check(SMALL_GAMES[name], range(25, 500))


@pytest.mark.parametrize(
    ("number", "verdict"),
    [(255, Verdict.WON), (393, Verdict.WON), (37, Verdict.UNWINNABLE), (142, Verdict.UNWINNABLE)],
)
def test_yukon_s_deals_are_decided_soon(number: int, verdict: Verdict) -> None:
    # The search of piles and cells leaves them undecided after half a million positions.
    assert SOLVER.solve(dealt(number, game="yukon"), 10_000).verdict is verdict
