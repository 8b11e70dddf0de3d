"""The solver of Spider: what it wins within 1, 5 and 10 seconds of processor time, by the number of suits.

``SOLVER_DEALS`` is the number of deals, from the first one on.
"""

import os
from collections.abc import Iterator
from functools import partial
from time import process_time

from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.bench.figures import Figure, measures

DEALS = int(os.environ.get("SOLVER_DEALS", "100"))
SECONDS = (1, 5, 10)
SUITS = ("1", "2", "4")
HARD_DEAL = 12
"""Its search is long with four suits: it tells how fast positions are searched."""


def won(suits: str) -> Iterator[Figure]:
    """Solve deals for up to the longest time; yield the shares won within each time, and the median."""
    spider, trial = find_game("spider"), usual_budget("spider")
    begun = process_time()
    solve(spider.deal(HARD_DEAL, read_options(spider.options, ["suits=4"])), trial)
    budget = int(trial / (process_time() - begun) * max(SECONDS))
    taken: list[float] = []
    for number in range(1, DEALS + 1):
        position = spider.deal(number, read_options(spider.options, [f"suits={suits}"]))
        begun = process_time()
        is_won = solve(position, budget).verdict is Verdict.WON
        taken.append(process_time() - begun if is_won else float("inf"))
    name = figure_name(suits)
    for limit in SECONDS:
        yield Figure(f"{name}.won.{limit}s", 100 * sum(seconds <= limit for seconds in taken) / DEALS, "%")
    yield Figure(f"{name}.median", 1000 * sorted(taken)[DEALS // 2], "ms")


def figure_name(suits: str) -> str:
    """Return the name that figures with a number of suits begin with."""
    return f"solve.spider.suits-{suits}"


for number_of_suits in SUITS:
    first = figure_name(number_of_suits)
    measures(*(f"{first}.won.{limit}s" for limit in SECONDS), f"{first}.median")(
        partial(won, number_of_suits)
    )
