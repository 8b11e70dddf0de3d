"""Rooms in Telegram: language, group settings, administrators, and private answers."""

import asyncio

import pytest
from telegram import Chat as TelegramChat
from telegram import User

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.rooms import CACHE_SECONDS, Administrators, room_of
from bot.core.actions import Chat
from bot.core.player_names import JOINER
from bot.core.settings import GroupSettings
from bot.i18n.texts import Texts
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import FORUM, GROUP, Person, a_move, button, buttons, words
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

GERMAN = Texts.load("de")


@pytest.fixture
def anonymous(server: Server) -> Person:
    anonymous = Person(server, 1_087_968_824, "Group")
    anonymous.user["is_bot"] = True
    return anonymous


async def save_settings(app: App, settings: GroupSettings, chat: Json = GROUP) -> None:
    await app.services.store.groups.save_settings(Chat.TELEGRAM, chat["id"], settings, GroupSettings())


async def test_each_player_is_answered_in_their_language(anna: Person, berta: Person) -> None:
    berta.user["language_code"] = "de-AT"
    assert "Welcome" in words(await anna.say("/start"))
    assert words(await berta.say("/start")).startswith(GERMAN("welcome-title"))
    board = await berta.say("/play wish 42")
    assert button(board, GERMAN("button-new"))
    refused = await berta.say("zz top")
    assert "zz top" in words(refused)
    assert words(refused) != words(await anna.say("zz top"))
    answer = await berta.answered(await berta.tap_data(board, "nonsense"))
    assert answer["text"] == GERMAN("telegram-strange-button")
    del anna.user["language_code"]  # Telegram may omit it
    assert "Welcome" in words(await anna.say("/start"))


async def test_players_have_their_full_names_or_none(server: Server) -> None:
    user = User(7, "\u202eAnna\n", is_bot=False, last_name="@all *Berg*")
    for chat in (TelegramChat(7, "private"), TelegramChat(-5, "group")):
        assert room_of(user, chat).name == f"Anna @{JOINER}all *Berg*"
    assert room_of(None, TelegramChat(-5, "group")).name == ""
    unseen = User(7, "\u3164", is_bot=False, username="anna_7")
    assert room_of(unseen, TelegramChat(7, "private")).name == "anna_7"
    nameless = Person(server, 4004, "")
    board = await nameless.say("/play wish 0")
    assert "text" not in await nameless.change(board, a_move(board))


async def test_administrators_change_the_settings_in_the_group(
    anna: Person, berta: Person, server: Server
) -> None:
    server.admins.add((GROUP["id"], anna.user["id"]))
    screen = await anna.say("/admin", GROUP)
    assert screen["chat"] == GROUP
    before = words(screen)
    await anna.change(screen, "Only admins can start")
    assert words(screen) != before
    assert not [*buttons(await berta.say("/admin", GROUP))]
    changed = words(screen)
    await berta.press(screen, "Everyone")
    assert words(screen) == changed
    refused = await berta.say("/play wish 42", GROUP)
    assert "Only admins" in words(refused)
    assert refused["reply_to_message"]["text"] == "/play wish 42"
    assert "photo" in await anna.say("/play wish 42", GROUP)


async def test_anonymous_administrators_change_settings_but_do_not_play(
    anonymous: Person, anna: Person, server: Server
) -> None:
    screen = await anonymous.say("/admin", GROUP, sender_chat=GROUP)
    assert [*buttons(screen)]
    assert "anonymous" in words(await anonymous.say("/play wish 42", GROUP, sender_chat=GROUP))
    server.admins.add((GROUP["id"], anna.user["id"]))  # presses are never anonymous
    own = await anna.turn(screen, "Only admins can start")
    await anna.change(own, "Only admins can start")
    channel: Json = {"id": -100_700, "type": "channel", "title": "News"}
    assert "anonymous" in words(await anonymous.say("/admin", GROUP, sender_chat=channel))


async def test_administrators_are_requested_once_a_minute_and_only_if_they_matter(
    anna: Person, berta: Person, server: Server
) -> None:
    board = await anna.say("/play wish 42")
    await anna.change(board, a_move(board))
    await anna.say("/about", GROUP)
    assert server.sent("getChatAdministrators") == []
    board = await anna.say("/play wish 42", GROUP)
    await berta.say("/play wish 1", GROUP)
    await anna.change(board, a_move(board))
    await anna.say("/board", GROUP)
    assert len(server.sent("getChatAdministrators", GROUP["id"])) == 1


async def test_cached_administrators_expire(bot: TelegramAdapter, server: Server) -> None:
    now = 0.0
    admins = Administrators(bot._bot, lambda: now)
    server.admins.add((GROUP["id"], 1))
    assert await admins.is_admin(GROUP["id"], 1)
    server.admins.clear()
    now = CACHE_SECONDS - 1
    assert await admins.is_admin(GROUP["id"], 1)
    now = CACHE_SECONDS
    assert not await admins.is_admin(GROUP["id"], 1)
    server.admins.add((GROUP["id"], 1))
    admins.invalidate(GROUP["id"])
    server.refuse("getChatAdministrators", RefusedError("Bad Gateway", 502))
    assert not await admins.is_admin(GROUP["id"], 1)
    assert await admins.is_admin(GROUP["id"], 1)  # a failed request is not cached


async def test_simultaneous_actions_share_one_request_for_administrators(
    bot: TelegramAdapter, server: Server
) -> None:
    held = server.held["getChatAdministrators"] = asyncio.Event()
    server.refuse("getChatAdministrators", RefusedError("Bad Gateway", 502))
    admins = Administrators(bot._bot)
    asked = asyncio.gather(*(admins.is_admin(GROUP["id"], user) for user in range(20)))
    await server.until(lambda: server.sent("getChatAdministrators"))
    held.set()
    assert await asked == [False] * 20
    assert len(server.sent("getChatAdministrators")) == 1


async def test_administrators_invalidated_during_the_request_are_not_cached(
    bot: TelegramAdapter, server: Server
) -> None:
    held = server.held["getChatAdministrators"] = asyncio.Event()
    server.admins.add((GROUP["id"], 1))
    admins = Administrators(bot._bot)
    asked = asyncio.create_task(admins.is_admin(GROUP["id"], 1))
    await server.until(lambda: server.sent("getChatAdministrators"))
    admins.invalidate(GROUP["id"])
    held.set()
    assert await asked
    assert await admins.is_admin(GROUP["id"], 1)
    assert len(server.sent("getChatAdministrators")) == 2


async def test_private_boards_go_to_the_private_chat(
    app: App, anna: Person, berta: Person, server: Server
) -> None:
    await save_settings(app, GroupSettings(is_private=True))
    start = await anna.say("/start")
    assert "private chat" in words(await anna.say("/play wish 42", GROUP))
    board = await anna.answer_to(start)
    assert board["chat"] == anna.private
    assert words(board).startswith("Wish, deal 42")
    assert "private chat" in words(await anna.say("/move zz top", GROUP))
    assert "zz top" in words(await anna.answer_to(board))
    assert "photo" in await anna.say("/play wish 43 public", GROUP)
    refused = await berta.say("/play wish 42", GROUP)
    assert "@SolitaireTestBot" in words(refused)
    menu = await berta.follow(next(buttons(refused))["url"])
    assert menu["chat"] == berta.private
    assert not [sent for sent in server.sent("sendPhoto", GROUP["id"]) if "deal 42" in sent.fields["caption"]]


async def test_a_private_game_stays_private_whatever_is_typed_in_the_group(anna: Person) -> None:
    start = await anna.say("/start")
    for line in ("/play wish 42 private", "/move de", "/undo", "/board", "/resume", "/new"):
        assert "private chat" in words(await anna.say(line, GROUP))
        start = await anna.answer_to(start)
        assert start["chat"] == anna.private
    await anna.say("/giveup yes")
    over = await anna.say("/board picture")
    await anna.change(over, "More…")
    assert (await anna.turn(over, "Share"))["chat"] == anna.private
    assert "photo" in await anna.say("/play wish 42", GROUP)


async def test_personal_answers_and_files_go_to_the_private_chat(anna: Person, server: Server) -> None:
    await anna.say("/play wish 42")
    start = await anna.say("/play wish 43")
    for line in ("/games", "/settings", "/help", "/mydata"):
        pointer = await anna.say(line, GROUP)
        assert "private chat" in words(pointer)
        start = await anna.answer_to(start)
        assert start["chat"] == anna.private
    assert {sent.fields["text"] for sent in server.sent("sendMessage", GROUP["id"])} == {words(pointer)}
    await anna.say("/mydata export", GROUP)
    kind, content = server.chats.picture(await anna.answer_to(start))
    assert kind == "document"
    assert b"wish/1 #42" in content
    assert server.sent("sendDocument", GROUP["id"]) == []


async def test_games_are_played_only_in_the_allowed_topics(app: App, anna: Person) -> None:
    await save_settings(app, GroupSettings(channels=frozenset({44})), FORUM)
    refused = await anna.say("/play wish 42", FORUM)
    assert "Games are turned off here" in words(refused)
    board = await anna.say("/play wish 42", FORUM, message_thread_id=44, is_topic_message=True)
    assert board["message_thread_id"] == 44
    await anna.change(board, a_move(board))
    elsewhere = await anna.say("/play wish 42", FORUM, message_thread_id=45, is_topic_message=True)
    assert words(elsewhere) == words(refused)
