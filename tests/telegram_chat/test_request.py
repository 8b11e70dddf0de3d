"""HTTP requests to Telegram: what is sent, how they fail, and that no error shows the token."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from telegram import Bot
from telegram.error import NetworkError, TimedOut

from bot.chats.telegram.sending.http_requests import LanedRequest, NotSentError
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import TOKEN, Server

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def listening(handle: Handler) -> AsyncIterator[str]:
    """Serve connections; yield the address."""
    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@asynccontextmanager
async def calling(url: str) -> AsyncIterator[Bot]:
    async with LanedRequest() as request:  # without the getMe request of Bot.initialize
        yield Bot(TOKEN, base_url=f"{url}/bot", request=request, get_updates_request=request)


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server, 1001, 'Änne "Ann"')


async def test_texts_and_file_names_arrive_unchanged(server: Server, anna: Person) -> None:
    await anna.write("hello")
    async with calling(server.url) as bot:
        text = "Grüße, 日本, ♠ & = + % \r\n «x»"
        await bot.send_message(1001, text)
        await bot.send_document(1001, b"--\r\n\x00\xff", caption=text, filename='ein "Bild"\r\n.png')
    first, second = server.requests
    assert first.fields["text"] == text
    assert second.fields["caption"] == text
    assert second.files == {"document": b"--\r\n\x00\xff"}
    assert second.file_names == {"document": "ein _Bild___.png"}


async def test_a_refused_connection_means_not_sent() -> None:
    async with listening(_hang_up) as url:
        pass
    async with calling(url) as bot:
        with pytest.raises(NotSentError) as caught:
            await bot.send_message(1, "x")
    assert TOKEN not in str(caught.value)


async def test_a_response_that_is_not_http_is_a_lost_connection_and_shows_no_token() -> None:
    async def babble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"SMTP 220 welcome\r\n\r\n")
        writer.close()

    async with listening(babble) as url, calling(url) as bot:
        with pytest.raises(NetworkError) as caught:
            await bot.send_message(1, "x")
    assert not isinstance(caught.value, NotSentError)
    assert TOKEN not in str(caught.value)
    assert caught.value.__cause__ is None


async def test_a_request_without_response_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chats.telegram.sending.http_requests.READ_SECONDS", 0.05)
    hung_up = asyncio.Event()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(-1)
        hung_up.set()
        writer.close()

    async with listening(listen) as url, calling(url) as bot:
        with pytest.raises(TimedOut):
            await bot.send_message(1, "x")
        await hung_up.wait()


async def test_the_proxy_of_the_environment_is_used(
    server: Server, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bytes] = []

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n"))
        writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    await anna.write("hello")
    async with listening(refuse) as url:
        monkeypatch.setenv("http_proxy", url)
        monkeypatch.setenv("no_proxy", "")
        monkeypatch.setenv("NO_PROXY", "")
        async with calling("http://telegram.invalid") as bot:
            with pytest.raises(NetworkError):
                await bot.send_message(1001, "x")
        monkeypatch.setenv("no_proxy", "127.0.0.1")
        async with calling(server.url) as bot:
            await bot.send_message(1001, "x")
    assert asked[0].startswith(b"POST http://telegram.invalid/bot")
    assert len(asked) == 1


async def _hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()
