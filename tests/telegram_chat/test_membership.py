"""Groups that the bot comes to and leaves, that change their number, and what is said in them."""

import pytest

from bot.app import App
from bot.chats.telegram.sending.send_budget import Clock
from bot.core.actions import Chat
from bot.core.group_settings import GroupSettings
from bot.i18n.texts import Texts
from bot.storage.player_store import DAY
from tests.telegram_chat.chats import BOT, NOBODY, Json
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import FORUM, GROUP, Person, button, words
from tests.telegram_chat.refusals import flood
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

SMALL: Json = {"id": -500, "type": "group", "title": "A few friends"}
CHANNEL: Json = {"id": -100_700, "type": "channel", "title": "News"}


@pytest.fixture
def clock(hand: HandClock) -> Clock:
    return hand.clock


async def change(person: Person, chat: Json, old: str, new: str, **details: object) -> None:
    """Let somebody change what the bot is in a chat."""
    if not person.server.chats.last(chat):
        person.server.chats.add(chat, NOBODY, new_chat_members=[BOT])
    before, after = _member(old), _member(new) | details
    await person.server.send(
        my_chat_member={
            "chat": chat, "from": person.user, "date": 1, "old_chat_member": before, "new_chat_member": after
        }
    )  # fmt: skip


def _member(status: str) -> Json:
    member: Json = {"status": status, "user": BOT}
    rights = (
        "can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats",
        "can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users",
        "can_post_stories", "can_edit_stories", "can_delete_stories",
    )  # fmt: skip
    if status == "administrator":
        member |= dict.fromkeys(rights, False)
    if status == "kicked":
        member["until_date"] = 0
    return member


def sent_to(server: Server, chat: Json) -> list[str]:
    return [sent.fields["text"] for sent in server.sent("sendMessage", chat["id"])]


async def test_a_group_is_greeted_once_and_the_greeting_begins_a_game(
    anna: Person, berta: Person, server: Server
) -> None:
    await change(anna, GROUP, "left", "member")
    greeting = await server.until(lambda: server.messages.get((GROUP["id"], 2)))
    assert len(words(greeting)) < 200
    await change(anna, GROUP, "member", "administrator")
    await change(anna, GROUP, "administrator", "member")
    menu = await berta.turn(greeting, "Play")
    await berta.change(menu, "Wish")
    assert "photo" in menu
    assert len(sent_to(server, GROUP)) == 2
    assert "Press Play" in words(greeting)


async def test_a_greeting_is_in_the_language_of_who_adds_the_bot(anna: Person, server: Server) -> None:
    anna.user["language_code"] = "de"
    await change(anna, GROUP, "kicked", "administrator")
    greeting = await server.until(lambda: server.messages.get((GROUP["id"], 2)))
    assert words(greeting) == Texts.load("de")("telegram-greeting")


async def test_channels_and_private_chats_are_not_greeted(anna: Person, server: Server) -> None:
    await change(anna, CHANNEL, "left", "administrator")
    await change(anna, anna.private, "kicked", "member")
    await change(anna, FORUM, "left", "member")
    await server.until(lambda: sent_to(server, FORUM))
    assert sent_to(server, CHANNEL) == []
    assert sent_to(server, anna.private) == []


@pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")
async def test_what_waits_for_a_group_that_threw_the_bot_out_is_forgotten(
    anna: Person, berta: Person, server: Server, hand: HandClock
) -> None:
    await anna.say("/start", GROUP)
    server.refuse("sendPhoto", flood(3600))
    await anna.write("/play wish 42", GROUP)
    assert await hand.sleeper() == 3600
    await change(anna, GROUP, "member", "kicked")
    assert await berta.say("/play wish 42")
    hand.wind(3600)
    assert await berta.say("/play wish 43")
    assert len(server.sent("sendPhoto", GROUP["id"])) == 1


@pytest.mark.parametrize("is_told_by_the_new_one", [True, False])
async def test_what_a_group_settled_moves_with_it(
    app: App, anna: Person, server: Server, *, is_told_by_the_new_one: bool
) -> None:
    await app.services.store.groups.settle(
        Chat.TELEGRAM, SMALL["id"], GroupSettings(language="ja"), GroupSettings()
    )
    japanese = Texts.load("ja")
    board = await anna.say("/play wish 42", SMALL)
    assert button(board, japanese("button-new"))
    server.chats.migrate(SMALL, GROUP)
    if is_told_by_the_new_one:
        await server.send(message=server.chats.add(GROUP, NOBODY, migrate_from_chat_id=SMALL["id"]))
    else:
        await server.send(message=server.chats.add(SMALL, anna.user, migrate_to_chat_id=GROUP["id"]))
    assert button(await anna.say("/play wish 43", GROUP), japanese("button-new"))
    assert await app.services.store.groups.find(Chat.TELEGRAM, SMALL["id"]) == GroupSettings()


async def test_edits_posts_and_notes_are_nobodys_commands(anna: Person, server: Server) -> None:
    edited = server.chats.add(GROUP, anna.user, text="/play wish 1", edit_date=1_790_000_000)
    await server.send(edited_message=edited)
    await server.send(channel_post=server.chats.add(CHANNEL, BOT, text="/play wish 1", sender_chat=CHANNEL))
    await server.send(message=server.chats.add(GROUP, anna.user, new_chat_title="Cards"))
    await server.send(message=server.chats.add(GROUP, anna.user, text="/play wish 1", via_bot=BOT))
    board = await anna.say("/play wish 2", GROUP)
    assert "deal 2" in words(board)
    assert len(server.sent("sendPhoto")) == 1


async def test_what_stands_below_a_picture_counts_as_written(anna: Person, server: Server) -> None:
    async def show(caption: str, chat: Json, **details: object) -> Json:
        photo = [{"file_id": "x", "file_unique_id": "y", "width": 1, "height": 1}]
        message = server.chats.add(chat, anna.user, photo=photo, caption=caption, **details)
        await server.send(message=message)
        return message

    board = await anna.answer_to(await show("/play wish 0", GROUP))
    await show("gh", GROUP)  # talk
    played = await anna.answer_to(await show("gh", GROUP, reply_to_message=board))
    assert words(played) != words(board)
    assert played["message_id"] == board["message_id"] + 3


async def test_bare_words_are_moves_where_the_bot_and_a_player_are_alone(anna: Person) -> None:
    board = await anna.say("/play wish 0")
    moved = await anna.say("take g h")
    assert words(moved) != words(board)
    assert "Assisted: 1 undo" in words(await anna.say("Undo"))


async def test_what_is_settled_in_a_group_goes_when_the_bot_has_left_it(app: App, anna: Person) -> None:
    group, store = GroupSettings(language="de"), app.services.store
    key = store.groups.key(Chat.TELEGRAM, GROUP["id"])
    await store.groups.settle(Chat.TELEGRAM, GROUP["id"], group)
    for status in ("kicked", "left"):
        await change(anna, GROUP, "member", status)
        await anna.say("/about")  # which comes behind it
        assert 39 * DAY < await store.redis.ttl(key) <= 40 * DAY
        assert await store.groups.find(Chat.TELEGRAM, GROUP["id"]) == group
        await change(anna, GROUP, status, "member")
        await anna.say("/about")
        assert await store.redis.ttl(key) < 0
