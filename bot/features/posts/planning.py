"""The state of a group's posts, and when the next one is due, in any time zone and with summer time."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from enum import StrEnum
from typing import Self

from bot.core.actions import Chat
from bot.daily.days import Days
from bot.daily.local_time import due_moment
from bot.daily.scope import Span, period_of
from bot.daily.week import Week
from bot.features.posts.settings import PostSettings, further_posts
from bot.i18n.time_text import MINUTE
from bot.storage.coordination.delivery_claims import DeliveryAttempt

MONTHS = 12
LEAST_TIME = 15 * MINUTE
"""The least time, in seconds, that a post leaves to begin its challenge. A post at its hour leaves half an
hour or more, because the clocks of all zones differ from UTC by whole hours and 0, 30 or 45 minutes."""


class PostKind(StrEnum):
    """The posts' own kinds, each delivered on its own; the values are stored."""

    DAY = "day"
    """The challenge of a day."""
    WEEK = "week"
    MONTH = "month"
    """Summaries."""


def post_kinds() -> tuple[str, ...]:
    """Return the stored names of all kinds of posts: the further ones come after the own."""
    return (*PostKind, *further_posts())


@dataclass(frozen=True, slots=True)
class PostTask:
    """A post to be sent: a day, week or month by its number, and when it is due."""

    kind: str
    number: int
    moment: int


def next_due(days: Days, done: int, now: int, hour: int, zone: str) -> PostTask:
    """Return the next post after that of day ``done``; 0 for none so far.

    Its moment has passed if today's post is still missing. Missed posts of past days are not sent.
    """
    number = max(days.number_at(now), done + 1, 1)
    return PostTask(PostKind.DAY, number, due_moment(days, number, hour, zone))


def first_due(days: Days, now: int, hour: int, zone: str) -> PostTask:
    """Return the first post whose moment is in the future."""
    today = next_due(days, 0, now, hour, zone)
    return today if today.moment > now else next_due(days, today.number, now, hour, zone)


def closed_period(days: Days, span: Span, moment: int) -> int:
    """Return the number of the last week or month whose days had all closed at a moment; 0 for none.

    Weeks and months are numbered consecutively. A period before the first challenge does not count.
    """
    last = days.last_closed(moment)
    if last < 1:
        return 0
    # The period that ended with the last closed day.
    number = _period_number(span, days.date_of(last + 1)) - 1
    return number if _last_day(span, number) >= days.first else 0


def period_name(span: Span, number: int) -> str:
    """Return a numbered week or month as ``period_of`` writes it."""
    return period_of(span, _last_day(span, number))


def _period_number(span: Span, day: date) -> int:
    if span is Span.WEEK:
        return Week.of(day).number
    return day.year * MONTHS + day.month - 1


def _last_day(span: Span, number: int) -> date:
    if span is Span.WEEK:
        return Week.numbered(number).sunday
    year, month = divmod(number + 1, MONTHS)
    return date(year, month + 1, 1) - timedelta(days=1)


def _number_fields() -> tuple[str, ...]:
    """Return the fields that are whole numbers."""
    return ("since", "failing", *DeliveryAttempt.stored_fields(post_kinds()))


@dataclass(frozen=True, slots=True)
class PostPlan:
    """The stored state of the posts of a server or group."""

    settings: PostSettings | None = None
    """``None`` if there are no posts, or no longer."""
    since: int = 0
    """The first day with a post."""
    attempts: Mapping[str, DeliveryAttempt] = field(
        default_factory=lambda: dict.fromkeys(post_kinds(), DeliveryAttempt())
    )
    failing: int = 0
    """Since when posts are refused; 0 if they are not."""
    reason: str = ""
    """Why the last one was refused."""
    is_known: bool = False
    """Whether anything is stored."""
    unreadable: str = ""
    """The stored settings if they cannot be read: there are no posts then."""

    @classmethod
    def read(cls, chat: Chat, group: int, stored: Mapping[str, str], language: str) -> Self:
        """Read the stored fields; unreadable numbers count as unreadable settings."""
        text, settings = stored.get("settings", ""), None
        try:
            numbers = {name: int(stored.get(name, "0")) for name in _number_fields()}
            settings = PostSettings.read(chat, group, text, language) if text else None
        except (ValueError, LookupError, TypeError, AttributeError):
            numbers = dict.fromkeys(_number_fields(), 0)
        attempts = {kind: DeliveryAttempt.read(kind, numbers) for kind in post_kinds()}
        return cls(
            settings,
            numbers["since"],
            attempts,
            numbers["failing"],
            stored.get("reason", ""),
            bool(stored),
            "" if settings else text,
        )


def next_task(days: Days, plan: PostPlan, settings: PostSettings, now: int) -> PostTask:
    """Return what is to be posted next; it may be due already.

    A late post that would leave less than ``LEAST_TIME`` to begin is dropped: the next one is that of the
    next day, at its hour.

    The summary of a week or month follows the first post of a day at whose hour the period has closed. The
    further posts of a day follow that of its challenge.
    """
    hour, zone = settings.hour, settings.zone
    attempt = plan.attempts[PostKind.DAY]
    tasks = [_with_retry(plan, next_due(days, max(attempt.sent, plan.since - 1), now, hour, zone))]
    number = tasks[0].number
    if max(tasks[0].moment, now) > days.ends(number) - LEAST_TIME:  # the next try would be too late
        tasks = [PostTask(PostKind.DAY, number + 1, due_moment(days, number + 1, hour, zone))]
    today = days.number_at(now)
    if today == attempt.sent:
        moment = due_moment(days, today, hour, zone)
        for name, post in further_posts().items():
            if name in settings.further and today > plan.attempts[name].sent and post.exists(today):
                tasks.append(_with_retry(plan, PostTask(name, today, moment)))
        summaries = (
            (PostKind.WEEK, Span.WEEK, settings.is_weekly),
            (PostKind.MONTH, Span.MONTH, settings.is_monthly),
        )
        for kind, span, is_wanted in summaries:
            number = closed_period(days, span, moment)
            if is_wanted and number > plan.attempts[kind].sent:
                tasks.append(_with_retry(plan, PostTask(kind, number, moment)))
    return min(tasks, key=lambda task: task.moment)


def _with_retry(plan: PostPlan, task: PostTask) -> PostTask:
    attempt = plan.attempts[task.kind]
    is_again = attempt.number == task.number and attempt.again > task.moment
    return PostTask(task.kind, task.number, attempt.again) if is_again else task
