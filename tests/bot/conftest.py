"""What the tests of the bot stand on."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.store import Store
from tests.bot.desk import Desk


@pytest.fixture
async def desk(redis_url: str) -> AsyncIterator[Desk]:
    async with Redis.from_url(redis_url) as redis:
        yield Desk(Store(redis))
