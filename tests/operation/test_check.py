"""``solitaire-bot check``: it reports what is well and how to fix what is wrong, and changes nothing."""

import socket
import time
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from redis.asyncio import Redis

from bot.__main__ import REFUSED, main
from bot.operations.checks.finding import FindingMark
from bot.operations.checks.runner import run_checks
from bot.storage.keys import SCHEMA_KEY
from tests.bot.program import Program, running
from tests.discord_chat.wire.server import TOKEN as DISCORD_TOKEN
from tests.discord_chat.wire.server import DiscordServer
from tests.discord_chat.wire.world import BOT
from tests.store.servers import free_port
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server

UNKNOWN_TOKEN = "12345:AAH-this-is-no-token"  # noqa: S105 - none that anybody has
ADDRESS = "https://bot.example.org"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - nothing listens there

Ask = Callable[..., Awaitable[tuple[bool, list[str]]]]


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch, short_path: Path) -> pytest.MonkeyPatch:
    """Provide an environment with a directory and no port."""
    for name in ("REDIS_URL", "DISCORD_TOKEN", "TELEGRAM_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATA_DIR", str(short_path / "data"))
    monkeypatch.setenv("PAGE_PORT", "0")
    monkeypatch.chdir(short_path)
    return monkeypatch


@pytest.fixture
def ask(settings: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    async def ask(**changes: str) -> tuple[bool, list[str]]:
        """Check with these settings; return whether all is well, and the lines."""
        with settings.context() as these:
            for name, value in changes.items():
                these.setenv(name, value)
            is_well = await run_checks()
        said = capsys.readouterr()
        assert said.err == ""
        lines = said.out.splitlines()
        count = sum(line.startswith(FindingMark.WRONG.value) for line in lines)
        assert lines[-1].startswith(f"{count or 'Nothing'} to fix, ")
        assert all(line.startswith(tuple(mark.value for mark in FindingMark)) for line in lines[:-1])
        assert is_well == (count == 0)
        return is_well, lines[:-1]

    return ask


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def of(topic: str, lines: list[str]) -> str:
    """Return the lines about a topic."""
    return "\n".join(line for line in lines if f"  {topic}: " in line)


async def test_without_settings_all_is_well_and_nothing_is_made(ask: Ask, short_path: Path) -> None:
    is_well, lines = await ask()
    assert is_well
    assert "the bot will create it when it starts" in of("DATA_DIR", lines)
    assert "6 themes; a first board took" in of("pictures", lines)
    assert of("hints", lines)
    assert names_in(short_path) == []


async def test_every_wrong_setting_is_reported_and_the_others_are_checked(ask: Ask) -> None:
    _, lines = await ask(OPEN_GAME_DAYS="x", LOG_LEVEL="loud", DAILY_FIRST_DAY="y", LOG_LEVLE="info")
    assert of("DAILY_FIRST_DAY", lines).startswith("✗ fix  DAILY_FIRST_DAY: 'y' is not a date. Write it like")
    assert "'x' is not a whole number" in of("OPEN_GAME_DAYS", lines)
    assert "there is no 'loud'" in of("LOG_LEVEL", lines)
    assert of("LOG_LEVLE", lines) == "! note  LOG_LEVLE: there is no such setting; did you mean LOG_LEVEL?"
    assert of("pictures", lines)


@pytest.mark.usefixtures("bare_store")
async def test_the_store_is_reported(ask: Ask, redis: Redis, redis_url: str) -> None:
    is_well, lines = await ask(REDIS_URL=redis_url)
    assert is_well
    found = of("REDIS_URL", lines)
    assert "✓ well  REDIS_URL: Valkey " in found
    assert "! note  REDIS_URL: appendonly is off" in found
    assert "a round trip takes" in found
    assert "the games have schema version 1, the bot supports 1" in found
    assert await redis.dbsize() == 0
    assert "✗ fix  REDIS_REPLICAS: " in of(
        "REDIS_REPLICAS", (await ask(REDIS_URL=redis_url, REDIS_REPLICAS="1"))[1]
    )


async def test_settings_that_lose_games_are_reported(ask: Ask, redis: Redis, redis_url: str) -> None:
    await redis.config_set("maxmemory", "1gb")
    await redis.config_set("maxmemory-policy", "allkeys-lru")
    try:
        _, lines = await ask(REDIS_URL=redis_url)
        assert "✗ fix  REDIS_URL: it drops games when its memory is full" in of("REDIS_URL", lines)
    finally:
        await redis.config_set("maxmemory-policy", "noeviction")
        await redis.config_set("maxmemory", "0")
    await redis.hset(SCHEMA_KEY, mapping={"number": "99", "least": "98"})
    _, lines = await ask(REDIS_URL=redis_url)
    assert "✗ fix  REDIS_URL: a later version of the bot has laid out the games" in of("REDIS_URL", lines)


async def test_a_missing_store_is_reported_without_its_password_and_a_file_is_not_a_directory(
    ask: Ask, short_path: Path
) -> None:
    (short_path / "file").write_text("")
    _, lines = await ask(DATA_DIR=str(short_path / "file"))
    assert f"✗ fix  DATA_DIR: {short_path}/file is not a directory" in of("DATA_DIR", lines)
    _, lines = await ask(REDIS_URL="redis://user:hunter2hunter2@127.0.0.1:1/0")
    assert "✗ fix  REDIS_URL: no Redis answers at 127.0.0.1:1" in of("REDIS_URL", lines)
    assert "hunter2" not in "\n".join(lines)


async def test_the_chats_are_only_read(ask: Ask) -> None:
    discord, telegram = DiscordServer(), Server()
    async with discord.serving(), telegram.running():
        is_well, lines = await ask(
            DISCORD_TOKEN=DISCORD_TOKEN,
            DISCORD_API_URL=discord.api_url,
            TELEGRAM_TOKEN=TELEGRAM_TOKEN,
            TELEGRAM_API_URL=telegram.url,
        )
        assert is_well
        found = of("DISCORD_TOKEN", lines)
        assert "Discord knows the bot as " in found
        assert f"application ID {BOT.id}" in found
        assert "! note  DISCORD_TOKEN: Discord has no or other commands" in found
        assert "1000 of 1000 connections to the gateway are left" in found
        assert "Telegram knows the bot as @" in of("TELEGRAM_TOKEN", lines)
        assert "inline mode is on" in of("TELEGRAM_TOKEN", lines)
        assert "the bot uses long polling" in of("TELEGRAM_WEBHOOK_URL", lines)
        assert "the same time as Discord" in of("clock", lines)
        assert "the same time as Telegram" in of("clock", lines)
        assert {request.method for request in discord.requests} == {"GET"}
        assert {request.method for request in telegram.requests} == {"getMe", "getWebhookInfo"}
        assert not discord.mistakes
        assert not telegram.faults
        text = "\n".join(lines)
        assert DISCORD_TOKEN not in text
        assert TELEGRAM_TOKEN not in text


async def test_rejected_tokens_and_chats_that_are_not_reached_are_reported(ask: Ask) -> None:
    discord, telegram = DiscordServer(), Server()
    discord.accepts_token = False
    async with discord.serving(), telegram.running():
        _, lines = await ask(
            DISCORD_TOKEN=DISCORD_TOKEN,
            DISCORD_API_URL=discord.api_url,
            TELEGRAM_TOKEN=UNKNOWN_TOKEN,
            TELEGRAM_API_URL=telegram.url,
        )
    assert "✗ fix  DISCORD_TOKEN: Discord does not accept this token." in of("DISCORD_TOKEN", lines)
    assert "✗ fix  TELEGRAM_TOKEN: Telegram rejects this token" in of("TELEGRAM_TOKEN", lines)
    nowhere = "http://127.0.0.1:1"
    tokens = {"DISCORD_TOKEN": DISCORD_TOKEN, "TELEGRAM_TOKEN": TELEGRAM_TOKEN}
    _, lines = await ask(**tokens, DISCORD_API_URL=nowhere, TELEGRAM_API_URL=nowhere)
    assert "✗ fix  DISCORD_API_URL: Discord is not reached (" in of("DISCORD_API_URL", lines)
    assert "✗ fix  TELEGRAM_API_URL: Telegram is not reached (" in of("TELEGRAM_API_URL", lines)
    assert TELEGRAM_TOKEN not in "\n".join(lines)


async def test_the_webhook_is_reported_before_and_while_the_bot_runs(ask: Ask, short_path: Path) -> None:
    telegram = Server()
    async with telegram.running():
        port = free_port()
        chat = {
            "TELEGRAM_TOKEN": TELEGRAM_TOKEN,
            "TELEGRAM_API_URL": telegram.url,
            "TELEGRAM_WEBHOOK_URL": ADDRESS,
            "TELEGRAM_WEBHOOK_PORT": str(port),
        }
        _, lines = await ask(**chat)
        assert "Telegram does not know the address yet" in of("TELEGRAM_WEBHOOK_URL", lines)
        assert "is free for Telegram's webhook" in of("TELEGRAM_WEBHOOK_PORT", lines)
        async with running(Program(short_path, **chat)):
            await telegram.until(lambda: telegram.sent("setWebhook"))
            is_well, lines = await ask(**chat)
            assert is_well
            assert f"Telegram sends updates to {ADDRESS}" in of("TELEGRAM_WEBHOOK_URL", lines)
            assert f"serves Telegram's webhook on port {port}" in of("TELEGRAM_WEBHOOK_PORT", lines)
            telegram.webhook_error = (1_790_000_000, "Connection timed out")
            _, lines = await ask(**chat)
            assert "✗ fix  TELEGRAM_WEBHOOK_URL: Telegram did not reach it last on 2026-09-21" in "\n".join(
                lines
            )
        _, lines = await ask(TELEGRAM_TOKEN=TELEGRAM_TOKEN, TELEGRAM_API_URL=telegram.url)
        assert "Telegram sends updates to bot.example.org: the bot changes that" in "\n".join(lines)


@pytest.mark.parametrize(
    ("seconds", "line"),
    [
        (0, "✓ well  clock: this machine has the same time as Telegram"),
        (-30, "! note  clock: this machine is "),
        (-7200, "✗ fix  clock: this machine is "),
    ],
)
async def test_a_wrong_clock_is_reported(ask: Ask, seconds: int, line: str) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=404, headers={"Date": formatdate(time.time() + seconds, usegmt=True)})

    server = web.Application()
    server.router.add_route("*", "/{path:.*}", answer)
    async with TestServer(server) as served:
        _, lines = await ask(TELEGRAM_TOKEN=TELEGRAM_TOKEN, TELEGRAM_API_URL=str(served.make_url("")))
    assert of("clock", lines).startswith(line)
    if seconds:
        assert f" s {'ahead of' if seconds < 0 else 'behind'} Telegram" in of("clock", lines)


async def test_free_and_taken_ports_are_reported(ask: Ask) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        taken = str(other.getsockname()[1])
        _, lines = await ask(PAGE_PORT=taken, OPERATION_PORT=str(free_port()))
        assert f"✗ fix  PAGE_PORT: another program uses port {taken}" in of("PAGE_PORT", lines)
        assert "is free for" in of("OPERATION_PORT", lines)
    _, lines = await ask(PAGE_HOST="192.0.2.1", PAGE_PORT="8080")
    assert "✗ fix  PAGE_HOST: the bot cannot listen on port 8080 of 192.0.2.1" in of("PAGE_HOST", lines)
    _, lines = await ask(PAGE_HOST=EVERYWHERE, PAGE_PORT=str(free_port()))
    assert "! note  PAGE_HOST: the page is open to others" in of("PAGE_HOST", lines)


async def test_all_is_well_while_a_bot_runs(short_path: Path) -> None:
    page, operation = free_port(), free_port()
    program = Program(short_path, PAGE_PORT=str(page), OPERATION_PORT=str(operation))
    async with running(program):
        end = await (await program.with_words("check").begin()).end()
        assert (end.status, end.complained) == (0, "")
        assert f"a running bot, process {program.process.pid}, uses the games in" in end.said
        assert f"serves the page on port {page}" in end.said
        assert f"serves health and metrics on port {operation}" in end.said
        assert "it writes moves to its disk (appendonly)" in end.said
    stopped = await (await program.with_words("check").begin()).end()
    assert "is writable; no bot is using it now" in stopped.said


async def test_the_exit_status_says_that_something_must_be_fixed(short_path: Path) -> None:
    end = await (await Program(short_path, LOG_LEVEL="loud").with_words("check").begin()).end()
    assert end.status == 2
    assert end.said.startswith("✗ fix  LOG_LEVEL: there is no 'loud'.")
    assert end.complained == ""


@pytest.mark.parametrize("words", [["backup"], ["mend"], ["restore", "file", "--overwrite"]])
def test_help_names_the_commands_and_others_are_refused(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == REFUSED
    assert "usage: solitaire-bot" in capsys.readouterr().err
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert not end.value.code
    said = capsys.readouterr().out
    assert all(f"\n    {command} " in said for command in ("check", "backup", "restore"))
