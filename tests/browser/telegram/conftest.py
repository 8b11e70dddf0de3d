"""Fixtures for the table in Telegram: the bot with a simulated Bot API, its page, and a web client."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Browser
from redis.asyncio import Redis

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.table_button import TelegramTables
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.embedding.tables import TableHosts
from bot.core.actions import Chat
from bot.core.public_links import TableAddress
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.board_messages import BoardMessages
from bot.storage.player_store import PlayerStore
from tests.browser.place import TEXTS
from tests.browser.telegram.client import PUBLIC, Client
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import TOKEN, Server
from tests.telegram_chat.specification import Specification

OpenClient = Callable[..., Awaitable[Client]]
"""Opens the client of a person in a window of a size."""


@dataclass
class Bot:
    """The bot in Telegram, with its page and its chat."""

    server: Server
    page: WebAdapter
    redis: Redis
    anna: Person
    berta: Person

    async def board(self, line: str, chat: Json | None = None) -> Json:
        """Let Anna begin a game; return the message with its board."""
        return await self.anna.say(line, chat)

    async def forget_pages(self) -> None:
        """Let a day pass for the pages that are open: their tokens and launch data are not valid any more."""
        self.page._tables.open(b"the secret of another day")
        async for key in self.redis.scan_iter("sb1:launch:*"):
            await self.redis.delete(key)


@pytest_asyncio.fixture(loop_scope="session")
async def bot(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    """Provide the bot; fail at the end if a request to Telegram was wrong."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    async with Server(Specification.find()).faultless() as server, Redis.from_url(redis_url) as redis:
        store, pictures = PlayerStore(redis), ImageRenderer()
        app = App(Services(store, TEXTS, choose_deal=lambda *_: 42))
        tables = TelegramTables(TableAddress(PUBLIC), BoardMessages(redis), "table")
        adapter = TelegramAdapter(app, pictures, TEXTS, TOKEN, server.url, tables=tables)
        assert adapter.boards
        hosts = TableHosts(telegram_token=TOKEN, boards={Chat.TELEGRAM: adapter.boards})
        page = WebAdapter(app, pictures, TEXTS, store, "127.0.0.1", 0, hosts=hosts)
        await page.start()
        await adapter.start()
        running = asyncio.create_task(adapter.run())
        yield Bot(server, page, redis, Person(server, 1001, "Anna"), Person(server, 2002, "Berta"))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await page.stop()
        await adapter.stop()
        pictures.close()


@pytest_asyncio.fixture(loop_scope="session")
async def open_client(browser: Browser, bot: Bot) -> AsyncIterator[OpenClient]:
    """Provide a function that opens Telegram Web; check at the end that the page threw no error."""
    clients: list[Client] = []

    async def open_one(person: Person, size: tuple[int, int] = (390, 844), **kinds: bool) -> Client:
        clients.append(await Client.open(browser, person, bot.page.address, size, **kinds))
        return clients[-1]

    yield open_one
    for client in clients:
        assert client.complaints == []
        await client.context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def client(open_client: OpenClient, bot: Bot) -> Client:
    """Provide Anna's client."""
    return await open_client(bot.anna)
