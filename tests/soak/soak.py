"""A soak: players play, everything fails, and at the end nothing is lost and nothing is wrong."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.soak.faults import OF_CHATS, OF_STORE, Fault
from tests.soak.player import Player
from tests.soak.stage import Stage, stage

BETWEEN = 0.4
"""Seconds between two faults of a kind, on average."""
SETTLING = 60.0
"""Seconds in which all must be well when the faults have ended."""


@dataclass(slots=True)
class Findings:
    """What a soak has come to."""

    faults: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    """Games that are not as their players were answered."""
    wrong: list[str] = field(default_factory=list)
    """Boards that cannot be."""
    unanswered: list[str] = field(default_factory=list)
    """What got no answer though there was somebody who could answer."""
    complaints: list[str] = field(default_factory=list)
    """What the processes said of faults of their own."""
    recoveries: list[float] = field(default_factory=list)
    kib: list[tuple[float, int]] = field(default_factory=list)
    """The memory of all processes together, by the seconds since the beginning."""

    @property
    def is_well(self) -> bool:
        """Whether nothing was lost or wrong, and everybody was answered."""
        return not (self.lost or self.wrong or self.unanswered or self.complaints)


async def soak(
    directory: Path,
    seconds: float,
    seed: int,
    players: int = 12,
    pause: float = 0.3,
    note: Callable[[Findings, float], None] = lambda *_: None,
) -> Findings:
    """Let players play for so many seconds while everything fails; return what was found."""
    chance, findings = Random(seed), Findings()
    async with stage(directory, chance, players, pause) as whole:
        begun = time.monotonic()
        playing = [asyncio.create_task(player.play()) for player in whole.players]
        failing = [
            asyncio.create_task(_fail(whole, faults, Random(chance.random()), findings))
            for faults in (OF_STORE, OF_CHATS)
        ]
        watching = asyncio.create_task(_watch(whole, findings, begun, note))
        try:
            await _until_wrong(seconds, [*playing, *failing, watching])
        finally:
            findings.wrong += await _end([*failing, watching])
            await _calm(whole)
            findings.wrong += await _end(playing)
        if not findings.wrong:
            async with asyncio.timeout(SETTLING):
                findings.wrong += await _settle(whole.players)
        findings.lost += await whole.faults_in_store()
        findings.unanswered += whole.unexcused()
        findings.recoveries += whole.recoveries
        for player in whole.players:
            findings.seen += player.seen
            findings.seen["asked"] += len(player.asked)
        findings.seen["updates twice or late"] += whole.post.mishaps
        findings.seen["starts"] += sum(bot.starts for bot in whole.bots)
    findings.complaints += [line for bot in whole.bots for line in _complaints(bot.log)]
    return findings


async def _until_wrong(seconds: float, tasks: list["asyncio.Task[None]"]) -> None:
    """Wait for so long, or until one of those that should go on for ever has ended."""
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)


async def _fail(whole: Stage, faults: tuple[Fault, ...], chance: Random, findings: Findings) -> None:
    """Have one thing after the other fail: each as often as the others, in any order."""
    while True:
        for fault in chance.sample(faults, len(faults)):
            await asyncio.sleep(2 * BETWEEN * chance.random())
            await fault(whole, chance)
            findings.faults[fault.__name__] += 1


async def _watch(
    whole: Stage, findings: Findings, begun: float, note: Callable[[Findings, float], None]
) -> None:
    """Look at the memory of the processes every second."""
    while True:
        await asyncio.sleep(1)
        past = time.monotonic() - begun
        findings.kib.append((past, sum(bot.kib for bot in whole.bots)))
        whole.tidy()
        note(findings, past)


async def _calm(whole: Stage) -> None:
    """Let nothing fail any more."""
    whole.proxy.delay = 0.0
    whole.proxy.let_go()
    whole.discord.faults.stop()
    whole.telegram.refusals.clear()
    whole.telegram.cut.clear()
    whole.post.twice = whole.post.late = 0.0
    for bot in whole.bots:
        bot.resume()
    whole.valkey.resume()
    async with whole.trouble():
        await whole.valkey.restart()
        await whole.until_up()
        await whole.recovered()


async def _end(tasks: list["asyncio.Task[None]"]) -> list[str]:
    """End tasks; return what those said that had ended by themselves."""
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    return [repr(end) for end in ended if not isinstance(end, asyncio.CancelledError)]


async def _settle(players: list[Player]) -> list[str]:
    """Have every player look at the board until nothing is in doubt; return what was wrong."""
    ended = await asyncio.gather(*(player.settle() for player in players), return_exceptions=True)
    return [repr(end) for end in ended if end is not None]


def _complaints(log: Path) -> list[str]:
    """Return what a process said of faults of its own: it may complain of all others."""
    text = log.read_text("utf-8", "replace")
    return [line for line in text.splitlines() if "Traceback" in line or " CRITICAL " in line]
