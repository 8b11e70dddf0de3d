"""Real Valkey servers as processes on loopback, which can be killed, suspended and restarted.

Each has a directory with its data and ``log``, and is killed at the end of its ``async with`` block.
"""

import asyncio
import random
import signal
import socket
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from subprocess import STDOUT, Popen
from typing import Any

import pytest
from redis import Redis
from redis.exceptions import AuthenticationError, RedisError

from bot.config.errors import StartError
from bot.storage.connection.connect import check_server, connect
from bot.storage.embedded.server import find_server

PATIENCE = 120.0
"""Seconds after which waiting fails."""
POLL_SECONDS = 0.02
PORTS = range(20_000, 32_000)
"""Below the ephemeral ports, so that the port of a stopped server stays free for its restart."""
NODE_TIMEOUT = 1500
"""Milliseconds without a reply after which cluster nodes or sentinels consider a server down."""
USUAL = {
    "bind": "127.0.0.1",
    "protected-mode": "no",
    "appendonly": "yes",
    "appendfsync": "always",
    "save": '""',
    "daemonize": "no",
    "maxmemory-policy": "noeviction",
    "repl-diskless-sync-delay": "0",
    "repl-timeout": "5",
}


GIVEN: set[int] = set()
"""Ports already returned by ``free_port``: a server that is starting does not listen yet."""


def free_port() -> int:
    """Return a port that is free and was not returned before."""
    for port in random.sample(PORTS, 100):
        if port in GIVEN:
            continue
        with socket.socket() as taken:
            try:
                taken.bind(("127.0.0.1", port))
            except OSError:
                continue
        GIVEN.add(port)
        return port
    raise AssertionError("there is no free port")


async def until(is_so: Callable[[], Awaitable[bool] | bool], what: str) -> None:
    """Wait until a condition is true; it counts as false while a server cannot be reached."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(RedisError, OSError):
                    found = is_so()
                    if found if isinstance(found, bool) else await found:
                        return
                await asyncio.sleep(POLL_SECONDS)
    except TimeoutError:
        raise AssertionError(f"waited in vain until {what}") from None


class Server:
    """One server; its settings are written to a file in the format of ``valkey.conf``."""

    def __init__(
        self,
        directory: Path,
        settings: Mapping[str, str] | None = None,
        *words: str,
        program: Path | None = None,
    ) -> None:
        self.directory = directory
        self._program = program or find_server()
        self.settings = USUAL | {"dir": f'"{directory}"'} | dict(settings or {})
        self.port = int(self.settings.setdefault("port", str(free_port())))
        self._words = words
        self._process: Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The URL of this server."""
        return f"redis://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The id of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether its process exists, running or suspended."""
        return self._process is not None and self._process.poll() is None

    async def start(self) -> None:
        """Start the server and wait until it answers."""
        self.directory.mkdir(parents=True, exist_ok=True)
        file = self.directory / "server.conf"
        if not file.exists():  # a sentinel stores its state in this file
            lines = [f"{name} {line}" for name, text in self.settings.items() for line in text.split("\n")]
            file.write_text("\n".join(lines) + "\n", "utf-8")
        self.launch(file)
        await until(self.is_ready, f"server {self.port}")

    def launch(self, file: Path | None = None) -> None:
        """Start the process without waiting until it answers."""
        with (self.directory / "log").open("ab") as log:
            self._process = Popen(
                [self._program, file or self.directory / "server.conf", *self._words],
                stdin=DEVNULL,
                stdout=log,
                stderr=STDOUT,
                env={"LC_ALL": "C"},
                restore_signals=False,  # keep SIGXFSZ ignored: EFBIG instead of a signal
            )

    async def is_ready(self) -> bool:
        """Return whether the server answers; raise ``AssertionError`` if it has ended."""
        if not self.is_running:
            raise AssertionError(f"server {self.port} ended:\n{(self.directory / 'log').read_text()}")
        try:
            return bool(await self.ask("PING"))
        except AuthenticationError:
            return True

    async def ask(self, *words: str | int) -> Any:  # noqa: ANN401 - each command has another
        """Return the reply to a command; the first argument is its full name, such as ``CLUSTER NODES``.

        It asks in a thread, because an asynchronous client that is cancelled while it closes leaks its
        connection.
        """
        return await asyncio.to_thread(self._ask, *words)

    def _ask(self, *words: str | int) -> Any:  # noqa: ANN401 - each command has another
        with Redis(port=self.port, socket_timeout=5.0, decode_responses=True) as client:
            return client.execute_command(*words)

    async def follows(self) -> bool:
        """Return whether it is a replica whose link to its primary is up."""
        return bool((await self.ask("INFO", "replication")).get("master_link_status") == "up")

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        if self._process is not None and self.is_running:
            self._process.kill()
            self._process.wait(PATIENCE)

    def suspend(self) -> None:
        """Suspend the process: it keeps its connections and answers nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Resume the process."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    async def restart(self) -> None:
        """Start it again on the same port with the same data; kill it first if it runs."""
        self.kill()
        await self.start()


@asynccontextmanager
async def server(
    directory: Path, settings: Mapping[str, str] | None = None, program: Path | None = None
) -> AsyncIterator[Server]:
    """Run one server; without a program, the one that comes with the bot."""
    one = Server(directory, settings, program=program)
    try:
        await one.start()
        yield one
    finally:
        one.kill()


@asynccontextmanager
async def replicated(directory: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Run a primary and its replica."""
    async with server(directory / "primary") as primary:
        following = {"replicaof": f"127.0.0.1 {primary.port}"}
        async with server(directory / "replica", following) as replica:
            await until(replica.follows, "a replica follows")
            yield primary, replica


async def refusal(url: str, replicas: int = 0) -> str:
    """Return the error with which a bot refuses to start with this URL: one line without a password."""
    with pytest.raises(StartError) as caught:
        async with connect(url, replicas) as redis:
            await check_server(redis, url, replicas)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)
    return str(caught.value)
