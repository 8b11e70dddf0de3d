"""Fixtures with a simulated Bot API server; the bot, python-telegram-bot and the store are the real ones."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.updates.webhook import WebhookAddress
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.clock import SYSTEM_CLOCK, Clock
from tests.store.servers import free_port
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import NewAdapter, Person, Playing
from tests.telegram_chat.server import TOKEN, Server
from tests.telegram_chat.specification import Specification


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """Provide the Bot API; fail at the end if a request was wrong or a query was not answered."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setattr("bot.runtime.reconnect_waits.FIRST_WAIT", 0.01)
    async with Server(Specification.find()).faultless() as server:
        yield server


@pytest.fixture
def clock() -> Clock:
    """Provide the clock of the send budgets; some tests override it with a manual one."""
    return SYSTEM_CLOCK


@pytest.fixture
def hand() -> HandClock:
    return HandClock()


@pytest.fixture
def new_adapter(server: Server, app: App, pictures: ImageRenderer, clock: Clock) -> NewAdapter:
    """Provide a function that returns an adapter that is not started."""

    def new_adapter(
        webhook: WebhookAddress | None = None, token: str = TOKEN, url: str = ""
    ) -> TelegramAdapter:
        return TelegramAdapter(
            app, pictures, Texts.load("en"), token, url or server.url, webhook, clock=clock
        )

    return new_adapter


@pytest.fixture
def playing(new_adapter: NewAdapter) -> Playing:
    @asynccontextmanager
    async def playing(webhook: WebhookAddress | None = None) -> AsyncIterator[TelegramAdapter]:
        adapter = new_adapter(webhook)
        await adapter.start()
        running = asyncio.create_task(adapter.run())
        try:
            yield adapter
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await adapter.stop()

    return playing


@pytest.fixture
def address() -> WebhookAddress:
    port = free_port()
    return WebhookAddress(f"http://127.0.0.1:{port}/behind/a/proxy", "127.0.0.1", port)


@pytest.fixture
async def bot(playing: Playing) -> AsyncIterator[TelegramAdapter]:
    async with playing() as adapter:
        yield adapter


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server, 1001, "Anna")


@pytest.fixture
def berta(server: Server) -> Person:
    return Person(server, 2002, "Berta")
