"""The webhook before somebody who means harm: without the secret, with too much, with the same again."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from io import BytesIO

import aiohttp
import pytest

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.updates import webhook
from bot.chats.telegram.updates.webhook import MAX_BODY, SECRET_HEADER, WebhookAddress
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import TOKEN, Server
from tests.telegram_chat.specification import Specification

GRACE = 20.0


@pytest.fixture
async def server(app: App, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """Provide a Bot API server that posts updates to the bot."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    address = WebhookAddress(f"http://127.0.0.1:{port}", "127.0.0.1", port)
    async with Server(Specification.find()).running() as server:
        adapter = TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url, webhook=address)
        await adapter.start()
        running = asyncio.create_task(adapter.run())
        await server.until(lambda: server.updates.webhook)
        yield server
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await adapter.stop()


class Stranger:
    """Somebody who has found where the bot listens; where they are given the secret, a Telegram gone mad."""

    def __init__(self, server: Server, *, knows: bool) -> None:
        told = server.updates.webhook
        self.url = told["url"]
        self.secret = told["secret_token"] if knows else "0" * 64

    async def send(self, body: bytes, kind: str = "application/json") -> int:
        headers = {SECRET_HEADER: self.secret, "Content-Type": kind}
        async with aiohttp.ClientSession() as session:
            try:
                async with session.post(self.url, data=BytesIO(body), headers=headers) as answer:
                    assert await answer.read() == b""
                    return answer.status
            except aiohttp.ClientConnectionError:
                return 0  # hung up on while still sending

    async def begin(self, length: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Announce a body, and send none of it."""
        host, _, path = self.url.removeprefix("http://").partition("/")
        reader, writer = await asyncio.open_connection(*host.split(":"))
        head = f"POST /{path} HTTP/1.1\r\nHost: {host}\r\n{SECRET_HEADER}: {self.secret}\r\n"
        writer.write(f"{head}Content-Length: {length}\r\n\r\n".encode())
        return reader, writer


async def test_who_does_not_show_the_secret_is_not_even_read(server: Server) -> None:
    stranger = Stranger(server, knows=False)
    reader, writer = await stranger.begin(MAX_BODY)
    async with asyncio.timeout(GRACE):
        assert b" 403 " in await reader.readline()
    writer.close()
    assert await stranger.send(b"x" * (4 * MAX_BODY)) in (403, 0)


@pytest.mark.parametrize("body", [
    b"", b"null", b"[]", b"{}", b'"x"', b"\xff\xfe", b"[" * 100_000, b'{"update_id": "1"}',
    b'{"update_id": 1e400}', b'{"update_id": null}', b'{"update_id": true}',
])  # fmt: skip
async def test_what_is_no_update_is_refused_and_the_next_one_taken(server: Server, body: bytes) -> None:
    assert await Stranger(server, knows=True).send(body) == 400
    assert await Person(server, 501, "Anna").say("/help")


async def test_more_than_an_update_can_be_is_not_taken_in(server: Server) -> None:
    assert await Stranger(server, knows=True).send(b" " * (MAX_BODY + 1)) in (413, 0)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x/y"]
)
async def test_what_it_says_it_is_does_not_matter(server: Server, kind: str) -> None:
    assert await Stranger(server, knows=True).send(b"x=1&y=2", kind) == 400


async def test_bodies_that_do_not_come_are_bounded_in_number_and_in_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "MOST_BODIES", 3)
    monkeypatch.setattr(webhook, "BODY_SECONDS", 2.0)
    stranger = Stranger(server, knows=True)
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
    stranger = Stranger(server, knows=True)
    message = board | {"from": anna.user, "text": "/help", "message_id": 999}
    message.pop("photo", None)
    update = {"update_id": 1, "message": message}
    sent = len(server.sent("sendMessage"))
    for _ in range(20):
        assert await stranger.send(json.dumps(update).encode()) == 200
    await anna.say("/about")
    assert len(server.sent("sendMessage")) == sent + 2
