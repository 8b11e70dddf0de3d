"""Flip: what the solver reaches in a second, and how long a hint takes."""

from collections.abc import Iterator
from statistics import mean, quantiles
from time import perf_counter

from engine.advice import advise
from engine.board import Board
from engine.games.flip import GAME
from engine.options import Options
from engine.solvers import solve
from tests.bench.figures import Figure, measures
from tests.engine.playing import random_course

DEALS = 60
TRIAL = 100_000
"""Positions by which the solver's speed is found, so that its budget can be about a second's."""
TRIALS = 5
HINTED = 20
"""Deals played at random, of which several positions each get a hint."""
EVERY = 6
"""A hint is asked for after so many moves, again and again."""


@measures("solve.flip.mean.1s")
def scores() -> Iterator[Figure]:
    """Solve random deals with as many positions as about a second has room for; tell the mean best score."""
    begun = perf_counter()
    for number in range(TRIALS):
        solve(GAME.deal(number, Options()), TRIAL)
    budget = round(TRIAL * TRIALS / (perf_counter() - begun))
    deals = (GAME.deal(number, Options()) for number in range(DEALS))
    yield Figure("solve.flip.mean.1s", mean(solve(deal, budget).score or 0 for deal in deals), "points")


@measures("hint.flip.ms.p99")
def hints() -> Iterator[Figure]:
    """Ask for hints in games under way, before and after the stock is empty."""
    taken = []
    for board in boards():
        begun = perf_counter()
        advise(board)
        taken.append((perf_counter() - begun) * 1000)
    yield Figure("hint.flip.ms.p99", quantiles(taken, n=100)[98], "ms")


def boards() -> Iterator[Board]:
    """Yield boards from the middle of games."""
    for number in range(HINTED):
        for count, (_, position) in enumerate(random_course(GAME.deal(number, Options()), number), start=1):
            if count % EVERY == 0 and position.outcome() is None:
                yield position.board()
