"""The styles of buttons: the main one and dangerous ones stand out, if the server knows styles at all."""

import pytest

from bot.chats.telegram.adapter import TelegramAdapter
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import Person, Playing, buttons
from tests.telegram_chat.server import Server


def styles(message: Json) -> dict[str, str]:
    """Return the buttons that have a style."""
    return {found["text"]: found["style"] for found in buttons(message) if "style" in found}


async def asked(adapter: TelegramAdapter, server: Server) -> None:
    """Wait until the server has said whether it knows styles."""
    await server.until(lambda: server.sent("getUserProfileAudios"))
    await adapter._queue.styles.probe()  # again, to know when it is done


async def test_the_main_button_and_giving_up_have_their_colors(
    bot: TelegramAdapter, anna: Person, server: Server
) -> None:
    await asked(bot, server)
    board = await anna.say("/play wish 42")
    assert styles(board) == {"Give up": "danger"}, "of a dozen moves none is the main one"
    await anna.change(board, "Give up")
    assert styles(board) == {"Yes, give up": "danger", "No, keep playing": "primary"}


@pytest.mark.parametrize("is_known_first", [True, False])
async def test_an_older_server_gets_no_styles(
    playing: Playing, anna: Person, server: Server, *, is_known_first: bool
) -> None:
    server.has_styles = is_known_first
    async with playing() as adapter:
        await asked(adapter, server)
        server.has_styles = False
        await adapter._queue.styles.probe()
        assert styles(await anna.say("/play wish 42")) == {}
