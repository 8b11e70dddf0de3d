"""Follow-the-Suit: how quickly best scores are found, what a hint takes, and how often hints win."""

from collections.abc import Iterator
from statistics import median, quantiles
from time import perf_counter

from engine.games.follow import GAME
from engine.solvers import solve, usual_budget
from tests.bench.figures import Figure, measures
from tests.bench.hinting import dealt, share_won, slowest_of_a_hundred

DEALS = 200


@measures("solve.follow.ms.median", "solve.follow.ms.p99")
def solving() -> Iterator[Figure]:
    """Solve whole deals with the usual budget."""
    taken = []
    for number in range(1, DEALS + 1):
        position, begun = dealt(GAME, number), perf_counter()
        solve(position, usual_budget("follow"))
        taken.append(perf_counter() - begun)
    yield Figure("solve.follow.ms.median", median(taken) * 1000, "ms")
    yield Figure("solve.follow.ms.p99", quantiles(taken, n=100)[98] * 1000, "ms")


@measures("hint.follow.ms.p99")
def hints() -> Iterator[Figure]:
    """Ask for hints at the start and in the middle of games."""
    yield Figure("hint.follow.ms.p99", slowest_of_a_hundred(GAME), "ms")


@measures("hint.follow.won")
def hinted() -> Iterator[Figure]:
    """Play by the hints alone."""
    yield Figure("hint.follow.won", share_won(GAME), "%")
