"""Fixtures of the tests of operations."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.storage.migrations import migrate
from bot.storage.player_store import PlayerStore
from tests.operation.release import exported, restore_as_if_new
from tests.operation.upgraded import STORES, UpgradedBot


@pytest.fixture(params=STORES)
async def upgraded(
    request: pytest.FixtureRequest, redis: Redis, tmp_path: Path
) -> AsyncIterator[UpgradedBot]:
    """Provide the current version with the store of each release."""
    await restore_as_if_new(redis, request.param, tmp_path)
    await migrate(redis, "REDIS_URL")
    bot = UpgradedBot(PlayerStore(redis), request.param, exported(request.param))
    yield bot
    bot.pictures.close()


@pytest.fixture(autouse=True)
def logged_as_before() -> Iterator[None]:
    """Restore the logging configuration after each test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
