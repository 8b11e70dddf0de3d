"""Posts are settled by administrators, by buttons and by words; a trial shows at once whether they arrive."""

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Chat, Player, Room, Verb
from bot.core.commands import ParameterKind, as_typed, read_line
from bot.core.group_settings import GroupSettings, StartPermission
from bot.core.posts import PostChannel, PostOutcome, PostResult
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.daily.scope import Span
from bot.features.posts.mention_store import MOST_MENTIONS, MentionStore
from bot.features.posts.schedule import closed_period
from bot.features.posts.settings import PostSettings
from bot.features.posts.settings_input import EXAMPLES, SWITCH_LABELS
from bot.features.posts.store import PostStore
from bot.i18n.texts import Texts, languages
from bot.storage.player_store import DAY, PlayerStore
from tests.bot.desk import ANNA, BEN, MORNING, Desk, button, labels, shown, ticks
from tests.bot.post_office import Hand, Life, Notices, Square, always

HALL = Room(group=-100_200, channel=3, is_admin=True, name="Anna")
"""Where Anna governs."""
GARDEN = replace(HALL, channel=4)

every_language = pytest.mark.parametrize("language", languages())


class Hall(Desk):
    """A desk in a group of a chat in which can be posted."""

    square: Square

    async def settled(self) -> PostSettings | None:
        return (await PostStore(self.store.redis).plan(Chat.TELEGRAM, HALL.group)).settings

    async def look(self) -> str:
        return shown(await self.type("/admin post")).text


@pytest.fixture
async def hall(desk: Desk) -> Hall:
    """Provide a group whose administrator acts, at 8 in the morning, UTC, of a Friday."""
    hall = Hall(desk.store)
    hall.room, hall.square = HALL, Square()
    hall.app.services.posts.senders.update(
        {chat: Hand(hall.square, Life()) for chat in (Chat.TELEGRAM, Chat.DISCORD)}
    )
    administration = hall.app.services.posts.administration
    administration._composer = Notices(hall.app.services.daily)
    return hall


async def test_nothing_is_posted_until_a_place_is_settled_and_its_trial_has_arrived(hall: Hall) -> None:
    page = await hall.press(await hall.type("/admin"), "Posts of the day")
    assert page.target is ReplyTarget.HERE
    assert labels(page) == ["Post here", "◀ For everyone here"]
    assert not hall.square.asked
    page = await hall.press(page, "Post here")
    assert page.notice == "A trial has been posted. From now on the puzzle of the day comes here."
    ((channel, title, _),) = hall.square.arrived
    assert (channel, title) == (PostChannel(Chat.TELEGRAM, HALL.group, 3), "trial")
    assert await hall.settled() == PostSettings(channel, 12, "UTC", ANNA)
    assert shown(page).text == (
        "Every day I post the puzzle of the day, and how the day before went.\n"
        "Where: here\n"
        "When: at 12:00 (UTC)\n"
        "Next: Friday 12:00"
    )
    assert labels(page) == [
        "Hour: 12:00",
        "Time zone",
        "✓ Players’ names",
        "Best everywhere",
        "Weekly summary",
        "Monthly summary",
        "With sound",
        "No more posts",
        "◀ For everyone here",
    ]


@pytest.mark.parametrize(
    ("zone", "hour", "told"),
    [
        ("Europe/Berlin", 13, "Next: Friday 13:00"),
        ("Asia/Kolkata", 18, "Next: Friday 18:00"),
        ("America/Los_Angeles", 4, "Next: Friday 04:00"),
        ("Pacific/Kiritimati", 2, "Next: Saturday 02:00"),
    ],
)
async def test_at_first_posts_come_by_the_administrators_clock_once_a_day_has_closed(
    hall: Hall, zone: str, hour: int, told: str
) -> None:
    await hall.type(f"/settings {zone}")
    page = await hall.type("/admin post here")
    settings = await hall.settled()
    assert settings
    assert (settings.zone, settings.hour) == (zone, hour)
    assert told in shown(page).text


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("9", {"hour": 9}),
        ("18:00", {"hour": 18}),
        ("at 0", {"hour": 0}),
        ("hour 7", {"hour": 7}),
        ("hour=23", {"hour": 23}),
        ("７", {"hour": 7}),
        ("zone Berlin", {"zone": "Europe/Berlin"}),
        ("zone=America/Argentina/Buenos_Aires", {"zone": "America/Argentina/Buenos_Aires"}),
        ("time zone new york", {"zone": "America/New_York"}),
        ("names off", {"has_names": False}),
        ("all on", {"has_standings_of_all": True}),
        ("sound on", {"is_silent": False}),
        ("weekly on", {"is_weekly": True}),
        ("Monthly summary: on", {"is_monthly": True}),
    ],
)
async def test_each_thing_may_be_typed(hall: Hall, line: str, changes: dict[str, object]) -> None:
    await hall.type("/admin post here")
    before = await hall.settled()
    assert before
    reply = await hall.type(f"/admin post {line}")
    assert reply.screen
    assert not reply.notice
    assert await hall.settled() == replace(before, **changes)  # type: ignore[arg-type]
    assert len(hall.square.asked) == 1  # no trial for it


@every_language
async def test_each_thing_has_a_button_in_every_language(hall: Hall, language: str) -> None:
    hall.room = replace(HALL, language=language)
    texts = Texts.load(language)
    page = await hall.press(await hall.type("/admin"), texts("posts-title"))
    page = await hall.press(page, texts("button-post-here"))
    before = await hall.settled()
    assert before
    for name in SWITCH_LABELS.values():
        is_on = texts(name) in ticks(page)
        label = texts("tick-on" if is_on else "tick-off", place=texts(name))
        page = await hall.press(page, label)
        assert (texts(name) in ticks(page)) == (not is_on)
    after = await hall.settled()
    assert after == replace(
        before, has_names=False, has_standings_of_all=True, is_silent=False, is_weekly=True, is_monthly=True
    )
    page = await hall.press(page, texts("post-hour-label", hour="12:00"))
    assert ticks(page) == ["12"]
    page = await hall.press(page, "09")
    page = await hall.press(page, texts("setting-zone"))
    assert "/admin post zone Tokyo" in shown(page).text
    await hall.type("/settings zone Tokyo")
    page = await hall.press(await hall.type("/admin post zone"), texts("zone-of-yours", zone="Asia/Tokyo"))
    assert await hall.settled() == replace(after, hour=9, zone="Asia/Tokyo")
    page = await hall.press(page, texts("button-post-off"))
    assert await hall.settled() is None
    assert texts("button-post-here") in labels(page)


@every_language
async def test_all_that_is_offered_may_be_typed(hall: Hall, language: str) -> None:
    hall.room = replace(HALL, language=language)
    offered = {
        one.value: one.label
        for typed in ("post", "post here", "post off", "post names", "post sound", "post weekly", "post 18")
        for one in await hall.app.suggest(ANNA, ParameterKind.CHANGE, typed, room=hall.room)
    }
    assert {"post", "post here", "post names off", "post weekly on", "post 18:00"} <= offered.keys()
    for words in (*offered, *EXAMPLES):
        if words.startswith("post"):
            await hall.type("/admin post here")
            reply = await hall.type(f"/admin {words}")
            assert reply.screen, words
    assert not [label for label in offered.values() if len(label) > 100]  # Discord's limit


async def test_a_new_place_is_tried_first_and_the_old_one_stays_where_that_is_refused(hall: Hall) -> None:
    await hall.type("/admin post here")
    before = await hall.settled()
    hall.room = GARDEN
    page = await hall.type("/admin post")
    assert "Where: in another channel or topic" in shown(page).text
    hall.square.answer = always(PostOutcome.REFUSED, "post-may-not-attach")
    page = await hall.press(page, "Post here instead")
    assert "Allow me to send files and photos there" in page.notice
    assert await hall.settled() == before
    hall.square.answer = always(PostOutcome.SENT)
    page = await hall.press(page, "Post here instead")
    assert before
    assert await hall.settled() == replace(before, channel=PostChannel(Chat.TELEGRAM, HALL.group, 4))
    assert [channel.channel for channel, _, _ in hall.square.arrived] == [3, 4]
    assert "Where: here" in shown(page).text


@pytest.mark.parametrize(
    ("fate", "reason", "told", "is_settled"),
    [
        (PostOutcome.REFUSED, "post-may-not-see", "Allow me “View Channels” there", False),
        (PostOutcome.REFUSED, "a reason to come", "does not accept it", False),
        (PostOutcome.UNREACHED, "", "Nothing has been settled", False),
        (PostOutcome.UNKNOWN, "", "Please look", True),
        (PostOutcome.SENT, "", "A trial has been posted", True),
    ],
)
@every_language
async def test_what_becomes_of_a_trial_is_told(
    hall: Hall, language: str, fate: PostOutcome, reason: str, told: str, is_settled: bool
) -> None:
    hall.room = replace(HALL, language=language)
    hall.square.answer = always(fate, reason)
    reply = await hall.type("/admin post here")
    assert 0 < len(reply.notice) <= MAX_NOTICE
    assert not reply.notice.endswith("…")
    assert language != "en" or told in reply.notice
    assert (await hall.settled() is not None) == is_settled


async def test_before_the_first_day_no_place_is_settled(redis: Redis) -> None:
    desk = Desk(PlayerStore(redis))
    desk.app = App(desk.store, Texts.load(), lambda: MORNING, first_day=date(2027, 2, 1))
    desk.room = HALL
    assert "The first puzzle of the day comes on 2027-02-01" in (await desk.type("/admin post here")).notice
    assert (await PostStore(redis).plan(Chat.TELEGRAM, HALL.group)).settings is None


async def test_a_chat_that_fails_at_a_trial_leaves_it_open(hall: Hall) -> None:
    async def stumble(_: PostChannel) -> PostResult:
        raise OSError("broken off")

    hall.square.answer = stumble
    assert "Please look" in (await hall.type("/admin post here")).notice
    hall.app.services.posts.senders.clear()
    assert "Nothing has been settled" in (await hall.type("/admin post here")).notice


@pytest.mark.parametrize("line", ["24", "9:30", "18:01", "99", "25:00"])
async def test_only_full_hours_are_taken_and_that_is_said(hall: Hall, line: str) -> None:
    await hall.type("/admin post here")
    before = await hall.settled()
    told = (await hall.type(f"/admin post {line}")).notice
    assert told == "I post at full hours, from 0 to 23: type /admin post 18:00, for example."
    assert await hall.settled() == before


async def test_a_zone_that_there_is_not_is_refused_with_the_nearest(hall: Hall) -> None:
    await hall.type("/admin post here")
    told = (await hall.type("/admin post zone Brelin")).notice
    assert told.startswith("There is no time zone “Brelin”. Nearest: Europe/Berlin")
    assert "Tokyo" in (await hall.type("/admin post zone 東")).notice


@pytest.mark.parametrize("line", ["foo", "names", "names maybe", "weekly", "role", "here there", "x" * 300])
async def test_what_cannot_be_settled_is_refused_and_nothing_changes(hall: Hall, line: str) -> None:
    await hall.type("/admin post here")
    before = await hall.settled()
    reply = await hall.type(f"/admin post {line}")
    assert "is nothing to settle of posts. You can type post here, post 9," in reply.notice
    assert reply.screen is None
    assert await hall.settled() == before


@every_language
@pytest.mark.parametrize("chat", [Chat.DISCORD, Chat.TELEGRAM])
async def test_every_refusal_is_told_whole(hall: Hall, language: str, chat: Chat) -> None:
    hall.room = replace(HALL, language=language)
    for line in ("W" * 60, "zone " + "W" * 60, "9:30", "role 5", "names on"):
        reply = await hall.app.handle(Player(chat, 7), read_line(f"/admin post {line}"), hall.room)
        assert len(reply.notice) <= MAX_NOTICE
        assert not reply.notice.endswith("…")
        assert reply.notice or line == "role 5"
        if line == "9:30":
            assert as_typed(chat, "admin post 18:00", Texts.load(language)) in reply.notice


async def test_without_posts_nothing_else_can_be_settled_and_that_is_said(hall: Hall) -> None:
    for line in ("9", "names off", "weekly on", "zone Berlin", "hour"):
        reply = await hall.type(f"/admin post {line}")
        assert reply.notice == "There are no posts yet: say first where they shall come."
        assert labels(reply) == ["Post here", "◀ For everyone here"]
    assert not (await hall.type("/admin post off")).notice
    assert await hall.settled() is None


async def test_a_role_is_called_in_discord_alone(hall: Hall) -> None:
    carla = Player(Chat.DISCORD, 9)
    store = PostStore(hall.store.redis)

    async def role(line: str) -> tuple[int, Reply]:
        reply = await hall.type(f"/admin post {line}", carla)
        settings = (await store.plan(Chat.DISCORD, HALL.group)).settings
        assert settings
        return settings.role, reply

    await hall.type("/admin post here", carla)
    for typed in ("role <@&1234567890123456789>", "role 1234567890123456789", "role=1234567890123456789"):
        number, page = await role(typed)
        assert number == 1234567890123456789
        assert "Told of each: a role" in shown(page).text
    await hall.press(page, "Tell no role", carla)
    assert (await role(""))[0] == 0
    await role("role 5")
    assert (await role("role none"))[0] == 0
    assert "nothing to settle" in (await role("role 99999999999999999999"))[1].notice
    await hall.type("/admin post here")
    assert "There are no roles in this chat" in (await hall.type("/admin post role 5")).notice


@pytest.mark.parametrize("line", ["post", "post here", "post 9", "post off", "post zone Berlin"])
async def test_who_is_no_administrator_settles_nothing(hall: Hall, line: str) -> None:
    await hall.type("/admin post here")
    before = await hall.settled()
    hall.room = replace(HALL, is_admin=False)
    assert "Only administrators" in (await hall.type(f"/admin {line}")).notice
    assert await hall.settled() == before
    assert len(hall.square.asked) == 1


async def test_another_administrators_button_settles_nothing(hall: Hall) -> None:
    page = await hall.type("/admin post here")
    before = await hall.settled()
    for label in ("No more posts", "✓ Players’ names", "Hour: 12:00"):
        reply = await hall.press(page, label, BEN)
        assert reply.target is ReplyTarget.PRIVATE
        assert shown(reply).title in ("Posts of the day", "For everyone here")
    assert await hall.settled() == before


async def test_two_administrators_at_once_settle_both_and_the_last_is_told_of_failures(hall: Hall) -> None:
    await hall.type("/admin post here")
    lines = ("9", "names off", "weekly on", "zone Berlin", "sound on")
    await asyncio.gather(
        *(hall.type(f"/admin post {line}", Player(Chat.TELEGRAM, 50 + len(line))) for line in lines)
    )
    after = await hall.settled()
    assert after
    assert (after.hour, after.zone, after.has_names, after.is_weekly, after.is_silent) == (
        9,
        "Europe/Berlin",
        False,
        True,
        False,
    )
    assert after.by != ANNA


async def test_two_administrators_who_settle_a_place_at_once_make_one_trial_each(hall: Hall) -> None:
    rooms = (HALL, GARDEN)
    await asyncio.gather(*(hall.app.handle(ANNA, read_line("/admin post here"), room) for room in rooms))
    assert sorted(channel.channel for channel, _, _ in hall.square.arrived) == [3, 4]
    assert await hall.settled()


async def test_what_is_settled_behind_its_hour_begins_tomorrow(hall: Hall) -> None:
    hall.time = MORNING + 6 * 60 * 60  # 14:00
    await hall.type("/admin post here")
    assert "Next: Saturday 12:00" in await hall.look()
    await hall.type("/admin post 18")
    assert "Next: Friday 18:00" in await hall.look()
    await hall.type("/admin post zone Tokyo")  # where it is 23:00
    assert "Next: Saturday 18:00" in await hall.look()
    hall.time = MORNING + 54 * 60 * 60  # two days later, at 14:00
    await hall.type("/admin post 20")
    assert "Next: at once" in await hall.look()  # at 11:00 it ought to have come


@pytest.mark.parametrize(("line", "span"), [("weekly on", Span.WEEK), ("monthly on", Span.MONTH)])
async def test_what_closed_before_it_was_wanted_is_not_summed_up(hall: Hall, line: str, span: Span) -> None:
    hall.time += 90 * 24 * 60 * 60
    days = await hall.app.services.daily.challenges.days(MORNING)
    await hall.type("/admin post here")
    await hall.type(f"/admin post {line}")
    plan = await PostStore(hall.store.redis).plan(Chat.TELEGRAM, HALL.group)
    assert plan.attempts[span].sent == closed_period(days, span, hall.time) > 0


async def test_what_is_wrong_is_shown_where_posts_are_settled(hall: Hall) -> None:
    await hall.type("/admin post here")
    settings = await hall.settled()
    assert settings
    store = PostStore(hall.store.redis)
    number = (await hall.app.services.daily.challenges.days(MORNING)).number_at(MORNING)
    now = MORNING + 4 * 60 * 60
    await store.claim(settings, Span.DAY, number, "a", 1000)
    again = now + 600
    await store.record_outcome(
        settings, Span.DAY, number, "a", "refused", again=again, now=now, reason="post-is-closed"
    )
    hall.time = now + 60
    text = await hall.look()
    assert "Next: Friday 12:10" in text
    assert "They fail since Friday 12:00. I try again by myself." in text
    assert "Open it again, or let me post elsewhere." in text
    await store.save_settings(Chat.TELEGRAM, HALL.group, None, settings, reason="post-is-closed")
    assert "I have switched the posts off, since they failed for a week: That topic" in await hall.look()


async def test_who_wants_to_be_told_says_so_in_the_group(hall: Hall) -> None:
    await hall.type("/admin post here")
    hall.room = replace(HALL, is_admin=False, name="*Ben*")
    store = MentionStore(hall.store.redis)
    for _ in range(2):  # twice is as once
        assert "type /daily tell off" in (await hall.type("/daily tell on", BEN)).notice
    assert await store.mentioned_in(Chat.TELEGRAM, HALL.group) == ((BEN, "*Ben*"),)
    hall.room = HALL
    assert "Told of each: 1 player who wants that" in await hall.look()
    assert "not name you" in (await hall.type("/daily tell off", BEN)).notice
    assert await store.mentioned_in(Chat.TELEGRAM, HALL.group) == ()
    for number in range(MOST_MENTIONS):
        await store.add_player(Player(Chat.TELEGRAM, 1000 + number), HALL.group, "")
    assert "no room for more" in (await hall.type("/daily tell on", BEN)).notice
    hall.room = Room()
    assert "press this below one of them" in (await hall.type("/daily tell on", BEN)).notice


async def test_to_be_told_or_not_is_offered_in_a_group_alone(hall: Hall) -> None:
    offered = await hall.app.suggest(BEN, ParameterKind.DAY, "tell", room=HALL)
    assert [one.value for one in offered] == ["tell on", "tell off"]
    assert await hall.app.suggest(BEN, ParameterKind.DAY, "tell", room=Room()) == ()


async def test_to_be_told_is_no_game_and_goes_where_none_are_played(hall: Hall) -> None:
    group = GroupSettings(channels=frozenset({99}), starters=StartPermission.ADMINISTRATORS)
    await hall.store.groups.settle(Chat.TELEGRAM, HALL.group, group)
    hall.room = replace(HALL, is_admin=False)
    assert "I will name you" in (await hall.type("/daily tell on", BEN)).notice


async def test_every_button_of_the_pages_fits_its_chat(hall: Hall) -> None:
    await hall.type("/settings zone Buenos Aires")
    await hall.type("/admin post here")
    for line in ("", "hour", "zone"):
        page = await hall.type(f"/admin post {line}")  # the desk packs every button
        assert all(control.action.verb is Verb.ADMIN for row in shown(page).rows for control in row)
    assert button(page, "✓ Mine: America/Argentina/Buenos_Aires")
    assert datetime.fromtimestamp(MORNING, UTC).hour == 8


async def test_who_wants_to_be_told_no_longer_has_room_for_other_groups(hall: Hall) -> None:
    store, redis = MentionStore(hall.store.redis), hall.store.redis
    groups = [*range(-MOST_MENTIONS, 0)]
    for group in groups:
        assert await store.add_player(BEN, group, "Ben")
    assert not await store.add_player(BEN, 5, "Ben")
    hall.room = replace(HALL, group=-3, is_admin=False)
    await hall.type("/daily tell off", BEN)
    assert await store.groups_of_player(BEN) == tuple(group for group in groups if group != -3)
    assert await store.add_player(BEN, 5, "Ben")
    for group in (5, *groups):
        await store.remove_player(BEN, group)
    assert not await redis.exists(hall.store.key(BEN, "posts"))


async def test_a_full_group_is_not_remembered_of_who_found_no_room_there(hall: Hall) -> None:
    store = MentionStore(hall.store.redis)
    for number in range(MOST_MENTIONS):
        await store.add_player(Player(Chat.TELEGRAM, 1000 + number), HALL.group, "")
    assert not await store.add_player(BEN, HALL.group, "Ben")
    assert await store.groups_of_player(BEN) == ()


async def test_who_has_settled_posts_stays_known_to_them(hall: Hall) -> None:
    await hall.type("/admin post here")
    await hall.type("/daily tell on")
    await hall.type("/daily tell off")
    assert await MentionStore(hall.store.redis).groups_of_player(ANNA) == (HALL.group,)
    await hall.app.move_group(Chat.TELEGRAM, HALL.group, -500)
    assert -500 in await MentionStore(hall.store.redis).groups_of_player(ANNA)
    await hall.type("/mydata delete yes")
    settings = (await PostStore(hall.store.redis).plan(Chat.TELEGRAM, -500)).settings
    assert settings
    assert settings.by is None


async def test_groups_that_know_a_player_are_kept_again_with_each_post_and_not_for_ever(hall: Hall) -> None:
    store, key = MentionStore(hall.store.redis), hall.store.key(BEN, "posts")
    await store.add_player(BEN, HALL.group, "Ben")
    await hall.store.redis.expire(key, 1000)
    assert await store.still_mentioned_in(Chat.TELEGRAM, HALL.group) == ((BEN, "Ben"),)
    assert 399 * DAY < await hall.store.redis.ttl(key) <= 400 * DAY
    await hall.store.redis.delete(key)
    assert await store.still_mentioned_in(Chat.TELEGRAM, HALL.group) == (), (
        "nobody is told whom nobody could forget"
    )
    assert await store.mentioned_in(Chat.TELEGRAM, HALL.group) == ()


@pytest.mark.parametrize("text", [b"nonsense", b"[1, 2]", b"{}", b"\xff", b'["x", 1, 2, 3, 4, 5]'])
async def test_what_is_settled_and_cannot_be_read_is_said_and_settled_again(hall: Hall, text: bytes) -> None:
    await hall.type("/admin post here")
    key = PostStore.post_key(Chat.TELEGRAM, HALL.group)
    for again in ("/admin post off", "/admin post here"):
        await hall.store.redis.hset(key, "settings", text)
        page = await hall.type("/admin post")
        assert "can no longer read what was settled of posts here" in shown(page).text
        assert labels(page) == ["Post here", "◀ For everyone here"]
        await hall.app.services.posts.poster.post_due(hall.time)
        assert shown(await hall.type("/admin post 9")).text == shown(page).text
        after = await hall.type(again)
        assert "can no longer read" not in shown(after).text
    assert await hall.settled()
