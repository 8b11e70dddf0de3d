"""The state of a group's posts, and what is to be posted there next."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from bot.core.actions import Chat
from bot.daily.days import Days
from bot.daily.scope import Span
from bot.features.posts.schedule import PostTask, closed_period, due_moment, next_due
from bot.features.posts.settings import PostSettings
from bot.i18n.time_text import HOUR, MINUTE

LONGEST_WAIT = HOUR
"""The longest wait between two tries."""


@dataclass(frozen=True, slots=True)
class PostAttempt:
    """The progress of one kind of posts: of days, weeks or months, each by its number."""

    sent: int = 0
    """The last one that was posted."""
    number: int = 0
    """The one that was tried last, if it was not posted."""
    tries: int = 0
    """How often it has failed."""
    again: int = 0
    """When it will be tried again."""

    @property
    def wait(self) -> int:
        """Seconds to wait after another failure: 1 minute, 2, 4 and so on."""
        return int(min(MINUTE * 2 ** min(self.tries, 10), LONGEST_WAIT))


NUMBER_FIELDS = ("since", "failing", *(f"{span}.{name}" for span in Span for name in PostAttempt.__slots__))
"""The fields that are whole numbers."""


@dataclass(frozen=True, slots=True)
class PostPlan:
    """The stored state of the posts of a server or group."""

    settings: PostSettings | None = None
    """``None`` if there are no posts, or no longer."""
    since: int = 0
    """The first day with a post."""
    attempts: Mapping[Span, PostAttempt] = field(default_factory=lambda: dict.fromkeys(Span, PostAttempt()))
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
            numbers = {name: int(stored.get(name, "0")) for name in NUMBER_FIELDS}
            settings = PostSettings.read(chat, group, text, language) if text else None
        except (ValueError, LookupError, TypeError, AttributeError):
            numbers = dict.fromkeys(NUMBER_FIELDS, 0)
        attempts = {
            span: PostAttempt(*(numbers[f"{span}.{name}"] for name in PostAttempt.__slots__)) for span in Span
        }
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

    The summary of a week or month follows the first post of a day at whose hour the period has closed.
    """
    hour, zone = settings.hour, settings.zone
    attempt = plan.attempts[Span.DAY]
    tasks = [_with_retry(plan, next_due(days, max(attempt.sent, plan.since - 1), now, hour, zone))]
    number = tasks[0].number
    if tasks[0].moment >= days.ends(number):  # the next try would be too late
        tasks = [PostTask(Span.DAY, number + 1, due_moment(days, number + 1, hour, zone))]
    today = days.number_at(now)
    if today == attempt.sent:
        moment = due_moment(days, today, hour, zone)
        for span, is_wanted in ((Span.WEEK, settings.is_weekly), (Span.MONTH, settings.is_monthly)):
            number = closed_period(days, span, moment)
            if is_wanted and number > plan.attempts[span].sent:
                tasks.append(_with_retry(plan, PostTask(span, number, moment)))
    return min(tasks, key=lambda task: task.moment)


def _with_retry(plan: PostPlan, task: PostTask) -> PostTask:
    """Return a task with the time of its next try, if it has failed before."""
    attempt = plan.attempts[task.span]
    is_again = attempt.number == task.number and attempt.again > task.moment
    return PostTask(task.span, task.number, attempt.again) if is_again else task
