"""Kittyhawk's search: best-first and beams that become wider, by turns.

Best-first is quick where a deal is easy, and alone can prove that one cannot be won. Beams get through where
it loses itself among moves that only exchange cards. When each has its turn does not depend on the budget, so
that a greater one finds all that a smaller one does.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk_hunt import Hunt
from engine.searches.kittyhawk_node import Node
from engine.searches.kittyhawk_table import Table

WON: Final = 1
UNWINNABLE: Final = 2
UNKNOWN: Final = 0

FIRST_SHARE: Final = 15_000
"""Positions of the first turn of best-first; each later one goes on to three times as many."""
FIRST_WIDTH: Final = 100
"""Positions that the first beam keeps of each layer; each later one keeps three times as many."""


class Finding:
    """What a search has found: a verdict, and the best line with the number of cards that it brings home."""

    def __init__(self) -> None:
        self.verdict: i64 = UNKNOWN
        self.line: list[int] = []
        """Moves, each ``16 * source + target``."""
        self.home: i64 = -1
        self.looked: i64 = 0
        """Positions that were looked at."""


def search(table: Table, start: Node, budget: i64) -> Finding:
    """Look for a win from a position, at no more positions than the budget."""
    found: Finding = Finding()
    table.complete(start)
    patient: Hunt = Hunt(table, start, budget)
    share: i64 = FIRST_SHARE
    width: i64 = FIRST_WIDTH
    while True:
        before: i64 = patient.looked
        patient.most = before + budget - found.looked
        patient.limit = share
        _best_first(patient)
        found.looked += patient.looked - before
        if _has_won(found, patient):
            return found
        if patient.waiting == 0 and not patient.is_cut:
            found.verdict = UNWINNABLE
            return found
        if found.looked >= budget:
            return found
        broad: Hunt = Hunt(table, start, budget - found.looked)
        _beam(broad, width)
        found.looked += broad.looked
        if _has_won(found, broad) or found.looked >= budget:
            return found
        share *= 3
        width *= 3


def _has_won(found: Finding, hunt: Hunt) -> bool:
    """Take over a line that is better than what was found before; tell whether it wins."""
    if hunt.best_home > found.home:
        found.home = hunt.best_home
        found.line = hunt.line(hunt.best)
    if found.home < hunt.table.total:
        return False
    found.verdict = WON
    return True


def _best_first(hunt: Hunt) -> None:
    """Go on from the best position that waits, wherever it stands."""
    while hunt.waiting > 0 and hunt.goes_on():
        hunt.expand(hunt.next_best())


def _beam(hunt: Hunt, width: i64) -> None:
    """Go on from the best positions of each number of moves, all at once."""
    hunt.per_move = 0
    while hunt.waiting > 0 and hunt.goes_on():
        layer: list[Node] = hunt.take_best(width)
        for node in layer:
            if not hunt.goes_on():
                return
            hunt.expand(node)
