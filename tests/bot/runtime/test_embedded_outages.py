"""The embedded server when it ends while the bot runs: it is brought back; there is never a second one."""

import asyncio
import logging
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import islice
from pathlib import Path
from shutil import disk_usage
from types import ModuleType

import pytest

from bot.config.errors import StartError
from bot.storage.connection import circuit_breaker
from bot.storage.connection.client import RedisClient
from bot.storage.connection.connect import connect
from bot.storage.embedded import server as server_module
from bot.storage.embedded.file_lock import FileLock, LockedError
from bot.storage.embedded.server import EmbeddedValkey, restart_pauses
from bot.storage.errors import StoreUnavailableError, wrapped_errors
from tests.store.servers import until

DISK_BYTES = 4 * 1024 * 1024
ATTEMPTS = 4
"""How often a server is started on a full disk."""


@pytest.fixture(autouse=True)
def store_limits() -> None:
    """Leave the time limits of the store unchanged."""


@pytest.fixture
def small_disk(short_path: Path) -> Iterator[Path]:
    """Provide a directory on a small disk of its own; skip without the right to mount one."""
    path = short_path / "disk"
    path.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", str(path)]
    try:
        mounted = subprocess.run(words, check=False, capture_output=True, timeout=30)
    except FileNotFoundError:
        pytest.skip("no disk can be mounted: there is no mount")
    if mounted.returncode:
        pytest.skip(f"no disk can be mounted: {mounted.stderr.decode().strip()}")
    yield path
    subprocess.run(["umount", path], check=True, timeout=30)


@asynccontextmanager
async def kept_running(directory: Path) -> AsyncIterator[RedisClient]:
    """Start a server that is brought back, yield a client, and stop both."""
    server = EmbeddedValkey(directory)
    await server.start()
    running = asyncio.create_task(server.run())
    try:
        async with connect(server.url) as redis:
            yield redis
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await server.stop()
        for name in ("lock", "server.lock"):
            FileLock.acquire(directory / name).close()


def server_process(directory: Path) -> int:
    return int((directory / "server.lock").read_text())


def kill_server(directory: Path) -> None:
    os.kill(server_process(directory), signal.SIGKILL)


def said(caplog: pytest.LogCaptureFixture, module: ModuleType = server_module) -> list[str]:
    """Return what a module has logged, by default the supervision of the server."""
    return [record.getMessage() for record in caplog.records if record.name == module.__name__]


async def test_a_killed_server_is_brought_back_with_its_data(
    short_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept_running(short_path) as redis:
        for number in range(1, 4):
            await redis.set("game", number)
            before = server_process(short_path)
            caplog.clear()
            kill_server(short_path)
            await until(lambda: len(said(caplog)) > 1, "the server is back")
            assert await redis.get("game") == str(number).encode()
            assert server_process(short_path) != before
            ended, back = said(caplog)
            assert "has ended (it ended by SIGKILL)" in ended
            assert "is back after" in back


async def test_a_write_that_the_crash_cut_off_does_not_hinder_its_return(short_path: Path) -> None:
    async with kept_running(short_path) as redis:
        await redis.set("game", "wish")
        (written,) = (short_path / "appendonlydir").glob("*.incr.aof")
        before = server_process(short_path)
        os.kill(before, signal.SIGSTOP)
        with written.open("ab") as file:
            file.write(b"*3\r\n$3\r\nSET\r\n$4\r\nga")
        kill_server(short_path)
        await until(lambda: server_process(short_path) != before, "another server is started")
        await until(lambda: is_answered(redis), "it answers")
        assert await redis.get("game") == b"wish"


async def test_a_server_that_is_suspended_is_left_alone(
    short_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept_running(short_path) as redis:
        await redis.set("game", "wish")
        before = server_process(short_path)
        os.kill(before, signal.SIGSTOP)
        asking = asyncio.ensure_future(redis.get("game"))
        with pytest.raises(StartError, match="another bot"):
            await EmbeddedValkey(short_path).start()
        with pytest.raises(LockedError):
            FileLock.acquire(short_path / "server.lock")
        assert not asking.done()
        os.kill(before, signal.SIGCONT)
        assert await asking == b"wish"
        assert server_process(short_path) == before
    assert said(caplog) == []


async def test_no_server_is_started_while_a_remainder_of_the_last_one_lives(
    short_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that rewrites its file has a child, which may live on for a moment when it is killed."""
    async with kept_running(short_path) as redis:
        await redis.set("game", "wish")
        before = server_process(short_path)
        caplog.set_level(logging.INFO)
        kill_server(short_path)
        remainder = lock_after_its_end(short_path / "server.lock")
        await until(lambda: any("left behind" in line for line in said(caplog)), "it finds the lock")
        with pytest.raises(StoreUnavailableError), wrapped_errors():
            await redis.get("game")
        assert server_process(short_path) == before
        remainder.close()
        await until(lambda: is_answered(redis), "it answers")
        assert await redis.get("game") == b"wish"


def lock_after_its_end(path: Path) -> FileLock:
    """Lock a file as soon as its holder has ended, before anybody else does."""
    while True:
        try:
            return FileLock.acquire(path)
        except LockedError:
            pass


async def is_answered(redis: RedisClient) -> bool:
    return await redis.get("game") is not None


def test_the_pauses_between_attempts_grow() -> None:
    assert list(islice(restart_pauses(), 8)) == [0.0, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 8.0]


async def test_on_a_full_disk_it_is_started_again_until_there_is_room(
    small_disk: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept_running(small_disk / "data") as redis:
        await redis.set("game", "wish")
        ballast = small_disk / "ballast"
        fill(ballast)
        seen = set[int]()

        async def is_started_often() -> bool:
            seen.add(server_process(small_disk / "data"))
            with suppress(StoreUnavailableError), wrapped_errors():
                await redis.set("other", "x" * 4096)
            return len(seen) >= ATTEMPTS

        await until(is_started_often, "it has been started several times")
        lines = [*said(caplog), *said(caplog, circuit_breaker)]
        assert not [line for line in lines if "is back after" in line]
        ballast.unlink()
        await until(lambda: is_written(redis), "there is room")
        assert await redis.get("game") == b"wish"
    problems = [line for line in said(caplog) if "is started again" in line]
    assert len(problems) == len(set(problems))
    assert "has ended: the disk is full" in problems[0]


async def test_a_directory_that_is_gone_does_not_end_the_bot(
    short_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "STEADY_SECONDS", 0.5)
    server = EmbeddedValkey(short_path / "data")
    await server.start()
    running = asyncio.create_task(server.run())
    (short_path / "data").rename(short_path / "elsewhere")
    os.kill(server_process(short_path / "elsewhere"), signal.SIGKILL)
    await until(lambda: bool(said(caplog)), "it says so")
    assert "can't be used" in said(caplog)[0]
    (short_path / "elsewhere").rename(short_path / "data")
    await until(lambda: any("is back" in line for line in said(caplog)), "it is back")
    assert not running.done()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await server.stop()


def fill(ballast: Path) -> None:
    """Write a file until the disk is full."""
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
    assert disk_usage(ballast).free == 0


async def is_written(redis: RedisClient) -> bool:
    return bool(await redis.set("other", "y"))
