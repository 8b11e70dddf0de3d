"""Posts in Telegram: what stands in them and behind them, what becomes of them, who plays."""

import json

import pytest

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.screen_format import fits_alert
from bot.chats.telegram.sending.send_budget import Clock
from bot.core.actions import Chat, Player
from bot.core.post_buttons import unpack_from_post
from bot.core.posts import PostChannel, PostOutcome, PostResult
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.bot.expected_posts import TRICKY, bulletin
from tests.telegram_chat.chats import NOBODY, Json, Request
from tests.telegram_chat.clocks import hurried
from tests.telegram_chat.people import FORUM, GROUP, Person, button, buttons, words
from tests.telegram_chat.quota import Quota
from tests.telegram_chat.refusals import RefusedError, flood, migrated
from tests.telegram_chat.server import TOKEN, Server

CROWD = 50
NONCE = "d1-100500"


@pytest.fixture
def clock() -> Clock:
    """Provide a clock on which nobody waits long."""
    return hurried()


def at(chat: Json, topic: int = 0) -> PostChannel:
    return PostChannel(Chat.TELEGRAM, chat["id"], topic)


@pytest.fixture(autouse=True)
def groups(server: Server) -> None:
    """Provide groups in which something has been said."""
    for chat in (GROUP, FORUM):
        server.chats.add(chat, NOBODY, text="Hello")


async def behind(server: Server, method: str, count: int = 1) -> list[Request]:
    """Wait until so much of a kind was sent."""
    await server.until(lambda: len(server.sent(method)) >= count)
    return server.sent(method)


def last(server: Server, chat: Json) -> Json:
    return server.messages[chat["id"], server.chats.last(chat)]


async def test_a_post_is_a_photo_with_buttons_and_a_film_behind_it(
    server: Server, bot: TelegramAdapter
) -> None:
    assert await bot.posts.post(at(GROUP), bulletin(), NONCE) == PostResult(PostOutcome.SENT)
    (photo,) = server.sent("sendPhoto")
    post = next(message for message in server.messages.values() if "photo" in message)
    assert TRICKY in words(post)
    assert [entity["type"] for entity in post["caption_entities"]] == ["bold"]
    assert photo.fields.get("disable_notification") != "true"
    assert button(post, "Play")["url"] == "https://t.me/SolitaireTestBot?start=daily-1"
    assert "callback_data" not in button(post, "Play")
    assert unpack_from_post(button(post, "Play here")["callback_data"])[1]
    (film,) = await behind(server, "sendAnimation")
    assert film.fields["disable_notification"] == "true"
    assert json.loads(film.fields["reply_parameters"])["message_id"] == post["message_id"]
    assert await bot.posts.is_posted(at(GROUP), NONCE) is None


async def test_files_are_sent_once_for_all_groups(server: Server, bot: TelegramAdapter) -> None:
    chats: list[Json] = [{"id": -200_000 - number, "type": "group", "title": "G"} for number in range(12)]
    for chat in chats:
        server.chats.add(chat, NOBODY, text="Hello")
    for chat in chats:
        assert (await bot.posts.post(at(chat), bulletin(), NONCE)).fate is PostOutcome.SENT
    for method, field in (("sendPhoto", "photo"), ("sendAnimation", "animation")):
        sent = await behind(server, method, len(chats))
        assert [bool(request.files) for request in sent].count(True) == 1
        assert len({request.fields.get(field) for request in sent if not request.files}) == 1


async def test_a_file_that_telegram_has_forgotten_is_sent_anew(server: Server, bot: TelegramAdapter) -> None:
    await bot.posts.post(at(GROUP), bulletin(film=None), NONCE)
    server.refuse("sendPhoto", RefusedError("wrong file identifier/HTTP URL specified"))
    assert (await bot.posts.post(at(FORUM), bulletin(film=None), NONCE)).fate is PostOutcome.SENT
    assert [bool(sent.files) for sent in server.sent("sendPhoto")] == [True, False, True]


async def test_a_post_goes_into_its_topic_as_silently_as_is_settled(
    server: Server, bot: TelegramAdapter
) -> None:
    await bot.posts.post(at(FORUM, 17), bulletin(is_silent=True), NONCE)
    (photo,) = server.sent("sendPhoto")
    (film,) = await behind(server, "sendAnimation")
    assert {sent.fields["message_thread_id"] for sent in (photo, film)} == {"17"}
    assert photo.fields["disable_notification"] == "true"


@pytest.mark.parametrize(("letter", "most"), [("N", 64), ("名", 64), ("🂡", 38)])
async def test_players_who_want_to_be_told_are_named(
    server: Server, bot: TelegramAdapter, letter: str, most: int
) -> None:
    told = ((Player(Chat.TELEGRAM, 1001), "Ännchen 🂡"), (Player(Chat.TELEGRAM, 1002), TRICKY))
    await bot.posts.post(at(GROUP), bulletin(mentioned=told, film=None), NONCE)
    named = mentions(last(server, GROUP))
    assert named == {1001: "Ännchen 🂡", 1002: TRICKY}
    many = tuple((Player(Chat.TELEGRAM, 2000 + number), letter * 64) for number in range(50))
    await bot.posts.post(at(GROUP), bulletin(mentioned=many, film=None), NONCE)
    await behind(server, "sendMessage")
    call = await server.until(lambda: last(server, GROUP) if "text" in last(server, GROUP) else None)
    assert mentions(call) == {player.id: letter * most for player, _ in many}
    assert "photo" in call["reply_to_message"]


def mentions(message: Json) -> dict[int, str]:
    """Return which players a message names, and by what."""
    text = words(message).encode("utf-16-le")
    entities: list[Json] = message.get("entities") or message["caption_entities"]
    return {
        entity["user"]["id"]: text[2 * entity["offset"] :][: 2 * entity["length"]].decode("utf-16-le")
        for entity in entities
        if entity["type"] == "text_mention"
    }


@pytest.mark.parametrize(
    ("error", "posted"),
    [
        (RefusedError("bot was kicked from the supergroup chat", 403), "post-is-outside"),
        (RefusedError("bot is not a member of the supergroup chat", 403), "post-is-outside"),
        (RefusedError("chat not found"), "post-is-outside"),
        (RefusedError("not enough rights to send photos to the chat"), "post-may-not-attach"),
        (RefusedError("not enough rights to send text messages to the chat"), "post-may-not-write"),
        (RefusedError("CHAT_WRITE_FORBIDDEN"), "post-may-not-write"),
        (RefusedError("group chat was deactivated", 403), "post-is-gone"),
        (RefusedError("message thread not found"), "post-is-gone"),
        (RefusedError("TOPIC_CLOSED"), "post-is-closed"),
        (RefusedError("something else"), "post-is-refused"),
    ],
)
async def test_why_a_post_is_refused_is_told(
    server: Server, bot: TelegramAdapter, error: RefusedError, posted: str
) -> None:
    server.refuse("sendPhoto", error)
    assert await bot.posts.post(at(GROUP), bulletin(), NONCE) == PostResult(PostOutcome.REFUSED, posted)
    assert server.sent("sendAnimation") == []


@pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")
async def test_a_chat_that_has_to_wait_and_one_that_has_moved(server: Server, bot: TelegramAdapter) -> None:
    server.refuse("sendPhoto", flood(7))
    assert await bot.posts.post(at(GROUP), bulletin(), NONCE) == PostResult(PostOutcome.UNREACHED, wait=7)
    server.refuse("sendPhoto", migrated(-100_777))
    assert await bot.posts.post(at(GROUP), bulletin(), NONCE) == PostResult(
        PostOutcome.UNREACHED, moved_to=-100_777
    )


@pytest.mark.parametrize("is_done", [True, False])
async def test_of_a_broken_connection_nobody_knows_what_came(
    server: Server, bot: TelegramAdapter, *, is_done: bool
) -> None:
    server.cut.append(("sendPhoto", is_done))
    assert await bot.posts.post(at(GROUP), bulletin(film=None), NONCE) == PostResult(PostOutcome.UNKNOWN)
    assert len(server.sent("sendPhoto")) == 1


async def test_without_telegram_nothing_is_posted(server: Server, bot: TelegramAdapter) -> None:
    await server.close()
    assert await bot.posts.post(at(GROUP), bulletin(), NONCE) == PostResult(PostOutcome.UNREACHED)
    await server.open()
    assert (await bot.posts.post(at(GROUP), bulletin(film=None), NONCE)).fate is PostOutcome.SENT


async def test_a_bot_that_has_not_logged_in_posts_nothing(
    server: Server, app: App, pictures: ImageRenderer
) -> None:
    adapter = TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url)
    assert await adapter.posts.post(at(GROUP), bulletin(), NONCE) == PostResult(PostOutcome.UNREACHED)
    assert (
        await adapter.posts.send_direct_message(Player(Chat.TELEGRAM, 1001), Screen(text="Hello"), "en")
        is False
    )
    assert server.requests == []


async def test_a_post_and_the_boards_of_its_group_share_what_the_group_may_be_sent(
    server: Server, bot: TelegramAdapter, anna: Person, clock: Clock
) -> None:
    server.quota = Quota(clock.now)
    for number in range(12):
        assert (await bot.posts.post(at(GROUP), bulletin(film=None), NONCE)).fate is PostOutcome.SENT
        await anna.say(f"/play wish {number}", GROUP)
    assert server.refused == []
    assert clock.now() - server.quota.taken[GROUP["id"]][0] > 60


async def test_a_film_that_is_not_let_in_is_no_matter(server: Server, bot: TelegramAdapter) -> None:
    server.chats.forbidden[GROUP["id"]] = {"sendAnimation"}
    assert await bot.posts.post(at(GROUP), bulletin(), NONCE) == PostResult(PostOutcome.SENT)
    await behind(server, "sendAnimation")


async def test_a_player_is_told_alone(server: Server, bot: TelegramAdapter, anna: Person) -> None:
    assert (
        await bot.posts.send_direct_message(Player(Chat.TELEGRAM, 1001), Screen("Posts", "They fail."), "en")
        is False
    )
    await anna.say("/start")
    assert (
        await bot.posts.send_direct_message(Player(Chat.TELEGRAM, 1001), Screen("Posts", "They fail."), "en")
        is True
    )
    assert words(last(server, anna.private)) == "Posts\nThey fail."


async def test_a_post_is_played_by_all_and_stays_as_it_is(
    server: Server, bot: TelegramAdapter, anna: Person, berta: Person
) -> None:
    await bot.posts.post(at(GROUP), bulletin(film=None), NONCE)
    post = last(server, GROUP)
    board = await anna.turn(post, "Play here")
    assert "photo" in board
    assert board["chat"] == GROUP
    private = await berta.follow(button(post, "Play")["url"])
    assert "photo" in private
    assert private["chat"] == berta.private
    told = await berta.press(post, "Tell me")
    assert told["text"]
    before = server.chats.last(berta.private)
    await berta.press(post, "Leaderboard")
    assert "edit_date" not in post
    assert server.chats.last(GROUP) == board["message_id"]
    assert server.chats.last(berta.private) >= before


async def test_a_crowd_at_the_hour_is_answered(server: Server, bot: TelegramAdapter) -> None:
    await bot.posts.post(at(GROUP), bulletin(film=None), NONCE)
    post = last(server, GROUP)
    people = [Person(server, 3000 + number, f"P{number}") for number in range(CROWD)]
    async with server.together():
        queries = [await person.tap(post, "Play here") for person in people]
    for person, query in zip(people, queries, strict=True):
        await person.answered(query)
    assert "edit_date" not in post


async def test_a_text_to_be_copied_has_its_button(server: Server, bot: TelegramAdapter, anna: Person) -> None:
    await anna.say("/start")
    text = "x" * 256
    await bot.posts.send_direct_message(
        Player(Chat.TELEGRAM, 1001), Screen("Result", "Won.", copy=text), "en"
    )
    (found,) = buttons(last(server, anna.private))
    assert found == {"text": "Copy the text", "copy_text": {"text": text}}
    assert not fits_alert(Screen("Result", "Won.", copy=text))  # in an alert it would be lost
