"""Work on many deals by all cores of the machine, in the order of the deals, and how far it is."""

import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 8
"""Tasks for each core that are begun before the results of earlier ones are taken."""

BETWEEN = 2.0
"""Seconds from one line that says how far the work is to the next, where no line can be written over."""


def each(
    work: Callable[[Task], Result], tasks: Iterable[Task], cores: int = 0
) -> Generator[Result, None, None]:
    """Yield what comes of each task, in their order; what was begun ahead is given up when nobody asks on.

    ``work`` is a function of a module. One core is this process itself.
    """
    cores = cores or os.cpu_count() or 1
    if cores == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(cores, initializer=_leave_interrupts) as workers:
        begun: deque[Future[Result]] = deque()
        try:
            for task in tasks:
                begun.append(workers.submit(work, task))
                if len(begun) > AHEAD * cores:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()
        finally:
            workers.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Have the one who began the work end it: a worker that is interrupted would only complain."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Progress:
    """Says on the terminal how far something is: on one line, or on one line after another in a file."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._is_screen = sys.stderr.isatty()
        self._last = 0.0

    def tell(self, words: str, *, is_last: bool = False) -> None:
        """Say how far it is, not too often."""
        now = time.monotonic()
        if not is_last and now - self._last < (0.1 if self._is_screen else BETWEEN):
            return
        self._last = now
        end = "\n" if is_last or not self._is_screen else ""
        start = "\r\x1b[K" if self._is_screen else ""
        sys.stderr.write(f"{start}{self._name}: {words}{end}")
        sys.stderr.flush()
