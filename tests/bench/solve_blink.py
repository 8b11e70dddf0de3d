"""Blink: the points of deals laid out with the stock known, and what hints take and bring."""

from collections.abc import Iterator
from statistics import fmean, quantiles
from time import perf_counter, process_time

from engine.advice import advise
from engine.game import Position
from engine.games.blink import GAME, HOLD
from engine.options import read_options
from engine.outcome import Result
from engine.solvers import solve
from engine.solvers.solution import Verdict
from tests.bench.figures import Figure, measures
from tests.engine.playing import random_course

DEALS = 40
SECOND = 1.0
TRIAL = 10_000
"""Positions of the search by which the budget is found that takes about a second."""
HINTED = 300
QUICK = 8
"""Samples of the hints that are followed: a fifth of the usual ones, for whole games take many hints."""


def dealt(number: int, table: str) -> Position:
    """Return a deal with one deck and a hold of three."""
    return GAME.deal(number, read_options(GAME.options, (f"table={table}",)))


def budget_for(table: str) -> int:
    """Return how many positions take about a second here, if nothing else is going on."""
    begun = process_time()
    looked_at = sum(solve(dealt(deal, table), TRIAL).positions for deal in range(5))
    return int(looked_at * SECOND / (process_time() - begun))


@measures("solve.blink.roomy.mean.1s", "solve.blink.tight.mean.1s")
def points() -> Iterator[Figure]:
    """Solve deals with a budget of about a second, and tell the points of those that are won."""
    for table in ("roomy", "tight"):
        budget = budget_for(table)
        found = [solve(dealt(deal, table), budget) for deal in range(DEALS)]
        won = [solution.score or 0 for solution in found if solution.verdict is Verdict.WON]
        yield Figure(f"solve.blink.{table}.mean.1s", fmean(won), "points")


@measures("hint.blink.ms.p99")
def hints() -> Iterator[Figure]:
    """Ask for a hint all through the middle half of random games."""
    taken = []
    for deal in range(DEALS):
        course = [after for _, after in random_course(dealt(deal, "roomy"), deal)]
        for position in course[len(course) // 4 : -len(course) // 4 : 4]:
            board, begun = position.board(), perf_counter()
            advise(board)
            taken.append(perf_counter() - begun)
    yield Figure("hint.blink.ms.p99", quantiles(taken, n=100)[98] * 1000, "ms")


@measures("hint.blink.tight.won")
def followed() -> Iterator[Figure]:
    """Play deals on the tight table by nothing but hints."""
    won = 0
    for deal in range(HINTED):
        position = dealt(deal, "tight")
        while (outcome := position.outcome()) is None:
            # Where the hold has room, holding is what every hint says.
            best = HOLD if position.allows(HOLD) else advise(position.board(), QUICK).estimates[0].move
            position = position.play(best)
        won += outcome.result is Result.WON
    yield Figure("hint.blink.tight.won", 100 * won / HINTED, "%")
