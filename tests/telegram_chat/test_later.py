"""What comes after an answer in Telegram: its message changes, as the budget of its chat allows."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.chats.telegram.adapter import TelegramAdapter
from bot.i18n.texts import Texts
from bot.storage.player_store import PlayerStore
from tests.bot.progressive_app import AGAIN, ProgressiveApp
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import GROUP, Person, Playing, buttons, words
from tests.telegram_chat.server import Server


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[ProgressiveApp]:
    redis = Redis.from_url(redis_url)
    app = ProgressiveApp(PlayerStore(redis), texts)
    app.listen()
    yield app
    await redis.aclose()


@pytest.fixture
async def asked(bot: TelegramAdapter, anna: Person, app: ProgressiveApp) -> Json:
    """Provide a message in which something is still to come."""
    assert bot
    await anna.say("/play wish 0")
    app.say("a moment")
    asked = await anna.say("/about")
    assert "a moment" in words(asked)
    return asked


async def shows(server: Server, message: Json, said: str) -> None:
    """Wait until a message says something."""
    await server.until(lambda: said in words(message))


def first_move(message: Json) -> str:
    return str(next(buttons(message))["text"])


async def test_the_answer_to_a_typed_line_changes(
    server: Server, anna: Person, app: ProgressiveApp, asked: Json
) -> None:
    count = server.chats.last(anna.private)
    app.say("nearly")
    await shows(server, asked, "nearly")
    app.say("done", None)
    await shows(server, asked, "done")
    assert asked["photo"]
    assert server.chats.last(anna.private) == count
    await anna.change(asked, first_move(asked))


async def test_the_message_that_was_pressed_changes(
    server: Server, anna: Person, app: ProgressiveApp, asked: Json
) -> None:
    app.say(None)
    await app.ended.wait()
    app.listen()
    app.say("once more")
    await anna.change(asked, AGAIN.label)
    assert "once more" in words(asked)
    app.say("done", None)
    await shows(server, asked, "done")


async def test_of_what_waits_only_the_newest_is_sent(
    server: Server, app: ProgressiveApp, asked: Json
) -> None:
    server.held["editMessageMedia"] = asyncio.Event()
    app.say("nearly")
    await server.until(lambda: server.sent("editMessageMedia"))
    for said in ("very nearly", "very, very nearly", "done", None):
        app.say(said)
    await app.ended.wait()
    server.held.pop("editMessageMedia").set()
    await shows(server, asked, "done")
    assert len(server.sent("editMessageMedia")) == 2


async def test_what_a_player_does_next_stays(anna: Person, app: ProgressiveApp, asked: Json) -> None:
    await anna.change(asked, first_move(asked))
    assert "a moment" not in words(asked)
    await app.ended.wait()
    app.say("done", None)
    assert "done" not in words(asked)


async def test_where_the_message_is_gone_it_goes_on_in_a_new_one(
    server: Server, anna: Person, app: ProgressiveApp, asked: Json
) -> None:
    del server.messages[anna.private["id"], asked["message_id"]]
    app.say("nearly")
    newest = await anna.answer_to(asked)
    await shows(server, newest, "nearly")
    app.say("done", None)
    await shows(server, newest, "done")


async def test_a_notice_is_told_to_the_player(
    server: Server, anna: Person, app: ProgressiveApp, asked: Json
) -> None:
    app.say("done!", None)
    told = await anna.answer_to(asked)
    assert words(told) == "done!"
    await shows(server, asked, "done!")


async def test_what_is_for_one_of_a_group_alone_changes_in_their_private_chat(
    bot: TelegramAdapter, server: Server, anna: Person, app: ProgressiveApp
) -> None:
    assert bot
    hello = await anna.say("/start")
    await anna.write("/play wish 0 private", GROUP)
    board = await anna.answer_to(hello)
    app.say("a moment")
    await anna.write("/about", GROUP)
    asked = await anna.answer_to(board)
    app.say("done", None)
    await shows(server, asked, "done")
    there = [message for (chat, _), message in server.messages.items() if chat == GROUP["id"]]
    assert not any("done" in words(message) or "photo" in message for message in there)


async def test_in_a_group_the_message_there_changes(
    bot: TelegramAdapter, server: Server, anna: Person, app: ProgressiveApp
) -> None:
    assert bot
    await anna.say("/play wish 0", GROUP)
    app.say("a moment")
    asked = await anna.say("/about", GROUP)
    app.say("done", None)
    await shows(server, asked, "done")


async def test_a_bot_that_stops_gives_up_what_is_to_come(
    playing: Playing, anna: Person, app: ProgressiveApp
) -> None:
    async with playing():
        await anna.say("/play wish 0")
        app.say("a moment")
        asked = await anna.say("/about")
    assert app.ended.is_set()
    assert "a moment" in words(asked)
