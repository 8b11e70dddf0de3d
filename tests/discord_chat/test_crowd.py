"""In a crowd, promises come before answers: nobody waits for one while the boards of others are made."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.interaction import PROMISED
from bot.chats.discord.interaction_handler import CROWD
from bot.chats.discord.running_tasks import RunningTasks
from bot.chats.discord.typed_messages import MOST_OF_ONE, MOST_TOLD
from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.wire.interaction import Callback
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.refusal import Code
from tests.discord_chat.wire.server import GRACE, DiscordServer


@asynccontextmanager
async def crowded(under_way: RunningTasks, number: int, whose: int = 0) -> AsyncIterator[None]:
    """Have so many answers under way, perhaps to one player."""
    gate = asyncio.Event()

    async def answer() -> None:
        under_way.begin(whose)
        await gate.wait()

    answers = [asyncio.create_task(answer()) for _ in range(number)]
    await asyncio.sleep(0)
    try:
        yield
    finally:
        gate.set()
        await asyncio.gather(*answers)


async def test_a_press_in_a_crowd_is_acknowledged_before_it_is_answered(
    playing: DiscordAdapter, carla: Player
) -> None:
    board = await deal(carla)
    under_way = playing.client.under_way
    async with crowded(under_way, CROWD - 1):
        pressed = await carla.presses(board, move(board))
        assert pressed.callback is Callback.UPDATE
    async with crowded(under_way, CROWD):
        pressed = await carla.presses(board, move(board))
        assert pressed.callback is Callback.DEFERRED_UPDATE
    assert is_moved(board)
    await under_way.finish(GRACE)
    assert len(under_way) == 0


async def test_who_types_while_much_is_under_way_is_told_to_wait(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player, dora: Player
) -> None:
    private, other = (Player(discord, one.user, discord.world.dm(one.user)) for one in (carla, dora))
    under_way, whose = playing.client.under_way, int(carla.user.id)
    async with crowded(under_way, MOST_OF_ONE - 1, whose):
        assert "Too fast" not in (await private.says("help")).words
    async with crowded(under_way, MOST_OF_ONE, whose):
        assert "Too fast" in (await private.says("help")).words
    async with crowded(under_way, MOST_TOLD, whose):
        await private.writes("help")
        await other.says("help")  # what was written before it has been heard by then
    assert "Too fast" not in (await private.says("help")).words
    assert len(private.sees()) == 7


async def test_what_cannot_be_answered_before_the_bot_stops_is_given_up() -> None:
    under_way, begun = RunningTasks(), asyncio.Event()

    async def answer() -> None:
        under_way.begin()
        begun.set()
        await asyncio.Event().wait()

    answering = asyncio.create_task(answer())
    await begun.wait()
    await under_way.finish(0.01)
    await asyncio.wait({answering}, timeout=GRACE)
    assert answering.cancelled()
    assert len(under_way) == 0


async def test_a_command_in_a_crowd_is_answered_for_those_who_shall_see_it(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player, dora: Player
) -> None:
    async with crowded(playing.client.under_way, CROWD):
        typed = await carla.types("solitaire play", game="wish", deal="42")
        assert typed.callback is Callback.DEFERRED_MESSAGE
        (board,) = await discord.until(dora.sees)
        assert board.pictures
        helped = await carla.types("solitaire help")
        assert helped.callback is Callback.DEFERRED_MESSAGE
        assert helped.message.is_private
    assert dora.sees() == [board]


async def test_a_promise_that_cannot_be_taken_back_is_no_trouble_to_the_player(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player
) -> None:
    discord.faults.refuse("DELETE", "/webhooks/*", Code.UNKNOWN_MESSAGE)
    async with crowded(playing.client.under_way, CROWD):
        await carla.types("solitaire play", game="wish", deal="42")
        await discord.until(lambda: discord.faults.met)
    await playing.client.under_way.finish(GRACE)
    assert len(playing.client.under_way) == 0
    promise, board = carla.sees()
    assert promise.is_private
    assert promise.words == PROMISED.words
    assert board.pictures
