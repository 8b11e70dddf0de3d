"""Attacks on the web page: slow, silent and many connections, invalid requests, cookies."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web
from redis.asyncio import Redis

from bot.chats.web import request_guard
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.visitors import Visitors
from bot.config.page_names import PageName
from bot.runtime.http_server import HttpServer
from tests.bot.browsing import EVERYWHERE, browsing, serving

GRACE = 120.0
"""Seconds after which a test gives up."""


@asynccontextmanager
async def listening(**limits: float) -> AsyncIterator[int]:
    """Serve one word at a free port."""

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(text="word")

    application = web.Application()
    application.router.add_get("/", answer)
    listener = HttpServer(application, 0.1, **limits)  # type: ignore[arg-type]
    await listener.open("127.0.0.1", 0)
    try:
        yield listener.port
    finally:
        await listener.close()


async def connect(port: int, sent: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    return reader, writer


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Return what is sent until the connection is closed."""
    async with asyncio.timeout(GRACE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


@pytest.mark.parametrize(("sent", "answered"), [
    (b"", b""),
    (b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: 1", b""),
    (b"GET /" + b"a" * 100, b""),
    (b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHo", b"word"),
])  # fmt: skip
async def test_an_idle_connection_is_closed(sent: bytes, answered: bytes) -> None:
    limits = {"idle_seconds": 0.05} if answered else {"first_seconds": 0.05}
    async with listening(**limits) as port:
        reader, writer = await connect(port, sent)
        if answered:
            await reader.readuntil(answered)
        assert await rest(reader) == b""
        writer.close()


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03<script>alert(1)</script>",
        b"<script>alert(1)</script> / HTTP/1.1\r\n\r\n",
        b"GET /<script>alert(1)</script> HTTP/9\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX <script>alert(1)</script>\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1<script>\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nscript",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nscri",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: <script>" + b"a" * 9000 + b"\r\n\r\n",
    ],
)
async def test_invalid_http_is_not_echoed(sent: bytes) -> None:
    async with listening() as port:
        reader, writer = await connect(port, sent)
        answer = await rest(reader)
        writer.close()
    assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.0 400 "))
    assert b"script" not in answer
    head = answer.partition(b"\r\n\r\n")[0].lower()
    assert b"aiohttp" not in head
    assert b"x-content-type-options: nosniff" in head
    assert b"frame-ancestors 'none'" in head


async def test_a_body_that_does_not_arrive_times_out(
    page: WebAdapter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_guard, "BODY_TIMEOUT", 0.05)
    async with browsing(page) as browser:
        await browser.enter()
        cookies = "; ".join(f"{one.key}={one.value}" for one in browser.session.cookie_jar)
        port = int(page.address.rstrip("/").rpartition(":")[2])
        head = [
            "POST /type HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: http://127.0.0.1:{port}",
            f"X-Page-Token: {browser.token}", f"Cookie: {cookies}", "Content-Type: application/json",
            "Content-Length: 100", "", "{",
        ]  # fmt: skip
        reader, writer = await connect(port, "\r\n".join(head).encode())
        async with asyncio.timeout(GRACE):
            assert b" 408 " in await reader.readline()
        writer.close()


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_the_cookie_is_for_the_page_only(page: WebAdapter, scheme: str) -> None:
    host = page.address.removeprefix("http://").rstrip("/")
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        origin = {"Origin": f"{scheme}://{host}"}
        async with session.post(f"{page.address}enter", json={}, headers=origin) as answer:
            (cookie,) = answer.headers.getall("Set-Cookie")
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert {"httponly", "samesite=strict", "path=/"} <= parts
    assert not [part for part in parts if part.startswith("domain")]
    assert ("secure" in parts) == (scheme == "https")
    assert cookie.startswith("__Host-solitaire-" if scheme == "https" else "solitaire-")


def test_an_insecure_cookie_counts_last() -> None:
    visitors = Visitors(b"s" * 32)
    mine, planted = visitors.new_player(), visitors.new_player()
    cookies = {
        visitors.cookie_name: visitors.cookie(planted),
        visitors.secure_cookie_name: visitors.cookie(mine),
    }
    assert visitors.visitor(cookies) == mine
    del cookies[visitors.secure_cookie_name]
    assert visitors.visitor(cookies) == planted
    assert visitors.visitor({visitors.cookie_name: "5." + "0" * 64}) is None


async def test_oversized_headers_are_refused(page: WebAdapter) -> None:
    async with aiohttp.ClientSession() as session:
        for headers in ({"X": "y" * 20_000}, {f"X-{number}": "y" for number in range(500)}):
            async with session.get(page.address, headers=headers) as answer:
                assert answer.status == 400
        async with session.get(page.address, headers={"Accept-Language": "de," * 2000}) as answer:
            assert answer.status == 200
            assert 'lang="de"' in await answer.text()
        async with session.get(f"{page.address}statistics?{'a=b&' * 1500}", allow_redirects=False) as answer:
            assert answer.status in (303, 400)


async def test_a_public_address_logs_a_warning(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(redis):
        assert not [one for one in caplog.records if one.levelno >= logging.WARNING]
    async with serving(redis, host=EVERYWHERE):
        (warning,) = [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]
    assert warning.startswith(f"PAGE_HOST is {EVERYWHERE}:")
    assert "TLS" in warning


@pytest.mark.parametrize(
    ("name", "address"), [("localhost:9000", "http://localhost:9000/"), ("[::1]:80", "http://[::1]:80/")]
)
async def test_a_port_that_is_published_to_this_machine_is_named_without_a_warning(
    redis: Redis, caplog: pytest.LogCaptureFixture, name: str, address: str
) -> None:
    """As in the container, where the bot cannot see how its port is published."""
    names = (PageName.read("cards.example"), PageName.read(name))
    async with serving(redis, host=EVERYWHERE, names=names) as page:
        assert page.address == address
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]
    async with serving(redis, host=EVERYWHERE, names=names[:1]) as page:
        assert page.address.startswith("http://localhost:")
    assert [one for one in caplog.records if one.levelno >= logging.WARNING]
