"""The store permissions (ACL) of the bot in SECURITY.md: they suffice, and nothing else is allowed.

The commands that create the bot's user are those of the document, typed in a shell, on every promised server.
"""

import asyncio
import os
import re
import subprocess
from pathlib import Path

import pytest
from redis.asyncio import Redis
from redis.exceptions import AuthenticationError, ResponseError

from bot.config.environment import Config
from bot.operations.backup import back_up
from bot.operations.restore import restore
from bot.runtime.worker_pool import WorkerPool
from bot.storage.connection.connect import check_server, connect
from tests.bot.program import Program, Visitor, running
from tests.store.programs import NEWEST, OLDEST, OWN, find_client, find_program
from tests.store.servers import Server, refusal, server

ROOT = Path(__file__).parent.parent.parent
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


def blocks() -> list[str]:
    """Return the commands of SECURITY.md for the server, as they are typed in a shell."""
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    return re.findall(r"^```\n(redis-cli .+?)\n```", text, re.MULTILINE | re.DOTALL)


def rights() -> list[str]:
    """Return the ACL rules that SECURITY.md lists."""
    found = re.search(r"ACL SETUSER solitaire on >PASSWORD ((?:[^\n]+\\\n)+[^\n]+)", blocks()[0])
    assert found
    return found[1].replace("\\\n", " ").split()


async def type_in_shell(block: str, store: Server, directory: Path) -> str:
    """Run commands of the document with ``redis-cli``, which finds the server at this port."""
    client = directory / "redis-cli"
    client.write_text(f'#!/bin/sh\nexec {find_client()} -e -p {store.port} "$@"\n', "utf-8")
    client.chmod(0o755)
    path = f"{directory}{os.pathsep}{os.environ['PATH']}"
    done = await asyncio.to_thread(
        subprocess.run, ["sh", "-c", block], env={"PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", [OLDEST, OWN, pytest.param(NEWEST, marks=pytest.mark.rare(seconds=6))])
async def test_the_documented_user_can_play_and_do_nothing_else_also_after_a_restart(
    name: str, short_path: Path
) -> None:
    """The document's own commands, on a server whose users are in its configuration file."""
    async with server(short_path / "store", program=find_program(name)) as store:
        create, turn_off = blocks()
        said = await type_in_shell(create, store, short_path)
        url = f"redis://solitaire:PASSWORD@127.0.0.1:{store.port}/0"
        async with running(Program(short_path, REDIS_URL=url)) as address, Visitor() as visitor:
            await visitor.enter(address)
            for line in LINES:
                await visitor.type(line)
        settings = Config(redis_url=url)  # type: ignore[arg-type]  # it is validated
        await back_up(settings, short_path / "games.backup")
        await restore(settings, short_path / "games.backup", may_replace=True)
        said += await type_in_shell(turn_off, store, short_path)
        assert said.split() == ["OK"] * 6
        async with Redis.from_url(f"redis://admin:ADMIN_PASSWORD@127.0.0.1:{store.port}") as admin:
            refused = await admin.acl_log()
            assert not refused, [(one["object"], one["username"]) for one in refused]
        await store.restart()
        async with Redis.from_url(f"redis://admin:ADMIN_PASSWORD@127.0.0.1:{store.port}") as admin:
            names = [key async for key in admin.scan_iter()]
            assert names
            assert all(name.startswith(b"sb1:") for name in names)
            await admin.set("other", "x")
        async with Redis(port=store.port) as anybody:
            with pytest.raises(AuthenticationError):
                await anybody.ping()
        async with Redis.from_url(url, driver_info=None) as user:
            for line in FORBIDDEN:
                with pytest.raises(ResponseError, match=r"(?i)permission|ACL failure|can't access"):
                    await user.execute_command(*line.split(" ", 3))  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("name", [OLDEST, NEWEST])
async def test_users_in_a_file_of_their_own_survive_a_restart_and_get_new_passwords(
    name: str, short_path: Path
) -> None:
    """With ``ACL SAVE`` instead of ``CONFIG REWRITE``, as SECURITY.md says, and its row on the password."""
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    assert "write `ACL SAVE` instead" in text
    (short_path / "users.acl").touch()
    settings = {"aclfile": f'"{short_path / "users.acl"}"'}
    async with server(short_path / "store", settings, find_program(name)) as store:
        for block in blocks():
            await type_in_shell(block.replace("CONFIG REWRITE", "ACL SAVE"), store, short_path)
        await store.restart()
        async with Redis.from_url(f"redis://admin:ADMIN_PASSWORD@127.0.0.1:{store.port}") as admin:
            new, old = re.findall(r"`(ACL SETUSER solitaire [<>]\w+)`", text)
            await admin.execute_command(*new.split())  # type: ignore[no-untyped-call]
            for password in ("PASSWORD", "NEW"):
                url = f"redis://solitaire:{password}@127.0.0.1:{store.port}"
                async with connect(url) as redis:
                    await check_server(redis, url)
            await admin.execute_command(*old.replace("OLD", "PASSWORD").split())  # type: ignore[no-untyped-call]
            assert "refuses the user name or the password" in await refusal(url.replace(":NEW", ":PASSWORD"))


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


async def test_the_rights_include_all_commands_of_programs_and_scripts(redis: Redis) -> None:
    """Also those whose names are in a table, such as the sizes that a backup asks for."""
    known = {str(name, "ascii") for name in await redis.command_list() if isinstance(name, bytes)}
    scripts = "\n".join(path.read_text("utf-8") for path in (ROOT / "bot").rglob("*.lua"))
    programs = "\n".join(path.read_text("utf-8") for path in (ROOT / "bot").rglob("*.py"))
    named = {name.lower() for name in re.findall(r"'([A-Z]+)'", scripts)}
    named |= {name.lower() for name in re.findall(r"redis\.p?call\('([A-Z]+)'", programs)}
    methods = set(re.findall(r"\b_?(?:redis|pipeline)\.([a-z]+)\(", programs)) | {"del"}
    needed = (named | methods) & known
    assert len(needed) > 50
    assert not needed - {right.removeprefix("+") for right in rights()}
