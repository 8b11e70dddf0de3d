"""Searches the best layout of a Blink deal: beams, each wider than the last, until the budget is spent."""

from typing import Final

from mypy_extensions import i64

from engine.searches.blink.beam import WIDEST, Beam, Problem, SearchResult
from engine.searches.blink.grid import Grid

FIRST_WIDTH: Final = 4
GROWTH: Final = 12
"""Factor by which each beam is wider than the one before."""


def is_better(found: SearchResult, best: SearchResult) -> bool:
    """Tell whether a result is better: a win first, then more cards placed, then more points."""
    if found.is_won != best.is_won:
        return found.is_won
    if found.placed != best.placed:
        return found.placed > best.placed
    return found.points > best.points


def search_layouts(grid: Grid, every: Problem, few: Problem, budget: i64) -> SearchResult:
    """Search from the most promising start states; if that is exhaustive, from every one, for a proof.

    The start states of ``few`` are the first of those of ``every``, and ``few`` may skip mirror images.
    Many lost deals end after a few cards whatever is done, so a proof may take a much wider beam than a line.
    A budget that is too small for any line finds none.
    """
    best = SearchResult()
    best.is_exhaustive = False
    cards: i64 = few.count_cards()
    width: i64 = FIRST_WIDTH
    last: i64 = 0
    spent: i64 = 0
    while spent < budget:
        left: i64 = budget - spent
        # If not enough would remain for a much wider beam, all of it is spent on this one.
        if width * cards * (GROWTH + 1) > left:
            width = left // cards if left > cards else 1
        if width <= last:
            if best.is_won or last >= WIDEST:
                break
            width = last * GROWTH  # all layouts ended early, so a wider beam may fit, and prove that all do
        found = Beam(grid, few, width, left).run()
        spent += found.positions
        if found.is_exhaustive and few is not every:
            found.is_exhaustive = False
            if is_better(found, best):
                best = found
            found = Beam(grid, every, width, budget - spent).run()
            spent += found.positions
        if found.is_exhaustive or is_better(found, best):
            best = found
        if found.is_exhaustive:
            break
        last = width
        width *= GROWTH
    best.positions = spent
    return best
