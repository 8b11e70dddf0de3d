"""Screens put into the outbox: what counts for the pace of a chat, and how long a screen has to wait."""

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
async def outbox(server: Server, pictures: ImageRenderer, hand: HandClock) -> AsyncIterator[OutgoingQueue]:
    """Provide an outbox whose clock is wound by hand."""
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
async def test_whatever_is_shown_counts(
    outbox: OutgoingQueue,
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
        assert outbox.estimated_wait(group) == 0.0
        spot = group
        if before:
            shown = server.chats.add(GROUP, BOT, **before)
            spot = MessageTarget(GROUP["id"], message=shown["message_id"], has_picture="photo" in before)
        assert await outbox.put(spot, SCREENS[after], texts, document) is SendOutcome.SHOWN
    assert outbox.estimated_wait(group) > 0.0
    assert server.refused == []


async def test_what_is_half_done_when_a_chat_has_to_wait_is_not_done_twice(
    outbox: OutgoingQueue, server: Server, hand: HandClock, texts: Texts
) -> None:
    shown = server.chats.add(GROUP, BOT, **PHOTO)
    server.refuse("sendMessage", flood(5))
    spot = MessageTarget(GROUP["id"], message=shown["message_id"], has_picture=True)
    outcome = outbox.put(spot, SCREENS["words"], texts)
    assert await hand.sleeper() == 5
    hand.wind(5)
    assert await outcome is SendOutcome.SHOWN
    assert len(server.sent("editMessageReplyMarkup")) == 1
    assert server.chats.last(GROUP) == shown["message_id"] + 1


async def test_a_question_that_is_gone_is_answered_all_the_same(
    outbox: OutgoingQueue, anna: Person, server: Server, texts: Texts
) -> None:
    asked = server.chats.add(GROUP, anna.user, text="/play wish 0")["message_id"]
    server.chats.add(GROUP, anna.user, text="hello")
    del server.messages[GROUP["id"], asked]
    for name in ("words", "board", "film"):
        spot = MessageTarget(GROUP["id"], reply_to=asked)
        assert await outbox.put(spot, SCREENS[name], texts) is SendOutcome.SHOWN
    assert (
        await outbox.put(MessageTarget(GROUP["id"], reply_to=asked), SCREENS["words"], texts, FILE)
        is SendOutcome.SHOWN
    )
    assert server.refused == []


async def test_a_newer_screen_waits_no_longer_than_the_one_whose_place_it_takes(
    outbox: OutgoingQueue, anna: Person, server: Server, hand: HandClock, texts: Texts
) -> None:
    server.chats.add(GROUP, anna.user, text="hello")
    spots = [
        MessageTarget(GROUP["id"], message=server.chats.add(GROUP, BOT, **TEXT)["message_id"])
        for _ in range(3)
    ]
    for _ in range(TO_GROUP.burst):
        await outbox.put(MessageTarget(GROUP["id"]), SCREENS["words"], texts)
    outcomes = [outbox.put(spot, SCREENS["words"], texts) for spot in spots]
    waits = [outbox.estimated_wait(spot) for spot in spots]
    assert (
        waits[0]
        == await hand.sleeper()
        < waits[1]
        < waits[2]
        < outbox.estimated_wait(MessageTarget(GROUP["id"]))
    )
    newer = outbox.put(spots[0], SCREENS["board"], texts)
    assert outcomes[0].result() is SendOutcome.REPLACED
    hand.wind(waits[0])
    assert await newer is SendOutcome.SHOWN
    assert not outcomes[1].done()


async def test_a_group_that_moved_waits_where_it_is_now(
    outbox: OutgoingQueue, anna: Person, server: Server, texts: Texts
) -> None:
    server.chats.add(FORUM, anna.user, text="hello")
    outbox.migrate_chat(GROUP["id"], FORUM["id"])
    for _ in range(TO_GROUP.burst):
        assert outbox.estimated_wait(MessageTarget(GROUP["id"])) == 0.0
        await outbox.put(MessageTarget(GROUP["id"]), SCREENS["words"], texts)
    assert (
        outbox.estimated_wait(MessageTarget(GROUP["id"]))
        == outbox.estimated_wait(MessageTarget(FORUM["id"]))
        > 0.0
    )
    assert server.chats.last(FORUM) == 1 + TO_GROUP.burst


async def test_what_waits_for_a_chat_that_the_bot_leaves_is_dropped_without_a_trace(
    outbox: OutgoingQueue, server: Server, texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    with outbox.boards_held_back():  # the courier waits for a press to be answered
        dropped = outbox.send(MessageTarget(GROUP["id"]), SCREENS["words"], texts)
        await asyncio.sleep(0)
        outbox.drop_chat(GROUP["id"])
    await asyncio.wait(outbox._workers)
    assert dropped.outcome.result() is SendOutcome.NO_ENTRY
    gc.collect()
    assert not caplog.records
    server.chats.add(GROUP, BOT, text="Hello")
    assert await outbox.send(MessageTarget(GROUP["id"]), SCREENS["words"], texts).outcome is SendOutcome.SHOWN
