"""Requests that are rate-limited, rejected, slow or lost, and what players see then."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator

import pytest
from redis.asyncio import Redis

from bot.app import UNKNOWN_ROOM, App
from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.identity import Interaction
from bot.chats.discord.interaction import MAX_FOLLOW_UPS, InteractionExchange
from bot.chats.discord.message import DiscordMessage
from bot.core.actions import Action, Room, Verb
from bot.core.actions import Player as Account
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.discord_chat.boards import buttons, deal, is_moved, move
from tests.discord_chat.simulator.components import Button
from tests.discord_chat.simulator.interaction import Callback
from tests.discord_chat.simulator.places import USUAL, May
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.slow_pictures import SlowPictures

CALLBACK = "/interactions/*/callback"
ANSWER = "/webhooks/*/messages/*"

pytestmark = pytest.mark.usefixtures("playing")


class SlowApp(App):
    """The application with replies that wait until a gate is open."""

    gate: asyncio.Event

    async def handle(self, player: Account, action: Action, room: Room = UNKNOWN_ROOM) -> Reply:
        await self.gate.wait()
        return await super().handle(player, action, room)


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


@pytest.fixture(autouse=True)
def no_tracebacks(caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest) -> Iterator[None]:
    """Check at the end that each error was logged in one line."""
    yield
    if "internal_error" not in request.node.name:
        assert not [record for record in caplog.get_records("call") if record.exc_info]


# Rate limits and failures after which discord.py retries


async def test_limits_are_waited_for(discord: DiscordServer, carla: Player, pictures: SlowPictures) -> None:
    board = await deal(carla)
    for is_global in (False, True):
        discord.faults.limit("POST", CALLBACK, 0.05, times=2, is_global=is_global)
        await carla.presses(board, move(board))
    pictures.gate.clear()
    pressed = await carla.press(board, move(board))
    await discord.until(lambda: pressed.callback is Callback.DEFERRED_UPDATE)
    discord.faults.limit("PATCH", ANSWER, 0.05)
    before = board.version
    pictures.gate.set()
    await carla.wait_for_answer(pressed)
    assert board.version == before + 1
    discord.faults.fail("POST", CALLBACK, 502)
    await carla.presses(board, move(board))
    assert discord.faults.met == 6
    discord.faults.limit("POST", CALLBACK, None)
    assert (await carla.presses(board, move(board))).message.is_private  # the 429 had no retry time


# Deferred responses


async def test_a_slow_board_is_deferred_in_public_and_a_notice_follows_privately(
    discord: DiscordServer, carla: Player, dora: Player, pictures: SlowPictures, texts: Texts
) -> None:
    pictures.gate.clear()
    typed = await carla.type("solitaire play", game="wish", deal="42")
    await discord.until(lambda: typed.callback is Callback.DEFERRED_MESSAGE)
    pictures.gate.set()
    board = (await carla.wait_for_answer(typed)).message
    assert dora.sees() == [board]
    assert board.pictures

    made, old = buttons(board, Verb.MOVE)[:2]
    await carla.presses(board, made)
    pictures.gate.clear()
    pressed = await carla.press(board, old)
    await discord.until(lambda: pressed.callback is Callback.DEFERRED_UPDATE)
    pictures.gate.set()
    await discord.until(lambda: pressed.messages)
    assert pressed.message.is_private
    assert pressed.message.words == texts("moved-on")
    assert dora.sees() == [board]


async def test_a_slow_answer_is_deferred_privately_and_sent_to_its_audience(
    discord: DiscordServer, carla: Player, dora: Player, app: SlowApp
) -> None:
    app.gate.clear()
    typed = [await carla.type("solitaire play", game="wish", deal="42"), await carla.type("solitaire help")]
    await discord.until(lambda: all(one.callback is Callback.DEFERRED_MESSAGE for one in typed))
    assert all(one.original and one.original.is_private for one in typed)
    app.gate.set()
    (board,) = await discord.until(dora.sees)
    helped = (await carla.wait_for_answer(typed[1])).message
    assert helped.is_private
    assert helped.words
    await discord.until(lambda: set(carla.sees()) == {board, helped})


async def test_no_more_than_five_messages_follow_where_a_user_brought_the_bot_along(
    discord: DiscordServer, carla: Player, monkeypatch: pytest.MonkeyPatch, playing: DiscordAdapter
) -> None:
    world = discord.world
    guest = Player(discord, carla.user, world.add_private(carla.user, world.add_user("emil")))

    async def send_many(interaction: Interaction, _action: Action) -> None:
        exchange = InteractionExchange(interaction)
        for number in range(MAX_FOLLOW_UPS + 3):
            await exchange.send(DiscordMessage(text=f"This is number {number}."), is_private=False)

    board = await deal(guest)
    monkeypatch.setattr(playing.client.interactions, "press", send_many)
    pressed = await guest.press(board, board.buttons[0])
    last = f"This is number {MAX_FOLLOW_UPS + 2}."
    await discord.until(lambda: pressed.messages and pressed.message.words == last)
    assert len(pressed.follow_ups) == MAX_FOLLOW_UPS
    assert not discord.refused


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


# Lost and late responses


async def test_after_a_lost_or_late_answer_the_next_press_shows_all_in_the_same_message(
    discord: DiscordServer, carla: Player, pictures: SlowPictures
) -> None:
    board = await deal(carla)
    for is_after in (False, True):  # with is_after, the bot believes a response lost that has arrived
        discord.faults.cut("POST", CALLBACK, is_after=is_after)
        await carla.press(board, move(board))
        await discord.until(lambda: discord.faults.met)
        discord.faults.met = 0
    version = board.version
    gate = discord.faults.hold("POST", CALLBACK)
    late = await carla.press(board, move(board))
    await gate.reached.wait()
    discord.clock.move(4.0 + discord.clock.patience)
    gate.open()
    await discord.until(lambda: late.refusals)
    assert late.refusals == [Code.UNKNOWN_INTERACTION.value[1]]
    assert board.version == version
    pictures.gate.clear()
    expired = await carla.press(board, move(board))
    await discord.until(lambda: expired.callback)
    discord.clock.move(16 * 60.0)
    pictures.gate.set()
    await discord.until(lambda: expired.refusals)
    assert set(expired.refusals) == {Code.OLD_TOKEN.value[1]}
    assert board.version == version
    await carla.presses(board, move(board))
    assert is_moved(board)
    assert carla.sees() == [board]


# Rejections, and what players read


async def test_a_refusal_is_explained_in_the_players_language(
    discord: DiscordServer, carla: Player, texts: Texts
) -> None:
    inside = Player(discord, carla.user, discord.world.add_thread(carla.channel))
    lacking = {
        May.VIEW: "discord-view-channel",
        May.SEND: "discord-send-messages",
        May.EMBED: "discord-embed-links",
        May.SEND_IN_THREADS: "discord-send-in-threads",
    }
    for may, name in lacking.items():
        player = inside if may is May.SEND_IN_THREADS else carla
        player.channel.bot_may = USUAL & ~may
        expected = texts("discord-lacks", permissions=texts(name))
        assert await refusal_text(player, Code.MISSING_PERMISSIONS) == expected
    carla.channel.bot_may = USUAL
    for code, name in (
        (Code.MISSING_ACCESS, "discord-may-not"),
        (Code.CLOSED_DM, "discord-closed-messages"),
        (Code.UNKNOWN_MESSAGE, "discord-message-gone"),
        (Code.INVALID_FORM, "discord-sorry"),
    ):
        assert await refusal_text(carla, code) == texts(name)
    carla.user.locale = "ja"
    japanese = Texts.load("ja")
    assert await refusal_text(carla, Code.UNKNOWN_MESSAGE) == japanese("discord-message-gone")


async def refusal_text(player: Player, code: Code) -> str:
    board = await deal(player)
    player.server.faults.refuse("POST", CALLBACK, code)
    pressed = await player.presses(board, move(board))
    assert pressed.message.is_private
    return pressed.message.words


async def test_an_error_that_nobody_can_read_is_logged_in_one_line(
    discord: DiscordServer, carla: Player, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.chats.discord.answers")
    board = await deal(carla)
    for codes in (
        [Code.UNKNOWN_CHANNEL],
        [Code.UNKNOWN_WEBHOOK],
        [Code.ANSWERED_ALREADY],  # another process has responded
        [Code.INVALID_FORM, Code.INVALID_FORM],  # the second for the report of the first
    ):
        caplog.clear()
        for code in codes:
            discord.faults.refuse("POST", CALLBACK, code)
        pressed = await carla.press(board, move(board))
        await discord.until(lambda: discord.faults.met == len(codes))  # noqa: B023
        discord.faults.met = 0
        board = await deal(carla)  # when this is done, the press has been handled
        lines = [record for record in caplog.records if record.name.startswith("bot.chats.")]
        level = logging.INFO if codes == [Code.ANSWERED_ALREADY] else logging.WARNING
        assert [line.levelno for line in lines] == [level] * len(codes), codes
        assert pressed.messages == []


async def test_an_internal_error_is_reported_and_logged(
    carla: Player, pictures: SlowPictures, texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    board = await deal(carla)
    pictures.error = RuntimeError("a brush broke")
    pressed = await carla.presses(board, move(board))
    assert pressed.message.is_private
    assert pressed.message.words == texts("discord-sorry")
    (failure,) = [record for record in caplog.records if record.exc_info]
    assert failure.name == "bot.chats.discord.answers"


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), TimeoutError()], ids=str)
@pytest.mark.parametrize("is_press", [False, True])
async def test_an_error_of_this_machine_after_a_deferral_is_reported(
    discord: DiscordServer,
    carla: Player,
    app: SlowApp,
    pictures: SlowPictures,
    texts: Texts,
    error: OSError,
    *,
    is_press: bool,
) -> None:
    board = await deal(carla) if is_press else None
    app.gate.clear()
    if board:
        asked = await carla.press(board, move(board))
    else:
        asked = await carla.type("solitaire play", game="wish", deal="42")
    deferred = Callback.DEFERRED_UPDATE if is_press else Callback.DEFERRED_MESSAGE
    await discord.until(lambda: asked.callback is deferred)
    pictures.error = error
    app.gate.set()
    await discord.until(lambda: any(message.words == texts("discord-sorry") for message in asked.messages))


async def test_buttons_and_commands_of_other_versions_are_answered(
    discord: DiscordServer, playing: DiscordAdapter, carla: Player, texts: Texts
) -> None:
    board = await deal(carla)
    unknown = Button("old", "0:older than anything")
    assert (await carla.presses(board, unknown)).message.words == texts("discord-old-button")
    group = playing.client.tree.get_command("solitaire")
    group.remove_command("help")  # type: ignore[union-attr]
    helped = (await carla.types("solitaire help")).message
    assert helped.is_private
    assert helped.words == texts("discord-old-command")
    typed = discord.commands.typed("solitaire play", {"deal": "4"}, "deal")
    typed["options"][0]["name"] = "deal-me"
    await carla.complete(typed)
    assert buttons(await deal(carla), Verb.MOVE)
    assert len(discord.sent("POST", CALLBACK)) == 4  # none for the autocomplete


async def test_a_deleted_board_is_reported(discord: DiscordServer, carla: Player) -> None:
    board = await deal(carla)
    button = move(board)
    discord.world.delete(board)
    pressed = await carla.presses(board, button)
    assert pressed.message.words
