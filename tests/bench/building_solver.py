"""The solver of Klondike: what it decides within 1, 5 and 60 seconds of processor time.

``SOLVER_DEALS`` is the number of deals, from the first one on.
"""

import os
from collections.abc import Iterator
from functools import partial
from time import process_time

from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve
from engine.solvers.solution import Verdict
from tests.bench.figures import Figure, measures

DEALS = int(os.environ.get("SOLVER_DEALS", "100"))
SECONDS = (1, 5, 60)
OPTIONS = ("draw=1", "draw=3", "draw=1 passes=3", "draw=3 passes=3")
HARD_DEAL = 1
"""Its search is long with draw 3: it tells how fast positions are searched."""
TRIAL = 500_000


def decided(words: str) -> Iterator[Figure]:
    """Solve deals for up to the longest time; yield the shares won, lost, and decided within each time."""
    klondike, trial = find_game("klondike"), "draw=3"
    begun = process_time()
    solve(klondike.deal(HARD_DEAL, read_options(klondike.options, [trial])), TRIAL)
    budget = int(TRIAL / (process_time() - begun) * max(SECONDS))
    taken: dict[Verdict, list[float]] = {verdict: [] for verdict in Verdict}
    for number in range(1, DEALS + 1):
        position = klondike.deal(number, read_options(klondike.options, words.split()))
        begun = process_time()
        verdict = solve(position, budget).verdict
        taken[verdict].append(process_time() - begun)
    name = figure_name(words)
    known = taken[Verdict.WON] + taken[Verdict.UNWINNABLE]
    yield Figure(f"{name}.won", 100 * len(taken[Verdict.WON]) / DEALS, "%")
    yield Figure(f"{name}.lost", 100 * len(taken[Verdict.UNWINNABLE]) / DEALS, "%")
    for limit in SECONDS:
        share = 100 * sum(seconds <= limit for seconds in known) / DEALS
        yield Figure(f"{name}.decided.{limit}s", share, "%")


def figure_name(words: str) -> str:
    """Return the name that figures with these options begin with."""
    return "solve.klondike." + words.replace("=", "-").replace(" ", ".")


for option_words in OPTIONS:
    first = figure_name(option_words)
    names = (f"{first}.won", f"{first}.lost", *(f"{first}.decided.{limit}s" for limit in SECONDS))
    measures(*names)(partial(decided, option_words))
