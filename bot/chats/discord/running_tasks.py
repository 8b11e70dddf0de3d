"""Running tasks, which the bot waits for when it stops."""

import asyncio
from collections import Counter

CANCEL_TIMEOUT = 0.5
"""Seconds for canceled tasks to release their events, so that other processes can answer them."""


class RunningTasks:
    """The tasks that are answering players."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[object], int] = {}
        self._counts: Counter[int] = Counter()
        self._idle: set[asyncio.Task[object]] = set()

    def add_current(self, player: int = 0) -> None:
        """Add the current task, until it ends, as one that answers a player."""
        task = asyncio.current_task()
        if task and task not in self._tasks:
            self._idle.discard(task)
            self._tasks[task] = player
            self._counts[player] += 1
            task.add_done_callback(self._remove)

    def set_aside(self) -> None:
        """Stop counting the current task, which only waits in case it has to take over."""
        task = asyncio.current_task()
        if task:
            task.remove_done_callback(self._remove)
            self._remove(task)
            self._idle.add(task)
            task.add_done_callback(self._idle.discard)

    def count(self, player: int) -> int:
        """Return how many tasks answer a player."""
        return self._counts[player]

    def _remove(self, task: asyncio.Task[object]) -> None:
        player = self._tasks.pop(task)
        self._counts[player] -= 1
        if not self._counts[player]:
            del self._counts[player]

    def __len__(self) -> int:
        """Return how many tasks there are."""
        return len(self._tasks)

    async def drain(self, seconds: float) -> None:
        """Wait for all tasks, and for those that start meanwhile, but at most for this time.

        The rest is canceled: a move is stored entirely or not at all, and the player can request its board
        again.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while self._tasks and (left := end - loop.time()) > 0:
            await asyncio.wait(self._tasks, timeout=left)
            await asyncio.sleep(0)  # lets the callbacks of finished tasks run
        canceled = {*self._tasks, *self._idle}
        for task in canceled:
            task.cancel()
        if canceled:
            await asyncio.wait(canceled, timeout=CANCEL_TIMEOUT)
