"""The embedded Valkey server: what it survives, and its errors when it cannot start."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.config.errors import StartError
from bot.storage.embedded import server as server_module
from bot.storage.embedded.file_lock import FileLock, LockedError
from bot.storage.embedded.server import EmbeddedValkey
from bot.storage.embedded.server_failure import find_logged_failure

# A minimal bot: starts the server, writes a value, reports it, and waits to be killed.
BOT = """
import asyncio, sys
from pathlib import Path
from redis.asyncio import Redis
from bot.storage.embedded.server import EmbeddedValkey

async def main():
    server = EmbeddedValkey(Path(sys.argv[1]))
    await server.start()
    async with Redis.from_url(server.url) as redis:
        await redis.set("game", sys.argv[2])
    print("written", flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@asynccontextmanager
async def running(directory: Path) -> AsyncIterator[Redis]:
    """Start a server, yield a client, and stop the server."""
    server = EmbeddedValkey(directory)
    await server.start()
    try:
        async with Redis.from_url(server.url) as redis:
            yield redis
    finally:
        await server.stop()


def check_unlocked(directory: Path) -> None:
    """Check that neither a bot nor a server locks the directory."""
    for name in ("lock", "server.lock"):
        if (directory / name).exists():
            FileLock.acquire(directory / name).close()


def environment(process: int) -> bytes:
    """Return the environment of a process, or nothing if the system has no /proc."""
    path = Path(f"/proc/{process}/environ")
    return path.read_bytes() if path.exists() else b""


async def refusal(directory: Path) -> str:
    """Return the error of a server that cannot start, after checking that it left no locks."""
    server = EmbeddedValkey(directory)
    with pytest.raises(StartError) as caught:
        await server.start()
    check_unlocked(directory)
    return str(caught.value)


def server_process(directory: Path) -> int:
    return int((directory / "server.lock").read_text())


def wait_for_lock(directory: Path) -> None:
    """Wait until no server locks the directory."""
    path = directory / "server.lock"
    subprocess.run(
        [sys.executable, "-c", f"import fcntl; fcntl.flock(open({str(path)!r}, 'r+'), fcntl.LOCK_EX)"],
        check=True,
        timeout=30,
    )


def die_after_writing(directory: Path, word: str) -> None:
    """Run a bot that writes a word and is then killed."""
    with subprocess.Popen([sys.executable, "-c", BOT, directory, word], stdout=subprocess.PIPE) as bot:
        assert bot.stdout is not None
        assert bot.stdout.readline() == b"written\n"
        bot.kill()


async def test_it_writes_through_and_only_this_user_can_connect(short_path: Path) -> None:
    async with running(short_path / "a b 'c'") as redis:
        expected = {"appendonly": "yes", "appendfsync": "always", "save": "", "port": "0"}
        expected["maxmemory-policy"] = "noeviction"
        assert await redis.config_get(*expected) == expected
        assert (short_path / "a b 'c'").stat().st_mode & 0o777 == 0o700
        assert (short_path / "a b 'c'" / "valkey.sock").stat().st_mode & 0o777 == 0o700


async def test_it_gets_no_signal_of_the_terminal_and_no_setting_of_ours(
    short_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")  # with this the server would not start
    async with running(short_path):
        process = server_process(short_path)
        assert os.getsid(process) == process
        assert b"secret" not in environment(process)


async def test_the_server_of_a_killed_bot_is_stopped_and_its_games_stay(short_path: Path) -> None:
    die_after_writing(short_path, "wish")
    orphan = server_process(short_path)
    with pytest.raises(LockedError):
        FileLock.acquire(short_path / "server.lock")
    async with running(short_path) as redis:
        assert await redis.get("game") == b"wish"
        assert server_process(short_path) != orphan


async def test_games_survive_the_kill_of_bot_and_server(short_path: Path) -> None:
    die_after_writing(short_path, "wish")
    os.kill(server_process(short_path), signal.SIGKILL)
    wait_for_lock(short_path)
    assert (short_path / "valkey.sock").exists()
    async with running(short_path) as redis:
        assert await redis.get("game") == b"wish"


async def test_an_orphan_that_does_not_end_is_named(
    short_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    die_after_writing(short_path, "wish")
    orphan = server_process(short_path)
    monkeypatch.setattr(server_module, "ORPHAN_SECONDS", 0.2)
    os.kill(orphan, signal.SIGSTOP)
    try:
        with pytest.raises(StartError, match=rf"\(process {orphan}\) is still using "):
            await EmbeddedValkey(short_path).start()
    finally:
        os.kill(orphan, signal.SIGKILL)
        wait_for_lock(short_path)


async def test_one_that_does_not_end_is_killed(short_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "END_SECONDS", 0.1)
    server = EmbeddedValkey(short_path)
    await server.start()
    os.kill(server_process(short_path), signal.SIGSTOP)
    await server.stop()
    check_unlocked(short_path)


async def test_a_canceled_start_leaves_nothing(short_path: Path) -> None:
    for steps in (1, 5, 20, 40):
        server = EmbeddedValkey(short_path)
        starting = asyncio.create_task(server.start())
        for _ in range(steps):
            await asyncio.sleep(0)
        if not starting.cancel():  # the machine paused between two steps, and the server started meanwhile
            await server.stop()
            continue
        with pytest.raises(asyncio.CancelledError):
            await starting
        check_unlocked(short_path)


async def test_an_unusable_directory_is_reported(short_path: Path) -> None:
    (short_path / "file").write_text("")
    assert await refusal(short_path / "file" / "data") == (
        f"DATA_DIR: {short_path}/file/data can't be used: the bot isn't allowed to write there. "
        "Give the bot's user the right to write, or name another directory."
    )
    if sys.platform == "linux":  # has a directory in which nobody can write
        assert "DATA_DIR: /proc/self can't be used" in await refusal(Path("/proc/self"))
    assert "is too long for the path of a socket" in await refusal(short_path / ("x" * 120))


@pytest.mark.parametrize(
    ("files", "content"),
    [("*.incr.aof", b"*3\r\n$3\r\nSET\r\nx\r\n"), ("*.base.rdb", b"VALKEY"), ("*.manifest", b"x\n")],
)
async def test_damaged_games_are_reported_and_left_unchanged(
    short_path: Path, files: str, content: bytes
) -> None:
    async with running(short_path) as redis:
        await redis.set("game", "wish")
    (damaged,) = (short_path / "appendonlydir").glob(files)
    damaged.write_bytes(content)
    assert "doesn't start: the games stored there are damaged and can't be read. Put back a copy" in (
        await refusal(short_path)
    )
    assert damaged.read_bytes() == content


async def test_a_write_cut_off_by_a_crash_does_no_harm(short_path: Path) -> None:
    async with running(short_path) as redis:
        await redis.set("game", "wish")
    (written,) = (short_path / "appendonlydir").glob("*.incr.aof")
    with written.open("ab") as file:
        file.write(b"*3\r\n$3\r\nSET\r\n$4\r\nga")
    async with running(short_path) as redis:
        assert await redis.get("game") == b"wish"


def test_a_full_disk_is_found_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "valkey.log"
    log.write_text("7:M 1 Jan 2026 00:00:00.000 # Error writing to the AOF file: No space left on device\n")
    fault = find_logged_failure(log)
    assert fault is not None
    assert fault.problem == "the disk is full"


async def test_a_system_without_a_server_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "files", lambda _: None)
    assert (await refusal(tmp_path)).startswith(
        "REDIS_URL: it isn't set, and the bot has no server of its own"
    )
