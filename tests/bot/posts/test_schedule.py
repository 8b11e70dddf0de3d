"""When posts are due: once a day at the configured hour, in every time zone, even if clocks change."""

from datetime import UTC, date, datetime, timedelta
from itertools import cycle, pairwise
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.actions import Chat, Room
from bot.core.callback_data import MAX_BYTES, pack
from bot.core.posts import PostChannel
from bot.core.replies import ReplyTarget
from bot.core.retention import DAY
from bot.core.screens import MAX_LABEL, MAX_ROWS
from bot.daily.days import Days
from bot.daily.local_time import due_moment
from bot.daily.scope import Span, period_of
from bot.features.posts.planning import (
    LEAST_TIME,
    PostKind,
    PostPlan,
    PostTask,
    closed_period,
    first_due,
    next_due,
    next_task,
    period_name,
)
from bot.features.posts.settings import PostSettings
from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.i18n.time_zones import HOURS, LARGE, all_zones, city, clock, existing_zone
from bot.i18n.zone_names import ZoneNames
from bot.storage.coordination.delivery_claims import DeliveryAttempt
from bot.storage.keys import first_game_key
from tests.bot.desk import ANNA, MORNING, Desk, button, controls, labels, shown

HOUR = 60 * 60
DAYS = Days(date(2026, 11, 21))  # a Saturday

zones = st.sampled_from(all_zones())
hours = st.integers(0, 23)


def utc(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M}"


def changes(day: int, zone: str) -> bool:
    """Return whether the UTC offset of a zone changes within a UTC day."""
    moments = range(day, day + 24 * HOUR + 1, 900)
    return len({datetime.fromtimestamp(one, existing_zone(zone)).utcoffset() for one in moments}) > 1


@given(zones, hours, st.dates(date(2000, 1, 1), date(2037, 12, 31)), st.integers(1, 800))
def test_a_post_is_due_at_the_first_moment_of_its_day_at_the_hour(
    zone: str, hour: int, first: date, number: int
) -> None:
    days = Days(first)
    moment = due_moment(days, number, hour, zone)
    assert days.begins(number) <= moment < days.ends(number)
    local = datetime.fromtimestamp(moment, existing_zone(zone))
    if not changes(days.begins(number), zone):
        assert (local.hour, local.minute, local.second) == (hour, 0, 0)
    for earlier in range(days.begins(number), moment, 900):
        local = datetime.fromtimestamp(earlier, existing_zone(zone))
        assert (local.hour, local.minute) != (hour, 0)


@pytest.mark.parametrize(
    ("zone", "hour", "day", "moment"),
    [
        ("Europe/Berlin", 2, date(2027, 3, 27), "2027-03-27 01:00"),
        ("Europe/Berlin", 2, date(2027, 3, 28), "2027-03-28 01:00"),  # the clock jumps from 2 to 3
        ("Europe/Berlin", 2, date(2027, 10, 31), "2027-10-31 00:00"),  # the clock shows this hour twice
        ("Europe/Berlin", 1, date(2027, 10, 31), "2027-10-31 23:00"),  # this hour falls outside the UTC day
        ("Europe/Berlin", 1, date(2027, 11, 1), "2027-11-01 00:00"),
        ("Australia/Lord_Howe", 2, date(2027, 10, 2), "2027-10-02 15:30"),  # half an hour is left out
        ("Pacific/Pago_Pago", 9, date(2027, 1, 1), "2027-01-01 20:00"),
    ],
)
def test_examples_of_days(zone: str, hour: int, day: date, moment: str) -> None:
    assert utc(due_moment(DAYS, DAYS.number_of(day), hour, zone)) == moment


@given(zones, hours, st.integers(1, 4000), st.integers(0, 24 * HOUR - 1), st.integers(-3, 2))
def test_the_next_post_is_for_today_or_a_future_day(
    zone: str, hour: int, number: int, into: int, ahead: int
) -> None:
    now = DAYS.begins(number) + into
    coming = next_due(DAYS, number + ahead, now, hour, zone)
    assert coming.number == max(number, number + ahead + 1)
    first = first_due(DAYS, now, hour, zone)
    assert first.moment > now
    assert first.number in (number, number + 1)
    assert first.number == number or due_moment(DAYS, number, hour, zone) <= now


def test_before_the_first_day_its_post_is_the_first() -> None:
    early = DAYS.begins(1) - 5 * 24 * HOUR
    for due in (next_due(DAYS, 0, early, 9, "UTC"), first_due(DAYS, early, 9, "UTC")):
        assert (due.number, due.moment) == (1, DAYS.begins(1) + 9 * HOUR)


@pytest.mark.parametrize("span", [Span.WEEK, Span.MONTH])
def test_each_week_and_month_is_closed_once_at_noon_after_its_last_day(span: Span) -> None:
    moments = range(DAYS.begins(1), DAYS.begins(800), 12 * HOUR)
    closed = [(moment, closed_period(DAYS, span, moment)) for moment in moments]
    news = [(now, number) for (_, before), (now, number) in pairwise(closed) if number != before]
    for now, number in news:
        shown = datetime.fromtimestamp(now, UTC)
        last = (shown - timedelta(days=1)).date()
        assert shown.hour == 12
        assert period_name(span, number) == period_of(span, last)
        assert period_of(span, last + timedelta(days=1)) != period_of(span, last)
    numbers = [number for _, number in news]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    assert len(news) in (113, 114) if span is Span.WEEK else len(news) == 26
    assert closed[0][1] == 0
    assert utc(news[0][0]) == ("2026-11-23 12:00" if span is Span.WEEK else "2026-12-01 12:00")


def test_a_day_that_fails_until_its_end_does_not_delay_the_next_one() -> None:
    settings = PostSettings(PostChannel(Chat.TELEGRAM, 5), hour=0)
    midnight = DAYS.begins(11)
    attempts = {**PostPlan().attempts, PostKind.DAY: DeliveryAttempt(9, 10, 9, midnight + 1200)}
    plan = PostPlan(settings, 1, attempts)
    for now in (midnight - 60, midnight, midnight + 60):
        assert next_task(DAYS, plan, settings, now) == PostTask(PostKind.DAY, 11, midnight)


@given(zones, hours, st.integers(1, 4000), st.integers(0, 24 * HOUR - 1))
def test_a_post_at_its_hour_is_sent_and_a_late_one_leaves_time_to_begin(
    zone: str, hour: int, number: int, into: int
) -> None:
    settings = PostSettings(PostChannel(Chat.TELEGRAM, 5), hour, zone)
    plan = PostPlan(settings, 1, {**PostPlan().attempts, PostKind.DAY: DeliveryAttempt(number - 1)})
    due, latest = due_moment(DAYS, number, hour, zone), DAYS.ends(number) - LEAST_TIME
    for delay in (0, HOUR // 4):  # the process may be slow, or its chat away for a moment
        assert next_task(DAYS, plan, settings, due + delay) == PostTask(PostKind.DAY, number, due)
    now = DAYS.begins(number) + into
    next_day = PostTask(PostKind.DAY, number + 1, due_moment(DAYS, number + 1, hour, zone))
    assert next_task(DAYS, plan, settings, now) == (
        PostTask(PostKind.DAY, number, due) if now <= latest else next_day
    )
    assert next_task(DAYS, plan, settings, latest + 1) == next_day


HALF = 1_800_027_000  # 15:30 UTC
SUMMER = MORNING + 180 * DAY


def test_zones_are_areas_with_a_city_and_occur_once() -> None:
    zones = all_zones()
    assert len(zones) > 400
    assert len(set(zones)) == len(zones)
    assert set(zones) <= available_timezones()
    assert set(LARGE) <= set(zones)
    assert zones[: len(LARGE)] == LARGE
    assert [zone for zone in zones if "/" not in zone] == ["UTC"]
    assert {zone.partition("/")[0] for zone in zones} == {
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian",
        "Pacific", "UTC",
    }  # fmt: skip


def test_old_names_mean_the_zones_of_today() -> None:
    for old, zone in (
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("US/Pacific", "America/Los_Angeles"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"),
        ("GMT", "UTC"),
    ):
        assert old not in all_zones()
        assert ZoneNames.of_language("en").meant((old,)) == zone


def test_every_zone_is_found_by_its_name_and_by_its_city() -> None:
    names = ZoneNames.of_language("en")
    for zone in all_zones():
        for typed in (zone, zone.lower(), zone.replace("_", " "), zone.replace("/", " ")):
            assert names.meant(typed.split()) == zone
        found = names.meant(city(zone).split())
        assert found is not None
        assert city(found) == city(zone)


def test_an_unknown_zone_is_utc() -> None:
    for name in ("", "Mars/Olympus", "../UTC", "/etc/passwd", "x" * 300, "Europe", "Europe/\0"):
        assert existing_zone(name) == ZoneInfo("UTC")


@pytest.mark.parametrize(
    ("language", "now"), [*zip(finished_languages(), cycle((MORNING, HALF, SUMMER)), strict=False)]
)
async def test_every_zone_can_be_chosen_with_buttons(desk: Desk, language: str, now: int) -> None:
    desk.room, desk.time = Room(language=language), now
    texts = Texts.load(language)
    hours = await desk.type("/settings zone")
    assert len(shown(hours).rows) == MAX_ROWS
    found = set()
    for hour in range(HOURS):
        page = await desk.press(hours, texts("zone-hour", hour=f"{hour:02}"))
        assert page.target is ReplyTarget.HERE
        of_hour: set[str] = set()
        while True:
            offered = [one for one in controls(page) if one.action.words[-1] in all_zones()]
            if of_hour.intersection(one.label for one in offered):
                break
            of_hour |= {one.label for one in offered}
            for one in offered:
                zone = one.action.words[1]
                found.add(zone)
                assert columns(one.label) <= MAX_LABEL
                assert len(pack(one.action)) <= MAX_BYTES
                assert clock(zone, now) in one.label
                assert clock(zone, now)[:2] == f"{hour:02}"
            if texts("button-more") not in labels(page):
                break
            page = await desk.press(page, texts("button-more"))
    assert found == set(all_zones())


async def test_a_button_chooses_a_zone_and_others_lead_back(desk: Desk) -> None:
    page = await desk.press(await desk.type("/settings zone"), "17")
    assert labels(page)[0].endswith(" · 17:00")
    hours = await desk.press(page, "◀ Another hour")
    assert len(controls(hours)) == HOURS + 1
    assert shown(await desk.press(hours, "◀ Settings")).title == "Settings"
    page = await desk.press(hours, "09")
    reply = await desk.press(page, "Berlin · 09:00")
    assert "• Time zone: Europe/Berlin · 09:00" in shown(reply).text
    assert (await desk.store.settings(ANNA)).zone == "Europe/Berlin"


async def test_a_button_of_an_hour_means_the_same_zones_later(desk: Desk) -> None:
    hours = await desk.type("/settings zone")
    page = await desk.press(hours, "13")
    desk.time += 55 * 60  # now it is another hour in some zones, but not in India
    later = await desk.press(hours, "13")
    assert [one.action for one in controls(later)] == [one.action for one in controls(page)]
    assert button(later, "Kolkata · 14:25")


async def test_typed_pages_of_zones_are_checked(desk: Desk) -> None:
    for words in ("24 0 0", "1 60 0", "-1 0 0", "a b c", "1 2", "1 2 3 4", "", "1 2 ²", "1 1 99999"):
        reply = await desk.type(f"/settings zone ahead {words}")
        assert "Unknown time zone “ahead" in reply.notice
    first = shown(await desk.type("/settings zone ahead 12 0 0"))
    assert shown(await desk.type("/settings zone ahead 12 0 2")) == first  # after the last page


async def test_games_are_dealt_although_the_zone_no_longer_exists(desk: Desk) -> None:
    await desk.store.choose(ANNA, {"zone": "Mars/Olympus"})
    assert shown(await desk.type("/play wish 42")).title.startswith("Wish")
    assert await desk.store.redis.exists(first_game_key(ANNA, "wish", "2027-01-15"))
    assert "• Time zone: UTC · 08:00" in shown(await desk.type("/settings")).text
