"""The processes of the bot, each restarted whenever it ends, as a service manager does."""

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
"""Seconds that a process has to end after SIGTERM."""
PAGE = resource.getpagesize()
"""Bytes of a page of memory."""


def memory_in_kib(process: int) -> int:
    """Return the resident memory of a process in KiB."""
    return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * PAGE // 1024


class BotProcess:
    """One process of the bot, restarted whenever it ends."""

    def __init__(self, directory: Path, **settings: str) -> None:
        directory.mkdir()
        self.log = directory / "log"
        self._directory = directory
        usual = {"DATA_DIR": str(directory / "data"), "PAGE_PORT": "0", "NO_PROXY": "127.0.0.1"}
        self._environment = own_paths() | usual | settings
        self._process: Process | None = None
        self._restarting: asyncio.Task[None] | None = None
        self.starts = 0

    def begin(self) -> None:
        """Start it, and restart it whenever it ends."""
        self._restarting = asyncio.create_task(self._run())

    async def close(self) -> None:
        """End it for good; kill it if it does not end in time."""
        if self._restarting is not None:
            self._restarting.cancel()
            await asyncio.gather(self._restarting, return_exceptions=True)
        process = self._process
        if process is None or process.returncode is not None:
            return
        self.send(signal.SIGCONT)
        self.send(signal.SIGTERM)
        try:
            async with asyncio.timeout(ENDING):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()

    @property
    def kib(self) -> int:
        """Its resident memory in KiB; 0 while it does not run."""
        if self._process is None or self._process.returncode is not None:
            return 0
        try:
            return memory_in_kib(self._process.pid)
        except FileNotFoundError:
            return 0

    def send(self, number: signal.Signals) -> None:
        """Send it a signal if it runs."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)

    async def _run(self) -> None:
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
            await self._process.wait()
            await asyncio.sleep(PAUSE)
