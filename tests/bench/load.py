"""Load: how many moves are answered in a second, at what cost, and how long an answer takes at half of that.

A move is a press of a button that plays one: from the action, as a chat's adapter hands it to ``App.handle``,
to the reply, with the move on the disk and the picture of the new board as a PNG file. Presses that choose a
part of a move (where it may go, which of a bunch) and new deals are answered in the same way, cost about as
much, and are not counted. All five games are played by as many players each, from deals at random, so that
boards are painted and not found. The store is the one that the bot starts for itself: every write is on the
disk before it is answered. What is not in it is the chat: its updates, and the requests to its API.

Players and bot share a process; what the players do, to pick a button, is a hundredth of its work. Of several
processes each has as many players, and all have one store.
"""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import cache
from statistics import quantiles

from redis.asyncio import Redis

from tests.bench.figures import Figure, measures
from tests.bench.handle import store_server
from tests.bench.playhouse import Shift

SECONDS = 8.0
PACING_SECONDS = 4.0
LONGEST_LINE = 2**24


@dataclass(frozen=True, slots=True)
class Playhouse:
    """A process with players in it."""

    process: Process

    async def play(self, *numbers: float) -> Shift:
        """Have them play for so many seconds, and perhaps so many presses in a second."""
        assert self.process.stdin
        self.process.stdin.write((" ".join(map(str, numbers)) + "\n").encode())
        return Shift(**json.loads(await self.said()))

    async def said(self) -> str:
        """Return the next line that it says."""
        assert self.process.stdout
        line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError("the players stopped")
        return line.decode().strip()


@asynccontextmanager
async def prefetched(url: str, count: int) -> AsyncIterator[list[Playhouse]]:
    """Start so many processes with players at one store, and end them."""
    houses: list[Playhouse] = []
    async with AsyncExitStack() as stack:
        for number in range(1, count + 1):
            words = (sys.executable, "-m", "tests.bench.playhouse", url, str(number))
            process = await create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
            stack.push_async_callback(process.wait)
            assert process.stdin
            stack.callback(process.stdin.close)
            houses.append(Playhouse(process))
        for house in houses:
            await house.said()
        yield houses


@dataclass(frozen=True, slots=True)
class Run:
    """What came of players playing for a while."""

    shifts: list[Shift]
    store_cpu: float
    """Seconds of a processor that the store has worked."""

    @property
    def moves(self) -> int:
        """All moves that were answered."""
        return sum(shift.moves for shift in self.shifts)

    @property
    def rate(self) -> float:
        """The moves in a second."""
        return sum(shift.moves / shift.seconds for shift in self.shifts)

    @property
    def pressing(self) -> float:
        """The presses in a second, moves and others."""
        return sum(shift.presses / shift.seconds for shift in self.shifts)

    @property
    def bot_cores(self) -> float:
        """How many processors the bots kept busy."""
        return sum(shift.cpu / shift.seconds for shift in self.shifts)

    @property
    def cpu(self) -> float:
        """Seconds of a processor for a move, those of the store among them."""
        return (sum(shift.cpu for shift in self.shifts) + self.store_cpu) / self.moves


async def store_cpu(redis: Redis) -> float:
    """Return the seconds that the store has worked so far."""
    facts = await redis.info("cpu")
    return float(facts["used_cpu_user"]) + float(facts["used_cpu_sys"])


async def crowded(count: int) -> Run:
    """Have players in so many processes press as fast as they are answered."""
    async with store_server() as url, prefetched(url, count) as houses, Redis.from_url(url) as redis:
        before = await store_cpu(redis)
        shifts = await asyncio.gather(*(house.play(SECONDS) for house in houses))
        return Run(shifts, await store_cpu(redis) - before)


async def paced(rate: float) -> Shift:
    """Have the players of one process make so many presses in a second, at fixed times.

    They do so for a while before it counts: what a new process has to do once is no part of it.
    """
    async with store_server() as url, prefetched(url, 1) as houses:
        await houses[0].play(PACING_SECONDS, rate)
        return await houses[0].play(SECONDS, rate)


@cache
def run(count: int) -> Run:
    """Return what one, or so many, processes come to; measured once."""
    return asyncio.run(crowded(count))


@measures("moves_per_s.1")
def alone() -> Iterator[Figure]:
    """Answer the moves of a crowd in one process."""
    yield Figure("moves_per_s.1", run(1).rate, "moves/s")


@measures("moves_per_s.2")
def together() -> Iterator[Figure]:
    """Answer the moves of two crowds in two processes at one store."""
    yield Figure("moves_per_s.2", run(2).rate, "moves/s")


@measures("moves_per_s.4", "cores.1", "cores.2", "cores.4", "cores.store.1", "cores.store.2", "cores.store.4")
def more() -> Iterator[Figure]:
    """Answer the moves of four crowds, and tell how busy the processors were.

    Where the bots' cores and the store's come to as many as the machine has, it is these that set the limit,
    and neither a lock nor the disk.
    """
    yield Figure("moves_per_s.4", run(4).rate, "moves/s")
    for count in (1, 2, 4):
        yield Figure(f"cores.{count}", run(count).bot_cores, "cores")
        yield Figure(f"cores.store.{count}", run(count).store_cpu / SECONDS, "cores")


@measures("cpu_per_move.ms", "cpu_per_move.store.ms")
def cpu() -> Iterator[Figure]:
    """Add up what a move costs of a processor in all: painting, the store, and what the players take."""
    yield Figure("cpu_per_move.ms", run(1).cpu * 1000, "ms")
    yield Figure("cpu_per_move.store.ms", run(1).store_cpu / run(1).moves * 1000, "ms")


@measures("half_load.ms.median", "half_load.ms.p99", "half_load.per_s")
def half_load() -> Iterator[Figure]:
    """Answer presses that come at fixed times, half as many as one process can answer."""
    rate = run(1).pressing / 2
    hundredths = quantiles(asyncio.run(paced(rate)).taken, n=100)
    yield Figure("half_load.per_s", rate, "presses/s")
    yield Figure("half_load.ms.median", hundredths[49] * 1000, "ms")
    yield Figure("half_load.ms.p99", hundredths[98] * 1000, "ms")
