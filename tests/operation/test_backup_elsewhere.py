"""Backups of stores of several servers: what one kind keeps can be put back into any other."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.config.environment import Config
from bot.core.errors import StartError
from bot.operations.backup import back_up
from bot.operations.checks.runner import run_checks
from bot.operations.restore import restore
from bot.storage.connection.connect import connect
from bot.storage.player_store import PlayerStore
from tests.bot.desk import ANNA, Desk
from tests.operation.release import FOLDER
from tests.operation.stored import entries, restore_as_if_new
from tests.operation.test_releases import LATEST
from tests.patience import be_patient
from tests.store.clusters import cluster
from tests.store.sentinels import sentinels

Serving = Callable[[Path], AbstractAsyncContextManager[Any]]


@pytest.mark.parametrize("serving", [cluster, sentinels])
async def test_a_store_of_several_servers_is_backed_up_and_restored(
    serving: Serving,
    redis: Redis,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await restore_as_if_new(redis, FOLDER / f"{LATEST}.dump", tmp_path)
    before = await entries(redis, tmp_path)
    be_patient(monkeypatch.setattr)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PAGE_PORT", "0")
    (tmp_path / "servers").mkdir()
    async with serving(tmp_path / "servers") as servers:
        monkeypatch.setenv("REDIS_URL", servers.url)
        settings, first, second = Config(), tmp_path / "first.backup", tmp_path / "second.backup"
        async with playing(servers.url) as store:
            await restore_as_if_new(store.redis, FOLDER / f"{LATEST}.dump", tmp_path)
            await back_up(settings, first)
            with pytest.raises(StartError, match="a bot is using these games"):
                await restore(settings, first, may_replace=True)
            await Desk(store).type("/play wish 42", ANNA)
        await restore(settings, first, may_replace=True)
        await back_up(settings, second)
        capsys.readouterr()
        assert await run_checks()
        assert "✓ well  REDIS_URL: Valkey " in capsys.readouterr().out
    await redis.flushall()
    monkeypatch.setenv("REDIS_URL", redis_address(redis))
    await restore(Config(), second)
    after = await entries(redis, tmp_path)
    assert [(one.key, one.type, one.value) for one in after] == [
        (one.key, one.type, one.value) for one in before
    ]


@asynccontextmanager
async def playing(url: str) -> AsyncIterator[PlayerStore]:
    """Provide the store as a bot that plays is connected to it."""
    redis = connect(url)
    yield PlayerStore(redis)
    await redis.aclose()


def redis_address(redis: Redis) -> str:
    """Return the address of the usual server of tests."""
    return f"unix://{redis.connection_pool.connection_kwargs['path']}"
