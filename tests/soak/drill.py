"""A drill: a bot and its own server, of which one or both are killed or suspended, or their disk is full.

Players of the web chat and of two tables inside Telegram each make moves all the time, and notice if one that
was answered is gone, or made twice. A bot that was
killed is restarted, as by a service manager. One that ends unexpectedly is counted: that must not happen.
"""

import asyncio
import os
import resource
import signal
import subprocess
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from aiohttp import ClientError, ClientSession

from bot.core.actions import Verb
from bot.core.callback_data import unpack
from tests.bot.program import End, PlainProgram, Visitor
from tests.soak.table_client import TABLES, Table
from tests.store.servers import free_port
from tests.telegram_chat.server import TOKEN

PLAYERS = 6
WITH_TABLES = 3
"""The last of them, who play at tables."""
FIRST_ACCOUNT = 6000
BEGINNINGS = (("/play wish 42", "take d e"), ("/learn wish", "take c d"))
"""For one player after the other, what begins a game or a lesson, and its first move."""
PACE = 0.4
"""Seconds from one action of a player to the next."""
POLL_SECONDS = 0.02
LONGEST_SUSPENSION = 4.0
LONGEST_FULL = 3.0
"""Seconds that the disk stays full after that has ended the server."""
RECOVERY_SECONDS = 60.0
"""Seconds after a fault in which every player must have been answered."""
DISK = "32m"
BLOCK = bytes(65536)
TELEGRAM = {
    "TELEGRAM_TOKEN": TOKEN,
    "TELEGRAM_API_URL": "http://127.0.0.1:9",
    "PAGE_URL": "https://cards.example.org",
}
"""The settings with which tables open; Telegram itself is never reached."""
FAILURES = (AssertionError, ClientError, OSError)
"""Errors of a page that is not reached, or answers that it cannot work."""


@dataclass(slots=True)
class DrillFindings:
    """The results of a drill."""

    faults: Counter[str] = field(default_factory=Counter)
    ended: list[End] = field(default_factory=list)
    """How the bot ended by itself, each time."""
    lost: list[str] = field(default_factory=list)
    recoveries: list[float] = field(default_factory=list)
    """Seconds from the end of a fault until every player was answered."""
    answered: int = 0
    at_tables: Counter[str] = field(default_factory=Counter)
    """What happened at tables."""
    refused: int = 0
    """Actions that were answered with a sentence, or not at all."""
    is_disk_real: bool = False
    """Whether a disk was filled; otherwise the server's files were not allowed to grow."""


class TablesVisitor:
    """A player at two tables inside Telegram, each of which sends an entry until it is answered."""

    def __init__(self, account: int, findings: DrillFindings) -> None:
        self._account = account
        self._findings = findings
        self._session = ClientSession()
        self._tables: list[Table] = []

    async def enter(self, address: str) -> None:
        """Open the tables."""
        self._tables = [
            Table(self._account, [address], Random(number), self._session, self._findings.at_tables)
            for number in range(TABLES)
        ]

    async def type(self, line: str) -> dict[str, Any]:
        """Type a line at the tables in turn; return the last message of the reply."""
        self._tables.reverse()
        answer = await self._tables[0].type(line)
        assert answer, "no answer in time"
        return dict(answer["messages"][-1])

    async def __aexit__(self, *error: object) -> None:
        await self._session.close()


class DrillPlayer:
    """A player who undoes a move and makes it again, and remembers the revision of the last answer.

    ``opening`` is typed to begin a game or a lesson, and ``move`` at its beginning.
    """

    def __init__(
        self, findings: DrillFindings, visitor: Visitor | TablesVisitor, opening: str, move: str
    ) -> None:
        self.visitor = visitor
        self.was_answered = asyncio.Event()
        self._findings = findings
        self._opening, self._move = opening, move
        self._revision = 0
        self._verbs: set[Verb] = set()
        self._is_certain = False

    async def play(self, address: str) -> None:
        """Play until cancelled."""
        while True:
            try:
                async with asyncio.timeout(RECOVERY_SECONDS):
                    await self._act(address)
            except FAILURES:
                self._findings.refused += 1
                self._is_certain = False
            await asyncio.sleep(PACE)

    async def _act(self, address: str) -> None:
        if not self._is_certain:
            if not self._revision:
                await self.visitor.enter(address)
                self._learn(await self.visitor.type(self._opening), 1)
            else:
                self._learn(await self.visitor.type("/board"), self._revision)
            return
        lines = {Verb.UNDO: "/undo", Verb.REDO: "/redo"}
        line = next((line for verb, line in lines.items() if verb in self._verbs), self._move)
        self._learn(await self.visitor.type(line), self._revision + 1, self._revision + 1)

    def _learn(self, message: dict[str, Any], least: int, most: int | None = None) -> None:
        """Compare the board of an answer with what was answered before.

        ``most`` is the revision after one move; ``None`` if it is not certain how many were made.
        """
        rows = message["rows"] or ()
        actions = [unpack(button["press"]) for row in rows for button in row if button.get("press")]
        revisions = [action.revision for action in actions if action.revision]
        if not revisions:
            self._findings.refused += 1
            self._is_certain = False
            return
        if revisions[0] < least:
            self._findings.lost.append(f"revision {revisions[0]} is shown after {least}")
        if most is not None and revisions[0] > most:
            self._findings.lost.append(f"revision {revisions[0]} is shown instead of {most}: made twice")
        self._revision, self._verbs = revisions[0], {action.verb for action in actions}
        if self._revision > 1 and (Verb.UNDO in self._verbs) != (self._revision % 2 == 0):
            self._findings.lost.append(f"revision {self._revision} has another board than was answered")
        self._is_certain = True
        self._findings.answered += 1
        self.was_answered.set()


class DrillBot:
    """The bot and its server, with a service manager that restarts the bot whenever it ends."""

    def __init__(self, directory: Path, findings: DrillFindings) -> None:
        self.data = directory / "data"
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._program = PlainProgram(directory, PAGE_PORT=str(port), LOG_LEVEL="warning", **TELEGRAM)
        self._findings = findings
        self._is_expected = False
        self._is_up = asyncio.Event()

    async def run(self) -> None:
        """Start it, and start it again whenever it ends, until cancelled."""
        while True:
            await self._program.begin()
            with suppress(AssertionError):  # it ended before
                await self._program.address()
                self._is_up.set()
            end = await self._end()
            self._is_up.clear()
            if not self._is_expected:
                self._findings.ended.append(end)
            self._is_expected = False

    async def _end(self) -> End:
        said, complained = await self._program.process.communicate()
        return End(self._program.process.returncode or 0, said.decode(), complained.decode())

    async def until_up(self) -> None:
        """Wait until the bot serves its page."""
        await self._is_up.wait()

    async def stop(self) -> None:
        """Stop the bot and its server for good."""
        self._is_expected = True
        if self._program.process.returncode is None:
            self._program.send(signal.SIGTERM)
            await self._program.process.wait()

    @property
    def server(self) -> int:
        """The process of its server."""
        return int((self.data / "server.lock").read_text())

    def send(self, number: signal.Signals) -> None:
        """Send the bot a signal."""
        self._is_expected |= number is signal.SIGKILL
        self._program.send(number)

    def send_server(self, number: signal.Signals) -> None:
        """Send its server a signal."""
        os.kill(self.server, number)


DrillFault = Callable[["Drill"], Awaitable[None]]


@dataclass(slots=True)
class Drill:
    """All that takes part."""

    bot: DrillBot
    players: list[DrillPlayer]
    findings: DrillFindings
    chance: Random
    disk: Path | None
    """The small disk of the bot; ``None`` if none could be mounted."""

    async def pause(self, longest: float) -> None:
        """Let a fault last for a while."""
        await asyncio.sleep(longest * self.chance.random())

    async def recover(self) -> None:
        """Wait until the bot is up and every player was answered with a board."""
        begun = time.monotonic()
        for player in self.players:
            player.was_answered.clear()
        async with asyncio.timeout(RECOVERY_SECONDS):
            await self.bot.until_up()
            for player in self.players:
                await player.was_answered.wait()
        self.findings.recoveries.append(time.monotonic() - begun)


async def bot_is_killed(drill: Drill) -> None:
    """Kill the bot; its server lives on."""
    drill.bot.send(signal.SIGKILL)


async def server_is_killed(drill: Drill) -> None:
    """Kill the server."""
    drill.bot.send_server(signal.SIGKILL)


async def both_are_killed(drill: Drill) -> None:
    """Kill the bot and its server."""
    drill.bot.send_server(signal.SIGKILL)
    drill.bot.send(signal.SIGKILL)


async def bot_is_suspended(drill: Drill) -> None:
    """Suspend the bot for a while."""
    drill.bot.send(signal.SIGSTOP)
    await drill.pause(LONGEST_SUSPENSION)
    drill.bot.send(signal.SIGCONT)


async def server_is_suspended(drill: Drill) -> None:
    """Suspend the server for a while; there must be no other one."""
    server = drill.bot.server
    drill.bot.send_server(signal.SIGSTOP)
    await drill.pause(LONGEST_SUSPENSION)
    os.kill(server, signal.SIGCONT)
    if drill.bot.server != server:
        drill.findings.lost.append("a second server was started beside a suspended one")


async def disk_is_full(drill: Drill) -> None:
    """Leave no room on the disk until the server has ended, and a while longer."""
    server = drill.bot.server
    if drill.disk is None:
        resource.prlimit(server, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        await until_ended(server)
        return
    ballast = drill.disk / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(BLOCK):
            pass
        while file.write(BLOCK[:1]):
            pass
    await until_ended(server)
    await drill.pause(LONGEST_FULL)
    ballast.unlink()


DRILL_FAULTS: tuple[DrillFault, ...] = (
    bot_is_killed, server_is_killed, both_are_killed, bot_is_suspended, server_is_suspended, disk_is_full,
)  # fmt: skip


async def until_ended(process: int) -> None:
    """Wait until a process of the bot has ended."""
    async with asyncio.timeout(RECOVERY_SECONDS):
        with suppress(ProcessLookupError):
            while True:
                os.kill(process, 0)
                await asyncio.sleep(POLL_SECONDS)


@contextmanager
def small_disk(path: Path) -> Iterator[bool]:
    """Mount a small disk on a directory; yield whether that was possible."""
    path.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(path)]
    try:
        is_mounted = not subprocess.run(words, check=False, capture_output=True, timeout=30).returncode
    except FileNotFoundError:
        is_mounted = False
    try:
        yield is_mounted
    finally:
        if is_mounted:
            subprocess.run(["umount", str(path)], check=True, timeout=30)


@asynccontextmanager
async def running_drill(directory: Path, chance: Random) -> AsyncIterator[Drill]:
    """Start the bot and its players."""
    findings = DrillFindings()
    with small_disk(directory / "disk") as is_mounted:
        findings.is_disk_real = is_mounted
        bot = DrillBot(directory / "disk", findings)
        visitors: list[Visitor | TablesVisitor] = [Visitor() for _ in range(PLAYERS - WITH_TABLES)]
        visitors += [TablesVisitor(FIRST_ACCOUNT + number, findings) for number in range(WITH_TABLES)]
        players = [
            DrillPlayer(findings, visitor, *BEGINNINGS[number % len(BEGINNINGS)])
            for number, visitor in enumerate(visitors)
        ]
        tasks = [asyncio.create_task(bot.run())]
        await bot.until_up()
        tasks += [asyncio.create_task(player.play(bot.address)) for player in players]
        drill = Drill(bot, players, findings, chance, directory / "disk" if is_mounted else None)
        try:
            await drill.recover()
            yield drill
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            findings.lost += [repr(end) for end in ends if not isinstance(end, asyncio.CancelledError)]
            for player in players:
                await player.visitor.__aexit__()
            await bot.stop()


async def drill(
    directory: Path, faults: int, seed: int, note: Callable[[DrillFindings], None] = lambda _: None
) -> DrillFindings:
    """Cause a number of faults one after the other, of each kind equally many, in random order."""
    chance = Random(seed)
    kinds = [DRILL_FAULTS[number % len(DRILL_FAULTS)] for number in range(faults)]
    chance.shuffle(kinds)
    async with running_drill(directory, chance) as running:
        for fault in kinds:
            await running.pause(1.0)
            await fault(running)
            await running.recover()
            running.findings.faults[fault.__name__] += 1
            note(running.findings)
    return running.findings
