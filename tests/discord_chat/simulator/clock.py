"""The clock of the simulated Discord, which a test can move, and the ids that contain its time."""

import time
from itertools import count

EPOCH = 1_420_070_400_000
"""The start of Discord's epoch in Unix milliseconds: ids count from it."""


class Clock:
    """The real time plus an offset."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self.patience = 60.0
        """Seconds by which first responses may exceed Discord's deadline, because the machine may be busy."""
        self._ids = count(1)

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time() + self._ahead

    def move(self, seconds: float) -> None:
        """Move the clock forward by some seconds; a negative number moves it back."""
        self._ahead += seconds

    def new_id(self) -> str:
        return str((int(self.now() * 1000) - EPOCH << 22) + next(self._ids) % (1 << 22))


def stamp(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + ".000000+00:00"
