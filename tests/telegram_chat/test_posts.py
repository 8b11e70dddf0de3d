"""Posts in Telegram: their messages, their failures, and the games that start from them."""

import asyncio
import json
from dataclasses import replace

import pytest

from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.actions import Chat, Player
from bot.core.posts import Post, PostChannel, PostOutcome, PostResult, unpack_from_post
from bot.runtime.clock import Clock
from tests.bot.posts.expected_posts import TRICKY, example_post, puzzle_post
from tests.telegram_chat.chats import NOBODY, Json, Request
from tests.telegram_chat.clocks import hurried
from tests.telegram_chat.people import FORUM, GROUP, NewAdapter, Person, button, buttons, words
from tests.telegram_chat.refusals import Quota, RefusedError, flood, migrated
from tests.telegram_chat.server import Server

NONCE = "d1-100500"
CROWD = 30
ANNA = Player(Chat.TELEGRAM, 1001)


@pytest.fixture
def clock() -> Clock:
    return hurried()


def at(chat: Json, topic: int = 0) -> PostChannel:
    return PostChannel(Chat.TELEGRAM, chat["id"], topic)


@pytest.fixture(autouse=True)
def groups(server: Server) -> None:
    for chat in (GROUP, FORUM):
        server.chats.add(chat, NOBODY, text="Hello")


async def requests(server: Server, method: str, count: int = 1) -> list[Request]:
    """Wait for a number of requests of a method; return all of them."""
    await server.until(lambda: len(server.sent(method)) >= count)
    return server.sent(method)


def last(server: Server, chat: Json) -> Json:
    return server.messages[chat["id"], server.chats.last(chat)]


async def test_a_post_is_a_photo_with_buttons_and_an_animation_that_replies_to_it(
    server: Server, bot: TelegramAdapter
) -> None:
    assert await bot.posts.post(at(GROUP), example_post(), NONCE) == PostResult(PostOutcome.SENT)
    (photo,) = server.sent("sendPhoto")
    post = next(message for message in server.messages.values() if "photo" in message)
    assert TRICKY in words(post)
    assert [entity["type"] for entity in post["caption_entities"]] == ["bold"]
    assert photo.fields.get("disable_notification") != "true"
    assert button(post, "Play")["url"] == "https://t.me/SolitaireTestBot?start=daily-1"
    assert "callback_data" not in button(post, "Play")
    assert unpack_from_post(button(post, "Play here")["callback_data"])[1]
    (film,) = await requests(server, "sendAnimation")
    assert film.fields["disable_notification"] == "true"
    assert json.loads(film.fields["reply_parameters"])["message_id"] == post["message_id"]
    assert await bot.posts.is_posted(at(GROUP), NONCE) is None


async def test_files_are_uploaded_once_for_all_groups(server: Server, bot: TelegramAdapter) -> None:
    chats: list[Json] = [{"id": -200_000 - number, "type": "group", "title": "G"} for number in range(12)]
    for chat in chats:
        server.chats.add(chat, NOBODY, text="Hello")
    for chat in chats:
        assert (await bot.posts.post(at(chat), example_post(), NONCE)).fate is PostOutcome.SENT
    for method, field in (("sendPhoto", "photo"), ("sendAnimation", "animation")):
        sent = await requests(server, method, len(chats))
        assert [bool(request.files) for request in sent].count(True) == 1
        assert len({request.fields.get(field) for request in sent if not request.files}) == 1


async def test_a_file_that_telegram_has_forgotten_is_uploaded_again(
    server: Server, bot: TelegramAdapter
) -> None:
    await bot.posts.post(at(GROUP), example_post(film=None), NONCE)
    server.refuse("sendPhoto", RefusedError("wrong file identifier/HTTP URL specified"))
    assert (await bot.posts.post(at(FORUM), example_post(film=None), NONCE)).fate is PostOutcome.SENT
    assert [bool(sent.files) for sent in server.sent("sendPhoto")] == [True, False, True]


async def test_a_post_goes_into_its_topic_silently_if_set_so(server: Server, bot: TelegramAdapter) -> None:
    await bot.posts.post(at(FORUM, 17), example_post(is_silent=True), NONCE)
    (photo,) = server.sent("sendPhoto")
    (film,) = await requests(server, "sendAnimation")
    assert {sent.fields["message_thread_id"] for sent in (photo, film)} == {"17"}
    assert photo.fields["disable_notification"] == "true"


async def test_players_are_mentioned_in_the_caption_or_below_if_there_are_many(
    server: Server, bot: TelegramAdapter
) -> None:
    two = ((Player(Chat.TELEGRAM, 1001), "Ännchen 🂡"), (Player(Chat.TELEGRAM, 1002), TRICKY))
    await bot.posts.post(at(GROUP), example_post(mentioned=two, film=None), NONCE)
    assert mentions(last(server, GROUP)) == {1001: "Ännchen 🂡", 1002: TRICKY}
    for number, (letter, most) in enumerate((("N", 64), ("名", 64), ("🂡", 38)), 1):
        many = tuple((Player(Chat.TELEGRAM, 2000 + place), letter * 64) for place in range(50))
        await bot.posts.post(at(GROUP), example_post(mentioned=many, film=None), NONCE)
        await requests(server, "sendMessage", number)
        below = await server.until(lambda: last(server, GROUP) if "text" in last(server, GROUP) else None)
        assert mentions(below) == {player.id: letter * most for player, _ in many}
        assert "photo" in below["reply_to_message"]


def mentions(message: Json) -> dict[int, str]:
    text = words(message).encode("utf-16-le")
    entities: list[Json] = message.get("entities") or message["caption_entities"]
    return {
        entity["user"]["id"]: text[2 * entity["offset"] :][: 2 * entity["length"]].decode("utf-16-le")
        for entity in entities
        if entity["type"] == "text_mention"
    }


async def test_refused_posts_have_reasons(server: Server, bot: TelegramAdapter) -> None:
    for reason, error in (
        ("post-is-outside", RefusedError("bot was kicked from the supergroup chat", 403)),
        ("post-is-outside", RefusedError("bot is not a member of the supergroup chat", 403)),
        ("post-is-outside", RefusedError("chat not found")),
        ("post-may-not-attach", RefusedError("not enough rights to send photos to the chat")),
        ("post-may-not-write", RefusedError("not enough rights to send text messages to the chat")),
        ("post-may-not-write", RefusedError("CHAT_WRITE_FORBIDDEN")),
        ("post-is-gone", RefusedError("group chat was deactivated", 403)),
        ("post-is-gone", RefusedError("message thread not found")),
        ("post-is-closed", RefusedError("TOPIC_CLOSED")),
        ("post-is-refused", RefusedError("something else")),
    ):
        server.refuse("sendPhoto", error)
        assert await bot.posts.post(at(GROUP), example_post(), NONCE) == PostResult(
            PostOutcome.REFUSED, reason
        )
    assert server.sent("sendAnimation") == []


@pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")
async def test_a_paused_chat_and_a_migrated_group_are_reported(server: Server, bot: TelegramAdapter) -> None:
    server.refuse("sendPhoto", flood(7))
    assert await bot.posts.post(at(GROUP), example_post(), NONCE) == PostResult(PostOutcome.UNREACHED, wait=7)
    server.refuse("sendPhoto", migrated(-100_777))
    assert await bot.posts.post(at(GROUP), example_post(), NONCE) == PostResult(
        PostOutcome.UNREACHED, moved_to=-100_777
    )


@pytest.mark.parametrize("is_done", [True, False])
async def test_if_the_connection_breaks_the_outcome_is_unknown(
    server: Server, bot: TelegramAdapter, *, is_done: bool
) -> None:
    server.cut.append(("sendPhoto", is_done))
    assert await bot.posts.post(at(GROUP), example_post(film=None), NONCE) == PostResult(PostOutcome.UNKNOWN)
    assert len(server.sent("sendPhoto")) == 1


async def test_without_connection_or_login_nothing_is_posted(
    server: Server, bot: TelegramAdapter, new_adapter: NewAdapter
) -> None:
    await server.close()
    adapter = new_adapter()
    assert await adapter.posts.post(at(GROUP), example_post(), NONCE) == PostResult(PostOutcome.UNREACHED)
    assert await bot.posts.post(at(GROUP), example_post(), NONCE) == PostResult(PostOutcome.UNREACHED)
    assert await adapter.posts.post_replies(at(GROUP), example_post(), 1) is False
    await server.open()
    assert (await bot.posts.post(at(GROUP), example_post(film=None), NONCE)).fate is PostOutcome.SENT


async def test_posts_and_boards_share_the_send_budget_of_their_group(
    server: Server, bot: TelegramAdapter, anna: Person, clock: Clock
) -> None:
    server.quota = Quota(clock.now)
    for number in range(12):
        assert (await bot.posts.post(at(GROUP), example_post(film=None), NONCE)).fate is PostOutcome.SENT
        await anna.say(f"/play wish {number}", GROUP)
    assert server.refused == []
    assert clock.now() - server.quota.taken[GROUP["id"]][0] > 60


def announcing() -> Post:
    """Return a post whose caption announces its film."""
    post = example_post()
    screen = replace(post.screen, text=f"{post.screen.text}\nThe film.")
    return replace(post, screen=screen, film=post.film and replace(post.film, line="The film."))


BROKEN = RefusedError("Bad Gateway", 502)
MOST_TRIES = 100


@pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")
@pytest.mark.parametrize(
    ("films", "edits"),
    [([flood(60)] * 3, [flood(5)]), ([BROKEN], [BROKEN]), ([BROKEN], [flood(60)])],
    ids=["flood", "network", "both"],
)
async def test_a_post_that_announces_a_film_is_not_complete_without_it(
    server: Server, bot: TelegramAdapter, films: list[RefusedError], edits: list[RefusedError]
) -> None:
    for method, errors in (("sendAnimation", films), ("editMessageCaption", edits)):
        for error in errors:
            server.refuse(method, error)
    noted: list[int] = []

    async def note_sent(message: int) -> None:
        noted.append(message)

    posted = await bot.posts.post(at(GROUP), announcing(), NONCE, note_sent=note_sent)
    assert posted == PostResult(PostOutcome.PARTIAL)
    for _ in range(MOST_TRIES):
        assert "animation" not in last(server, GROUP)
        if await bot.posts.post_replies(at(GROUP), announcing(), noted[0]):
            break
    assert last(server, GROUP)["reply_to_message"]["message_id"] == noted[0]
    assert "animation" in last(server, GROUP)
    assert len(server.sent("sendPhoto")) == 1


async def test_a_post_whose_animation_is_forbidden_does_not_announce_it(
    server: Server, bot: TelegramAdapter
) -> None:
    server.chats.forbidden[GROUP["id"]] = {"sendAnimation"}
    assert await bot.posts.post(at(GROUP), announcing(), NONCE) == PostResult(PostOutcome.SENT)
    await requests(server, "editMessageCaption")
    shown = last(server, GROUP)
    assert await server.until(lambda: "The film." not in words(shown))
    assert TRICKY in words(shown)
    assert button(shown, "Play")


async def test_what_follows_a_post_is_sent_by_the_next_process_if_this_one_ends(
    server: Server, bot: TelegramAdapter
) -> None:
    server.held["sendAnimation"] = asyncio.Event()
    noted: list[int] = []

    async def note_sent(message: int) -> None:
        noted.append(message)

    posting = asyncio.create_task(bot.posts.post(at(GROUP), example_post(), NONCE, note_sent=note_sent))
    await requests(server, "sendAnimation")
    assert noted == [server.chats.last(GROUP)]
    posting.cancel()
    del server.held["sendAnimation"]
    await bot.posts.post_replies(at(GROUP), example_post(), noted[0])
    assert "animation" in last(server, GROUP)
    assert last(server, GROUP)["reply_to_message"]["message_id"] == noted[0]
    assert len(server.sent("sendPhoto")) == 1


async def test_all_play_from_a_post_and_it_stays_as_it_is(
    server: Server, bot: TelegramAdapter, anna: Person, berta: Person
) -> None:
    await bot.posts.post(at(GROUP), example_post(film=None), NONCE)
    post = last(server, GROUP)
    board = await anna.turn(post, "Play here")
    assert "photo" not in board
    await anna.change(board, "Start")
    assert "photo" in board
    assert board["chat"] == GROUP
    private = await berta.follow(button(post, "Play")["url"])
    await berta.change(private, "Start")
    assert "photo" in private
    assert private["chat"] == berta.private
    assert (await berta.press(post, "Notify me"))["text"]
    before = server.chats.last(berta.private)
    await berta.press(post, "Leaderboard")
    assert "edit_date" not in post
    assert server.chats.last(GROUP) == board["message_id"]
    assert server.chats.last(berta.private) >= before


async def test_a_puzzle_is_solved_in_private_from_a_post(
    server: Server, bot: TelegramAdapter, berta: Person
) -> None:
    await bot.posts.post(at(GROUP), puzzle_post(Chat.TELEGRAM), NONCE)
    (photo,), (film,) = server.sent("sendPhoto"), await requests(server, "sendAnimation")
    post = next(message for message in server.messages.values() if "photo" in message)
    assert photo.fields["disable_notification"] == film.fields["disable_notification"] == "true"
    assert [one["text"] for one in buttons(post)] == ["Solve it"]
    board = await berta.follow(button(post, "Solve it")["url"])
    assert board["chat"] == berta.private
    assert words(board).startswith(words(post).splitlines()[0])


async def test_a_crowd_below_a_new_post_is_answered(server: Server, bot: TelegramAdapter) -> None:
    await bot.posts.post(at(GROUP), example_post(film=None), NONCE)
    post = last(server, GROUP)
    people = [Person(server, 3000 + number, f"P{number}") for number in range(CROWD)]
    async with server.together():
        queries = [await person.tap(post, "Play here") for person in people]
    for person, query in zip(people, queries, strict=True):
        await person.answered(query)
    assert "edit_date" not in post
