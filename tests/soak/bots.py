"""The processes of the bot, each kept running as an operating system would do it."""

import asyncio
import resource
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path

from tests.bot.program import own_paths

PAUSE = 0.3
"""Seconds after which a process that ended is started again."""
ENDING = 10.0
"""Seconds that a process is given to end when it is asked to."""
PAGE = resource.getpagesize()
"""Bytes of a page of memory."""


class Bot:
    """One process of the bot, started again whenever it ends."""

    def __init__(self, directory: Path, **settings: str) -> None:
        directory.mkdir()
        self.log = directory / "log"
        self._directory = directory
        usual = {"DATA_DIR": str(directory / "data"), "PAGE_PORT": "0", "NO_PROXY": "127.0.0.1"}
        self._environment = own_paths() | usual | settings
        self._process: Process | None = None
        self._keeping: asyncio.Task[None] | None = None
        self.starts = 0
        self.statuses: list[int] = []
        """With what each process ended."""

    def begin(self) -> None:
        """Start it, and again whenever it ends."""
        self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Have it end, and not be started again; one that does not end in time is killed."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        process = self._process
        if process is None or process.returncode is not None:
            return
        self._send(signal.SIGCONT)
        self._send(signal.SIGTERM)
        try:
            async with asyncio.timeout(ENDING):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()

    def kill(self) -> None:
        """Kill it without warning."""
        self._send(signal.SIGKILL)

    def ask_to_end(self) -> None:
        """Ask it to end, as who puts another version in its place."""
        self._send(signal.SIGTERM)

    def suspend(self) -> None:
        """Hold it up."""
        self._send(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        self._send(signal.SIGCONT)

    @property
    def kib(self) -> int:
        """The memory that it has, in KiB; 0 while it is not there."""
        if self._process is None or self._process.returncode is not None:
            return 0
        try:
            pages = Path(f"/proc/{self._process.pid}/statm").read_text("ascii").split()[1]
        except FileNotFoundError:
            return 0
        return int(pages) * PAGE // 1024

    def _send(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)

    async def _keep(self) -> None:
        while True:
            with self.log.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "bot",
                    env=self._environment,
                    cwd=self._directory,
                    stdin=DEVNULL,
                    stdout=log,
                    stderr=log,
                )
            self.starts += 1
            self.statuses.append(await self._process.wait())
            await asyncio.sleep(PAUSE)
