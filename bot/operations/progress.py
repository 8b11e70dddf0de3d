"""A progress line for long work, shown only in a terminal."""

import sys
import time
from typing import Self

FIRST_SECONDS = 1.0
"""Seconds before the line is first shown."""
REFRESH_SECONDS = 0.2


class ProgressLine:
    """Shows a count on stderr if that is a terminal."""

    def __init__(self, label: str) -> None:
        self._label = label
        self._next = time.monotonic() + FIRST_SECONDS
        self._width = 0

    def show(self, done: int) -> None:
        """Show the count, unless the line was updated a moment ago."""
        now = time.monotonic()
        if now < self._next or not sys.stderr.isatty():
            return
        self._next = now + REFRESH_SECONDS
        line = f"{self._label}: {done:,}"
        self._width = max(self._width, len(line))
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        """Erase the line."""
        if self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()
