"""The solver of building games without a stock: what it decides, and how soon.

``SOLVER_DEALS`` is the number of deals, from the first one on. Each is searched for a second's budget, and if
it is undecided then, for ten times as long.
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
GAMES = (
    "freecell cells=4",
    "freecell cells=1",
    "streets aces=in",
    "streets aces=out",
    "yukon suit=off",
    "yukon suit=on",
)
LONGER = 10


def decided(words: str) -> Iterator[Figure]:
    """Solve deals; yield the shares won, lost, and decided in a second, and how long they take."""
    name, *options = words.split()
    game, taken = find_game(name), list[float]()
    verdicts: list[Verdict] = []
    soon = 0
    for number in range(1, DEALS + 1):
        position = game.deal(number, read_options(game.options, options))
        begun = process_time()
        verdict = solve(position, usual_budget(name)).verdict
        soon += verdict is not Verdict.UNKNOWN
        if verdict is Verdict.UNKNOWN:
            verdict = solve(position, LONGER * usual_budget(name)).verdict
        taken.append(process_time() - begun)
        verdicts.append(verdict)
    first = figure_name(words)
    taken.sort()
    yield Figure(f"{first}.won", 100 * verdicts.count(Verdict.WON) / DEALS, "%")
    yield Figure(f"{first}.lost", 100 * verdicts.count(Verdict.UNWINNABLE) / DEALS, "%")
    yield Figure(f"{first}.decided.soon", 100 * soon / DEALS, "%")
    yield Figure(f"{first}.median", 1000 * taken[DEALS // 2], "ms")
    yield Figure(f"{first}.99th", 1000 * taken[DEALS * 99 // 100], "ms")


def figure_name(words: str) -> str:
    """Return the name that figures of a game with options begin with."""
    return "solve." + words.replace(" ", ".").replace("=", "-")


for game_words in GAMES:
    prefix = figure_name(game_words)
    measures(*(f"{prefix}.{name}" for name in ("won", "lost", "decided.soon", "median", "99th")))(
        partial(decided, game_words)
    )
