"""The solver of Klondike compared with another one, Klondike-Solver, as the package ``pyksolve`` has it."""

import pytest

from engine.families.building.position import BuildingPosition
from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve
from engine.solvers.solution import Verdict

pyksolve = pytest.importorskip("pyksolve.solver", reason="pyksolve is not installed")

DEALS = range(1, 301)
BUDGET = 3_000_000
CLOSED = 100_000
"""How many positions the other solver looks at; it leaves some deals undecided."""
PROOF = 300_000
"""How many it looks at in its complete search, which alone can prove that a deal is lost."""


def others_verdict(position: BuildingPosition, draw: int) -> Verdict:
    """Return what the other solver says of a deal, which it reads as PySol writes it."""
    cards = [" ".join(["Talon:", *(card.code for card in position.stock if card)])]
    for pile, down in zip(position.piles, position.down, strict=True):
        codes = [card.code for card in pile if card]
        cards.append(" ".join([f"<{code}>" for code in codes[:down]] + codes[down:]))
    other = pyksolve.Solitaire()
    assert other.load_pysol("".join(f"{line} \n" for line in cards))
    other.draw_count = draw
    other.reset_game(draw)
    found = other.solve_fast(max_closed_count=CLOSED)
    result = pyksolve.SolveResult
    if found is result.CouldNotComplete:
        other.reset_game(draw)
        found = other.solve_minimal(max_closed_count=PROOF)
    if found is result.Impossible:
        return Verdict.UNWINNABLE
    return Verdict.UNKNOWN if found is result.CouldNotComplete else Verdict.WON


@pytest.mark.rare(seconds=150)
@pytest.mark.parametrize("draw", [1, 3])
def test_what_another_solver_decides_is_decided_alike(draw: int) -> None:
    klondike, compared = find_game("klondike"), list[Verdict]()
    for number in DEALS:
        position = klondike.deal(number, read_options(klondike.options, [f"draw={draw}"]))
        assert isinstance(position, BuildingPosition)
        other = others_verdict(position, draw)
        if other is not Verdict.UNKNOWN:
            compared.append(other)
            assert solve(position, BUDGET).verdict is other, number
    assert compared.count(Verdict.WON) >= 200
    assert compared.count(Verdict.UNWINNABLE) >= 10
