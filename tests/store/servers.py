"""Real Valkey servers as processes on loopback, which can be killed, held up and started again.

Each has a directory with its data and its ``log``, and ends with the ``async with`` that started it.
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
from redis.asyncio import Redis
from redis.exceptions import AuthenticationError, RedisError

from bot.core.errors import StartError
from bot.storage.connection.connect import check_server, connect
from bot.storage.embedded.server import find_server

PATIENCE = 120.0
"""Seconds after which a test fails instead of waiting on."""
POLL_SECONDS = 0.02
PORTS = range(20_000, 32_000)
"""Below those of outgoing connections: a server that is away finds its own free again."""
NODE_TIMEOUT = 1500
"""Milliseconds of silence after which a server of a cluster, or one that is guarded, is taken to be gone."""
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
"""Ports already handed out: a server that is starting does not listen yet."""


def free_port() -> int:
    """Return a port that is free and was not handed out before."""
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
    """Wait for a condition; while a server is not reached, it is not fulfilled."""
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
    """One server, with its settings in a file as they stand in ``valkey.conf``."""

    def __init__(self, directory: Path, settings: Mapping[str, str] | None = None, *words: str) -> None:
        self.directory = directory
        self.settings = USUAL | {"dir": f'"{directory}"'} | dict(settings or {})
        self.port = int(self.settings.setdefault("port", str(free_port())))
        self._words = words
        self._process: Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its own address."""
        return f"redis://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether it has a process, be it one that is held up."""
        return self._process is not None and self._process.poll() is None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        self.directory.mkdir(parents=True, exist_ok=True)
        file = self.directory / "server.conf"
        if not file.exists():  # a sentinel writes into it what it knows
            lines = [f"{name} {line}" for name, text in self.settings.items() for line in text.split("\n")]
            file.write_text("\n".join(lines) + "\n", "utf-8")
        self.launch(file)
        await until(self.is_ready, f"server {self.port}")

    def launch(self, file: Path | None = None) -> None:
        """Start its process, and wait for nothing."""
        with (self.directory / "log").open("ab") as log:
            self._process = Popen(
                [find_server(), file or self.directory / "server.conf", *self._words],
                stdin=DEVNULL,
                stdout=log,
                stderr=STDOUT,
                env={"LC_ALL": "C"},
                restore_signals=False,  # so that a file which may not grow is an error, as on a full disk
            )

    async def is_ready(self) -> bool:
        """Return whether it answers."""
        if not self.is_running:
            raise AssertionError(f"server {self.port} ended:\n{(self.directory / 'log').read_text()}")
        try:
            return bool(await self.ask("PING"))
        except AuthenticationError:
            return True

    async def ask(self, *words: str | int) -> Any:  # noqa: ANN401 - each command has another
        """Return its answer to a command; the first word names it, as in ``CLUSTER NODES``."""
        async with Redis(port=self.port, socket_timeout=5.0, decode_responses=True) as client:
            return await client.execute_command(*words)  # type: ignore[no-untyped-call]

    async def follows(self) -> bool:
        """Return whether it is a replica that has all that its primary has."""
        return bool((await self.ask("INFO", "replication")).get("master_link_status") == "up")

    def kill(self) -> None:
        """Kill it without warning."""
        if self._process is not None and self.is_running:
            self._process.kill()
            self._process.wait(PATIENCE)

    def suspend(self) -> None:
        """Hold it up: it keeps its connections and answers nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    async def restart(self) -> None:
        """Start it again at the same port with the same data, killed first where it runs."""
        self.kill()
        await self.start()


@asynccontextmanager
async def server(directory: Path, settings: Mapping[str, str] | None = None) -> AsyncIterator[Server]:
    """Run one server."""
    one = Server(directory, settings)
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
    """Return why a bot cannot start with a store at this address: one line without a password."""
    with pytest.raises(StartError) as caught:
        async with connect(url, replicas) as redis:
            await check_server(redis, url, replicas)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)
    return str(caught.value)
