"""In groups: whose messages count, replies to boards, topics, and groups that are joined, left or migrate."""

import pytest

from bot.app import App
from bot.core.actions import Chat
from bot.core.retention import DAY
from bot.core.settings import GroupSettings
from bot.i18n.texts import Texts
from bot.runtime.clock import Clock
from bot.storage.keys import GroupPart, group_key
from tests.telegram_chat.chats import BOT, NOBODY, Json, quoted
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import FORUM, GROUP, Person, a_move, button, words
from tests.telegram_chat.refusals import flood
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

SMALL: Json = {"id": -500, "type": "group", "title": "A few friends"}
CHANNEL: Json = {"id": -100_700, "type": "channel", "title": "News"}
RIGHTS = (
    "can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats",
    "can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories",
    "can_edit_stories", "can_delete_stories",
)  # fmt: skip
MEMBERS: dict[str, Json] = {"administrator": dict.fromkeys(RIGHTS, False), "kicked": {"until_date": 0}}
"""The fields that a member has only in some statuses."""


@pytest.fixture
def clock(hand: HandClock) -> Clock:
    return hand.clock


async def change_status(person: Person, chat: Json, *statuses: str) -> None:
    """Change the bot's status in a chat from the first to the second status, as done by a person."""
    if not person.server.chats.last(chat):
        person.server.chats.add(chat, NOBODY, new_chat_members=[BOT])
    old, new = ({"status": status, "user": BOT} | MEMBERS.get(status, {}) for status in statuses)
    change = {"chat": chat, "from": person.user, "date": 1, "old_chat_member": old, "new_chat_member": new}
    await person.server.send(my_chat_member=change)


def captions_in(server: Server, chat: Json) -> list[str]:
    return [sent.fields["caption"] for sent in server.sent("sendPhoto", chat["id"])]


async def test_moves_and_commands_are_replies_to_their_board(anna: Person) -> None:
    first = await anna.say("/play wish 0", GROUP)
    await anna.say("/play wish 1", GROUP)
    board = await anna.reply(first, "gh")
    assert words(board).splitlines()[0] == words(first).splitlines()[0]  # not the title of the latest board
    assert words(board) != words(first)
    step = await anna.reply(board, "/replay 0")
    assert words(step).splitlines()[0] == words(board).splitlines()[0]
    assert "1 move follows." in words(step)
    assert "share it when it is" in words(await anna.reply(board, "/share"))
    undone = await anna.reply(board, "/undo")
    assert words(undone).splitlines()[0] == words(first).splitlines()[0]
    assert undone["reply_to_message"]["text"] == "/undo"


@pytest.mark.parametrize("line", ["hello", "Wish!", "Hallo", "Wishで遊びたい"])
async def test_phrases_are_answered_after_a_mention_and_in_replies_to_the_bot(
    anna: Person, berta: Person, line: str
) -> None:
    menu = await anna.say("/play", GROUP)
    board = await anna.say("/play kittyhawk 0", GROUP)
    chatter = await berta.write(line, GROUP)
    await berta.write(line, GROUP, reply_to_message=quoted(board))
    await berta.write("nice", GROUP, reply_to_message=quoted(menu))
    await berta.write(f"ask @SolitaireTestBot: {line}", GROUP)
    answer = await berta.reply(menu, line)
    assert await anna.answer_to(chatter) == answer, "nothing before was answered"
    assert words(await anna.say("@SolitaireTestBot", GROUP)) == words(await anna.say("/start", GROUP))
    assert words(await berta.say(f"@solitairetestbot, {line}", GROUP))


async def test_conversation_and_commands_for_other_bots_are_not_answered(anna: Person, berta: Person) -> None:
    board = await anna.say("/play wish 0", GROUP)
    chatter = await berta.write("gh", GROUP)
    await anna.write("ab", GROUP, reply_to_message=chatter)
    await anna.write("/play@AnotherBot wish 3", GROUP)
    await anna.write("/weather", GROUP)
    await anna.write("nice", GROUP, reply_to_message={**board, "reply_markup": None})
    for line in ("again", "quit", "undo please", "back"):
        await anna.write(line, GROUP, reply_to_message={**board, "reply_markup": None})
    last = await anna.write("/play@solitairetestBOT wish 5", GROUP)
    answer = await anna.answer_to(board)
    assert answer["message_id"] > last["message_id"]
    assert "deal 5" in words(answer)


async def test_edited_messages_and_posts_of_channels_are_not_commands(anna: Person, server: Server) -> None:
    edited = server.chats.add(GROUP, anna.user, text="/play wish 1", edit_date=1_790_000_000)
    await server.send(edited_message=edited)
    await server.send(channel_post=server.chats.add(CHANNEL, BOT, text="/play wish 1", sender_chat=CHANNEL))
    await server.send(message=server.chats.add(GROUP, anna.user, new_chat_title="Cards"))
    await server.send(message=server.chats.add(GROUP, anna.user, text="/play wish 1", via_bot=BOT))
    channel = Person(server, 777_000, "Telegram")
    await channel.write("/play wish 1", GROUP, sender_chat=CHANNEL, is_automatic_forward=True)
    assert "deal 2" in words(await anna.say("/play wish 2", GROUP))
    assert len(server.sent("sendPhoto")) == len(server.sent("sendPhoto", GROUP["id"])) == 1


async def test_the_caption_of_a_picture_counts_as_text(anna: Person, server: Server) -> None:
    async def send_photo(caption: str, **details: object) -> Json:
        photo = [{"file_id": "x", "file_unique_id": "y", "width": 1, "height": 1}]
        message = server.chats.add(GROUP, anna.user, photo=photo, caption=caption, **details)
        await server.send(message=message)
        return message

    board = await anna.answer_to(await send_photo("/play wish 0"))
    await send_photo("gh")  # conversation
    played = await anna.answer_to(await send_photo("gh", reply_to_message=quoted(board)))
    assert words(played) != words(board)
    assert played["message_id"] == board["message_id"] + 3


async def test_a_stranger_gets_an_alert_and_the_chat_stays_as_it_is(
    anna: Person, berta: Person, server: Server
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    before = dict(board)
    messages = len(server.messages)
    for label in (a_move(board), "Give up", "New game"):
        answer = await berta.press(board, label)
        assert answer["show_alert"] == "true"
        assert answer["text"].endswith("/play wish 0")
    assert board == before
    assert len(server.messages) == messages


async def test_words_of_another_player_below_a_board_are_conversation_but_commands_are_explained(
    anna: Person, berta: Person
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await berta.write("gh", GROUP, reply_to_message=quoted(board))
    note = await berta.reply(board, "/undo")
    assert "another player" in words(note)
    own = await berta.turn(note, "Play this deal")
    assert words(own).splitlines()[0] == words(board).splitlines()[0]
    assert await berta.change(own, a_move(own))


async def test_long_texts_go_to_the_private_chat(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0", GROUP)
    refused = await anna.press(board, "Rules")
    assert "@SolitaireTestBot" in refused["text"]  # a bot cannot write to a user first
    start = await anna.say("/start")
    answer = await anna.press(board, "Rules")
    assert "private" in answer["text"]
    assert button(await anna.answer_to(start), "Next")
    assert not any("rules" in text.lower() for text in captions_in(server, GROUP))


async def test_answers_stay_in_their_topic_and_general_is_not_named(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0", FORUM, message_thread_id=44, is_topic_message=True)
    assert board["message_thread_id"] == 44
    in_words = await anna.turn(board, "Text view")
    assert in_words["message_thread_id"] == 44
    assert "message_thread_id" not in await anna.say("/play wish 0", FORUM)
    for chat in (FORUM, GROUP):  # the thread of General, and a thread of replies
        board = await anna.say("/play wish 0", chat, message_thread_id=1)
        assert "message_thread_id" not in board
        await anna.change(board, a_move(board))
    assert server.refused == []


async def test_a_group_is_greeted_once_and_the_greeting_starts_games(
    anna: Person, berta: Person, server: Server
) -> None:
    await change_status(anna, GROUP, "left", "member")
    greeting = await server.until(lambda: server.messages.get((GROUP["id"], 2)))
    assert len(words(greeting)) < 250
    await change_status(anna, GROUP, "member", "administrator")
    await change_status(anna, GROUP, "administrator", "member")
    for person in (berta, anna):
        board = await person.turn(greeting, "Wish")
        assert "photo" in board
        assert words(board).startswith("Wish, deal ")
    assert len(server.sent("sendPhoto", GROUP["id"])) == 3
    assert "Press a game" in words(greeting)


async def test_only_groups_are_greeted_in_the_language_of_the_user_who_adds_the_bot(
    anna: Person, server: Server
) -> None:
    anna.user["language_code"] = "de"
    await change_status(anna, CHANNEL, "left", "administrator")
    await change_status(anna, anna.private, "kicked", "member")
    await change_status(anna, FORUM, "kicked", "administrator")
    german = Texts.load("de")
    await server.until(lambda: captions_in(server, FORUM))
    assert captions_in(server, FORUM) == [f"{german('welcome-title')}\n{german('greeting', command='/play')}"]
    assert captions_in(server, CHANNEL) == captions_in(server, anna.private) == []


@pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")
async def test_messages_for_a_group_that_removes_the_bot_are_dropped(
    anna: Person, berta: Person, server: Server, hand: HandClock
) -> None:
    await anna.say("/about", GROUP)
    server.refuse("sendPhoto", flood(3600))
    await anna.write("/play wish 42", GROUP)
    assert await hand.sleeper() == 3600
    await change_status(anna, GROUP, "member", "kicked")
    assert await berta.say("/play wish 42")
    hand.wind(3600)
    assert await berta.say("/play wish 43")
    assert len(server.sent("sendPhoto", GROUP["id"])) == 1


@pytest.mark.parametrize("is_reported_by_supergroup", [True, False])
async def test_the_settings_of_a_group_migrate_with_it(
    app: App, anna: Person, server: Server, *, is_reported_by_supergroup: bool
) -> None:
    groups, japanese = app.services.store.groups, Texts.load("ja")
    await groups.save_settings(Chat.TELEGRAM, SMALL["id"], GroupSettings(language="ja"), GroupSettings())
    assert button(await anna.say("/play wish 42", SMALL), japanese("button-new"))
    server.chats.migrate(SMALL, GROUP)
    if is_reported_by_supergroup:
        await server.send(message=server.chats.add(GROUP, NOBODY, migrate_from_chat_id=SMALL["id"]))
    else:
        await server.send(message=server.chats.add(SMALL, anna.user, migrate_to_chat_id=GROUP["id"]))
    assert button(await anna.say("/play wish 43", GROUP), japanese("button-new"))
    assert await groups.find(Chat.TELEGRAM, SMALL["id"]) == GroupSettings()


async def test_the_settings_of_a_group_expire_after_the_bot_has_left(app: App, anna: Person) -> None:
    settings, store = GroupSettings(language="de"), app.services.store
    key = group_key(Chat.TELEGRAM, GROUP["id"], GroupPart.SETTINGS)
    await store.groups.save_settings(Chat.TELEGRAM, GROUP["id"], settings)
    for status in ("kicked", "left"):
        await change_status(anna, GROUP, "member", status)
        await anna.say("/about")  # it is answered after the status change
        assert 39 * DAY < await store.redis.ttl(key) <= 40 * DAY
        assert await store.groups.find(Chat.TELEGRAM, GROUP["id"]) == settings
        await change_status(anna, GROUP, status, "member")
        await anna.say("/about")
        assert await store.redis.ttl(key) < 0
