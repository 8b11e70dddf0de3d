"""Simulated bot processes that are killed or suspended between any two of their outgoing requests."""

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

from redis.asyncio.connection import UnixDomainSocketConnection

T = TypeVar("T")


class ProcessKilled(BaseException):
    """The process was killed; everything that it still tries raises this."""


async def survives(work: Awaitable[object]) -> bool:
    """Await an awaitable of a process; return whether the process survived it."""
    try:
        await work
    except ProcessKilled:
        return False
    except BaseExceptionGroup as errors:
        _, others = errors.split(ProcessKilled)
        if others:
            raise others from errors
        return False
    return True


class KillSwitch:
    """Counts the steps of a process: one before each request and one before its response."""

    def __init__(self, left: int | None = None) -> None:
        self.left = left
        """The steps until the process is killed; ``None`` for never."""
        self.is_killed = False
        self.until_halt: int | None = None
        """The requests until the process is suspended; ``None`` for never."""
        self._may_go_on = asyncio.Event()

    def halt_after(self, requests: int) -> None:
        """Suspend the process after this number of requests, until ``go_on`` is called."""
        self.until_halt = requests
        self._may_go_on.clear()

    def go_on(self) -> None:
        """Resume the process, or cancel the suspension if it has not begun."""
        self.until_halt = None
        self._may_go_on.set()

    async def before_request(self) -> None:
        """Count a step before a request; wait here while the process is suspended."""
        if self.until_halt is not None:
            self.until_halt -= 1
            if self.until_halt < 0:
                await self._may_go_on.wait()
        self.count()

    def count(self) -> None:
        """Count a step; raise ``ProcessKilled`` if no steps were left."""
        if self.left is not None:
            self.left -= 1
            self.is_killed = self.is_killed or self.left < 0
        if self.is_killed:
            raise ProcessKilled


class SuspendSwitch(KillSwitch):
    """Suspends a process before one of its requests to the store, and reports it."""

    def __init__(self, requests: int) -> None:
        super().__init__()
        self.is_suspended = asyncio.Event()
        self.halt_after(requests)

    async def before_request(self) -> None:
        """Report when the process is suspended."""
        if self.until_halt == 0:
            self.is_suspended.set()
        await super().before_request()

    async def suspends(self, work: asyncio.Future[T]) -> bool:
        """Wait until some work of the process is suspended or done; return whether it is suspended."""
        suspended = asyncio.ensure_future(self.is_suspended.wait())
        both: set[asyncio.Future[Any]] = {work, suspended}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        suspended.cancel()
        return self.is_suspended.is_set()


class KillableConnection(UnixDomainSocketConnection):
    """A connection of the real Redis client in a process that can be killed."""

    def __init__(self, *, switch: KillSwitch, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]
        self._switch = switch

    async def send_packed_command(self, *words: object, **rest: object) -> None:
        """Send a request unless the process is killed before it."""
        await self._switch.before_request()
        await super().send_packed_command(*words, **rest)  # type: ignore[arg-type]

    async def read_response(self, *words: object, **rest: object) -> object:
        """Read a response unless the process is killed before it."""
        self._switch.count()
        return await super().read_response(*words, **rest)  # type: ignore[arg-type]
