"""Searches Kittyhawk with all cards known: best-first search and ever wider beams take turns.

Best-first search is quick for easy deals, and only it can prove that a deal cannot be won. Beams succeed
where it wastes its budget on moves that only exchange cards. The turns do not depend on the budget, so a
larger budget finds everything that a smaller one does.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk.frontier import Frontier
from engine.searches.kittyhawk.node import Node
from engine.searches.kittyhawk.problem import Problem

WON: Final = 1
UNWINNABLE: Final = 2
UNKNOWN: Final = 0

FIRST_SHARE: Final = 15_000
"""Positions of the first turn of best-first search; each later turn goes on to three times as many."""
FIRST_WIDTH: Final = 100
"""Width of the first beam; each later beam is three times as wide."""


class SearchResult:
    """The result of a search: a verdict, and the best line with the number of cards that it brings home."""

    def __init__(self) -> None:
        self.verdict: i64 = UNKNOWN
        self.line: list[int] = []  # moves, each ``16 * source + target``
        self.home: i64 = -1
        self.generated: i64 = 0  # positions that were generated


def search(problem: Problem, start: Node, budget: i64) -> SearchResult:
    """Look for a win from a position; generate no more positions than the budget."""
    found: SearchResult = SearchResult()
    problem.initialize(start)
    best_first: Frontier = Frontier(problem, start, budget)
    share: i64 = FIRST_SHARE
    width: i64 = FIRST_WIDTH
    while True:
        before: i64 = best_first.generated
        best_first.most = before + budget - found.generated
        best_first.limit = share
        best_first.run()
        found.generated += best_first.generated - before
        if _has_won(found, best_first):
            return found
        if best_first.size == 0 and not best_first.is_cut_off:
            found.verdict = UNWINNABLE
            return found
        if found.generated >= budget:
            return found
        beam: Frontier = Frontier(problem, start, budget - found.generated)
        _beam(beam, width)
        found.generated += beam.generated
        if _has_won(found, beam) or found.generated >= budget:
            return found
        share *= 3
        width *= 3


def _has_won(found: SearchResult, frontier: Frontier) -> bool:
    """Store a line that is better than the result so far; tell whether it wins."""
    if frontier.best_home > found.home:
        found.home = frontier.best_home
        found.line = frontier.line(frontier.best)
    if found.home < frontier.problem.total:
        return False
    found.verdict = WON
    return True


def _beam(frontier: Frontier, width: i64) -> None:
    """Expand the best positions of each number of moves, layer by layer."""
    frontier.move_weight = 0
    while frontier.size > 0 and frontier.can_continue():
        layer: list[Node] = frontier.take_best(width)
        for node in layer:
            if not frontier.can_continue():
                return
            frontier.expand(node)
