"""What is under way, so that it can be waited for when the bot stops."""

import asyncio


class UnderWay:
    """The answers that have been begun and not been given."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def begin(self) -> None:
        """Note that the task which calls this is at an answer, until it ends."""
        task = asyncio.current_task()
        if task:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._tasks)

    async def finish(self, seconds: float) -> None:
        """Wait until all of them are given, but not longer than this; give the others up.

        A move that is under way is kept whole or not at all, and its board can be asked for again.
        """
        if not self._tasks:
            return
        _, late = await asyncio.wait(self._tasks, timeout=seconds)
        for task in late:
            task.cancel()
