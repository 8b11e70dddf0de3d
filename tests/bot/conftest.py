"""Fixtures for the tests of the bot."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.chats.web.adapter import WebAdapter
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import Browser, browsing, serving
from tests.bot.desk import Desk
from tests.bot.entrants import Entrants
from tests.bot.fake_jobs import ImmediateJobs
from tests.bot.past_days import FIRST, same_challenges
from tests.bot.services import services_on


@pytest.fixture
async def other_redis(redis_url: str) -> AsyncIterator[Redis]:
    """Provide a Redis client, as another process would have it."""
    async with Redis.from_url(redis_url) as client:
        yield client


@pytest.fixture
async def daily(redis: Redis) -> Services:
    """Provide daily challenges that are the same in every test run."""
    await same_challenges(redis)
    return services_on(redis, FIRST)


@pytest.fixture
async def jobs() -> ImmediateJobs:
    """Provide jobs that run in this process."""
    return ImmediateJobs()


@pytest.fixture
async def desk(redis: Redis, jobs: ImmediateJobs) -> Desk:
    return Desk(PlayerStore(redis), jobs)


@pytest.fixture
def entrants(redis: Redis) -> Entrants:
    return Entrants(redis)


@pytest.fixture
async def page(redis: Redis) -> AsyncIterator[WebAdapter]:
    async with serving(redis) as started:
        yield started


@pytest.fixture
async def browser(page: WebAdapter) -> AsyncIterator[Browser]:
    async with browsing(page) as entered:
        await entered.enter()
        yield entered
