"""Fixtures of the tests of operations."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.config.environment import secret_names
from bot.operations.checks.finding import NOTE, WELL, WRONG
from bot.operations.checks.runner import run_checks
from bot.storage.migrations import migrate
from bot.storage.player_store import PlayerStore
from tests.operation.check_report import Ask, Report
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


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, short_path: Path, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Provide a function that runs the check with given settings, a data directory and no ports."""
    for name in secret_names():
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(f"{name}_FILE", raising=False)
    monkeypatch.setenv("DATA_DIR", str(short_path / "data"))
    monkeypatch.setenv("PAGE_PORT", "0")
    monkeypatch.chdir(short_path)

    async def ask(**settings: str) -> Report:
        with monkeypatch.context() as these:
            for name, value in settings.items():
                these.setenv(name, value)
            is_well = await run_checks()
        text, errors = capsys.readouterr()
        assert errors == ""
        *lines, last = text.splitlines()
        count = sum(line.startswith(WRONG) for line in lines)
        assert last.startswith(f"To fix: {count}. ")
        assert all(line.startswith((WELL, NOTE, WRONG)) for line in lines)
        assert is_well == (count == 0)
        return Report(lines)

    return ask
