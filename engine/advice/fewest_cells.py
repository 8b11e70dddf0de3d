"""How hard a deal itself is: with how few cells it can be won, whatever its player did."""

from engine.families.building.position import BuildingPosition
from engine.game import Position
from engine.record import Record
from engine.solvers.fewest_cells import fewest_cells

BUDGET = 500_000
"""Positions that are searched for each number of cells: for most deals it takes a part of a second."""


def has_cells(position: Position) -> bool:
    """Tell whether a game is one whose deals can be told apart by the cells that they need."""
    return isinstance(position, BuildingPosition) and position.rules.cells > 0


def fewest_cells_of(text: str) -> int | None:
    """Return with how few cells the deal of a record can be won; ``None`` if no way to win it is found."""
    deal = Record.read(text).start()
    if not isinstance(deal, BuildingPosition) or not has_cells(deal):
        return None
    found = fewest_cells(deal, BUDGET)
    return found.cells if found else None
