"""When a player's next reminder is due, in any time zone and with summer time."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from enum import StrEnum
from typing import Self

from bot.core.settings import PlayerSettings
from bot.daily.days import DAY_SECONDS, Days
from bot.daily.local_time import due_moment
from bot.features.reminders.choice import ReminderChoice
from bot.i18n.time_text import HOUR, MINUTE
from bot.i18n.time_zones import UNIVERSAL, existing_zone
from bot.storage.coordination.delivery_claims import DeliveryAttempt

WARNING_SECONDS = 3 * HOUR
"""How long before the end of the day the warning comes that a streak would be lost."""
LEAST_TIME = 15 * MINUTE
"""The least time, in seconds, that a reminder leaves to begin the challenge."""
WINDOW = 15 * MINUTE
"""The least time, in seconds, in which a reminder can be sent."""
LATEST = 4 * HOUR
"""How late a reminder may come, in seconds: later it would be at an hour that nobody has chosen."""
WAKING_HOURS = range(9, 21)
"""The hours of the player's clock in which the reminder of a review comes."""
BETWEEN = 3 * HOUR
"""The least time, in seconds, between two messages."""
MOST_UNANSWERED = 3
"""Reminders in a row that bring nobody, after which they pause."""
PAUSE_DAYS = 14


class ReminderKind(StrEnum):
    """The kinds of reminders; the values are stored."""

    DAILY = "daily"
    """Today's challenge has not been played."""
    STREAK = "streak"
    """A streak would be lost in three hours."""
    REVIEW = "review"
    """The review of a finished challenge has opened; asked for by a press, each time."""


DAY_KINDS = (ReminderKind.DAILY, ReminderKind.STREAK)
"""Those that come on each day on which they are needed, as the player has chosen."""


@dataclass(frozen=True, slots=True)
class ReminderTask:
    """A reminder of a day, by the number of its challenge, and when it is due."""

    kind: ReminderKind
    number: int
    moment: int


NUMBER_FIELDS = (
    "channel",
    "last",
    "open",
    "unanswered",
    "paused",
    "wanted",
    *DeliveryAttempt.stored_fields(ReminderKind),
)
"""The fields that are whole numbers."""


@dataclass(frozen=True, slots=True)
class ReminderState:
    """The stored state of a player's reminders, with the settings that they depend on."""

    choice: ReminderChoice = field(default_factory=ReminderChoice)
    zone: str = ""
    settings: str = ""
    """The language in which the player turned them on; empty if nothing is stored."""
    language: str = ""
    """The language that the player has chosen; empty for none."""
    channel: int = 0
    """The private channel in Discord; 0 if it is not known."""
    last: int = 0
    """When the last one was sent."""
    pending: int = 0
    """The day of the last daily reminder, until it is known whether it brought the player (``open``)."""
    unanswered: int = 0
    """How many daily reminders in a row brought nobody."""
    paused: int = 0
    """The day from which on daily reminders come again."""
    wanted: int = 0
    """The last challenge whose review the player waits for."""
    attempts: Mapping[ReminderKind, DeliveryAttempt] = field(
        default_factory=lambda: dict.fromkeys(ReminderKind, DeliveryAttempt())
    )

    @property
    def is_on(self) -> bool:
        """Whether there is anything to send."""
        return bool(self.settings and (self.choice or self.waits_for_review))

    @property
    def waits_for_review(self) -> bool:
        """Whether the reminder of a review has not been sent."""
        return self.wanted > self.attempts[ReminderKind.REVIEW].sent

    @classmethod
    def read(cls, stored: Mapping[str, str], chosen: Mapping[str, str]) -> Self:
        """Parse the stored state and the player's settings; unreadable numbers count as 0."""
        numbers = {
            name: int(text) if (text := stored.get(name, "")).isdecimal() else 0 for name in NUMBER_FIELDS
        }
        attempts = {kind: DeliveryAttempt.read(kind, numbers) for kind in ReminderKind}
        player = PlayerSettings.read(chosen)
        return cls(
            ReminderChoice.read(chosen),
            player.zone,
            stored.get("settings", ""),
            player.language,
            numbers["channel"],
            numbers["last"],
            numbers["open"],
            numbers["unanswered"],
            numbers["paused"],
            numbers["wanted"],
            attempts,
        )


def moment_of(days: Days, state: ReminderState, kind: ReminderKind, number: int) -> int:
    """Return when the reminder of a day is due: at the player's time, or up to half an hour earlier.

    It is earlier in the last half hour of the day, so that the challenge can still be begun. That of a review
    comes when the day closes, or at the next waking hour.
    """
    if kind is ReminderKind.REVIEW:
        return _waking_moment(days.closes(number), state.zone)
    if kind is ReminderKind.STREAK:
        return days.ends(number) - WARNING_SECONDS
    clock = state.choice.daily or time()
    due = due_moment(days, number, clock.hour, state.zone, clock.minute)
    return min(due, days.ends(number) - LEAST_TIME - WINDOW)


def next_task(days: Days, state: ReminderState, now: int) -> ReminderTask | None:
    """Return what is due next; it may be due already. ``None`` if nothing is.

    A reminder that would be more than ``LATEST`` late, or leave less than ``LEAST_TIME``, is dropped.
    """
    if not state.is_on:
        return None
    wanted = [
        *([ReminderKind.DAILY] if state.choice.daily else []),
        *([ReminderKind.STREAK] if state.choice.has_warning else []),
    ]
    tasks = [_task(days, state, kind, now) for kind in wanted]
    if state.waits_for_review and now <= last_moment(days, state, ReminderKind.REVIEW, state.wanted):
        tasks.append(_review_task(days, state))
    return min(tasks, key=lambda task: task.moment, default=None)


def _review_task(days: Days, state: ReminderState) -> ReminderTask:
    attempt, moment = (
        state.attempts[ReminderKind.REVIEW],
        moment_of(days, state, ReminderKind.REVIEW, state.wanted),
    )
    if attempt.number == state.wanted:
        moment = max(moment, attempt.again)
    return ReminderTask(ReminderKind.REVIEW, state.wanted, moment)


def _task(days: Days, state: ReminderState, kind: ReminderKind, now: int) -> ReminderTask:
    attempt = state.attempts[kind]
    begin = max(days.number_at(now), attempt.sent + 1, 1)
    if kind is ReminderKind.DAILY:
        begin = max(begin, state.paused)
    for number in (begin, begin + 1):
        moment = moment_of(days, state, kind, number)
        if attempt.number == number:
            moment = max(moment, attempt.again)
        if max(moment, now) <= last_moment(days, state, kind, number):
            break
    return ReminderTask(kind, number, moment)


def last_moment(days: Days, state: ReminderState, kind: ReminderKind, number: int) -> int:
    """Return until when the reminder of a day can be sent."""
    if kind is ReminderKind.REVIEW:
        return moment_of(days, state, kind, number) + DAY_SECONDS
    return min(moment_of(days, state, kind, number) + LATEST, days.ends(number) - LEAST_TIME)


def done_when_chosen(days: Days, state: ReminderState, kind: ReminderKind, now: int) -> int:
    """Return the day up to which nothing is sent if a reminder is chosen now: its moment has passed today."""
    number = days.number_at(now)
    return number if moment_of(days, state, kind, number) <= now else number - 1


def _waking_moment(moment: int, zone: str) -> int:
    """Return a moment if the player's clock shows a waking hour then, else the beginning of the next ones."""
    local = datetime.fromtimestamp(moment, existing_zone(zone or UNIVERSAL))
    if local.hour in WAKING_HOURS:
        return moment
    later = timedelta(days=local.hour >= WAKING_HOURS.stop)
    return int((local + later).replace(hour=WAKING_HOURS.start, minute=0, second=0).timestamp())


def next_check(days: Days, state: ReminderState, now: int) -> int:
    """Return when to look at a player again: at least every day, so that the schedule repairs itself."""
    task = next_task(days, state, now)
    return min(task.moment, now + DAY_SECONDS) if task else now + DAY_SECONDS
