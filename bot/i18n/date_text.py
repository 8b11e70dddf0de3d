"""Dates, weeks and months in words, for posts, leaderboards and charts."""

from datetime import date, timedelta

from bot.i18n.texts import Texts

LAST_WEEKDAY = 6
"""Sunday, as ``date.weekday`` counts."""


def date_told(texts: Texts, day: date) -> str:
    """Return a date without its year."""
    return texts("announce-date", month=day.month, day=day.day)


def week_told(texts: Texts, day: date) -> str:
    """Return the week of a date, from Monday to Sunday."""
    first = day - timedelta(days=day.weekday())
    last = first + timedelta(days=LAST_WEEKDAY)
    return texts("announce-week-title", first=date_told(texts, first), last=date_told(texts, last))


def month_told(texts: Texts, day: date) -> str:
    """Return the month of a date, with its year."""
    return texts("announce-month-title", month=day.month, year=str(day.year))
