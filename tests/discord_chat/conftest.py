"""Fixtures with a simulated Discord on loopback; the bot, discord.py and the store are the real ones."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

import pytest
import yarl
from aiohttp.test_utils import unused_port
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import App
from bot.chats.discord.adapter import DISCORD, DiscordAdapter
from bot.chats.discord.client import Shards
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import GRACE, TOKEN, DiscordServer
from tests.discord_chat.simulator.specification import Specification


@pytest.fixture
def adapter(app: App, pictures: ImageRenderer, texts: Texts) -> DiscordAdapter:
    return DiscordAdapter(app, pictures, texts, TOKEN, DISCORD, Shards(1))


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> int:
    port = unused_port()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://127.0.0.1:{port}/gateway"))
    monkeypatch.setattr("bot.runtime.reconnect_waits.FIRST_WAIT", 0.01)
    return port


@pytest.fixture
async def discord(address: int) -> AsyncIterator[DiscordServer]:
    """Provide the simulated Discord; fail at the end if a request was wrong."""
    async with DiscordServer(Specification.find()).serving(address) as server:
        yield server
    assert server.mistakes == []


@asynccontextmanager
async def connected(
    adapter: DiscordAdapter, discord: DiscordServer, shards: Collection[int] = (0,)
) -> AsyncIterator[None]:
    """Run the bot with these shards connected to Discord."""
    await adapter.start()
    running = asyncio.create_task(adapter.run())
    await discord.until(lambda: discord.gateway.live == set(shards))
    try:
        yield
    finally:
        await adapter.stop()
        async with asyncio.timeout(GRACE):
            await running


@pytest.fixture
async def playing(discord: DiscordServer, adapter: DiscordAdapter) -> AsyncIterator[DiscordAdapter]:
    async with connected(adapter, discord):
        yield adapter


@pytest.fixture
def carla(discord: DiscordServer) -> Player:
    channel = discord.world.add_channel(discord.world.add_guild())
    return Player(discord, discord.world.add_user("carla"), channel)


@pytest.fixture
def dora(discord: DiscordServer, carla: Player) -> Player:
    return Player(discord, discord.world.add_user("dora"), carla.channel)


@pytest.fixture
def private(discord: DiscordServer, carla: Player) -> Player:
    """Provide the first player in a direct message channel with the bot."""
    return Player(discord, carla.user, discord.world.dm(carla.user))
