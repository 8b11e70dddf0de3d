"""Wish: how quickly whole deals are settled, what a hint takes, and how often hints win."""

from collections.abc import Iterator
from statistics import median, quantiles
from time import perf_counter

from engine.games.wish import GAME
from engine.solvers import solve, usual_budget
from tests.bench.figures import Figure, measures
from tests.bench.hinting import dealt, share_won, slowest_of_a_hundred

DEALS = 2000


@measures("solve.wish.ms.median", "solve.wish.ms.p99", "solve.wish.decided")
def solving() -> Iterator[Figure]:
    """Solve whole deals with the usual budget."""
    taken, decided = [], 0
    for number in range(1, DEALS + 1):
        position, begun = dealt(GAME, number), perf_counter()
        solution = solve(position, usual_budget("wish"))
        taken.append(perf_counter() - begun)
        decided += solution.is_best
    yield Figure("solve.wish.ms.median", median(taken) * 1000, "ms")
    yield Figure("solve.wish.ms.p99", quantiles(taken, n=100)[98] * 1000, "ms")
    yield Figure("solve.wish.decided", 100 * decided / DEALS, "%")


@measures("hint.wish.ms.p99")
def hints() -> Iterator[Figure]:
    """Ask for hints at the start and in the middle of games."""
    yield Figure("hint.wish.ms.p99", slowest_of_a_hundred(GAME), "ms")


@measures("hint.wish.won")
def hinted() -> Iterator[Figure]:
    """Play by the hints alone."""
    yield Figure("hint.wish.won", share_won(GAME), "%")
