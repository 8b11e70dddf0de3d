"""Processes of the bot that are killed, or suspended, between any two of their requests to outside."""

import asyncio
from collections.abc import Awaitable

from redis.asyncio.connection import UnixDomainSocketConnection


class ProcessKilled(BaseException):
    """The process was killed: whatever it still tries raises this."""


async def survives(work: Awaitable[object]) -> bool:
    """Await some work of a process; return whether the process was not killed meanwhile."""
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
    """Counts the steps of a process: one before each request, and one before its answer."""

    def __init__(self, left: int | None = None) -> None:
        self.left = left
        """The steps until it is killed; ``None`` for never."""
        self.is_killed = False
        self.until_halt: int | None = None
        """The requests until it is suspended; ``None`` for never."""
        self._may_go_on = asyncio.Event()

    def halt_after(self, requests: int) -> None:
        """Suspend the process after some requests, until it may go on."""
        self.until_halt = requests
        self._may_go_on.clear()

    def go_on(self) -> None:
        """Let the process go on, or not be suspended at all."""
        self.until_halt = None
        self._may_go_on.set()

    async def before_request(self) -> None:
        """Count a step before a request: here the process may be suspended."""
        if self.until_halt is not None:
            self.until_halt -= 1
            if self.until_halt < 0:
                await self._may_go_on.wait()
        self.count()

    def count(self) -> None:
        """Count a step; raise ``ProcessKilled`` if it was one too many."""
        if self.left is not None:
            self.left -= 1
            self.is_killed = self.is_killed or self.left < 0
        if self.is_killed:
            raise ProcessKilled


class KillableConnection(UnixDomainSocketConnection):
    """A connection of the real client of a process that can be killed."""

    def __init__(self, *, switch: KillSwitch, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]
        self._switch = switch

    async def send_packed_command(self, *words: object, **rest: object) -> None:
        """Send a request, unless the process is killed before."""
        await self._switch.before_request()
        await super().send_packed_command(*words, **rest)  # type: ignore[arg-type]

    async def read_response(self, *words: object, **rest: object) -> object:
        """Read an answer, unless the process is killed before."""
        self._switch.count()
        return await super().read_response(*words, **rest)  # type: ignore[arg-type]
