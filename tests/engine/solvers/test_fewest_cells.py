"""With how few cells deals of FreeCell can be won, compared with the table that Shlomi Fish published.

The table is not part of the project: it is found in ``reference/``, beside the directory that ``API_SPECS``
names.
"""

import os
from functools import cache
from pathlib import Path

import pytest

from engine.families.building.position import BuildingPosition
from engine.games import find_game
from engine.options import read_options
from engine.solvers.building import solve
from engine.solvers.fewest_cells import FewestCells, fewest_cells, with_cells
from engine.solvers.solution import Verdict
from tests.engine.playing import end_of

BUDGET = 500_000
FILE = "freecell-fewest-cells.txt"


@cache
def published() -> dict[int, int]:
    """Return the fewest cells of each deal of the table; none without it."""
    directory = os.environ.get("API_SPECS", "")
    path = Path(directory).parent / "reference" / FILE
    if not (directory and path.is_file()):
        return {}
    rows = [line.split() for line in path.read_text("utf-8").splitlines()]
    return {int(row[0]): int(row[1]) for row in rows if row and row[0].isdecimal()}


def first_position(game: str, number: int) -> BuildingPosition:
    """Return the first position of a deal."""
    position = find_game(game).deal(number, read_options(find_game(game).options, []))
    assert isinstance(position, BuildingPosition)
    return position


def check(number: int, budget: int) -> None:
    """Compare the fewest cells with those published, and play a line with that many."""
    if not published():
        pytest.skip(f"beside the directory that API_SPECS names is no reference/{FILE} to compare with")
    deal = first_position("freecell", number)
    found = fewest_cells(deal, budget)
    assert found == FewestCells(published()[number], is_proved=True)
    assert found
    position = with_cells(deal, found.cells)
    end_of(position, solve(position, budget))


@pytest.mark.parametrize("number", [2, 3, 164])
def test_the_fewest_cells_of_a_deal_are_those_published(number: int) -> None:
    check(number, BUDGET)


def test_with_one_cell_less_cards_must_come_back_or_nobody_wins() -> None:
    deal = first_position("freecell", 125)
    fewer = with_cells(deal, 1)
    assert fewest_cells(deal, BUDGET) == FewestCells(2, is_proved=True)
    assert solve(fewer, BUDGET).verdict is Verdict.UNWINNABLE
    assert not fewer.may_give_back()


def test_chance_wins_soon_what_no_order_of_positions_does() -> None:
    # Without chance, a million positions are not enough.
    assert solve(with_cells(first_position("freecell", 662), 2), BUDGET // 2).verdict is Verdict.WON


def test_only_first_positions_of_games_with_cells_are_asked_for_fewer() -> None:
    deal = first_position("freecell", 1)
    for position in (deal.after(deal.legal_moves()[0]), first_position("yukon", 1)):
        with pytest.raises(ValueError, match="not the first position of a game with cells"):
            fewest_cells(position, BUDGET)
