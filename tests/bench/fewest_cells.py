"""The fewest cells with which deals of FreeCell can be won, compared with those that Shlomi Fish published.

``SOLVER_DEALS`` is the number of deals, from the first one on. With ``FEWEST_FILE``, the number of each deal
and what was found is appended to that file as soon as it is known, and the next run goes on from there. The
published table is found in ``reference/``, beside the directory that ``API_SPECS`` names.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from engine.families.building.position import BuildingPosition
from engine.games import find_game
from engine.options import read_options
from engine.solvers.fewest_cells import FewestCells, fewest_cells
from seeds.generation.parallel import Progress
from tests.bench.figures import Figure, measures

DEALS = int(os.environ.get("SOLVER_DEALS", "100"))
BUDGET = int(os.environ.get("FEWEST_BUDGET", "13_000_000"))
"""Positions for each number of cells: 26 times as many as players get."""
TABLE = "freecell-fewest-cells.txt"
PREFIX = "solve.freecell.fewest"
COUNTS = tuple(map(str, range(5)))


def published() -> dict[int, int]:
    """Return the fewest cells of each deal of the table; none without it."""
    directory = os.environ.get("API_SPECS", "")
    path = Path(directory).parent / "reference" / TABLE
    if not (directory and path.is_file()):
        return {}
    rows = [line.split() for line in path.read_text("utf-8").splitlines()]
    return {int(row[0]): int(row[1]) for row in rows if row and row[0].isdecimal()}


def found_before(path: Path | None) -> dict[int, FewestCells]:
    """Return what a file says of deals: on each line a number, the fewest cells, and ``proved`` or ``-``."""
    lines = path.read_text("ascii").splitlines() if path and path.is_file() else ()
    rows = [line.split() for line in lines]
    return {int(number): FewestCells(int(cells), proved == "proved") for number, cells, proved in rows}


def found() -> dict[int, FewestCells]:
    """Find the fewest cells of the deals that the file lacks, show the progress, and add them to the file."""
    path = Path(name) if (name := os.environ.get("FEWEST_FILE")) else None
    known, freecell, progress = found_before(path), find_game("freecell"), Progress("fewest cells")
    for number in range(1, DEALS + 1):
        if number in known:
            continue
        deal = freecell.deal(number, read_options(freecell.options, ()))
        assert isinstance(deal, BuildingPosition)
        cells = fewest_cells(deal, BUDGET)
        assert cells, f"deal {number} is not won with any number of cells"
        known[number] = cells
        if path:
            with path.open("a", encoding="ascii") as file:
                file.write(f"{number} {cells.cells} {'proved' if cells.is_proved else '-'}\n")
        progress.show(f"{len(known)} of {DEALS} deals, {_told(known)}")
    progress.show(f"{DEALS} deals, {_told(known)}", is_last=True)
    return {number: cells for number, cells in known.items() if number <= DEALS}


def _told(known: dict[int, FewestCells]) -> str:
    """Return what was not proved, and what differs from the table, in words."""
    table = published()
    compared = [(known[number].cells, table[number]) for number in known if number in table]
    more, fewer = (sum(sign * ours > sign * theirs for ours, theirs in compared) for sign in (1, -1))
    proved = sum(cells.is_proved for cells in known.values())
    return f"{proved} proved; {more} of {len(compared)} need more than published, {fewer} fewer"


@measures(
    *(f"{PREFIX}.{cells}" for cells in COUNTS),
    *(f"{PREFIX}.{name}" for name in ("proved", "as-published", "fewer-than-published")),
)
def few_cells() -> Iterator[Figure]:
    """Yield the share of deals by their fewest cells, of those proved, and of those equal to the table's."""
    known, table = found(), published()
    for cells, name in enumerate(COUNTS):
        count = sum(one.cells == cells for one in known.values())
        yield Figure(f"{PREFIX}.{name}", 100 * count / DEALS, "%")
    yield Figure(f"{PREFIX}.proved", 100 * sum(one.is_proved for one in known.values()) / DEALS, "%")
    if not table:
        raise FileNotFoundError(f"beside the directory that API_SPECS names is no reference/{TABLE}")
    compared = [(one.cells, table[number]) for number, one in known.items() if number in table]
    equal = sum(ours == theirs for ours, theirs in compared)
    fewer = sum(ours < theirs for ours, theirs in compared)
    yield Figure(f"{PREFIX}.as-published", 100 * equal / len(compared), "%")
    yield Figure(f"{PREFIX}.fewer-than-published", 100 * fewer / len(compared), "%")
