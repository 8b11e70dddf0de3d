"""Durations, hours, dates and moments as texts."""

from datetime import date, datetime

from bot.i18n.texts import Texts
from bot.i18n.time_zones import UNIVERSAL, clock, existing_zone

MINUTE, HOUR = 60, 60 * 60
FEW_HOURS = 2
"""Waits below this many hours are shown in minutes."""


def duration(seconds: int) -> str:
    """Return a duration in seconds as ``2:14`` or ``1:02:14``."""
    hours, rest = divmod(max(0, seconds), HOUR)
    minutes, left = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def full_hour(hour: int) -> str:
    """Return an hour such as ``09:00``."""
    return f"{hour:02}:00"


def weekday_and_time(texts: Texts, moment: int, zone: str) -> str:
    """Return a moment in seconds since 1970 as ``Saturday 14:00``; ``zone`` may be empty for UTC."""
    local = datetime.fromtimestamp(moment, existing_zone(zone or UNIVERSAL))
    return texts("announce-moment", weekday=local.isoweekday(), time=f"{local:%H:%M}")


def date_in_words(texts: Texts, day: date) -> str:
    """Return a date without its year."""
    return texts("announce-date", month=day.month, day=day.day)


def week_in_words(texts: Texts, first: date, last: date) -> str:
    """Return the days of a week."""
    return texts("announce-week-title", first=date_in_words(texts, first), last=date_in_words(texts, last))


def month_in_words(texts: Texts, day: date) -> str:
    """Return the month of a date, with its year."""
    return texts("announce-month-title", month=day.month, year=str(day.year))


def moment_in_words(texts: Texts, moment: int, zone: str, now: int) -> str:
    """Return when something happens, as part of a sentence: “at 14:00 by your clock, in 5 hours”.

    ``moment`` and ``now`` are seconds since 1970; ``zone`` is the player's time zone, or empty for UTC.
    """
    wait = max(moment - now, MINUTE)
    hours = round(wait / HOUR) if wait >= FEW_HOURS * HOUR else 0
    return texts(
        "daily-moment",
        clock=clock(zone or UNIVERSAL, moment),
        zone=UNIVERSAL if existing_zone(zone or UNIVERSAL).key == UNIVERSAL else "own",
        hours=hours,
        minutes=-(-wait // MINUTE),
    )
