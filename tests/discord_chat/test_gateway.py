"""Login and logout, rejections, lost connections and shards; no press is lost."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest
from aiohttp.test_utils import unused_port
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.app import App
from bot.chats.discord import adapter as adapter_module
from bot.chats.discord.adapter import DISCORD, DiscordAdapter
from bot.chats.discord.client import DiscordClient, Shards
from bot.config.errors import StartError
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.conftest import connected
from tests.discord_chat.simulator.gateway import Gateway
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import GRACE, TOKEN, DiscordServer

A_MINUTE = 60
"""Seconds added to the deadline of a press: Discord and the machine decide how long a reconnect takes."""


async def cut(gateway: Gateway) -> None:
    gateway.cut()


TROUBLES: dict[str, Callable[[Gateway], Awaitable[None]]] = {
    "reconnect": lambda gateway: gateway.ask_to_reconnect(),
    "invalid_but_resumable": lambda gateway: gateway.invalidate(),
    "improper_end": lambda gateway: gateway.close(1000),
    "cut_line": cut,
}


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_press_missed_in_between_is_answered_once(
    discord: DiscordServer, carla: Player, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    board = await deal(carla)
    await TROUBLES[trouble](discord.gateway)
    assert not discord.gateway.is_open
    interaction = await carla.press(board, move(board))
    interaction.begun += A_MINUTE
    await carla.wait_for_answer(interaction)
    assert is_moved(board)
    assert len(discord.sent("POST", "/interactions/*/callback")) == 2
    assert len(discord.gateway.identified) == 1
    assert len(discord.gateway.resumed) == 1
    assert not [record for record in caplog.records if record.exc_info]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py identify sessions at once instead of five seconds apart."""

    async def at_once(_client: DiscordClient, _shard: int | None, *, initial: bool = False) -> None:
        assert initial in (True, False)

    monkeypatch.setattr(DiscordClient, "before_identify_hook", at_once)


@pytest.mark.usefixtures("hasty", "playing")
async def test_a_lost_session_is_identified_again(discord: DiscordServer, carla: Player) -> None:
    board = await deal(carla)
    discord.gateway.forget()
    await discord.gateway.ask_to_reconnect()
    await discord.until(lambda: discord.gateway.is_open)
    assert len(discord.gateway.resumed) == 1
    assert len(discord.gateway.identified) == 2
    await carla.presses(board, move(board))
    assert is_moved(board)


@pytest.mark.parametrize(("is_cut", "is_own"), [(False, True), (True, False)])
async def test_the_bot_retries_when_discord_returns_no_gateway(
    discord: DiscordServer, app: App, pictures: ImageRenderer, texts: Texts, *, is_cut: bool, is_own: bool
) -> None:
    url = discord.api_url if is_own else DISCORD  # with another server, the bot requests it again at once
    adapter = DiscordAdapter(app, pictures, texts, TOKEN, url)
    if is_cut:
        discord.faults.cut("GET", "/gateway/bot", 2)
    else:
        discord.faults.refuse("GET", "/gateway/bot", Code.NOT_FOUND, 2)
    async with connected(adapter, discord):
        assert discord.faults.met == 2


# Shards


def player_at(discord: DiscordServer, shard: int, shards: int) -> Player:
    guild = discord.world.add_guild(number=str((7 * shards + shard) << 22))
    return Player(discord, discord.world.add_user("emil"), discord.world.add_channel(guild))


@pytest.mark.usefixtures("hasty")
async def test_shards_are_as_many_as_discord_recommends_and_each_resumes(
    discord: DiscordServer, app: App, pictures: ImageRenderer, texts: Texts, private: Player
) -> None:
    discord.gateway.shards = 3
    players = [*(player_at(discord, shard, 3) for shard in range(3)), private]
    adapter = DiscordAdapter(app, pictures, texts, TOKEN)
    async with connected(adapter, discord, {0, 1, 2}):
        assert [one["shard"] for one in discord.gateway.identified] == [[0, 3], [1, 3], [2, 3]]
        boards = [await deal(player) for player in players]
        await discord.gateway.ask_to_reconnect()
        for player, board in zip(players, boards, strict=True):
            await player.presses(board, move(board))
            assert is_moved(board)
        assert len(discord.gateway.resumed) == 3
        assert len(discord.gateway.identified) == 3


@pytest.mark.usefixtures("hasty")
async def test_a_process_may_run_a_range_of_the_shards(
    discord: DiscordServer, app: App, pictures: ImageRenderer, texts: Texts
) -> None:
    adapter = DiscordAdapter(app, pictures, texts, TOKEN, shards=Shards(4, (2, 3)))
    async with connected(adapter, discord, {2, 3}):
        assert [one["shard"] for one in discord.gateway.identified] == [[2, 4], [3, 4]]
        lost = await player_at(discord, 0, 4).type("solitaire help")
        for shard in (2, 3):
            assert (await deal(player_at(discord, shard, 4))).pictures
        assert lost.callback is None


# Login and logout


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
    ("code", "problem"), [(4004, "doesn't accept this token"), (4011, "code 4011"), (4014, "intents")]
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


def test_transient_errors_of_discord_py_are_logged_in_one_line() -> None:
    adapter_module.configure_library_log()
    error = ConnectionResetError("100% gone")
    for name, message, detail in (
        ("discord.client", "Attempting a reconnect in %.2fs", 1.5),
        ("discord.shard", "Failed to connect for shard_id: %s.", 3),
        ("discord.app_commands.tree", "Ignoring exception in autocomplete for %r", "solitaire play"),
    ):
        trace = (type(error), error, None)
        record = logging.LogRecord(name, logging.ERROR, "", 0, message, (detail,), trace)
        assert logging.getLogger(name).filter(record)
        assert logging.Formatter("%(levelname)s %(message)s").format(record) == (
            f"WARNING {message % detail}: 100% gone"
        )


@pytest.mark.usefixtures("hasty")
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


async def test_an_unreachable_discord_is_tried_again_and_may_refuse_the_token_then(
    address: int, adapter: DiscordAdapter, caplog: pytest.LogCaptureFixture
) -> None:
    await adapter.start()
    lines = [record for record in caplog.records if record.name == "bot.chats.discord.adapter"]
    assert [(line.levelno, line.exc_info) for line in lines] == [(logging.WARNING, None)]
    server = DiscordServer()
    server.accepts_token = False
    async with server.serving(address):
        with pytest.raises(StartError):
            async with asyncio.timeout(GRACE):
                await adapter.run()
    await adapter.stop()
