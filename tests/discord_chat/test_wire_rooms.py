"""Visibility over real sockets: private games, shared results, files, group settings."""

import json

import pytest

from bot.core.actions import Verb
from bot.core.callback_data import unpack
from tests.discord_chat.boards import buttons, deal, is_moved, move
from tests.discord_chat.wire.message import Message
from tests.discord_chat.wire.places import May
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.refusal import Code
from tests.discord_chat.wire.server import DiscordServer

HOUR = 3600.0

pytestmark = pytest.mark.usefixtures("playing")


async def deal_privately(player: Player) -> Message:
    """Have a deal dealt that only its player is to see."""
    return (await player.types("solitaire play", game="wish", deal="42", audience="private")).message


async def play_to_the_end(player: Player, board: Message) -> None:
    while buttons(board, Verb.MOVE):
        await player.presses(board, move(board))


async def test_a_private_game_stays_private_to_its_end_and_beyond(carla: Player, dora: Player) -> None:
    board = await deal_privately(carla)
    await play_to_the_end(carla, board)
    again = await carla.presses(board, buttons(board, Verb.NEW)[0])
    assert again.message.is_private
    assert again.message.pictures
    await carla.presses(again.message, move(again.message))
    assert is_moved(again.message)
    assert dora.sees() == []


async def test_an_old_private_game_goes_on_privately(
    discord: DiscordServer, carla: Player, dora: Player
) -> None:
    discord.clock.move(-2 * HOUR)
    board = await deal_privately(carla)
    discord.clock.move(2 * HOUR)
    discord.world.refuses_old_edits = True
    await carla.presses(board, move(board))
    newest = carla.sees()[-1]
    assert newest is not board
    assert newest.is_private
    assert is_moved(newest)
    assert dora.sees() == []


async def test_a_shared_result_is_public_and_anyone_can_play_the_deal(carla: Player, dora: Player) -> None:
    board = await deal_privately(carla)
    await play_to_the_end(carla, board)
    assert dora.sees() == []
    await carla.presses(board, buttons(board, Verb.SHARE)[0])
    (shared,) = dora.sees()
    (card,) = shared.pictures
    assert card.name == "wish-result.png"
    assert card.alt
    (play,) = shared.buttons
    theirs = (await dora.presses(shared, play)).message
    assert "42" in theirs.words
    await dora.presses(theirs, move(theirs))
    assert is_moved(theirs)


async def test_a_player_gets_all_data_as_a_file_and_has_it_deleted(carla: Player, dora: Player) -> None:
    board = await deal(carla)
    await carla.presses(board, move(board))
    told = (await carla.types("solitaire mydata")).message
    export = next(one for one in told.buttons if unpack(one.custom_id).words[:1] == ("export",))
    given = (await carla.presses(told, export)).message
    (file,) = given.attachments
    assert file.name.endswith(".json")
    assert "wish" in json.dumps(json.loads(file.content))
    assert given.is_private
    assert given.pictures  # a file that no component names would not be seen
    assert all(not message.attachments for message in dora.sees() if message is not board)


async def test_only_admins_change_group_settings(discord: DiscordServer, carla: Player, dora: Player) -> None:
    admin = Player(discord, carla.user, carla.channel, May.VIEW | May.SEND | May.MANAGE_GUILD)
    offered = (await admin.types("solitaire admin")).message
    assert offered.is_private
    private = next(one for one in offered.buttons if unpack(one.custom_id).words == ("boards=private",))
    refused = (await dora.types("solitaire admin")).message
    assert not buttons(refused, Verb.ADMIN)
    await admin.presses(offered, private)
    assert (await deal(dora)).is_private


async def test_a_deleted_channel_does_not_affect_others(
    discord: DiscordServer, carla: Player, dora: Player, caplog: pytest.LogCaptureFixture
) -> None:
    board = await deal(carla)
    button = move(board)
    discord.world.delete_channel(carla.channel)
    pressed = await carla.press(board, button)
    await discord.until(lambda: pressed.refusals)
    assert set(pressed.refusals) <= {Code.UNKNOWN_MESSAGE.value[1], Code.UNKNOWN_CHANNEL.value[1]}
    elsewhere = Player(discord, dora.user, discord.world.dm(dora.user))
    assert (await deal(elsewhere)).pictures
    assert not [record for record in caplog.records if record.exc_info]
