"""The exhaustive search of Kittyhawk, compared with one that leaves out no move."""

import random

from engine.games.kittyhawk import COLLECT, KittyhawkPosition
from engine.move import Move
from engine.searches.kittyhawk.exhaustive import ExhaustiveSearch
from engine.searches.kittyhawk.shortest import FOUND, HOME, NONE, ShortestSearch
from engine.solvers import solve
from engine.solvers.kittyhawk import to_search
from engine.solvers.solution import Verdict
from tests.engine.kittyhawk_tables import dealt
from tests.engine.playing import random_course

BUDGET = 3_000
"""Positions: enough for many of the late positions of a game."""


def late_positions(level: int, seed: int) -> list[KittyhawkPosition]:
    """Return positions of a won game, some a few random moves off it, and the last ones of a random game."""
    chance = random.Random(seed)
    position = dealt(seed, f"level={level}")
    course = [after for _, after in random_course(position, seed) if isinstance(after, KittyhawkPosition)]
    positions = [position for position in course[-25:-1:4] if position.outcome() is None]
    path = [position]
    for move in solve(position, 30_000).line:
        path.append(path[-1].after(move))
    for back in (10, 16, 22, 28):
        position = path[max(0, len(path) - 1 - back)]
        for _ in range(chance.randrange(10)):
            moves = [move for move in position.legal_moves() if move != COLLECT]
            if moves and position.outcome() is None:
                position = position.after(chance.choice(moves))
        if position.outcome() is None:
            positions.append(position)
    return positions


def test_forced_moves_and_fewest_deals_change_no_verdict() -> None:
    verdicts = []
    for seed in range(1, 31):
        for position in late_positions(1 + seed % 5, seed):
            problem, node = to_search(position)
            every_move = ShortestSearch(problem, node, HOME, problem.total, BUDGET)
            result = every_move.run(10_000)
            exhaustive = ExhaustiveSearch(*to_search(position))
            exhaustive.run(10 * BUDGET)
            if result in (FOUND, NONE):
                assert exhaustive.has_won == (result == FOUND)
                assert exhaustive.has_won or exhaustive.is_complete
                verdicts.append(result)
    assert verdicts.count(FOUND) > 5
    assert verdicts.count(NONE) > 20


def test_no_position_of_a_won_game_is_proved_unwinnable() -> None:
    for seed in range(1, 11):
        position = dealt(seed, f"level={1 + seed % 5}")
        for move in won_line(position):
            exhaustive = ExhaustiveSearch(*to_search(position))
            exhaustive.run(1_000)
            assert exhaustive.has_won or not exhaustive.is_complete
            position = position.after(move)


def won_line(position: KittyhawkPosition) -> tuple[Move, ...]:
    """Return the moves of a win, or none if none is found soon."""
    solution = solve(position, 60_000)
    return solution.line if solution.verdict is Verdict.WON else ()
