"""Analysis jobs: slow work, run in worker processes so that other players do not notice it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from math import ceil
from typing import Any, TypeVar, TypeVarTuple

from bot.core.actions import Player
from bot.observability.metrics import ANALYSIS_JOBS
from bot.runtime.cancellation import PAUSE
from bot.runtime.worker_pool import WorkerGoneError, WorkerPool

log = logging.getLogger(__name__)

Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")

WORKERS = 2
"""Worker processes. With two, a hint does not wait for the end of a review; each takes some 40 MB."""
SECONDS = 20.0
"""The time limit of a job, and of its wait for a worker before that."""
MOST_WAITING = 32
"""The largest number of waiting jobs."""
GRACE_SECONDS = 5
"""How much longer a worker runs if the bot that should have killed it is gone."""


class AnalysisError(Exception):
    """A job ended without a result."""


class AnalysisCancelledError(AnalysisError):
    """The player went on to something else."""


class AnalysisTimeoutError(AnalysisError):
    """The job took longer than its limit."""


class AnalysisBusyError(AnalysisError):
    """Too many jobs are waiting already."""


class AnalysisLostError(AnalysisError):
    """The worker process is gone, for example because the system was out of memory."""


class AnalysisJobs:
    """Runs functions in worker processes: one at a time for each player, a few at a time in all.

    Belongs to one event loop. Workers start when they are first needed, and end with the loop.
    """

    def __init__(
        self, workers: int = WORKERS, seconds: float = SECONDS, most_waiting: int = MOST_WAITING
    ) -> None:
        self._seconds = seconds
        self._most = workers + most_waiting
        self._slots = asyncio.Semaphore(workers)
        self._workers = WorkerPool()
        self._running: dict[Player, asyncio.Task[Any]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        """All tasks, cancelled ones included, until their processes are gone."""
        self._is_closed = False

    async def run_for(
        self, player: Player, work: Callable[[*Arguments], Value], *arguments: *Arguments
    ) -> Value:
        """Return the result of a module's function; an earlier job of the player is cancelled.

        The function's name, its arguments and its result or exception are pickled. Raises what the function
        raises, ``AnalysisCancelledError`` when the player moves on, and the other ``AnalysisError``s.
        """
        self.cancel(player)
        if self._is_closed:
            raise AnalysisCancelledError
        if len(self._running) >= self._most:
            raise AnalysisBusyError
        self._running[player] = task = self._create_task(self._wait_and_run(work, *arguments))
        try:
            await asyncio.wait({task})
            if self._running.get(player) is not task:
                raise AnalysisCancelledError
            return task.result()
        finally:
            if self._running.get(player) is task:
                self.cancel(player)

    def cancel(self, player: Player) -> None:
        """Cancel the player's job, if there is one."""
        if task := self._running.pop(player, None):
            task.cancel()

    async def run_shared(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value:
        """Do the same for no player; ``AnalysisCancelledError`` says that the bot stops."""
        if self._is_closed:
            raise AnalysisCancelledError
        task = self._create_task(self._wait_and_run(work, *arguments))
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
        if task.cancelled():
            raise AnalysisCancelledError
        return task.result()

    async def warm(self, work: Callable[[*Arguments], object], *arguments: *Arguments) -> bool:
        """Start a worker and let it load what jobs need; return whether that worked."""
        try:
            await self._create_task(self._wait_and_run(work, *arguments))
        except AnalysisError as error:
            log.warning("no worker is ready beforehand: %r", error)
            return False
        return True

    async def close(self) -> None:
        """Cancel all jobs, end all workers, and refuse new jobs."""
        self._is_closed = True
        self._running.clear()
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=PAUSE)
        await self._workers.close()

    def _create_task(self, work: Coroutine[Any, Any, Value]) -> asyncio.Task[Value]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._discard_task)
        return task

    def _discard_task(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, because nobody else may do it

    async def _wait_and_run(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value:
        with ANALYSIS_JOBS.track_inprogress():
            try:
                async with asyncio.timeout(self._seconds):
                    await self._slots.acquire()
            except TimeoutError:
                raise AnalysisBusyError from None
            try:
                return await self._run_with_limit(work, *arguments)
            finally:
                self._slots.release()

    async def _run_with_limit(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value:
        """Return the result; a worker that exceeds the limit is killed."""
        limit = asyncio.timeout(self._seconds)
        try:
            async with limit:
                return await self._workers.execute(ceil(self._seconds) + GRACE_SECONDS, work, arguments)
        except TimeoutError:
            if not limit.expired():
                raise  # by the function itself
            raise AnalysisTimeoutError from None
        except WorkerGoneError as error:
            log.warning("a worker is gone")
            raise AnalysisLostError from error
