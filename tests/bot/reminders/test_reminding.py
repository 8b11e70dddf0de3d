"""Each reminder arrives once, only if it is needed, even if processes die and requests fail."""

import asyncio
from itertools import count

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.direct_messages import DirectMessage, DirectMessageResult
from bot.core.posts import Begin, PostOutcome
from bot.core.retention import DEFAULT_RETENTION
from bot.features.reminders.planning import LATEST, PAUSE_DAYS
from bot.features.reminders.store import ReminderStore
from bot.storage.coordination.delivery_claims import RESERVED
from bot.storage.keys import PlayerPart, player_key
from bot.storage.player_store import PlayerStore
from tests.bot.posts.post_office import FakeChat, FakeSender, delivering
from tests.bot.reminders.desk import (
    ANNA,
    DAY,
    DAYS,
    HOUR,
    expire_claims,
    play,
    remind_every,
    scheduler,
    sent,
    turn_on,
)
from tests.killable import KillSwitch, survives
from tests.rare import SomeOf

DUE = DAYS.begins(10) + 18 * HOUR + 1800
"""When the daily reminder of day 10 is due in UTC."""
WARNED = DAYS.begins(10) + 21 * HOUR

both_kinds_of_chat = pytest.mark.parametrize("knows_nonces", [True, False])


async def test_a_reminder_comes_at_its_time_and_once(redis: Redis) -> None:
    await turn_on(redis, zone="Europe/Berlin")
    chat = FakeChat()
    await remind_every(redis, chat, DAYS.begins(10), DUE - HOUR, 600)
    assert not chat.sent
    await remind_every(redis, chat, DUE - HOUR, DAYS.ends(10))
    assert sent(chat) == {"da": 1}
    ((player, words, language),) = chat.warnings
    assert (player, language) == (ANNA, "en")
    assert words.startswith("Daily challenge #10: ")
    await remind_every(redis, chat, DAYS.begins(11), DAYS.ends(11))
    assert sent(chat) == {"da": 1, "db": 1}


@pytest.mark.parametrize("is_begun", [True, False])
async def test_nobody_is_reminded_who_has_begun(redis: Redis, *, is_begun: bool) -> None:
    await turn_on(redis)
    if is_begun:
        await play(redis, 10)
    chat = FakeChat()
    await scheduler(redis, chat, DUE).remind_due()
    assert bool(chat.sent) is not is_begun


async def test_who_begins_while_the_reminder_waits_for_its_turn_gets_none(redis: Redis) -> None:
    await turn_on(redis)
    chat = FakeChat()

    class WaitingSender(FakeSender):
        """Lets the player begin just before the request."""

        async def send_direct_message(
            self, message: DirectMessage, begin: Begin | None = None
        ) -> DirectMessageResult:
            await play(redis, 10)
            return await super().send_direct_message(message, begin)

    process = scheduler(redis, chat, DUE, sender=WaitingSender(chat))
    await process.remind_due()
    assert not chat.sent
    await remind_every(redis, chat, DUE + RESERVED + 2, DAYS.ends(10))
    assert not chat.sent


@both_kinds_of_chat
async def test_a_process_that_is_killed_at_any_step_sends_none_twice(
    redis: Redis, knows_nonces: bool
) -> None:
    missed = 0
    for steps in count():
        await redis.flushall()
        await turn_on(redis)
        chat = FakeChat(knows_nonces)
        is_done = await survives(scheduler(redis, chat, DUE, KillSwitch(steps)).remind_due())
        is_doubtful = await is_in_doubt(redis, ANNA)
        await scheduler(redis, chat, DUE + 1).remind_due()  # the claim has not expired yet
        await expire_claims(redis)
        await remind_every(redis, chat, DUE + RESERVED + 2, DAYS.ends(10))
        arrived = sent(chat)["da"]
        assert arrived == 1 or (arrived == 0 and is_doubtful and not knows_nonces), steps
        missed += not arrived
        await remind_every(redis, chat, DAYS.begins(11), DAYS.ends(11))
        assert sent(chat)["db"] == 1, steps
        if is_done:
            break
    assert steps > 15
    assert missed == (0 if knows_nonces else 2)  # between the note and the request: nobody can know


@both_kinds_of_chat
async def test_two_processes_at_once_of_which_one_is_killed(
    redis: Redis, knows_nonces: bool, some_of: SomeOf
) -> None:
    for steps in some_of(count()):
        await redis.flushall()
        players = [Player(Chat.TELEGRAM, number) for number in (7, 8, 9)]
        for player in players:
            await turn_on(redis, player)
        chat = FakeChat(knows_nonces)
        killable = survives(scheduler(redis, chat, DUE, KillSwitch(steps)).remind_due())
        is_done, _ = await asyncio.gather(killable, scheduler(redis, chat, DUE).remind_due())
        doubtful = {player for player in players if not knows_nonces and await is_in_doubt(redis, player)}
        for player in players:
            await expire_claims(redis, player)
        await remind_every(redis, chat, DUE + RESERVED + 2, DAYS.ends(10))
        for player in players:
            arrived = sent(chat, player)["da"]
            assert arrived == 1 or (arrived == 0 and player in doubtful), steps
        if is_done:
            break
    assert steps > 15


async def test_a_review_is_announced_once_when_it_opens_even_if_a_process_is_killed(
    redis: Redis, some_of: SomeOf
) -> None:
    """The daily reminder of that hour comes as well: both were asked for."""
    opens = DAYS.closes(10)
    for steps in some_of(count()):
        await redis.flushall()
        await turn_on(redis, daily="12:30")
        await play(redis, 10)
        await ReminderStore(redis, DEFAULT_RETENTION).want_review(ANNA, "en", 10)
        chat = FakeChat()
        await remind_every(redis, chat, opens - 3 * HOUR, opens)
        assert not chat.sent
        is_done = await survives(scheduler(redis, chat, opens, KillSwitch(steps)).remind_due())
        await expire_claims(redis)
        await remind_every(redis, chat, opens + RESERVED + 2, DAYS.ends(12))
        assert sent(chat) == {"ra": 1, "db": 1, "dc": 1}, steps
        if is_done:
            break
    assert steps > 15


async def test_no_review_is_announced_of_a_deleted_game_or_at_night(redis: Redis) -> None:
    store, chat, opens = ReminderStore(redis, DEFAULT_RETENTION), FakeChat(), DAYS.closes(10)
    await store.want_review(ANNA, "en", 10)
    await remind_every(redis, chat, opens, opens + DAY)
    assert not chat.sent
    await redis.flushall()
    await play(redis, 10)
    await store.want_review(ANNA, "en", 10)
    await PlayerStore(redis).choose(ANNA, {"zone": "America/Los_Angeles"})  # it opens at 4:00 there
    await remind_every(redis, chat, opens, opens + 5 * HOUR)
    assert not chat.sent
    await scheduler(redis, chat, opens + 5 * HOUR).remind_due()
    assert sent(chat) == {"ra": 1}


async def is_in_doubt(redis: Redis, player: Player) -> bool:
    """Return whether a request was begun of which no outcome is stored."""
    return await redis.hexists(ReminderStore.key(player), "daily.nonce")


async def test_after_a_standstill_a_reminder_comes_late_but_not_too_late(redis: Redis) -> None:
    await turn_on(redis, daily="12:00")
    chat, noon = FakeChat(), DAYS.begins(10) + 12 * HOUR
    await scheduler(redis, chat, noon + LATEST).remind_due()
    assert sent(chat) == {"da": 1}
    await scheduler(redis, chat, noon + DAY + LATEST + 60).remind_due()
    await remind_every(redis, chat, noon + DAY + LATEST + 60, DAYS.ends(11))
    assert sent(chat) == {"da": 1}
    await remind_every(redis, chat, DAYS.begins(12), DAYS.ends(12))
    assert sent(chat) == {"da": 1, "dc": 1}


async def test_a_failed_request_is_repeated_and_an_unknown_one_is_looked_for(redis: Redis) -> None:
    await turn_on(redis)
    results = [DirectMessageResult(PostOutcome.UNREACHED, 50.0), DirectMessageResult(PostOutcome.UNKNOWN)]

    async def failing(message: DirectMessage) -> DirectMessageResult:
        return results.pop(0) if results else await delivering(message)

    chat = FakeChat(answer_message=failing)
    await scheduler(redis, chat, DUE).remind_due()
    await scheduler(redis, chat, DUE + 30).remind_due()
    assert len(results) == 1
    await remind_every(redis, chat, DUE + 61, DUE + HOUR, 60)
    assert (results, sent(chat)) == ([], {"da": 1})


@pytest.mark.parametrize("is_down", [False, True])
async def test_three_reminders_that_bring_nobody_pause_the_next(redis: Redis, *, is_down: bool) -> None:
    """The pause ends on its day, also if the bot is down until then."""
    await turn_on(redis)
    chat = FakeChat()
    await remind_every(redis, chat, DAYS.begins(10), DAYS.ends(10 + 2))
    assert len(chat.sent) == 3
    said = [words for _, words, _ in chat.warnings]
    pause = f"If you don’t play today, reminders pause for {PAUSE_DAYS} days."
    assert [pause in words for words in said] == [False, False, True]
    if not is_down:
        await remind_every(redis, chat, DAYS.begins(13), DAYS.ends(12 + PAUSE_DAYS))
    assert len(chat.sent) == 3
    await remind_every(redis, chat, DAYS.begins(13 + PAUSE_DAYS), DAYS.ends(13 + PAUSE_DAYS))
    assert len(chat.sent) == 4


async def test_a_reminder_that_brings_the_player_ends_the_row(redis: Redis) -> None:
    await turn_on(redis)
    chat = FakeChat()
    for number in range(10, 30):
        await remind_every(redis, chat, DAYS.begins(number), DAYS.ends(number))
        if number % 3 == 0:
            await play(redis, number)
    assert len(chat.sent) == 20


async def test_a_warning_comes_only_if_the_streak_would_be_lost(redis: Redis) -> None:
    await turn_on(redis, daily="", has_warning=True)
    chat = FakeChat()
    for number in (8, 9):
        await play(redis, number)
    await remind_every(redis, chat, DAYS.begins(10), WARNED)
    assert not chat.sent
    await remind_every(redis, chat, WARNED, DAYS.ends(11))
    assert sent(chat) == {"sa": 1}  # on day 11 there is nothing to lose
    ((_, words, _),) = chat.warnings
    assert words.startswith("2 days in a row: ")
    for number in range(12, 20):
        await play(redis, number)
    await remind_every(redis, chat, DAYS.begins(20), DAYS.ends(20))
    assert sent(chat) == {"sa": 1}  # a freeze saves the streak


async def test_two_messages_are_hours_apart(redis: Redis) -> None:
    await turn_on(redis, daily="19:00", has_warning=True)
    for number in (8, 9):
        await play(redis, number)
    chat = FakeChat()
    await remind_every(redis, chat, DAYS.begins(10), DAYS.ends(10))
    assert sent(chat) == {"da": 1}


async def test_a_player_who_cannot_be_reached_gets_no_more_and_is_told(redis: Redis) -> None:
    async def refusing(_: DirectMessage) -> DirectMessageResult:
        return DirectMessageResult(PostOutcome.REFUSED)

    await turn_on(redis, has_warning=True)
    chat = FakeChat(answer_message=refusing)
    await scheduler(redis, chat, DUE).remind_due()
    chat.answer_message = delivering
    await remind_every(redis, chat, DUE, DAYS.ends(12))
    assert not chat.sent
    assert await redis.keys("sb1:reminders:*") == []
    stored = await redis.hgetall(player_key(ANNA, PlayerPart.SETTINGS))
    assert (b"unreached" in stored, b"reminder" in stored, b"warning" in stored) == (True, False, False)
    store = ReminderStore(redis, DEFAULT_RETENTION)
    assert [await store.pop_unreached(ANNA) for _ in range(2)] == [True, False]


async def test_deleted_data_do_not_come_back_with_a_reminder_that_is_on_its_way(redis: Redis) -> None:
    await turn_on(redis)

    async def deleting(message: DirectMessage) -> DirectMessageResult:
        await redis.delete(ReminderStore.key(ANNA), player_key(ANNA, PlayerPart.SETTINGS))
        await ReminderStore(redis, DEFAULT_RETENTION).forget(ANNA)
        return await delivering(message)

    await scheduler(redis, FakeChat(answer_message=deleting), DUE).remind_due()
    assert [*await redis.keys("*:7}:*"), *await redis.keys("*reminders*")] == []
