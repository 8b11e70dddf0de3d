"""The best layout of a deal of Blink: beams, each wider than the one before, until the budget is spent."""

from typing import Final

from mypy_extensions import i64

from engine.searches.blink_beam import Beam, Found, Task
from engine.searches.blink_ground import Ground

FIRST: Final = 4
"""The width of the first beam."""
GROWTH: Final = 12
"""How much wider each beam is than the one before."""


def is_better(found: Found, best: Found) -> bool:
    """Tell whether an end is better: a win first of all, then more cards placed, then more points."""
    if found.is_won != best.is_won:
        return found.is_won
    if found.placed != best.placed:
        return found.placed > best.placed
    return found.points > best.points


def laid_out(ground: Ground, every: Task, few: Task, budget: i64) -> Found:
    """Search from the few tables that promise most; where that comes to an end, from every one, for a proof.

    The tables of ``few`` are the first of those of ``every``, and it may look away from mirror images.
    A budget that is too small for any line finds none.
    """
    best = Found()
    best.is_all = False
    cards: i64 = few.count()
    width: i64 = FIRST
    last: i64 = 0
    spent: i64 = 0
    while spent < budget:
        left: i64 = budget - spent
        # What would not leave enough for a beam that is wider by far is spent at once.
        if width * cards * (GROWTH + 1) > left:
            width = left // cards if left > cards else 1
        if width <= last:
            break
        found = Beam(ground, few, width, left).run()
        spent += found.positions
        if found.is_all and few is not every:
            found.is_all = False
            if is_better(found, best):
                best = found
            found = Beam(ground, every, width, budget - spent).run()
            spent += found.positions
        if found.is_all or is_better(found, best):
            best = found
        if found.is_all:
            break
        last = width
        width *= GROWTH
    best.positions = spent
    return best
