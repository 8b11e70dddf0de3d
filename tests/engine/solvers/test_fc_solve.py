"""The solver of Streets and Alleys, and of Beleaguered Castle, compared with Freecell Solver deal by deal."""

import shutil
import subprocess

import pytest

from engine.families.building.notation import export
from engine.solvers import solve
from engine.solvers.solution import Verdict
from tests.engine.building_tables import dealt

FC_SOLVE = shutil.which("fc-solve")
PRESETS = {"in": "streets_and_alleys", "out": "beleaguered_castle"}
"""What Freecell Solver calls the game with Aces in and out."""
BUDGET = 50_000

needs_fc_solve = pytest.mark.skipif(
    FC_SOLVE is None, reason="fc-solve is not installed: Debian's freecell-solver-bin"
)


def others_verdict(board: str, preset: str, most: int) -> Verdict:
    """Return what Freecell Solver finds, trying every move of single cards in at most so many positions."""
    assert FC_SOLVE
    command = (FC_SOLVE, "--game", preset, "--tests-order", "01ABCDE", "--max-iters", str(most), "-")
    found = subprocess.run(command, input=f"{board}\n", capture_output=True, text=True, check=True).stdout
    if "This game is solveable." in found:
        return Verdict.WON
    assert "I could not solve this game." in found
    checked = found.partition("Total number of states checked is ")[2].partition(".")[0]
    return Verdict.UNWINNABLE if int(checked) < most else Verdict.UNKNOWN


def check(aces: str, deals: range, most: int) -> None:
    """Compare the verdicts of deals that both solvers decide."""
    verdicts = []
    for number in deals:
        position = dealt(number, f"aces={aces}", game="streets")
        written = export(position, ())
        assert written
        others = others_verdict(written.board, PRESETS[aces], most)
        if others is not Verdict.UNKNOWN:
            assert solve(position, BUDGET).verdict in {others, Verdict.UNKNOWN}, number
            verdicts.append(others)
    assert len(verdicts) > len(deals) // 3
    assert set(verdicts) == {Verdict.WON, Verdict.UNWINNABLE}


@needs_fc_solve
@pytest.mark.parametrize("aces", PRESETS)
def test_freecell_solver_wins_and_loses_the_same_deals(aces: str) -> None:
    check(aces, range(1, 9), 5_000)


@needs_fc_solve
@pytest.mark.rare(seconds=90)
@pytest.mark.parametrize("aces", PRESETS)
def test_freecell_solver_wins_and_loses_the_same_of_many_deals(aces: str) -> None:
    check(aces, range(1, 301), 30_000)
