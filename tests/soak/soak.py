"""A soak: players play while everything fails, and in the end nothing may be lost or wrong."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.soak.environment import Environment, running_environment
from tests.soak.faults import OF_CHATS, OF_STORE, Fault
from tests.soak.player import Player
from tests.soak.table_client import TableClient

BETWEEN = 0.4
"""Seconds between two faults of a kind, on average."""
MOST_TIMES = 5
RECOVERY_SECONDS = 60.0
"""Seconds after the faults in which everything must be well again."""


@dataclass(slots=True)
class Findings:
    """The results of a soak."""

    faults: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    """Games that are stored in another state than their players saw."""
    wrong: list[str] = field(default_factory=list)
    """Impossible boards."""
    unanswered: list[str] = field(default_factory=list)
    """Requests without an answer although a process could answer."""
    complaints: list[str] = field(default_factory=list)
    """Log lines of the processes about internal errors."""
    recoveries: list[float] = field(default_factory=list)
    kib: list[tuple[float, int]] = field(default_factory=list)
    """Seconds since the start, and the memory of all processes then."""

    @property
    def is_well(self) -> bool:
        """Whether nothing was lost or wrong, and every request was answered."""
        return not (self.lost or self.wrong or self.unanswered or self.complaints)


async def soak(
    directory: Path,
    seconds: float,
    seed: int,
    players: int = 12,
    pause: float = 0.3,
    note: Callable[[Findings, float], None] = lambda *_: None,
    wanted: Collection[str] = (),
) -> Findings:
    """Let players play for some seconds while everything fails, and longer until the wanted faults happened.

    A busy machine takes longer for each fault; after ``MOST_TIMES`` as many seconds it ends without them.
    """
    chance, findings = Random(seed), Findings()
    async with running_environment(directory, chance, players, pause) as environment:
        begun = time.monotonic()
        playing = [asyncio.create_task(player.play()) for player in environment.players]
        failing = [
            asyncio.create_task(_fail(environment, faults, Random(chance.random()), findings))
            for faults in (OF_STORE, OF_CHATS)
        ]
        watching = asyncio.create_task(_watch(environment, findings, begun, note))
        try:
            tasks = [*playing, *failing, watching]
            for _ in range(MOST_TIMES):
                await _until_wrong(seconds, tasks)
                if findings.faults.keys() >= {*wanted} or any(task.done() for task in tasks):
                    break
        finally:
            findings.wrong += await _end([*failing, watching])
            await _calm(environment)
            findings.wrong += await _end(playing)
        if not findings.wrong:
            async with asyncio.timeout(RECOVERY_SECONDS):
                findings.wrong += await _settle(environment.players)
        findings.lost += await environment.faults_in_store()
        findings.unanswered += environment.unexcused()
        findings.recoveries += environment.recoveries
        for player in environment.players:
            findings.seen += player.seen
            if isinstance(player.client, TableClient):
                findings.seen += player.client.seen
            findings.seen["asked"] += len(player.requests)
            findings.seen["lessons finished"] += len(player.finished)
            findings.seen["mistakes solved"] += len(player.solved)
        findings.seen["updates twice or late"] += environment.updates.mishaps
        findings.seen["starts"] += sum(bot.starts for bot in environment.bots)
    findings.complaints += [line for bot in environment.bots for line in _complaints(bot.log)]
    return findings


async def _until_wrong(seconds: float, tasks: list["asyncio.Task[None]"]) -> None:
    """Wait for some seconds, or until one of the tasks, which should never end, has ended."""
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)


async def _fail(
    environment: Environment, faults: tuple[Fault, ...], chance: Random, findings: Findings
) -> None:
    """Cause one fault after the other, each equally often, in random order."""
    while True:
        for fault in chance.sample(faults, len(faults)):
            await asyncio.sleep(2 * BETWEEN * chance.random())
            await fault(environment, chance)
            findings.faults[fault.__name__] += 1


async def _watch(
    environment: Environment, findings: Findings, begun: float, note: Callable[[Findings, float], None]
) -> None:
    """Record the memory of the processes every second."""
    while True:
        await asyncio.sleep(1)
        past = time.monotonic() - begun
        findings.kib.append((past, sum(bot.kib for bot in environment.bots)))
        environment.tidy()
        note(findings, past)


async def _calm(environment: Environment) -> None:
    """End all faults."""
    environment.proxy.delay = 0.0
    environment.proxy.release()
    environment.discord.faults.stop()
    environment.telegram.refusals.clear()
    environment.telegram.cut.clear()
    for line in environment.pages:
        line.release()
    environment.updates.twice = environment.updates.late = 0.0
    for bot in environment.bots:
        bot.send(signal.SIGCONT)
    environment.valkey.resume()
    async with environment.trouble():
        await environment.valkey.restart()
        await environment.until_up()
        await environment.recovered()


async def _end(tasks: list["asyncio.Task[None]"]) -> list[str]:
    """Cancel tasks; return the errors of those that had ended before."""
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    return [repr(end) for end in ended if not isinstance(end, asyncio.CancelledError)]


async def _settle(players: list[Player]) -> list[str]:
    """Let every player look at their board until its state is certain; return the errors."""
    ended = await asyncio.gather(*(player.settle() for player in players), return_exceptions=True)
    return [repr(end) for end in ended if end is not None]


def _complaints(log: Path) -> list[str]:
    """Return the log lines of a process about internal errors; lines about external faults are allowed."""
    text = log.read_text("utf-8", "replace")
    return [line for line in text.splitlines() if "Traceback" in line or " CRITICAL " in line]
