"""The solver of building games without a stock: what it decides, and how soon.

``SOLVER_DEALS`` is the number of deals, from the first one on. Each is searched for a second's budget, and if
it is undecided then, for ten times as long.
"""

import os
from collections.abc import Iterator
from functools import partial
from time import process_time

from engine.families.building.position import BuildingPosition
from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve, usual_budget
from engine.solvers.fewest_cells import fewest_cells
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


def few_cells() -> Iterator[Figure]:
    """Find the fewest cells of deals of FreeCell; yield the share of those found by number, and proved."""
    freecell, proved = find_game("freecell"), 0
    counts = [0] * 5
    for number in range(1, DEALS + 1):
        deal = freecell.deal(number, read_options(freecell.options, []))
        found = fewest_cells(deal, usual_budget("freecell")) if isinstance(deal, BuildingPosition) else None
        if found:
            counts[found.cells] += 1
            proved += found.is_proved
    for cells, count in enumerate(counts):
        yield Figure(f"solve.freecell.fewest.{cells}", 100 * count / DEALS, "%")
    yield Figure("solve.freecell.fewest.proved", 100 * proved / DEALS, "%")


def figure_name(words: str) -> str:
    """Return the name that figures of a game with options begin with."""
    return "solve." + words.replace(" ", ".").replace("=", "-")


for game_words in GAMES:
    prefix = figure_name(game_words)
    measures(*(f"{prefix}.{name}" for name in ("won", "lost", "decided.soon", "median", "99th")))(
        partial(decided, game_words)
    )
measures(*(f"solve.freecell.fewest.{cells}" for cells in range(5)), "solve.freecell.fewest.proved")(few_cells)
