"""The solver of clearing games, compared with trying every line of small games."""

import random
from collections.abc import Iterable

import pytest

from engine.advice.clearing import play_out
from engine.families.clearing.game import deal
from engine.families.clearing.position import ClearingPosition
from engine.families.clearing.rules import ClearingRules, NextRank, PairsTo, StockRules, columns
from engine.options import Options
from engine.searches.clearing.pairs import PairSearch
from engine.searches.clearing.problem import ClearingProblem
from engine.searches.clearing.runs import DRAW, RunSearch, search_runs
from engine.searches.clearing.shortest import search_shortest
from engine.searches.clearing.times import TIMES, EarliestTimes
from engine.solvers import solve
from engine.solvers.clearing import SOLVER, find_line, moves_of, to_problem
from engine.solvers.solution import Verdict
from tests.engine.clearing_games import PAIRS, RUNS, fewest_left, fewest_moves, small_positions
from tests.engine.clearing_tables import dealt, table
from tests.engine.playing import end_of

PLENTY = 10_000_000
"""A budget larger than the number of positions that any small game leads to."""
BUDGETS = (0, 3, 15, 60, 200)
GAMES = {**PAIRS, **RUNS}


def check(rules: ClearingRules, deals: Iterable[int]) -> None:
    """Compare what is found in a small game with trying every line, with much time and with little."""
    for position in small_positions(rules, deals):
        fewest = fewest_left(position)
        verdict = Verdict.UNWINNABLE if fewest else Verdict.WON
        solution = SOLVER.solve(position, PLENTY)
        assert solution.verdict is verdict, position
        if not fewest:
            end_of(position, solution)
        check_lines(position, fewest)
        assert least_left(position) <= fewest, position
        for budget in BUDGETS:
            hasty = SOLVER.solve(position, budget)
            assert hasty.verdict in {verdict, Verdict.UNKNOWN}, position
            assert hasty.positions <= budget
        for seed in range(3):
            end = play_out(position, seed)
            assert end.score >= fewest, position
            assert end.is_won == (end.score == 0)


def check_lines(position: ClearingPosition, fewest: int) -> None:
    """Play the lines that leave the fewest cards, or few enough of them."""
    for enough in (0, fewest, fewest + 2):
        found = find_line(position, PLENTY, enough, position.score() + 1)
        assert found.is_best
        assert fewest <= found.left <= max(fewest, enough), position
        after = position
        for move in moves_of(position, found):
            after = after.play(move)
        assert after.score() == found.left, position
    assert find_line(position, PLENTY, 0, fewest).line == [], "no line leaves fewer"


def least_left(position: ClearingPosition) -> int:
    """Return the bound that a search begins with: at least so many cards stay."""
    problem, match = to_problem(position), position.rules.match
    if isinstance(match, PairsTo):
        return int(PairSearch(problem, match.total, 0, 0).least)
    return int(RunSearch(problem, 0, 0, -1).least_left(0, problem.waste[-1]))


@pytest.mark.parametrize("name", GAMES)
def test_small_games_are_solved_as_by_trying_every_line(name: str) -> None:
    check(GAMES[name], range(1, 4))


@pytest.mark.rare(seconds=5)
@pytest.mark.parametrize("name", GAMES)
def test_many_small_games_are_solved_as_by_trying_every_line(name: str) -> None:
    check(GAMES[name], range(4, 30))


def test_small_games_are_won_and_lost_and_the_bounds_tell_some_of_them() -> None:
    found = {"pairs": set[str](), "runs": set[str]()}
    for rules in GAMES.values():
        for position in small_positions(rules, range(6)):
            bounds = found["pairs" if position.table.has_pairs else "runs"]
            bounds.add("lost at once" if least_left(position) else SOLVER.solve(position, PLENTY).verdict)
    assert all(one == {"lost at once", Verdict.WON, Verdict.UNWINNABLE} for one in found.values())


@pytest.mark.parametrize("game", ["pyramid", "pyramid passes=any", "tripeaks", "golf"])
def test_lines_of_whole_games_can_be_played(game: str) -> None:
    verdicts = []
    for number in range(1, 5):
        position = dealt(number, game)
        solution = solve(position, 50_000)
        verdicts.append(solution.verdict)
        assert solution.positions <= 50_000
        if solution.verdict is Verdict.WON:
            end_of(position, solution)
    assert Verdict.WON in verdicts


def test_kings_that_lie_on_other_cards_of_the_waste_leave_when_these_are_needed() -> None:
    position = table(g1="QS", g2="QH", waste="AS KS AH KH KD", stock="3S KC")
    solution = solve(position, PLENTY)
    assert [move.text for move in solution.line if move.places] == [
        "take waste", "take waste", "take g1 waste", "take waste", "take g2 waste"
    ]  # fmt: skip
    assert end_of(position, solution).is_won()
    last_pass = table(f1="5S", g1="TS", g2="2H", waste="JS KS", stock="3S 8H", redeals=2)
    assert end_of(last_pass, solve(last_pass, PLENTY)).is_won()
    too_late = table(f1="5S", g1="TS", g2="2H", waste="JS KS 8H", stock="3S", redeals=2)
    assert solve(too_late, PLENTY).verdict is Verdict.UNWINNABLE
    earlier = table(f1="5S", g1="TS", g2="2H", waste="JS KS 8H", stock="3S", redeals=1)
    assert end_of(earlier, solve(earlier, PLENTY)).is_won()


def test_two_cards_of_the_stock_leave_only_where_its_top_card_plays() -> None:
    for top_plays in (True, False):
        rules = ClearingRules(
            columns(1, cards=1), PairsTo(5), StockRules(1, top_plays=top_plays), ranks="A234"
        )
        dealt_out = deal("small", rules, 1, Options())
        ranks = {card.rank: card for card in dealt_out.table.deck}
        # The Ace on the waste goes with the Four after it; only then the Three under it is free.
        piles, waste, stock = ((ranks["2"],),), (ranks["3"], ranks["A"]), (ranks["4"],)
        position = type(dealt_out)("small", dealt_out.table, Options(), piles, stock, waste)
        assert (fewest_left(position) == 0) == top_plays
        assert (SOLVER.solve(position, PLENTY).verdict is Verdict.WON) == top_plays


@pytest.mark.parametrize("name", [name for name in PAIRS if "large" not in name][::3])
def test_the_fewest_moves_are_found_as_by_trying_every_line(name: str) -> None:
    match = PAIRS[name].match
    assert isinstance(match, PairsTo)
    for position in small_positions(PAIRS[name], range(3)):
        problem = to_problem(position)
        for enough in range(0, position.score(), 3):
            fewest = fewest_moves(position, enough)
            found = search_shortest(problem, match.total, enough, PLENTY, PLENTY)
            if fewest is None:
                assert (found.line, found.is_best) == ([], True), position
            else:
                assert len(found.line) == fewest, position
                assert found.left <= enough


def test_a_large_stock_is_drawn_to_its_end() -> None:
    for before in range(51):
        stock = [12] * before + [6]
        found = search_runs(
            ClearingProblem([7], [0], stock, [12], 0, 13, wraps=False, top_plays=False), 1_000
        )
        assert found.line == [DRAW] * len(stock) + [0]


def test_the_earliest_time_of_each_position_is_known() -> None:
    chance, times, known = random.Random(1), EarliestTimes(), dict[int, int]()
    numbers = [chance.randrange(1, 1 << chance.randrange(1, 53)) for _ in range(1_500)] + [1 << 52]
    for _ in range(10_000):
        number, time = chance.choice(numbers), chance.randrange(TIMES)
        assert times.improve(number, time) == (time < known.get(number, TIMES))
        known[number] = min(time, known.get(number, TIMES))
        assert times.size == len(known)


def test_games_that_the_searches_do_not_know_are_refused() -> None:
    again = deal("small", ClearingRules(columns(4, cards=4), NextRank(), StockRules(2)), 1, Options())
    with pytest.raises(ValueError, match="not turned over"):
        SOLVER.solve(again, PLENTY)
    often = deal("small", ClearingRules(columns(1, cards=4), PairsTo(13), StockRules(25)), 1, Options())
    with pytest.raises(ValueError, match="too many passes"):
        SOLVER.solve(often, PLENTY)
