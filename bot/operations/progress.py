"""How far something is that takes long: one line in a terminal, and nothing where nobody looks."""

import sys
import time
from typing import Self

PATIENCE = 1.0
"""Seconds after which it is told."""
PAUSE = 0.2
"""Seconds between one telling and the next."""


class ProgressLine:
    """Tells how many of something are done; without a terminal it says nothing."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._next = time.monotonic() + PATIENCE
        self._width = 0

    def tell(self, done: int) -> None:
        """Tell it, unless it was just told."""
        now = time.monotonic()
        if now < self._next or not sys.stderr.isatty():
            return
        self._next = now + PAUSE
        line = f"{self._what}: {done:,}"
        self._width = max(self._width, len(line))
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        """Take the line away."""
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()
