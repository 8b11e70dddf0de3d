"""A store that pauses: Discord's answer is deferred meanwhile, and then the board comes."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.discord.adapter import DISCORD, DiscordAdapter
from bot.chats.discord.client import Shards
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.connection.connect import connect
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.player_store import PlayerStore
from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.simulator.interaction import FIRST_ANSWER, Callback
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import TOKEN, DiscordServer

pytestmark = pytest.mark.usefixtures("playing")


@pytest.fixture(autouse=True)
def store_limits() -> None:
    """Leave the time limits of the store unchanged."""


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[App]:
    async with connect(redis_url) as redis:
        yield App(Services(PlayerStore(redis), texts))


@pytest.fixture(params=["one process", "several processes"])
async def adapter(
    request: pytest.FixtureRequest, app: App, pictures: ImageRenderer, texts: Texts, redis_url: str
) -> AsyncIterator[DiscordAdapter]:
    """Provide the adapter; of several processes, each asks the store whether it answers an event."""
    async with connect(redis_url) as redis:
        deduplicator = EventDeduplicator(redis if request.param == "several processes" else None)
        yield DiscordAdapter(app, pictures, texts, TOKEN, DISCORD, Shards(1), None, deduplicator)


async def test_a_press_during_a_pause_of_the_store_is_deferred_and_then_answered(
    carla: Player, discord: DiscordServer, redis_url: str
) -> None:
    board = await deal(carla)
    discord.clock.patience = 0.25  # a response after the pause is too late
    async with Redis.from_url(redis_url) as other:
        await other.client_pause(round(1000 * FIRST_ANSWER) + 500)
        interaction = await carla.presses(board, move(board))
    assert interaction.callback is Callback.DEFERRED_UPDATE
    assert is_moved(board)
    assert not discord.refused
