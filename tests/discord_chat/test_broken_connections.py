"""Answers to interactions whose requests break off, fail or are rate limited: they are sent again in time.

The simulated Discord keeps its deadlines here: 3 seconds for the response, 15 minutes for its edits.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
from redis.asyncio import Redis

from bot.core.actions import Verb
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.discord_chat.boards import buttons, deal, is_moved, move
from tests.discord_chat.simulator.faults import Cut
from tests.discord_chat.simulator.interaction import Callback, Interaction
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.slow_pictures import SlowPictures
from tests.discord_chat.test_trouble import ANSWER, CALLBACK, SlowApp

FOLLOW_UP = "/webhooks/*/token-of-*"
POSTING = "POST", "/channels/*/messages"
TIMES = (1, 3)
HOUR = 3600.0

pytestmark = pytest.mark.usefixtures("playing", "punctual")


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[SlowApp]:
    async with Redis.from_url(redis_url) as redis:
        app = SlowApp(Services(PlayerStore(redis), texts))
        app.gate = asyncio.Event()
        app.gate.set()
        yield app


@pytest.fixture
def pictures() -> Iterator[SlowPictures]:
    pictures = SlowPictures()
    yield pictures
    pictures.close()


@pytest.fixture
def punctual(discord: DiscordServer) -> None:
    discord.clock.patience = 0.5


async def deferred(discord: DiscordServer, interaction: Interaction) -> None:
    expected = (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE)
    await discord.until(lambda: interaction.callback in expected)


async def check_press(discord: DiscordServer, carla: Player, board: Message) -> None:
    """Press a move: the board shows it, in the same message and without a sentence about an error."""
    shown = {button.custom_id for button in board.buttons}
    pressed = await carla.presses(board, move(board))
    await discord.until(lambda: {button.custom_id for button in board.buttons} != shown)
    assert is_moved(board)
    assert board.pictures
    assert pressed.messages == []


async def check_command(carla: Player) -> Message:
    before = carla.sees()
    board = await deal(carla)
    assert carla.sees() == [*before, board]
    assert buttons(board, Verb.MOVE)
    assert board.pictures
    return board


@pytest.mark.parametrize("when", Cut)
async def test_a_response_whose_connection_is_cut_is_sent_again(
    discord: DiscordServer, carla: Player, when: Cut
) -> None:
    for times in TIMES:
        discord.faults.break_off("POST", CALLBACK, when, times)
        board = await check_command(carla)
        discord.faults.break_off("POST", CALLBACK, when, times)
        await check_press(discord, carla, board)
        discord.faults.stop()
    await check_press(discord, carla, board)  # the message is still known for what it is


async def test_a_failing_server_or_its_limits_leave_time_for_the_response(
    discord: DiscordServer, carla: Player
) -> None:
    for status in (500, 502, 503):
        discord.faults.fail("POST", CALLBACK, status, times=2)
        board = await check_command(carla)
        discord.faults.fail("POST", CALLBACK, status, times=2)
        await check_press(discord, carla, board)


@pytest.mark.parametrize("seconds", [1.0, 2.0, 9.0])
async def test_limits_that_exceed_the_time_for_the_response_do_not_end_it(
    discord: DiscordServer, carla: Player, seconds: float
) -> None:
    times = max(1, round(3.0 / seconds))
    discord.faults.limit("POST", CALLBACK, seconds, times)
    board = await check_command(carla)
    discord.faults.limit("POST", CALLBACK, seconds, times)
    await check_press(discord, carla, board)


async def test_limits_on_a_late_deferral_do_not_end_the_answer(
    discord: DiscordServer, carla: Player, pictures: SlowPictures
) -> None:
    pictures.gate.clear()
    discord.faults.limit("POST", CALLBACK, 1.0, times=3)
    typed = await carla.type("solitaire play", game="wish", deal="42")
    await discord.until(lambda: typed.callback)
    pictures.gate.set()
    assert (await carla.wait_for_answer(typed)).message.pictures


async def test_a_response_that_hangs_leaves_time_to_defer_it(discord: DiscordServer, carla: Player) -> None:
    gate = discord.faults.hold("POST", CALLBACK, times=1)
    board = await check_command(carla)
    gate.open()
    gate = discord.faults.hold("POST", CALLBACK, times=1)
    await check_press(discord, carla, board)
    version = board.version
    gate.open()
    await discord.until(lambda: len(discord.repeated) == 2)
    assert discord.refused == []
    assert board.version == version


@pytest.mark.parametrize("when", Cut)
async def test_an_edit_after_a_deferral_whose_connection_is_cut_is_sent_again(
    discord: DiscordServer, carla: Player, pictures: SlowPictures, when: Cut
) -> None:
    pictures.gate.clear()
    typed = await carla.type("solitaire play", game="wish", deal="42")
    await deferred(discord, typed)
    discord.faults.break_off("PATCH", ANSWER, when, 2)
    pictures.gate.set()
    board = (await carla.wait_for_answer(typed)).message
    assert carla.sees() == [board]
    assert board.pictures
    for _ in range(2):
        pictures.gate.clear()
        pressed = await carla.press(board, move(board))
        await deferred(discord, pressed)
        discord.faults.stop()
        discord.faults.break_off("PATCH", ANSWER, when, 2)
        version = board.version
        pictures.gate.set()
        await discord.until(lambda: board.version > version)  # noqa: B023
        assert is_moved(board)
        assert pressed.messages == []


@pytest.mark.parametrize(("audience", "is_slow"), [("public", False), ("private", True)])
async def test_an_old_board_goes_on_in_one_message_however_often_its_connection_is_cut(
    discord: DiscordServer, carla: Player, pictures: SlowPictures, audience: str, *, is_slow: bool
) -> None:
    discord.clock.move(-2 * HOUR)
    board = await deal(carla, audience=audience)
    discord.clock.move(2 * HOUR)
    for method, path in (("POST", CALLBACK), ("POST", FOLLOW_UP), ("PATCH", ANSWER)):
        discord.faults.break_off(method, path, Cut.AFTER, 3)
    if is_slow:
        pictures.gate.clear()
    pressed = await carla.press(board, move(board))
    if is_slow:
        await deferred(discord, pressed)
        pictures.gate.set()
    await discord.until(lambda: not board.buttons)  # it says that the game goes on below
    _, newest = carla.sees()
    assert is_moved(newest)
    assert newest.is_private is (audience == "private")


@pytest.mark.parametrize("when", [Cut.BEFORE, Cut.AFTER])
async def test_a_typed_line_is_answered_once_however_often_its_connection_is_cut(
    discord: DiscordServer, private: Player, when: Cut
) -> None:
    discord.faults.break_off(*POSTING, when, 3)
    await private.writes("play wish 42")
    await discord.until(lambda: discord.faults.met == 3 and any(one.pictures for one in private.sees()))
    await private.says("help")  # comes after whatever else is on its way
    assert len([one for one in private.sees() if one.pictures]) == 1


@pytest.mark.parametrize("status", [502, 503])
async def test_an_edit_after_a_deferral_outlasts_a_failing_server(
    discord: DiscordServer, carla: Player, pictures: SlowPictures, status: int
) -> None:
    board = await deal(carla)
    pictures.gate.clear()
    pressed = await carla.press(board, move(board))
    await deferred(discord, pressed)
    discord.faults.fail("PATCH", ANSWER, status, times=6)  # discord.py tries five times
    pictures.gate.set()
    await discord.until(lambda: is_moved(board))
    assert pressed.messages == []


async def test_a_deferral_whose_connection_is_cut_is_sent_again(
    discord: DiscordServer, carla: Player, pictures: SlowPictures
) -> None:
    board = await deal(carla)
    for when in Cut:
        version = board.version
        pictures.gate.clear()
        discord.faults.break_off("POST", CALLBACK, when, 2)
        pressed = await carla.press(board, move(board))
        await deferred(discord, pressed)
        pictures.gate.set()
        await discord.until(lambda: board.version > version)  # noqa: B023
        assert pressed.messages == []
        discord.faults.stop()


@pytest.mark.parametrize("when", Cut)
async def test_an_answer_for_another_audience_than_its_deferral_arrives(
    discord: DiscordServer, carla: Player, dora: Player, app: SlowApp, when: Cut
) -> None:
    app.gate.clear()
    typed = await carla.type("solitaire play", game="wish", deal="42")
    await deferred(discord, typed)
    assert typed.original
    assert typed.original.is_private
    discord.faults.break_off("PATCH", ANSWER, when)
    discord.faults.break_off("POST", FOLLOW_UP, when)
    discord.faults.break_off("DELETE", ANSWER, when)
    app.gate.set()
    await discord.until(lambda: discord.faults.met == 3)
    await discord.until(lambda: not [one for one in carla.sees() if one.is_private])
    boards = dora.sees()
    assert len(boards) == 1  # a follow-up that has arrived is found in the channel
    assert all(board.pictures for board in boards)


@pytest.mark.parametrize("code", [Code.UNKNOWN_MESSAGE, Code.UNKNOWN_WEBHOOK])
async def test_a_response_that_discord_does_not_know_yet_or_any_more_ends_in_a_board_or_a_sentence(
    discord: DiscordServer, carla: Player, pictures: SlowPictures, texts: Texts, code: Code
) -> None:
    for times in (2, 99):
        pictures.gate.clear()
        typed = await carla.type("solitaire play", game="wish", deal="42")
        await deferred(discord, typed)
        discord.faults.refuse("PATCH", ANSWER, code, times)
        pictures.gate.set()
        board = (await carla.wait_for_answer(typed)).message
        assert board.pictures
        assert not board.is_private
        discord.faults.stop()

        pictures.gate.clear()
        pressed = await carla.press(board, move(board))
        await deferred(discord, pressed)
        discord.faults.refuse("PATCH", ANSWER, code, times)
        pictures.gate.set()
        await discord.until(lambda: not pressed.is_promised)  # noqa: B023
        discord.faults.stop()
        if times == 2:
            assert is_moved(board)
        elif code is Code.UNKNOWN_WEBHOOK:
            assert is_moved(pressed.message)
        else:
            assert pressed.message.words == texts("discord-message-gone")


async def test_an_answer_that_is_sent_again_does_not_replace_a_newer_one(
    discord: DiscordServer, carla: Player, pictures: SlowPictures
) -> None:
    board = await deal(carla)
    pictures.gate.clear()
    older = await carla.press(board, move(board))
    await deferred(discord, older)
    discord.faults.limit("PATCH", ANSWER, 1.0)
    pictures.gate.set()
    await discord.until(lambda: discord.faults.met)
    await carla.presses(board, move(board))  # shows the newer state, the older press included
    newest, edits = board.version, f"/webhooks/*/{older.token}/messages/*"
    requests = len(discord.sent("PATCH", edits))
    other = await deal(carla)
    discord.faults.limit("POST", CALLBACK, 1.5)
    await check_press(discord, carla, other)  # takes longer than the older press would wait
    assert board.version == newest
    assert len(discord.sent("PATCH", edits)) == requests


async def test_another_process_may_have_answered_first(discord: DiscordServer, carla: Player) -> None:
    """After a limit the response cannot have arrived: who has answered is another process."""
    board = await deal(carla)
    discord.faults.limit("POST", CALLBACK, 0.01)
    discord.faults.refuse("POST", CALLBACK, Code.ANSWERED_ALREADY)
    pressed = await carla.press(board, move(board))
    await discord.until(lambda: discord.faults.met == 2)
    version = board.version
    await deal(carla)
    assert board.version == version
    assert not [sent for sent in discord.sent("PATCH", ANSWER) if pressed.token in sent.path]
