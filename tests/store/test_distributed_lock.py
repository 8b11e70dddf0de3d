"""A distributed lock whose store becomes unavailable: the work in the locked section is done."""

from pathlib import Path

import pytest

from bot.storage.connection.connect import connect
from bot.storage.coordination.distributed_lock import DistributedLocks
from bot.storage.errors import StoreUnavailableError
from tests.store.servers import server


async def test_the_end_of_a_locked_section_ignores_an_unavailable_store(tmp_path: Path) -> None:
    async with server(tmp_path) as store, connect(store.url) as redis:
        locks, done = DistributedLocks(redis), []
        async with locks.locked("Anna"):
            store.kill()
            done.append("answered")
        assert done == ["answered"]
        with pytest.raises(StoreUnavailableError):
            async with locks.locked("Anna"):
                done.append("answered twice")
        assert done == ["answered"]
