"""When reminders are due: each day once, at the player's own hour, whatever their clocks do."""

from dataclasses import replace
from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.daily.days import Days
from bot.features.reminders.choice import ReminderChoice
from bot.features.reminders.planning import (
    LATEST,
    LEAST_TIME,
    WARNING_SECONDS,
    ReminderKind,
    ReminderState,
    ReminderTask,
    next_check,
    next_task,
)
from bot.storage.coordination.delivery_claims import DeliveryAttempt

DAYS = Days(date(2027, 1, 1))
ZONES = ("", "Asia/Tokyo", "Europe/Berlin", "America/New_York", "Pacific/Chatham", "America/St_Johns")
STATE = ReminderState(ReminderChoice(time(18, 30)), settings="en")


def with_done(state: ReminderState, kind: ReminderKind, number: int) -> ReminderState:
    return replace(state, attempts={**state.attempts, kind: DeliveryAttempt(number)})


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("clock", [time(18, 30), time(2, 30), time(0, 0)], ids=str)
def test_in_a_year_each_day_has_one_reminder_and_its_time_is_on_the_clock(zone: str, clock: time) -> None:
    state, now, moments = replace(STATE, choice=ReminderChoice(clock), zone=zone), DAYS.begins(1), []
    for number in range(1, 366):
        task = next_task(DAYS, state, now)
        assert task
        assert (task.kind, task.number) == (ReminderKind.DAILY, number)
        assert DAYS.begins(number) <= task.moment < DAYS.ends(number)
        state, now = with_done(state, ReminderKind.DAILY, number), task.moment + 1
        moments.append(datetime.fromtimestamp(task.moment, ZoneInfo(zone or "UTC")))
    wrong = [moment for moment in moments if (moment.hour, moment.minute) != (clock.hour, clock.minute)]
    assert len(wrong) <= (clock == time(2, 30))  # the hour that the clock skips in spring


def test_the_warning_comes_three_hours_before_the_day_ends() -> None:
    state = replace(STATE, choice=ReminderChoice(has_warning=True))
    task = next_task(DAYS, state, DAYS.begins(5))
    assert task == ReminderTask(ReminderKind.STREAK, 5, DAYS.ends(5) - WARNING_SECONDS)


@given(st.integers(0, 86_399), st.sampled_from(ZONES), st.integers(0, 1439), st.booleans())
def test_nothing_is_due_that_is_too_late(second: int, zone: str, minutes: int, has_warning: bool) -> None:
    choice = ReminderChoice(time(*divmod(minutes, 60)), has_warning)
    state = replace(STATE, choice=choice, zone=zone)
    now = DAYS.begins(100) + second
    task = next_task(DAYS, state, now)
    assert task
    assert now - task.moment <= LATEST
    assert max(now, task.moment) <= DAYS.ends(task.number) - LEAST_TIME
    assert next_check(DAYS, state, now) <= max(task.moment, now + 86_400)


def test_a_pause_ends_on_its_day_and_holds_no_warning_back() -> None:
    now = DAYS.begins(20)
    paused = replace(STATE, paused=30)
    task = next_task(DAYS, paused, now)
    assert task
    assert task.number == 30
    warned = next_task(DAYS, replace(paused, choice=replace(paused.choice, has_warning=True)), now)
    assert warned
    assert (warned.kind, warned.number) == (ReminderKind.STREAK, 20)


def test_without_anything_stored_nothing_is_due() -> None:
    assert next_task(DAYS, replace(STATE, settings=""), DAYS.begins(1)) is None
    assert next_task(DAYS, replace(STATE, choice=ReminderChoice()), DAYS.begins(1)) is None


def test_damaged_numbers_count_as_nothing() -> None:
    state = ReminderState.read({"settings": "en", "last": "x", "daily.sent": "-1"}, {"reminder": "25:00"})
    assert state == ReminderState(settings="en")


def test_the_first_day_has_not_begun() -> None:
    now = int(datetime(2026, 12, 1, tzinfo=UTC).timestamp())
    task = next_task(DAYS, STATE, now)
    assert task
    assert task.number == 1
