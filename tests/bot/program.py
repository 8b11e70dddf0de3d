"""The real program in its own process, and a client of its web chat."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self
from uuid import uuid4

from aiohttp import ClientSession, CookieJar

from bot.storage.embedded.file_lock import FileLock, LockedError
from tests.patience import PATIENT_PROGRAM

PATIENCE = 120.0
"""Seconds after which a test stops waiting and fails."""

PATHS = ("PATH", "PYTHONPATH")
"""The environment variables with which a program finds the same programs and modules as the test."""


def own_paths() -> dict[str, str]:
    """Return the values of those environment variables."""
    return {name: os.environ[name] for name in PATHS if name in os.environ}


@dataclass(frozen=True, slots=True)
class End:
    """How a program ended: its exit status, standard output and standard error."""

    status: int
    said: str
    complained: str


class Program:
    """The bot with only these settings, its data in a directory, and long timeouts of the store."""

    command: ClassVar[tuple[str, ...]] = ("-c", PATIENT_PROGRAM)
    """The arguments of the Python interpreter."""

    def __init__(self, directory: Path, **settings: str) -> None:
        self.data = directory / "data"
        self._directory = directory
        usual = {"DATA_DIR": str(self.data), "PAGE_PORT": "0"}
        self._environment = own_paths() | usual | settings
        self._words: tuple[str, ...] = ()
        self._process: Process | None = None

    def with_words(self, *words: str) -> Self:
        """Return a program with the same settings and these command line arguments."""
        other = type(self)(self._directory, **self._environment)
        other._words = words
        return other

    async def begin(self) -> Self:
        """Start the program."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self.command,
            *self._words,
            env=self._environment,
            cwd=self._directory,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
        )
        return self

    @property
    def process(self) -> Process:
        """The process of the program."""
        assert self._process is not None
        return self._process

    async def address(self) -> str:
        """Wait until the program is ready, and return the URL of its page."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await self.process.stdout.readline()).decode()
        if not line.startswith("Play at http://"):
            raise AssertionError(f"it said {line!r} and {await self.end()}")
        return line.removeprefix("Play at ").strip()

    def send(self, number: signal.Signals) -> None:
        """Send the program a signal."""
        self.process.send_signal(number)

    async def end(self) -> End:
        """Wait until the program ends."""
        async with asyncio.timeout(PATIENCE):
            said, complained = await self.process.communicate()
        assert self.process.returncode is not None
        return End(self.process.returncode, said.decode(), complained.decode())

    async def kill_all(self) -> None:
        """Kill the program and its server at the same time with SIGKILL."""
        server = int((self.data / "server.lock").read_text())
        os.kill(server, signal.SIGKILL)
        self.send(signal.SIGKILL)
        await self.end()

    def has_left(self) -> bool:
        """Return whether neither the bot nor its server locks the data directory."""
        try:
            for name in ("lock", "server.lock"):
                if (self.data / name).exists():
                    FileLock.acquire(self.data / name).close()
        except LockedError:
            return False
        return True


class PlainProgram(Program):
    """The program with its normal timeouts of the store."""

    command = ("-m", "bot")


@asynccontextmanager
async def running(program: Program) -> AsyncIterator[str]:
    """Start a program, yield the URL of its page, and check that it stops on SIGTERM."""
    await program.begin()
    try:
        yield await program.address()
    finally:
        if program.process.returncode is None:
            program.send(signal.SIGTERM)
            await program.end()


class Visitor:
    """A player of the web chat; sends what the page's script sends."""

    def __init__(self) -> None:
        self._session = ClientSession(cookie_jar=CookieJar(unsafe=True))  # unsafe: for an IP address
        self._address = ""
        self._token = ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._session.close()

    async def enter(self, address: str) -> list[dict[str, Any]]:
        """Open the page; return the chat history."""
        self._address = address.rstrip("/")
        entered = await self._post("/enter")
        self._token = entered["token"]
        return list(entered["messages"])

    async def type(self, line: str) -> dict[str, Any]:
        """Type a line; return the last message of the reply."""
        answer = await self._post("/type", entry=uuid4().hex, line=line)
        return dict(answer["messages"][-1])

    async def picture(self, message: dict[str, Any]) -> bytes:
        """Return the image of a message."""
        async with self._session.get(self._address + message["board"]["address"]) as answer:
            assert answer.status == 200
            return await answer.read()

    async def _post(self, path: str, **body: str) -> dict[str, Any]:
        headers = {"Origin": self._address, "X-Page-Token": self._token}
        async with self._session.post(self._address + path, json=body, headers=headers) as answer:
            assert answer.status == 200, await answer.text()
            return dict(await answer.json())
