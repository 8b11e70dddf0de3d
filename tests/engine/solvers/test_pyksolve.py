"""The solver of Klondike compared with another one, Klondike-Solver, as the package ``pyksolve`` has it."""

import pytest

from engine.families.building.position import BuildingPosition
from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve
from engine.solvers.solution import Verdict

pyksolve = pytest.importorskip("pyksolve.solver", reason="pyksolve is not installed")

DEALS, TOGETHER = 300, 100
"""How many deals are compared, and how many of them by one test."""
BUDGET = 3_000_000
CLOSED = 100_000
"""How many positions the other solver looks at; it leaves some deals undecided."""
PROOF = 300_000
"""How many it looks at in its complete search, which alone can prove that a deal is lost."""
LOST = {
    1: (90, 161, 379, 383, 424, 437, 465, 541, 567, 633, 640, 782, 868, 889, 890, 915),
    3: (68, 103, 131, 498, 499, 567, 633, 640, 690, 692, 813, 860, 890, 915, 972),
}
"""By the number of cards drawn, deals that both solvers prove lost at once."""


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


@pytest.mark.rare(seconds=40)
@pytest.mark.parametrize("draw", [1, 3])
@pytest.mark.parametrize("first", range(1, DEALS, TOGETHER))
def test_what_another_solver_decides_is_decided_alike(draw: int, first: int) -> None:
    klondike, compared = find_game("klondike"), list[Verdict]()
    for number in range(first, first + TOGETHER):
        position = klondike.deal(number, read_options(klondike.options, [f"draw={draw}"]))
        assert isinstance(position, BuildingPosition)
        verdicts = others_verdict(position, draw), solve(position, BUDGET).verdict
        if Verdict.UNKNOWN not in verdicts:
            compared.append(verdicts[0])
            assert verdicts[0] is verdicts[1], number
    assert compared.count(Verdict.WON) >= TOGETHER // 2


@pytest.mark.parametrize("draw", LOST)
def test_what_another_solver_proves_lost_is_lost(draw: int) -> None:
    klondike = find_game("klondike")
    for number in LOST[draw]:
        position = klondike.deal(number, read_options(klondike.options, [f"draw={draw}"]))
        assert isinstance(position, BuildingPosition)
        assert others_verdict(position, draw) is Verdict.UNWINNABLE
        assert solve(position, BUDGET).verdict is Verdict.UNWINNABLE
