"""Messages as earlier versions of the bot sent them: their buttons work, and turn them into today's."""

from dataclasses import replace

import pytest

from bot.core.actions import Verb
from bot.core.callback_data import pack, unpack
from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.simulator.components import BUTTON, ROW
from tests.discord_chat.simulator.interaction import Callback
from tests.discord_chat.simulator.message import V2, Message, Upload
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import DiscordServer

pytestmark = pytest.mark.usefixtures("playing")


@pytest.fixture
async def older(discord: DiscordServer, carla: Player) -> Message:
    """Provide a board of the older kind: words and an embed, a picture, buttons."""
    board = await deal(carla)
    message = discord.world.new_message(carla.channel, carla.user)
    button = {"type": BUTTON, "style": 1, "label": "a c", "custom_id": move(board).custom_id}
    sent = {
        "content": "**Wish, deal 42**",
        "embeds": [{"description": "32 cards left."}],
        "components": [{"type": ROW, "components": [button]}],
    }
    picture = board.pictures[0]
    message.write(sent, {0: Upload(picture.name, picture.content)}, discord.clock)
    discord.world.delete(board)
    return message


@pytest.mark.parametrize("is_late", [False, True])
async def test_a_button_of_an_older_message_changes_it_into_a_new_one(
    discord: DiscordServer, carla: Player, older: Message, is_late: bool
) -> None:
    discord.clock.move(-1.5 if is_late else 0.0)
    pressed = await carla.presses(older, older.buttons[0])
    assert pressed.callback is (Callback.DEFERRED_UPDATE if is_late else Callback.UPDATE)
    assert is_moved(older)
    assert older.flags & V2
    assert (older.content, older.embeds) == ("", [])
    assert len(older.attachments) == 1
    assert older.pictures[0].alt
    assert unpack(move(older).custom_id).verb is Verb.MOVE
    await carla.presses(older, move(older))
    assert not discord.refused


async def test_an_older_message_whose_game_is_gone_is_answered(carla: Player, older: Message) -> None:
    gone = pack(replace(unpack(older.buttons[0].custom_id), session="0123456789ab"))
    answer = await carla.presses(older, replace(older.buttons[0], custom_id=gone))
    assert answer.message.is_private
    assert answer.message.words
