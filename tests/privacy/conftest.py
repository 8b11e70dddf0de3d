"""Fixtures of the tests of privacy."""

import pytest
from redis.asyncio import Redis

from tests.privacy.scenario import Scenario


@pytest.fixture
def scenario(redis: Redis) -> Scenario:
    return Scenario(redis)
