"""Where players act: their language, the rules of a group, who governs it, and what one member sees alone."""

import asyncio

import pytest
from telegram import Chat as ChatOfTelegram
from telegram import User

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.rooms import CACHE_SECONDS, Administrators, room_of
from bot.core.actions import Chat
from bot.core.group_settings import GroupSettings, StartPermission
from bot.core.player_names import JOINER
from bot.i18n.texts import Texts
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import FORUM, GROUP, Person, button, buttons, words
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

GERMAN = Texts.load("de")


@pytest.fixture
def nobody(server: Server) -> Person:
    """Provide somebody who writes in the name of the group."""
    nobody = Person(server, 1_087_968_824, "GroupSettings")
    nobody.user["is_bot"] = True
    return nobody


async def settle(app: App, group: GroupSettings, chat: Json = GROUP) -> None:
    """Settle something in a group as its administrators would."""
    await app.services.store.groups.settle(Chat.TELEGRAM, chat["id"], group, GroupSettings())


async def test_everybody_is_spoken_to_in_their_language(anna: Person, berta: Person) -> None:
    berta.user["language_code"] = "de-AT"
    assert "Welcome" in words(await anna.say("/start"))
    menu = await berta.say("/start")
    assert words(menu).startswith(GERMAN("welcome-title"))
    board = await berta.say("/play wish 42")
    assert button(board, GERMAN("button-new"))
    refused = await berta.say("zz top")
    assert "zz top" in words(refused)
    assert words(refused) != words(await anna.say("zz top"))
    answer = await berta.answered(await berta.tap_data(board, "nonsense"))
    assert answer["text"] == GERMAN("telegram-strange-button")
    del anna.user["language_code"]  # which Telegram may leave out
    assert "Welcome" in words(await anna.say("/start"))


async def test_two_languages_in_one_group_do_not_mix(anna: Person, berta: Person) -> None:
    berta.user["language_code"] = "de"
    annas, bertas = await anna.say("/play wish 1", GROUP), await berta.say("/play wish 1", GROUP)
    assert button(annas, "New deal")
    assert button(bertas, GERMAN("button-new"))
    stranger = await berta.press(annas, "New deal")
    assert stranger["text"].startswith(GERMAN("stranger"))


async def test_the_language_that_a_group_has_settled_is_spoken_there(app: App, anna: Person) -> None:
    await settle(app, GroupSettings(language="ja"))
    japanese = Texts.load("ja")
    assert button(await anna.say("/play wish 1", GROUP), japanese("button-new"))
    assert button(await anna.say("/play wish 1"), "New deal")


async def test_where_administrators_alone_begin_others_are_told(
    app: App, anna: Person, berta: Person, server: Server
) -> None:
    await settle(app, GroupSettings(starters=StartPermission.ADMINISTRATORS))
    server.admins.add((GROUP["id"], anna.user["id"]))
    board = await anna.say("/play wish 42", GROUP)
    assert "photo" in board
    refused = await berta.say("/play wish 42", GROUP)
    assert "only administrators" in words(refused)
    assert refused["reply_to_message"]["text"] == "/play wish 42"
    assert "only administrators" in words(await berta.say("/start@SolitaireTestBot wish-42", GROUP))
    await anna.say("/giveup yes", GROUP)
    over = await anna.say("/board picture", GROUP)
    card = await anna.turn(over, "Share")
    pressed = await berta.press(card, "Play this deal")
    assert "only administrators" in pressed["text"]
    assert "photo" in await berta.say("/play wish 42")


async def test_who_governs_is_asked_once_a_minute_and_only_where_it_matters(
    anna: Person, berta: Person, server: Server
) -> None:
    board = await anna.say("/play wish 42")
    await anna.change(board, next(buttons(board))["text"])
    assert server.sent("getChatAdministrators") == []
    board = await anna.say("/play wish 42", GROUP)
    await berta.say("/play wish 1", GROUP)
    await anna.change(board, next(buttons(board))["text"])
    await anna.say("/board", GROUP)
    assert len(server.sent("getChatAdministrators", GROUP["id"])) == 1
    assert server.sent("getChatMember") == []


async def test_what_telegram_said_of_who_governs_grows_old(bot: TelegramAdapter, server: Server) -> None:
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
    assert await admins.is_admin(GROUP["id"], 1)  # a failure is not believed for a minute


async def test_all_who_ask_at_once_are_told_at_once_that_telegram_does_not_say(
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


async def test_what_was_to_be_forgotten_before_it_came_is_not_kept(
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


async def test_the_rules_of_a_group_are_settled_in_the_group(
    anna: Person, berta: Person, server: Server
) -> None:
    server.admins.add((GROUP["id"], anna.user["id"]))
    screen = await anna.say("/admin", GROUP)
    assert screen["chat"] == GROUP
    before = words(screen)
    await anna.change(screen, "Administrators")
    assert words(screen) != before
    assert "only administrators" in words(await berta.say("/play wish 42", GROUP))
    refused = await berta.say("/admin", GROUP)
    assert not [*buttons(refused)]
    settled = words(screen)
    await berta.press(screen, "Everyone")
    assert words(screen) == settled
    assert "only administrators" in words(await berta.say("/play wish 42", GROUP))


async def test_an_administrator_without_a_name_settles_but_does_not_play(
    nobody: Person, anna: Person, server: Server
) -> None:
    screen = await nobody.say("/admin", GROUP, sender_chat=GROUP)
    assert [*buttons(screen)]
    assert "anonymous" in words(await nobody.say("/play wish 42", GROUP, sender_chat=GROUP))
    server.admins.add((GROUP["id"], anna.user["id"]))  # who presses is known by name
    own = await anna.turn(screen, "Administrators")
    await anna.change(own, "Administrators")


async def test_a_channel_in_a_group_settles_nothing(nobody: Person) -> None:
    channel: Json = {"id": -100_700, "type": "channel", "title": "News"}
    assert "anonymous" in words(await nobody.say("/admin", GROUP, sender_chat=channel))


async def test_private_boards_go_to_the_private_chat(
    app: App, anna: Person, berta: Person, server: Server
) -> None:
    await settle(app, GroupSettings(is_private=True))
    start = await anna.say("/start")
    told = await anna.say("/play wish 42", GROUP)
    assert "private chat" in words(told)
    board = await anna.answer_to(start)
    assert board["chat"] == anna.private
    assert words(board).startswith("Wish, deal 42")
    public = await anna.say("/play wish 43 public", GROUP)
    assert "photo" in public
    refused = await berta.say("/play wish 42", GROUP)
    assert "@SolitaireTestBot" in words(refused)
    menu = await berta.follow(next(buttons(refused))["url"])
    assert menu["chat"] == berta.private
    assert not [sent for sent in server.sent("sendPhoto", GROUP["id"]) if "deal 42" in sent.fields["caption"]]


async def test_what_is_refused_of_a_private_game_is_told_privately(app: App, anna: Person) -> None:
    await settle(app, GroupSettings(is_private=True))
    start = await anna.say("/start")
    assert "private chat" in words(await anna.say("/play wish 42", GROUP))
    board = await anna.answer_to(start)
    assert "private chat" in words(await anna.say("/move zz top", GROUP))
    assert "zz top" in words(await anna.answer_to(board))


async def test_a_board_is_private_for_who_asks_for_it(anna: Person) -> None:
    start = await anna.say("/start")
    assert "private chat" in words(await anna.say("/play wish 42 private", GROUP))
    board = await anna.answer_to(start)
    await anna.change(board, next(buttons(board))["text"])
    await anna.say("/giveup yes")
    over = await anna.say("/board picture")
    assert (await anna.turn(over, "Share"))["chat"] == anna.private
    assert "photo" in await anna.say("/play wish 42", GROUP)


async def test_what_is_typed_in_a_group_does_not_bring_a_private_game_there(anna: Person) -> None:
    start = await anna.say("/start")
    await anna.say("/play wish 42 private", GROUP)
    for line in ("/move de", "/undo", "/board", "/resume", "/new"):
        start = await anna.answer_to(start)
        assert start["chat"] == anna.private
        assert "private chat" in words(await anna.say(line, GROUP))


async def test_what_is_for_one_alone_is_shown_to_one_alone(anna: Person, server: Server) -> None:
    await anna.say("/play wish 42")
    start = await anna.say("/play wish 43")
    for line in ("/games", "/settings", "/help", "/mydata"):
        told = await anna.say(line, GROUP)
        assert "private chat" in words(told)
        start = await anna.answer_to(start)
        assert start["chat"] == anna.private
    assert {sent.fields["text"] for sent in server.sent("sendMessage", GROUP["id"])} == {words(told)}


async def test_games_are_kept_to_the_topics_that_are_settled(app: App, anna: Person) -> None:
    await settle(app, GroupSettings(channels=frozenset({44})), FORUM)
    refused = await anna.say("/play wish 42", FORUM)
    assert "let no games be played here" in words(refused)
    board = await anna.say("/play wish 42", FORUM, message_thread_id=44, is_topic_message=True)
    assert board["message_thread_id"] == 44
    await anna.change(board, next(buttons(board))["text"])
    elsewhere = await anna.say("/play wish 42", FORUM, message_thread_id=45, is_topic_message=True)
    assert words(elsewhere) == words(refused)


async def test_what_is_kept_of_a_player_comes_as_a_file_to_them_alone(anna: Person, server: Server) -> None:
    start = await anna.say("/play wish 42")
    assert "private chat" in words(await anna.say("/mydata export", GROUP))
    file = await anna.answer_to(start)
    kind, content = server.chats.picture(file)
    assert kind == "document"
    assert b"wish/1 #42" in content
    assert server.sent("sendDocument", GROUP["id"]) == []


def test_a_player_is_called_by_their_whole_name() -> None:
    user = User(7, "\u202eAnna\n", is_bot=False, last_name="@all *Berg*")
    for chat in (ChatOfTelegram(7, "private"), ChatOfTelegram(-5, "group")):
        assert room_of(user, chat).name == f"Anna @{JOINER}all *Berg*"
    assert room_of(None, ChatOfTelegram(-5, "group")).name == ""


async def test_a_player_without_a_name_plays_as_any_other(server: Server) -> None:
    nameless = Person(server, 4004, "")
    board = await nameless.say("/play wish 0")
    assert "text" not in await nameless.change(board, next(buttons(board))["text"])
