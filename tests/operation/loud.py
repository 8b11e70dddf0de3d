"""The program with its log in a file, because it is longer than a pipe's buffer."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from pathlib import Path
from typing import Self

from tests.bot.program import PATIENCE, End, Program


class LoudProgram(Program):
    """The program at log level debug."""

    def __init__(self, directory: Path, **settings: str) -> None:
        super().__init__(directory, LOG_LEVEL="debug", **settings)
        self.log = directory / "log"

    async def begin(self) -> Self:
        """Start it."""
        with self.log.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot"),
                env=self._environment,
                cwd=self._directory,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=PIPE,
                stderr=log,
            )
        return self

    async def end(self) -> End:
        """Wait for its end."""
        async with asyncio.timeout(PATIENCE):
            said, _ = await self.process.communicate()
        assert self.process.returncode is not None
        return End(self.process.returncode, said.decode(), self.said)

    @property
    def said(self) -> str:
        """All that it has logged."""
        return self.log.read_text("utf-8")

    def arguments(self) -> Iterator[str]:
        """Yield what ``ps`` shows of it, and of all processes that it has started."""
        yield from (told for _, told in family(self.process))


def family(process: Process) -> list[tuple[int, str]]:
    """Return a process and its children with their command lines."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                status = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            parents[int(entry.name)] = int(status[1])
    found = [process.pid]
    for number in found:
        found += [child for child, parent in parents.items() if parent == number]
    return [(number, _command_line(number)) for number in found]


def _command_line(number: int) -> str:
    try:
        return Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""
