"""The search of any building game, on small games of all kinds, compared with trying every move."""

from itertools import islice

import pytest

from engine.families.building.game import deal
from engine.families.building.position import BuildingPosition
from engine.families.building.rules import (
    BuildingRules,
    BuildPolicy,
    BuiltGroup,
    FoundationRules,
    SpacesPolicy,
    StockRules,
    StockTarget,
    TableauPile,
)
from engine.games.spider import GAME as SPIDER
from engine.options import Options, read_options
from engine.searches.building.general_search import search_any
from engine.searches.building.search import LOST, WON
from engine.solvers.building import SOLVER, to_general_rules, to_general_table, to_problem
from engine.solvers.solution import Verdict
from tests.engine.playing import end_of, random_course

PLENTY = 1_000_000
"""A budget larger than the number of positions of any small game."""
KLONDIKE = BuildingRules(
    tableau=(TableauPile(0), TableauPile(1), TableauPile(2)),
    spaces=SpacesPolicy.KINGS,
    stock=StockRules(draw=2, passes=2),
    ranks="A2345",
    suits="SH",
)
SMALL_GAMES = (
    BuildingRules(
        tableau=(TableauPile(0, 5), TableauPile(0, 5)),
        group=BuiltGroup.AS_ROOM_ALLOWS,
        cells=1,
        ranks="A2345",
        suits="SH",
    ),
    BuildingRules(
        tableau=(TableauPile(1), TableauPile(1), TableauPile(1)),
        build=BuildPolicy.ANY_SUIT,
        group=BuiltGroup.SUIT_SEQUENCE,
        foundations=FoundationRules(gives_back=False, takes_runs=True),
        stock=StockRules(StockTarget.TABLEAU),
        ranks="A23",
        suits="SH",
        copies=2,
    ),
    BuildingRules(
        tableau=(TableauPile(0), TableauPile(1, 3), TableauPile(2, 3)),
        group=BuiltGroup.ANY_CARDS,
        spaces=SpacesPolicy.KINGS,
        ranks="A2345",
        suits="SH",
    ),
    BuildingRules(
        tableau=(TableauPile(0, 4), TableauPile(0, 4), TableauPile(0, 4)),
        build=BuildPolicy.SAME_SUIT,
        group=BuiltGroup.ONE,
        spaces=SpacesPolicy.NOTHING,
        cells=1,
        foundations=FoundationRules(begins_filled=True),
        ranks="A2345",
        suits="SHD",
    ),
    BuildingRules(
        tableau=(TableauPile(0, 2), TableauPile(0, 2)),
        build=BuildPolicy.ANY_SUIT,
        spaces=SpacesPolicy.NOTHING,
        foundations=FoundationRules(gives_back=False),
        stock=StockRules(draw=2, passes=1),
        ranks="A23",
        suits="SH",
        copies=2,
    ),
)


def small_deal(rules: BuildingRules, number: int) -> BuildingPosition:
    """Deal a small game; every second one is played on at random a little."""
    position = deal("small", rules, number, Options())
    for _, later in islice(random_course(position, number), 5 if number % 2 else 0):
        assert isinstance(later, BuildingPosition)
        position = position if later.outcome() else later
    return position


def can_be_won(position: BuildingPosition) -> bool:
    """Return whether a position can be won, by playing every legal move."""
    seen, waiting = {alike(position)}, [position]
    while waiting:
        here = waiting.pop()
        for move in here.legal_moves():
            after = here.after(move)
            if after.is_won():
                return True
            if alike(after) not in seen:
                seen.add(alike(after))
                waiting.append(after)
    return False


def alike(position: BuildingPosition) -> tuple[object, ...]:
    """Return a key that is equal for positions in which the same cards lie at the same places."""
    stock = (position.stock, position.waste, position.redeals)
    return position.piles, position.down, position.foundations, position.cells, stock


def check(rules: BuildingRules, deals: range) -> None:
    """Compare the solver with playing every move, and play its lines."""
    verdicts = set()
    for number in deals:
        position = small_deal(rules, number)
        solution = SOLVER.solve(position, PLENTY)
        verdicts.add(solution.verdict)
        found = search_any(to_general_rules(rules), to_general_table(position), PLENTY)
        expected = (WON, Verdict.WON) if can_be_won(position) else (LOST, Verdict.UNWINNABLE)
        assert (found.verdict, solution.verdict) == expected, position
        if solution.line:
            end_of(position, solution)
    assert len(verdicts) == 2


@pytest.mark.parametrize("rules", SMALL_GAMES)
def test_small_games_of_all_kinds_are_solved_as_by_playing_every_move(rules: BuildingRules) -> None:
    check(rules, range(12))


@pytest.mark.rare(seconds=30)
@pytest.mark.parametrize("rules", SMALL_GAMES)
def test_many_small_games_are_solved_as_by_playing_every_move(rules: BuildingRules) -> None:
    check(rules, range(12, 150))


@pytest.mark.parametrize("suits", ["1", "2", "4"])
def test_a_deal_of_two_decks_is_won_within_a_second(suits: str) -> None:
    position = SPIDER.deal(1, read_options(SPIDER.options, [f"suits={suits}"]))
    assert isinstance(position, BuildingPosition)
    solution = SOLVER.solve(position, SOLVER.budget)
    assert solution.verdict is Verdict.WON
    assert end_of(position, solution).is_won()


def test_the_searches_of_games_like_klondike_and_of_any_building_game_agree() -> None:
    for number in range(60):
        position = small_deal(KLONDIKE, number)
        assert to_problem(position) is not None
        found = search_any(to_general_rules(position.rules), to_general_table(position), PLENTY)
        assert (
            found.verdict
            == {Verdict.WON: WON, Verdict.UNWINNABLE: LOST}[SOLVER.solve(position, PLENTY).verdict]
        )
