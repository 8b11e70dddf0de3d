"""Helpers of the security tests: the bot with simulated chats, a manual clock, and a command counter."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import yarl
from aiohttp.test_utils import unused_port
from discord.gateway import DiscordWebSocket
from discord.http import Route
from redis.asyncio import Redis

from bot.app import App
from bot.chats.discord.adapter import DISCORD, DiscordAdapter
from bot.chats.discord.client import Shards
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.updates.webhook import WebhookAddress
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.simulator import server as discord_server
from tests.discord_chat.simulator.clock import Clock
from tests.discord_chat.simulator.server import GRACE, DiscordServer
from tests.discord_chat.simulator.specification import Specification as DiscordSpecification
from tests.telegram_chat import server as telegram_server
from tests.telegram_chat.server import Server
from tests.telegram_chat.specification import Specification


class ManualClock:
    """A clock that only moves when a test moves it."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


class CommandCount:
    """The number of commands that have reached the store."""

    total = 0


@asynccontextmanager
async def counting_commands(redis: Redis) -> AsyncIterator[CommandCount]:
    """Count the commands that reach the store during the block, except those of this function."""
    count = CommandCount()
    await redis.config_resetstat()
    yield count
    stats = await redis.info("commandstats")
    count.total = sum(stats[name]["calls"] for name in stats if not name.startswith("cmdstat_config"))


@asynccontextmanager
async def in_telegram(
    app: App, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch, webhook: WebhookAddress | None = None
) -> AsyncIterator[Server]:
    """Provide a Bot API server with the bot; fail if the bot sent it an invalid request."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    async with Server(Specification.find()).running() as server:
        adapter = TelegramAdapter(
            app, pictures, Texts.load("en"), telegram_server.TOKEN, server.url, webhook=webhook
        )
        await adapter.start()
        running = asyncio.create_task(adapter.run())
        try:
            yield server
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await adapter.stop()
    assert server.faults == []


@asynccontextmanager
async def in_discord(
    app: App, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[DiscordServer]:
    """Provide a Discord server with the bot; fail if the bot sent it an invalid request.

    Its time stands still, so that on a busy machine no answer comes too late.
    """
    now = time.time()
    monkeypatch.setattr(Clock, "now", lambda _: now)
    port = unused_port()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://127.0.0.1:{port}/gateway"))
    async with DiscordServer(DiscordSpecification.find()).serving(port) as server:
        adapter = DiscordAdapter(app, pictures, Texts.load("en"), discord_server.TOKEN, DISCORD, Shards(1))
        await adapter.start()
        running = asyncio.create_task(adapter.run())
        await server.until(lambda: server.gateway.is_open)
        try:
            yield server
        finally:
            await adapter.stop()
            async with asyncio.timeout(GRACE):
                await running
    assert server.mistakes == []
