"""The real bot against a Bot API server on loopback: python-telegram-bot and the store are the real ones."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.sending.send_budget import SYSTEM_CLOCK, Clock
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import Person, Playing
from tests.telegram_chat.server import TOKEN, Server
from tests.telegram_chat.specification import Specification


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """Provide the Bot API; fails at the end if a request was wrong or a query unanswered."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    async with Server(Specification.find()).faultless() as server:
        yield server


@pytest.fixture
def clock() -> Clock:
    """Provide the clock of the send budgets; some tests override it with a manual one."""
    return SYSTEM_CLOCK


@pytest.fixture
def hand() -> HandClock:
    """Provide a manual clock, for tests whose ``clock`` it is."""
    return HandClock()


@pytest.fixture
def playing(server: Server, app: App, pictures: ImageRenderer, clock: Clock) -> Playing:
    """Provide a context manager that runs the bot."""

    @asynccontextmanager
    async def playing() -> AsyncIterator[TelegramAdapter]:
        adapter = TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url, clock)
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
async def bot(playing: Playing) -> AsyncIterator[TelegramAdapter]:
    """Provide the bot, playing."""
    async with playing() as adapter:
        yield adapter


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server, 1001, "Anna")


@pytest.fixture
def berta(server: Server) -> Person:
    return Person(server, 2002, "Berta")
