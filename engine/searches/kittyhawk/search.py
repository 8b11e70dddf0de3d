"""Searches Kittyhawk with all cards known, in turns that do not depend on the budget.

Best-first search and a beam are quick for easy deals. Then ever wider searches in stages, which find nearly
all wins, take turns with an exhaustive one, which proves that a deal cannot be won. A larger budget finds
everything that a smaller one does.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk.exhaustive import MOST_CHILDREN, ExhaustiveSearch
from engine.searches.kittyhawk.expansion import Expansion
from engine.searches.kittyhawk.frontier import LONGEST, Frontier
from engine.searches.kittyhawk.node import Node
from engine.searches.kittyhawk.problem import DEAL, Problem
from engine.searches.kittyhawk.staged import StagedSearch

WON: Final = 1
UNWINNABLE: Final = 2
UNKNOWN: Final = 0

FIRST_SHARE: Final = 15_000
"""Positions of the first turn of best-first search; the second goes on to three times as many."""
FIRST_BEAM: Final = 100
LAST_BEAM: Final = 300
STAGE_WIDTH: Final = 1_000
"""Width of the first search in stages; each later one is twice as wide."""
WIDE: Final = 4_000
"""From this width on, each width is searched twice, with other positions counting as alike."""
EXHAUSTIVE_SHARE: Final = 20_000
"""Positions of the first turn of the exhaustive search; each later turn goes on to four times as many."""


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
    if _search_best_first(found, best_first, FIRST_SHARE, budget):
        return found
    exhaustive: ExhaustiveSearch = ExhaustiveSearch(problem, start)
    # A best-first search leaves out too much to prove anything; but where it ends, there is little to search.
    if best_first.queue.size == 0 and _search_exhaustively(found, exhaustive, start, FIRST_SHARE, budget):
        return found
    width: i64 = FIRST_BEAM
    share: i64 = FIRST_SHARE
    while width <= LAST_BEAM:
        beam: Frontier = Frontier(problem, start, budget - found.generated)
        _beam(beam, width)
        found.generated += beam.generated
        if _has_won(found, beam) or found.generated >= budget:
            return found
        width *= 3
        share *= 3
        if _search_best_first(found, best_first, share, budget):
            return found
    _search_completely(found, exhaustive, start, budget)
    return found


def _search_best_first(found: SearchResult, frontier: Frontier, share: i64, budget: i64) -> bool:
    """Go on with best-first search up to a number of positions; tell whether the search is over."""
    before: i64 = frontier.generated
    frontier.most = before + budget - found.generated
    frontier.limit = share
    frontier.run()
    found.generated += frontier.generated - before
    if _has_won(found, frontier):
        return True
    return found.generated >= budget


def _search_completely(found: SearchResult, exhaustive: ExhaustiveSearch, start: Node, budget: i64) -> None:
    """Search in stages and exhaustively in turns, until the budget is spent."""
    problem: Problem = exhaustive.problem
    width: i64 = STAGE_WIDTH
    share: i64 = EXHAUSTIVE_SHARE
    while True:
        if _search_in_stages(found, problem, start, width, budget, by_foundations=False):
            return
        if width >= WIDE and _search_in_stages(found, problem, start, width, budget, by_foundations=True):
            return
        if _search_exhaustively(found, exhaustive, start, share, budget):
            return
        width *= 2
        share *= 4


def _search_in_stages(
    found: SearchResult, problem: Problem, start: Node, width: i64, budget: i64, by_foundations: bool
) -> bool:
    """Search in stages; tell whether the search is over."""
    staged: StagedSearch = StagedSearch(problem, start, width, budget - found.generated, by_foundations)
    staged.run()
    found.generated += staged.generated
    if staged.best_home > found.home:
        found.home = staged.best_home
        found.line = staged.line(staged.best)
    if found.home == problem.total:
        found.verdict = WON
        return True
    return found.generated >= budget


def _search_exhaustively(
    found: SearchResult, exhaustive: ExhaustiveSearch, start: Node, share: i64, budget: i64
) -> bool:
    """Go on with the exhaustive search up to a number of positions; tell whether the search is over."""
    before: i64 = exhaustive.generated
    rest: i64 = before + budget - found.generated
    exhaustive.run(share if share < rest else rest)
    found.generated += exhaustive.generated - before
    if exhaustive.has_won:
        line: list[int] = exhaustive.line()
        if _is_legal(exhaustive.problem, start, line):
            found.verdict = WON
            found.home = exhaustive.problem.total
            found.line = line
        return True
    if exhaustive.is_complete:
        found.verdict = UNWINNABLE
        return True
    return budget - found.generated < MOST_CHILDREN


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
    while frontier.queue.size > 0 and frontier.can_continue():
        layer: list[Node] = frontier.queue.pop_all(width)
        for node in layer:
            if not frontier.can_continue():
                return
            frontier.expand(node)


def _is_legal(problem: Problem, start: Node, line: list[int]) -> bool:
    """Tell whether a line wins before the game is lost for want of progress, and is not too long."""
    if len(line) > LONGEST:
        return False
    expansion: Expansion = Expansion(problem)
    node: Node = Node()
    node.copy_from(start)
    for move in line:
        if node.dealt == problem.deals and not expansion.has_progress(node):
            return False
        if move >> 4 == DEAL:
            problem.deal(node)
        else:
            card: i64 = problem.top(node, move >> 4)
            problem.take(node, move >> 4, card)
            problem.lay(node, move & 15, card)
    return True
