"""Players turn reminders on and off, and learn at once whether the bot can write to them."""

import asyncio
from dataclasses import replace
from datetime import time

import pytest

from bot.core.actions import Chat, Room
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import PostOutcome
from bot.core.replies import ReplyTarget
from bot.features.reminders.choice import UNREACHED, ReminderChoice
from bot.features.reminders.scheduler import ReminderScheduler
from bot.features.reminders.store import ReminderStore
from bot.storage.keys import PlayerPart, player_key
from tests.bot.desk import ANNA, MORNING, Desk, button, labels, shown, ticks
from tests.bot.posts.post_office import FakeChat, FakeSender

GROUP = Room(group=-5)
HOUR = 60 * 60


@pytest.fixture
def chat(desk: Desk) -> FakeChat:
    """Provide the chat in which the bot can write to players."""
    chat = FakeChat()
    for name in (Chat.TELEGRAM, Chat.DISCORD):
        desk.app.services.direct_messages[name] = FakeSender(chat)
    return chat


async def refusing(_: DirectMessage) -> DirectMessageResult:
    return DirectMessageResult(PostOutcome.REFUSED)


async def chosen(desk: Desk) -> ReminderChoice:
    """Return what the player has chosen."""
    return ReminderChoice.read((await desk.store.settings(ANNA)).stored)


async def remind(desk: Desk, time: int) -> None:
    """Send what is due at a time."""
    desk.time = time
    await desk.app.services.get(ReminderScheduler).remind_due()


async def test_from_the_finished_challenge_to_the_reminder_and_back(desk: Desk, chat: FakeChat) -> None:
    """Play, choose a time, be reminded the next day, play from the message, and turn it off there."""
    await desk.daily()
    await desk.type("/giveup")
    over = await desk.type("/giveup yes")
    page = await desk.press_offered(over, "Remind me daily")
    assert page.target is ReplyTarget.PRIVATE  # the result stays
    assert "Your clock shows 08:00 (UTC)" in shown(page).text
    page = await desk.press(page, "12:00")
    assert ticks(page) == ["12:00"]
    assert "Remind me daily" not in await desk.offered(await desk.type("/daily"))
    await remind(desk, MORNING + 4 * HOUR)
    assert not chat.sent  # today's challenge is played
    await remind(desk, MORNING + 28 * HOUR)
    ((_, words, _),) = chat.warnings
    assert "You haven’t started today’s challenge yet." in words
    message = chat.messages[-1]
    assert labels_of(message) == ["Play", "Change…", "Turn off"]
    play, change, off = (one.action for row in message.screen.rows for one in row)
    assert "Start" in labels(await desk.act(play))
    assert ticks(await desk.act(change)) == ["12:00"]
    page = await desk.act(off)
    assert (page.target, ticks(page)) == (ReplyTarget.HERE, ["Off"])
    assert not await desk.store.redis.exists(ReminderStore.key(ANNA), "sb1:reminders:telegram")
    await remind(desk, MORNING + 52 * HOUR)
    assert len(chat.sent) == 1


def labels_of(message: DirectMessage) -> list[str]:
    return [one.label for row in message.screen.rows for one in row]


async def test_a_lost_challenge_says_when_its_review_opens_and_a_message_comes_then(
    desk: Desk, chat: FakeChat
) -> None:
    await desk.daily()
    await desk.type("/giveup")
    over = await desk.type("/giveup yes")
    assert "The review of this game opens at 12:00 UTC, in 28 hours." in shown(over).text
    promised = await desk.press(over, "Review reminder")
    assert (
        promised.notice == "I’ll write to you in private at 12:00 UTC, in 28 hours, when the review is open."
    )
    await remind(desk, MORNING + 27 * HOUR)
    assert not chat.sent
    await remind(desk, MORNING + 28 * HOUR)
    ((_, words, _),) = chat.warnings
    assert words.startswith("Your review of #")
    assert "The review is open" in (await desk.press(over, "Review reminder")).notice
    later = await desk.type("/board")
    assert "Review" in labels(later)
    assert "Review reminder" not in labels(later)


async def test_a_time_that_has_passed_today_begins_tomorrow(desk: Desk, chat: FakeChat) -> None:
    await desk.type("/settings reminder 7:45")
    for hours in range(12):
        await remind(desk, MORNING + hours * HOUR)
    assert not chat.sent
    await remind(desk, MORNING + 24 * HOUR)
    assert len(chat.sent) == 1


async def test_another_time_zone_moves_the_reminder(desk: Desk, chat: FakeChat) -> None:
    await desk.type("/settings reminder 18:00")
    await desk.type("/settings zone Tokyo")  # it is 17:00 there
    await remind(desk, MORNING + HOUR - 60)
    assert not chat.sent
    await remind(desk, MORNING + HOUR)
    assert len(chat.sent) == 1


async def test_in_a_group_a_private_message_confirms_it(desk: Desk, chat: FakeChat) -> None:
    desk.room = GROUP
    reply = await desk.type("/settings reminder 18:30 warning on")
    assert reply.target is ReplyTarget.PRIVATE
    ((player, words, _),) = chat.warnings
    assert player == ANNA
    assert "I’ll remind you here at 18:30 (UTC)" in words
    assert "3 hours before a streak would end" in words
    await desk.type("/settings reminder 19")
    assert len(chat.warnings) == 1


async def test_whom_the_bot_cannot_write_to_learns_it_at_once(desk: Desk, chat: FakeChat) -> None:
    chat.answer_message = refusing
    desk.room = GROUP
    reply = await desk.type("/settings reminder 18:30 theme night")
    assert "Open our private chat, press Start" in reply.notice
    assert not await chosen(desk)
    assert not (await desk.store.settings(ANNA)).theme
    assert not await desk.store.redis.exists(ReminderStore.key(ANNA))


async def test_a_chat_that_takes_long_to_answer_holds_no_answer_up(desk: Desk, chat: FakeChat) -> None:
    never = asyncio.Event()

    async def waiting(_: DirectMessage) -> DirectMessageResult:
        await never.wait()
        return DirectMessageResult(PostOutcome.SENT)

    chat.answer_message = waiting
    desk.room = GROUP
    assert "• Reminder: 20:00" in shown(await desk.type("/settings reminder 20:00")).text
    assert await chosen(desk) == ReminderChoice(time(20))
    never.set()


async def test_that_reminders_have_ended_is_said_once_and_only_to_the_player(
    desk: Desk, chat: FakeChat
) -> None:
    await desk.type("/settings reminder 12:00")
    board = await desk.type("/play wish 42")
    chat.answer_message = refusing
    await remind(desk, MORNING + 4 * HOUR)
    assert not await chosen(desk)
    desk.room = GROUP
    assert not (await desk.type("/games")).notice  # in Telegram the whole group would read it
    moved = await desk.press(board, "d e")
    assert "Your reminders are off, because I can’t message you." in moved.notice
    assert not (await desk.press(moved, "f h")).notice
    await desk.store.redis.hset(player_key(ANNA, PlayerPart.SETTINGS), UNREACHED, "1")
    desk.room = Room()
    assert "Your reminders are off" in (await desk.type("/games")).notice
    await desk.store.redis.hset(player_key(ANNA, PlayerPart.SETTINGS), UNREACHED, "1")
    await desk.type("/settings reminder 12:00")
    assert not (await desk.type("/games")).notice


async def test_a_pause_is_shown_and_a_choice_ends_it(desk: Desk, chat: FakeChat) -> None:
    await desk.type("/settings reminder 12:00")
    for day in range(4):
        await remind(desk, MORNING + 4 * HOUR + day * 24 * HOUR)
    assert len(chat.sent) == 3
    page = await desk.type("/settings reminder")
    assert "so they pause until February 1" in shown(page).text
    page = await desk.act(button(page, "✓ 12:00").action)
    assert "pause" not in shown(page).text
    await remind(desk, MORNING + 100 * HOUR)
    assert len(chat.sent) == 4


async def test_the_page_cannot_write_first(desk: Desk, chat: FakeChat) -> None:
    assert not chat.sent
    anna = replace(ANNA, chat=Chat.PAGE)
    words = ("reminder 18:30", "reminder 25:30", "reminder", "warning on")
    for line in (f"/settings {one}" for one in words):
        reply = await desk.type(line, anna)
        assert reply.notice == "I can’t write to you first on this page. I can in Discord and Telegram."
    assert "Reminder" not in shown(await desk.type("/settings", anna)).text
    await desk.daily(anna)
    over = await desk.type("/giveup yes", anna)
    more = await desk.press(over, "More…", anna)
    assert "Remind me daily" not in {*labels(over), *labels(more)}
