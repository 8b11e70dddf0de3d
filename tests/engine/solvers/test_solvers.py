"""The contract of the solver of every game."""

import pytest

from engine.game import Game, Position
from engine.games import all_games
from engine.outcome import Result
from engine.solvers import can_solve, solve, usual_budget
from engine.solvers.solution import Solution, Verdict
from tests.engine.playing import end_of, kind_name, option_pairs, random_course

BUDGETS = (1, 2, 7, 59, 61, 250, 3_000)

solved_games = pytest.mark.parametrize(
    "game", [game for game in all_games() if can_solve(game.name)], ids=kind_name
)


def check(position: Position, budget: int) -> Solution:
    """Solve a position; check that the line is legal and leads to the score and the verdict."""
    solution = solve(position, budget)
    assert solution.positions <= budget
    if not solution.line and solution.score is None:
        assert (solution.verdict, solution.is_best) in {(Verdict.UNKNOWN, False), (Verdict.UNWINNABLE, False)}
    else:
        end_of(position, solution)
        assert solution.verdict is not Verdict.UNKNOWN or not solution.is_best
    return solution


@solved_games
def test_lines_of_deals_are_legal_within_any_budget_and_always_the_same(game: Game) -> None:
    for deal, options in enumerate(option_pairs(game)):
        position = game.deal(deal, options)
        for budget in BUDGETS:
            solution = check(position, budget)
        assert solve(position, budget) == solution
        if position.outcome() is None:
            assert solve(position, 0) == Solution(Verdict.UNKNOWN)


@solved_games
def test_games_are_solved_from_any_of_their_positions_and_when_they_are_over(game: Game) -> None:
    for deal, options in enumerate((option_pairs(game) * 4)[:8]):
        course = [position for _, position in random_course(game.deal(deal, options), deal)]
        for position in course[:: max(1, len(course) // 4)]:
            check(position, 500)
        last = course[-1] if course else game.deal(deal, options)
        outcome = last.outcome()
        if outcome is not None:
            verdict = Verdict.WON if outcome.result is Result.WON else Verdict.UNWINNABLE
            assert solve(last, 0) == solve(last, 10) == Solution(verdict, (), last.score(), is_best=True)


@solved_games
def test_the_usual_budget_is_enough_for_a_line_to_an_end(game: Game) -> None:
    found = check(game.deal(7, option_pairs(game)[0]), usual_budget(game.name))
    assert found.line or found.verdict is Verdict.UNWINNABLE
