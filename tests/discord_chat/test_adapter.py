"""Logging in to Discord, refusals, and logging out."""

import asyncio
import logging

import pytest
from aiohttp.test_utils import unused_port
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.app import App
from bot.chats.discord import adapter as adapter_module
from bot.chats.discord.adapter import DiscordAdapter
from bot.core.errors import StartError
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.conftest import connected
from tests.discord_chat.simulator.server import GRACE, TOKEN, DiscordServer


async def test_a_rejected_token_is_named(discord: DiscordServer, adapter: DiscordAdapter) -> None:
    discord.accepts_token = False
    with pytest.raises(StartError) as error:
        await adapter.start()
    assert error.value.setting == "DISCORD_TOKEN"
    assert TOKEN not in str(error.value)
    await adapter.stop()


async def test_an_impossible_token_is_not_tried(
    discord: DiscordServer, app: App, pictures: ImageRenderer, texts: Texts
) -> None:
    for token in ("two\nlines", "tökén"):
        adapter = DiscordAdapter(app, pictures, texts, token)
        with pytest.raises(StartError):
            await adapter.start()
        await adapter.stop()
    assert not discord.requests


async def test_the_bot_logs_out_when_it_is_stopped(discord: DiscordServer, adapter: DiscordAdapter) -> None:
    async with connected(adapter, discord):
        pass
    assert await discord.until(lambda: discord.gateway.close_codes) == [1000]


@pytest.mark.parametrize(
    ("code", "problem"), [(4004, "does not accept this token"), (4011, "code 4011"), (4014, "intents")]
)
async def test_a_permanent_refusal_of_the_gateway_is_a_start_error(
    discord: DiscordServer, adapter: DiscordAdapter, code: int, problem: str
) -> None:
    discord.gateway.refusal = code
    await adapter.start()
    with pytest.raises(StartError) as error:
        async with asyncio.timeout(GRACE):
            await adapter.run()
    assert problem in error.value.problem
    await adapter.stop()


@pytest.mark.parametrize(
    ("name", "message", "details", "line"),
    [
        ("discord.client", "Attempting a reconnect in %.2fs", (1.5,), "Attempting a reconnect in 1.50s"),
        ("discord.shard", "Failed to connect for shard_id: %s.", (3,), "Failed to connect for shard_id: 3."),
        (
            "discord.app_commands.tree",
            "Ignoring exception in autocomplete for %r",
            ("solitaire play",),
            "Ignoring exception in autocomplete for 'solitaire play'",
        ),
    ],
)
def test_transient_errors_of_discord_py_are_logged_in_one_line(
    name: str, message: str, details: tuple[object, ...], line: str
) -> None:
    error = ConnectionResetError("100% gone")
    trace = (type(error), error, None)
    record = logging.LogRecord(name, logging.ERROR, "", 0, message, details, trace)
    adapter_module.configure_library_log()
    assert logging.getLogger(name).filter(record)
    assert logging.Formatter().format(record) == f"{line}: 100% gone"


async def test_an_unreachable_discord_is_tried_again(
    address: int, adapter: DiscordAdapter, caplog: pytest.LogCaptureFixture
) -> None:
    await adapter.start()
    lines = [record for record in caplog.records if record.name == "bot.chats.discord.adapter"]
    assert [(line.levelno, line.exc_info) for line in lines] == [(logging.WARNING, None)]
    running = asyncio.create_task(adapter.run())
    async with DiscordServer().serving(address) as server:
        await server.until(lambda: server.gateway.is_open)
        running.cancel()
        await asyncio.wait({running})
        await adapter.stop()


async def test_a_gateway_that_refuses_or_is_unreachable_is_tried_again(
    discord: DiscordServer,
    adapter: DiscordAdapter,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    port = unused_port()
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(f"ws://127.0.0.1:{port}/gateway"))
    failed, shard_log = asyncio.Event(), logging.getLogger("discord.shard")

    def note_failure(_: logging.LogRecord) -> bool:
        failed.set()
        return True

    monkeypatch.setattr(shard_log, "filters", [*shard_log.filters, note_failure])
    await adapter.start()
    assert discord.commands.written == 1
    running = asyncio.create_task(adapter.run())
    async with asyncio.timeout(GRACE):
        await failed.wait()
    there = DiscordServer()
    there.gateway.refusal, there.gateway.refusals = 4001, 1
    async with there.serving(port):
        await there.until(lambda: there.gateway.is_open)
        await adapter.stop()
        async with asyncio.timeout(GRACE):
            await running
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_token_refused_later_is_a_start_error(address: int, adapter: DiscordAdapter) -> None:
    await adapter.start()
    server = DiscordServer()
    server.accepts_token = False
    running = asyncio.create_task(adapter.run())
    async with server.serving(address):
        with pytest.raises(StartError):
            async with asyncio.timeout(GRACE):
                await running
    await adapter.stop()
