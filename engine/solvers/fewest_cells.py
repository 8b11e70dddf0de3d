"""With how few cells a deal of a building game can be won: how hard it is, whatever a player does.

It is counted as in published tables, without lines in which a card comes back from a foundation. With such
lines, one cell fewer is enough for one deal in a hundred.
"""

from dataclasses import dataclass, replace

from engine.families.building.places import table_of
from engine.families.building.position import BuildingPosition
from engine.solvers.building import solve
from engine.solvers.solution import Verdict


@dataclass(frozen=True, slots=True)
class FewestCells:
    """With how few cells a deal can be won."""

    cells: int
    """The least number of cells with which the solver wins it; the deal may need one."""
    is_proved: bool
    """Whether it is proved that with fewer it cannot be won without a card coming back."""


def fewest_cells(deal: BuildingPosition, budget: int) -> FewestCells | None:
    """Return with how few cells a deal can be won, of as many as have names in its game.

    ``deal`` is the first position of a game with cells, with any number of them; ``budget`` is the number of
    positions to search for each number of cells. Returns ``None`` if no win is found with any number. The
    same input gives the same answer on every machine.
    """
    if deal.moves or not deal.rules.cells:
        raise ValueError(f"not the first position of a game with cells: {deal!r}")
    is_proved = True
    for cells in range(len(deal.rules.cell_names) + 1):
        verdict = solve(with_cells(deal, cells), budget).verdict
        if verdict is Verdict.WON:
            return FewestCells(cells, is_proved)
        is_proved = is_proved and verdict is Verdict.UNWINNABLE
    return None


def with_cells(deal: BuildingPosition, cells: int) -> BuildingPosition:
    """Return the first position of a deal with another number of cells, where no card comes back."""
    foundations = replace(deal.rules.foundations, gives_back=False)
    table = table_of(replace(deal.rules, cells=cells, foundations=foundations))
    return replace(deal, table=table, cells=(None,) * cells)
