"""Analysis jobs that run in this process, at once or when a test allows it."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from bot.core.actions import Player
from bot.runtime.analysis_jobs import AnalysisCancelledError, AnalysisJobs

Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")


class ImmediateJobs(AnalysisJobs):
    """Runs jobs in this process, and records their arguments."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[tuple[object, ...]] = []
        self.failing: Exception | None = None
        """The error that every job raises, if jobs should fail."""
        self.instead: Any = None
        """The result of every job, instead of computing it."""

    async def run_for(
        self, player: Player, work: Callable[[*Arguments], Value], *arguments: *Arguments
    ) -> Value:
        self.given.append((player, *arguments))
        if self.failing:
            raise self.failing
        found: Value = work(*arguments) if self.instead is None else self.instead
        return found

    async def run_shared(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value:
        self.given.append(arguments)
        if self.failing:
            raise self.failing
        return work(*arguments)


class HeldJobs(ImmediateJobs):
    """Runs a job only after it is released, and never for a player whose jobs were cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self._is_let = asyncio.Event()
        self._gone_on: set[Player] = set()

    async def run_for(
        self, player: Player, work: Callable[[*Arguments], Value], *arguments: *Arguments
    ) -> Value:
        self._gone_on.discard(player)
        await self._is_let.wait()
        if player in self._gone_on:
            raise AnalysisCancelledError
        return await super().run_for(player, work, *arguments)

    def let(self) -> None:
        """Release the job."""
        self._is_let.set()

    def cancel(self, player: Player) -> None:
        self._gone_on.add(player)
