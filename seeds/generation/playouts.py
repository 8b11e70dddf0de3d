"""Playouts by a sound player, who sees what players see: as many as it takes to know how difficult a deal is.

They end when the 95% interval of the share that succeeds is narrow enough. The seeds are 1, 2 and so on, so
the same are made everywhere.
"""

from collections.abc import Callable
from typing import NamedTuple

from engine.advice import play_out
from engine.advice.estimates import Playout
from engine.game import Position
from engine.shares import PERCENT
from seeds.generation.figures.intervals import Share

LEAST, STEP = 30, 10
"""After how many playouts, and then after how many more each time, it is decided whether to go on."""


class Playouts(NamedTuple):
    """How many playouts of a deal succeeded, and how many were made."""

    reached: int
    made: int


def make_playouts(start: Position, precision: int, succeeds: Callable[[Playout], bool]) -> Playouts:
    """Play out a deal until its difficulty is known, within ``precision`` percentage points."""
    found = Playouts(0, 0)
    while not are_enough(found, precision):
        seed = found.made + 1
        found = Playouts(found.reached + succeeds(play_out(start, seed)), seed)
    return found


def are_enough(found: Playouts, precision: int) -> bool:
    """Tell whether no more playouts are needed: at a precision of 5, at most 390 are."""
    if found.made < LEAST or found.made % STEP:
        return False
    low, high = (PERCENT * end for end in Share(found.reached, found.made).interval)
    return high - low <= 2 * precision
