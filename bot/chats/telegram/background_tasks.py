"""Background tasks of the Telegram adapter."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """Tasks that nobody awaits: referenced until they are done, cancelled when the bot stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel what is not done."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
