"""Administrators configure posts by buttons and by typing; a trial post shows whether posts arrive."""

import asyncio
from dataclasses import replace
from datetime import date

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Chat, Player, Room
from bot.core.commands import ParameterKind, as_typed
from bot.core.posts import PostChannel, PostOutcome, PostResult
from bot.core.replies import MAX_NOTICE, ReplyTarget
from bot.core.typed_input.lines import read_line
from bot.daily.scope import Span
from bot.features.challenge.service import ChallengeService
from bot.features.posts.administration import PostAdministration
from bot.features.posts.planning import PostKind, closed_period
from bot.features.posts.poster import Poster
from bot.features.posts.service import PostsService
from bot.features.posts.settings import PostSettings
from bot.features.posts.settings_input import examples, switch_labels
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.coordination.delivery_claims import Delivery
from bot.storage.player_store import PlayerStore
from tests.bot.desk import ANNA, BEN, MORNING, Desk, labels, shown, ticks
from tests.bot.posts.post_office import DAY, HOUR, FakeChat, FakeSender, TitleComposer, always

HALL = Room(group=-100_200, channel=3, is_admin=True, name="Anna")
"""The group in which Anna is an administrator."""
GARDEN = replace(HALL, channel=4)

every_language = pytest.mark.parametrize("language", finished_languages())


class Hall(Desk):
    """A simulated administrator of a group in a chat that accepts posts."""

    chat: FakeChat

    @property
    def posts(self) -> PostsService:
        return self.app.services.get(PostsService)

    async def settings(self) -> PostSettings | None:
        return (await self.posts.store.plan(Chat.TELEGRAM, HALL.group)).settings

    async def post_here(self) -> PostSettings:
        await self.type("/admin post here")
        settings = await self.settings()
        assert settings
        return settings

    async def text(self) -> str:
        return shown(await self.type("/admin post")).text


@pytest.fixture
async def hall(desk: Desk) -> Hall:
    """Provide a desk that acts as a group's administrator, on a Friday at 08:00 UTC."""
    hall = Hall(desk.store)
    hall.room, hall.chat = HALL, FakeChat()
    hall.app.services.post_senders.update(
        {chat: FakeSender(hall.chat) for chat in (Chat.TELEGRAM, Chat.DISCORD)}
    )
    hall.app.services.get(PostAdministration)._composer = TitleComposer(hall.app.services)
    return hall


async def test_nothing_is_posted_until_a_place_is_chosen_and_its_trial_has_arrived(hall: Hall) -> None:
    page = await hall.press(await hall.type("/admin"), "Daily posts")
    assert page.target is ReplyTarget.HERE
    assert labels(page) == ["Post here", "◀ Admin settings"]
    assert not hall.chat.requests
    page = await hall.press(page, "Post here")
    assert page.notice == "Test post sent. From now on, the daily challenge is posted here every day."
    ((channel, title, _),) = hall.chat.arrived
    assert (channel, title) == (PostChannel(Chat.TELEGRAM, HALL.group, 3), "trial")
    assert await hall.settings() == PostSettings(channel, 12, "UTC", ANNA)
    assert shown(page).text == (
        "I post the daily challenge every day, with the previous day’s results.\n"
        "Where: here\n"
        "When: 12:00 (UTC)\n"
        "Next: Friday 12:00"
    )
    assert labels(page) == [
        "Hour: 12:00", "Time zone", "✓ Player names", "Best run everywhere", "Weekly summary",
        "Monthly summary", "With daily five", "With a puzzle", "With sound", "Stop posting",
        "◀ Admin settings",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("zone", "hour", "next_post"),
    [
        ("Europe/Berlin", 13, "Next: Friday 13:00"),
        ("Asia/Kolkata", 18, "Next: Friday 18:00"),
        ("America/Los_Angeles", 4, "Next: Friday 04:00"),
        ("Pacific/Kiritimati", 2, "Next: Saturday 02:00"),
    ],
)
async def test_the_default_hour_is_the_first_after_a_day_has_closed_in_the_administrators_zone(
    hall: Hall, zone: str, hour: int, next_post: str
) -> None:
    await hall.type(f"/settings {zone}")
    settings = await hall.post_here()
    assert (settings.zone, settings.hour) == (zone, hour)
    assert next_post in await hall.text()


@pytest.mark.parametrize(
    ("lines", "changes"),
    [
        (("7", "７", "07:00", "at 7", "hour 7", "hour=7"), {"hour": 7}),
        (("at 0",), {"hour": 0}),
        (("zone Berlin", "time zone=Europe/Berlin"), {"zone": "Europe/Berlin"}),
        (("time zone new york",), {"zone": "America/New_York"}),
        (("names off",), {"has_names": False}),
        (("all on",), {"has_standings_of_all": True}),
        (("sound on",), {"is_silent": False}),
        (("weekly on",), {"is_weekly": True}),
        (("Monthly summary: on",), {"is_monthly": True}),
        (("puzzle on", "With a puzzle: on"), {"further": frozenset({"puzzle"})}),
    ],
)
async def test_each_setting_can_be_typed(
    hall: Hall, lines: tuple[str, ...], changes: dict[str, object]
) -> None:
    before = await hall.post_here()
    for line in lines:
        await hall.type("/admin post 12")
        reply = await hall.type(f"/admin post {line}")
        assert reply.screen
        assert bool(reply.notice) == ("zone" in changes)  # it says what time it is there
        assert await hall.settings() == replace(before, **changes)  # type: ignore[arg-type]
    assert len(hall.chat.requests) == 1  # no second trial


@every_language
async def test_each_setting_has_a_button_in_every_language(hall: Hall, language: str) -> None:
    hall.room = replace(HALL, language=language)
    texts = Texts.load(language)
    page = await hall.press(await hall.type("/admin"), texts("posts-title"))
    page = await hall.press(page, texts("button-post-here"))
    before = await hall.settings()
    assert before
    for name in switch_labels().values():
        is_on = texts(name) in ticks(page)
        page = await hall.press(page, texts("tick-on" if is_on else "tick-off", place=texts(name)))
        assert (texts(name) in ticks(page)) == (not is_on)
    after = await hall.settings()
    assert after == replace(
        before,
        has_names=False,
        has_standings_of_all=True,
        is_silent=False,
        is_weekly=True,
        is_monthly=True,
        further=frozenset({"puzzle", "five"}),
    )
    page = await hall.press(page, texts("post-hour-label", hour="12:00"))
    assert ticks(page) == ["12"]
    page = await hall.press(await hall.press(page, "09"), texts("setting-zone"))
    assert "/admin post zone Tokyo" in shown(page).text
    zone = "America/Argentina/Buenos_Aires"  # the longest name of a time zone
    await hall.type(f"/settings zone {zone}")
    page = await hall.press(await hall.type("/admin post zone"), texts("zone-of-yours", zone="").strip())
    assert await hall.settings() == replace(after, hour=9, zone=zone)
    page = await hall.press(page, texts("button-post-off"))
    assert await hall.settings() is None
    assert texts("button-post-here") in labels(page)


@every_language
async def test_every_suggestion_can_be_typed(hall: Hall, language: str) -> None:
    hall.room = replace(HALL, language=language)
    offered = {
        one.value: one.label
        for typed in ("post", "post here", "post off", "post names", "post sound", "post weekly", "post 18")
        for one in await hall.app.suggest(ANNA, ParameterKind.CHANGE, typed, room=hall.room)
    }
    assert {"post", "post here", "post names off", "post weekly on", "post 18:00"} <= offered.keys()
    for words in (*offered, *examples()):
        if words.startswith("post"):
            await hall.type("/admin post here")
            assert (await hall.type(f"/admin {words}")).screen, words
    assert max(map(len, offered.values())) <= 100  # Discord's limit


async def test_posts_move_to_another_channel_only_if_its_trial_arrives(hall: Hall) -> None:
    before = await hall.post_here()
    hall.room = GARDEN
    page = await hall.type("/admin post")
    assert "Where: in another channel or topic" in shown(page).text
    hall.chat.answer = always(PostOutcome.REFUSED, "post-may-not-attach")
    page = await hall.press(page, "Post here instead")
    assert "Allow me to send files and photos there" in page.notice
    assert await hall.settings() == before
    hall.chat.answer = always(PostOutcome.SENT)
    page = await hall.press(page, "Post here instead")
    assert await hall.settings() == replace(before, channel=PostChannel(Chat.TELEGRAM, HALL.group, 4))
    assert [channel.channel for channel, _, _ in hall.chat.arrived] == [3, 4]
    assert "Where: here" in shown(page).text


async def fail(_: PostChannel) -> PostResult:
    raise OSError("broken off")


@every_language
async def test_the_outcome_of_a_trial_is_reported(hall: Hall, language: str) -> None:
    hall.room = replace(HALL, language=language)
    for answer, notice, is_saved in (
        (always(PostOutcome.REFUSED, "post-may-not-see"), "Give me the “View Channels” permission", False),
        (always(PostOutcome.REFUSED, "a reason to come"), "doesn’t accept posts there", False),
        (always(PostOutcome.UNREACHED), "Nothing was changed", False),
        (always(PostOutcome.UNKNOWN), "may not have arrived", True),
        (fail, "may not have arrived", True),
        (always(PostOutcome.SENT), "Test post sent.", True),
    ):
        hall.chat.answer = answer
        reply = await hall.type("/admin post here")
        assert 0 < len(reply.notice) <= MAX_NOTICE
        assert not reply.notice.endswith("…")
        assert language != "en" or notice in reply.notice
        assert (await hall.settings() is not None) == is_saved
    hall.app.services.post_senders.clear()
    assert (await hall.type("/admin post here")).notice == Texts.load(language)("posts-unreached")


async def test_there_are_no_posts_before_the_first_day(redis: Redis) -> None:
    desk = Desk(PlayerStore(redis))
    desk.app = App(Services(desk.store, Texts.load(), lambda: MORNING, first_day=date(2027, 2, 1)))
    desk.room = HALL
    assert "The first daily challenge comes on 2027-02-01" in (await desk.type("/admin post here")).notice
    assert (await desk.app.services.get(PostsService).store.plan(Chat.TELEGRAM, HALL.group)).settings is None


@pytest.mark.parametrize(
    ("lines", "notice"),
    [
        (
            ("24", "9:30", "18:01", "99"),
            "Posts are sent on the hour, from 0 to 23. For example, type /admin post 18:00.",
        ),
        (("zone 東", "zone xx"), "Type a large city, such as Tokyo, Berlin, New York."),
        (
            ("foo", "names", "names maybe", "weekly", "role", "here there", "x" * 300),
            "Available: post here, post 9,",
        ),
    ],
)
async def test_a_wrong_setting_is_refused_and_nothing_changes(
    hall: Hall, lines: tuple[str, ...], notice: str
) -> None:
    before = await hall.post_here()
    for line in lines:
        reply = await hall.type(f"/admin post {line}")
        assert notice in reply.notice
        assert reply.screen is None
        assert await hall.settings() == before


@every_language
@pytest.mark.parametrize("chat", [Chat.DISCORD, Chat.TELEGRAM])
async def test_no_refusal_is_cut(hall: Hall, language: str, chat: Chat) -> None:
    hall.room = replace(HALL, language=language)
    for line in ("W" * 60, "zone " + "W" * 60, "9:30", "role 5", "names on"):
        reply = await hall.app.handle(Player(chat, 7), read_line(f"/admin post {line}"), hall.room)
        assert len(reply.notice) <= MAX_NOTICE
        assert not reply.notice.endswith("…")
        assert reply.notice or line == "role 5"
        if line == "9:30":
            assert as_typed(chat, "admin post 18:00", Texts.load(language)) in reply.notice


async def test_without_posts_nothing_else_can_be_set(hall: Hall) -> None:
    for line in ("9", "names off", "weekly on", "zone Berlin", "hour"):
        reply = await hall.type(f"/admin post {line}")
        assert reply.notice == "There are no posts yet. First choose where they go."
        assert labels(reply) == ["Post here", "◀ Admin settings"]
    assert not (await hall.type("/admin post off")).notice
    assert await hall.settings() is None


async def test_a_role_can_be_mentioned_only_in_discord(hall: Hall) -> None:
    carla = Player(Chat.DISCORD, 9)

    async def role() -> int:
        settings = (await hall.posts.store.plan(Chat.DISCORD, HALL.group)).settings
        assert settings
        return settings.role

    await hall.type("/admin post here", carla)
    for typed in ("role <@&1234567890123456789>", "role 1234567890123456789", "role=1234567890123456789"):
        page = await hall.type(f"/admin post {typed}", carla)
        assert await role() == 1234567890123456789
        assert "Notified: a role" in shown(page).text
        await hall.press(page, "Notify no role", carla)
        assert await role() == 0
    for typed, number in (("role 5", 5), ("role none", 0), ("role 99999999999999999999", 0)):
        await hall.type(f"/admin post {typed}", carla)
        assert await role() == number
    await hall.post_here()
    assert "This chat has no roles" in (await hall.type("/admin post role 5")).notice


async def test_only_administrators_configure_posts(hall: Hall) -> None:
    before = await hall.post_here()
    page = await hall.type("/admin post")
    for label in ("Stop posting", "✓ Player names", "Hour: 12:00"):  # another administrator's buttons
        reply = await hall.press(page, label, BEN)
        assert reply.target is ReplyTarget.PRIVATE
        assert shown(reply).title in ("Daily posts", "Server or group settings")
    hall.room = replace(HALL, is_admin=False)
    for line in ("post", "post here", "post 9", "post off", "post zone Berlin"):
        assert "Only admins" in (await hall.type(f"/admin {line}")).notice
    assert await hall.settings() == before
    assert len(hall.chat.requests) == 1


async def test_the_changes_of_several_administrators_at_once_are_all_saved(hall: Hall) -> None:
    rooms = (HALL, GARDEN)
    await asyncio.gather(*(hall.app.handle(ANNA, read_line("/admin post here"), room) for room in rooms))
    assert sorted(channel.channel for channel, _, _ in hall.chat.arrived) == [3, 4]
    lines = ("9", "names off", "weekly on", "zone Berlin", "sound on")
    await asyncio.gather(
        *(hall.type(f"/admin post {line}", Player(Chat.TELEGRAM, 50 + len(line))) for line in lines)
    )
    after = await hall.settings()
    assert after
    assert (after.hour, after.zone, after.has_names) == (9, "Europe/Berlin", False)
    assert (after.is_weekly, after.is_silent) == (True, False)
    assert after.by != ANNA  # failures are reported to the administrator who changed the settings last


@pytest.mark.parametrize(("line", "span"), [("weekly on", Span.WEEK), ("monthly on", Span.MONTH)])
async def test_periods_that_closed_before_their_summaries_were_switched_on_get_none(
    hall: Hall, line: str, span: Span
) -> None:
    hall.time += 90 * DAY
    days = await hall.app.services.get(ChallengeService).days(MORNING)
    await hall.post_here()
    await hall.type(f"/admin post {line}")
    plan = await hall.posts.store.plan(Chat.TELEGRAM, HALL.group)
    assert plan.attempts[PostKind(span.value)].sent == closed_period(days, span, hall.time) > 0


async def test_a_puzzle_that_is_switched_on_after_the_post_of_a_day_comes_the_next_day(hall: Hall) -> None:
    settings, store = await hall.post_here(), hall.posts.store
    number = (await hall.app.services.get(ChallengeService).days(MORNING)).number_at(MORNING)
    day = Delivery(store.post_key(Chat.TELEGRAM, HALL.group), PostKind.DAY, number, "a")
    await store.claims.claim(day, 1000, settings.text)
    await store.claims.record_outcome(day, "sent")
    await hall.type("/admin post puzzle on")
    plan = await store.plan(Chat.TELEGRAM, HALL.group)
    assert plan.attempts["puzzle"].sent == number
    assert "Next: Saturday 12:00" in await hall.text()


async def test_failures_are_shown_with_the_settings(hall: Hall) -> None:
    settings, store = await hall.post_here(), hall.posts.store
    number = (await hall.app.services.get(ChallengeService).days(MORNING)).number_at(MORNING)
    now, reason = MORNING + 4 * HOUR, "post-is-closed"
    day = Delivery(store.post_key(Chat.TELEGRAM, HALL.group), PostKind.DAY, number, "a")
    await store.claims.claim(day, 1000, settings.text)
    await store.claims.record_outcome(day, "refused", again=now + 600, now=now, reason=reason)
    hall.time = now + 60
    text = await hall.text()
    assert "Next: Friday 12:10" in text
    assert "Posts have failed since Friday 12:00. I keep trying." in text
    assert "Reopen it, or choose another place for posts." in text
    await store.save_settings(Chat.TELEGRAM, HALL.group, None, settings, reason=reason)
    assert "I turned the posts off because they failed for a week: That topic" in await hall.text()


@pytest.mark.parametrize("text", [b"nonsense", b"[1, 2]", b"{}", b"\xff", b'["x", 1, 2, 3, 4, 5]'])
async def test_unreadable_settings_are_reported_and_can_be_replaced(hall: Hall, text: bytes) -> None:
    await hall.post_here()
    key = hall.posts.store.post_key(Chat.TELEGRAM, HALL.group)
    for command in ("/admin post off", "/admin post here"):
        await hall.store.redis.hset(key, "settings", text)
        page = await hall.type("/admin post")
        assert "The saved settings for posts can’t be read" in shown(page).text
        assert labels(page) == ["Post here", "◀ Admin settings"]
        await hall.app.services.get(Poster).post_due(hall.time)
        assert shown(await hall.type("/admin post 9")).text == shown(page).text
        assert "can no longer read" not in shown(await hall.type(command)).text
    assert await hall.settings()
