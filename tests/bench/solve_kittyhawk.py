"""Kittyhawk: how many deals the solver wins in a second and in five, and what a hint takes."""

from collections.abc import Iterator
from statistics import quantiles
from time import perf_counter

from engine.advice import advise
from engine.game import Position
from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve
from engine.solvers.solution import Verdict
from tests.bench.figures import Figure, measures
from tests.engine.playing import random_course

GAME = find_game("kittyhawk")
LEVELS = "12345"
DEALS = 100
SECONDS = (1, 5)
CALIBRATION = 200_000
"""Positions of a hard deal, which tell how many there are in a second."""
BOARDS = 20
"""Of each level, from the middle of games that are played at random."""
EARLY = 80
"""Moves of such a game in which something happens still."""


def start(deal: int, *words: str) -> Position:
    """Return a deal with options in words."""
    return GAME.deal(deal, read_options(GAME.options, words))


def rate() -> float:
    """Return how many positions are looked at in a second, from deals that are not settled soon."""
    looked, begun = 0, perf_counter()
    for deal in range(4):
        looked += solve(start(deal, "level=5"), CALIBRATION).positions
    return looked / (perf_counter() - begun)


@measures(*(f"solve.kittyhawk.{level}.{seconds}s" for level in LEVELS for seconds in SECONDS))
def shares() -> Iterator[Figure]:
    """Solve deals with a budget for the longer time, and count the wins that were found within each."""
    budget = int(rate() * max(SECONDS))
    for level in LEVELS:
        taken = []
        for deal in range(1, DEALS + 1):
            begun = perf_counter()
            if solve(start(deal, f"level={level}"), budget).verdict is Verdict.WON:
                taken.append(perf_counter() - begun)
        for seconds in SECONDS:
            won = sum(one <= seconds for one in taken)
            yield Figure(f"solve.kittyhawk.{level}.{seconds}s", 100 * won / DEALS, "%")


@measures("hint.kittyhawk.ms.p99")
def hints() -> Iterator[Figure]:
    """Advise in the middle of games of every level, half of which hide cards on the heaps."""
    taken = []
    for level in LEVELS:
        for deal in range(1, BOARDS + 1):
            words = (f"level={level}", "blind")[: 1 + deal % 2]
            positions = [position for _, position in random_course(start(deal, *words), deal)][:EARLY]
            board = positions[len(positions) // 2].board()
            begun = perf_counter()
            advise(board)
            taken.append(perf_counter() - begun)
    yield Figure("hint.kittyhawk.ms.p99", quantiles(taken, n=100)[98] * 1000, "ms")
