"""Pictures of every kind in Telegram: sent, and changed into one another."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from tests.bot.projector import CHANGES, SCREENS, Projector, frames_of
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import GROUP, Person, words
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

FORMS = {"board": ("photo", "PNG"), "card": ("photo", "PNG"), "film": ("animation", "GIF")}
"""As what each is shown, and the format of its file."""


@pytest.fixture
async def app(redis_url: str) -> AsyncIterator[Projector]:
    async with Redis.from_url(redis_url) as redis:
        yield Projector(redis)


def shows(server: Server, message: Json, name: str) -> bool:
    """Tell whether a message shows a screen of that name, and all of it; a film must have frames to play."""
    screen = SCREENS[name]
    assert words(message) == f"{screen.title}\n{screen.text}"
    assert [row[0]["text"] for row in message["reply_markup"]["inline_keyboard"]] == ["Next"]
    if name == "words":
        return not message.keys() & {"photo", "animation", "document"}
    kind, file = server.chats.picture(message)
    form, frames = frames_of(file)
    assert (frames > 1) == (name == "film")
    return (kind, form) == FORMS[name]


def file_names(name: str) -> list[str]:
    """Return what the files are called that come with a screen of that name."""
    picture = SCREENS[name].picture
    return [picture.file_name] if picture else []


@pytest.mark.parametrize("name", SCREENS)
async def test_a_screen_is_sent(anna: Person, server: Server, app: Projector, name: str) -> None:
    app.load([name])
    assert shows(server, await anna.say("/start"), name)
    method = {"words": "sendMessage", "film": "sendAnimation"}.get(name, "sendPhoto")
    (sent,) = server.sent(method)
    assert [*sent.file_names.values()] == file_names(name)


@pytest.mark.parametrize(("before", "after"), CHANGES)
async def test_a_message_changes_its_kind(
    anna: Person, server: Server, app: Projector, before: str, after: str
) -> None:
    app.load([before, after])
    message = await anna.say("/start")
    if after == "words":  # no picture can become a text: its buttons go, and the words stand below
        fresh = await anna.turn(message, "Next")
        assert shows(server, fresh, after)
        assert "reply_markup" not in message
        assert server.chats.picture(message)[0] == FORMS[before][0]
    else:
        await anna.change(message, "Next")
        assert shows(server, message, after)
        (sent,) = server.sent("editMessageMedia")
        assert [*sent.file_names.values()] == file_names(after)
    assert server.refused == []


async def test_a_film_is_stepped_through_in_one_message(anna: Person, server: Server, app: Projector) -> None:
    reel = ["film", "board", "film", "board", "words", "film"]
    app.load(reel)
    message = await anna.say("/start", GROUP)
    for name in reel[1:4]:
        await anna.change(message, "Next")
        assert shows(server, message, name)
    message = await anna.turn(message, "Next")
    await anna.change(message, "Next")
    assert shows(server, message, "film")
    assert server.refused == []


async def test_a_film_whose_message_is_gone_is_posted_anew(
    anna: Person, server: Server, app: Projector
) -> None:
    app.load(["board", "film"])
    board = await anna.say("/start")
    del server.messages[anna.private["id"], board["message_id"]]
    assert shows(server, await anna.turn(board, "Next"), "film")
