"""Fixtures for the bot with its rate limiter."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.i18n.texts import Texts
from bot.runtime.rate_limiter import RateLimiter
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import serving
from tests.bot.desk import Desk
from tests.bot.fake_jobs import ImmediateJobs
from tests.security.support import ManualClock


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def desk(redis: Redis) -> Desk:
    return Desk(PlayerStore(redis), ImmediateJobs())


@pytest.fixture
def app(redis: Redis, texts: Texts, clock: ManualClock) -> App:
    """Provide the app with a rate limiter, whose clock only moves when a test moves it."""
    return App(Services(PlayerStore(redis), texts, choose_deal=lambda *_: 7), RateLimiter(clock=clock))


@pytest.fixture
async def page(redis: Redis, app: App) -> AsyncIterator[WebAdapter]:
    async with serving(redis, app=lambda *_, **__: app) as started:
        yield started
