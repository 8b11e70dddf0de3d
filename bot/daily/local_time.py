"""Local times within the days of the daily challenge, in any time zone and with summer time."""

from datetime import datetime, timedelta

from bot.daily.days import DAY_SECONDS, Days
from bot.i18n.time_text import HOUR, MINUTE
from bot.i18n.time_zones import existing_zone


def due_moment(days: Days, number: int, hour: int, zone: str, minute: int = 0) -> int:
    """Return when what is due at a local time is due on a day: always within that day, which is a UTC day.

    It is the first moment at which the zone's clock shows the time. If a change of summer time leaves no such
    moment in the day, it is when the clock would have shown it without the change.
    """
    begins, ends, rules = days.begins(number), days.ends(number), existing_zone(zone)
    found = []
    for moment in (begins, ends):
        local = datetime.fromtimestamp(moment, rules)
        day = local.replace(hour=hour, minute=minute, second=0, tzinfo=None)
        for fold in (0, 1):
            shown = day.replace(tzinfo=rules, fold=fold)
            candidate = int(shown.timestamp())
            is_there = datetime.fromtimestamp(candidate, rules).replace(tzinfo=None) == day
            if is_there and begins <= candidate < ends:
                found.append(candidate)
    ahead = datetime.fromtimestamp(begins, rules).utcoffset() or timedelta()
    since_midnight = hour * HOUR + minute * MINUTE - int(ahead.total_seconds())
    return min(found, default=begins + since_midnight % DAY_SECONDS)
