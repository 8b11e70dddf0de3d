"""Requests and their troubles over real sockets: limits, failures, slowness, and what players see of them."""

import asyncio
import logging
from collections.abc import Iterator

import pytest

from bot.core.images import Renderable
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.wire.interaction import Callback, Interaction
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.refusal import Code
from tests.discord_chat.wire.server import DiscordServer

CALLBACK = "/interactions/*/callback"
ANSWER = "/webhooks/*/messages/*"

pytestmark = pytest.mark.usefixtures("playing")


class SlowPictures(ImageRenderer):
    """Pictures that wait until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def file(self, picture: Renderable) -> bytes:
        """Wait for the gate, then paint."""
        await self.gate.wait()
        return await super().file(picture)


@pytest.fixture
def pictures() -> Iterator[SlowPictures]:
    pictures = SlowPictures()
    yield pictures
    pictures.close()


def codes(interaction: Interaction) -> list[int]:
    """Return with what the answers to an interaction were refused."""
    return interaction.refusals


def logged(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Return what the bot logged with a trace."""
    return [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("is_global", [False, True])
async def test_a_limit_is_waited_for(discord: DiscordServer, carla: Player, is_global: bool) -> None:
    board = await deal(carla)
    discord.faults.limit("POST", CALLBACK, 0.05, times=2, is_global=is_global)
    await carla.presses(board, move(board))
    assert is_moved(board)
    assert discord.faults.met == 2
    assert carla.sees() == [board]


async def test_a_limit_on_an_edit_is_waited_for_and_the_newest_board_comes(
    discord: DiscordServer, carla: Player, pictures: SlowPictures
) -> None:
    board = await deal(carla)
    before = board.pictures
    pictures.gate.clear()
    pressed = await carla.press(board, move(board))
    await discord.until(lambda: pressed.callback is Callback.DEFERRED_UPDATE)
    discord.faults.limit("PATCH", ANSWER, 0.05)
    pictures.gate.set()
    await carla.settled(pressed)
    assert is_moved(board)
    assert board.pictures != before
    assert discord.faults.met == 1


async def test_a_route_that_allows_little_slows_only_itself(
    discord: DiscordServer, carla: Player, dora: Player, pictures: SlowPictures
) -> None:
    mine, other = await deal(carla), await deal(dora)
    discord.buckets.allow("PATCH", ANSWER, 1, 0.2)
    pictures.gate.clear()
    pressed = [await carla.press(mine, move(mine)), await dora.press(other, move(other))]
    await discord.until(lambda: all(one.callback for one in pressed))
    pictures.gate.set()
    for one in pressed:
        await carla.settled(one)
    assert is_moved(mine)
    assert is_moved(other)
    assert not discord.refused


async def test_a_limit_without_retry_time_is_reported_and_the_game_continues(
    discord: DiscordServer, carla: Player, caplog: pytest.LogCaptureFixture
) -> None:
    board = await deal(carla)
    discord.faults.limit("POST", CALLBACK, None)
    pressed = await carla.presses(board, move(board))
    assert pressed.message.is_private
    await carla.presses(board, move(board))
    assert is_moved(board)
    assert not logged(caplog)


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_server_error_of_discord_is_retried(
    discord: DiscordServer, carla: Player, status: int
) -> None:
    board = await deal(carla)
    discord.faults.fail("POST", CALLBACK, status)
    await carla.presses(board, move(board))
    assert is_moved(board)


async def test_while_one_waits_for_discord_the_others_play(
    discord: DiscordServer, carla: Player, dora: Player
) -> None:
    mine, other = await deal(carla), await deal(dora)
    gate = discord.faults.hold("POST", CALLBACK)
    pressed = await carla.press(mine, move(mine))
    await gate.reached.wait()
    await dora.presses(other, move(other))
    assert is_moved(other)
    assert not is_moved(mine)
    gate.open()
    await carla.settled(pressed)
    assert is_moved(mine)


async def test_a_slow_edit_and_a_later_press_leave_the_newest_board(
    discord: DiscordServer, carla: Player, pictures: SlowPictures
) -> None:
    board = await deal(carla)
    pictures.gate.clear()
    first = await carla.press(board, move(board))
    await discord.until(lambda: first.callback)
    gate = discord.faults.hold("PATCH", ANSWER)
    pictures.gate.set()
    await gate.reached.wait()
    gate.open()
    await carla.settled(first)
    after = board.pictures
    await carla.presses(board, move(board))
    assert board.pictures != after
    assert is_moved(board)


async def test_a_cut_line_is_logged_and_the_next_press_answered(
    discord: DiscordServer, carla: Player, caplog: pytest.LogCaptureFixture
) -> None:
    board = await deal(carla)
    before = board.pictures
    discord.faults.cut("POST", CALLBACK)
    await carla.press(board, move(board))
    await discord.until(lambda: discord.faults.met)
    assert board.pictures == before
    await carla.presses(board, move(board))
    assert is_moved(board)
    assert not logged(caplog)


async def test_an_answer_that_arrived_and_was_thought_lost_is_there_once(
    discord: DiscordServer, carla: Player
) -> None:
    board = await deal(carla)
    discord.faults.cut("POST", CALLBACK, is_after=True)
    await carla.presses(board, move(board))
    assert is_moved(board)
    await carla.presses(board, move(board))
    assert carla.sees() == [board]


async def test_an_answer_too_late_changes_nothing_and_the_next_press_shows_all(
    discord: DiscordServer, carla: Player, caplog: pytest.LogCaptureFixture
) -> None:
    board = await deal(carla)
    gate = discord.faults.hold("POST", CALLBACK)
    pressed = await carla.press(board, move(board))
    await gate.reached.wait()
    discord.clock.move(4.0)
    gate.open()
    await discord.until(lambda: codes(pressed))
    assert codes(pressed) == [Code.UNKNOWN_INTERACTION.value[1]]
    assert not is_moved(board)
    await carla.presses(board, move(board))
    assert is_moved(board)
    assert carla.sees()[0] is board
    assert not logged(caplog)


async def test_an_edit_a_quarter_of_an_hour_later_is_given_up(
    discord: DiscordServer, carla: Player, pictures: SlowPictures, caplog: pytest.LogCaptureFixture
) -> None:
    board = await deal(carla)
    pictures.gate.clear()
    pressed = await carla.press(board, move(board))
    await discord.until(lambda: pressed.callback)
    discord.clock.move(16 * 60.0)
    pictures.gate.set()
    await discord.until(lambda: codes(pressed))
    assert set(codes(pressed)) == {Code.OLD_TOKEN.value[1]}
    await carla.presses(board, move(board))
    assert is_moved(board)
    assert not logged(caplog)


async def test_a_deleted_board_is_reported_or_sent_again(discord: DiscordServer, carla: Player) -> None:
    board = await deal(carla)
    button = move(board)
    discord.world.delete(board)
    pressed = await carla.presses(board, button)
    assert pressed.messages
    assert pressed.message.words


async def test_without_use_external_apps_the_board_is_ephemeral(
    discord: DiscordServer, carla: Player, dora: Player
) -> None:
    channel = discord.world.add_channel(discord.world.add_guild(), has_bot=False)
    channel.allows_public = False
    guest, other = Player(discord, carla.user, channel), Player(discord, dora.user, channel)
    board = await deal(guest)
    assert board.is_private
    await guest.presses(board, move(board))
    assert is_moved(board)
    assert other.sees() == []
    assert not discord.refused
