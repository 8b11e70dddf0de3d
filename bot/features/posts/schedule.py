"""When posts are due: one moment per day of the challenge, in any time zone, with or without summer time."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta

from bot.daily.days import DAY_SECONDS, Days
from bot.daily.scope import Span, period_of
from bot.i18n.time_text import HOUR
from bot.i18n.time_zones import existing_zone

MONTHS = 12
WEEK = 7


@dataclass(frozen=True, slots=True)
class PostTask:
    """A post to be sent: a day, week or month by its number, and when it is due."""

    span: Span
    number: int
    moment: int


def due_moment(days: Days, number: int, hour: int, zone: str) -> int:
    """Return when the post of a day is due: always within that day, which is a UTC day.

    It is the first moment at which the zone's clock shows the hour. If a change of summer time leaves no such
    moment in the day, it is when the clock would have shown it without the change.
    """
    begins, ends, rules = days.begins(number), days.ends(number), existing_zone(zone)
    found = []
    for moment in (begins, ends):
        day = datetime.fromtimestamp(moment, rules).replace(hour=hour, minute=0, second=0, tzinfo=None)
        for fold in (0, 1):
            shown = day.replace(tzinfo=rules, fold=fold)
            candidate = int(shown.timestamp())
            is_there = datetime.fromtimestamp(candidate, rules).replace(tzinfo=None) == day
            if is_there and begins <= candidate < ends:
                found.append(candidate)
    ahead = datetime.fromtimestamp(begins, rules).utcoffset() or timedelta()
    return min(found, default=begins + (hour * HOUR - int(ahead.total_seconds())) % DAY_SECONDS)


def next_due(days: Days, done: int, now: int, hour: int, zone: str) -> PostTask:
    """Return the next post after that of day ``done``; 0 for none so far.

    Its moment has passed if today's post is still missing. Missed posts of past days are not sent.
    """
    number = max(days.number_at(now), done + 1, 1)
    return PostTask(Span.DAY, number, due_moment(days, number, hour, zone))


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
    number = _period_number(span, days.date_of(last + 1).toordinal()) - 1
    return number if _last_day(span, number) >= days.first.toordinal() else 0


def period_name(span: Span, number: int) -> str:
    """Return a numbered week or month as ``period_of`` writes it."""
    return period_of(span, date.fromordinal(_last_day(span, number)))


def _period_number(span: Span, ordinal: int) -> int:
    """Return the number of the week or month of a date, given by its own number."""
    if span is Span.WEEK:
        return (ordinal - 1) // WEEK  # date number 1 was a Monday
    day = date.fromordinal(ordinal)
    return day.year * MONTHS + day.month - 1


def _last_day(span: Span, number: int) -> int:
    """Return the number of the last date of a numbered week or month."""
    if span is Span.WEEK:
        return (number + 1) * WEEK
    year, month = divmod(number + 1, MONTHS)
    return date(year, month + 1, 1).toordinal() - 1
