"""Parallel work on many deals with all processor cores, in the order of the deals, with its progress."""

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

SUBMITTED_AHEAD = 8
"""Tasks that are submitted ahead for each core."""

LINE_INTERVAL = 2.0
"""Seconds between two lines of progress if standard error is not a terminal."""


def parallel_map(
    work: Callable[[Task], Result], tasks: Iterable[Task], cores: int = 0
) -> Generator[Result, None, None]:
    """Yield the result of each task, in their order; tasks submitted ahead are cancelled when it is closed.

    ``work`` is a function of a module. With one core, it runs in this process.
    """
    cores = cores or os.cpu_count() or 1
    if cores == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(cores, initializer=_ignore_interrupts) as workers:
        submitted: deque[Future[Result]] = deque()
        try:
            for task in tasks:
                submitted.append(workers.submit(work, task))
                if len(submitted) > SUBMITTED_AHEAD * cores:
                    yield submitted.popleft().result()
            while submitted:
                yield submitted.popleft().result()
        finally:
            workers.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ignore interrupts in workers: the main process ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Progress:
    """Prints progress to standard error: on one line of a terminal, else line after line."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._is_screen = sys.stderr.isatty()
        self._last = 0.0

    def show(self, words: str, *, is_last: bool = False) -> None:
        """Print the progress, not too often."""
        now = time.monotonic()
        if not is_last and now - self._last < (0.1 if self._is_screen else LINE_INTERVAL):
            return
        self._last = now
        end = "\n" if is_last or not self._is_screen else ""
        start = "\r\x1b[K" if self._is_screen else ""
        sys.stderr.write(f"{start}{self._name}: {words}{end}")
        sys.stderr.flush()
