"""Screens of every kind in Telegram: sent, and changed into one another."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from tests.bot.scripted_screens import CHANGES, SCREENS, ScreenApp, frames_of
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import GROUP, Person, words
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

FORMS = {"board": ("photo", "PNG"), "card": ("photo", "PNG"), "film": ("animation", "GIF")}
"""How each screen is shown, and the format of its file."""


@pytest.fixture
async def app(redis_url: str) -> AsyncIterator[ScreenApp]:
    async with Redis.from_url(redis_url) as redis:
        yield ScreenApp(redis)


def assert_shows(server: Server, message: Json, name: str) -> None:
    screen = SCREENS[name]
    assert words(message) == f"{screen.title}\n{screen.text}"
    assert [row[0]["text"] for row in message["reply_markup"]["inline_keyboard"]] == ["Next"]
    if name == "words":
        assert not message.keys() & {"photo", "animation", "document"}
    else:
        kind, file = server.chats.picture(message)
        form, frames = frames_of(file)
        assert (kind, form) == FORMS[name]
        assert (frames > 1) == (kind == "animation")


def file_names(name: str) -> list[str]:
    picture = SCREENS[name].picture
    return [picture.file_name] if picture else []


async def test_screens_of_every_kind_are_sent(anna: Person, server: Server, app: ScreenApp) -> None:
    for name in SCREENS:
        app.load([name])
        assert_shows(server, await anna.say("/start"), name)
        method = {"words": "sendMessage", "film": "sendAnimation"}.get(name, "sendPhoto")
        assert [*server.sent(method)[-1].file_names.values()] == file_names(name)


@pytest.mark.parametrize(("before", "after"), CHANGES)
async def test_a_message_changes_its_kind(
    anna: Person, server: Server, app: ScreenApp, before: str, after: str
) -> None:
    app.load([before, after])
    message = await anna.say("/start", GROUP)
    if after == "words":  # a picture cannot become a text: it loses its buttons, the text is a new message
        assert_shows(server, await anna.turn(message, "Next"), after)
        assert "reply_markup" not in message
        assert server.chats.picture(message)[0] == FORMS[before][0]
    else:
        await anna.change(message, "Next")
        assert_shows(server, message, after)
        (sent,) = server.sent("editMessageMedia")
        assert [*sent.file_names.values()] == file_names(after)
    assert server.refused == []
