"""What the tests of the bot stand on."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.chats.web.adapter import WebAdapter
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import Browser, browsing, serving
from tests.bot.desk import Desk
from tests.bot.entrants import Entrants


@pytest.fixture
async def desk(redis_url: str) -> AsyncIterator[Desk]:
    async with Redis.from_url(redis_url) as redis:
        yield Desk(PlayerStore(redis))


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    client = Redis.from_url(redis_url)
    yield client
    await client.aclose()


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
