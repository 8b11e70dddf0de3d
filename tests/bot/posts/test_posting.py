"""Exactly one post for each channel and day, even if processes die, requests fail or settings change."""

import asyncio
from itertools import count, pairwise

import pytest
from redis.asyncio import Redis
from redis.exceptions import RedisError

from bot.core.actions import Chat, Player
from bot.core.posts import PostChannel, PostOutcome, PostResult
from bot.core.settings import GroupSettings
from bot.features.posts.mention_store import MentionStore
from bot.features.posts.planning import LEAST_TIME
from bot.features.posts.store import PostStore
from bot.runtime.cancellation import cancellable
from bot.storage.coordination.delivery_claims import RESERVED
from bot.storage.coordination.due_schedule import AT_ONCE
from bot.storage.player_store import PlayerStore
from tests.bot.posts.post_office import (
    ADMIN,
    ARRIVING,
    DAY,
    DAYS,
    HOUR,
    FakeChat,
    always,
    configure,
    expire_claims,
    poster,
    settings_of,
)
from tests.killable import KillSwitch, survives
from tests.rare import SomeOf

GROUP, OTHER, THIRD = -100_1, -100_2, -100_3
GROUPS = (GROUP, OTHER, THIRD)
NOON = DAYS.begins(10) + 12 * HOUR
"""When the post of day 10 is due."""
ONCE = {(group, "day 10"): 1 for group in GROUPS}

both_kinds_of_chat = pytest.mark.parametrize("knows_nonces", [True, False])


@pytest.fixture
async def groups(redis: Redis) -> Redis:
    """Provide a Redis database in which three groups get posts at noon."""
    for group in GROUPS:
        await configure(redis, settings_of(group))
    return redis


async def post_every(redis: Redis, chat: FakeChat, begin: int, end: int, step: int = 60) -> None:
    """Send due posts at each step, each time with a new process."""
    for now in range(begin, end, step):
        await poster(redis, chat).post_due(now)


async def stored_state(redis: Redis, group: int = GROUP) -> dict[bytes | str, bytes | str]:
    return await redis.hgetall(PostStore.post_key(Chat.TELEGRAM, group))


async def test_each_channel_gets_its_post_at_its_hour_and_once(groups: Redis) -> None:
    chat = FakeChat()
    await configure(groups, settings_of(OTHER, hour=13), settings_of(OTHER))
    process, before_one = poster(groups, chat), {**ONCE}
    del before_one[OTHER, "day 10"]
    await process.post_due(NOON - 1)
    assert not chat.requests
    for now in range(NOON, DAYS.ends(10), 600):
        await process.post_due(now)
        assert chat.counts == (ONCE if now >= NOON + HOUR else before_one)


@both_kinds_of_chat
async def test_a_process_that_is_killed_at_any_step_loses_no_post_and_no_reply_to_one(
    redis: Redis, knows_nonces: bool
) -> None:
    twice = 0
    for steps in count():
        await redis.flushall()
        await configure(redis, settings_of(GROUP))
        chat = FakeChat(knows_nonces)
        is_done = await survives(poster(redis, chat, KillSwitch(steps)).post_due(NOON))
        may_repeat = not knows_nonces and bool(chat.arrived) and await is_doubtful(redis, GROUP)
        other = poster(redis, chat)
        await other.post_due(NOON + 1)  # the claim has not expired yet
        await expire_claims(redis, GROUPS)
        for now in (NOON + RESERVED + 2, NOON + 2 * HOUR, NOON + 4 * HOUR):
            await other.post_due(now)
        assert chat.counts[GROUP, "day 10"] == (2 if may_repeat else 1), steps
        assert knows_nonces or chat.replies[GROUP, "day 10"], steps
        twice += chat.counts[GROUP, "day 10"] > 1
        await other.post_due(NOON + DAY)
        assert chat.counts[GROUP, "day 11"] == 1
        if is_done:
            break
    assert steps > 20
    assert (twice > 0) is not knows_nonces  # killed before the answer: nobody can know


@both_kinds_of_chat
async def test_two_processes_at_once_of_which_one_is_killed_at_any_step(
    redis: Redis, knows_nonces: bool, some_of: SomeOf
) -> None:
    for steps in some_of(count()):
        await redis.flushall()
        for group in GROUPS:
            await configure(redis, settings_of(group))
        chat = FakeChat(knows_nonces)
        killable = survives(poster(redis, chat, KillSwitch(steps)).post_due(NOON))
        is_done, _ = await asyncio.gather(killable, poster(redis, chat).post_due(NOON))
        expected = {}
        for group in GROUPS:
            has_arrived = chat.counts[group, "day 10"] == 1
            may_repeat = not knows_nonces and has_arrived and await is_doubtful(redis, group)
            expected[group, "day 10"] = 2 if may_repeat else 1
        await expire_claims(redis, GROUPS)
        await post_every(redis, chat, NOON + RESERVED + 2, NOON + 3 * HOUR, HOUR)
        assert chat.counts == expected, steps
        if is_done:
            break
    assert steps > 20


async def test_what_follows_a_post_is_sent_again_without_the_post(redis: Redis) -> None:
    await configure(redis, settings_of(GROUP))
    chat = FakeChat(knows_nonces=False, refused_replies=2)
    process = poster(redis, chat)
    await process.post_due(NOON)
    assert (chat.counts[GROUP, "day 10"], chat.replies[GROUP, "day 10"]) == (1, 0)
    for minutes in range(1, 10):
        await process.post_due(NOON + 60 * minutes)
    assert (chat.counts[GROUP, "day 10"], chat.replies[GROUP, "day 10"]) == (1, 1)


async def is_doubtful(redis: Redis, group: int) -> bool:
    """Return whether a request was begun of which no outcome is stored, not even its message."""
    nonce = (await stored_state(redis, group)).get(b"day.nonce", b">")
    return b">" not in nonce


class HeldAnswer:
    """An answer that a chat delays until it is released."""

    def __init__(self) -> None:
        self.is_requested = asyncio.Event()
        self.is_released = asyncio.Event()

    async def __call__(self, _: PostChannel) -> PostResult:
        self.is_requested.set()
        await self.is_released.wait()
        return PostResult(PostOutcome.SENT)


async def test_a_process_that_is_stopped_while_it_composes_leaves_the_post_to_the_next(redis: Redis) -> None:
    await configure(redis, settings_of(GROUP))
    is_composing, never = asyncio.Event(), asyncio.Event()

    async def compose() -> None:
        is_composing.set()
        await never.wait()

    chat = FakeChat(knows_nonces=False)
    posting = asyncio.create_task(poster(redis, chat, before=compose).post_due(NOON))
    await is_composing.wait()
    posting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await posting
    assert not chat.requests
    await poster(redis, chat).post_due(NOON)  # returns at once
    assert chat.titles == ["day 10"]


async def test_a_process_that_is_stopped_while_it_sends_records_the_outcome(redis: Redis) -> None:
    await configure(redis, settings_of(GROUP))
    answer = HeldAnswer()
    chat = FakeChat(answer=answer)
    posting = asyncio.create_task(poster(redis, chat).post_due(NOON))
    await answer.is_requested.wait()
    await poster(redis, chat).post_due(NOON + RESERVED + 2)  # the post in flight is left to the first process
    assert len(chat.requests) == 1
    for _ in range(2):  # the bot cancels twice
        posting.cancel()
        await asyncio.sleep(0)
    answer.is_released.set()
    with pytest.raises(asyncio.CancelledError):
        await posting
    stored = await stored_state(redis)
    assert (stored[b"day.sent"], b"day.token" in stored) == (b"10", False)


async def test_a_missed_day_is_made_up_for_only_while_it_is_today(groups: Redis) -> None:
    chat = FakeChat()
    process = poster(groups, chat)
    await post_every(groups, chat, DAYS.begins(-2), DAYS.begins(1) + 12 * HOUR, HOUR)
    assert not chat.requests  # before the first day
    await process.post_due(DAYS.ends(12) - LEAST_TIME)
    assert chat.counts == {(group, "day 12"): 1 for group in GROUPS}
    await process.post_due(DAYS.ends(13))  # after the end of day 13
    assert chat.titles == ["day 12"] * 3
    await post_every(groups, chat, DAYS.begins(14), DAYS.ends(14), HOUR)
    assert chat.titles[3:] == ["day 14"] * 3


async def test_a_post_that_leaves_no_time_to_begin_is_that_of_the_next_day(groups: Redis) -> None:
    chat = FakeChat()
    late = DAYS.ends(12) - 120
    await post_every(groups, chat, late, DAYS.ends(12) - 1, 60)
    assert not chat.requests
    await post_every(groups, chat, DAYS.begins(13), DAYS.ends(14), HOUR)
    days = {(group, f"day {number}"): 1 for group in GROUPS for number in (13, 14)}
    assert chat.counts == days


@pytest.mark.parametrize(("hour", "at"), [(9, NOON + 1), (18, NOON + 6 * HOUR)])
async def test_another_hour_on_the_same_day_makes_no_second_post(redis: Redis, hour: int, at: int) -> None:
    chat, before, after = FakeChat(), settings_of(GROUP), settings_of(GROUP, hour=hour)
    await configure(redis, before)
    await poster(redis, chat).post_due(NOON)
    await configure(redis, after, before)
    await post_every(redis, chat, at, DAYS.begins(11) + hour * HOUR, HOUR)
    assert chat.titles == ["day 10"]
    await poster(redis, chat).post_due(DAYS.begins(11) + hour * HOUR)
    assert chat.titles == ["day 10", "day 11"]


async def test_an_unreachable_chat_is_tried_again_after_growing_waits_even_after_restarts(
    redis: Redis,
) -> None:
    tried: list[int] = []

    async def be_away(_: PostChannel) -> PostResult:
        return PostResult(PostOutcome.UNREACHED, wait=300 if len(chat.requests) == 2 else 0)

    chat = FakeChat(answer=be_away)
    await configure(redis, settings_of(GROUP))
    for now in range(NOON, DAYS.ends(10), 60):
        before = len(chat.requests)
        await poster(redis, chat).post_due(now)
        tried += [now] * (len(chat.requests) - before)
    waits = [(after - before) // 60 for before, after in pairwise(tried)]
    assert waits[:9] == [1, 6, 4, 8, 16, 32, 60, 60, 60]  # the chat itself asked for five minutes once
    assert set(waits[7:]) == {60}
    assert not chat.warnings
    chat.answer = ARRIVING
    await poster(redis, chat).post_due(NOON + DAY)
    assert chat.titles == ["day 11"]


async def test_refused_posts_are_switched_off_after_a_week_with_a_warning_at_the_beginning_and_the_end(
    redis: Redis,
) -> None:
    chat, store = FakeChat(answer=always(PostOutcome.REFUSED, "post-may-not-write")), PostStore(redis)
    await PlayerStore(redis).groups.save_settings(Chat.TELEGRAM, GROUP, GroupSettings(language="de"))
    await configure(redis, settings_of(GROUP))
    await post_every(redis, chat, NOON, NOON + 7 * DAY, HOUR)
    ((player, text, language),) = chat.warnings
    assert (player, language) == (ADMIN, "de")
    assert "Ich darf dort nicht schreiben" in text
    assert "/admin post" in text
    asked = len(chat.requests)
    assert asked > 7 * 10
    await post_every(redis, chat, NOON + 7 * DAY, NOON + 9 * DAY, HOUR)
    assert len(chat.requests) == asked + 1
    assert len(chat.warnings) == 2
    assert "abgeschaltet" in chat.warnings[1][1]
    assert (await store.plan(Chat.TELEGRAM, GROUP)).settings is None


@pytest.mark.parametrize(
    ("knows_nonces", "arrives", "titles", "requests"),
    [
        (True, True, ["day 10"], 1),
        (True, False, ["day 10"], 2),
        (False, True, ["day 10", "day 10"], 2),
        (False, False, ["day 10"], 2),
    ],
)
async def test_a_post_whose_outcome_is_unknown_is_sent_once_more_unless_it_is_found(
    redis: Redis, knows_nonces: bool, arrives: bool, titles: list[str], requests: int
) -> None:
    async def vanish(_: PostChannel) -> PostResult:
        if arrives:
            chat.arrived.append(chat.requests[-1])
        chat.answer = ARRIVING
        return PostResult(PostOutcome.UNKNOWN)

    chat = FakeChat(knows_nonces, answer=vanish)
    await configure(redis, settings_of(GROUP))
    await post_every(redis, chat, NOON, NOON + 2 * HOUR, 120)
    assert chat.titles == titles
    assert len(chat.requests) == requests
    assert len({nonce for _, _, nonce in chat.requests}) == 1


async def test_nothing_is_sent_again_while_nobody_can_find_out_whether_it_arrived(redis: Redis) -> None:
    async def break_off(_: PostChannel) -> PostResult:
        raise OSError("broken off")

    chat = FakeChat(answer=break_off, is_unreachable=True)
    await configure(redis, settings_of(GROUP))
    await post_every(redis, chat, NOON, NOON + 2 * HOUR)
    assert len(chat.requests) == 1
    chat.answer, chat.is_unreachable = ARRIVING, False
    await post_every(redis, chat, NOON + 2 * HOUR, NOON + 4 * HOUR)
    assert chat.titles == ["day 10"]


async def test_summaries_follow_the_first_post_after_their_week_or_month_has_closed(redis: Redis) -> None:
    chat = FakeChat()
    for group, hour in ((GROUP, 11), (OTHER, 12)):  # before and after the day before has closed
        await configure(redis, settings_of(group, hour=hour, is_weekly=True, is_monthly=True))
    for now in range(DAYS.begins(1), DAYS.begins(18), HOUR):
        await asyncio.gather(*(poster(redis, chat).post_due(now) for _ in range(2)))
    assert max(chat.counts.values()) == 1
    for group, days in ((OTHER, (8, 9, 15)), (GROUP, (9, 10, 16))):  # day 8 is Monday, 30 November
        titles = [title for channel, title, _ in chat.arrived if channel.group == group]
        assert [title for title in titles if "day" in title] == [f"day {number}" for number in range(1, 18)]
        followed = {title: before for before, title in pairwise(titles) if "day" not in title}
        summaries = ("week 2026-W48", "month 2026-11", "week 2026-W49")
        assert followed == {title: f"day {day}" for title, day in zip(summaries, days, strict=True)}


async def test_a_group_that_got_another_number_keeps_its_posts(redis: Redis) -> None:
    async def move(channel: PostChannel) -> PostResult:
        is_old = channel.group == GROUP
        return PostResult(PostOutcome.REFUSED, moved_to=OTHER) if is_old else PostResult(PostOutcome.SENT)

    chat = FakeChat(answer=move)
    await PlayerStore(redis).groups.save_settings(Chat.TELEGRAM, OTHER, GroupSettings(language="ja"))
    await configure(redis, settings_of(GROUP, zone="Europe/Berlin", hour=13, role=9, is_silent=False))
    await MentionStore(redis).add_player(Player(Chat.TELEGRAM, 5), GROUP, "Eva")
    for _ in range(2):
        await poster(redis, chat).post_due(NOON)
    assert chat.counts == {(OTHER, "day 10"): 1}
    (post,) = chat.posts
    assert (post.language, post.role, post.is_silent) == ("ja", 9, False)
    assert post.mentioned == ((Player(Chat.TELEGRAM, 5), "Eva"),)
    assert not await stored_state(redis)
    plan = await PostStore(redis).plan(Chat.TELEGRAM, OTHER)
    changes = {"zone": "Europe/Berlin", "hour": 13, "role": 9, "is_silent": False, "language": "ja"}
    assert plan.settings == settings_of(OTHER, **changes)
    assert not chat.warnings


async def test_entries_of_the_schedule_that_are_too_late_are_repaired(groups: Redis) -> None:
    chat = FakeChat()
    process = poster(groups, chat)
    await process.post_due(NOON - HOUR)
    await groups.zadd("sb1:posts:telegram", dict.fromkeys(map(str, GROUPS), NOON + 5 * HOUR))
    await process.post_due(NOON)
    assert not chat.requests
    for _ in range(2):
        await process.sweep(NOON)
        await process.post_due(NOON)
        assert chat.counts == ONCE


async def test_a_failing_post_does_not_affect_other_groups(groups: Redis) -> None:
    async def fail(channel: PostChannel) -> PostResult:
        if channel.group == OTHER:
            raise ValueError("a bug")
        return PostResult(PostOutcome.SENT)

    await groups.hset(PostStore.post_key(Chat.TELEGRAM, THIRD), "settings", "unreadable")
    chat = FakeChat(answer=fail)
    await poster(groups, chat).post_due(NOON)
    assert chat.counts == {(GROUP, "day 10"): 1}


async def test_a_limited_number_of_posts_is_sent_at_once(redis: Redis) -> None:
    in_flight, most = 0, 0
    is_full = asyncio.Event()

    async def crowd(_: PostChannel) -> PostResult:
        nonlocal in_flight, most
        in_flight += 1
        most = max(most, in_flight)
        if in_flight == AT_ONCE:
            is_full.set()
        await is_full.wait()
        in_flight -= 1
        return PostResult(PostOutcome.SENT)

    for group in range(2 * AT_ONCE + 3):
        await configure(redis, settings_of(group + 1))
    chat = FakeChat(answer=crowd)
    await poster(redis, chat).post_due(NOON)
    assert most == AT_ONCE
    assert len(chat.counts) == len(chat.requests) == 2 * AT_ONCE + 3


async def test_a_group_without_posts_is_dropped_from_the_schedule_at_its_second_check(redis: Redis) -> None:
    store, process = PostStore(redis), poster(redis, FakeChat())
    await store.schedule.check_now(Chat.TELEGRAM, GROUP)
    for now, groups in ((NOON, [GROUP]), (NOON + HOUR, [])):  # the group may be about to get some
        await process.post_due(now)
        assert [group async for group in store.schedule.owners(Chat.TELEGRAM)] == groups


async def test_a_poster_runs_until_it_is_cancelled_and_continues_after_a_failure_of_the_store(
    redis: Redis,
) -> None:
    class FailingOnce(KillSwitch):
        has_failed = False

        async def before_request(self) -> None:
            if not self.has_failed:
                self.has_failed = True
                raise RedisError("gone for a moment")

    answer = HeldAnswer()
    answer.is_released.set()
    await configure(redis, settings_of(GROUP))
    chat = FakeChat(answer=answer)
    running = asyncio.create_task(cancellable(poster(redis, chat, FailingOnce(), now=NOON).run()))
    await answer.is_requested.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert chat.titles == ["day 10"]
