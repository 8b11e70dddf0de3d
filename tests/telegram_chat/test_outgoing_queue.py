"""The outgoing queue and its send budgets: what counts, what waits for how long, what is dropped."""

import asyncio
import gc
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import pairwise, product

import pytest
from telegram import Bot

from bot.chats.telegram.sending.http_requests import LanedRequest
from bot.chats.telegram.sending.outgoing_message import MessageTarget, SendOutcome
from bot.chats.telegram.sending.outgoing_queue import MOST_WAITING, OutgoingQueue
from bot.chats.telegram.sending.send_budget import TO_GROUP, TO_PLAYER, Allowance, SendBudget, allowance
from bot.core.replies import Document
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.bot.play.scripted_screens import SCREENS
from tests.telegram_chat.chats import BOT, NOBODY, Json
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import FORUM, GROUP, Person
from tests.telegram_chat.refusals import flood
from tests.telegram_chat.server import TOKEN, Server

pytestmark = pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")

IN_GROUP = MessageTarget(GROUP["id"])
FILE = Document("all.txt", b"all that there is")
TEXT: Json = {"text": "before"}
PHOTO: Json = {
    "photo": [{"file_id": "1", "file_unique_id": "1", "width": 640, "height": 480}],
    "reply_markup": {"inline_keyboard": []},
}


@pytest.fixture
async def queue(server: Server, pictures: ImageRenderer, hand: HandClock) -> AsyncIterator[OutgoingQueue]:
    for chat in (GROUP, FORUM):
        server.chats.add(chat, NOBODY, text="hello")
    request, polling = LanedRequest(), LanedRequest()
    async with Bot(TOKEN, f"{server.url}/bot", request=request, get_updates_request=polling) as bot:
        yield OutgoingQueue(bot, pictures, hand.clock)


async def spend_burst(queue: OutgoingQueue, texts: Texts) -> None:
    for _ in range(TO_GROUP.burst):
        assert queue.estimated_wait(IN_GROUP) == 0.0
        await queue.send(IN_GROUP, SCREENS["words"], texts).outcome


async def test_every_request_counts(
    queue: OutgoingQueue, server: Server, hand: HandClock, texts: Texts
) -> None:
    cases: list[tuple[Json | None, str, Document | None, int]] = [
        (None, "words", None, 1),
        (None, "board", None, 1),
        (None, "film", None, 1),
        (None, "words", FILE, 1),
        (TEXT, "words", None, 1),
        (TEXT, "board", None, 1),
        (PHOTO, "film", None, 1),
        (PHOTO, "words", None, 2),
    ]
    for before, after, document, requests in cases:
        for _ in range(TO_GROUP.burst // requests):
            assert queue.estimated_wait(IN_GROUP) == 0.0
            target = IN_GROUP
            if before:
                shown = server.chats.add(GROUP, BOT, **before)
                target = replace(IN_GROUP, message=shown["message_id"], has_picture="photo" in before)
            assert await queue.send(target, SCREENS[after], texts, document).outcome is SendOutcome.SHOWN
        assert queue.estimated_wait(IN_GROUP) > 0.0
        hand.wind(TO_GROUP.seconds)
    assert server.refused == []


async def test_a_first_request_is_not_repeated_when_the_second_has_to_wait(
    queue: OutgoingQueue, server: Server, hand: HandClock, texts: Texts
) -> None:
    shown = server.chats.add(GROUP, BOT, **PHOTO)
    server.refuse("sendMessage", flood(5))
    target = replace(IN_GROUP, message=shown["message_id"], has_picture=True)
    outcome = queue.send(target, SCREENS["words"], texts).outcome
    assert await hand.sleeper() == 5
    hand.wind(5)
    assert await outcome is SendOutcome.SHOWN
    assert len(server.sent("editMessageReplyMarkup")) == 1
    assert server.chats.last(GROUP) == shown["message_id"] + 1


async def test_a_reply_to_a_deleted_message_is_sent(
    queue: OutgoingQueue, anna: Person, server: Server, texts: Texts
) -> None:
    asked = server.chats.add(GROUP, anna.user, text="/play wish 0")["message_id"]
    del server.messages[GROUP["id"], asked]
    target = replace(IN_GROUP, reply_to=asked)
    for name, document in (("words", None), ("board", None), ("film", None), ("words", FILE)):
        assert await queue.send(target, SCREENS[name], texts, document).outcome is SendOutcome.SHOWN
    assert server.refused == []


async def test_a_newer_screen_replaces_the_older_one(
    queue: OutgoingQueue, server: Server, hand: HandClock, texts: Texts
) -> None:
    targets = [
        replace(IN_GROUP, message=server.chats.add(GROUP, BOT, **TEXT)["message_id"]) for _ in range(3)
    ]
    await spend_burst(queue, texts)
    outcomes = [queue.send(target, SCREENS["words"], texts).outcome for target in targets]
    waits = [queue.estimated_wait(target) for target in targets]
    assert waits[0] == await hand.sleeper()
    assert waits[0] < waits[1] < waits[2] < queue.estimated_wait(IN_GROUP)
    newer = queue.send(targets[0], SCREENS["board"], texts).outcome
    assert outcomes[0].result() is SendOutcome.REPLACED
    hand.wind(waits[0])
    assert await newer is SendOutcome.SHOWN
    assert not outcomes[1].done()


async def test_a_migrated_group_has_the_budget_of_its_supergroup(
    queue: OutgoingQueue, server: Server, texts: Texts
) -> None:
    queue.migrate_chat(GROUP["id"], FORUM["id"])
    await spend_burst(queue, texts)
    assert 0.0 < queue.estimated_wait(IN_GROUP) == queue.estimated_wait(MessageTarget(FORUM["id"]))
    assert server.chats.last(FORUM) == 1 + TO_GROUP.burst


async def test_if_too_many_messages_of_a_kind_wait_the_oldest_are_dropped(
    queue: OutgoingQueue, texts: Texts
) -> None:
    await spend_burst(queue, texts)
    for edited in (None, 1000):
        targets = [
            replace(IN_GROUP, message=edited and edited + number) for number in range(MOST_WAITING + 2)
        ]
        outcomes = [queue.send(target, SCREENS["words"], texts).outcome for target in targets]
        assert [outcome.done() for outcome in outcomes] == [True] * 2 + [False] * MOST_WAITING
        assert outcomes[0].result() is SendOutcome.REPLACED
    await queue.close(0)


async def test_messages_for_a_chat_that_the_bot_leaves_are_dropped(
    queue: OutgoingQueue, server: Server, texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    with queue.boards_held_back():  # the worker waits until a callback query is answered
        dropped = queue.send(IN_GROUP, SCREENS["words"], texts)
        await asyncio.sleep(0)
        queue.drop_chat(GROUP["id"])
    await asyncio.wait(queue._workers)
    assert dropped.outcome.result() is SendOutcome.NO_ENTRY
    gc.collect()
    assert not caplog.records
    server.chats.add(GROUP, BOT, text="Hello")
    assert await queue.send(IN_GROUP, SCREENS["words"], texts).outcome is SendOutcome.SHOWN


def send_times(allowed: Allowance, requested: list[float]) -> list[float]:
    """Return when messages are sent that are requested at these times, one after another."""
    budget, times, now = SendBudget(allowed), [], 0.0
    for time in requested:
        now = max(now, time)
        while wait := budget.delay(now):
            now += wait
        budget.spend(now)
        times.append(now)
    return times


def most_in_a_span(times: list[float], seconds: float) -> int:
    return max(len([time for time in times if start <= time < start + seconds]) for start in times)


@pytest.mark.parametrize("allowed", [TO_GROUP, TO_PLAYER])
def test_no_minute_has_more_than_telegram_allows(allowed: Allowance) -> None:
    for seed in range(20):
        chance = random.Random(seed)
        requested = [0.0]
        while len(requested) < 300:
            requested.append(requested[-1] + chance.choice([0.0, 0.3, 1.0, chance.uniform(0, 20)]))
        assert most_in_a_span(send_times(allowed, requested), 60.0) <= allowed.limit, seed


@pytest.mark.parametrize(("allowed", "longest"), [(TO_GROUP, 4.5), (TO_PLAYER, 1.2)])
def test_after_a_burst_messages_follow_at_a_steady_pace(allowed: Allowance, longest: float) -> None:
    times = send_times(allowed, [0.0] * 300)  # there is always something new to send
    assert times[: allowed.burst] == [0.0] * allowed.burst
    assert max(after - before for before, after in pairwise(times)) < longest


def test_a_player_who_presses_every_1_2_seconds_waits_for_no_board() -> None:
    requested = [1.2 * number for number in range(300)]
    assert send_times(TO_PLAYER, requested) == requested


def test_two_requests_that_belong_together_are_sent_together() -> None:
    budget = SendBudget(TO_GROUP)
    for _ in range(TO_GROUP.burst - 1):
        budget.spend(0.0)
    assert budget.delay(0.0) == 0.0
    assert budget.delay(0.0, 2) == pytest.approx(TO_GROUP.pace)
    assert budget.delay(TO_GROUP.pace, 2) == 0.0


def test_the_estimated_delay_of_the_last_request_is_right() -> None:
    for before, count in product((0, 3, 6), (1, 2, 9, 30)):
        budget = SendBudget(TO_GROUP)
        for _ in range(before):
            budget.spend(0.0)
        times = send_times(TO_GROUP, [0.0] * (before + count))
        assert budget.delay_of_last(0.0, count) == pytest.approx(times[-1])


def test_earlier_periods_do_not_count_and_groups_have_negative_ids() -> None:
    budget = SendBudget(TO_GROUP)
    budget.spend(0.0)
    assert not budget.is_unused(TO_GROUP.pace - 1)
    assert budget.is_unused(TO_GROUP.pace)
    assert allowance(-100_500) is TO_GROUP
    assert allowance(1001) is TO_PLAYER
