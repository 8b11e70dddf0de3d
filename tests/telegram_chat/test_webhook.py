"""Updates that Telegram posts to the bot: taken from Telegram alone, each answered once, none lost."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from io import BytesIO
from pathlib import Path

import aiohttp
import pytest
from redis import Redis

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.updates.update_validation import is_well_formed
from bot.chats.telegram.updates.webhook import CONNECTIONS, MAX_BODY, WebhookAddress
from bot.core.errors import StartError
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.bot.program import Program, running
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import Person, Playing, buttons, warnings, words
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import TOKEN, Server
from tests.telegram_chat.updates import SECRET_HEADER

Hooked = Callable[[], AbstractAsyncContextManager[None]]


@pytest.fixture
def address() -> WebhookAddress:
    """Provide an address with a port that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    return WebhookAddress(f"http://127.0.0.1:{port}/behind/a/proxy", "127.0.0.1", port)


@pytest.fixture
def hooked(server: Server, app: App, pictures: ImageRenderer, address: WebhookAddress) -> Hooked:
    """Provide what lets the bot play for a while with a webhook."""

    @asynccontextmanager
    async def hooked() -> AsyncIterator[None]:
        adapter = TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url, webhook=address)
        await adapter.start()
        running = asyncio.create_task(adapter.run())
        try:
            yield
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await adapter.stop()

    return hooked


class Stranger:
    """Somebody who has found the bot's port, and sends what they like."""

    def __init__(self, server: Server) -> None:
        self.told = server.updates.webhook

    async def send(
        self, body: bytes = b"{}", method: str = "POST", shown: str | None = None, url: str = ""
    ) -> tuple[int, bytes]:
        """Send a request, with Telegram's secret unless another is given, and return what is answered."""
        headers = {SECRET_HEADER: self.told["secret_token"] if shown is None else shown}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.request(method, url or self.told["url"], data=BytesIO(body)) as answer,
        ):
            assert "Server" not in answer.headers
            return answer.status, await answer.read()


async def test_a_game_is_played_by_what_is_posted(hooked: Hooked, anna: Person, server: Server) -> None:
    async with hooked():
        board = await anna.say("/play wish 0")
        before = words(board)
        await anna.change(board, next(buttons(board))["text"])
    assert words(board) != before
    assert server.sent("getUpdates") == []
    assert set(server.updates.posted) == {200}


async def test_telegram_is_told_once_and_nobody_can_guess_the_rest(
    hooked: Hooked, address: WebhookAddress, server: Server
) -> None:
    for _ in range(2):
        async with hooked():
            await server.until(lambda: server.sent("getMyShortDescription"))
    (told,) = server.sent("setWebhook")
    base, _, path = told.fields["url"].rpartition("/")
    assert base == address.url
    assert len(path) >= 32
    assert len(set(path)) > 8
    assert len(told.fields["secret_token"]) >= 32
    assert TOKEN.partition(":")[2] not in str(told.fields)
    assert int(told.fields["max_connections"]) == CONNECTIONS
    assert json.loads(told.fields["allowed_updates"]) == [
        "message", "callback_query", "inline_query", "my_chat_member"
    ]  # fmt: skip
    assert server.sent("deleteWebhook") == []


async def test_whoever_is_not_telegram_learns_nothing(hooked: Hooked, anna: Person, server: Server) -> None:
    update = json.dumps({"update_id": 1, "message": {**await anna.write("/play wish 0"), "message_id": 99}})
    async with hooked():
        await server.until(lambda: server.updates.posted)
        stranger, body = Stranger(server), update.encode()
        other = stranger.told["url"][:-1] + "x"
        assert await stranger.send(body, shown="") == (403, b"")
        assert await stranger.send(body, shown="s" * 64) == (403, b"")
        assert await stranger.send(body, shown="ü") == (403, b"")
        assert await stranger.send(body, url=other) == (404, b"")
        assert await stranger.send(body, url=f"{other[:-33]}") == (404, b"")
        for method in ("GET", "PUT", "DELETE", "OPTIONS"):
            assert await stranger.send(body, method) == (404, b"")
    assert len(server.sent("sendPhoto")) == 1  # what Telegram itself posted


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"1",
        b"null",
        b"{}",
        b'{"update_id": "x"}',
        b'{"update_id": Infinity}',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
async def test_what_is_no_update_is_refused_and_logged_in_a_line(
    hooked: Hooked, server: Server, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    async with hooked():
        assert await Stranger(server).send(body) == (400, b"")
    (line,) = warnings(caplog)
    assert "something other than an update" in line
    assert len(line) < 300
    assert "\n" not in line


async def test_what_is_too_long_is_not_read(hooked: Hooked, server: Server) -> None:
    async with hooked():
        assert await Stranger(server).send(b" " * (MAX_BODY + 1)) == (413, b"")


async def test_an_update_that_cannot_be_read_is_passed_over(
    hooked: Hooked, anna: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    async with hooked():
        await server.send(message={"message_id": 1})  # a message without date and chat
        assert "photo" in await anna.say("/play wish 0")
    assert set(server.updates.posted) == {200}
    assert any("is skipped" in record.getMessage() for record in caplog.records)


@pytest.mark.parametrize("number", [-7, 1.5, 1e18, 2**64, "7", True, {}])
async def test_nobody_has_a_number_that_users_cannot_have(
    hooked: Hooked, anna: Person, server: Server, redis_url: str, number: object
) -> None:
    stranger = {"id": number, "is_bot": False, "first_name": "Stranger"}
    async with hooked():
        typed = {"message_id": 1, "date": 1, "chat": anna.private, "from": stranger, "text": "/play wish 0"}
        await server.send(message=typed)
        await anna.say("/help")
    with Redis.from_url(redis_url) as redis:
        assert {key for key in redis.scan_iter("sb1:{telegram:*") if b"1001" not in key} == set()
    assert set(server.updates.posted) == {200}


@pytest.mark.parametrize(
    "spoilt",
    [
        {"text": 5},
        {"message_id": 0.5},
        {"message_thread_id": "x"},
        {"chat": {"id": 1e18, "type": "group"}},
        {"chat": 7},
        {"migrate_from_chat_id": "x"},
        {"reply_to_message": {"from": {"id": "x"}}},
    ],
)
async def test_an_update_that_is_built_otherwise_is_passed_over_in_a_line(
    hooked: Hooked, anna: Person, server: Server, spoilt: Json, caplog: pytest.LogCaptureFixture
) -> None:
    typed = {"message_id": 1, "date": 1, "chat": anna.private, "from": anna.user, "text": "/play wish 0"}
    async with hooked():
        await server.send(message=typed | spoilt)
        assert "photo" in await anna.say("/play wish 0")
    assert len(server.sent("sendPhoto")) == 1
    (line,) = warnings(caplog)
    assert "is skipped" in line
    assert set(server.updates.posted) == {200}


def test_what_is_too_deep_is_no_update() -> None:
    deep: object = "x"
    for _ in range(5_000):
        deep = [deep]
    assert is_well_formed({"update_id": 1, "something_new": [[1, {"a": "b"}]]})
    assert not is_well_formed({"update_id": 1, "something_new": deep})


async def test_an_update_that_is_posted_twice_counts_once(
    hooked: Hooked, anna: Person, server: Server
) -> None:
    async with hooked():
        board = await anna.say("/play wish 0")
        typed = server.chats.add(anna.private, anna.user, text="gh")
        for _ in range(2):
            await server.send_again({"update_id": 5000, "message": typed})
        first = await anna.answer_to(typed)
        undone = await anna.say("/undo")
    assert undone["message_id"] == first["message_id"] + 2
    assert words(undone).splitlines()[0] == words(board).splitlines()[0]


async def test_the_two_ways_follow_each_other_and_nothing_is_missed(
    hooked: Hooked, playing: Playing, anna: Person, server: Server
) -> None:
    async with playing():
        assert await anna.say("/play wish 0")
    missed = await anna.write("gh")
    async with hooked():
        board = await anna.answer_to(missed)
    missed = await anna.write("/undo")
    async with playing():
        undone = await anna.answer_to(missed)
    assert words(undone) != words(board)
    assert server.updates.webhook == {}


async def test_what_was_taken_is_finished(hooked: Hooked, anna: Person, server: Server) -> None:
    server.held["sendPhoto"] = asyncio.Event()
    async with hooked():
        asked = await anna.write("/play wish 0")
        await server.until(lambda: server.sent("sendPhoto"))
        asyncio.get_running_loop().call_soon(server.held["sendPhoto"].set)
    assert (anna.private["id"], asked["message_id"] + 1) in server.messages


async def test_while_the_bot_has_not_logged_in_telegram_is_to_wait(
    hooked: Hooked, anna: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.telegram.updates.connection.FIRST_WAIT", 0.01)
    async with hooked():
        await server.until(lambda: server.sent("setWebhook"))
    server.held["getMe"] = asyncio.Event()
    monkeypatch.setattr("bot.chats.telegram.updates.connection.FIRST_TRY", 0.01)
    async with hooked():
        early = await anna.write("/play wish 0")
        await server.until(lambda: 503 in server.updates.posted)
        server.held["getMe"].set()
        assert await anna.answer_to(early)
    assert server.updates.posted[-1] == 200


async def test_a_webhook_that_was_taken_away_is_told_again(
    hooked: Hooked, server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.telegram.updates.webhook.CHECK_INTERVAL", 0.01)
    async with hooked():
        await server.until(lambda: server.sent("setWebhook"))
        await server.updates.set_webhook({})
        await server.until(lambda: len(server.sent("setWebhook")) == 2)
    assert ["sends updates elsewhere" in line for line in warnings(caplog)] == [True]


async def test_that_telegram_does_not_reach_the_bot_is_said_once(
    hooked: Hooked, server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.telegram.updates.webhook.CHECK_INTERVAL", 0.01)
    async with hooked():
        await server.until(lambda: server.sent("setWebhook"))
        server.webhook_error = (1_790_000_000, "Connection refused")
        asked = len(server.sent("getWebhookInfo"))
        await server.until(lambda: len(server.sent("getWebhookInfo")) > asked + 4)
    (line,) = warnings(caplog)
    assert "TELEGRAM_WEBHOOK_URL" in line
    assert "Connection refused" in line
    assert len(server.sent("setWebhook")) == 1


async def test_a_port_that_is_in_use_is_told_in_a_sentence(
    app: App, pictures: ImageRenderer, server: Server, address: WebhookAddress
) -> None:
    taken = WebhookAddress(address.url, "127.0.0.1", server.port)
    adapter = TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url, webhook=taken)
    with pytest.raises(StartError) as caught:
        await adapter.start()
    await adapter.stop()
    assert caught.value.setting == "TELEGRAM_WEBHOOK_PORT"
    assert TOKEN not in str(caught.value)


async def test_an_address_that_telegram_does_not_take_is_told_in_a_sentence(
    app: App, pictures: ImageRenderer, server: Server, address: WebhookAddress
) -> None:
    server.refuse(
        "setWebhook", RefusedError("bad webhook: Failed to resolve host: Name or service not known")
    )
    adapter = TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url, webhook=address)
    with pytest.raises(StartError) as caught:
        await adapter.start()
    await adapter.stop()
    assert caught.value.setting == "TELEGRAM_WEBHOOK_URL"
    assert "failed to resolve host" in caught.value.problem
    assert address.url not in str(caught.value)


async def test_the_program_takes_what_a_proxy_hands_on_and_ends_cleanly(
    server: Server, anna: Person, address: WebhookAddress, short_path: Path
) -> None:
    public = "https://bot.example.org/solitaire"
    program = Program(
        short_path,
        TELEGRAM_TOKEN=TOKEN,
        TELEGRAM_API_URL=server.url,
        TELEGRAM_WEBHOOK_URL=public,
        TELEGRAM_WEBHOOK_PORT=str(address.port),
        NO_PROXY="127.0.0.1",
    )
    async with running(program):
        await server.until(lambda: server.sent("getMyCommands"))  # it has logged in
        told = server.updates.webhook["url"]
        assert told.startswith(f"{public}/")
        asked = server.chats.add(anna.private, anna.user, text="/play wish 0")
        update = json.dumps({"update_id": 1, "message": asked}).encode()
        local = told.replace("https://bot.example.org", f"http://127.0.0.1:{address.port}")
        status, said = await Stranger(server).send(update, url=local)
        assert (status, said) == (200, b"")
        assert "photo" in await anna.answer_to(asked)
    assert (await program.end()).status == 0
    assert server.updates.webhook["url"] == told
