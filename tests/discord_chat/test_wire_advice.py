"""Hints and reviews over real sockets, worked out in real worker processes."""

import pytest

from bot.core.actions import Verb
from tests.discord_chat.boards import buttons, deal
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import DiscordServer

pytestmark = pytest.mark.usefixtures("playing")


async def test_a_hint_is_marked_and_pressed_and_the_game_reviewed(
    discord: DiscordServer, carla: Player
) -> None:
    board = await deal(carla)
    plain = board.pictures[0].content
    await carla.presses(board, buttons(board, Verb.HINT)[0])
    await discord.until(lambda: "Hint: " in board.words)
    assert "1 hint" in board.words
    assert board.pictures[0].content != plain
    (advised,) = [button for button in buttons(board, Verb.MOVE) if (button.label or "").startswith("★")]
    await carla.presses(board, advised)
    assert "Hint: " not in board.words

    await carla.presses(board, buttons(board, Verb.GIVE_UP)[0])
    await carla.presses(board, buttons(board, Verb.GIVE_UP)[0])
    review = (await carla.presses(board, buttons(board, Verb.REVIEW)[0])).message
    await discord.until(lambda: "Luck" in review.words)
    assert len(review.pictures) == 1
