"""How the table is opened from Discord, and how a message shows what is played there."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.app import App
from bot.chats.discord.adapter import DISCORD, DiscordAdapter
from bot.chats.discord.client import Shards
from bot.core.actions import Chat, Room, Verb
from bot.core.actions import Player as Account
from bot.core.callback_data import unpack
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from engine.record import Record
from tests.bot.saved_games import described
from tests.discord_chat.boards import deal
from tests.discord_chat.conftest import connected
from tests.discord_chat.simulator.commands import BY_APP, BY_DISCORD
from tests.discord_chat.simulator.components import Button
from tests.discord_chat.simulator.interaction import LIFE, Callback
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import GRACE, TOKEN, DiscordServer
from tests.discord_chat.simulator.world import BOT

TEXTS = Texts.load("en")
BUTTON = TEXTS("button-open-table")
SECONDARY = 2  # a button style
WISH = Record.read("wish/1 #42")


@pytest.fixture
def adapter(app: App, pictures: ImageRenderer, texts: Texts) -> DiscordAdapter:
    return DiscordAdapter(app, pictures, texts, TOKEN, DISCORD, Shards(1), has_table=True)


@pytest.fixture
async def table(discord: DiscordServer, adapter: DiscordAdapter) -> AsyncIterator[DiscordAdapter]:
    """Provide the bot in a Discord where Activities are on, with a page that opens as one."""
    discord.commands.turn_on_activities(BOT.id)
    async with connected(adapter, discord):
        yield adapter


def session_of(board: Message) -> str:
    actions = [unpack(one.custom_id) for one in board.buttons if one.label != BUTTON]
    return next(action.session for action in actions if action.session)


def shows(message: Message, record: Record) -> bool:
    return any(picture.alt.startswith(described(TEXTS, record)) for picture in message.pictures)


def first_move(board: Message) -> Button:
    buttons = [one for one in board.buttons if one.label != BUTTON]
    return next(one for one in buttons if unpack(one.custom_id).verb is Verb.MOVE)


async def open_table(player: Player, board: Message, adapter: DiscordAdapter) -> None:
    """Press the button, and wait until the message is noted, which happens after the response."""
    await player.presses(board, BUTTON)
    await adapter.client.running_tasks.drain(GRACE)


async def play_at_table(app: App, player: Player, board: Message, *, is_shown_by: DiscordAdapter) -> Record:
    """Make the first move of a new game as at the table, and let its message show it; return the record."""
    account, action = account_of(player), unpack(first_move(board).custom_id)
    await app.handle(account, action, Room("en"))
    screen = await app.board(account, action.session)
    assert screen
    await is_shown_by.boards.show(account, action.session, screen, "en", is_left=False)
    return Record.read(f"{WISH.text} | {' '.join(action.words)}")


def account_of(player: Player) -> Account:
    return Account(Chat.DISCORD, int(player.user.id))


@pytest.mark.usefixtures("table")
async def test_only_boards_in_play_have_the_button_which_is_no_main_button(carla: Player) -> None:
    board = await deal(carla)
    (button,) = [one for one in board.buttons if one.label == BUTTON]
    assert button.style == SECONDARY
    assert [one for one in board.buttons if one.row == button.row] == [button]
    help_page = (await carla.types("solitaire help")).message
    assert BUTTON not in help_page.labels
    await carla.presses(board, "Give up")
    await carla.presses(board, next(one for one in board.labels if one.startswith("Yes")))
    assert BUTTON not in board.labels


async def test_a_press_opens_the_table_with_its_only_request(
    discord: DiscordServer, table: DiscordAdapter, carla: Player
) -> None:
    del table
    board = await deal(carla)
    before = len(discord.requests)
    assert (await carla.presses(board, BUTTON)).callback is Callback.LAUNCH
    (request,) = [*discord.requests][before:]
    assert request.json == {"type": Callback.LAUNCH}
    assert discord.refused == []


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize("code", [Code.NO_ACTIVITY, Code.MISSING_PERMISSIONS])
async def test_a_player_reads_that_discord_does_not_open_the_table(
    discord: DiscordServer, carla: Player, code: Code
) -> None:
    board = await deal(carla)
    discord.faults.refuse("POST", "/interactions/*/callback", code)
    refused = await carla.presses(board, BUTTON)
    assert refused.message.words == TEXTS("discord-table-refused")
    assert refused.message.is_private


async def test_a_message_shows_what_is_played_at_the_table_to_its_end(
    discord: DiscordServer, table: DiscordAdapter, app: App, carla: Player
) -> None:
    """As a reply to the press while its token is valid, afterwards in the channel."""
    board = await deal(carla)
    discord.clock.move(-LIFE)  # so that the press seems to be that old
    await open_table(carla, board, table)
    discord.clock.move(LIFE)
    played = await play_at_table(app, carla, board, is_shown_by=table)
    assert shows(board, played)
    assert BUTTON in board.labels
    newest = await app.board(account_of(carla), session_of(board))
    assert newest
    assert len(discord.sent("PATCH", f"/channels/{carla.channel.id}/messages/{board.id}")) == 1
    await open_table(carla, board, table)
    await table.boards.show(account_of(carla), session_of(board), newest, "en", is_left=True)
    assert len(discord.sent("PATCH", f"/webhooks/*/messages/{board.id}")) == 1


async def test_a_message_that_only_the_player_sees_shows_it_too(
    discord: DiscordServer, table: DiscordAdapter, app: App
) -> None:
    user = discord.world.add_user("emil")
    channel = discord.world.add_channel(discord.world.add_guild(), has_bot=False)
    channel.allows_public = False
    emil = Player(discord, user, channel)
    board = await deal(emil)
    assert board.is_private
    await open_table(emil, board, table)
    assert shows(board, await play_at_table(app, emil, board, is_shown_by=table))


async def test_another_players_board_stays_as_it_was(
    table: DiscordAdapter, app: App, carla: Player, dora: Player
) -> None:
    board, other = await deal(carla), await deal(dora)
    assert (await dora.presses(board, BUTTON)).callback is Callback.LAUNCH
    await play_at_table(app, dora, other, is_shown_by=table)
    assert shows(board, WISH)
    assert shows(other, WISH)  # its own button was not pressed


async def test_a_press_that_is_answered_meanwhile_never_ends_with_an_older_board(
    discord: DiscordServer, table: DiscordAdapter, app: App, carla: Player
) -> None:
    """The table reads its board before the press is answered, and edits the message afterwards."""
    board = await deal(carla)
    await open_table(carla, board, table)
    account, session = account_of(carla), session_of(board)
    older = await app.board(account, session)
    assert older
    gate = discord.faults.hold("PATCH", "/webhooks/*")
    showing = asyncio.create_task(table.boards.show(account, session, older, "en", is_left=True))
    await gate.reached.wait()
    pressed = await carla.presses(board, first_move(board))
    assert pressed.callback is Callback.UPDATE
    gate.open()
    await showing
    assert not shows(board, WISH)
    held = discord.faults.hold("POST", "/interactions/*/callback")
    undo = await carla.press(board, "↩ Undo")
    await held.reached.wait()
    newer = await app.board(account, session)
    assert newer
    showing = asyncio.create_task(table.boards.show(account, session, older, "en", is_left=True))
    held.open()
    await carla.wait_for_answer(undo)
    await showing
    assert shows(board, WISH)


async def test_a_deleted_message_and_one_of_another_game_are_left_alone(
    discord: DiscordServer, table: DiscordAdapter, app: App, carla: Player, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    board = await deal(carla)
    await open_table(carla, board, table)
    other = await deal(carla)
    await play_at_table(app, carla, other, is_shown_by=table)
    assert shows(board, WISH)
    assert shows(other, WISH)
    discord.world.delete(board)
    await play_at_table(app, carla, board, is_shown_by=table)
    assert "A board in Discord stays as it was" in caplog.text


@pytest.mark.parametrize("has_activities", [False, True])
@pytest.mark.parametrize("has_table", [False, True])
async def test_the_entry_point_command_is_the_bots_if_the_table_opens_and_else_stays(
    discord: DiscordServer, app: App, pictures: ImageRenderer, texts: Texts, *,
    has_activities: bool, has_table: bool,
) -> None:  # fmt: skip
    if has_activities:
        discord.commands.turn_on_activities(BOT.id)
    before = discord.commands.entry_point
    for _ in range(2):  # a second start registers nothing
        adapter = DiscordAdapter(app, pictures, texts, TOKEN, DISCORD, Shards(1), has_table=has_table)
        async with connected(adapter, discord):
            assert discord.commands.written == 1
    found = discord.commands.entry_point
    assert discord.refused == []
    if not has_activities:
        assert found is None
        return
    assert before
    assert found
    assert found["id"] == before["id"]
    assert found["handler"] == (BY_APP if has_table else BY_DISCORD)
    assert found["name"] == ("table" if has_table else "launch")
    if has_table:
        assert found["name_localizations"]["de"] == "tisch"
        assert found["description_localizations"]["ja"] == Texts.load("ja")("button-open-table")


@pytest.mark.usefixtures("table")
async def test_the_entry_point_command_opens_the_table(carla: Player) -> None:
    launched = await carla.launches()
    assert (launched.callback, launched.messages) == (Callback.LAUNCH, [])


async def test_a_table_that_is_no_longer_set_up_says_so(
    discord: DiscordServer, app: App, pictures: ImageRenderer, texts: Texts, carla: Player
) -> None:
    discord.commands.turn_on_activities(BOT.id)
    async with connected(DiscordAdapter(app, pictures, texts, TOKEN, DISCORD, has_table=True), discord):
        board = await deal(carla)
    async with connected(DiscordAdapter(app, pictures, texts, TOKEN, DISCORD), discord):
        pressed, launched = await carla.presses(board, BUTTON), await carla.launches()
    assert pressed.message.words == TEXTS("discord-old-button")
    assert launched.message.words == TEXTS("discord-table-refused")
