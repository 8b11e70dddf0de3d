"""Boards that are old: edits of hour-old messages are counted, and refused with error 30046."""

import pytest

from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.refusal import Code
from tests.discord_chat.wire.server import DiscordServer

CALLBACK = "/interactions/*/callback"
HOUR = 3600.0

pytestmark = pytest.mark.usefixtures("playing")


async def test_a_board_an_hour_old_goes_on_in_another_message(discord: DiscordServer, carla: Player) -> None:
    discord.clock.move(-2 * HOUR)
    board = await deal(carla)
    discord.clock.move(2 * HOUR)
    discord.world.refuses_old_edits = True
    await carla.presses(board, move(board))
    newest = carla.sees()[-1]
    assert newest is not board
    assert is_moved(newest)
    await carla.presses(newest, move(newest))
    assert carla.sees()[-1] is newest


async def test_an_edit_refused_for_age_before_its_time_goes_on_in_another_message(
    discord: DiscordServer, carla: Player
) -> None:
    board = await deal(carla)
    discord.faults.refuse("POST", CALLBACK, Code.OLD_EDITS)
    await carla.presses(board, move(board))
    await discord.until(lambda: is_moved(carla.sees()[-1]))
    assert len(carla.sees()) <= 2
