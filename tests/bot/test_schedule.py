"""When posts are due: once a day at the configured hour, whatever clocks do."""

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.actions import Chat
from bot.core.posts import PostChannel
from bot.daily.days import Days
from bot.daily.scope import Span, period_of
from bot.features.posts.planning import (
    PostAttempt,
    PostPlan,
    PostTask,
    closed_period,
    due_moment,
    first_due,
    next_due,
    next_task,
    period_name,
)
from bot.features.posts.settings import PostSettings
from bot.i18n.time_zones import all_zones, existing_zone

HOUR = 60 * 60
DAYS = Days(date(2026, 11, 21))  # a Saturday

zones = st.sampled_from(all_zones())
hours = st.integers(0, 23)


def utc(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M}"


def changes(day: int, zone: str) -> bool:
    """Return whether the offset of a zone changes within a UTC day."""
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
        ("Europe/Berlin", 2, date(2027, 3, 28), "2027-03-28 01:00"),  # the clock goes from 2 to 3
        ("Europe/Berlin", 2, date(2027, 10, 31), "2027-10-31 00:00"),  # the clock shows it twice
        ("Europe/Berlin", 1, date(2027, 10, 31), "2027-10-31 23:00"),  # and this hour not at all in the day
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
    attempts = {**PostPlan().attempts, Span.DAY: PostAttempt(9, 10, 9, midnight + 1200)}
    plan = PostPlan(settings, 1, attempts)
    for now in (midnight - 60, midnight, midnight + 60):
        assert next_task(DAYS, plan, settings, now) == PostTask(Span.DAY, 11, midnight)
