"""Discord simulated in process by SimCord, or on loopback: the bot, discord.py and the store are real."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import yarl
from aiohttp.test_utils import unused_port
from discord.gateway import DiscordWebSocket
from discord.http import Route
from simcord import Env

from bot.app import App
from bot.chats.discord import adapter as adapter_module
from bot.chats.discord.adapter import DISCORD, DiscordAdapter
from bot.chats.discord.latency import DeliveryDelay
from bot.chats.discord.shards import Shards
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.players import Seat
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import GRACE, TOKEN, DiscordServer
from tests.discord_chat.wire.specification import Specification


@pytest.fixture
def adapter(app: App, pictures: ImageRenderer, texts: Texts) -> DiscordAdapter:
    return DiscordAdapter(app, pictures, texts, TOKEN, DISCORD, Shards(1))


@pytest.fixture
def simcord_bot(adapter: DiscordAdapter) -> object:
    """Provide the bot with a stopped clock, as SimCord's does between events."""
    adapter.client.interactions.delay = DeliveryDelay(lambda: 0.0)
    return adapter.client


@pytest.fixture
def anna(simcord_env: Env) -> Seat:
    """Provide a player in a channel of a server."""
    guild = simcord_env.create_guild()
    return Seat(guild.add_member(simcord_env.create_user("anna")), guild.create_text_channel("cards"))


@pytest.fixture
def berta(simcord_env: Env, anna: Seat) -> Seat:
    """Provide another player in the same channel."""
    return Seat(anna.member.guild.add_member(simcord_env.create_user("berta")), anna.channel)


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> int:
    """Provide a free port, at which discord.py looks for Discord."""
    port = unused_port()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://127.0.0.1:{port}/gateway"))
    monkeypatch.setattr(adapter_module, "FIRST_WAIT", 0.01)
    return port


@pytest.fixture
async def discord(address: int) -> AsyncIterator[DiscordServer]:
    """Provide Discord on loopback; in the end no request may have been wrong."""
    async with DiscordServer(Specification.find()).serving(address) as server:
        yield server
    assert server.mistakes == []


@pytest.fixture
async def playing(discord: DiscordServer, adapter: DiscordAdapter) -> AsyncIterator[DiscordAdapter]:
    """Provide the bot, playing at the Discord on loopback."""
    await adapter.start()
    running = asyncio.create_task(adapter.run())
    await discord.until(lambda: discord.gateway.is_open)
    yield adapter
    await adapter.stop()
    async with asyncio.timeout(GRACE):
        await running


@pytest.fixture
def carla(discord: DiscordServer) -> Player:
    """Provide a player in a channel of a server, over the wire."""
    channel = discord.world.add_channel(discord.world.add_guild())
    return Player(discord, discord.world.add_user("carla"), channel)


@pytest.fixture
def dora(discord: DiscordServer, carla: Player) -> Player:
    """Provide another player in the same channel, over the wire."""
    return Player(discord, discord.world.add_user("dora"), carla.channel)
