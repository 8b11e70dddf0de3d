"""More connections than there is room for: nobody is kept out by one who holds all of them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
from aiohttp import web

from bot.runtime.http_connections import ConnectionTable
from bot.runtime.http_server import HttpServer
from tests.operation.metrics_text import Exposition
from tests.security.support import ManualClock
from tests.store.servers import until

GRACE = 120.0
"""Seconds after which a test gives up."""
HERE, THERE = "127.0.0.1", "127.0.0.2"
"""Two addresses of this machine."""
GET = b"GET /%s HTTP/1.1\r\nHost: x\r\n\r\n"
BIG = 8 * 2**20
"""Bytes of an answer that doesn't fit into the buffers of a socket."""


@dataclass
class Client:
    """A client at an address of its own."""

    port: int
    address: str
    opened: list[asyncio.StreamWriter] = field(default_factory=list)

    async def connect(self, sent: bytes = b"") -> asyncio.StreamReader:
        reader, writer = await asyncio.open_connection(HERE, self.port, local_addr=(self.address, 0))
        self.opened.append(writer)
        writer.write(sent)
        return reader

    async def ask(self, path: bytes = b"word") -> asyncio.StreamReader:
        """Send a request, and return the reader when it is answered."""
        reader = await self.connect(GET % path)
        async with asyncio.timeout(GRACE):
            await reader.readuntil(path)
        return reader

    async def is_refused(self) -> bool:
        """Return whether a new connection is closed without an answer."""
        return await is_closed(await self.connect(GET % b"word"))


async def is_closed(reader: asyncio.StreamReader) -> bool:
    """Return whether nothing more comes, and the connection ends."""
    async with asyncio.timeout(GRACE):
        try:
            return await reader.read() == b""
        except ConnectionError:
            return True


@dataclass
class Serving:
    """A server, the clients that it knows, and an event at which it answers ``/wait``."""

    here: Client
    there: Client
    released: asyncio.Event
    arrived: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))

    async def until_waiting(self, count: int) -> None:
        """Wait until that many more requests wait for an answer."""
        async with asyncio.timeout(GRACE):
            for _ in range(count):
                await self.arrived.acquire()


@asynccontextmanager
async def serving(**limits: float) -> AsyncIterator[Serving]:
    async def word(_: web.Request) -> web.Response:
        return web.Response(text="word")

    async def big(_: web.Request) -> web.Response:
        return web.Response(body=bytes(BIG))

    async def wait(request: web.Request) -> web.Response:
        one.arrived.release()
        await one.released.wait()
        return web.Response(text=await request.text())

    application = web.Application(client_max_size=BIG)
    application.add_routes([web.get("/word", word), web.get("/big", big), web.post("/wait", wait)])
    server = HttpServer(application, 0.1, **limits)  # type: ignore[arg-type]
    await server.open(HERE, 0)
    one = Serving(Client(server.port, HERE), Client(server.port, THERE), asyncio.Event())
    try:
        yield one
    finally:
        one.released.set()
        for writer in (*one.here.opened, *one.there.opened):
            writer.close()
        await server.close()


def refused(kind: str) -> float:
    """Return how many connections of that kind there was no room for."""
    return Exposition.now().value("solitaire_connections_refused_total", server="page", kind=kind)


POST = b"POST /wait HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nx"


async def test_idle_connections_of_one_address_keep_nobody_out(caplog: pytest.LogCaptureFixture) -> None:
    before = refused("idle")
    async with serving(most=3) as server:
        first, second, _ = [await server.here.ask() for _ in range(3)]
        await server.there.ask()
        assert await is_closed(first)
        await server.here.ask()
        assert await is_closed(second)
        assert Exposition.now().value("solitaire_connections", server="page") == 3
    assert refused("idle") - before == 2
    (line,) = [one.getMessage() for one in caplog.records if one.levelno == logging.WARNING]
    assert line.startswith("All 3 connections of the page port are open, 2 of them from one address.")
    assert HERE not in line


async def test_connections_in_use_of_one_address_keep_nobody_else_out() -> None:
    """As slow bodies, long polls, or anything else that takes long."""
    before = refused("busy"), refused("new")
    async with serving(most=3) as server:
        first, *_ = [await server.here.connect(POST) for _ in range(3)]
        await server.until_waiting(3)
        await server.there.ask()
        assert await is_closed(first)
        await server.here.ask()  # instead of the idle one of the other address
        await server.there.connect(POST)
        await server.until_waiting(1)
        assert await server.here.is_refused()
    assert (refused("busy") - before[0], refused("new") - before[1]) == (1, 1)


async def test_a_client_that_does_not_read_is_cut_off() -> None:
    async with serving(unread_seconds=0.05) as server:
        reader = await server.here.connect(GET % b"big")
        transport = server.here.opened[0].transport
        transport.pause_reading()  # type: ignore[attr-defined]
        await until(
            lambda: not Exposition.now().value("solitaire_connections", server="page"), "it is closed"
        )
        transport.resume_reading()  # type: ignore[attr-defined]
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(BIG)


def test_a_full_server_logs_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clock = ManualClock()
    table = ConnectionTable("page", 0, clock)
    for _ in range(5):
        assert not table.admit(object(), None, HERE)  # type: ignore[arg-type]
    clock.time += 61
    table.admit(object(), None, HERE)  # type: ignore[arg-type]
    assert [record.getMessage().partition("refused: ")[2] for record in caplog.records] == [
        "1; closed for others: 0 idle, 0 with a request",
        "5; closed for others: 0 idle, 0 with a request",
    ]
