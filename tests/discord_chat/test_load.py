"""Under load, responses are deferred first: no interaction times out while other boards are rendered."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.answers import RunningTasks
from bot.chats.discord.interaction import PLACEHOLDER
from bot.chats.discord.interaction_handler import BUSY
from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.simulator.interaction import Callback
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import GRACE, DiscordServer


@asynccontextmanager
async def crowded(running_tasks: RunningTasks, number: int, player: int = 0) -> AsyncIterator[None]:
    """Keep a number of responses running, for one player if given."""
    gate = asyncio.Event()

    async def answer() -> None:
        running_tasks.add_current(player)
        await gate.wait()

    answers = [asyncio.create_task(answer()) for _ in range(number)]
    await asyncio.sleep(0)
    try:
        yield
    finally:
        gate.set()
        await asyncio.gather(*answers)


async def test_a_press_is_deferred_at_once_when_busy(
    playing: DiscordAdapter, carla: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Only the number of running responses must decide here, however slow the machine is.
    monkeypatch.setattr("bot.chats.discord.interaction_handler.DEFER_AFTER", GRACE)
    board = await deal(carla)
    running_tasks = playing.client.running_tasks
    for number, callback in ((BUSY - 1, Callback.UPDATE), (BUSY, Callback.DEFERRED_UPDATE)):
        async with crowded(running_tasks, number):
            assert (await carla.presses(board, move(board))).callback is callback
    assert is_moved(board)
    await running_tasks.drain(GRACE)
    assert len(running_tasks) == 0


async def test_a_placeholder_that_cannot_be_deleted_does_no_harm(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player
) -> None:
    discord.faults.refuse("DELETE", "/webhooks/*", Code.UNKNOWN_MESSAGE)
    async with crowded(playing.client.running_tasks, BUSY):
        typed = await carla.type("solitaire play", game="wish", deal="42")
        await discord.until(lambda: discord.faults.met)
        assert typed.callback is Callback.DEFERRED_MESSAGE
    placeholder, board = carla.sees()
    assert placeholder.is_private
    assert placeholder.words == PLACEHOLDER.body
    assert board.pictures


async def test_stopping_cancels_tasks_that_do_not_finish() -> None:
    running_tasks, started = RunningTasks(), asyncio.Event()

    async def answer() -> None:
        running_tasks.add_current()
        started.set()
        await asyncio.Event().wait()

    answering = asyncio.create_task(answer())
    await started.wait()
    await running_tasks.drain(0.01)
    await asyncio.wait({answering}, timeout=GRACE)
    assert answering.cancelled()
    assert len(running_tasks) == 0
