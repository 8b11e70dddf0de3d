"""What the tests of the bot's defences stand on: a store, and the bot behind its turnstile."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.i18n.texts import Texts
from bot.runtime.rate_limiter import RateLimiter
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import serving
from tests.bot.desk import Desk


class Watch:
    """The time of a turnstile, which stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    client = Redis.from_url(redis_url)
    yield client
    await client.aclose()


@pytest.fixture
async def desk(redis: Redis) -> Desk:
    return Desk(PlayerStore(redis))


@pytest.fixture
def app(redis: Redis, texts: Texts, watch: Watch) -> App:
    """Provide the bot as the house opens it, but for its clock: a turnstile stands before it."""
    return App(PlayerStore(redis), texts, choose_deal=lambda *_: 7, rate_limiter=RateLimiter(clock=watch))


@pytest.fixture
async def page(redis: Redis, app: App) -> AsyncIterator[WebAdapter]:
    async with serving(redis, app=lambda *_, **__: app) as started:
        yield started
