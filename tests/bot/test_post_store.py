"""What is stored of posts: who may post what, and what became of it."""

import asyncio
from dataclasses import replace
from itertools import product

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.posts import PostChannel
from bot.daily.scope import Span
from bot.features.posts.delivery import post_nonce
from bot.features.posts.mention_store import KEPT_DAYS, MOST_MENTIONS, MentionStore
from bot.features.posts.planning import PostAttempt, PostPlan
from bot.features.posts.schedule import PostTask
from bot.features.posts.service import PostsService
from bot.features.posts.settings import SWITCHES, PostSettings
from bot.features.posts.store import PostStore
from bot.storage.player_store import PlayerStore, StaleGroupError
from tests.bot.desk import Desk
from tests.bot.post_office import ADMIN, run_out

GROUP = -100_500
SETTINGS = PostSettings(PostChannel(Chat.TELEGRAM, GROUP, 7), 18, "Asia/Tokyo", ADMIN)
LEASE = 60_000
EVA = Player(Chat.TELEGRAM, 5)


@pytest.fixture
async def store(redis: Redis) -> PostStore:
    """Provide the posts of a server on which one group has settled some."""
    store = PostStore(redis)
    await store.save_settings(Chat.TELEGRAM, GROUP, SETTINGS, None, 3)
    return store


async def claimed(store: PostStore, number: int, token: str, span: Span = Span.DAY) -> tuple[str, str]:
    claim = await store.claim(SETTINGS, span, number, token, LEASE)
    assert claim.is_held == (claim.state in ("claimed", "unknown"))
    return claim.state, claim.nonce


async def is_intended(store: PostStore, token: str, nonce: str = "n") -> bool:
    return await store.record_intent(SETTINGS, Span.DAY, token, LEASE, nonce)


async def settle(store: PostStore, number: int, token: str, outcome: str) -> PostAttempt:
    await store.record_outcome(
        SETTINGS, Span.DAY, number, token, outcome, again=900, now=800, reason="post-is-gone"
    )
    return (await store.plan(Chat.TELEGRAM, GROUP)).attempts[Span.DAY]


@pytest.mark.parametrize("switches", list(product([False, True], repeat=len(SWITCHES))))
def test_settings_read_back(switches: tuple[bool, ...]) -> None:
    for by, role, channel in ((None, 0, 0), (ADMIN, 2**64 - 1, 2**63)):
        base = PostSettings(
            PostChannel(Chat.TELEGRAM, GROUP, channel), 0, "UTC", by, role=role, language="de"
        )
        settings = replace(base, **dict(zip(SWITCHES, switches, strict=True)))  # type: ignore[arg-type]
        assert PostSettings.read(Chat.TELEGRAM, GROUP, settings.text, "de") == settings


def test_a_nonce_is_short_enough_for_discord_and_of_one_post_alone() -> None:
    channels = [PostChannel(Chat.DISCORD, 5, number) for number in (9_999_999_999_999_999_990, 3)]
    tasks = [PostTask(span, number, 0) for span in Span for number in (1, 36, 35 * 36 + 10, 24_318)]
    nonces = [post_nonce(channel, task) for channel in channels for task in tasks]
    assert len(set(nonces)) == len(nonces)
    assert max(map(len, nonces)) <= 25


async def test_one_alone_has_a_claim_until_it_is_settled(store: PostStore) -> None:
    assert await claimed(store, 10, "a") == ("claimed", "")
    assert await claimed(store, 10, "a") == ("claimed", "")  # asked again, for the answer was lost
    assert (await claimed(store, 10, "b"))[0] == "busy"
    assert (await claimed(store, 9, "b"))[0] == "busy"
    assert (await claimed(store, 11, "b"))[0] == "busy"
    assert (await claimed(store, 10, "b", Span.WEEK))[0] == "claimed"  # of another kind
    assert (await store.claim(SETTINGS, Span.DAY, 10, "b", LEASE)).wait == pytest.approx(60, abs=30)
    assert (await settle(store, 10, "a", "free")).tries == 0
    assert await claimed(store, 10, "b") == ("claimed", "")


async def test_of_many_at_once_one_has_the_claim(store: PostStore) -> None:
    deduplicator = await asyncio.gather(*(claimed(store, 10, str(token)) for token in range(20)))
    assert sorted(state for state, _ in deduplicator) == ["busy"] * 19 + ["claimed"]


async def test_what_was_sent_is_never_claimed_again_nor_what_was_before(store: PostStore) -> None:
    assert (await claimed(store, 10, "a"))[0] == "claimed"
    assert await is_intended(store, "a")
    assert await settle(store, 10, "a", "sent") == PostAttempt(sent=10)
    for number in (1, 9, 10):
        assert (await claimed(store, number, "b"))[0] == "done"
    assert (await claimed(store, 11, "b"))[0] == "claimed"


async def test_a_claim_that_has_run_out_goes_to_the_next_and_says_whether_it_may_have_been_sent(
    redis: Redis, store: PostStore
) -> None:
    await claimed(store, 10, "a")
    await run_out(redis, [GROUP])
    assert not await is_intended(store, "a")
    assert await claimed(store, 10, "b") == ("claimed", "")
    assert not await is_intended(store, "a")
    assert await is_intended(store, "b", "once")
    await run_out(redis, [GROUP])
    assert await claimed(store, 10, "c") == ("unknown", "once")
    await settle(store, 10, "c", "free")
    assert await claimed(store, 10, "d") == ("unknown", "once")
    assert (await settle(store, 10, "d", "unknown")).again == 900
    assert await claimed(store, 10, "e") == ("unknown", "once")
    assert (await settle(store, 10, "e", "later")).tries == 2  # then it is known that it did not arrive
    assert await claimed(store, 10, "f") == ("claimed", "")


async def test_the_day_before_does_not_displace_one_that_may_have_been_sent(
    redis: Redis, store: PostStore
) -> None:
    await claimed(store, 11, "fast")
    await is_intended(store, "fast")
    await run_out(redis, [GROUP])
    assert (await claimed(store, 10, "slow"))[0] == "done"
    assert (await claimed(store, 11, "other"))[0] == "unknown"
    await run_out(redis, [GROUP])
    assert await claimed(store, 12, "next") == ("claimed", "")  # that day is over


async def test_whoever_comes_too_late_changes_nothing_but_what_is_true_for_ever(
    redis: Redis, store: PostStore
) -> None:
    await claimed(store, 10, "a")
    await is_intended(store, "a")
    await run_out(redis, [GROUP])
    assert (await claimed(store, 10, "b"))[0] == "unknown"
    for outcome in ("later", "refused", "unknown", "free"):
        assert (await settle(store, 10, "a", outcome)).tries == 0
    assert (await store.plan(Chat.TELEGRAM, GROUP)).failing == 0
    assert (await settle(store, 10, "a", "sent")).sent == 10
    assert not await is_intended(store, "b")
    assert (await settle(store, 9, "b", "sent")).sent == 10


async def test_failures_are_counted_for_one_number_and_refusals_from_the_first_on(store: PostStore) -> None:
    for tries in (1, 2, 3):
        await claimed(store, 10, "a")
        assert await settle(store, 10, "a", "refused") == PostAttempt(0, 10, tries, 900)
    plan = await store.plan(Chat.TELEGRAM, GROUP)
    assert (plan.failing, plan.reason) == (800, "post-is-gone")
    assert await store.is_first_warning(Chat.TELEGRAM, GROUP)
    assert not await store.is_first_warning(Chat.TELEGRAM, GROUP)
    await claimed(store, 11, "a")
    assert (await settle(store, 11, "a", "sent")) == PostAttempt(sent=11)
    assert (await store.plan(Chat.TELEGRAM, GROUP)).failing == 0
    assert await store.is_first_warning(Chat.TELEGRAM, GROUP)


@pytest.mark.parametrize(("tries", "minutes"), [(0, 1), (1, 2), (2, 4), (5, 32), (6, 60), (5000, 60)])
def test_waits_grow_to_an_hour(tries: int, minutes: int) -> None:
    assert PostAttempt(tries=tries).wait == 60 * minutes


async def test_nobody_claims_by_settings_that_hold_no_longer(store: PostStore) -> None:
    after = replace(SETTINGS, hour=3)
    await store.save_settings(Chat.TELEGRAM, GROUP, after, SETTINGS)
    assert (await claimed(store, 10, "a"))[0] == "changed"
    with pytest.raises(StaleGroupError):
        await store.save_settings(Chat.TELEGRAM, GROUP, SETTINGS, SETTINGS)
    await store.save_settings(Chat.TELEGRAM, GROUP, None, after)
    assert (await claimed(store, 10, "a"))[0] == "changed"


async def test_what_is_switched_off_is_forgotten_after_some_weeks_and_not_before(
    redis: Redis, store: PostStore
) -> None:
    key, mentions = PostStore.post_key(Chat.TELEGRAM, GROUP), MentionStore.mentions_key(Chat.TELEGRAM, GROUP)
    await MentionStore(redis).add_player(EVA, GROUP, "Eva")
    assert await redis.ttl(key) == await redis.ttl(mentions) == -1
    await claimed(store, 10, "a")
    await settle(store, 10, "a", "sent")
    await store.save_settings(Chat.TELEGRAM, GROUP, None, SETTINGS, reason="post-is-gone")
    for one in (key, mentions):
        assert KEPT_DAYS * 86_000 < await redis.ttl(one) <= KEPT_DAYS * 86_400
    plan = await store.plan(Chat.TELEGRAM, GROUP)
    assert (plan.settings, plan.reason, plan.attempts[Span.DAY].sent) == (None, "post-is-gone", 10)
    await store.save_settings(Chat.TELEGRAM, GROUP, SETTINGS, None, 3)
    assert await redis.ttl(key) == await redis.ttl(mentions) == -1
    assert (await store.plan(Chat.TELEGRAM, GROUP)).reason == ""


async def test_a_group_is_taken_by_one_and_comes_back_unless_that_is_said_otherwise(
    redis: Redis, store: PostStore
) -> None:
    taken = await asyncio.gather(*(store.take_due_group(Chat.TELEGRAM, 1000, 60) for _ in range(5)))
    ((group, mark),) = filter(None, taken)
    assert group == GROUP
    assert await store.take_due_group(Chat.TELEGRAM, 1059, 60) is None
    again = await store.take_due_group(Chat.TELEGRAM, 1062, 60)
    assert again
    await store.set_next_check(Chat.TELEGRAM, GROUP, mark, 5000)  # too late: another one is at it
    assert await redis.zscore("sb1:posts:telegram", str(GROUP)) == again[1]
    await store.check_now(Chat.TELEGRAM, GROUP)  # something was settled while it was looked at
    await store.set_next_check(Chat.TELEGRAM, GROUP, again[1], 5000)
    third = await store.take_due_group(Chat.TELEGRAM, 1063, 60)
    assert third
    await store.set_next_check(Chat.TELEGRAM, GROUP, third[1], 5000)
    assert await store.take_due_group(Chat.TELEGRAM, 4999, 60) is None
    await store.check_by(Chat.TELEGRAM, GROUP, 6000)
    await store.check_by(Chat.TELEGRAM, GROUP, 4000)
    await store.check_by(Chat.TELEGRAM, 1, 4000)  # of which nothing is known
    assert await store.take_due_group(Chat.TELEGRAM, 4000, 60)
    assert await store.take_due_group(Chat.TELEGRAM, 4000, 60) is None


async def test_all_hints_are_mended_by_one_process_in_ten_minutes(redis: Redis, store: PostStore) -> None:
    assert [await store.may_sweep() for _ in range(3)] == [True, False, False]
    assert 0 < await redis.ttl("sb1:posts:sweep") <= 600


async def test_so_many_are_told_and_no_more(redis: Redis) -> None:
    store = MentionStore(redis)
    for number in range(MOST_MENTIONS):
        assert await store.add_player(Player(Chat.TELEGRAM, number), GROUP, f"<b>{number}")
    assert not await store.add_player(Player(Chat.TELEGRAM, MOST_MENTIONS), GROUP, "late")
    assert await store.add_player(Player(Chat.TELEGRAM, 7), GROUP, "another name")
    told = await store.mentioned_in(Chat.TELEGRAM, GROUP)
    assert len(told) == MOST_MENTIONS
    assert told[7] == (Player(Chat.TELEGRAM, 7), "another name")
    for group in range(1, MOST_MENTIONS + 10):
        await store.add_player(EVA, group, "Eva")
    assert len(await store.groups_of_player(EVA)) == MOST_MENTIONS
    assert await store.add_player(EVA, 1, "Eva once more")


async def test_players_of_a_group_without_posts_are_forgotten_in_time(redis: Redis, store: PostStore) -> None:
    key = MentionStore.mentions_key(Chat.TELEGRAM, GROUP + 1)
    await MentionStore(redis).add_player(EVA, GROUP + 1, "Eva")
    assert 0 < await redis.ttl(key) <= KEPT_DAYS * 86_400
    channel = replace(SETTINGS.channel, group=GROUP + 1)
    await store.save_settings(Chat.TELEGRAM, GROUP + 1, replace(SETTINGS, channel=channel), None)
    await MentionStore(redis).add_player(ADMIN, GROUP + 1, "Anna")
    assert await redis.ttl(key) == -1


async def test_who_is_forgotten_stands_in_no_post(desk: Desk) -> None:
    posts: PostsService = desk.app.services.posts
    await posts.store.save_settings(Chat.TELEGRAM, GROUP, SETTINGS, None)
    await posts.mention_store.note_group(ADMIN, GROUP)
    for player in (ADMIN, EVA):
        await posts.mention_store.add_player(player, GROUP, "a name")
    exported = await desk.type("/mydata export", ADMIN)
    assert exported.document
    assert isinstance(exported.document.content, bytes)
    assert str(GROUP) in exported.document.content.decode()
    await desk.type("/mydata delete yes", ADMIN)
    assert await posts.mention_store.mentioned_in(Chat.TELEGRAM, GROUP) == ((EVA, "a name"),)
    assert (await posts.store.plan(Chat.TELEGRAM, GROUP)).settings == replace(SETTINGS, by=None)
    keys = [key.decode() async for key in desk.store.redis.scan_iter("*")]
    assert not [key for key in keys if key.startswith(PlayerStore.key(ADMIN, ""))]


async def test_a_group_that_got_another_number_takes_all_along_once(redis: Redis, store: PostStore) -> None:
    await claimed(store, 10, "a")
    await settle(store, 10, "a", "sent")
    await claimed(store, 11, "a")
    await store.move_posts(Chat.TELEGRAM, GROUP, 9)
    plan = await store.plan(Chat.TELEGRAM, 9)
    assert plan.settings == replace(SETTINGS, channel=PostChannel(Chat.TELEGRAM, 9, 7))
    assert (plan.since, plan.attempts[Span.DAY].sent) == (3, 10)
    await store.save_settings(Chat.TELEGRAM, GROUP, SETTINGS, None, 50)
    await store.move_posts(Chat.TELEGRAM, GROUP, 9)  # by another process
    assert await store.plan(Chat.TELEGRAM, 9) == plan
    assert not await redis.exists(PostStore.post_key(Chat.TELEGRAM, GROUP))
    assert [group async for group in store.groups_of_chat(Chat.TELEGRAM)] == [9]


@pytest.mark.parametrize("kept", [{"since": "x"}, {"day.sent": "1.5"}, {"failing": ""}, {"settings": "{}"}])
def test_there_are_no_posts_where_what_is_settled_cannot_be_read(kept: dict[str, str]) -> None:
    settled = PostSettings(PostChannel(Chat.DISCORD, 5, 6)).text
    assert PostPlan.read(Chat.DISCORD, 5, {"settings": settled}, "").settings
    plan = PostPlan.read(Chat.DISCORD, 5, {"settings": settled} | kept, "")
    assert plan.settings is None
    assert plan.unreadable
