"""The outgoing queue: what counts for the send budget of a chat, and how long a screen has to wait."""

import asyncio
import gc
from collections.abc import AsyncIterator

import pytest
from telegram import Bot

from bot.chats.telegram.sending.http_requests import LanedRequest
from bot.chats.telegram.sending.message_target import MessageTarget
from bot.chats.telegram.sending.outgoing_message import SendOutcome
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.chats.telegram.sending.send_budget import TO_GROUP
from bot.core.replies import Document
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.bot.projector import SCREENS
from tests.telegram_chat.chats import BOT, Json
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import FORUM, GROUP, Person
from tests.telegram_chat.refusals import flood
from tests.telegram_chat.server import TOKEN, Server

pytestmark = pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")

FILE = Document("all.txt", b"all that there is")
TEXT: Json = {"text": "before"}
PHOTO: Json = {
    "photo": [{"file_id": "1", "file_unique_id": "1", "width": 640, "height": 480}],
    "reply_markup": {"inline_keyboard": []},
}


@pytest.fixture
async def queue(server: Server, pictures: ImageRenderer, hand: HandClock) -> AsyncIterator[OutgoingQueue]:
    """Provide a queue with a manual clock."""
    request, polling = LanedRequest(), LanedRequest()
    async with Bot(TOKEN, f"{server.url}/bot", request=request, get_updates_request=polling) as bot:
        yield OutgoingQueue(bot, pictures, hand.clock)


@pytest.mark.parametrize(
    ("before", "after", "document", "requests"),
    [
        (None, "words", None, 1),
        (None, "board", None, 1),
        (None, "film", None, 1),
        (None, "words", FILE, 1),
        (TEXT, "words", None, 1),
        (TEXT, "board", None, 1),
        (PHOTO, "film", None, 1),
        (PHOTO, "words", None, 2),
    ],
)
async def test_every_request_counts(
    queue: OutgoingQueue,
    anna: Person,
    server: Server,
    texts: Texts,
    before: Json | None,
    after: str,
    document: Document | None,
    requests: int,
) -> None:
    group = MessageTarget(GROUP["id"])
    server.chats.add(GROUP, anna.user, text="hello")
    for _ in range(TO_GROUP.burst // requests):
        assert queue.estimated_wait(group) == 0.0
        target = group
        if before:
            shown = server.chats.add(GROUP, BOT, **before)
            target = MessageTarget(GROUP["id"], message=shown["message_id"], has_picture="photo" in before)
        assert await queue.put(target, SCREENS[after], texts, document) is SendOutcome.SHOWN
    assert queue.estimated_wait(group) > 0.0
    assert server.refused == []


async def test_a_first_request_is_not_repeated_when_the_second_has_to_wait(
    queue: OutgoingQueue, server: Server, hand: HandClock, texts: Texts
) -> None:
    shown = server.chats.add(GROUP, BOT, **PHOTO)
    server.refuse("sendMessage", flood(5))
    target = MessageTarget(GROUP["id"], message=shown["message_id"], has_picture=True)
    outcome = queue.put(target, SCREENS["words"], texts)
    assert await hand.sleeper() == 5
    hand.wind(5)
    assert await outcome is SendOutcome.SHOWN
    assert len(server.sent("editMessageReplyMarkup")) == 1
    assert server.chats.last(GROUP) == shown["message_id"] + 1


async def test_a_reply_to_a_deleted_message_is_sent(
    queue: OutgoingQueue, anna: Person, server: Server, texts: Texts
) -> None:
    asked = server.chats.add(GROUP, anna.user, text="/play wish 0")["message_id"]
    server.chats.add(GROUP, anna.user, text="hello")
    del server.messages[GROUP["id"], asked]
    for name in ("words", "board", "film"):
        target = MessageTarget(GROUP["id"], reply_to=asked)
        assert await queue.put(target, SCREENS[name], texts) is SendOutcome.SHOWN
    assert (
        await queue.put(MessageTarget(GROUP["id"], reply_to=asked), SCREENS["words"], texts, FILE)
        is SendOutcome.SHOWN
    )
    assert server.refused == []


async def test_a_newer_screen_takes_the_place_of_the_older_one(
    queue: OutgoingQueue, anna: Person, server: Server, hand: HandClock, texts: Texts
) -> None:
    server.chats.add(GROUP, anna.user, text="hello")
    targets = [
        MessageTarget(GROUP["id"], message=server.chats.add(GROUP, BOT, **TEXT)["message_id"])
        for _ in range(3)
    ]
    for _ in range(TO_GROUP.burst):
        await queue.put(MessageTarget(GROUP["id"]), SCREENS["words"], texts)
    outcomes = [queue.put(target, SCREENS["words"], texts) for target in targets]
    waits = [queue.estimated_wait(target) for target in targets]
    assert (
        waits[0]
        == await hand.sleeper()
        < waits[1]
        < waits[2]
        < queue.estimated_wait(MessageTarget(GROUP["id"]))
    )
    newer = queue.put(targets[0], SCREENS["board"], texts)
    assert outcomes[0].result() is SendOutcome.REPLACED
    hand.wind(waits[0])
    assert await newer is SendOutcome.SHOWN
    assert not outcomes[1].done()


async def test_a_migrated_group_has_the_budget_of_its_supergroup(
    queue: OutgoingQueue, anna: Person, server: Server, texts: Texts
) -> None:
    server.chats.add(FORUM, anna.user, text="hello")
    queue.migrate_chat(GROUP["id"], FORUM["id"])
    for _ in range(TO_GROUP.burst):
        assert queue.estimated_wait(MessageTarget(GROUP["id"])) == 0.0
        await queue.put(MessageTarget(GROUP["id"]), SCREENS["words"], texts)
    assert (
        queue.estimated_wait(MessageTarget(GROUP["id"]))
        == queue.estimated_wait(MessageTarget(FORUM["id"]))
        > 0.0
    )
    assert server.chats.last(FORUM) == 1 + TO_GROUP.burst


async def test_messages_for_a_chat_that_the_bot_leaves_are_dropped(
    queue: OutgoingQueue, server: Server, texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    with queue.boards_held_back():  # the worker waits until a callback query is answered
        dropped = queue.send(MessageTarget(GROUP["id"]), SCREENS["words"], texts)
        await asyncio.sleep(0)
        queue.drop_chat(GROUP["id"])
    await asyncio.wait(queue._workers)
    assert dropped.outcome.result() is SendOutcome.NO_ENTRY
    gc.collect()
    assert not caplog.records
    server.chats.add(GROUP, BOT, text="Hello")
    assert await queue.send(MessageTarget(GROUP["id"]), SCREENS["words"], texts).outcome is SendOutcome.SHOWN
