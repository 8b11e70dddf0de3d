"""FreeCell: deals that can be won with four cells, three, two or one."""

from functools import cache

from engine.families.building.position import BuildingPosition
from engine.options import Options
from engine.solvers.fewest_cells import FewestCells, fewest_cells
from seeds.plan import Plan, first_position

CELLS_BUDGET = 1_000_000
"""Positions that are searched for each number of cells."""


def cells_needed(options: Options, number: int) -> int:
    """Return with how few cells a certified deal can be won: it is won with as many as it is dealt with."""
    dealt, fewest = int(options["cells"]), _fewest(number)
    return min(fewest.cells, dealt) if fewest else dealt


@cache
def _fewest(number: int) -> FewestCells | None:
    deal = first_position("freecell", (), number)
    return fewest_cells(deal, CELLS_BUDGET) if isinstance(deal, BuildingPosition) else None


PLAN = Plan(
    dailies=((), ("cells=3",), ("cells=2",), ("cells=1",)),
    deals=1_000,
    other_deals=300,
    precision=10,
    hardness=cells_needed,
    budgets=(500_000, 5_000_000),
    studied=1_000,
    played=500,
    hinted=60,
    score_label="cards home",
    first_puzzle=2881,
    first_easy_puzzle=3301,
)
