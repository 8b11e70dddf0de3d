"""What is under way, so that it can be waited for when the bot stops."""

import asyncio
from collections import Counter

WIND_UP = 0.5
"""Seconds in which those that are given up say so to others who may give the answer."""


class RunningTasks:
    """The answers that have been begun and not been given."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[object], int] = {}
        self._of: Counter[int] = Counter()
        self._aside: set[asyncio.Task[object]] = set()

    def begin(self, whose: int = 0) -> None:
        """Note that the task which calls this is at an answer to somebody, until it ends."""
        task = asyncio.current_task()
        if task and task not in self._tasks:
            self._aside.discard(task)
            self._tasks[task] = whose
            self._of[whose] += 1
            task.add_done_callback(self._end)

    def step_aside(self) -> None:
        """Note that the task which calls this only looks whether to begin again: nobody waits for it."""
        task = asyncio.current_task()
        if task:
            task.remove_done_callback(self._end)
            self._end(task)
            self._aside.add(task)
            task.add_done_callback(self._aside.discard)

    def of(self, whose: int) -> int:
        """Return how many there are to somebody."""
        return self._of[whose]

    def _end(self, task: asyncio.Task[object]) -> None:
        whose = self._tasks.pop(task)
        self._of[whose] -= 1
        if not self._of[whose]:
            del self._of[whose]

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._tasks)

    async def finish(self, seconds: float) -> None:
        """Wait until all of them are given, those that begin meanwhile too, but not longer than this.

        The others are given up: a move that is under way is kept whole or not at all, and its board can be
        asked for again.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while self._tasks and (left := end - loop.time()) > 0:
            await asyncio.wait(self._tasks, timeout=left)
            await asyncio.sleep(0)  # those that are done are told of it
        given_up = {*self._tasks, *self._aside}
        for task in given_up:
            task.cancel()
        if given_up:
            await asyncio.wait(given_up, timeout=WIND_UP)
