"""What the tests of privacy stand on."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from tests.privacy.town import Town


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    async with Redis.from_url(redis_url) as client:
        yield client


@pytest.fixture
def town(redis: Redis) -> Town:
    return Town(redis)
