"""The real program, killed and started again: old buttons continue their games."""

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.core.actions import Verb
from bot.core.callback_data import unpack
from tests.bot.program import Program
from tests.discord_chat.boards import buttons, deal, move
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import TOKEN, DiscordServer
from tests.discord_chat.simulator.specification import Specification


@pytest.fixture
async def discord() -> AsyncIterator[DiscordServer]:
    """Provide the simulated Discord for another process."""
    async with DiscordServer(Specification.find()).serving() as server:
        yield server
    assert server.mistakes == []


@asynccontextmanager
async def started(discord: DiscordServer, directory: Path) -> AsyncIterator[Program]:
    """Run the program; yield it once it is connected to the gateway."""
    program = Program(directory, DISCORD_TOKEN=TOKEN, DISCORD_API_URL=discord.api_url)
    await program.begin()
    try:
        await program.address()
        await discord.until(lambda: discord.gateway.is_open)
        yield program
    finally:
        if program.process.returncode is None:
            program.send(signal.SIGTERM)
            await program.end()


async def kill(discord: DiscordServer, program: Program) -> None:
    """Kill the program and its server, and check that they have ended."""
    await program.kill_all()
    await discord.until(lambda: not discord.gateway.is_open)
    assert program.process.returncode == -signal.SIGKILL


async def test_old_buttons_are_answered_by_a_bot_that_was_killed(
    discord: DiscordServer, carla: Player, short_path: Path
) -> None:
    async with started(discord, short_path) as program:
        board = await deal(carla)
        await carla.presses(board, move(board))
        shown = [picture.alt for picture in board.pictures]
        discord.faults.hold("POST", "/interactions/*/callback")
        made_not_shown = move(board)
        await carla.press(board, made_not_shown)
        await discord.until(lambda: discord.faults.met)
        await kill(discord, program)
    discord.faults.stop()
    assert [picture.alt for picture in board.pictures] == shown
    lost = await carla.press(board, made_not_shown)
    async with started(discord, short_path):
        await carla.presses(board, made_not_shown)
        assert {unpack(button.custom_id).revision for button in buttons(board, Verb.UNDO)} == {3}
        assert [picture.alt for picture in board.pictures] != shown
        await carla.presses(board, buttons(board, Verb.UNDO)[0])
        assert [picture.alt for picture in board.pictures] == shown
        assert carla.sees() == [board]
        assert lost.callback is None
