"""The gateway and its troubles over real sockets: whatever happens to the line, no press is lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from bot.app import App
from bot.chats.discord.adapter import DISCORD, DiscordAdapter
from bot.core.errors import StartError
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.wire.gateway import Close
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.refusal import Code
from tests.discord_chat.wire.server import TOKEN, DiscordServer

Trouble = Callable[[DiscordServer], Awaitable[None]]

A_MINUTE = 60
"""Seconds. How long a line is away is for Discord and the machine to say, so no press is too old by it."""


async def reconnect(discord: DiscordServer) -> None:
    await discord.gateway.ask_to_reconnect()


async def invalid_but_resumable(discord: DiscordServer) -> None:
    await discord.gateway.invalidate(is_resumable=True)


async def unknown_error(discord: DiscordServer) -> None:
    await discord.gateway.close(Close.UNKNOWN)


async def improper_end(discord: DiscordServer) -> None:
    await discord.gateway.close(1000)


async def going_away(discord: DiscordServer) -> None:
    await discord.gateway.close(1001)


async def cut_line(discord: DiscordServer) -> None:
    discord.gateway.cut()


resumable = pytest.mark.parametrize(
    "trouble",
    [reconnect, invalid_but_resumable, unknown_error, improper_end, going_away, cut_line],
    ids=lambda trouble: trouble.__name__,
)


@pytest.mark.usefixtures("playing")
@resumable
async def test_a_press_missed_in_between_is_answered(
    discord: DiscordServer, carla: Player, trouble: Trouble, caplog: pytest.LogCaptureFixture
) -> None:
    board = await deal(carla)
    await trouble(discord)
    assert not discord.gateway.is_open
    interaction = await carla.press(board, move(board))
    interaction.begun += A_MINUTE
    await carla.settled(interaction)
    assert is_moved(board)
    assert len(discord.gateway.identified) == 1
    assert len(discord.gateway.resumed) == 1
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.usefixtures("playing")
async def test_a_press_is_answered_once_despite_lost_connections(
    discord: DiscordServer, carla: Player
) -> None:
    board = await deal(carla)
    for number in range(1, 4):
        await reconnect(discord)
        await discord.until(lambda number=number: len(discord.gateway.resumed) == number)  # type: ignore[misc]
        await discord.until(lambda: discord.gateway.is_open)
    await carla.presses(board, move(board))
    callbacks = discord.sent("POST", "/interactions/*/callback")
    assert len(callbacks) == 2
    assert len(discord.gateway.identified) == 1


@pytest.fixture
def hasty(adapter: DiscordAdapter, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have discord.py begin a second session at once, and not after five seconds."""

    async def at_once(_shard: int | None, *, initial: bool = False) -> None:
        assert not initial

    monkeypatch.setattr(adapter.client, "before_identify_hook", at_once)


@pytest.mark.usefixtures("playing", "hasty")
async def test_a_lost_session_is_identified_again(discord: DiscordServer, carla: Player) -> None:
    board = await deal(carla)
    await discord.gateway.invalidate(is_resumable=False)
    await discord.until(lambda: discord.gateway.is_open)
    assert len(discord.gateway.identified) == 2
    await carla.presses(board, move(board))
    assert is_moved(board)


@pytest.mark.usefixtures("playing", "hasty")
async def test_a_session_that_expired_while_disconnected_is_identified_again(
    discord: DiscordServer, carla: Player
) -> None:
    board = await deal(carla)
    discord.gateway.forget()
    await reconnect(discord)
    await discord.until(lambda: discord.gateway.is_open)
    assert len(discord.gateway.resumed) == 1
    assert len(discord.gateway.identified) == 2
    await carla.presses(board, move(board))
    assert is_moved(board)


async def test_a_revoked_token_stops_the_bot_with_a_message(
    discord: DiscordServer, adapter: DiscordAdapter
) -> None:
    await adapter.start()
    running = asyncio.create_task(adapter.run())
    await discord.until(lambda: discord.gateway.is_open)
    discord.gateway.refusal = Close.AUTHENTICATION_FAILED
    await reconnect(discord)
    with pytest.raises(StartError, match="DISCORD_TOKEN"):
        await running
    await adapter.stop()


@pytest.mark.parametrize("is_own", [False, True])
@pytest.mark.parametrize("trouble", ["refused", "cut"])
async def test_the_bot_retries_when_discord_returns_no_gateway(
    discord: DiscordServer, app: App, pictures: ImageRenderer, texts: Texts, trouble: str, is_own: bool
) -> None:
    url = discord.api_url if is_own else DISCORD  # at a server of one's own it is asked for at once
    adapter = DiscordAdapter(app, pictures, texts, TOKEN, url)
    if trouble == "cut":
        discord.faults.cut("GET", "/gateway/bot", 2)
    else:
        discord.faults.refuse("GET", "/gateway/bot", Code.NOT_FOUND, 2)
    await adapter.start()
    running = asyncio.create_task(adapter.run())
    await discord.until(lambda: discord.gateway.is_open)
    assert discord.faults.met == 2
    await adapter.stop()
    await running


@pytest.fixture
def impatient(adapter: DiscordAdapter, discord: DiscordServer) -> None:
    """Have hearts beat quickly, and the bot give a silent line up early."""
    discord.gateway.interval = 100
    adapter.client._connection.heartbeat_timeout = 0.5


@pytest.mark.usefixtures("impatient", "playing")
async def test_hearts_beat_and_nothing_else_happens(discord: DiscordServer) -> None:
    await discord.until(lambda: discord.gateway.heartbeats > 12)
    assert len(discord.gateway.identified) == 1
    assert not discord.gateway.resumed
    assert discord.gateway.is_open


@pytest.mark.usefixtures("impatient", "playing")
async def test_a_connection_without_heartbeat_acks_is_closed(
    discord: DiscordServer, carla: Player, caplog: pytest.LogCaptureFixture
) -> None:
    board = await deal(carla)
    discord.gateway.acknowledges = False
    await discord.until(lambda: discord.gateway.close_codes)
    discord.gateway.acknowledges = True
    await carla.presses(board, move(board))
    assert is_moved(board)
    assert discord.gateway.resumed
    assert len(discord.gateway.identified) == 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
