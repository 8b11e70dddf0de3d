"""Progressive replies in Telegram: their message is edited as the send budget of its chat allows."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.actions import Chat
from bot.core.callback_data import pack
from bot.core.settings import GroupSettings
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.bot.play.progressive_app import AGAIN, ProgressiveApp
from tests.telegram_chat.chats import Json
from tests.telegram_chat.ephemeral import SECONDS
from tests.telegram_chat.people import GROUP, Person, Playing, a_move, words
from tests.telegram_chat.server import Server


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[ProgressiveApp]:
    redis = Redis.from_url(redis_url)
    app = ProgressiveApp(Services(PlayerStore(redis), texts))
    app.listen()
    yield app
    await redis.aclose()


@pytest.fixture
async def message(bot: TelegramAdapter, anna: Person, app: ProgressiveApp) -> Json:
    """Provide a message whose reply is not complete yet."""
    assert bot
    await anna.say("/play wish 0")
    app.say("a moment")
    message = await anna.say("/about")
    assert "a moment" in words(message)
    return message


async def shown(server: Server, message: Json, text: str) -> None:
    await server.until(lambda: text in words(message))


async def test_the_answer_to_a_press_is_edited(
    server: Server, anna: Person, app: ProgressiveApp, message: Json
) -> None:
    app.say(None)
    await app.ended.wait()
    app.listen()
    app.say("once more")
    await anna.change(message, AGAIN.label)
    assert "once more" in words(message)
    app.say("done", None)
    await shown(server, message, "done")


async def test_only_the_newest_waiting_update_is_sent(
    server: Server, app: ProgressiveApp, message: Json
) -> None:
    server.held["editMessageMedia"] = asyncio.Event()
    app.say("nearly")
    await server.until(lambda: server.sent("editMessageMedia"))
    for text in ("very nearly", "very, very nearly", "done", None):
        app.say(text)
    await app.ended.wait()
    server.held.pop("editMessageMedia").set()
    await shown(server, message, "done")
    assert len(server.sent("editMessageMedia")) == 2


async def test_the_next_action_of_the_player_ends_the_updates(
    anna: Person, app: ProgressiveApp, message: Json
) -> None:
    await anna.change(message, a_move(message))
    assert "a moment" not in words(message)
    await app.ended.wait()
    app.say("done", None)
    assert "done" not in words(message)


async def test_updates_of_a_deleted_message_continue_in_a_new_one_and_notices_come_apart(
    server: Server, anna: Person, app: ProgressiveApp, message: Json
) -> None:
    del server.messages[anna.private["id"], message["message_id"]]
    app.say("nearly")
    newest = await anna.answer_to(message)
    await shown(server, newest, "nearly")
    app.say("done!", None)
    assert words(await anna.answer_to(newest)) == "done!"  # a notice
    await shown(server, newest, "done!")


async def test_in_groups_private_replies_are_edited_in_the_private_chat_and_others_there(
    bot: TelegramAdapter, server: Server, anna: Person, app: ProgressiveApp
) -> None:
    assert bot
    start = await anna.say("/start")
    await anna.write("/play wish 0 private", GROUP)
    board = await anna.answer_to(start)
    app.say("a moment")
    await anna.write("/about", GROUP)
    message = await anna.answer_to(board)
    app.say("done", None)
    await shown(server, message, "done")
    there = [message for (chat, _), message in server.messages.items() if chat == GROUP["id"]]
    assert not any("done" in words(message) or "photo" in message for message in there)
    await anna.say("/play wish 0 public", GROUP)
    app.listen()
    app.say("a moment")
    message = await anna.say("/about", GROUP)
    app.say("done", None)
    await shown(server, message, "done")


async def test_an_ephemeral_message_is_edited_long_after_the_press(
    bot: TelegramAdapter, server: Server, anna: Person, app: ProgressiveApp
) -> None:
    server.ephemeral.version = 10, 3
    await bot._queue.ephemeral.probe()
    menu = await anna.say("/play", GROUP)
    settings, store = GroupSettings(is_private=True), app.services.store
    await store.groups.save_settings(Chat.TELEGRAM, GROUP["id"], settings, GroupSettings())
    await anna.press(menu, "Wish")
    (alone,) = server.ephemeral.shown_to(anna.user)
    app.say("a moment")
    await anna.tap_data(alone, pack(AGAIN.action))
    await shown(server, alone, "a moment")
    server.ephemeral.time += SECONDS
    app.say("done", None)
    await shown(server, alone, "done")


async def test_a_bot_that_stops_sends_no_more_updates(
    playing: Playing, anna: Person, app: ProgressiveApp
) -> None:
    async with playing():
        await anna.say("/play wish 0")
        app.say("a moment")
        message = await anna.say("/about")
    assert app.ended.is_set()
    assert "a moment" in words(message)
