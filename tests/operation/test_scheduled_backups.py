"""Backups on schedule: one process makes them, the newest are kept, and a failure loses none."""

import asyncio
import logging
import os
import stat
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.operations.dump_file import DumpReader
from bot.operations.scheduled_backups import LEFT_OVER_SECONDS, RETRY_SECONDS, ScheduledBackups
from bot.runtime.cancellation import cancellable
from bot.storage.coordination.leader_lease import LeaderLease
from bot.storage.migrations import migrate
from tests.bot.program import Program, Visitor, running
from tests.operation.metrics_text import Exposition
from tests.store.servers import until

NOW = 1_800_000_000  # 2027-01-15, 08:00 UTC
HOUR = 60 * 60
Schedule = Callable[..., ScheduledBackups]


@pytest.fixture
async def schedule(redis: Redis, redis_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Schedule:
    """Provide a function that returns the schedule of another process, at a time."""
    monkeypatch.setenv("REDIS_URL", redis_url)
    await migrate(redis, "REDIS_URL")

    def schedule(now: float = NOW, folder: str = "backups") -> ScheduledBackups:
        lease = LeaderLease(redis, "backup")
        return ScheduledBackups(tmp_path / folder, HOUR, 2, lease, lambda: now, pause=0.01)

    return schedule


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def name_at(moment: int) -> str:
    return f"solitaire-bot-{datetime.fromtimestamp(moment, UTC):%Y-%m-%dT%H%M%SZ}.backup"


async def test_the_newest_are_kept_and_only_own_files_are_deleted(schedule: Schedule, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    others = ["games.backup", name_at(NOW + 10 * HOUR), "solitaire-bot-2020-02-30T000000Z.backup"]
    leftovers = [f".{name_at(NOW)}.0a1b2c3d.part", f".{name_at(NOW)}.0a1b2c3d.names"]
    for name in (*others, *leftovers, name_at(NOW - 3 * HOUR), name_at(NOW - 2 * HOUR)):
        (folder / name).write_bytes(b"")
    (folder / name_at(NOW - 4 * HOUR)).symlink_to(folder / "games.backup")
    os.utime(folder / leftovers[1], (NOW, NOW))
    os.utime(folder / leftovers[0], (NOW, NOW - LEFT_OVER_SECONDS - 1))
    assert await schedule().back_up_if_due()
    kept = [name_at(NOW - 2 * HOUR), name_at(NOW)]
    assert names_in(folder) == sorted([*others, leftovers[1], name_at(NOW - 4 * HOUR), *kept])
    assert not await schedule(NOW + HOUR - 1).back_up_if_due()  # as after a restart
    with DumpReader(folder / name_at(NOW)) as found:
        assert {entry.key for entry in found} >= {"sb1:plan", "sb1:secret:daily"}
    assert stat.S_IMODE((folder / name_at(NOW)).stat().st_mode) == 0o600
    assert Exposition.now().value("solitaire_last_backup_seconds") == NOW


async def test_a_failure_is_said_and_counted_and_earlier_backups_stay(
    schedule: Schedule, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder, failed = tmp_path / "backups", Exposition.now().value("solitaire_backups_total", outcome="failed")
    folder.mkdir()
    before = [name_at(NOW - number * HOUR) for number in (3, 2, 1)]
    for name in before:
        (folder / name).write_bytes(b"")
    one = schedule()
    one.command = ("/bin/sh", "-c", 'ulimit -f 0; exec "$@"', "-", *one.command)  # as on a full disk
    assert not await one.back_up_if_due()
    assert names_in(folder) == sorted(before)
    (record,) = [found for found in caplog.records if found.levelno == logging.ERROR]
    assert "earlier ones are kept: backup: can't write" in record.getMessage()
    assert not await one.back_up_if_due()  # it is tried again later
    assert Exposition.now().value("solitaire_backups_total", outcome="failed") == failed + 1
    one.command, one.now = schedule().command, lambda: NOW + RETRY_SECONDS
    assert await one.back_up_if_due()
    (tmp_path / "file").write_bytes(b"")
    assert not await schedule(folder="file/backups").back_up_if_due()


async def test_one_of_several_processes_makes_them_and_another_takes_over(
    schedule: Schedule, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    first, second = schedule(), schedule(folder="elsewhere")
    running = [asyncio.create_task(cancellable(first.run()))]
    await until(lambda: names_in(folder) == [name_at(NOW)], "the first has made a backup")
    running.append(asyncio.create_task(cancellable(second.run())))
    assert not await second.lease.renew()
    assert not (tmp_path / "elsewhere").exists()
    running[0].cancel()  # it stops, and gives the lease up
    await until(lambda: names_in(tmp_path / "elsewhere") == [name_at(NOW)], "the second has made one")
    running[1].cancel()
    await asyncio.gather(*running, return_exceptions=True)


async def test_a_backup_that_is_being_made_when_the_bot_stops_leaves_nothing(
    schedule: Schedule, tmp_path: Path
) -> None:
    one, folder = schedule(), tmp_path / "backups"
    hanging = 'import sys, time; open(sys.argv[-1] + ".begun", "w"); time.sleep(600)'
    one.command = (one.command[0], "-c", hanging)
    task = asyncio.create_task(cancellable(one.run()))
    await until(lambda: names_in(folder) == [f"{name_at(NOW)}.begun"], "the backup has begun")
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_the_program_backs_up_its_own_server_and_says_so(short_path: Path) -> None:
    folder = short_path / "backups"
    program = Program(short_path, BACKUP_DIR=str(folder))
    async with running(program) as address, Visitor() as visitor:
        await visitor.enter(address)
        await visitor.type("/play wish 42")
        await until(lambda: any(name[0] != "." for name in names_in(folder)), "there is a backup")
        (name,) = names_in(folder)
    with DumpReader(folder / name) as found:
        assert any(entry.key.startswith("sb1:") for entry in found)
