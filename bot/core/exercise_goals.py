"""Goals of seasons that want exercises to be done."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ExerciseCounts:
    """How many exercises of a kind a player has done: by game, or in all by ``""``."""

    done: Mapping[str, int]
    left: Mapping[str, int]
    """How many more a goal may want at most."""
    targets: tuple[int, ...]
    """How many a goal wants for a whole month, the easiest one first; there are no harder ones."""
