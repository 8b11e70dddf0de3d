"""Logging in to Discord, being turned away, and leaving, over real sockets to a server on loopback."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import TypeVar

import pytest
from aiohttp.test_utils import unused_port
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.app import App
from bot.chats.discord import adapter
from bot.chats.discord.adapter import DiscordAdapter
from bot.core.commands import COMMANDS
from bot.core.errors import StartError
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.wire.server import TOKEN, DiscordServer

Value = TypeVar("Value")


async def soon(awaited: Awaitable[Value]) -> Value:
    """Wait for something that happens at once, if at all, with a timeout."""
    async with asyncio.timeout(20):
        return await awaited


async def test_a_rejected_token_is_named(discord: DiscordServer, adapter: DiscordAdapter) -> None:
    discord.accepts_token = False

    with pytest.raises(StartError) as error:
        await adapter.start()

    assert error.value.setting == "DISCORD_TOKEN"
    assert TOKEN not in str(error.value)
    await adapter.stop()


@pytest.mark.parametrize("token", ["two\nlines", "tökén"])
async def test_an_impossible_token_is_not_tried(
    discord: DiscordServer, app: App, pictures: ImageRenderer, texts: Texts, token: str
) -> None:
    adapter = DiscordAdapter(app, pictures, texts, token)

    with pytest.raises(StartError):
        await adapter.start()

    assert not discord.requests
    await adapter.stop()


async def test_the_bot_logs_in_registers_its_commands_and_logs_out(
    discord: DiscordServer, adapter: DiscordAdapter
) -> None:
    await adapter.start()
    (group,) = discord.commands.all
    assert len(group["options"]) == len(COMMANDS)
    running = asyncio.create_task(adapter.run())
    await discord.until(lambda: discord.gateway.is_open)

    running.cancel()
    await asyncio.wait({running})
    await adapter.stop()

    assert await discord.until(lambda: discord.gateway.close_codes) == [1000]


async def test_running_ends_when_the_bot_is_stopped(discord: DiscordServer, adapter: DiscordAdapter) -> None:
    await adapter.start()
    running = asyncio.create_task(adapter.run())
    await discord.until(lambda: discord.gateway.is_open)

    await adapter.stop()

    await soon(running)


@pytest.mark.parametrize(
    ("code", "problem"), [(4004, "does not accept this token"), (4011, "code 4011"), (4014, "intents")]
)
async def test_a_permanent_refusal_of_the_gateway_is_a_start_error(
    discord: DiscordServer, adapter: DiscordAdapter, code: int, problem: str
) -> None:
    discord.gateway.refusal = code
    await adapter.start()

    with pytest.raises(StartError) as error:
        await soon(adapter.run())

    assert problem in error.value.problem
    await adapter.stop()


async def test_a_lost_connection_is_logged_in_one_line_and_restored(
    discord: DiscordServer, adapter: DiscordAdapter, caplog: pytest.LogCaptureFixture
) -> None:
    discord.gateway.refusal, discord.gateway.refusals = 4001, 1
    await adapter.start()
    running = asyncio.create_task(adapter.run())

    await discord.until(lambda: discord.gateway.is_open)

    assert not [record for record in caplog.records if record.exc_info]
    await adapter.stop()
    await soon(running)


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
    adapter.configure_library_log()

    assert logging.getLogger(name).filter(record)
    assert logging.Formatter().format(record) == f"{line}: 100% gone"


async def test_an_unreachable_discord_is_tried_again(
    address: int, adapter: DiscordAdapter, caplog: pytest.LogCaptureFixture
) -> None:
    await adapter.start()
    lines = [record for record in caplog.records if record.name == "bot.chats.discord.adapter"]
    assert [(line.levelno, line.exc_info) for line in lines] == [(logging.WARNING, None)]

    server = DiscordServer()
    running = asyncio.create_task(adapter.run())
    async with server.serving(address):
        await server.until(lambda: server.gateway.is_open)
        running.cancel()
        await asyncio.wait({running})
        await adapter.stop()


async def told(name: str) -> None:
    """Wait until something is logged by that name."""
    event = asyncio.Event()

    class Listener(logging.Handler):
        """Tells of the first line."""

        def emit(self, _record: logging.LogRecord) -> None:
            """Let the test go on."""
            event.set()

    listener = Listener()
    logging.getLogger(name).addHandler(listener)
    try:
        await event.wait()
    finally:
        logging.getLogger(name).removeHandler(listener)


async def test_an_unreachable_gateway_is_tried_repeatedly(
    discord: DiscordServer,
    adapter: DiscordAdapter,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    port = unused_port()
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(f"ws://127.0.0.1:{port}/gateway"))
    await adapter.start()
    assert discord.commands.written == 1
    running = asyncio.create_task(adapter.run())
    await soon(told("discord.shard"))
    async with DiscordServer().serving(port) as there:
        await there.until(lambda: there.gateway.is_open)
        await adapter.stop()
        await soon(running)
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_token_refused_later_is_a_start_error(address: int, adapter: DiscordAdapter) -> None:
    await adapter.start()
    server = DiscordServer()
    server.accepts_token = False
    running = asyncio.create_task(adapter.run())

    async with server.serving(address):
        with pytest.raises(StartError):
            await soon(running)
    await adapter.stop()
