"""Waits between attempts to connect: short at first, then longer, never the same for all processes."""

import random
from collections.abc import Callable

FIRST_WAIT, LONGEST_WAIT = 1.0, 30.0
"""Seconds. The longest is what players wait at most when a chat is back after an outage of any length."""

Chance = Callable[[float, float], float]
"""Returns a number between two."""


class ReconnectWaits:
    """Waits that grow with each failure, up to a limit."""

    def __init__(self, chance: Chance = random.uniform) -> None:
        self._chance = chance
        self._next = FIRST_WAIT

    def next(self) -> float:
        """Return the seconds to wait after one more failure: between a half and all of the present wait.

        So the bots of the world do not all try again in the same moment.
        """
        wait, self._next = self._next, min(2 * self._next, LONGEST_WAIT)
        return self._chance(wait / 2, wait)

    def reset(self) -> None:
        """Begin again with the first wait, after a success."""
        self._next = FIRST_WAIT
