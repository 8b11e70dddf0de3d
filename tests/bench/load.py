"""Load: moves and presses answered per second, their CPU cost, and the response time at half of that rate.

A press is answered when the new board is there as a PNG file: from the action that an adapter passes to
``App.handle`` to the reply. It plays a move, which is then on the disk, chooses a part of one, gives a game
up or begins one. ``moves_per_s`` counts only the moves, ``presses_per_s`` all presses; ``press.cpu.ms`` is
the CPU time of the bot's process and of the store's, user and system, divided by the presses. A press that
the store refuses, because it pauses for long, counts once it is answered. Each game has the same number of
players, who start random deals, so that boards are painted and not found in a cache. The store is the
embedded server: it syncs every write to the disk before it responds. The chat and its API are not measured.

Players and bot share a process; choosing a button is 1 % of its work. With several processes, each has the
same number of players, and all use one store.
"""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import cache, partial

from redis.asyncio import Redis

from tests.bench.figures import Figure, measures, milliseconds
from tests.bench.handle import store_server
from tests.bench.load_process import Period

PROCESS_COUNTS = (1, 2, 4)
SECONDS = 8.0
PACING_SECONDS = 4.0
LONGEST_LINE = 2**24


@dataclass(frozen=True, slots=True)
class BotProcess:
    """A process of the bot with its players."""

    process: Process

    async def play(self, *numbers: float) -> Period:
        """Let the players play; the arguments are the seconds and, optionally, the presses per second."""
        assert self.process.stdin
        self.process.stdin.write((" ".join(map(str, numbers)) + "\n").encode())
        return Period(**json.loads(await self.line()))

    async def line(self) -> str:
        """Return the next line that the process prints."""
        assert self.process.stdout
        line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError("the players stopped")
        return line.decode().strip()


@asynccontextmanager
async def bot_processes(url: str, count: int) -> AsyncIterator[list[BotProcess]]:
    """Start processes that share one store, and stop them at the end."""
    processes: list[BotProcess] = []
    async with AsyncExitStack() as stack:
        for number in range(1, count + 1):
            words = (sys.executable, "-m", "tests.bench.load_process", url, str(number))
            process = await create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
            stack.push_async_callback(process.wait)
            assert process.stdin
            stack.callback(process.stdin.close)
            processes.append(BotProcess(process))
        for one in processes:
            await one.line()
        yield processes


@dataclass(frozen=True, slots=True)
class Run:
    """The results of all processes over one period."""

    periods: list[Period]
    store_cpu: float
    """CPU seconds of the store."""

    def per_second(self, field: str) -> float:
        return sum(float(getattr(period, field)) / period.seconds for period in self.periods)

    def cpu_ms(self, field: str, *, is_store: bool = False) -> float:
        """Return the CPU milliseconds per move or press, in total or of the store only."""
        bot = 0.0 if is_store else sum(period.cpu for period in self.periods)
        return 1000 * (bot + self.store_cpu) / sum(float(getattr(period, field)) for period in self.periods)


async def store_cpu(redis: Redis) -> float:
    facts = await redis.info("cpu")
    return float(facts["used_cpu_user"]) + float(facts["used_cpu_sys"])


async def full_load(count: int) -> Run:
    async with store_server() as url, bot_processes(url, count) as processes, Redis.from_url(url) as redis:
        before = await store_cpu(redis)
        periods = await asyncio.gather(*(process.play(SECONDS) for process in processes))
        if refused := sum(period.refused for period in periods):
            sys.stderr.write(f"load: the store paused, and {refused} presses were repeated\n")
        return Run(periods, await store_cpu(redis) - before)


async def fixed_rate(rate: float) -> Period:
    """Let the players of one process press at fixed times, after a warm-up that does not count."""
    async with store_server() as url, bot_processes(url, 1) as processes:
        await processes[0].play(PACING_SECONDS, rate)
        return await processes[0].play(SECONDS, rate)


@cache
def run(count: int) -> Run:
    return asyncio.run(full_load(count))


def throughput(count: int) -> Iterator[Figure]:
    """Measure answers per second when each process has a crowd of players and all share one store."""
    yield Figure(f"moves_per_s.{count}", run(count).per_second("moves"), "moves/s")
    yield Figure(f"presses_per_s.{count}", run(count).per_second("presses"), "presses/s")


for process_count in PROCESS_COUNTS:
    measures(f"moves_per_s.{process_count}", f"presses_per_s.{process_count}")(
        partial(throughput, process_count)
    )


@measures(*(f"cores.{store}{count}" for store in ("", "store.") for count in PROCESS_COUNTS))
def cores() -> Iterator[Figure]:
    """Report how busy the CPU cores were.

    If bots and store together use all cores of the machine, the CPU is the limit, not a lock or the disk.
    """
    for count in PROCESS_COUNTS:
        yield Figure(f"cores.{count}", run(count).per_second("cpu"), "cores")
        yield Figure(f"cores.store.{count}", run(count).store_cpu / SECONDS, "cores")


@measures("cpu_per_move.ms", "cpu_per_move.store.ms", "press.cpu.ms")
def cpu() -> Iterator[Figure]:
    """Report the CPU time of a move and of a press, with painting, the store and the simulated players.

    A move pays for the presses that are not moves, too.
    """
    yield Figure("cpu_per_move.ms", run(1).cpu_ms("moves"), "ms")
    yield Figure("cpu_per_move.store.ms", run(1).cpu_ms("moves", is_store=True), "ms")
    yield Figure("press.cpu.ms", run(1).cpu_ms("presses"), "ms")


@measures("half_load.ms.median", "half_load.ms.p99", "half_load.per_s")
def half_load() -> Iterator[Figure]:
    """Measure response times for presses at fixed times, at half the rate that one process can answer."""
    rate = run(1).per_second("presses") / 2
    yield Figure("half_load.per_s", rate, "presses/s")
    yield from milliseconds("half_load.ms", asyncio.run(fixed_rate(rate)).taken)
