"""``solitaire-bot check`` reports what works and how to fix what does not, and changes nothing."""

import os
import socket
import time
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from redis.asyncio import Redis

from bot.__main__ import REFUSED, main
from bot.chats.discord.invite_links import invite_links as discord_links
from bot.chats.telegram.invite_links import invite_links as telegram_links
from bot.storage.keys import SCHEMA_KEY
from tests.bot.program import Program, running
from tests.discord_chat.simulator.server import TOKEN as DISCORD_TOKEN
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT
from tests.operation.check_report import Ask
from tests.store.servers import free_port, server
from tests.telegram_chat.chats import BOT as TELEGRAM_BOT
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server

ADDRESS = "https://bot.example.org"


async def test_without_settings_all_is_well_and_nothing_is_made(ask: Ask, short_path: Path) -> None:
    found = await ask()
    assert found.is_well
    assert "the bot will create it when it starts" in found["DATA_DIR"]
    assert "6 themes; the first board took" in found["pictures"]
    assert found["hints"]
    assert not list(short_path.iterdir())  # noqa: ASYNC240 - of a small folder


async def test_every_wrong_setting_is_reported_and_the_others_are_checked(ask: Ask) -> None:
    found = await ask(OPEN_GAME_DAYS="x", LOG_LEVEL="loud", DAILY_FIRST_DAY="y", LOG_LEVLE="info")
    assert found["DAILY_FIRST_DAY"].startswith("✗ fix  DAILY_FIRST_DAY: 'y' isn't a date. Use the form")
    assert "'x' isn't a whole number" in found["OPEN_GAME_DAYS"]
    assert "'loud' isn't available" in found["LOG_LEVEL"]
    assert found["LOG_LEVLE"] == "! note  LOG_LEVLE: there is no such setting; did you mean LOG_LEVEL?"
    assert found["pictures"]


async def test_the_last_backup_on_schedule_is_reported(ask: Ask, short_path: Path) -> None:
    folder, new = short_path / "backups", f"{datetime.now(UTC):solitaire-bot-%Y-%m-%dT%H%M%SZ.backup}"
    assert "no backups are made" in (await ask())["BACKUP_DIR"]
    assert "every 24 hours into " in (await ask(BACKUP_DIR=str(folder)))["BACKUP_DIR"]
    assert not folder.exists()
    folder.mkdir()
    (folder / "solitaire-bot-2026-01-02T030405Z.backup").write_bytes(b"")
    found = (await ask(BACKUP_DIR=str(folder)))["BACKUP_DIR"]
    assert "! note" in found
    assert "1 there, the last one of 2026-01-02 03:04 UTC: is the bot running?" in found
    (folder / new).write_bytes(b"")
    assert "✓ ok" in (await ask(BACKUP_DIR=str(folder)))["BACKUP_DIR"]
    assert "✗ fix" in (await ask(BACKUP_DIR=str(folder / new)))["BACKUP_DIR"]


async def test_the_operators_are_named(ask: Ask) -> None:
    assert "nobody can use /operator" in (await ask())["OPERATORS"]
    assert "✓ ok  OPERATORS: nobody" in (await ask(OPERATORS="nobody"))["OPERATORS"]
    found = (await ask(OPERATORS="telegram:45, discord:123"))["OPERATORS"]
    assert "✓ ok  OPERATORS: these accounts can use /operator: discord:123,telegram:45" in found
    assert "an account in telegram is named, but TELEGRAM_TOKEN isn't set" in found


async def test_of_a_wrong_setting_nothing_is_said_that_is_true_only_of_its_default(ask: Ask) -> None:
    wrong = {
        "REDIS_URL": "redsi://user:hunter2hunter2@localhost:6379/0", "TELEGRAM_TOKEN_FILE": "/nowhere",
        "DISCORD_API_URL": "nowhere", "PAGE_HOST": "http://here", "OPERATION_PORT": "many",
        "REDIS_REPLICAS": "all", "TELEGRAM_WEBHOOK_URL": "here",
    }  # fmt: skip
    found = await ask(**wrong, DISCORD_TOKEN=DISCORD_TOKEN)
    for name in wrong:
        assert found[name].startswith(f"✗ fix  {name}: ")
        assert "\n" not in found[name]
    last = "! note  check: not checked until the settings are right: OPERATORS, DATA_DIR, the store, "
    assert found["check"] == f"{last}the table, Discord, Telegram, the clock"
    assert not found["DATA_DIR"]
    assert "neither" not in found["settings"]
    assert "hunter2" not in "\n".join(found.lines)


async def test_what_to_write_into_the_address_is_not_taken_for_a_password(ask: Ask, short_path: Path) -> None:
    async with server(short_path / "store", {"requirepass": "another"}) as store:
        found = await ask(REDIS_URL=f"redis://USER:hunter2hunter2@127.0.0.1:{store.port}/0")
    assert "such as redis://USER:PASSWORD@HOST:6379/0." in found["REDIS_URL"]
    assert "hunter2" not in "\n".join(found.lines)


async def test_files_with_secrets_that_others_can_read_are_reported(ask: Ask, short_path: Path) -> None:
    os.chmod(short_path, 0o711)  # noqa: PTH101, S103 - until the test ends
    settings, token = short_path / ".env", short_path / "token"
    for file, text in ((settings, "LOG_FORM=text\nTELEGRAM_TOKEN=\n"), (token, f" {TELEGRAM_TOKEN}\n")):
        file.write_text(text, "utf-8")
        file.chmod(0o644)
    names = {"TELEGRAM_TOKEN_FILE": str(token), "TELEGRAM_API_URL": "http://127.0.0.1:1"}
    found = await ask(**names)
    assert not found[".env"]  # it contains no secret
    note = f"every user of this machine can read the secrets in {token}: run chmod 600 {token}"
    assert found["TELEGRAM_TOKEN_FILE"] == f"! note  TELEGRAM_TOKEN_FILE: {note}"
    assert " are set and valid: TELEGRAM_TOKEN_FILE, TELEGRAM_API_URL, DATA_DIR, " in found["settings"]
    settings.write_text("REDIS_URL=redis://user:hunter2hunter2@127.0.0.1:1/0\n", "utf-8")
    token.chmod(0o640)
    found = await ask(**names)
    assert found[".env"] == f"! note  .env: {note.replace(str(token), '.env')}"
    assert not found["TELEGRAM_TOKEN_FILE"]
    os.chmod(short_path, 0o700)  # noqa: PTH101 - nobody else comes so far
    assert not (await ask())[".env"]


@pytest.mark.usefixtures("bare_store")
async def test_the_store_is_reported(ask: Ask, redis: Redis, redis_url: str) -> None:
    found = await ask(REDIS_URL=redis_url)
    assert found.is_well
    assert "✓ ok  REDIS_URL: Valkey " in found["REDIS_URL"]
    assert "! note  REDIS_URL: appendonly is off" in found["REDIS_URL"]
    assert "a round trip takes" in found["REDIS_URL"]
    assert "the games have schema version 1, the bot supports 1" in found["REDIS_URL"]
    assert await redis.dbsize() == 0
    found = await ask(REDIS_URL=redis_url, REDIS_REPLICAS="1")
    assert "✗ fix  REDIS_REPLICAS: " in found["REDIS_REPLICAS"]


async def test_settings_that_lose_games_are_reported(ask: Ask, redis: Redis, redis_url: str) -> None:
    await redis.config_set("maxmemory", "1gb")
    await redis.config_set("maxmemory-policy", "allkeys-lru")
    try:
        found = await ask(REDIS_URL=redis_url)
        assert "✗ fix  REDIS_URL: it deletes games when its memory is full" in found["REDIS_URL"]
    finally:
        await redis.config_set("maxmemory-policy", "noeviction")
        await redis.config_set("maxmemory", "0")
    await redis.hset(SCHEMA_KEY, mapping={"number": "99", "least": "98"})
    found = await ask(REDIS_URL=redis_url)
    assert "✗ fix  REDIS_URL: a later version of the bot has written the games" in found["REDIS_URL"]


async def test_a_missing_store_is_reported_without_its_password_and_a_file_is_not_a_directory(
    ask: Ask, short_path: Path
) -> None:
    (short_path / "file").write_text("")
    found = await ask(DATA_DIR=str(short_path / "file"))
    assert f"✗ fix  DATA_DIR: {short_path}/file isn't a directory" in found["DATA_DIR"]
    found = await ask(REDIS_URL="redis://user:hunter2hunter2@127.0.0.1:1/0")
    assert "✗ fix  REDIS_URL: no Redis server answers at 127.0.0.1:1" in found["REDIS_URL"]
    assert "hunter2" not in "\n".join(found.lines)


async def test_the_chats_are_only_read(ask: Ask) -> None:
    discord, telegram = DiscordServer(), Server()
    async with discord.serving(), telegram.running():
        found = await ask(
            DISCORD_TOKEN=DISCORD_TOKEN,
            DISCORD_API_URL=discord.api_url,
            TELEGRAM_TOKEN=TELEGRAM_TOKEN,
            TELEGRAM_API_URL=telegram.url,
        )
    assert found.is_well
    assert "Discord knows the bot as " in found["DISCORD_TOKEN"]
    assert f"application ID {BOT.id}" in found["DISCORD_TOKEN"]
    assert "! note  DISCORD_TOKEN: Discord doesn't have this version's commands yet" in found["DISCORD_TOKEN"]
    assert f"the application's owners can use /operator: discord:{BOT.id}" in found["OPERATORS"]
    assert "1000 of 1000 connections to the gateway are left" in found["DISCORD_TOKEN"]
    assert "Telegram knows the bot as @" in found["TELEGRAM_TOKEN"]
    links = (*discord_links(int(BOT.id)), *telegram_links(TELEGRAM_BOT["username"]))
    assert len(links) == 4
    for topic in ("DISCORD_TOKEN", "TELEGRAM_TOKEN"):
        shown = [one for one in links if f"✓ ok  {topic}: to {one.purpose}: {one.address}" in found.lines]
        assert len(shown) == 2
    assert "inline mode is on" in found["TELEGRAM_TOKEN"]
    assert "the bot uses long polling" in found["TELEGRAM_WEBHOOK_URL"]
    assert "the same time as Discord" in found["clock"]
    assert "the same time as Telegram" in found["clock"]
    assert {request.method for request in discord.requests} == {"GET"}
    assert {request.method for request in telegram.requests} == {"getMe", "getWebhookInfo"}
    assert not discord.mistakes
    assert not telegram.faults
    assert not [line for line in found.lines if DISCORD_TOKEN in line or TELEGRAM_TOKEN in line]


async def test_rejected_tokens_and_chats_that_are_not_reached_are_reported(ask: Ask) -> None:
    discord, telegram = DiscordServer(), Server()
    discord.accepts_token = False
    tokens = {"DISCORD_TOKEN": DISCORD_TOKEN, "TELEGRAM_TOKEN": "12345:AAH-this-is-no-token"}
    async with discord.serving(), telegram.running():
        found = await ask(**tokens, DISCORD_API_URL=discord.api_url, TELEGRAM_API_URL=telegram.url)
    assert "✗ fix  DISCORD_TOKEN: Discord doesn't accept this token." in found["DISCORD_TOKEN"]
    assert "✗ fix  TELEGRAM_TOKEN: Telegram rejects this token" in found["TELEGRAM_TOKEN"]
    nowhere = "http://127.0.0.1:1"
    found = await ask(**tokens, DISCORD_API_URL=nowhere, TELEGRAM_API_URL=nowhere)
    assert "✗ fix  DISCORD_API_URL: Discord can't be reached (" in found["DISCORD_API_URL"]
    assert "✗ fix  TELEGRAM_API_URL: Telegram can't be reached (" in found["TELEGRAM_API_URL"]
    assert not [line for line in found.lines if any(token in line for token in tokens.values())]


async def test_the_webhook_is_reported_before_and_while_the_bot_runs(ask: Ask, short_path: Path) -> None:
    telegram, port = Server(), free_port()
    async with telegram.running():
        chat = {
            "TELEGRAM_TOKEN": TELEGRAM_TOKEN,
            "TELEGRAM_API_URL": telegram.url,
            "TELEGRAM_WEBHOOK_URL": ADDRESS,
            "TELEGRAM_WEBHOOK_PORT": str(port),
        }
        found = await ask(**chat)
        assert "Telegram doesn't know the address yet" in found["TELEGRAM_WEBHOOK_URL"]
        assert "is free for Telegram's webhook" in found["TELEGRAM_WEBHOOK_PORT"]
        async with running(Program(short_path, **chat)):
            await telegram.until(lambda: telegram.sent("setWebhook"))
            found = await ask(**chat)
            assert found.is_well
            assert f"Telegram sends updates to {ADDRESS}" in found["TELEGRAM_WEBHOOK_URL"]
            assert f"serves Telegram's webhook on port {port}" in found["TELEGRAM_WEBHOOK_PORT"]
            telegram.webhook_error = (1_790_000_000, "Connection timed out")
            found = await ask(**chat)
            problem = "✗ fix  TELEGRAM_WEBHOOK_URL: Telegram last failed to reach it on 2026-09-21"
            assert problem in found["TELEGRAM_WEBHOOK_URL"]
        found = await ask(TELEGRAM_TOKEN=TELEGRAM_TOKEN, TELEGRAM_API_URL=telegram.url)
        assert "updates to bot.example.org: the bot changes that" in found["TELEGRAM_WEBHOOK_URL"]


@pytest.mark.parametrize(
    ("ahead", "line"),
    [(0, "✓ ok  clock: this machine has the same time as"), (30, "! note  clock:"), (7200, "✗ fix  clock:")],
)
async def test_a_wrong_clock_is_reported(ask: Ask, ahead: int, line: str) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=404, headers={"Date": formatdate(time.time() - ahead, usegmt=True)})

    server = web.Application()
    server.router.add_route("*", "/{path:.*}", answer)
    async with TestServer(server) as served:
        found = await ask(TELEGRAM_TOKEN=TELEGRAM_TOKEN, TELEGRAM_API_URL=str(served.make_url("")))
    assert found["clock"].startswith(line)
    assert (" s ahead of Telegram" in found["clock"]) == bool(ahead)


async def test_free_and_taken_ports_are_reported(ask: Ask) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        taken = str(other.getsockname()[1])
        found = await ask(PAGE_PORT=taken, OPERATION_PORT=str(free_port()))
    assert f"✗ fix  PAGE_PORT: another program uses port {taken}" in found["PAGE_PORT"]
    assert "is free for" in found["OPERATION_PORT"]
    found = await ask(PAGE_HOST="192.0.2.1", PAGE_PORT="8080")
    assert "✗ fix  PAGE_HOST: the bot can't listen on port 8080 of 192.0.2.1" in found["PAGE_HOST"]
    found = await ask(PAGE_HOST="0.0.0.0", PAGE_PORT=str(free_port()))  # noqa: S104 - nothing listens there
    assert "! note  PAGE_HOST: the page is open to others" in found["PAGE_HOST"]
    published = {"PAGE_HOST": "0.0.0.0", "PAGE_NAMES": "localhost:8080"}  # noqa: S104
    found = await ask(**published, PAGE_PORT=str(free_port()))
    assert found["PAGE_HOST"] == found["TRUSTED_PROXIES"] == ""


async def test_the_page_behind_a_proxy_is_checked(ask: Ask) -> None:
    found = await ask(PAGE_NAMES="cards.example.org")
    assert "! note  TRUSTED_PROXIES: behind a proxy all browsers" in found["TRUSTED_PROXIES"]
    found = await ask(PAGE_NAMES="cards.example.org", TRUSTED_PROXIES="10.0.0.0/24,::1")
    assert found["TRUSTED_PROXIES"].startswith("✓ ok  TRUSTED_PROXIES: 10.0.0.0/24, ::1 can say")


async def test_all_is_well_while_a_bot_runs(short_path: Path) -> None:
    page, operation = free_port(), free_port()
    program = Program(short_path, PAGE_PORT=str(page), OPERATION_PORT=str(operation))
    async with running(program):
        end = await (await program.with_words("check").begin()).end()
        assert (end.status, end.complained) == (0, "")
        assert f"a running bot (process {program.process.pid}) uses the games in" in end.said
        assert f"serves the page on port {page}" in end.said
        assert f"serves health and metrics on port {operation}" in end.said
        assert "it writes moves to its disk (appendonly)" in end.said
    stopped = await (await Program(short_path, LOG_LEVEL="loud").with_words("check").begin()).end()
    assert "is writable; no bot is using it now" in stopped.said
    assert "✗ fix  LOG_LEVEL: 'loud' isn't available." in stopped.said
    assert (stopped.status, stopped.complained) == (2, "")


def test_help_names_the_commands_and_others_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["backup"], ["mend"], ["restore", "file", "--overwrite"]):
        with pytest.raises(SystemExit) as end:
            main(words)
        assert end.value.code == REFUSED
        assert "usage: solitaire-bot" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    assert all(f"\n    {command} " in text for command in ("check", "backup", "restore"))
