"""Real Valkey servers as processes on loopback, which can be killed, held up and started again.

    async with server(directory) as one:
        one.kill()
        await one.restart()

A primary with replicas is ``replicated`` here, with sentinels ``sentinels`` in ``sentinels.py``, a cluster is
``cluster`` in ``clusters.py``. Every server keeps its data in a directory of its own and writes what it says
into ``log`` there. All of them end with the ``async with``, whatever happens in it.
"""

import asyncio
import random
import signal
import socket
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from subprocess import STDOUT, Popen
from typing import Any, cast

import pytest
from redis.asyncio import Redis
from redis.exceptions import RedisError

from bot.core.errors import StartError
from bot.storage.connection.connect import check_server, connect
from bot.storage.embedded.server import find_server

PATIENCE = 30.0
"""Seconds after which a test fails instead of waiting on."""
POLL_SECONDS = 0.02
PORTS = range(20_000, 32_000)
"""Below those that systems give to outgoing connections: a server that is away finds its own free again."""
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


def text(value: object) -> str:
    """Return what the client gives for text."""
    return value.decode() if isinstance(value, bytes) else str(value)


async def until(is_so: Callable[[], Awaitable[bool] | bool], what: str) -> None:
    """Wait for a condition; while a server is not reached, it is not fulfilled."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    found = is_so()
                    if found if isinstance(found, bool) else await found:
                        return
                except (RedisError, OSError):
                    pass
                await asyncio.sleep(POLL_SECONDS)
    except TimeoutError:
        raise AssertionError(f"{what}: it did not come so far") from None


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
        """Tell whether it answers."""
        if not self.is_running:
            raise AssertionError(f"server {self.port} ended:\n{(self.directory / 'log').read_text()}")
        try:
            async with asyncio.timeout(1):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                try:
                    writer.write(b"PING\r\n")
                    return (await reader.readline()).startswith((b"+PONG", b"-NOAUTH"))
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            return False

    async def ask(self, *words: str | int) -> object:
        """Return its answer to a command, as it came."""
        async with Redis(host="127.0.0.1", port=self.port, socket_timeout=5.0, protocol=2) as client:
            client.response_callbacks.clear()
            return cast(object, await cast(Any, client).execute_command(*words))

    async def info(self, *words: str) -> Mapping[str, str]:
        """Return an answer that is a list of names and values, such as those to INFO."""
        lines = text(await self.ask(*words)).splitlines()
        return {name: value for name, is_there, value in (line.partition(":") for line in lines) if is_there}

    async def follows(self) -> bool:
        """Tell whether it is a replica that has all that its primary has."""
        return (await self.info("INFO", "replication")).get("master_link_status") == "up"

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
async def replicated(directory: Path, replicas: int = 1) -> AsyncIterator[tuple[Server, ...]]:
    """Run a primary and its replicas, the primary first."""
    async with AsyncExitStack() as stack:
        primary = await stack.enter_async_context(server(directory / "primary"))
        following = {"replicaof": f"127.0.0.1 {primary.port}"}
        others = [
            await stack.enter_async_context(server(directory / f"replica{number}", following))
            for number in range(replicas)
        ]
        for other in others:
            await until(other.follows, "a replica follows")
        yield (primary, *others)


async def refusal(url: str, replicas: int = 0) -> str:
    """Return why a bot cannot start with a store at this address: one line without a password."""
    with pytest.raises(StartError) as caught:
        async with connect(url, replicas) as redis:
            await check_server(redis, url, replicas)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)
    return str(caught.value)
