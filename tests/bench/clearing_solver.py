"""The solver of clearing games: the deals that it wins and proves lost within its usual budget, and its time.

``SOLVER_DEALS`` is the number of deals, from the first one on.
"""

import os
from collections.abc import Iterator
from functools import partial

from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.bench.figures import Figure, measures, milliseconds, timed

DEALS = int(os.environ.get("SOLVER_DEALS", "100"))
OPTION_SETS = (
    *(("pyramid", words) for words in ("passes=3", "passes=1", "passes=any")),
    *(("tripeaks", words) for words in ("wrap=on", "wrap=off")),
    *(("golf", words) for words in ("wrap=off", "wrap=on")),
)
"""Games with an option, the usual one first."""
VERDICTS = {"won": Verdict.WON, "lost": Verdict.UNWINNABLE, "undecided": Verdict.UNKNOWN}


def decided(game_name: str, words: str, name: str) -> Iterator[Figure]:
    """Solve deals; yield the share of each verdict, and how long it took."""
    game, budget = find_game(game_name), usual_budget(game_name)
    options = read_options(game.options, [words])
    solved = [timed(partial(solve, game.deal(number, options), budget)) for number in range(1, DEALS + 1)]
    verdicts = [solution.verdict for solution, _ in solved]
    for part, verdict in VERDICTS.items():
        yield Figure(f"{name}.{part}", 100 * verdicts.count(verdict) / DEALS, "%")
    taken = [seconds for _, seconds in solved]
    yield from milliseconds(f"{name}.ms", taken)
    yield Figure(f"{name}.s.max", max(taken), "s")


for game_to_solve, option in OPTION_SETS:
    figure_name = f"solve.{game_to_solve}.{option.replace('=', '-')}"
    figure_names = [f"{figure_name}.{part}" for part in (*VERDICTS, "ms.median", "ms.p99", "s.max")]
    measures(*figure_names)(partial(decided, game_to_solve, option, figure_name))
