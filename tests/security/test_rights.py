"""The store permissions (ACL) of the bot in SECURITY.md: they suffice, and nothing else is allowed."""

import os
import re
from pathlib import Path

import pytest
from redis.asyncio import Redis
from redis.exceptions import ResponseError

from bot.runtime.worker_pool import WorkerPool
from tests.bot.program import Program, Visitor, running
from tests.store.servers import server

ROOT = Path(__file__).parent.parent.parent
PASSWORD = "of-the-store"  # noqa: S105 - of a server that lives as long as a test
LINES = (
    "/play wish 42", "a c", "/undo", "/redo", "/hint", "/restart yes", "/giveup yes", "/new", "/daily",
    "/daily 1", "/play flip 3", "/games", "/resume", "/settings theme night", "/stats", "/calendar",
    "/leaderboard", "/leaderboard rating all", "/replay", "/share", "/rules wish",
    "/mydata", "/learn wish", "c d", "/learn", "/mistakes", "/mydata export",
    "/mydata delete yes", "/play blink 1",
)  # fmt: skip


FORBIDDEN = (
    "FLUSHALL", "FLUSHDB", "SHUTDOWN", "GET other", "SET other x", "KEYS *", "CONFIG SET dir /",
    "ACL LIST", "REPLICAOF 127.0.0.1 1", "MODULE LIST", "MONITOR", "SAVE",
    "EVAL return(redis.call('GET','other')) 0", "PUBLISH sb1:x y", "SUBSCRIBE sb1:x",
)  # fmt: skip


def rights() -> list[str]:
    """Return the ACL rules that SECURITY.md lists."""
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    found = re.search(r"ACL SETUSER solitaire on >PASSWORD ([^`]+?)\n```", text)
    assert found
    return found[1].replace("\\\n", " ").split()


async def test_a_user_with_these_rights_can_play_and_do_nothing_else(tmp_path: Path) -> None:
    async with server(tmp_path / "store") as store, Redis(port=store.port) as admin:
        await admin.execute_command("ACL", "SETUSER", "solitaire", "on", f">{PASSWORD}", *rights())  # type: ignore[no-untyped-call]
        url = f"redis://solitaire:{PASSWORD}@127.0.0.1:{store.port}"
        async with running(Program(tmp_path, REDIS_URL=url)) as address, Visitor() as visitor:
            await visitor.enter(address)
            for line in LINES:
                await visitor.type(line)
        refused = await admin.acl_log()
        assert not refused, [(one["object"], one["username"]) for one in refused]
        names = [key async for key in admin.scan_iter()]
        assert names
        assert all(name.startswith(b"sb1:") for name in names)
        await admin.set("other", "x")
        async with Redis.from_url(url) as user:
            for line in FORBIDDEN:
                with pytest.raises(ResponseError, match=r"(?i)permission|ACL failure"):
                    await user.execute_command(*line.split(" ", 3))  # type: ignore[no-untyped-call]


async def test_worker_processes_get_no_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "TELEGRAM_TOKEN", "REDIS_URL", "redis_url", "AWS_SECRET"):
        monkeypatch.setenv(name, "of-no-concern-to-workers")
    workers = WorkerPool()
    try:
        found = await workers.execute(20, environment_text, ())
    finally:
        await workers.close()
    assert "of-no-concern-to-workers" not in found
    assert "PATH" in found


def environment_text() -> str:
    return str(os.environ)


def test_the_rights_include_all_commands_of_scripts() -> None:
    paths = [path for path in (ROOT / "bot").rglob("*") if path.suffix in {".lua", ".py"}]
    text = "\n".join(path.read_text("utf-8") for path in paths)
    called = {name.lower() for name in re.findall(r"redis\.p?call\('([A-Z]+)'", text)}
    assert len(called) > 20
    assert not called - {right.removeprefix("+") for right in rights()}
