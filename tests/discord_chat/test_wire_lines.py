"""Ordinary messages over real sockets: direct messages, and messages that mention the bot."""

import pytest

from bot.app import App
from bot.core.actions import Chat
from bot.core.group_settings import GroupSettings
from tests.discord_chat.boards import is_moved, move
from tests.discord_chat.wire.places import USUAL, Kind, May, User
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import DiscordServer
from tests.discord_chat.wire.world import BOT

CALLED = f"<@{BOT.id}>"

pytestmark = pytest.mark.usefixtures("playing")


@pytest.fixture
def alone(discord: DiscordServer, carla: Player) -> Player:
    """Provide a player in the direct messages with the bot."""
    return Player(discord, carla.user, discord.world.dm(carla.user))


async def test_a_game_is_played_by_typing_alone(alone: Player) -> None:
    board = await alone.says("play wish 42")
    assert board.pictures
    moved = await alone.says(move(board).label)
    assert is_moved(moved)


async def test_a_typed_board_has_buttons_that_work(alone: Player) -> None:
    board = await alone.says("/solitaire play wish 42")
    await alone.presses(board, move(board))
    assert is_moved(board)


async def test_in_a_server_the_bot_is_called(discord: DiscordServer, carla: Player) -> None:
    discord.world.say(carla.channel, carla.user, "before")
    board = await carla.says(f"{CALLED} play wish 42")
    assert board.channel is carla.channel
    assert board.pictures
    said = discord.world.messages[board.reference]
    assert said.author is carla.user


async def test_messages_to_others_are_not_answered(discord: DiscordServer, carla: Player) -> None:
    own = discord.world.say(carla.channel, carla.user, "play wish 42")
    assert own in carla.sees()
    board = await carla.says(f"{CALLED} play wish 43")
    assert "43" in board.words
    assert [message for message in carla.sees() if message.author is BOT] == [board]


async def test_another_bot_is_not_answered(discord: DiscordServer, carla: Player) -> None:
    other = Player(discord, User("1098765432109876544", "parrot", is_bot=True), carla.channel)
    await other.writes(f"{CALLED} play wish 42")
    board = await carla.says(f"{CALLED} play wish 43")
    assert "43" in board.words
    assert [message for message in carla.sees() if message.author is BOT] == [board]


async def test_a_private_answer_is_a_direct_message(carla: Player, alone: Player) -> None:
    told = await carla.says(f"{CALLED} help")
    assert told.channel is alone.channel
    assert told.words


async def test_all_answers_about_private_boards_are_private(
    discord: DiscordServer, app: App, carla: Player, alone: Player
) -> None:
    assert carla.channel.guild
    await app.services.store.groups.settle(
        Chat.DISCORD, int(carla.channel.guild.id), GroupSettings(is_private=True), GroupSettings()
    )
    board = await carla.says(f"{CALLED} play wish 42")
    refused = await carla.says(f"{CALLED} zz top")
    assert board.channel is refused.channel is alone.channel
    assert "zz top" in refused.words
    assert [message for message in discord.world.messages.values() if message.author is BOT] == [
        board,
        refused,
    ]


async def test_answers_about_a_private_game_are_private(carla: Player, alone: Player) -> None:
    await carla.types("solitaire play", game="wish", deal="42", audience="private")
    for line in ("zz top", "de", "board"):
        assert (await carla.says(f"{CALLED} {line}")).channel is alone.channel


async def test_a_player_with_closed_direct_messages_is_informed(
    discord: DiscordServer, carla: Player
) -> None:
    carla.user.takes_messages = False
    told = await carla.says(f"{CALLED} help")
    assert told.channel is carla.channel
    assert [refusal.number for refusal in discord.refused] == [50007]


async def test_a_missing_write_permission_is_reported_privately(
    discord: DiscordServer, carla: Player
) -> None:
    channel = discord.world.add_channel(discord.world.add_guild(), May.VIEW | May.READ_HISTORY)
    told = await Player(discord, carla.user, channel).says(f"{CALLED} play wish 42")
    assert told.channel.kind is Kind.DM
    assert [refusal.number for refusal in discord.refused] == [50013]


async def test_without_access_to_the_history_it_still_answers(discord: DiscordServer, carla: Player) -> None:
    channel = discord.world.add_channel(discord.world.add_guild(), USUAL & ~May.READ_HISTORY)
    board = await Player(discord, carla.user, channel).says(f"{CALLED} play wish 42")
    assert board.channel is channel
    assert board.pictures
    assert [refusal.number for refusal in discord.refused] == [160002]


async def test_in_a_thread_the_bot_plays_as_well(discord: DiscordServer, carla: Player) -> None:
    inside = Player(discord, carla.user, discord.world.add_thread(carla.channel))
    board = await inside.says(f"{CALLED} play wish 42")
    assert board.channel is inside.channel
    await inside.presses(board, move(board))
    assert is_moved(board)
