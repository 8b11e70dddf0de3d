"""Discord simulated in process by SimCord: the bot and discord.py are the real ones, and so is the store."""

from collections.abc import AsyncIterator, Iterator

import pytest
from redis.asyncio import Redis
from simcord import Env

from bot.app import App
from bot.discord_chat.adapter import DiscordAdapter
from bot.pictures import Pictures
from bot.store import Store
from bot.texts import Texts
from tests.discord_chat.players import Seat


@pytest.fixture
def texts() -> Texts:
    return Texts.load("en")


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[App]:
    redis = Redis.from_url(redis_url)
    yield App(Store(redis), texts, choose_deal=lambda: 7)
    await redis.aclose()


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    pictures = Pictures()
    yield pictures
    pictures.close()


@pytest.fixture
def adapter(app: App, pictures: Pictures, texts: Texts) -> DiscordAdapter:
    return DiscordAdapter(app, pictures, texts, "a.token.of.ours")


@pytest.fixture
def simcord_bot(adapter: DiscordAdapter) -> object:
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
