"""Posts: exactly one a channel and day, whatever ends, fails, or is settled otherwise meanwhile."""

import asyncio
from itertools import pairwise

import pytest
from redis.asyncio import Redis
from redis.exceptions import RedisError

from bot.core.actions import Chat, Player
from bot.core.group_settings import GroupSettings
from bot.core.posts import PostChannel, PostOutcome, PostResult
from bot.daily.scope import Span
from bot.features.posts.mention_store import MentionStore
from bot.features.posts.planning import PostAttempt, PostPlan, next_task
from bot.features.posts.poster import AT_ONCE, RESERVED, Poster
from bot.features.posts.schedule import PostTask
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from bot.runtime.cancellation import cancellable
from bot.storage.player_store import PlayerStore
from tests.bot.post_office import (
    ADMIN,
    ARRIVING,
    DAY,
    DAYS,
    HOUR,
    Ended,
    Gate,
    Life,
    Square,
    always,
    process,
    run_out,
    settings_of,
    settle,
)

GROUP, OTHER, THIRD = -100_1, -100_2, -100_3
GROUPS = (GROUP, OTHER, THIRD)
NOON = DAYS.begins(10) + 12 * HOUR
"""When the post of day 10 is due."""
ONCE = {(group, "day 10"): 1 for group in GROUPS}


@pytest.fixture
async def groups(redis: Redis) -> Redis:
    """Provide a server on which three groups have settled posts at noon."""
    for group in GROUPS:
        await settle(redis, settings_of(group))
    return redis


async def post(posting: Poster, now: int) -> None:
    """Post what is due; the process may end over it."""
    try:
        await posting.post_due(now)
    except BaseExceptionGroup as errors:
        if not errors.subgroup(Ended):
            raise
    except Ended:
        pass


async def every_minute(redis: Redis, square: Square, begin: int, end: int, step: int = 60) -> None:
    """Let a process that is started again each time look from then to then."""
    for now in range(begin, end, step):
        await process(redis, square).post_due(now)


async def test_each_channel_has_its_post_at_its_hour_and_once(groups: Redis) -> None:
    square = Square()
    await settle(groups, settings_of(OTHER, hour=13), settings_of(OTHER))
    posting, late = process(groups, square), {**ONCE}
    del late[OTHER, "day 10"]
    await posting.post_due(NOON - 1)
    assert not square.asked
    await posting.post_due(NOON)
    assert square.counts == late
    for now in range(NOON, DAYS.ends(10), 600):
        await posting.post_due(now)
        assert square.counts == (ONCE if now >= NOON + HOUR else late)


@pytest.mark.parametrize("knows_nonces", [True, False])
async def test_a_process_that_ends_at_any_step_costs_no_post_and_none_comes_twice(
    redis: Redis, knows_nonces: bool
) -> None:
    steps, lost = 0, 0
    while True:
        await redis.flushall()
        await settle(redis, settings_of(GROUP))
        square, life = Square(knows_nonces), Life(steps)
        await post(process(redis, square, life), NOON)
        has_ended = not life.left
        kept = await redis.hgetall(PostStore.post_key(Chat.TELEGRAM, GROUP))
        is_doubtful = b"day.nonce" in kept and not square.arrived
        other = process(redis, square)
        await other.post_due(NOON + 1)  # the claim still holds
        await run_out(redis, GROUPS)
        for now in (NOON + RESERVED + 2, NOON + 2 * HOUR, NOON + 4 * HOUR):
            await other.post_due(now)
        there = square.counts[GROUP, "day 10"]
        if is_doubtful and not knows_nonces:
            assert there == 0, steps  # between the note that it goes out and its arrival: nobody can know
            lost += 1
        else:
            assert there == 1, steps
        await other.post_due(NOON + DAY)
        assert square.counts[GROUP, "day 11"] == 1
        if not has_ended:
            break
        steps += 1
    assert steps > 20
    assert lost == (0 if knows_nonces else 2)


@pytest.mark.parametrize("knows_nonces", [True, False])
async def test_two_processes_at_once_of_which_one_ends_at_any_step(redis: Redis, knows_nonces: bool) -> None:
    steps = 0
    while True:
        await redis.flushall()
        for group in GROUPS:
            await settle(redis, settings_of(group))
        square, life = Square(knows_nonces), Life(steps)
        await asyncio.gather(post(process(redis, square, life), NOON), process(redis, square).post_due(NOON))
        there, expected = square.counts, {}
        for group in GROUPS:
            kept = await redis.hgetall(PostStore.post_key(Chat.TELEGRAM, group))
            is_doubtful = b"day.nonce" in kept and not there[group, "day 10"]
            if knows_nonces or not is_doubtful:
                expected[group, "day 10"] = 1
        await run_out(redis, GROUPS)
        await every_minute(redis, square, NOON + RESERVED + 2, NOON + 3 * HOUR, HOUR)
        assert square.counts == expected, steps
        if life.left:
            break
        steps += 1
    assert steps > 20


async def test_many_processes_at_once_post_each_day_once(groups: Redis) -> None:
    square = Square(knows_nonces=False)
    await asyncio.gather(*(process(groups, square).post_due(NOON) for _ in range(6)))
    assert square.counts == ONCE
    assert len(square.asked) == len(GROUPS)


async def test_a_post_on_its_way_is_left_to_the_process_that_sends_it(redis: Redis) -> None:
    await settle(redis, settings_of(GROUP))
    gate = Gate()
    square = Square(answer=gate)
    sending = asyncio.create_task(process(redis, square).post_due(NOON))
    await gate.is_asked.wait()
    await process(redis, square).post_due(NOON + RESERVED + 2)
    assert len(square.asked) == 1
    gate.may_go.set()
    await sending
    assert square.titles == ["day 10"]


async def test_a_process_that_is_ended_while_it_composes_leaves_the_post_to_the_next(redis: Redis) -> None:
    await settle(redis, settings_of(GROUP))
    is_composing, never = asyncio.Event(), asyncio.Event()

    async def compose() -> None:
        is_composing.set()
        await never.wait()

    square = Square(knows_nonces=False)
    posting = asyncio.create_task(process(redis, square, before=compose).post_due(NOON))
    await is_composing.wait()
    posting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await posting
    assert not square.asked
    await process(redis, square).post_due(NOON)  # without waiting for anything
    assert square.titles == ["day 10"]


async def test_a_process_that_is_ended_while_it_sends_notes_what_became_of_it(redis: Redis) -> None:
    await settle(redis, settings_of(GROUP))
    gate = Gate()
    square = Square(answer=gate)
    posting = asyncio.create_task(process(redis, square).post_due(NOON))
    await gate.is_asked.wait()
    posting.cancel()
    await asyncio.sleep(0)
    posting.cancel()  # asked for twice, as the bot does
    await asyncio.sleep(0)
    gate.may_go.set()
    with pytest.raises(asyncio.CancelledError):
        await posting
    kept = await redis.hgetall(PostStore.post_key(Chat.TELEGRAM, GROUP))
    assert kept[b"day.sent"] == b"10"
    assert b"day.token" not in kept


async def test_a_day_missed_is_made_up_for_once_as_long_as_it_is_on(groups: Redis) -> None:
    square = Square()
    posting = process(groups, square)
    await posting.post_due(DAYS.ends(12) - 1)  # away for two days and a half
    assert square.counts == {(group, "day 12"): 1 for group in GROUPS}
    await posting.post_due(DAYS.ends(13))  # back after the end of the next
    assert square.titles == ["day 12"] * 3
    await every_minute(groups, square, DAYS.begins(14), DAYS.ends(14), HOUR)
    assert square.titles[3:] == ["day 14"] * 3


async def test_nothing_is_posted_before_the_first_day(groups: Redis) -> None:
    square = Square()
    await every_minute(groups, square, DAYS.begins(-2), DAYS.begins(1) + 12 * HOUR, HOUR)
    assert not square.asked
    await process(groups, square).post_due(DAYS.begins(1) + 12 * HOUR)
    assert set(square.titles) == {"day 1"}


async def test_clocks_that_differ_by_hours_make_no_second_post(groups: Redis) -> None:
    square = Square(knows_nonces=False)
    fast, right, slow = (process(groups, square) for _ in range(3))
    for now in range(DAYS.begins(10), DAYS.begins(20), 1800):
        ahead = HOUR if now // DAY % 2 else -HOUR  # and jump
        await asyncio.gather(fast.post_due(now + ahead), right.post_due(now), slow.post_due(now - ahead))
    assert square.counts == {(group, f"day {day}"): 1 for group in GROUPS for day in range(10, 20)}


@pytest.mark.parametrize(("hour", "at"), [(9, NOON + 1), (18, NOON + 6 * HOUR), (12, NOON)])
async def test_another_hour_on_the_same_day_makes_no_second_post(redis: Redis, hour: int, at: int) -> None:
    square, before, after = Square(), settings_of(GROUP), settings_of(GROUP, hour=hour)
    await settle(redis, before)
    await every_minute(redis, square, NOON - 2 * HOUR, NOON + 1, HOUR)
    assert square.titles == ["day 10"]
    await settle(redis, after, before)
    await every_minute(redis, square, at, DAYS.begins(11) + hour * HOUR, HOUR)
    assert square.titles == ["day 10"]
    await process(redis, square).post_due(DAYS.begins(11) + hour * HOUR)
    assert square.titles == ["day 10", "day 11"]


async def test_switched_off_and_on_again_makes_no_second_post(redis: Redis) -> None:
    square, settings, store = Square(), settings_of(GROUP), PostStore(redis)
    await settle(redis, settings)
    await process(redis, square).post_due(NOON)
    await store.save_settings(Chat.TELEGRAM, GROUP, None, settings)
    await process(redis, square).post_due(NOON + DAY)
    assert square.titles == ["day 10"]
    await settle(redis, settings)
    await process(redis, square).post_due(NOON + DAY)
    await store.save_settings(Chat.TELEGRAM, GROUP, None, settings)
    await settle(redis, settings)
    await process(redis, square).post_due(NOON + DAY + 60)
    assert square.titles == ["day 10", "day 11"]


async def test_a_chat_that_is_not_reached_is_tried_again_in_growing_times_that_outlive_a_restart(
    redis: Redis,
) -> None:
    tried: list[int] = []

    async def away(_: PostChannel) -> PostResult:
        return PostResult(PostOutcome.UNREACHED, wait=300 if len(square.asked) == 2 else 0)

    square = Square(answer=away)
    await settle(redis, settings_of(GROUP))
    for now in range(NOON, DAYS.ends(10), 60):
        before = len(square.asked)
        await process(redis, square).post_due(now)
        tried += [now] * (len(square.asked) - before)
    waits = [(after - before) // 60 for before, after in pairwise(tried)]
    assert waits[:9] == [1, 6, 4, 8, 16, 32, 60, 60, 60]  # the chat itself asked for five minutes once
    assert set(waits[7:]) == {60}
    assert not square.told
    last = len(square.asked)
    await every_minute(redis, square, DAYS.ends(10), NOON + DAY, 600)
    assert len(square.asked) == last  # the day is over
    square.answer = ARRIVING
    await process(redis, square).post_due(NOON + DAY)
    assert square.titles == ["day 11"]


async def test_what_is_refused_is_told_once_and_switched_off_after_a_week_and_told_again(
    redis: Redis,
) -> None:
    square, store = Square(answer=always(PostOutcome.REFUSED, "post-may-not-write")), PostStore(redis)
    await PlayerStore(redis).groups.settle(Chat.TELEGRAM, GROUP, GroupSettings(language="de"))
    await settle(redis, settings_of(GROUP))
    await every_minute(redis, square, NOON, NOON + 7 * DAY, HOUR)
    ((player, text, language),) = square.told
    assert (player, language) == (ADMIN, "de")
    assert "Ich darf dort nicht schreiben" in text
    assert "/admin post" in text
    assert (await store.plan(Chat.TELEGRAM, GROUP)).reason == "post-may-not-write"
    asked = len(square.asked)
    assert asked > 7 * 10
    await every_minute(redis, square, NOON + 7 * DAY, NOON + 9 * DAY, HOUR)
    assert len(square.asked) == asked + 1
    assert len(square.told) == 2
    assert "abgeschaltet" in square.told[1][1]
    plan = await store.plan(Chat.TELEGRAM, GROUP)
    assert plan.settings is None
    assert plan.reason == "post-may-not-write"


async def test_once_it_arrives_again_the_next_failure_is_told_again(redis: Redis) -> None:
    square = Square()
    await settle(redis, settings_of(GROUP))
    for day in range(4):
        square.answer = ARRIVING if day == 2 else always(PostOutcome.REFUSED, "post-is-gone")
        await process(redis, square).post_due(NOON + day * DAY)
    assert square.titles == ["day 12"]
    assert len(square.told) == 2


@pytest.mark.parametrize(
    ("knows_nonces", "arrives", "titles", "asked"),
    [
        (True, True, ["day 10"], 1),
        (True, False, ["day 10"], 2),
        (False, True, ["day 10"], 1),
        (False, False, [], 1),
    ],
)
async def test_of_a_post_whose_fate_is_unknown_no_second_one_comes(
    redis: Redis, knows_nonces: bool, arrives: bool, titles: list[str], asked: int
) -> None:
    async def vanish(_: PostChannel) -> PostResult:
        if arrives:
            square.arrived.append(square.asked[-1])
        square.answer = ARRIVING
        return PostResult(PostOutcome.UNKNOWN)

    square = Square(knows_nonces, answer=vanish)
    await settle(redis, settings_of(GROUP))
    await every_minute(redis, square, NOON, NOON + 2 * HOUR, 120)
    assert square.titles == titles
    assert len(square.asked) == asked
    assert len({nonce for _, _, nonce in square.asked}) == 1


async def test_nothing_is_sent_again_while_nobody_can_find_out_whether_it_is_there(redis: Redis) -> None:
    async def break_off(_: PostChannel) -> PostResult:
        raise OSError("broken off")

    square = Square(answer=break_off, is_silent=True)
    await settle(redis, settings_of(GROUP))
    await every_minute(redis, square, NOON, NOON + 2 * HOUR, 60)
    assert len(square.asked) == 1
    square.answer, square.is_silent = ARRIVING, False
    await every_minute(redis, square, NOON + 2 * HOUR, NOON + 4 * HOUR, 60)
    assert square.titles == ["day 10"]


async def test_weeks_and_months_come_behind_the_first_post_after_they_are_closed(redis: Redis) -> None:
    square = Square()
    both = {"is_weekly": True, "is_monthly": True}
    await settle(redis, settings_of(GROUP, hour=11, **both))  # before the day before is closed
    await settle(redis, settings_of(OTHER, hour=12, **both))
    for now in range(DAYS.begins(1), DAYS.begins(40), HOUR):
        await asyncio.gather(*(process(redis, square).post_due(now) for _ in range(2)))
    titles = {group: [one for where, one, _ in square.arrived if where.group == group] for group in GROUPS}
    days = [f"day {number}" for number in range(1, 40)]
    assert [one for one in titles[GROUP] if "day" in one] == days
    assert [one for one in titles[OTHER] if "day" in one] == days
    behind = {
        group: {after: before for before, after in pairwise(titles[group]) if "day" not in after}
        for group in (GROUP, OTHER)
    }
    assert behind[OTHER] == {
        "week 2026-W48": "day 8",  # Monday, the 30th of November
        "month 2026-11": "day 9",
        "week 2026-W49": "day 15",
        "week 2026-W50": "day 22",
        "week 2026-W51": "day 29",
        "week 2026-W52": "day 36",
    }
    assert behind[GROUP] == {
        "week 2026-W48": "day 9",
        "month 2026-11": "day 10",
        "week 2026-W49": "day 16",
        "week 2026-W50": "day 23",
        "week 2026-W51": "day 30",
        "week 2026-W52": "day 37",
    }
    assert max(square.counts.values()) == 1


async def test_a_group_that_got_another_number_keeps_its_posts(redis: Redis) -> None:
    async def move(channel: PostChannel) -> PostResult:
        is_old = channel.group == GROUP
        return PostResult(PostOutcome.REFUSED, moved_to=OTHER) if is_old else PostResult(PostOutcome.SENT)

    square = Square(answer=move)
    await settle(redis, settings_of(GROUP, zone="Europe/Berlin", hour=13))
    await MentionStore(redis).add_player(Player(Chat.TELEGRAM, 5), GROUP, "Eva")
    await process(redis, square).post_due(NOON)
    await process(redis, square).post_due(NOON)
    assert square.counts == {(OTHER, "day 10"): 1}
    assert square.bulletins[0].mentioned == ((Player(Chat.TELEGRAM, 5), "Eva"),)
    assert not await redis.exists(PostStore.post_key(Chat.TELEGRAM, GROUP))
    plan = await PostStore(redis).plan(Chat.TELEGRAM, OTHER)
    assert plan.settings == PostSettings(PostChannel(Chat.TELEGRAM, OTHER, 3), 13, "Europe/Berlin", ADMIN)
    assert not square.told


async def test_hints_that_are_too_late_are_mended(groups: Redis) -> None:
    square = Square()
    posting = process(groups, square)
    await posting.post_due(NOON - HOUR)
    await groups.zadd("sb1:posts:telegram", dict.fromkeys(map(str, GROUPS), NOON + 5 * HOUR))
    await posting.post_due(NOON)
    assert not square.asked
    await posting.sweep(NOON)
    await posting.post_due(NOON)
    assert square.counts == ONCE
    await posting.sweep(NOON)
    await posting.post_due(NOON)
    assert square.counts == ONCE


async def test_one_group_whose_post_cannot_be_made_costs_the_others_nothing(groups: Redis) -> None:
    async def stumble(channel: PostChannel) -> PostResult:
        if channel.group == OTHER:
            raise ValueError("a fault of ours")
        return PostResult(PostOutcome.SENT)

    await groups.hset(PostStore.post_key(Chat.TELEGRAM, THIRD), "settings", "not what we wrote")
    square = Square(answer=stumble)
    await process(groups, square).post_due(NOON)
    assert square.counts == {(GROUP, "day 10"): 1}


async def test_so_many_posts_are_on_their_way_at_once_and_no_more(redis: Redis) -> None:
    under_way, most = 0, 0
    is_full = asyncio.Event()

    async def crowd(_: PostChannel) -> PostResult:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        if under_way == AT_ONCE:
            is_full.set()
        await is_full.wait()
        under_way -= 1
        return PostResult(PostOutcome.SENT)

    count = 2 * AT_ONCE + 3
    for group in range(1, count + 1):
        await settle(redis, settings_of(group))
    square = Square(answer=crowd)
    await process(redis, square).post_due(NOON)
    assert most == AT_ONCE
    assert len(square.counts) == len(square.asked) == count


async def test_a_post_is_in_the_language_of_its_group_and_calls_whom_it_shall(redis: Redis) -> None:
    square = Square()
    await PlayerStore(redis).groups.settle(Chat.TELEGRAM, GROUP, GroupSettings(language="ja"))
    await settle(redis, settings_of(GROUP, role=9, is_silent=False))
    await process(redis, square).post_due(NOON)
    (bulletin,) = square.bulletins
    assert (bulletin.language, bulletin.role, bulletin.is_silent) == ("ja", 9, False)


async def test_a_group_without_posts_is_looked_at_no_longer(redis: Redis) -> None:
    store, posting = PostStore(redis), process(redis, Square())
    await store.check_now(Chat.TELEGRAM, GROUP)
    await posting.post_due(NOON)
    assert [group async for group in store.groups_of_chat(Chat.TELEGRAM)] == [
        GROUP
    ]  # it may be about to be settled
    await posting.post_due(NOON + HOUR)
    assert [group async for group in store.groups_of_chat(Chat.TELEGRAM)] == []


async def test_a_process_posts_until_it_is_ended_and_outlives_a_store_that_fails(redis: Redis) -> None:
    class Failing(Life):
        def step(self) -> None:
            self.taken += 1
            if self.taken == 1:
                raise RedisError("gone for a moment")

    is_there = asyncio.Event()

    async def arrive(_: PostChannel) -> PostResult:
        is_there.set()
        return PostResult(PostOutcome.SENT)

    await settle(redis, settings_of(GROUP))
    square = Square(answer=arrive)
    running = asyncio.create_task(cancellable(process(redis, square, Failing(), now=NOON).run()))
    await is_there.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert square.titles == ["day 10"]


async def test_without_a_chat_nothing_runs(redis: Redis) -> None:
    poster = process(redis, Square())
    poster._senders = {}
    await poster.run()


def test_a_summary_waits_for_the_post_of_its_day() -> None:
    settings = settings_of(GROUP, is_weekly=True)
    plan = PostPlan(settings, since=11)
    assert next_task(DAYS, plan, settings, NOON) == PostTask(Span.DAY, 11, NOON + DAY)
    tried = {**plan.attempts, Span.DAY: PostAttempt(9, 10, 3, NOON + 600)}
    assert next_task(DAYS, PostPlan(settings, 1, tried), settings, NOON) == PostTask(Span.DAY, 10, NOON + 600)


def test_a_day_that_fails_to_its_end_does_not_make_the_next_one_late() -> None:
    settings = settings_of(GROUP, hour=0)
    midnight = DAYS.begins(11)
    attempts = {**PostPlan().attempts, Span.DAY: PostAttempt(9, 10, 9, midnight + 1200)}
    plan = PostPlan(settings, 1, attempts)
    for now in (midnight - 60, midnight, midnight + 60):
        assert next_task(DAYS, plan, settings, now) == PostTask(Span.DAY, 11, midnight)
