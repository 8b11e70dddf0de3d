"""What is stored about posts: claims and outcomes, the schedule, and the players who are mentioned."""

import asyncio
from dataclasses import replace
from itertools import product

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player, Room
from bot.core.commands import ParameterKind
from bot.core.posts import PostChannel
from bot.core.retention import DAY
from bot.core.settings import GroupSettings, StartPermission
from bot.features.posts.delivery import post_nonce
from bot.features.posts.mention_store import MOST_MENTIONS, STORED_DAYS, MentionStore
from bot.features.posts.planning import PostKind, PostPlan, PostTask, post_kinds
from bot.features.posts.settings import SWITCHES, PostSettings, further_posts
from bot.features.posts.store import PostStore
from bot.storage.coordination.delivery_claims import Delivery, DeliveryAttempt
from bot.storage.errors import StaleGroupError
from bot.storage.keys import GroupPart, PlayerPart, group_key, player_key, player_prefix
from tests.bot.desk import ANNA, BEN, Desk, shown
from tests.bot.posts.post_office import expire_claims

GROUP = -100_500
SETTINGS = PostSettings(PostChannel(Chat.TELEGRAM, GROUP, 7), 18, "Asia/Tokyo", ANNA)
HALL = Room(group=GROUP, channel=3, is_admin=True, name="Anna")
LEASE = 60_000


@pytest.fixture
async def store(redis: Redis) -> PostStore:
    """Provide a post store in which one group gets posts."""
    store = PostStore(redis)
    await store.save_settings(Chat.TELEGRAM, GROUP, SETTINGS, None, 3)
    return store


@pytest.fixture
def mentions(redis: Redis) -> MentionStore:
    return MentionStore(redis)


def delivery(number: int, token: str, kind: str = PostKind.DAY) -> Delivery:
    return Delivery(PostStore.post_key(Chat.TELEGRAM, GROUP), kind, number, token)


async def claim(store: PostStore, number: int, token: str, kind: str = PostKind.DAY) -> tuple[str, str]:
    claim = await store.claims.claim(delivery(number, token, kind), LEASE, SETTINGS.text)
    assert claim.is_held == (claim.state in ("claimed", "unknown"))
    return claim.state, claim.nonce


async def record_intent(store: PostStore, token: str, nonce: str = "n") -> bool:
    return await store.claims.record_intent(delivery(0, token), LEASE, nonce)


async def record(store: PostStore, number: int, token: str, outcome: str) -> DeliveryAttempt:
    claimed = delivery(number, token)
    await store.claims.record_outcome(claimed, outcome, again=900, now=800, reason="post-is-gone")
    return (await store.plan(Chat.TELEGRAM, GROUP)).attempts[PostKind.DAY]


async def fill(mentions: MentionStore, group: int) -> None:
    """Store the highest number of mentioned players of a group."""
    for number in range(MOST_MENTIONS):
        assert await mentions.add_player(Player(Chat.TELEGRAM, 1000 + number), group, f"<b>{number}")


@pytest.mark.parametrize("further", [frozenset(), frozenset(further_posts())])
@pytest.mark.parametrize("switches", list(product([False, True], repeat=len(SWITCHES))))
def test_settings_read_back(switches: tuple[bool, ...], further: frozenset[str]) -> None:
    for by, role, channel in ((None, 0, 0), (ANNA, 2**64 - 1, 2**63)):
        base = PostSettings(
            PostChannel(Chat.TELEGRAM, GROUP, channel), 0, "UTC", by, role=role, language="de"
        )
        settings = replace(base, further=further, **dict(zip(SWITCHES.values(), switches, strict=True)))  # type: ignore[arg-type]
        assert PostSettings.read(Chat.TELEGRAM, GROUP, settings.text, "de") == settings


def test_a_nonce_identifies_one_post_and_is_short_enough_for_discord() -> None:
    channels = [PostChannel(Chat.DISCORD, 5, number) for number in (9_999_999_999_999_999_990, 3)]
    tasks = [PostTask(kind, number, 0) for kind in post_kinds() for number in (1, 36, 35 * 36 + 10, 24_318)]
    nonces = [post_nonce(channel, task) for channel in channels for task in tasks]
    assert len(set(nonces)) == len(nonces)
    assert max(map(len, nonces)) <= 25


async def test_only_one_process_has_a_claim(store: PostStore) -> None:
    assert await claim(store, 10, "a") == ("claimed", "")
    assert await claim(store, 10, "a") == ("claimed", "")  # again, because the answer was lost
    assert (await claim(store, 10, "b"))[0] == "busy"
    assert (await claim(store, 9, "b"))[0] == "busy"
    assert (await claim(store, 11, "b"))[0] == "busy"
    assert (await claim(store, 10, "b", PostKind.WEEK))[0] == "claimed"  # another kind of post
    assert (await store.claims.claim(delivery(10, "b"), LEASE, SETTINGS.text)).wait == pytest.approx(
        60, abs=30
    )
    assert (await record(store, 10, "a", "free")).tries == 0
    assert await claim(store, 10, "b") == ("claimed", "")


async def test_a_post_that_was_sent_is_never_claimed_again_nor_an_earlier_one(store: PostStore) -> None:
    assert (await claim(store, 10, "a"))[0] == "claimed"
    assert await record_intent(store, "a")
    assert await record(store, 10, "a", "sent") == DeliveryAttempt(sent=10)
    for number in (1, 9, 10):
        assert (await claim(store, number, "b"))[0] == "done"
    assert (await claim(store, 11, "b"))[0] == "claimed"


async def test_an_expired_claim_goes_to_the_next_process_which_learns_whether_the_post_may_have_been_sent(
    redis: Redis, store: PostStore
) -> None:
    await claim(store, 10, "a")
    await expire_claims(redis, [GROUP])
    assert not await record_intent(store, "a")
    assert await claim(store, 10, "b") == ("claimed", "")
    assert not await record_intent(store, "a")
    assert await record_intent(store, "b", "once")
    await expire_claims(redis, [GROUP])
    assert await claim(store, 10, "c") == ("unknown", "once")
    await record(store, 10, "c", "free")
    assert await claim(store, 10, "d") == ("unknown", "once")
    assert (await record(store, 10, "d", "unknown")).again == 900
    assert await claim(store, 10, "e") == ("unknown", "once")
    assert (await record(store, 10, "e", "later")).tries == 2  # now it is known that it did not arrive
    assert await claim(store, 10, "f") == ("claimed", "")


async def test_the_day_before_does_not_displace_one_that_may_have_been_sent(
    redis: Redis, store: PostStore
) -> None:
    await claim(store, 11, "fast")
    await record_intent(store, "fast")
    await expire_claims(redis, [GROUP])
    assert (await claim(store, 10, "slow"))[0] == "done"
    assert (await claim(store, 11, "other"))[0] == "unknown"
    await expire_claims(redis, [GROUP])
    assert await claim(store, 12, "next") == ("claimed", "")  # day 11 is over


async def test_after_its_claim_expired_a_process_can_record_only_that_it_sent_the_post(
    redis: Redis, store: PostStore
) -> None:
    await claim(store, 10, "a")
    await record_intent(store, "a")
    await expire_claims(redis, [GROUP])
    assert (await claim(store, 10, "b"))[0] == "unknown"
    for outcome in ("later", "refused", "unknown", "free"):
        assert (await record(store, 10, "a", outcome)).tries == 0
    assert (await store.plan(Chat.TELEGRAM, GROUP)).failing == 0
    assert (await record(store, 10, "a", "sent")).sent == 10
    assert not await record_intent(store, "b")
    assert (await record(store, 9, "b", "sent")).sent == 10


async def test_failures_are_counted_for_each_post_and_warned_of_once(store: PostStore) -> None:
    for tries in (1, 2, 3):
        await claim(store, 10, "a")
        assert await record(store, 10, "a", "refused") == DeliveryAttempt(0, 10, tries, 900)
    plan = await store.plan(Chat.TELEGRAM, GROUP)
    assert (plan.failing, plan.reason) == (800, "post-is-gone")
    assert await store.is_first_warning(Chat.TELEGRAM, GROUP)
    assert not await store.is_first_warning(Chat.TELEGRAM, GROUP)
    await claim(store, 11, "a")
    assert (await record(store, 11, "a", "sent")) == DeliveryAttempt(sent=11)
    assert (await store.plan(Chat.TELEGRAM, GROUP)).failing == 0
    assert await store.is_first_warning(Chat.TELEGRAM, GROUP)


async def test_nothing_is_claimed_with_outdated_settings(store: PostStore) -> None:
    after = replace(SETTINGS, hour=3)
    await store.save_settings(Chat.TELEGRAM, GROUP, after, SETTINGS)
    assert (await claim(store, 10, "a"))[0] == "changed"
    with pytest.raises(StaleGroupError):
        await store.save_settings(Chat.TELEGRAM, GROUP, SETTINGS, SETTINGS)
    await store.save_settings(Chat.TELEGRAM, GROUP, None, after)
    assert (await claim(store, 10, "a"))[0] == "changed"


async def test_posts_and_mentions_expire_some_weeks_after_posts_are_switched_off(
    redis: Redis, store: PostStore
) -> None:
    key = PostStore.post_key(Chat.TELEGRAM, GROUP)
    mentions = group_key(Chat.TELEGRAM, GROUP, GroupPart.MENTIONS)
    await MentionStore(redis).add_player(BEN, GROUP, "Ben")
    assert await redis.ttl(key) == await redis.ttl(mentions) == -1
    await claim(store, 10, "a")
    await record(store, 10, "a", "sent")
    await store.save_settings(Chat.TELEGRAM, GROUP, None, SETTINGS, reason="post-is-gone")
    for one in (key, mentions):
        assert STORED_DAYS * 86_000 < await redis.ttl(one) <= STORED_DAYS * 86_400
    await redis.delete(mentions)
    await MentionStore(redis).add_player(BEN, GROUP, "Ben")  # in a group without posts
    assert 0 < await redis.ttl(mentions) <= STORED_DAYS * DAY
    plan = await store.plan(Chat.TELEGRAM, GROUP)
    assert (plan.settings, plan.reason, plan.attempts[PostKind.DAY].sent) == (None, "post-is-gone", 10)
    await store.save_settings(Chat.TELEGRAM, GROUP, SETTINGS, None, 3)
    assert await redis.ttl(key) == await redis.ttl(mentions) == -1
    assert (await store.plan(Chat.TELEGRAM, GROUP)).reason == ""


async def test_a_due_group_is_taken_by_one_process_and_is_due_again_if_that_process_ends(
    redis: Redis, store: PostStore
) -> None:
    taken = await asyncio.gather(*(store.schedule.take_due(Chat.TELEGRAM, 1000, 60) for _ in range(5)))
    ((group, mark),) = filter(None, taken)
    assert group == GROUP
    assert await store.schedule.take_due(Chat.TELEGRAM, 1059, 60) is None
    again = await store.schedule.take_due(Chat.TELEGRAM, 1062, 60)
    assert again
    await store.schedule.set_next_check(Chat.TELEGRAM, GROUP, mark, 5000)  # too late: another process has it
    assert await redis.zscore("sb1:posts:telegram", str(GROUP)) == again[1]
    await store.schedule.check_now(Chat.TELEGRAM, GROUP)  # the settings were changed meanwhile
    await store.schedule.set_next_check(Chat.TELEGRAM, GROUP, again[1], 5000)
    third = await store.schedule.take_due(Chat.TELEGRAM, 1063, 60)
    assert third
    await store.schedule.set_next_check(Chat.TELEGRAM, GROUP, third[1], 5000)
    assert await store.schedule.take_due(Chat.TELEGRAM, 4999, 60) is None
    await store.schedule.check_by(Chat.TELEGRAM, GROUP, 6000)
    await store.schedule.check_by(Chat.TELEGRAM, GROUP, 4000)
    await store.schedule.check_by(Chat.TELEGRAM, 1, 4000)  # an unknown group
    assert await store.schedule.take_due(Chat.TELEGRAM, 4000, 60)
    assert await store.schedule.take_due(Chat.TELEGRAM, 4000, 60) is None


async def test_one_process_repairs_the_schedule_every_ten_minutes(redis: Redis, store: PostStore) -> None:
    assert [await store.may_sweep() for _ in range(3)] == [True, False, False]
    assert 0 < await redis.ttl("sb1:posts:sweep") <= 600


async def test_the_mentions_of_a_group_and_of_a_player_are_limited(mentions: MentionStore) -> None:
    await fill(mentions, GROUP)
    assert not await mentions.add_player(BEN, GROUP, "late")
    assert await mentions.groups_of_player(BEN) == ()
    assert await mentions.add_player(Player(Chat.TELEGRAM, 1007), GROUP, "another name")
    mentioned = await mentions.mentioned_in(Chat.TELEGRAM, GROUP)
    assert len(mentioned) == MOST_MENTIONS
    assert mentioned[7] == (Player(Chat.TELEGRAM, 1007), "another name")
    groups = [*range(-MOST_MENTIONS, 0)]
    for group in groups:
        assert await mentions.add_player(BEN, group, "Ben")
    assert not await mentions.add_player(BEN, 5, "Ben")
    assert await mentions.add_player(BEN, -3, "Ben once more")
    await mentions.remove_player(BEN, -3)
    assert await mentions.groups_of_player(BEN) == tuple(group for group in groups if group != -3)
    assert await mentions.add_player(BEN, 5, "Ben")


async def test_references_to_groups_are_renewed_by_each_post(redis: Redis, mentions: MentionStore) -> None:
    key = player_key(BEN, PlayerPart.POSTS)
    await mentions.add_player(BEN, GROUP, "Ben")
    await redis.expire(key, 1000)
    assert await mentions.still_mentioned_in(Chat.TELEGRAM, GROUP) == ((BEN, "Ben"),)
    assert 399 * DAY < await redis.ttl(key) <= 400 * DAY
    await redis.delete(key)  # now deleting the player's data would not find the group
    assert await mentions.still_mentioned_in(Chat.TELEGRAM, GROUP) == ()
    assert await mentions.mentioned_in(Chat.TELEGRAM, GROUP) == ()


@pytest.mark.usefixtures("store")
async def test_players_ask_in_the_group_to_be_mentioned(desk: Desk, mentions: MentionStore) -> None:
    group = GroupSettings(channels=frozenset({99}), starters=StartPermission.ADMINISTRATORS)
    await desk.store.groups.save_settings(Chat.TELEGRAM, GROUP, group)  # even where no games are played
    desk.room = replace(HALL, is_admin=False, name="*Ben*")
    for _ in range(2):
        assert "type /daily tell off" in (await desk.type("/daily tell on", BEN)).notice
        assert await mentions.mentioned_in(Chat.TELEGRAM, GROUP) == ((BEN, "*Ben*"),)
    desk.room = HALL
    assert "Notified: 1 player who asked for it" in shown(await desk.type("/admin post")).text
    assert "won’t be mentioned" in (await desk.type("/daily tell off", BEN)).notice
    assert await mentions.mentioned_in(Chat.TELEGRAM, GROUP) == ()
    assert not await desk.store.redis.exists(player_key(BEN, PlayerPart.POSTS))
    await fill(mentions, GROUP)
    assert "Nobody else can be added" in (await desk.type("/daily tell on", BEN)).notice
    desk.room = Room()
    assert "Press “Notify me” below a post there" in (await desk.type("/daily tell on", BEN)).notice
    for room, values in ((HALL, ["tell on", "tell off"]), (Room(), [])):
        offered = await desk.app.suggest(BEN, ParameterKind.DAY, "tell", room=room)
        assert [one.value for one in offered] == values


async def test_the_administrator_of_posts_stays_known_until_their_data_are_deleted(
    desk: Desk, store: PostStore, mentions: MentionStore
) -> None:
    desk.room = HALL
    await desk.type("/admin post 9")
    for line in ("/daily tell on", "/daily tell off", "/daily tell on"):
        await desk.type(line)
        assert await mentions.groups_of_player(ANNA) == (GROUP,)
    await mentions.add_player(BEN, GROUP, "Ben")
    await desk.app.move_group(Chat.TELEGRAM, GROUP, -9)
    exported = (await desk.type("/mydata export")).document
    assert exported
    assert isinstance(exported.content, bytes)
    assert "-9" in exported.content.decode()
    await desk.type("/mydata delete yes")
    assert await mentions.mentioned_in(Chat.TELEGRAM, -9) == ((BEN, "Ben"),)
    settings = (await store.plan(Chat.TELEGRAM, -9)).settings
    assert settings
    assert settings.by is None
    keys = [key.decode() async for key in desk.store.redis.scan_iter("*")]
    assert not [key for key in keys if key.startswith(player_prefix(ANNA))]


async def test_posts_move_with_their_group_once(redis: Redis, store: PostStore) -> None:
    await claim(store, 10, "a")
    await record(store, 10, "a", "sent")
    await claim(store, 11, "a")
    await store.move_posts(Chat.TELEGRAM, GROUP, 9)
    plan = await store.plan(Chat.TELEGRAM, 9)
    assert plan.settings == replace(SETTINGS, channel=PostChannel(Chat.TELEGRAM, 9, 7))
    assert (plan.since, plan.attempts[PostKind.DAY].sent) == (3, 10)
    await store.save_settings(Chat.TELEGRAM, GROUP, SETTINGS, None, 50)
    await store.move_posts(Chat.TELEGRAM, GROUP, 9)  # by another process
    assert await store.plan(Chat.TELEGRAM, 9) == plan
    assert not await redis.exists(PostStore.post_key(Chat.TELEGRAM, GROUP))
    assert [group async for group in store.schedule.owners(Chat.TELEGRAM)] == [9]


@pytest.mark.parametrize("stored", [{"since": "x"}, {"day.sent": "1.5"}, {"failing": ""}, {"settings": "{}"}])
def test_unreadable_state_means_no_posts(stored: dict[str, str]) -> None:
    text = PostSettings(PostChannel(Chat.DISCORD, 5, 6)).text
    assert PostPlan.read(Chat.DISCORD, 5, {"settings": text}, "").settings
    plan = PostPlan.read(Chat.DISCORD, 5, {"settings": text} | stored, "")
    assert plan.settings is None
    assert plan.unreadable
