"""Clocks for tests: one that the test advances, and one on which sleeping takes no time."""

import asyncio

from bot.runtime.clock import Clock
from tests.telegram_chat.server import GRACE


class HandClock:
    """A clock that the test advances, with the coroutines that sleep on it."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.clock = Clock(lambda: self.time, self._sleep)
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._changed = asyncio.Event()

    async def sleeper(self) -> float:
        """Wait until a coroutine sleeps; return the seconds until the first one wakes up."""
        async with asyncio.timeout(GRACE):
            while not self._sleepers:
                self._changed.clear()
                await self._changed.wait()
        return min(end for end, _ in self._sleepers) - self.time

    def wind(self, seconds: float) -> None:
        self.time += seconds
        due = [future for end, future in self._sleepers if end <= self.time]
        self._sleepers = [(end, future) for end, future in self._sleepers if end > self.time]
        for future in due:
            if not future.done():
                future.set_result(None)

    async def _sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, future))
        self._changed.set()
        try:
            await future
        finally:
            self._sleepers = [sleeper for sleeper in self._sleepers if sleeper[1] is not future]


def hurried() -> Clock:
    time = 1000.0

    async def sleep(seconds: float) -> None:
        nonlocal time
        time += seconds
        await asyncio.sleep(0)

    return Clock(lambda: time, sleep)
