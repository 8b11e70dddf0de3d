"""Work that takes long, done in processes of its own, so that other players feel nothing of it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from math import ceil
from typing import Any, TypeVar, TypeVarTuple

from bot.core.actions import Player
from bot.observability.metrics import track_analysis_job
from bot.runtime.cancellation import PAUSE
from bot.runtime.worker_pool import WorkerGoneError, WorkerPool

log = logging.getLogger(__name__)

Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")

WORKERS = 2
"""Processes. With two, a hint need not wait for a review to end; more would only share the same processor,
and each takes some 40 MB."""
SECONDS = 20.0
"""How long a piece of work may take, and how long it may wait for its turn before that."""
MOST_WAITING = 32
"""Pieces of work that may wait for their turn."""
GRACE_SECONDS = 5
"""How much longer a worker goes on by itself, where the bot that should have ended it is gone."""


class AnalysisError(Exception):
    """There is no answer to what was to be worked out."""


class AnalysisCancelledError(AnalysisError):
    """The player has gone on to something else."""


class AnalysisTimeoutError(AnalysisError):
    """It took longer than is allowed."""


class AnalysisBusyError(AnalysisError):
    """Too much is being worked out already."""


class AnalysisLostError(AnalysisError):
    """The process that worked on it is gone: the system was short of memory, say."""


class AnalysisJobs:
    """Has functions done in worker processes: one at a time for each player, a few at a time for all.

    Belongs to one event loop. Workers begin when they are first wanted, and end with the loop.
    """

    def __init__(
        self, workers: int = WORKERS, seconds: float = SECONDS, most_waiting: int = MOST_WAITING
    ) -> None:
        self._seconds = seconds
        self._most = workers + most_waiting
        self._turns = asyncio.Semaphore(workers)
        self._workers = WorkerPool()
        self._begun: dict[Player, asyncio.Task[Any]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        """Those as well of which nobody waits for the result any longer, until their processes are gone."""
        self._is_closed = False

    async def run_for(
        self, player: Player, work: Callable[[*Arguments], Value], *arguments: *Arguments
    ) -> Value:
        """Return what a function of a module comes to; what the player had begun before ends.

        The function's name, its arguments and what it returns or raises are sent from process to process.
        Raises ``AnalysisCancelledError`` when the player moves on, ``AnalysisTimeoutError``, ``AnalysisBusyError``, and what the
        function raises.
        """
        self.cancel(player)
        if self._is_closed:
            raise AnalysisCancelledError
        if len(self._begun) >= self._most:
            raise AnalysisBusyError
        self._begun[player] = task = self._begin(self._in_turn(work, *arguments))
        try:
            await asyncio.wait({task})
            if self._begun.get(player) is not task:
                raise AnalysisCancelledError
            return task.result()
        finally:
            if self._begun.get(player) is task:
                self.cancel(player)

    def cancel(self, player: Player) -> None:
        """End what is being worked out for a player, if anything is: nobody waits for it any longer."""
        if task := self._begun.pop(player, None):
            task.cancel()

    async def run_shared(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value:
        """Return what a function of a module comes to, for nobody in particular: it waits for its turn.

        Raises ``AnalysisBusyError``, ``AnalysisTimeoutError``, ``AnalysisCancelledError`` when all ends, and what the function raises.
        """
        if self._is_closed:
            raise AnalysisCancelledError
        task = self._begin(self._in_turn(work, *arguments))
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
        if task.cancelled():
            raise AnalysisCancelledError
        return task.result()

    async def warm(self, work: Callable[[*Arguments], object], *arguments: *Arguments) -> bool:
        """Have a worker begin and do what others will need, so that no player waits; tell whether it did."""
        try:
            await self._begin(self._in_turn(work, *arguments))
        except AnalysisError as error:
            log.warning("no worker is ready beforehand: %r", error)
            return False
        return True

    async def close(self) -> None:
        """End all work and all workers, and refuse more."""
        self._is_closed = True
        self._begun.clear()
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=PAUSE)
        await self._workers.close()

    def _begin(self, work: Coroutine[Any, Any, Value]) -> asyncio.Task[Value]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # looked at, for nobody may be left who does

    async def _in_turn(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value:
        with track_analysis_job():
            try:
                async with asyncio.timeout(self._seconds):
                    await self._turns.acquire()
            except TimeoutError:
                raise AnalysisBusyError from None
            try:
                return await self._done(work, *arguments)
            finally:
                self._turns.release()

    async def _done(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value:
        """Return what the work comes to; a worker that does not get there in time is killed."""
        limit = asyncio.timeout(self._seconds)
        try:
            async with limit:
                return await self._workers.execute(ceil(self._seconds) + GRACE_SECONDS, work, arguments)
        except TimeoutError:
            if not limit.expired():
                raise  # the work's own
            raise AnalysisTimeoutError from None
        except WorkerGoneError as error:
            log.warning("a worker is gone")
            raise AnalysisLostError from error
