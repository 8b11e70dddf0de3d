"""The solver of Blink beside a plain look at everything, and on all kinds of deals."""

import random
from dataclasses import replace

import pytest

from engine.game import Position
from engine.games.blink import DECK, GAME, BlinkPosition, Grid, Setup
from engine.options import Options
from engine.outcome import Result
from engine.solvers import solve
from engine.solvers.blink import BUDGET
from engine.solvers.solution import Solution, Verdict
from tests.engine.blink_tables import dealt, laid
from tests.engine.playing import kind_name, option_sets, random_course

KINDS = option_sets(GAME)[::5]
"""Every value of every option, among different others."""
ENOUGH = 100_000


def ends(position: BlinkPosition) -> dict[bool, int]:
    """Return the most points of all ends that are wins, and of all that are not, by plain exhaustion."""
    best: dict[bool, int] = {}
    seen, waiting = {position}, [position]
    while waiting:
        here = waiting.pop()
        outcome = here.outcome()
        if outcome is not None:
            is_won = outcome.result is Result.WON
            best[is_won] = max(best.get(is_won, 0), here.score())
        for move in here.legal_moves():
            after = here.after(move)
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return best


def check_line(position: Position, solution: Solution) -> None:
    """Demand that the line is legal, goes on to the end, and ends as the solution says."""
    for move in solution.line:
        position = position.play(move)
    outcome = position.outcome()
    assert outcome is not None
    assert position.score() == solution.score
    assert (outcome.result is Result.WON) == (solution.verdict is Verdict.WON)


def small(chance: random.Random) -> BlinkPosition:
    """Return a bare table of a few cells, with few cards, some of them alike."""
    columns, rows = chance.choice(((3, 2), (2, 3), (3, 3), (4, 2), (5, 1), (2, 2)))
    numbers = chance.choices(range(60), k=chance.choice((3, 4, 4, 5)))
    if chance.random() < 0.6:
        # Cards of one shape all match.
        shape = chance.randrange(6)
        numbers = [card % 10 + 10 * (shape if chance.random() < 0.8 else card // 10) for card in numbers]
    cards, grid = tuple(DECK[number] for number in numbers), Grid.of_size(columns, rows)
    setup = Setup(3, grid, chance.randrange(4), 0)
    cells = (None,) * len(grid.names)
    return BlinkPosition(setup, cells, cards[:1], (), cards[1:], fits=grid.everywhere)


def ending(seed: int) -> BlinkPosition:
    """Return a game of which a few cards are left, the rest placed at random, on a table so far."""
    chance = random.Random(seed)
    words = (f"table={chance.choice(('roomy', 'tight'))}", f"hold={chance.randrange(4)}")
    position = dealt(*words, deal=seed)
    for _, after in random_course(position, seed):
        assert isinstance(after, BlinkPosition)
        if after.outcome() is None:
            position = after
    left = chance.choice((1, 2, 2)) + (position.setup.grid.columns == 9)
    return replace(position, stock=position.stock[: max(0, left - len(position.held))])


@pytest.mark.parametrize("seed", range(40))
def test_small_tables_are_solved_as_by_looking_at_everything(seed: int) -> None:
    position = small(random.Random(seed))
    best, solution = ends(position), solve(position, ENOUGH)
    assert solution.is_best
    assert solution.verdict is (Verdict.WON if True in best else Verdict.UNWINNABLE)
    assert solution.score == best.get(True, best.get(False))
    check_line(position, solution)


@pytest.mark.parametrize("seed", range(16))
def test_endings_are_solved_as_by_looking_at_everything(seed: int) -> None:
    position = ending(seed)
    if position.outcome() is not None:
        pytest.skip("it is over")
    best, solution = ends(position), solve(position, ENOUGH)
    assert solution.is_best
    assert solution.verdict is (Verdict.WON if True in best else Verdict.UNWINNABLE)
    assert solution.score == best.get(True, best.get(False))
    check_line(position, solution)


def test_endings_are_of_both_kinds() -> None:
    verdicts = [solve(small(random.Random(seed)), ENOUGH).verdict for seed in range(40)]
    assert verdicts.count(Verdict.WON) > 8
    assert verdicts.count(Verdict.UNWINNABLE) > 8


@pytest.mark.parametrize("options", KINDS, ids=kind_name)
def test_any_deal_gets_a_line_to_its_end(options: Options) -> None:
    position = GAME.deal(7, options)
    solution = solve(position, 200)
    assert solution.positions <= 200
    check_line(position, solution)


@pytest.mark.parametrize(("table", "points"), [("roomy", 270), ("tight", 260)])
def test_a_usual_deal_is_won_with_more_points_than_players_make(table: str, points: int) -> None:
    position = dealt(f"table={table}", deal=7)
    solution = solve(position, 4000)
    assert solution.verdict is Verdict.WON
    assert solution.score is not None
    assert solution.score > points


def test_more_positions_bring_more_points() -> None:
    few, some, many = (
        sum(solve(dealt(deal=deal), budget).score or 0 for deal in range(4)) for budget in (60, 400, 2500)
    )
    assert few < some < many


def test_a_deal_is_proved_lost_after_the_first_card_at_once() -> None:
    lost = 0
    for deal in range(100):
        position = dealt(deal=deal)
        solution = solve(position, 1)
        if solution.verdict is Verdict.UNWINNABLE:
            assert solution.is_best
            check_line(position, solution)
            lost += 1
    assert 3 <= lost <= 16  # 8.6 % are


@pytest.mark.parametrize("budget", [1, 2, 59, 60, 61, 250])
def test_no_budget_is_exceeded(budget: int) -> None:
    for deal in range(8):
        for word in ("table=tight", "hold=1", "decks=2"):
            solution = solve(dealt(word, deal=deal), budget)
            assert solution.positions <= budget
            assert solution.line or solution.verdict is Verdict.UNKNOWN
            assert (solution.score is None) == (not solution.line)


@pytest.mark.parametrize("seed", range(6))
def test_games_are_solved_from_their_middle(seed: int) -> None:
    position = dealt(*(("table=snug", "timer=10") if seed % 2 else ("decks=2", "table=tight")), deal=seed)
    course = [after for _, after in random_course(position, seed) if after.outcome() is None]
    for middle in (course[len(course) // 3], course[len(course) // 2], course[-1]):
        check_line(middle, solve(middle, 500))


def test_the_score_of_a_timed_game_has_the_clocks_factor_as_it_stands() -> None:
    position = laid("F4 1RS", drawn="1YS", words=["timer=10"])
    assert solve(position, 10).score == 8
    assert solve(position.at(600), 10).score == 4
    assert solve(position.at(1200), 10).score == 0


def test_a_game_that_is_over_is_solved_as_it_is() -> None:
    lost, won = laid("F4 1RS, F5 1YS", drawn="3GF"), laid("F4 1RS, F5 1YS")
    assert solve(lost, 10) == Solution(Verdict.UNWINNABLE, (), 4, is_best=True)
    assert solve(won, 0) == Solution(Verdict.WON, (), 4, is_best=True)


def test_the_same_deal_is_solved_the_same_way() -> None:
    assert solve(dealt(deal=3), 500) == solve(dealt(deal=3), 500)


def test_without_a_budget_nothing_is_known() -> None:
    assert solve(dealt(deal=3), 0) == Solution(Verdict.UNKNOWN)
    assert BUDGET > 1000
