"""Hostile requests to the webhook: without the secret, too large, invalid, slow, repeated."""

import asyncio
import json
from collections.abc import AsyncIterator
from io import BytesIO

import aiohttp
import pytest
from aiohttp.test_utils import unused_port

from bot.app import App
from bot.chats.telegram.updates import webhook
from bot.chats.telegram.updates.webhook import MAX_BODY, SECRET_HEADER, WebhookAddress
from bot.rendering.image_renderer import ImageRenderer
from tests.security.support import in_telegram
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import Server

GRACE = 120.0


@pytest.fixture
async def server(app: App, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """Provide a Bot API server that posts updates to the bot."""
    port = unused_port()
    address = WebhookAddress(f"http://127.0.0.1:{port}", "127.0.0.1", port)
    async with in_telegram(app, pictures, monkeypatch, address) as server:
        await server.until(lambda: server.updates.webhook)
        yield server


class Stranger:
    """A client that has found the webhook, with or without the secret."""

    def __init__(self, server: Server, *, has_secret: bool) -> None:
        webhook = server.updates.webhook
        self.url = webhook["url"]
        self.secret = webhook["secret_token"] if has_secret else "0" * 64

    async def send(self, body: bytes, kind: str = "application/json") -> int:
        headers = {SECRET_HEADER: self.secret, "Content-Type": kind}
        async with aiohttp.ClientSession() as session:
            try:
                async with session.post(self.url, data=BytesIO(body), headers=headers) as answer:
                    assert await answer.read() == b""
                    return answer.status
            except aiohttp.ClientConnectionError:
                return 0  # the connection was closed while sending

    async def begin(self, length: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Send the headers of a request without its body."""
        host, _, path = self.url.removeprefix("http://").partition("/")
        reader, writer = await asyncio.open_connection(*host.split(":"))
        head = f"POST /{path} HTTP/1.1\r\nHost: {host}\r\n{SECRET_HEADER}: {self.secret}\r\n"
        writer.write(f"{head}Content-Length: {length}\r\n\r\n".encode())
        return reader, writer


async def test_without_the_secret_the_body_is_not_read(server: Server) -> None:
    stranger = Stranger(server, has_secret=False)
    reader, writer = await stranger.begin(MAX_BODY)
    async with asyncio.timeout(GRACE):
        assert b" 403 " in await reader.readline()
    writer.close()
    assert await stranger.send(b"x" * (4 * MAX_BODY)) in (403, 0)


async def test_invalid_bodies_are_refused_and_the_next_update_is_answered(server: Server) -> None:
    stranger = Stranger(server, has_secret=True)
    for body in (
        b"", b"null", b"[]", b"{}", b'"x"', b"\xff\xfe", b"[" * 100_000, b'{"update_id": "1"}',
        b'{"update_id": 1e400}', b'{"update_id": null}', b'{"update_id": true}',
    ):  # fmt: skip
        assert await stranger.send(body) == 400, body
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x/y"):
        assert await stranger.send(b"x=1&y=2", kind) == 400
    assert await stranger.send(b" " * (MAX_BODY + 1)) in (413, 0)
    assert await Person(server, 501, "Anna").say("/help")


async def test_missing_bodies_are_limited_in_number_and_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "MOST_BODIES", 3)
    monkeypatch.setattr(webhook, "BODY_SECONDS", 2.0)
    stranger = Stranger(server, has_secret=True)
    slow = [await stranger.begin(100) for _ in range(4)]
    async with asyncio.timeout(GRACE):
        lines = await asyncio.gather(*(reader.readline() for reader, _ in slow))
    assert sorted(line.split()[1] for line in lines) == [b"408", b"408", b"408", b"503"]
    for _, writer in slow:
        writer.close()
    assert await Person(server, 501, "Anna").say("/help")


async def test_an_update_that_is_sent_again_is_answered_once(server: Server) -> None:
    anna = Person(server, 501, "Anna")
    board = await anna.say("/play wish 0")
    stranger = Stranger(server, has_secret=True)
    message = board | {"from": anna.user, "text": "/help", "message_id": 999}
    message.pop("photo", None)
    update = {"update_id": 1, "message": message}
    sent = len(server.sent("sendMessage"))
    for _ in range(20):
        assert await stranger.send(json.dumps(update).encode()) == 200
    await anna.say("/about")
    assert len(server.sent("sendMessage")) == sent + 2
