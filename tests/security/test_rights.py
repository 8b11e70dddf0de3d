"""The rights of the bot in the store, as SECURITY.md lists them: they suffice, and no other is given."""

import os
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.exceptions import ResponseError

from bot.runtime.worker_pool import WorkerPool
from tests.bot.program import Program, Visitor, running
from tests.store.servers import Server, server

ROOT = Path(__file__).parent.parent.parent
PASSWORD = "of-the-store"  # noqa: S105 - of a server that lives as long as a test
LINES = (
    "/play wish 42", "a c", "/undo", "/redo", "/hint", "/restart yes", "/giveup yes", "/new", "/daily",
    "/daily 1", "/play flip 3", "/games", "/resume", "/settings theme night", "/stats", "/calendar",
    "/leaderboard", "/leaderboard rating all", "/replay", "/share", "/rules wish", "/mydata",
    "/mydata export", "/mydata delete yes", "/play blink 1",
)  # fmt: skip


FORBIDDEN = (
    "FLUSHALL", "FLUSHDB", "SHUTDOWN", "GET other", "SET other x", "KEYS *", "CONFIG SET dir /",
    "ACL LIST", "REPLICAOF 127.0.0.1 1", "MODULE LIST", "MONITOR", "SAVE",
    "EVAL return(redis.call('GET','other')) 0", "PUBLISH sb1:x y", "SUBSCRIBE sb1:x",
)  # fmt: skip


def rights() -> list[str]:
    """Return the rights that SECURITY.md lists."""
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    found = re.search(r"ACL SETUSER solitaire on >PASSWORD ([^`]+?)\n```", text)
    assert found
    return found[1].replace("\\\n", " ").split()


def connected(url: str) -> Any:  # noqa: ANN401 - redis-py types only what has a method of its own
    return Redis.from_url(url)


@pytest.fixture
async def restricted(tmp_path: Path) -> AsyncIterator[Server]:
    async with server(tmp_path / "store") as started:
        yield started


async def test_a_user_with_these_rights_can_play(restricted: Server, tmp_path: Path) -> None:
    async with connected(f"redis://127.0.0.1:{restricted.port}") as admin:
        await admin.execute_command("ACL", "SETUSER", "solitaire", "on", f">{PASSWORD}", *rights())
        url = f"redis://solitaire:{PASSWORD}@127.0.0.1:{restricted.port}"
        program = Program(tmp_path, REDIS_URL=url)
        async with running(program) as address, Visitor() as visitor:
            await visitor.enter(address)
            for line in LINES:
                await visitor.type(line)
        refused = await admin.execute_command("ACL", "LOG")
        assert not refused, [(one[b"object"], one[b"username"]) for one in refused]
        names = [key async for key in admin.scan_iter()]
        assert names
        assert all(name.startswith(b"sb1:") for name in names)


async def test_such_a_user_can_do_nothing_else(restricted: Server) -> None:
    async with connected(f"redis://127.0.0.1:{restricted.port}") as admin:
        await admin.execute_command("ACL", "SETUSER", "solitaire", "on", f">{PASSWORD}", *rights())
        await admin.set("other", "x")
    url = f"redis://solitaire:{PASSWORD}@127.0.0.1:{restricted.port}"
    async with connected(url) as user:
        for line in FORBIDDEN:
            with pytest.raises(ResponseError, match=r"(?i)permission|ACL failure"):
                await user.execute_command(*line.split(" ", 3))


async def test_worker_processes_get_no_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "TELEGRAM_TOKEN", "REDIS_URL", "redis_url", "AWS_SECRET"):
        monkeypatch.setenv(name, "of-no-concern-to-workers")
    workers = WorkerPool()
    try:
        found = await workers.execute(20, _environment, ())
    finally:
        await workers.close()
    assert "of-no-concern-to-workers" not in found.values()
    assert "PATH" in found


def _environment() -> dict[str, str]:
    return dict(os.environ)


def test_the_rights_include_all_commands_of_scripts() -> None:
    scripts = [
        path.read_text("utf-8") for path in (ROOT / "bot").rglob("*") if path.suffix in {".lua", ".py"}
    ]
    called = {name.lower() for script in scripts for name in re.findall(r"redis\.p?call\('([A-Z]+)'", script)}
    assert len(called) > 20
    assert not called - {right.removeprefix("+") for right in rights()}
