"""Channels in which the bot may not attach files: games are played there in words."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.core.actions import Verb
from bot.core.callback_data import unpack
from bot.i18n.texts import Texts
from tests.discord_chat.boards import buttons, deal, is_moved, move
from tests.discord_chat.simulator.interaction import Callback
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.places import USUAL, May
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT
from tests.discord_chat.slow_pictures import SlowPictures

pytestmark = pytest.mark.usefixtures("playing")


@pytest.fixture
def pictures() -> Iterator[SlowPictures]:
    pictures = SlowPictures()
    yield pictures
    pictures.close()


@pytest.fixture
def no_files(carla: Player) -> None:
    carla.channel.bot_may = USUAL & ~May.ATTACH


def is_in_words(message: Message, texts: Texts) -> bool:
    """Return whether a message shows a board in words, and says why."""
    note = texts("discord-no-pictures", permission=texts("discord-attach-files"))
    return not message.attachments and "Pile a:" in message.words and note in message.words


@pytest.mark.usefixtures("no_files")
async def test_a_game_is_started_once_and_played_in_words(
    discord: DiscordServer, carla: Player, dora: Player, texts: Texts
) -> None:
    board = await deal(carla)
    assert is_in_words(board, texts)
    assert board.words.count("Wish, deal 42") == 1
    assert not buttons(board, Verb.BOARD)
    await carla.presses(board, move(board))
    assert is_moved(board)
    assert is_in_words(board, texts)
    await carla.presses(board, buttons(board, Verb.HINT)[0])
    assert is_in_words(board, texts)
    assert dora.sees() == [board]
    assert len(discord.refused) == 1  # a channel that has refused a file is sent none
    resumed = await carla.is_offered("solitaire games", "session", "42")
    assert len(resumed) == 1


@pytest.mark.usefixtures("no_files")
@pytest.mark.parametrize("audience", ["public", "private"])
async def test_a_deferred_board_comes_in_words(
    discord: DiscordServer, carla: Player, pictures: SlowPictures, texts: Texts, audience: str
) -> None:
    pictures.gate.clear()
    typed = await carla.type("solitaire play", game="wish", deal="42", audience=audience)
    await discord.until(lambda: typed.callback is Callback.DEFERRED_MESSAGE)
    pictures.gate.set()
    board = (await carla.wait_for_answer(typed)).message
    assert is_in_words(board, texts)
    assert board.is_private == (audience == "private")
    assert carla.sees() == [board]


async def test_pictures_follow_the_permission(carla: Player, texts: Texts) -> None:
    board = await deal(carla)
    assert board.pictures
    carla.channel.bot_may = USUAL & ~May.ATTACH
    await carla.presses(board, move(board))
    assert is_moved(board)
    assert is_in_words(board, texts)
    carla.channel.bot_may = USUAL
    await carla.presses(board, buttons(board, Verb.UNDO)[0])
    assert board.pictures
    assert not is_in_words(board, texts)


@pytest.mark.usefixtures("no_files")
async def test_a_file_that_a_player_asks_for_names_the_missing_permission(
    carla: Player, texts: Texts
) -> None:
    page = (await carla.types("solitaire mydata")).message
    export = next(
        one for one in buttons(page, Verb.MY_DATA) if unpack(one.custom_id).words[:1] == ("export",)
    )
    refusal = (await carla.presses(page, export)).message
    assert refusal.is_private
    assert refusal.words == texts("discord-lacks", permissions=texts("discord-attach-files"))


@pytest.mark.usefixtures("no_files")
async def test_a_typed_line_is_answered_in_words(discord: DiscordServer, carla: Player, texts: Texts) -> None:
    for _ in range(2):
        board = await carla.says(f"<@{BOT.id}> play wish 42")
        assert is_in_words(board, texts)
    assert len(discord.refused) == 1
    alone = replace(carla, channel=discord.world.dm(carla.user))
    assert (await alone.says("play wish 42")).pictures
